import {
  DESK,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goTo,
  isPhone,
  layoutShift,
  type Page,
  planner,
  recordLayoutShifts,
  rupeesIn,
  test,
} from './fixtures.ts'
import { newPerson, signUp } from './people.ts'
import { createUser, hosted } from './tours.ts'

const EIGHT = '/?budget=75000&starting_location=mumbai&group_size=2&preference_type=beaches&month=12'

const names = (page: Page) => planner(page).places.getByRole('heading', { level: 3 })
const totalsOf = async (page: Page) =>
  (
    await planner(page)
      .places.getByText(/^Total for two: ₹/)
      .allTextContents()
  ).map(rupeesIn)
const sortBy = (page: Page, name: string) => page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name })
const isRising = (values: number[]) => values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0))
const actions = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Personalized Recommendations' }).getByRole('button', { name, exact: true })

test('eight results: are short, whole and marked, are sorted, and follow the budget and month beside them', async ({
  page,
}) => {
  await test.step('eight results before unfolding: take at most 1,600 px on a phone, no row is cut, and the best, cheapest and nearest are marked', async () => {
    await page.goto(EIGHT)
    const { places } = planner(page)
    await expect(places).toHaveCount(8)
    const [first, last] = [await places.first().boundingBox(), await places.last().boundingBox()]
    expect(first && last && last.y + last.height - first.y).toBeLessThanOrEqual(1600)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 })
      for (const row of await page.locator('.result-row').all()) {
        // Both at once: the counts of tours and people may arrive in between.
        const beyond = await row.evaluate(
          (box) =>
            (box.querySelector('.result-price')?.getBoundingClientRect().bottom ?? Number.NaN) -
            box.getBoundingClientRect().bottom,
        )
        expect(beyond).toBeLessThanOrEqual(1)
      }
      await expectNoSidewaysScroll(page)
    }
    await expect(places.filter({ hasText: /Best match/ })).toHaveCount(1)
    await expect(places.filter({ hasText: /Shortest journey/i })).toHaveCount(1)
    const cheapest = places.filter({ hasText: /Lowest total/i })
    await expect(cheapest).toHaveCount(1)
    const total = await cheapest.getByText(/^Total for two: ₹/).textContent()
    expect(rupeesIn(total)).toBe(Math.min(...(await totalsOf(page))))
  })

  await test.step('sorting the results: orders the rows, and is kept in the URL; the budget and month beside them change them in place, without a jump', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(sortBy(page, 'Best match')).toHaveAttribute('aria-pressed', 'true')
    const best = await names(page).allTextContents()
    await sortBy(page, 'Lowest total').click()
    await expect(page).toHaveURL(/[?&]sort=total/)
    await expect.poll(async () => isRising(await totalsOf(page))).toBe(true)
    await page.reload()
    await expect(sortBy(page, 'Lowest total')).toHaveAttribute('aria-pressed', 'true')
    expect(isRising(await totalsOf(page))).toBe(true)
    await sortBy(page, 'Best match').click()
    await expect(page).not.toHaveURL(/sort=/)
    await expect(names(page)).toHaveText(best)
    await goTo(page, `${EIGHT}&sort=nonsense`)
    await expect(names(page)).toHaveText(best)

    await expect(planner(page).places).toHaveCount(8)
    const budget = page.getByLabel('Change the budget')
    // The form above is complete.
    await expect(page.getByLabel('Second interest')).toBeVisible()
    await budget.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    await budget.selectOption('₹20,000')
    await expect(page).toHaveURL(/budget=20000/)
    await expect(planner(page).budget).toHaveValue('20000')
    await page.getByLabel('Change the month').selectOption('March')
    await expect(page).toHaveURL(/month=3/)
    await expect(page.getByText('for travel in March')).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(before)
    await page.goBack()
    await expect(page).toHaveURL(/budget=20000.*month=12/)
    await page.getByRole('button', { name: 'Edit' }).click()
    await expect(planner(page).budget).toBeFocused()
  })
})

