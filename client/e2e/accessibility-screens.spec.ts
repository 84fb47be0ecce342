import { expect, type Page, test, violations } from './fixtures.ts'
import { demoAccount, restoreSession } from './people.ts'
import { openScreen, openScreens, ownScreens, type Screen, transitionsEnd } from './screens.ts'

// The walk opens a missing page, and the map of the contact page asks for a tile.
test.use({ actionTimeout: 10_000, expectedErrors: /status of 404|ERR_NAME_NOT_RESOLVED/ })

test.describe.configure({ timeout: 240_000 })

test('every public screen, and what opens on it, in both themes: passes the accessibility checks', async ({
  page,
  request,
}) => {
  await expectAllAccessible(page, await openScreens(request))
})

test('every screen of a user, and what opens on it, in both themes: passes the accessibility checks', async ({
  page,
  request,
}) => {
  const demo = await demoAccount(request)
  await restoreSession(page, demo)
  await expectAllAccessible(page, await ownScreens(request, demo))
})

async function expectAllAccessible(page: Page, screens: Screen[]) {
  const found: Record<string, string[]> = {}
  for (const screen of screens) {
    const all = await violationsOf(page, screen)
    if (all.length > 0) found[screen.path] = all
  }
  expect(found).toEqual({})
}

/** Opens a screen and what opens on it, and returns the violations on both. */
async function violationsOf(page: Page, screen: Screen): Promise<string[]> {
  await openScreen(page, screen)
  const closed = await inBothThemes(page)
  await screen.open?.(page)
  return [...new Set([...closed, ...(screen.open ? await inBothThemes(page) : [])])]
}

async function inBothThemes(page: Page): Promise<string[]> {
  const light = await violations(page)
  await showTheme(page, 'dark')
  // The themes differ in colours only.
  const dark = await violations(page, { rules: ['color-contrast', 'link-in-text-block'] })
  await showTheme(page, 'light')
  return [...light, ...dark.map((violation) => `in the dark theme: ${violation}`)]
}

async function showTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await transitionsEnd(page)
}
