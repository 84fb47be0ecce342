import { expect, type Page, planner, test } from './fixtures.ts'
import { fetchCode, newPerson, restoreSession } from './people.ts'
import { countTaps } from './taps.ts'
import { createUser, hosted, inDays, tourCard } from './tours.ts'

// What people come for, as a newcomer does it on a phone, in few taps.

const result = (page: Page, name: string) => planner(page).places.filter({ has: page.getByRole('heading', { name }) })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('from a wish to a joined tour: a visitor needs at most 16 taps, the registration among them', async ({
  page,
  request,
}) => {
  const host = await createUser(request, 'Kavya Shetty')
  const tour = await hosted(host, { travelDates: { start: inDays(2), end: inDays(4) } })
  const { tap, fill, choose, taps } = countTaps()
  await page.goto('/')
  const { budget, from, calls, ask } = planner(page)
  await choose(budget, '20000')
  await choose(from, 'mumbai')
  await choose(calls, 'historical')
  await tap(ask)
  const hampi = result(page, 'Hampi')
  await tap(hampi.getByRole('button', { name: 'View Full Details' }))
  await tap(hampi.getByRole('link', { name: /^\d+ tours go there$/ }))

  const me = newPerson('Ananya Rao')
  await expect(page.getByText('Sign up to take a seat on a tour.')).toBeVisible()
  await fill(page.getByLabel('Full Name'), me.name)
  await fill(page.getByLabel('Email Address'), me.email)
  await fill(page.getByLabel('Password', { exact: true }), me.password)
  await fill(page.getByLabel('Confirm Password', { exact: true }), me.password)
  await tap(page.getByLabel('I am 18 or older'))
  await tap(button(page, 'Send Verification Code'))
  await fill(page.getByLabel('Verification Code'), await fetchCode(request, me.email))
  await tap(button(page, 'Verify & Register'))

  await expect(page).toHaveURL('/tours?place=hampi')
  await tap(tourCard(page, tour.name).getByRole('button', { name: 'Join Tour' }))
  await tap(button(page, 'Yes, Join'))
  await expect(page.getByRole('complementary', { name: `Next steps: ${tour.name}` })).toBeVisible()
  expect(taps()).toBeLessThanOrEqual(16)
})

test('from a result to a trip with a friend who edits: at most 9 taps, and 5 of the friend', async ({
  page,
  browser,
  request,
}) => {
  const [me, friend] = [await createUser(request, 'Asha Rao'), await createUser(request, 'Rohan Mehta')]
  await restoreSession(page, me)
  await page.goto('/?budget=20000&starting_location=mumbai&group_size=2&preference_type=historical')
  const mine = countTaps()
  const hampi = result(page, 'Hampi')
  await mine.tap(hampi.getByRole('button', { name: 'View Full Details' }))
  await mine.tap(hampi.getByRole('link', { name: 'Plan this trip' }))
  await mine.tap(button(page, 'Plan the days'))
  await mine.tap(button(page, 'Invite people'))
  await mine.tap(button(page, 'Create: Link to join'))
  const address = await page.getByRole('textbox', { name: 'Address: Link to join' }).inputValue()
  await mine.tap(page.getByRole('dialog').getByRole('button', { name: 'Copy' }))
  expect(mine.taps()).toBeLessThanOrEqual(9)

  const theirPage = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await restoreSession(theirPage, friend)
  await theirPage.goto(new URL(address).pathname)
  const theirs = countTaps()
  await theirs.tap(button(theirPage, 'Come along'))
  await theirs.tap(button(theirPage, 'Add to Day 1'))
  await theirs.tap(button(theirPage, 'Add your own stop'))
  await theirs.fill(theirPage.getByLabel('What'), 'Chai by the river')
  await theirs.tap(theirPage.getByRole('button', { name: 'Add', exact: true }))
  await expect(theirPage.getByRole('heading', { name: 'Chai by the river' })).toBeVisible()
  expect(theirs.taps()).toBeLessThanOrEqual(5)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Chai by the river' })).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('company for a place: found, matched and planned with in at most 8 taps, without a swipe', async ({
  page,
  request,
}) => {
  const [me, ravi] = [await createUser(request, 'Kabir Sen'), await createUser(request, 'Ravi Menon')]
  await ravi.call('plans.create', {
    placeId: 'khajuraho',
    travelDates: { start: inDays(30), end: inDays(33) },
    flexibleDays: 0,
    company: 'alone',
    note: '',
    visibleTo: 'everyone',
    key: crypto.randomUUID(),
  })
  await ravi.call('matching.swipe', { swipedUserId: me._id, action: 'right' })
  await restoreSession(page, me)
  await page.goto('/')
  const { tap, fill, taps } = countTaps()
  await tap(page.getByRole('link', { name: 'Matching' }).last())
  await tap(page.getByRole('main').getByRole('tab', { name: 'Who is going' }))
  await fill(page.getByRole('combobox', { name: 'Where' }), 'Khajuraho')
  await tap(page.getByRole('option', { name: /^Khajuraho/ }))
  await tap(button(page, 'Connect with Ravi Menon'))
  await tap(page.getByRole('dialog', { name: 'It is a match!' }).getByRole('button', { name: /^Plan it together/ }))
  const sheet = page.getByRole('dialog', { name: 'Plan a trip to Khajuraho' })
  await expect(sheet.getByLabel('First day')).toHaveValue(inDays(30))
  await expect(sheet.getByLabel('Days there')).toHaveValue('4')
  await expect(sheet.getByLabel('People')).toHaveValue('2')
  await tap(sheet.getByRole('button', { name: 'Plan the days' }))
  await expect(page).toHaveURL(/\/trips\/[\da-f-]{36}/)
  expect(taps()).toBeLessThanOrEqual(8)
})
