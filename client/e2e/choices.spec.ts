import type { Choice } from '@saathi/shared/choices/schema'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { type Account, restoreSession } from './people.ts'
import { createUser } from './tours.ts'

test.use({ viewport: { width: 360, height: 740 } })
// One browser, in which four people take turns.
test.describe.configure({ timeout: 90_000 })

const option = (page: Page, place: string, vote: 'I could go for this' | 'I can’t do this one') =>
  page.getByRole('group', { name: place }).getByLabel(vote)
const vote = (page: Page) => page.getByRole('button', { name: 'Vote', exact: true })

async function joinBy(page: Page, person: Account, path: string) {
  await restoreSession(page, person)
  await page.goto(path)
  await page.getByRole('button', { name: 'Vote too' }).click()
  await expect(vote(page)).toBeVisible()
}

test('four friends choose between two trips, and one cannot do the first: the other opens as a trip of all four', async ({
  page,
  request,
}) => {
  const [asha, ravi, mina, kabir] = [
    await createUser(request, 'Asha Rao'),
    await createUser(request, 'Ravi Iyer'),
    await createUser(request, 'Mina Bose'),
    await createUser(request, 'Kabir Khan'),
  ]
  const form = '/choices/new?from=bangalore&people=4&days=3'
  await restoreSession(page, asha)
  await page.goto(`${form}&plan=hampi`)
  await expect(page.getByRole('heading', { name: 'Hampi' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Start the choice' }).click()
  await expect(page.getByText('Add a second trip, then everybody can vote.')).toBeVisible()
  const choiceId = new URL(page.url()).pathname.split('/').at(-1) as string
  await goTo(page, `${form}&plan=gokarna&choice=${choiceId}`)
  await page.getByRole('button', { name: 'Add it' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = new URL(await page.getByRole('textbox', { name: 'Invite friends' }).inputValue()).pathname
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await option(page, 'Hampi', 'I could go for this').check()
  await vote(page).click()
  await expect(page.getByText('Your vote counts.')).toBeVisible()

  await ravi.call('choices.join', { token: link.split('/').at(-1) })
  await ravi.call('choices.vote', { choiceId, approvals: [0], veto: null })

  await joinBy(page, mina, link)
  await option(page, 'Gokarna', 'I could go for this').check()
  await option(page, 'Hampi', 'I can’t do this one').check()
  await vote(page).click()
  await expect(page.getByText('Your vote counts.')).toBeVisible()

  await joinBy(page, kabir, link)
  await expect(page.getByRole('region', { name: 'Who has voted' }).getByText('Has voted', { exact: true })).toHaveCount(
    3,
  )
  await option(page, 'Gokarna', 'I could go for this').check()
  await vote(page).click()
  const result = page.getByRole('status').filter({ hasText: 'This is where you go' })
  await expect(result).toContainText('Gokarna')
  await expectNoSidewaysScroll(page)
  await result.getByRole('button', { name: 'Open the trip' }).click()
  await expect(page).toHaveURL(/\/trips\/[\da-f-]{36}/)
  const coming = page.getByRole('region', { name: 'Who is coming?' })
  for (const { name } of [asha, ravi, mina]) await expect(coming).toContainText(name)

  await goTo(page, '/trips')
  await page.getByRole('link', { name: 'Your choices' }).click()
  await expect(page.getByText('Opened as a trip')).toBeVisible()
  await expectNoSidewaysScroll(page)
  const { result: stored } = await asha.call<Choice>('choices.close', { choiceId })
  await asha.call('trips.remove', { tripId: stored?.tripId })
  await page.getByRole('link', { name: /^Where do we go/ }).click()
  await expect(page.getByText('It was opened as a trip, which has been deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the trip' })).toHaveCount(0)
})
