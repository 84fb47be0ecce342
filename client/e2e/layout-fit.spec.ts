import { misfits } from './fit.ts'
import { expect, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'
import { demoAccount, restoreSession } from './people.ts'
import { openScreen, openScreens, ownScreens, type Screen, transitionsEnd } from './screens.ts'

test.use({ actionTimeout: 10_000, expectedErrors: /status of 404|ERR_NAME_NOT_RESOLVED/ })
test.describe.configure({ timeout: 120_000 })

/** Opens each screen and expects that nothing on it overlaps or leaves the viewport. */
async function expectScreensToFit(page: Page, screens: Screen[]) {
  const found: Record<string, string[]> = {}
  for (const screen of screens) {
    await openScreen(page, screen)
    const { path, open } = screen
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

test('every screen of a user on the narrowest phone: nothing overlaps or leaves the viewport', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const demo = await demoAccount(request)
  await restoreSession(page, demo)
  await expectScreensToFit(page, await ownScreens(request, demo))
})

test('every screen at 150 % text size on the narrowest phone: nothing overlaps or leaves the viewport', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const found: Record<string, string[]> = {}
  const walk = async (screens: Screen[]) => {
    for (const screen of screens) {
      await openScreen(page, screen)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
      await transitionsEnd(page)
      const all = await misfits(page)
      const isTooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
      if (await isTooWide()) all.push('wider than the viewport')
      if (all.length > 0) found[screen.path] = all
    }
  }
  await walk(await openScreens(request))
  const demo = await demoAccount(request)
  await restoreSession(page, demo)
  await walk(await ownScreens(request, demo))
  expect(found).toEqual({})
})