test('a row: unfolds, is printed and compared, and a day trip names no price of a room', async ({ page }) => {
  await test.step('a row: unfolds where it is clicked, shows costs, months, match and journey as plots with text, is printed without controls, and two or three are compared side by side', async () => {
    await page.goto(EIGHT)
    const { places } = planner(page)
    const place = places.first()
    // The button covers the row, so the click on the name reaches it.
    await place.getByRole('heading', { level: 3 }).click({ force: true })
    await expect(place.getByRole('button', { name: 'Show Less' })).toHaveAttribute('aria-expanded', 'true')
    const plan = place.getByRole('link', { name: 'Plan this trip' })
    await expect(place.getByRole('heading', { level: 3 })).toBeInViewport()
    await expect(plan).toBeInViewport({ ratio: 1 })
    await plan.click({ trial: true }) // nothing lies over it
    await expect(place.getByRole('img', { name: /^₹[\d,]+: Flights and travel ₹.* left\.$/ })).toBeVisible()
    await expect(place.getByRole('img', { name: /^Best: .*Your month, December: best\.$/ })).toBeVisible()
    await expect(place.getByRole('heading', { name: /^Match, \d+ of 100$/ })).toBeVisible()
    await expect(place.getByText(/^\d+ of \d+$/).first()).toBeVisible()
    const legs = place.getByRole('list', { name: /^Journey from Mumbai to / }).getByRole('listitem')
    expect(await legs.count()).toBeGreaterThan(0)
    await expect(legs.first()).toContainText(/[\d¼½¾] h/)
    await expectNoSidewaysScroll(page)
    await place.hover()
    await page.emulateMedia({ media: 'print' })
    await expect(place).toHaveCSS('box-shadow', 'none')
    await expect(place.getByRole('button').filter({ visible: true })).toHaveCount(0)

    await page.emulateMedia({ media: 'screen' })
    await place.getByRole('button', { name: 'Show Less' }).click()
    const choose = (at: number) => places.nth(at).getByRole('checkbox', { name: /^Compare / })
    const table = page.getByRole('region', { name: /^Compare / }).getByRole('table')
    await choose(0).check()
    await expect(table).toBeHidden()
    await choose(1).check()
    await expect(table.getByRole('columnheader')).toHaveCount(2)
    await choose(2).check()
    await expect(choose(3)).toBeDisabled()
    await actions(page, 'Compare 3').click()
    await expect(page.getByRole('heading', { name: 'Compare three' })).toBeFocused()
    for (const fact of ['Total for two', 'Where it goes', 'Journey each way', 'Match', 'Months', 'Stay', 'Check first'])
      await expect(table.getByRole('rowheader', { name: fact })).toBeVisible()
    await expectAccessible(page, page.getByRole('region', { name: /^Compare / }))
    await expectNoSidewaysScroll(page)
    if (isPhone(page)) {
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    }
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(table).toBeHidden()
  })

  await test.step('a row of a phone: says for how many nights and in what bed its total is', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const row = planner(page).places.first()
    await expect(row.getByText(/^\d nights?, /).filter({ visible: true })).toHaveCount(1)
  })

  await test.step('a day trip: says so in its row, and names no price of a room', async () => {
    await goTo(page, '/?budget=10000&starting_location=mumbai&group_size=2&preference_type=beaches&days=1')
    const trip = planner(page).places.first()
    await expect(trip.getByText('day trip').filter({ visible: true })).toHaveCount(1)
    await trip.getByRole('button', { name: 'View Full Details' }).click()
    await expect(trip.getByText('Day trip, no room needed')).toBeVisible()
    await expect(trip.getByText(/a (room|bed) a night/)).toHaveCount(0)
    await expect(trip.getByText(/^(Leave|A long day: leave) by \d/)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('a place near by that is left out for the month is named with the reason', async () => {
    await goTo(page, '/?budget=75000&starting_location=kolkata&group_size=4&preference_type=beaches&month=7')
    const notNow = page.getByRole('region', { name: 'Near, but not in this month' })
    await expect(notNow.getByRole('link', { name: /^Puri, Konark and Chilika Lifeguards keep people/ })).toBeVisible()
    await expect(planner(page).places.filter({ hasText: 'Puri' })).toHaveCount(0)
  })
})

test('a shared link: opens at the results, and Back from the page of an unfolded one returns to the same place', async ({
  page,
}) => {
  await recordLayoutShifts(page)
  await page.goto(EIGHT)
  const { heading } = planner(page)
  await expect(heading).toBeInViewport()
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200)
  const place = planner(page).places.nth(4)
  const [name = ''] = await place.getByRole('heading', { level: 3 }).allTextContents()
  const [total = ''] = await place.locator('.result-total b').allTextContents()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
  await place.getByRole('button', { name: 'View Full Details' }).click()
  await expect(place.getByRole('button', { name: `Save: ${name}` })).toHaveCount(2)
  const link = place.getByRole('link', { name: 'See destination' })
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(500)
  await link.dispatchEvent('click')
  await expect(page).toHaveURL(/\/destinations\/[a-z-]+\?budget=75000&starting_location=mumbai&group_size=2&/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  const card = page.getByRole('region', { name: 'The trip in short' })
  await expect(card.getByText('For your ₹75,000')).toBeVisible()
  await expect(card.getByText(total, { exact: true })).toBeVisible()
  await page.goBack()
  await expect(place.getByRole('button', { name: 'Show Less' })).toBeVisible()
  // Positions are fractions of a pixel.
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), left)).toBeLessThanOrEqual(2)
})

