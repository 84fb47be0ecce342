import { CHROMIUM_FLAGS, findChromium } from '../../server/scripts/browser.mjs'
import { withFirebase } from './google-popup.ts'
import { expectSignedIn, somebody } from './people.ts'
import { expect, expectAccessible, type Page, test } from './story.ts'

test.describe.configure({ timeout: 60_000 })
test.use({
  expectedErrors: /The sign-in failed|Failed to load resource/,
  // A browser as people have it, which blocks windows that nobody asked for.
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
})

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

/** Presses the button, and gives the window that the SDK opens. */
async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await google(page).click()
  return opened
}

test('an account chosen in Google’s window is logged in, and the window closes', async ({ page }) => {
  const zoya = somebody('Zoya Khan')
  await withFirebase(page, zoya)
  await page.goto('/login')
  const popup = await openWindow(page)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: zoya.name }).click()
  await closed
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await expectSignedIn(page, zoya)
})

test('a Google window that the browser blocks is told, and the next click opens it', async ({ page }) => {
  await withFirebase(page, somebody())
  // A script's click is no person's, once 5 seconds have passed since anything that counts as one, as each look of this
  // test's at the page does: the browser's own blocker keeps the window shut.
  await page.addInitScript(() => {
    const press = () => [...document.querySelectorAll('button')].find((one) => /Google/.test(one.innerText))?.click()
    addEventListener('resize', () => setTimeout(press, 6_000), { once: true })
  })
  await page.goto('/login')
  await expect(google(page)).toBeEnabled()
  await page.setViewportSize({ width: 361, height: 740 })
  await page.waitForTimeout(7_000)
  const told = page.getByRole('alert').getByText(/^Login failed: Your browser blocked the Google window\./)
  await told.hover() // it stays while it is read
  await expectAccessible(page)
  await expect(google(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Close' }).click()
  expect((await openWindow(page)).url()).toContain('/__/auth/handler')
})

test('a Google window that is closed without a choice is told, and the button is ready again', async ({ page }) => {
  await withFirebase(page, somebody())
  await page.goto('/login')
  const popup = await openWindow(page)
  await expect(popup.getByRole('button')).toBeVisible()
  await popup.close()
  // The SDK gives a sign-in under way 8 seconds after the window is gone.
  const told = page.getByText('Login failed: The Google window was closed before you were logged in.')
  await expect(told).toBeVisible({ timeout: 20_000 })
  await expect(google(page)).toBeEnabled()
})

test('a second Google window takes the place of the first, and logs in', async ({ page }) => {
  const zoya = somebody('Zoya Khan')
  await withFirebase(page, zoya)
  await page.goto('/login')
  const first = await openWindow(page)
  await expect(first.getByRole('button')).toBeVisible()
  await page.getByRole('link', { name: 'Sign up here' }).click()
  await expect(page).toHaveURL('/register')
  const second = await openWindow(page)
  const told = page.getByText('Login failed: Another Google window was opened. Please go on in that one.')
  await expect(told).toBeVisible()
  await second.getByRole('button', { name: zoya.name }).click()
  await expectSignedIn(page, zoya)
})
