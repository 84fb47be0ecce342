import type { APIRequestContext } from '@playwright/test'
import { insertEndedTour, reportsAbout } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { type Account, createAccount, createModerator, newPerson, restoreSession } from './people.ts'
import { expectFineForStaff } from './screens.ts'
import { hosted, inDays } from './tours.ts'

// Suspended people get 403, and the server answers 404 for the admin site's paths.
test.use({ expectedErrors: /status of 40[34]|The profile could not be synced/ })
test.describe.configure({ timeout: 120_000 })

const MONEY = 'Only two rooms are left: send ₹3,000 now and I hold one.'
const NOTE = 'Asked me for money before we met.'

/** Vikram writes to Priya, who reports him. */
async function createReport(request: APIRequestContext): Promise<Account> {
  const priya = await createAccount(request, newPerson('Priya Menon'))
  const vikram = await createAccount(request, newPerson(`Vikram ${crypto.randomUUID().slice(0, 8)}`))
  await priya.call('matching.swipe', { swipedUserId: vikram._id, action: 'right' })
  await vikram.call('matching.swipe', { swipedUserId: priya._id, action: 'right' })
  await vikram.call('messages.send', { userId: priya._id, text: MONEY, key: crypto.randomUUID() })
  await priya.call('social.report', { userId: vikram._id, reason: 'scam', note: NOTE })
  await vikram.call('messages.send', { userId: priya._id, text: 'Written after the report.', key: crypto.randomUUID() })
  return vikram
}

test('a reported person: is found with the snapshot, suspended for 7 days, and free again after an appeal to another moderator', async ({
  page,
  request,
}) => {
  const [lakshmi, meera] = [
    await createModerator(request, 'Lakshmi Iyer'),
    await createModerator(request, 'Meera Nair'),
  ]
  const vikram = await createReport(request)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await restoreSession(page, lakshmi)
  await page.goto('/admin/moderation')
  await page.getByLabel('Search').fill(vikram.name)
  const row = page.getByRole('list', { name: 'Queue of reports' }).getByRole('link', { name: vikram.name })
  await expect(row).toContainText('Asks for money')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await row.press('Enter')
  const heading = page.getByRole('heading', { level: 2, name: 'Asks for money, or sells something' })
  await expect(heading).toBeFocused()
  await expect(page.getByText(NOTE).last()).toBeVisible()
  await expect(page.getByText(MONEY)).toBeVisible()
  await expect(page.getByText('Written after the report.')).toHaveCount(0)

  const person = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('link', { name })
  await expect(person('Priya Menon')).toHaveAttribute('href', /^\/admin\/people\/[\w-]+$/)
  await person(vikram.name).press('Escape')
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await page.keyboard.press('d')
  const form = page.getByRole('form', { name: 'Decision' })
  await expect(form.getByRole('radio').first()).toBeFocused()
  await form.getByRole('button', { name: 'Decide' }).click()
  await expect(form.getByRole('alert')).toHaveText('Choose a decision.')
  await form.getByRole('radio', { name: 'Suspend', exact: true }).check()
  await person(vikram.name).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: vikram.name })).toBeVisible()
  await expect(page).toHaveURL(`/admin/people/${vikram._id}`)
  await page.goBack()
  await expect(heading).toBeFocused()
  await expect(form.getByLabel('Days', { exact: true })).toHaveValue('7')
  await page.getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(form.getByRole('radio', { name: 'Suspend', exact: true })).toBeFocused()
  await form.getByLabel(`What ${vikram.name} is told`).selectOption('moneyBeforeMeeting')
  await expect(form.getByText('Asking people for money before meeting them is against our rules.').last()).toBeVisible()
  await form.getByLabel('Note for the audit log').fill('Two reports with the same words.')
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await form.getByRole('button', { name: `Suspend ${vikram.name} for 7 days` }).click()
  const sure = page.getByRole('dialog', { name: `Suspend ${vikram.name} for 7 days?` })
  await sure.getByRole('button', { name: `Suspend ${vikram.name}` }).click()
  await expect(page.getByText('This report is closed.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Decisions so far' })).toContainText('Lakshmi Iyer')

  await restoreSession(page, vikram)
  await page.goto('/edit-profile')
  await expect(page.getByText('This account is suspended.').first()).toBeVisible()
  await page.getByLabel('Why are we mistaken?').fill('I gave the money back.')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('A moderator will read your appeal.')).toBeVisible()

  await restoreSession(page, lakshmi)
  await page.goto('/admin/moderation/appeals')
  const appeal = page.getByRole('region', { name: `Appeal of ${vikram.name}` })
  await expect(appeal.getByText('You made this decision')).toBeVisible()
  await restoreSession(page, meera)
  await page.goto('/admin/moderation/appeals')
  await expect(appeal.getByText('I gave the money back.')).toBeVisible()
  await expect(appeal.getByRole('link', { name: vikram.name })).toHaveAttribute('href', `/admin/people/${vikram._id}`)
  await expectAccessible(page)
  await appeal.getByLabel('Note for the audit log').fill('Saw the receipt.')
  await appeal.getByRole('button', { name: 'Take the decision back' }).click()
  const back = page.getByRole('dialog', { name: 'Take the decision back?' })
  await back.getByRole('button', { name: 'Take the decision back' }).click()
  await expect(appeal).toHaveCount(0)
  await restoreSession(page, vikram)
  await page.goto('/edit-profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(vikram.name)
})

