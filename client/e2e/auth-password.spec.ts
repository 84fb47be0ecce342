import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { createAccount, expectSignedIn, fetchMail, fillLogin, loginForm } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })
test.use({ expectedErrors: /status of 400|The sign-in failed/ })

test('a forgotten password: a mailed link sets a new one, once', async ({ page, request }) => {
  const asha = await createAccount(request)
  await page.goto('/login')
  await loginForm(page).email.fill(asha.email)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(asha.email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText(`If ${asha.email} has an account, we have sent a link to it.`)).toBeVisible()

  const mail = await fetchMail(request, asha.email, /new password/)
  const link = /https?:\S+/.exec(mail.text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByLabel('Email')).toHaveValue(asha.email)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const password = page.getByLabel('New password', { exact: true })
  await password.fill('five5')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Password should be at least 6 characters')).toBeVisible()
  await password.fill('another-monsoon')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your password has been changed. Please log in.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await fillLogin(page, asha)
  await expect(page.getByText('Login failed: The email address or the password is not right.')).toBeVisible()
  await fillLogin(page, { ...asha, password: 'another-monsoon' })
  await expectSignedIn(page, asha)

  await page.goto(link)
  await expect(page.getByText('This link has expired or was already used.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL('/reset-password')
})
