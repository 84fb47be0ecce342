import { misfits } from './fit.ts'
import { expect, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'
import { demoAccount, restoreSession } from './people.ts'
import { openScreens, ownScreens, type Screen } from './screens.ts'

test.use({ actionTimeout: 10_000, expectedErrors: /status of 404/ })
test.describe.configure({ timeout: 120_000 })

/** Opens each screen and expects that nothing on it overlaps or leaves the viewport. */
async function expectScreensToFit(page: Page, screens: Screen[]) {
  const found: Record<string, string[]> = {}
  for (const { path, open } of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await expect(page.locator('.skeleton:visible')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    const before = await misfits(page)
    await open?.(page)
    const all = new Set([...before, ...(open ? await misfits(page) : [])])
    if (all.size > 0) found[path] = [...all]
  }
  expect(found).toEqual({})
}

/** The text size of the browser's settings, against its usual 16 px. */
async function setTextSize(page: Page, factor: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } })
}

for (const [when, width, textSize] of [
  ['on the narrowest phone', 320, 1],
  ['at 150 % text size', 360, 1.5],
] as const) {
  test(`every public screen ${when}: nothing overlaps or leaves the viewport`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 740 })
    await setTextSize(page, textSize)
    await expectScreensToFit(page, await openScreens(request))
  })

  test(`every screen of a user ${when}: nothing overlaps or leaves the viewport`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 740 })
    await setTextSize(page, textSize)
    const demo = await demoAccount(request)
    await restoreSession(page, demo)
    await expectScreensToFit(page, await ownScreens(request, demo))
  })
}
