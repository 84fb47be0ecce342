import { expect, expectAccessible, goTo, layoutShift, type Page, recordLayoutShifts, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, findTour, hosted, inDays } from './tours.ts'

const rows = (page: Page) => page.getByRole('main').getByRole('article')
const monthOf = (page: Page) => page.getByRole('slider', { name: /^Month of your trip/ })
const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
const rupeesIn = (text: string | null) => /₹[\d,]+/.exec(text ?? '')?.[0]

test('the map of the month: follows the slider by keyboard, the URL keeps month, city and budget, and a tap leads to a place', async ({
  page,
}) => {
  await recordLayoutShifts(page)
  await page.goto('/destinations?month=12')
  const map = page.getByRole('figure', { name: /places are at their best in December/ })
  await expect(map).toBeVisible()
  await expect(rows(page).first()).toContainText(/₹/)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)

  await monthOf(page).focus()
  await monthOf(page).press('ArrowRight')
  await expect(monthOf(page)).toHaveAttribute('aria-valuetext', /^January, \d+ at their best$/)
  await expect(page.getByRole('heading', { name: 'Best in January' })).toBeVisible()
  await expect(page).toHaveURL(/month=1$/)
  await page.getByLabel('From', { exact: true }).selectOption('delhi')
  await page.getByLabel('Budget for two').selectOption('50000')
  await expect(page).toHaveURL('/destinations?month=1&from=delhi&budget=50000')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Best in January' })).toBeVisible()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('delhi')

  await goTo(page, '/destinations?month=12&q=hampi')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('delhi')
  await expect(rows(page)).toHaveCount(1)
  const dot = page.locator('.m-dot:not(.m-faint)')
  await dot.scrollIntoViewIfNeeded()
  const box = await dot.boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + 3, (box?.y ?? 0) + 3)
  await page.locator('.month-map').getByRole('link', { name: 'Hampi' }).tap()
  await expect(page.getByRole('heading', { name: 'Hampi', level: 1 })).toBeVisible()
})

test('a price of the list: is that of the page, and Back returns to its row', async ({ page }) => {
  await page.goto('/destinations?month=2&from=pune')
  await expect(rows(page)).toHaveCount(6)
  await page.getByRole('button', { name: 'Show 12 more' }).click()
  await expect(rows(page)).toHaveCount(18)
  const row = rows(page).nth(15)
  await row.scrollIntoViewIfNeeded()
  const name = (await row.getByRole('link').textContent()) ?? ''
  const price = rupeesIn(await row.locator('b').textContent())
  const before = await topOf(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByLabel('The trip in short').getByText(price ?? 'none', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(rows(page)).toHaveCount(18)
  await expect.poll(async () => Math.abs((await topOf(page)) - before)).toBeLessThan(3)
})

test('a row for a signed-in user: has the price from home and counts tours and people as its page does, and nothing moves', async ({
  page,
  request,
}) => {
  const me = await createUser(request, 'Rohan Kulkarni')
  await me.call('social.update', { homeCity: 'Pune' })
  await hosted(me, { destination: 'Saputara, Gujarat' })
  await restoreSession(page, me)
  await recordLayoutShifts(page)
  const asked = page.waitForRequest(/destinations\.prices/)
  await page.goto('/destinations?q=saputara')
  expect(decodeURIComponent((await asked).url())).toContain('"from":"pune"')
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('pune')
  const company = await rows(page)
    .getByText(/\d+ (or more )?tours?/)
    .innerText()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
  await rows(page).getByRole('link').click()
  const [tours = ''] = company.split(' · ')
  await expect(page.getByRole('link', { name: `See ${tours.replace('tour', 'group tour')}` })).toBeVisible()
})

/** The next day from here that is in this month. */
function nextDayIn(month: number): string {
  for (let days = 20; ; days++) if (Number(inDays(days).slice(5, 7)) === month) return inDays(days)
}

test('the sheet that plans a trip: has the warning of the month of the destination page before its button, and that of other days', async ({
  page,
  request,
}) => {
  await restoreSession(page, await createUser(request, 'Meera Joshi'))
  await page.goto('/destinations/hampi?budget=50000&starting_location=mumbai&group_size=2&month=4')
  const warning = page.getByLabel('The trip in short').getByText(/^Heat passes 40 °C/)
  const words = await warning.innerText()
  await page.getByLabel('The trip in short').getByRole('link', { name: 'Plan this trip' }).click()
  const sheet = page.getByRole('dialog', { name: /^Plan a trip to Hampi/ })
  await expect(sheet.getByText(words, { exact: true })).toBeVisible()
  await sheet.getByLabel('First day').fill(nextDayIn(8))
  await expect(sheet.getByText(/^Boats and coracles stop/)).toBeVisible()
  await expect(sheet.getByText(words, { exact: true })).toHaveCount(0)
  await sheet.getByLabel('First day').fill(nextDayIn(12))
  await expect(sheet.getByText(/^Boats and coracles stop/)).toHaveCount(0)
})

test('the confirmation of joining a tour: has the danger of its months or a month to avoid before its button, and neither in a good one', async ({
  page,
  request,
}) => {
  const [host, me] = [await createUser(request, 'Farhan Qureshi'), await createUser(request, 'Meera Joshi')]
  const hostedIn = (destination: string, month: number) => {
    const start = nextDayIn(month)
    return hosted(host, { destination, travelDates: { start, end: start } })
  }
  await restoreSession(page, me)
  const confirmation = page.getByRole('dialog', { name: 'Confirm Join Tour' })
  const openConfirmation = async (tour: { name: string }, open?: typeof goTo) =>
    (await findTour(page, tour, open)).getByRole('button', { name: 'Join Tour' }).click()

  await openConfirmation(await hostedIn('Hampi, Karnataka', 4))
  const warning = confirmation.getByText(/^Heat passes 40 °C/)
  await expect(warning).toBeVisible()
  const yes = confirmation.getByRole('button', { name: 'Yes, Join' })
  expect((await warning.boundingBox())?.y).toBeLessThan((await yes.boundingBox())?.y ?? 0)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await openConfirmation(await hostedIn('Diu', 5), goTo)
  await expect(confirmation.getByText(/^May is a month to avoid in Diu\. .*hot/)).toBeVisible()

  await page.keyboard.press('Escape')
  await openConfirmation(await hostedIn('Hampi, Karnataka', 12), goTo)
  await expect(yes).toBeVisible()
  await expect(confirmation.getByText(/Heat passes|a month to avoid/)).toHaveCount(0)
})
