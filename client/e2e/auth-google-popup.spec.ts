import { findChromium, TEST_FLAGS } from '../../server/scripts/browser.mjs'
import { expect, type Page, test } from './fixtures.ts'
import { withFirebase } from './google-popup.ts'
import { expectSignedIn, newPerson } from './people.ts'

test.describe.configure({ timeout: 60_000 })
test.use({
  expectedErrors: /The sign-in failed|Failed to load resource/,
  // The popup blocker is on, as in a normal browser; the headless shell has none.
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: TEST_FLAGS,
    ignoreDefaultArgs: ['--disable-popup-blocking'],
  },
})

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

/** Presses the button and returns the popup that the SDK opens. */
async function openWindow(page: Page): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await google(page).click()
  return opened
}

test('Google popup: a blocked popup shows a message, and the next click opens it', async ({ page }) => {
  await withFirebase(page, newPerson())
  // The browser blocks a pop-up from a script's click more than 5 seconds after the last user activation, which each
  // Playwright action on the page counts as.
  await page.addInitScript(() => {
    const press = () => [...document.querySelectorAll('button')].find((one) => /Google/.test(one.innerText))?.click()
    addEventListener('resize', () => setTimeout(press, 5_200), { once: true })
  })
  await page.goto('/login')
  await expect(google(page)).toBeEnabled()
  const refused = page.waitForEvent('console', (message) => message.text().startsWith('The sign-in failed.'))
  await page.setViewportSize({ width: 361, height: 740 })
  await refused
  const toast = page.getByRole('alert').getByText(/^Login failed: Your browser blocked the Google window\./)
  await toast.hover() // it stays while it is read
  await expect(google(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Close' }).click()
  expect((await openWindow(page)).url()).toContain('/__/auth/handler')
})

test('Google popup: closing it without a choice shows a message and enables the button', async ({ page }) => {
  await withFirebase(page, newPerson())
  await page.clock.install()
  await page.goto('/login')
  const popup = await openWindow(page)
  await expect(popup.getByRole('button')).toBeVisible()
  await popup.close()
  // The SDK looks every 2 seconds whether the popup is closed, and then waits 8 seconds.
  await page.clock.runFor(10_000)
  const toast = page.getByText('Login failed: The Google window was closed before you were logged in.')
  await expect(toast).toBeVisible()
  await expect(google(page)).toBeEnabled()
})

test('Google popup: a second popup replaces the first, logs in and closes', async ({ page }) => {
  const zoya = newPerson('Zoya Khan')
  await withFirebase(page, zoya)
  await page.goto('/login')
  const first = await openWindow(page)
  await expect(first.getByRole('button')).toBeVisible()
  await page.getByRole('link', { name: 'Sign up here' }).click()
  await expect(page).toHaveURL('/register')
  const second = await openWindow(page)
  const toast = page.getByText('Login failed: Another Google window was opened. Please continue there.')
  await expect(toast).toBeVisible()
  const closed = second.waitForEvent('close')
  await second.getByRole('button', { name: zoya.name }).click()
  await closed
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/')
  await expectSignedIn(page, zoya)
})
