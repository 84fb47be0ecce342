import { disableAccount } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import {
  createAccount,
  expectSignedIn,
  fillLogin,
  logIn,
  loginForm,
  logOut,
  newPerson,
  openUserMenu,
} from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })
test.use({ expectedErrors: /status of (400|401)|The sign-in failed/ })

const SIGNED_IN = [
  'Home',
  'Matching',
  'Tours',
  'About Us',
  'Contact Us',
  'Blog',
  'Profile',
  'Saved',
  'Trips',
  'Travel plans',
  'Expenses',
]

test('a user logs in, sees their navigation bar and menu, and logs out', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  await page.goto('/login')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await fillLogin(page, asha)
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await expect(page).toHaveURL('/')

  const menu = await openUserMenu(page, asha)
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(menu.getByRole('link')).toHaveText(SIGNED_IN)
  await expectAccessible(page)
  const ended = page.waitForResponse(/accounts:revokeToken/)
  await menu.getByRole('button', { name: 'Logout' }).click()
  expect((await ended).status()).toBe(200)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign Up' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull()
  await page.reload()
  await expect(loginForm(page).email).toBeVisible()
})

test('a session: survives a reload without showing Login in between', async ({ page, request }) => {
  const asha = await createAccount(request)
  await logIn(page, asha)
  const loginLink = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const links = document.querySelectorAll('nav[aria-label=Main] a[href="/login"]')
      if (links.length > 0) Object.assign(window, { saidLogin: true })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expectSignedIn(page, asha)
  await expect(loginLink).toHaveCount(0)
  expect(await page.evaluate(() => 'saidLogin' in window)).toBe(false)
})

test('the log-in: a wrong password and an unknown address give the same message and keep the input', async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  const sentence = 'Login failed: The e-mail address or the password is not right.'
  await page.goto('/login')
  await fillLogin(page, { ...asha, password: 'not-this-one' })
  await page.getByRole('alert').getByText(sentence).hover() // it stays while it is read
  await expectAccessible(page)
  await expect(loginForm(page).email).toHaveValue(asha.email)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(sentence)).toBeHidden()
  await fillLogin(page, newPerson('Nobody'))
  await expect(page.getByText(sentence)).toBeVisible()
  await fillLogin(page, asha)
  await expectSignedIn(page, asha)
})

test('the log-in with empty fields: each field has its error, and nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('accounts:') && sent.push(request.url()))
  await page.goto('/login')
  const { email, password, submit } = loginForm(page)
  await submit.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please enter your email address.')
  await expect(password).toHaveAccessibleDescription('Please enter your password.')
  await email.fill('asha@example.in')
  await expect(page.getByText('Please enter your email address.')).toBeHidden()
  await submit.click()
  await expect(password).toBeFocused()
  await expect(page.getByRole('alert')).toBeEmpty()
  expect(sent).toEqual([])
})

test('the log-in failing twice: the second message replaces the first', async ({ page }) => {
  await page.goto('/login')
  const errors = page.getByRole('alert').getByText(/^Login failed: /)
  await fillLogin(page, newPerson('Nobody'))
  await expect(errors).toHaveText('Login failed: The e-mail address or the password is not right.')
  await fillLogin(page, { email: 'no address', password: 'monsoon-42' })
  await expect(errors).toHaveText('Login failed: This is not an e-mail address.')
})

test('a toast: closes after five seconds, but stays while it is hovered or focused', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  await fillLogin(page, newPerson('Nobody'))
  const toast = page.getByText('Login failed: The e-mail address or the password is not right.')
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.fastForward(6_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 400)
  await page.clock.fastForward(4_900)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(200)
  await expect(toast).toBeHidden()
})

test('a disabled account: cannot log in, and its session ends at the next visit', async ({ page, request }) => {
  const asha = await createAccount(request)
  await logIn(page, asha)
  await disableAccount(asha.email)
  await page.goto('/edit-profile')
  await expect(page).toHaveURL('/login?from=%2Fedit-profile')
  await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
  await fillLogin(page, asha)
  await expect(page.getByText('Login failed: This account is suspended.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull()
})

test('the demo account: its credentials are shown and log in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Fill it in' }).click()
  await loginForm(page).submit.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
})

test('a signed-in user: is redirected away from the log-in and the registration', async ({ page, request }) => {
  await logIn(page, await createAccount(request))
  await page.goto('/register')
  await expect(page).toHaveURL('/welcome') // a new account is asked its first questions
  await page.goto('/login')
  await expect(page).toHaveURL('/')
})

test('after a log-out: the back button shows no data of the previous user', async ({ page, request }) => {
  const asha = await createAccount(request)
  await logIn(page, asha)
  await page.goto('/edit-profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
  await logOut(page, asha)
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/login?from=%2Fedit-profile')
  await expect(page.getByText(asha.email)).toHaveCount(0)
})

test('the dark theme: log-in, registration and profile form pass the accessibility checks', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/register')
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await expect(page.getByText('All fields are required')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/reset-password')
  await expectAccessible(page)
  await page.goto('/login?from=/edit-profile')
  await loginForm(page).submit.click()
  await expect(page.getByText('Please enter your password.')).toBeVisible()
  await fillLogin(page, newPerson('Nobody'))
  await page.getByText('Login failed: The e-mail address or the password is not right.').hover()
  await expectAccessible(page)
  await fillLogin(page, await createAccount(request))
  await expect(page.getByRole('button', { name: 'Save Profile' })).toBeVisible()
  await expectAccessible(page)
})