test('a suspension for good: only a second moderator can confirm it; its report, opened and closed while a search loads, keeps the focus of its row', async ({
  page,
  request,
}) => {
  const [lakshmi, meera] = [
    await createModerator(request, 'Lakshmi Iyer'),
    await createModerator(request, 'Meera Nair'),
  ]
  const vikram = await createReport(request)
  await page.setViewportSize({ width: 1280, height: 900 })
  await restoreSession(page, lakshmi)
  await page.goto('/admin/moderation')
  await test.step('a report closed while a search loads: its row gets the focus and keeps it', async () => {
    const row = page.getByRole('list', { name: 'Queue of reports' }).getByRole('link', { name: vikram.name })
    await expect(row).toBeVisible()
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/admin\.reports.*Vikram/, async (route) => {
      await answered
      await route.continue()
    })
    const searched = page.waitForRequest(/admin\.reports.*Vikram/)
    await page.getByLabel('Search').fill(vikram.name)
    await searched
    await row.press('Enter')
    await page.getByRole('heading', { level: 2, name: 'Asks for money, or sells something' }).press('Escape')
    await expect(row).toBeFocused()
    answer()
    await expect(page.locator('[data-row]')).toHaveCount(1)
    await expect(row).toBeFocused()
  })
  await page.getByRole('link', { name: vikram.name }).click()
  const form = page.getByRole('form', { name: 'Decision' })
  await form.getByRole('radio', { name: 'Suspend for good' }).check()
  await form.getByLabel('Note for the audit log').fill('The same account number as in March.')
  const propose = `Propose to suspend ${vikram.name} for good`
  await form.getByRole('button', { name: propose }).click()
  await page.getByRole('dialog').getByRole('button', { name: propose }).click()
  const proposal = page.getByRole('region', { name: `Suspend ${vikram.name} for good?` })
  await expect(proposal).toContainText('You proposed this')
  await expect(proposal.getByRole('button')).toHaveCount(0)

  await restoreSession(page, meera)
  await page.goto('/admin/moderation/confirm')
  await expect(proposal).toContainText('The same account number as in March.')
  await expect(proposal.getByRole('link', { name: vikram.name })).toHaveAttribute('href', `/admin/people/${vikram._id}`)
  await expectAccessible(page)
  const confirm = `Suspend ${vikram.name} for good`
  await proposal.getByRole('button', { name: confirm }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click()
  await expect(proposal).toHaveCount(0)
  await restoreSession(page, vikram)
  await page.goto('/tours')
  await expect(page.getByText('This account is suspended.')).toBeVisible()
})

