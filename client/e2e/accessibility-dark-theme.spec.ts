import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'

// `accessibility-screens.spec.ts` checks both themes on a phone.
test.use({
  contextOptions: { reducedMotion: 'reduce', colorScheme: 'dark' },
  viewport: { width: 1280, height: 900 },
  hasTouch: false,
})

/** Opens a page, waits for its heading and checks its accessibility and width. */
async function visit(page: Page, path: string, heading: string | RegExp, ...parts: string[]) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  await expectAccessible(page, ...parts)
  await expectNoSidewaysScroll(page)
}

test('the dark theme on a wide screen: the public pages pass the accessibility checks', async ({ page }) => {
  // Without tiles the drawing of the office stays.
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: '' }),
  )
  await visit(page, '/about', 'The people behind it')
  await visit(page, '/blog', 'They came back and told us')
  await visit(page, '/contact', 'Send us your Enquiry', 'main')
  await visit(page, '/register', 'Sign Up', 'main')
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'All fields are required' })).toBeVisible()
  await expectAccessible(page, 'form')
})

test('the dark theme on a wide screen: the signed-in pages pass the accessibility checks', async ({
  page,
  request,
}) => {
  await restoreSession(page, await createAccount(request))
  await visit(page, '/matching', /^@/, 'header', 'main')
  await visit(page, '/matching?tab=matched', 'Find Your Match', 'main')
  await visit(page, '/profile', 'Your Open Tours', 'main')
  await visit(page, '/edit-profile', 'Edit Profile', 'main')
  await visit(page, '/saved', 'Saved', 'main')
  await visit(page, '/messages', 'Messages', 'main')
})
