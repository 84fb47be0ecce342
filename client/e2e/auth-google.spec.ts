import { expect, expectAccessible, type Page, test, withoutData } from './fixtures.ts'
import { createAccount, expectSignedIn, fillLogin, logOut, newPerson } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Choose an account' })

test("the account chooser: replaces Google's, restores the focus, and lists recently used accounts", async ({
  page,
}) => {
  const zoya = newPerson('Zoya Khan')
  await page.goto('/login')
  const google = page.getByRole('button', { name: 'Continue with Google' })
  await google.click()
  await expect(chooser(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toBeHidden()
  await expect(google).toBeFocused()
  await google.click()
  await chooser(page).getByRole('button', { name: 'Continue' }).click()
  await expect(chooser(page).getByText('All fields are required')).toBeVisible()
  await chooser(page).getByLabel('Name').fill(zoya.name)
  await chooser(page).getByLabel('Google address').fill(zoya.email)
  await chooser(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/')
  await logOut(page, zoya)

  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expectAccessible(page)
  await chooser(page).getByRole('button', { name: zoya.email }).click()
  await expect(page).toHaveURL('/')
  await expectSignedIn(page, zoya)
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0)
})

test('Google log-in: an address with an account opens that account', async ({ page, request }) => {
  const asha = await createAccount(request)
  await page.goto('/login?from=/edit-profile')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await chooser(page).getByLabel('Name').fill('Asha of Google')
  await chooser(page).getByLabel('Google address').fill(asha.email)
  await chooser(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/edit-profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
  await logOut(page, asha)
  await fillLogin(page, asha)
  await expectSignedIn(page, asha)
})

test.describe('with a Firebase project', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to load resource|The sign-in failed/ })

  test("the button opens Google's popup instead of the chooser, and a failure shows a message", async ({ page }) => {
    await page.route('**/trpc/auth.settings*', async (route) => {
      const settings = { apiKey: 'a', authDomain: 'saathi.firebaseapp.com', projectId: 'saathi' }
      await route.fulfill({ json: [{ result: { data: { mode: 'firebase', firebase: settings, demo: null } } }] })
    })
    // The page as a server with a Firebase project sends it: its policy lets Google's loader in. It asks for its settings.
    await page.route('**/login', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': policy = '', ...headers } = response.headers()
      const opened = policy.replace("script-src 'self'", "script-src 'self' https://apis.google.com")
      const body = withoutData(await response.text())
      await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': opened } })
    })
    await page.route(/googleapis\.com|apis\.google\.com|firebaseapp\.com/, (route) => route.abort())
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByText(/^Login failed: (The log-in service did not answer|We cannot reach)/)).toBeVisible()
    await expect(chooser(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Fill it in' })).toHaveCount(0)
  })
})
