import { misfits } from './fit.ts'
import { expect, type Page, test } from './fixtures.ts'
import { demoAccount, restoreSession } from './people.ts'
import { openScreen, openScreens, ownScreens, type Screen, transitionsEnd } from './screens.ts'

test.use({ actionTimeout: 10_000, expectedErrors: /status of 404|ERR_NAME_NOT_RESOLVED/ })
test.describe.configure({ timeout: 180_000 })

/** Opens each screen and expects that nothing on it overlaps or leaves the viewport, also with larger text. */
async function expectScreensToFit(page: Page, screens: Screen[]) {
  const found: Record<string, string[]> = {}
  for (const screen of screens) {
    await openScreen(page, screen)
    const { path, open } = screen
    const all = await misfitsOf(page)
    await setTextSize(page, '150%')
    for (const misfit of await misfitsOf(page)) all.push(`at 150 % text size: ${misfit}`)
    if (open) {
      await setTextSize(page, '')
      await open(page)
      all.push(...(await misfits(page)))
    }
    if (all.length > 0) found[path] = [...new Set(all)]
  }
  expect(found).toEqual({})
}

async function misfitsOf(page: Page): Promise<string[]> {
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  return [...(isTooWide ? ['wider than the viewport'] : []), ...(await misfits(page))]
}

async function setTextSize(page: Page, size: string) {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, size)
  await transitionsEnd(page)
}

test('every public screen on the narrowest phone, also at 150 % text size: nothing overlaps or leaves the viewport', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await expectScreensToFit(page, await openScreens(request))
})

test('every screen of a user on the narrowest phone, also at 150 % text size: nothing overlaps or leaves the viewport', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const demo = await demoAccount(request)
  await restoreSession(page, demo)
  await expectScreensToFit(page, await ownScreens(request, demo))
})
