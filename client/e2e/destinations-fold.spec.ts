import { DESK, expect, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'

const HIGHLIGHTS = 21
const CITIES = 11

async function openVaranasi(page: Page) {
  await page.goto('/destinations/varanasi')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Find company' }).getByRole('article').first()).toBeVisible()
  return {
    highlights: page.getByRole('region', { name: 'What to see and do' }).getByRole('heading', { level: 3 }),
    costs: page.getByRole('region', { name: 'What it costs' }),
  }
}

async function expectNotTooLong(page: Page) {
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6600)
}

test('a destination: a phone folds long lists, which a wide screen shows in the same columns and paper whole, but not the chosen city', async ({
  page,
}) => {
  const { highlights, costs } = await openVaranasi(page)
  const cities = costs.getByRole('listitem')
  await expect(highlights).toHaveCount(3)
  await expect(cities).toHaveCount(1)
  // Folded parts are on the page, for searches in it and for search engines.
  await expect(page.locator('#costs ~ * li', { hasText: 'mid-range hotel' })).toHaveCount(CITIES)
  await expectNotTooLong(page)

  const phone = page.viewportSize() ?? DESK
  await page.setViewportSize(DESK)
  await expect(highlights).toHaveCount(HIGHLIGHTS)
  await expect(cities).toHaveCount(CITIES)
  await expect(page.locator('main summary:visible')).toHaveCount(0)
  const [chosen, next] = [await cities.first().boundingBox(), await cities.nth(1).boundingBox()]
  expect(next?.y).toBe(chosen?.y)
  await page.setViewportSize(phone)
  await expect(highlights).toHaveCount(3)

  await page.emulateMedia({ media: 'print' })
  await expect(highlights).toHaveCount(HIGHLIGHTS)
  await expect(costs.getByText('Kochi', { exact: true })).toBeVisible()
  await expect(page.locator('main summary:visible')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await expect(highlights).toHaveCount(3)

  await page.getByLabel('Starting from').selectOption('kochi')
  await expect(costs.getByText('Kochi', { exact: true })).toBeVisible()
  await expect(cities).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Getting there' }).getByText('Kochi', { exact: true })).toHaveCount(2)

  await page.getByText('18 more to see and do').click()
  await expect(highlights).toHaveCount(HIGHLIGHTS)
  await costs.getByText('From 10 other cities').click()
  await expect(cities).toHaveCount(CITIES)
})

test('a destination on a phone: takes at most 6,600 px, and folds permits and further warnings into a line that names fees and months; paper has its facts and no controls', async ({
  page,
}) => {
  await page.goto('/destinations/hampi')
  await expectNotTooLong(page)
  await goTo(page, '/destinations/tawang')
  await expect(page.getByRole('heading', { level: 1, name: 'Tawang' })).toBeVisible()
  await expectNotTooLong(page)
  const section = page.getByRole('region', { name: 'Good to know' })
  const warnings = section.getByRole('list', { name: 'Before you book' }).getByRole('listitem')
  // Those of the whole year and of the month shown come first.
  await expect(warnings.first()).toHaveText(/4,170 m/)
  await expect(warnings).toHaveCount(2)
  await section.getByText(/^2 more warnings: \w+ to \w+$/).click()
  await expect(warnings).toHaveCount(4)
  const form = section.getByText('An Inner Line Permit (eILP)')
  await expect(form).toBeHidden()
  await section.getByText('2 permits: at most about ₹300, 2 days ahead').click()
  await expect(form).toBeVisible()

  await test.step('printed: has its facts and no controls', async () => {
    await page.getByRole('link', { name: 'Where this comes from' }).click()
    await expect(page.getByText('Assam Tribune, November 2022.')).toBeVisible()
    await expect(page.getByText('Everything else is our estimate')).toBeVisible()
    await page.setViewportSize({ width: 794, height: 1123 }) // A4
    await page.emulateMedia({ media: 'print' })
    for (const shown of [
      'When to go',
      'Good to know',
      'Getting there',
      'What it costs',
      'Where to stay',
      'Where this comes from',
    ])
      await expect(page.getByRole('heading', { name: shown })).toBeVisible()
    await expect(page.getByText('Inner Line Permit').first()).toBeVisible()
    for (const gone of [/^Save: /, 'Share', 'Print'])
      await expect(page.getByRole('button', { name: gone })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Plan this trip' })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  })
})
