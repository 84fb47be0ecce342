import { expect, test } from './fixtures.ts'
import { expectSignedIn, fetchCode, fillLogin, loginForm, newPerson } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })
test.use({ expectedErrors: /Failed to (load resource|fetch)|The sign-in failed|TRPCClientError/ })

test('the registration without a network: keeps everything typed', async ({ page, request, context }) => {
  const ravi = newPerson('Ravi Menon')
  await page.goto('/register')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  await page.getByLabel('Full Name').fill(ravi.name)
  await page.getByLabel('Email Address').fill(ravi.email)
  await page.getByLabel('Password', { exact: true }).fill(ravi.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(ravi.password)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await expect(page.getByText('Failed to send verification code. Please try again.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send Verification Code' }).click()

  await page.getByLabel('Verification Code').fill(await fetchCode(request, ravi.email))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Verify & Register' }).click()
  await expect(page.getByText('Failed to verify code or register. Please try again.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Verify & Register' }).click()
  await expectSignedIn(page, ravi)
})

test('the registration: if the automatic log-in fails, the user logs in manually, when the network is back', async ({
  page,
  request,
  context,
}) => {
  const mina = newPerson('Mina Das')
  await page.route('**/accounts:signInWithCustomToken*', (route) => route.abort())
  await page.goto('/register')
  await page.getByLabel('Full Name').fill(mina.name)
  await page.getByLabel('Email Address').fill(mina.email)
  await page.getByLabel('Password', { exact: true }).fill(mina.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(mina.password)
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await page.getByLabel('Verification Code').fill(await fetchCode(request, mina.email))
  await page.getByRole('button', { name: 'Verify & Register' }).click()
  await expect(page.getByText('Registration complete. Please log in manually.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(loginForm(page).email).toBeVisible()
  // This part of the page loads after the form.
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
  await context.setOffline(true)
  await fillLogin(page, mina)
  const toast = page.getByText('Login failed: We cannot reach the log-in service. Please check your connection')
  await expect(toast).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Login' }).click()
  await expectSignedIn(page, mina)
})
