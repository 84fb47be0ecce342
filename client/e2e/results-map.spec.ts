import { expect, type Locator, type Page, planner, test } from './fixtures.ts'

const EIGHT = '/?budget=50000&starting_location=mumbai&group_size=2&preference_type=beaches&month=12'

const switchTo = (page: Page, name: 'Map' | 'List') =>
  page.getByRole('region', { name: 'Personalized Recommendations' }).getByRole('button', { name, exact: true })
const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? Number.NaN)

async function openList(page: Page) {
  await page.goto(EIGHT)
  const { places } = planner(page)
  await expect(places).toHaveCount(8)
  await places.nth(6).scrollIntoViewIfNeeded()
  return places
}

test('Map from the middle of the list: shows the whole map, and List returns to where the list was', async ({
  page,
}) => {
  const places = await openList(page)
  const before = await topOf(places.nth(6))
  // A tap would scroll a little to reach the button.
  await switchTo(page, 'Map').evaluate((button: HTMLElement) => button.click())
  const map = page.getByRole('figure', { name: /^Map: from Mumbai/ })
  await expect(map).toBeInViewport({ ratio: 0.95 })
  await expect(switchTo(page, 'List')).toBeInViewport({ ratio: 1 })
  await expect(places).toHaveCount(1)
  await switchTo(page, 'List').tap()
  await expect(places).toHaveCount(8)
  await expect.poll(async () => Math.abs((await topOf(places.nth(6))) - before)).toBeLessThan(3)
})

test('a place opened on the map: List leads to its row, below the bar', async ({ page }) => {
  const places = await openList(page)
  await switchTo(page, 'Map').tap()
  const pin = page.getByRole('figure', { name: /^Map: from Mumbai/ }).getByRole('button', { name: /^2\. / })
  await pin.click()
  await switchTo(page, 'List').tap()
  await expect(places).toHaveCount(8)
  await expect(places.nth(1).getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 })
  const [bar, row] = [await switchTo(page, 'Map').boundingBox(), await places.nth(1).boundingBox()]
  expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('the switch of a phone: lies over no row of the list', async ({ page }) => {
  await openList(page)
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll('.result-price, .result button')].filter((each) => {
        const box = each.getBoundingClientRect()
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return at?.closest('.results-switch')
      }).length,
  )
  expect(covered).toBe(0)
})
