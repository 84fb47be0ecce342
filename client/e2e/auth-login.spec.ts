import { disableAccount } from './database.ts'
import { expect, expectAccessible, goTo, isPhone, test } from './fixtures.ts'
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

const LINKS = ['Home', 'Destinations', 'Tours', 'Trips', 'Matching', 'About Us', 'Contact Us', 'Blog']
const TABS = ['Home', 'Tours', 'Trips', 'Matching', 'Messages']
const OWN = ['Profile', 'Saved']

test('a user logs in, sees their navigation bar and menu, and logs out', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  await page.goto('/login')
  await fillLogin(page, asha)
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  await expect(page).toHaveURL('/')

  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(isPhone(page) ? TABS : LINKS)
  const menu = await openUserMenu(page, asha)
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible()
  const more = ['Devices and security', 'Destinations', 'About Us', 'Contact Us', 'Blog']
  await expect(menu.getByRole('link')).toHaveText(isPhone(page) ? [...OWN, ...more] : [...LINKS, ...OWN])
  await expectAccessible(page)
  const ended = page.waitForResponse(/accounts:revokeToken/)
  await menu.getByRole('button', { name: 'Logout' }).click()
  expect((await ended).status()).toBe(200)
  await expect(page).toHaveURL('/login')
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull()
  await page.reload()
  await expect(loginForm(page).email).toBeVisible()
})

test('a session: survives a reload without showing Login, leads away from the log-in, and leaves nothing for Back', async ({
  page,
  request,
}) => {
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

  await page.goto('/login')
  await expect(page).toHaveURL('/')

  await goTo(page, '/edit-profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
  await goTo(page, '/register')
  await expect(page).toHaveURL('/')
  await goTo(page, '/edit-profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
  await logOut(page, asha)
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/login?from=%2Fedit-profile')
  await expect(page.getByText(asha.email)).toHaveCount(0)
})

test('the log-in: empty fields send nothing, wrong ones give the same message, and a disabled account cannot log in', async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  await test.step('the log-in: empty fields send nothing, a wrong password and an unknown address give the same message, and each message replaces the last', async () => {
    const sentence = 'Login failed: The email address or the password is not right.'
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('accounts:') && sent.push(request.url()))
    await page.goto('/login')
    const { email, password, submit } = loginForm(page)
    await submit.click()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription('Please enter your email address.')
    await expect(password).toHaveAccessibleDescription('Please enter your password.')
    await email.fill(asha.email)
    await expect(page.getByText('Please enter your email address.')).toBeHidden()
    await submit.click()
    await expect(password).toBeFocused()
    await expect(page.getByRole('alert').getByText('Invalid login credentials provided.')).toBeVisible()
    await expect(page.getByRole('alert').getByText(/^Login failed: /)).toBeHidden()
    expect(sent).toEqual([])

    await fillLogin(page, { ...asha, password: 'not-this-one' })
    await page.getByRole('alert').getByText(sentence).hover() // it stays while it is read
    await expectAccessible(page)
    await expect(email).toHaveValue(asha.email)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText(sentence)).toBeHidden()
    const errors = page.getByRole('alert').getByText(/^Login failed: /)
    await fillLogin(page, newPerson('Nobody'))
    await expect(errors).toHaveText(sentence)
    await fillLogin(page, { email: 'no address', password: 'monsoon-42' })
    await expect(errors).toHaveText('Login failed: This is not an email address.')
    await fillLogin(page, asha)
    await expectSignedIn(page, asha)
  })

  await test.step('a disabled account: cannot log in, and its session ends at the next visit', async () => {
    await disableAccount(asha.email)
    await page.goto('/edit-profile')
    await expect(page).toHaveURL('/login?from=%2Fedit-profile')
    await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
    await fillLogin(page, asha)
    await expect(page.getByText('Login failed: This account is suspended.')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull()
  })
})

test('a toast: closes after five seconds, but stays while it is hovered or focused', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  await fillLogin(page, newPerson('Nobody'))
  const toast = page.getByText('Login failed: The email address or the password is not right.')
  await expect(toast).toBeVisible()
  await toast.hover()
  // From here on time goes on by `fastForward` only.
  await page.clock.pauseAt(Date.now() + 7_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 400)
  await page.clock.fastForward(4_900)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(200)
  await expect(toast).toBeHidden()
})

test('the demo account: its credentials are shown and log in, but lead to no other site', async ({ page }) => {
  await page.goto('/login?from=//evil.example')
  await page.getByRole('button', { name: 'Fill it in' }).click()
  await loginForm(page).submit.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
})
