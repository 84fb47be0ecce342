import { misfits } from './fit.ts'
import { expect, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'
import { demoAccount, restoreSession } from './people.ts'
import { openScreens, ownScreens, type Screen } from './screens.ts'

test.use({ actionTimeout: 10_000, expectedErrors: /status of 404|ERR_NAME_NOT_RESOLVED/ })
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

test('every public screen on the narrowest phone: nothing overlaps or leaves the viewport', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await expectScreensToFit(page, await openScreens(request))
})

test('every screen at 150 % text size on a phone: is no wider than the viewport', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const tooWide: string[] = []
  const walk = async (screens: Screen[]) => {
    for (const { path } of screens) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.skeleton:visible')).toHaveCount(0)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
      const isTooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
      if (await isTooWide()) tooWide.push(path)
    }
  }
  await walk(await openScreens(request))
  const demo = await demoAccount(request)
  await restoreSession(page, demo)
  await walk(await ownScreens(request, demo))
  expect(tooWide).toEqual([])
})
