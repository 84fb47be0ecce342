import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, inDays, pastTrip } from './tours.ts'

// Three accounts, and browsers that take turns. The page that is gone is a 404.
test.describe.configure({ timeout: 180_000 })
test.use({ viewport: { width: 360, height: 740 }, expectedErrors: /status of 404/ })

test('a trip that is over: its owner asks, a friend agrees, a stranger reads and copies it, and it is gone when the friend withdraws', async ({
  page,
  browser,
  request,
}) => {
  const [owner, friend] = [await createUser(request, 'Kavya Iyer'), await createUser(request, 'Rohan Mehta')]
  const tripId = await pastTrip(owner)
  const { path: invite } = await owner.call<{ path: string }>('trips.createInvite', { tripId, mayEdit: true })
  await friend.call('trips.join', { token: invite.split('/').at(-1) })
  const open = async () => {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: page.viewportSize() })
    return context.newPage()
  }
  await restoreSession(page, owner)
  await page.goto(`/trips/${tripId}`)
  const card = page.getByRole('region', { name: 'A page for others' })
  await card.getByRole('checkbox', { name: 'Show my first name' }).check()
  await card.getByRole('button', { name: 'Make it public' }).click()
  await expect(card.getByText('A friend who changes this trip has to agree before it is public.')).toBeVisible()
  // Nobody joins it any more.
  await expect(page.getByRole('button', { name: 'Open to others' })).toHaveCount(0)
  await expectAccessible(page, card)
  await expectNoSidewaysScroll(page)

  const theirs = await open()
  await restoreSession(theirs, friend)
  await theirs.goto('/')
  await theirs.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await theirs.getByRole('link', { name: /^New: Kavya Iyer would like to make .+ public\. Do you agree\?/ }).click()
  await expect(theirs).toHaveURL(`/trips/${tripId}`)
  const asked = theirs.getByRole('region', { name: 'Kavya Iyer would like to make this trip public' })
  await asked.getByRole('link', { name: 'See the page' }).click()
  await expect(theirs.getByText('Only the people of this trip see this page so far.')).toBeVisible()
  await theirs.goBack()
  await expectAccessible(theirs, asked)
  await asked.getByRole('button', { name: 'I agree', exact: true }).click()
  const agreed = theirs.getByRole('region', { name: 'A page for others' })
  await expect(agreed.getByText('You have agreed that this trip is public.')).toBeVisible()

  await expect(card.getByText('This trip is public. Everybody with the address reads it.')).toBeVisible()
  const address = await card.getByRole('textbox', { name: 'Address: Address of the page' }).inputValue()
  await expectAccessible(page, card)
  await expectNoSidewaysScroll(page)
  const path = new URL(address).pathname
  const stranger = await open()
  await stranger.goto(path)
  await expect(stranger.getByRole('heading', { level: 1, name: /^\d days in Hampi$/ })).toBeVisible()
  const main = stranger.getByRole('main')
  await expect(main.getByText('Kavya’s trip')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Day 1' })).toBeVisible()
  await expect(main.getByText('Virupaksha temple').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: 'What it cost a person' })).toBeVisible()
  await expect(main).not.toContainText(/Iyer|Rohan|Mehta|Priya|XK42|20\d\d|Bengaluru|\d (am|pm)/)
  await expectNoSidewaysScroll(stranger)
  await expect(stranger.getByRole('link', { name: 'Log in to report it' })).toBeVisible()
  const login = stranger.getByRole('link', { name: 'Log in to copy it' })
  await expect(login).toHaveAttribute('href', `/login?from=${encodeURIComponent(`${path}?copy=true`)}`)
  await restoreSession(stranger, await createUser(request, 'Meera Rao'))
  await stranger.goto(path)
  await stranger.getByRole('button', { name: 'Report this page' }).click()
  const report = stranger.getByRole('dialog', { name: 'Report this page' })
  await report.getByLabel('Reason').selectOption({ index: 1 })
  await expectAccessible(stranger)
  await report.getByRole('button', { name: 'Send the report' }).click()
  await expect(stranger.getByText('Thank you. We will look into it. Your report is anonymous.')).toBeVisible()
  await goTo(stranger, `${path}?copy=true`)
  const copying = stranger.getByRole('dialog', { name: 'Copy this trip' })
  await copying.getByLabel('First day').fill(inDays(40))
  await copying.getByRole('button', { name: 'Make the copy' }).click()
  await expect(stranger.getByText('This is your copy. Only you see it.')).toBeVisible()

  await agreed.getByRole('button', { name: 'I do not agree any more' }).click()
  await theirs.getByRole('button', { name: 'Yes, take it back' }).click()
  await expect(agreed).toBeHidden()
  await expect(card.getByText('A friend who changes this trip does not agree, so it is not public.')).toBeVisible()
  const answer = await stranger.goto(path)
  expect(answer?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible()

  await card.getByRole('button', { name: 'Do not make it public' }).click()
  await page.getByRole('button', { name: 'Yes, take it down' }).click()
  await expect(card.getByRole('button', { name: 'Make it public' })).toBeVisible()
})