test('the tours to a result: are counted once for a visitor in its row at both widths, and its link lists them by place', async ({
  page,
  request,
}) => {
  await page.goto(EIGHT)
  const place = planner(page).places.nth(1)
  const destination = await place.getByRole('heading', { level: 3 }).innerText()
  await hosted(await createUser(request, 'Kavya Shetty'), { destination, isPublic: true })
  await page.reload()
  const count = place.getByText(/^(\d+|20 or more) tours?( ·|$)/).filter({ visible: true })
  await expect(count).toHaveCount(1)
  await page.setViewportSize(DESK)
  await expect(count).toHaveCount(1)
  await place.getByRole('button', { name: 'View Full Details' }).click()
  const tours = place.getByRole('link', { name: /tours? go(es)? there$/ })
  await expect(tours).toHaveAttribute('href', /^\/register\?from=%2Ftours%3Fplace%3D[a-z-]+$/)
})

test('the heart of a result: leads a visitor to the log-in, and after the registration the place is saved and in view', async ({
  page,
  request,
}) => {
  await page.goto(EIGHT)
  const { places } = planner(page)
  const place = places.nth(5)
  const name = await place.getByRole('heading', { level: 3 }).innerText()
  const heart = place.getByRole('button', { name: `Save: ${name}` })
  await heart.click()
  await expect(page).toHaveURL(/\/login\?from=/)
  await page.getByRole('link', { name: 'Sign up here' }).click()
  await signUp(page, request, newPerson('Leela Nair'))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeInViewport()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await goTo(page, '/saved')
  await expect(page.getByRole('region', { name: 'Destinations' })).toContainText(name)
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('results that cannot be fetched: say that one is offline, and come when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto(EIGHT)
    await expect(planner(page).places).toHaveCount(8)
    await expect(page.getByLabel('How long')).toBeVisible() // the last part of the page to load
    await context.setOffline(true)
    await page.getByLabel('Change the month').selectOption('March')
    await expect(page.getByText('You are offline.')).toBeVisible({ timeout: 30_000 })
    await context.setOffline(false)
    await expect(page.getByText('for travel in March')).toBeVisible({ timeout: 30_000 })
    await expect(planner(page).places.first()).toBeVisible()
  })
})