test('a report about a message in the group of a cancelled tour: on a phone shows the tour, whose words are whose, and what else the reported person wrote', async ({
  page,
  request,
}) => {
  const lakshmi = await createModerator(request, 'Lakshmi Iyer')
  const vikram = await createAccount(request, newPerson('Vikram Shah'))
  const [priya, mina] = [
    await createAccount(request, newPerson('Priya Menon')),
    await createAccount(request, newPerson('Mina Das')),
  ]
  const { _id: tourId, name } = await hosted(vikram)
  for (const guest of [priya, mina]) await guest.call('tours.join', { tourId })
  const say = (who: Account, text: string) => who.call<{ number: number }>('groups.send', { tourId, text })
  await say(priya, 'Please stop asking.')
  await say(mina, 'Calm, both of you.')
  const { number } = await say(vikram, MONEY)
  const travelDates = { start: inDays(200), end: inDays(203) }
  await vikram.call('plans.create', { placeId: 'hampi', travelDates, company: 'alone', note: 'Only women, please.' })
  await vikram.call('tours.cancel', { tourId })
  const subject = { kind: 'groupEntry', tourId, number }
  await priya.call('social.report', { userId: vikram._id, reason: 'scam', note: NOTE, subject })

  const [report] = await reportsAbout(vikram._id)
  await restoreSession(page, lakshmi)
  await page.goto(`/admin/moderation/${report?.id}`)
  const cardOf = (person: Account) => page.getByRole('region', { name: person.name, exact: true })
  const reported = cardOf(priya).getByRole('region', { name: 'What the report names' })
  await expect(reported).toContainText(name)
  await expect(reported).toContainText('Cancelled')
  const lines = cardOf(priya).getByRole('list').first().getByRole('listitem')
  await expect(lines).toHaveText([
    /^ReporterPlease stop/,
    /^Another memberCalm, both/,
    /^Reported personOnly two rooms/,
  ])
  await expect(lines.getByText('Reported', { exact: true })).toHaveCount(1)
  await expect(lines.last().getByText('Reported', { exact: true })).toBeVisible()

  await expect(page.getByText('Only women, please.')).toHaveCount(1)
  const other = cardOf(vikram).getByRole('region', { name: `What else ${vikram.name} wrote` })
  await expect(other).toContainText('Only women, please.')
  const tour = cardOf(vikram).getByRole('listitem').filter({ hasText: name })
  await expect(tour.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('a reference with a note to moderators: is hidden with a reason, found with its writer, and shown again', async ({
  page,
  request,
}) => {
  const lakshmi = await createModerator(request, 'Lakshmi Iyer')
  const name = `Asha ${crypto.randomUUID().slice(0, 8)}`
  const [asha, ravi] = [await createAccount(request, newPerson(name)), await createAccount(request)]
  const tourId = await insertEndedTour(ravi._id, asha._id, 'Hampi on foot')
  await asha.call('references.write', {
    tourId,
    aboutId: ravi._id,
    company: ['calm'],
    wouldTravelAgain: false,
    text: 'Late every morning, and rude to Kiran.',
    privateNote: 'He followed me to my room.',
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await restoreSession(page, lakshmi)
  await page.goto('/admin/moderation/references')
  const card = page.getByRole('region', { name })
  await expect(card).toContainText('He followed me to my room.')
  await card.getByRole('button', { name: 'Hide' }).click()
  const form = card.getByRole('form', { name: 'Hide this reference' })
  await form.getByRole('button', { name: 'Hide this reference' }).click()
  await expect(form.getByText('Please say why.')).toBeVisible()
  await form.getByLabel('Why, for its writer').fill('It names a third person.')
  await expectFineForStaff(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectNoSidewaysScroll(page)
  await form.getByRole('button', { name: 'Hide this reference' }).click()
  await expect(card).toContainText('Hidden. Its writer reads:')

  await card.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Show their references' }).click()
  await card.getByRole('button', { name: 'Show it again' }).click()
  await expect(card.getByRole('button', { name: 'Hide' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
