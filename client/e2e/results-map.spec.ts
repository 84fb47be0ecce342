import { expect, type Locator, type Page, planner, test } from './fixtures.ts'

const EIGHT = '/?budget=75000&starting_location=mumbai&group_size=2&preference_type=beaches&month=12'

const switchTo = (page: Page, name: 'Map' | 'List') =>
  page.getByRole('region', { name: 'Personalized Recommendations' }).getByRole('button', { name, exact: true })
const topOf = async (row: Locator) => Math.round((await row.boundingBox())?.y ?? Number.NaN)

test('the map of the results: opens from the middle of the list, and List leads back to it or to the row of a place', async ({
  page,
}) => {
  await page.goto(EIGHT)
  const { places } = planner(page)
  await expect(places).toHaveCount(8)
  await places.nth(6).scrollIntoViewIfNeeded()
  const map = page.getByRole('figure', { name: /^Map: from Mumbai/ })

  await test.step('the switch of a phone: lies over no row of the list', async () => {
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

  await test.step('Map from the middle of the list: shows the whole map, and List returns to where the list was', async () => {
    const before = await topOf(places.nth(6))
    // A tap would scroll a little to reach the button.
    await switchTo(page, 'Map').evaluate((button: HTMLElement) => button.click())
    await expect(map).toBeInViewport({ ratio: 0.95 })
    await expect(switchTo(page, 'List')).toBeInViewport({ ratio: 1 })
    await expect(places).toHaveCount(1)
    await switchTo(page, 'List').tap()
    await expect(places).toHaveCount(8)
    await expect.poll(async () => Math.abs((await topOf(places.nth(6))) - before)).toBeLessThan(3)
  })

  await test.step('a place opened on the map: List leads to its row, below the bar', async () => {
    await switchTo(page, 'Map').tap()
    await map.getByRole('button', { name: /^2\. / }).click()
    await switchTo(page, 'List').tap()
    await expect(places).toHaveCount(8)
    await expect(places.nth(1).getByRole('heading', { level: 3 })).toBeInViewport({ ratio: 1 })
    const [bar, row] = [await switchTo(page, 'Map').boundingBox(), await places.nth(1).boundingBox()]
    expect(row?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })
})
