import { expect, proceduresOf, test, withoutInitialData } from './fixtures.ts'
import { createAccount, endSessions, fillLogin, logOut, restoreSession } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })
test.use({
  expectedErrors:
    /status of (400|401|403|500|503)|Failed to load resource|could not be synced|We cannot reach|The sign-in failed/,
})

test('a signed-in page: redirects a visitor to the log-in and back afterwards, also by way of the registration', {
  tag: '@smoke',
}, async ({ page, request }) => {
  const asha = await createAccount(request)
  await page.goto('/edit-profile?tab=data#my-data')
  await expect(page).toHaveURL('/login?from=%2Fedit-profile%3Ftab%3Ddata%23my-data')
  await page.getByRole('link', { name: 'Sign up here' }).click()
  await expect(page).toHaveURL('/register?from=%2Fedit-profile%3Ftab%3Ddata%23my-data')
  await page.getByRole('link', { name: 'Log in here' }).click()
  await expect(page).toHaveURL('/login?from=%2Fedit-profile%3Ftab%3Ddata%23my-data')
  await page.reload()
  await fillLogin(page, asha)
  await expect(page).toHaveURL('/edit-profile?tab=data#my-data')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
  await page.goBack()
  await expect(page).not.toHaveURL(/login/)
})

test('a log-out in one tab: logs out the other tab with one message and a return address', async ({
  page,
  context,
  request,
}) => {
  const asha = await createAccount(request)
  await restoreSession(page, asha)
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/edit-profile')
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
  // The message goes after five seconds, so it is waited for from the beginning.
  const told = expect(other.getByText('You were logged out in another tab.')).toHaveCount(1, { timeout: 60_000 })
  await logOut(page, asha)
  await told
  await expect(other).toHaveURL('/login?from=%2Fedit-profile')
  await expect(page.getByText('You were logged out')).toHaveCount(0)
  await fillLogin(other, asha)
  await expect(other).toHaveURL('/edit-profile')
  await expect(page).toHaveURL('/') // the first tab follows the log-in, too
})

test('a session ended elsewhere: two failing calls or one refused with a new token show one message, and the log-in leads back', async ({
  page,
  request,
}) => {
  await test.step('a session ended elsewhere: two failing calls show one message, and the log-in has the return address', async () => {
    const asha = await createAccount(request)
    await restoreSession(page, asha)
    await page.goto('/edit-profile')
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
    // The new token is refused only after the next call waits for one too.
    let goOn = () => {}
    const bothWait = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let waiting = 0
    await page.route('**/securetoken.googleapis.com/v1/token*', async (route) => {
      waiting += 1
      await bothWait
      await route.continue()
    })
    const renewal = page.waitForRequest('**/securetoken.googleapis.com/v1/token*')
    await endSessions(request, asha)
    await page.getByRole('button', { name: 'Save Profile' }).click()
    await renewal
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect.poll(() => waiting).toBeGreaterThan(1)
    goOn()
    await expect(page).toHaveURL('/login?from=%2Fedit-profile')
    await expect(page.getByText('Your session has ended. Please log in again.')).toHaveCount(1)
    await fillLogin(page, { ...asha, password: 'another-monsoon' })
    await expect(page).toHaveURL('/edit-profile')
  })

  await test.step('a session refused even with a new token: ends with a message', async () => {
    const error = {
      message: 'Your session has ended. Please log in again.',
      code: -32001,
      data: { code: 'UNAUTHORIZED' },
    }
    await page.route('**/trpc/*social.export*', (route) =>
      route.fulfill({ status: 401, json: proceduresOf(route.request()).map(() => ({ error })) }),
    )
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(page).toHaveURL('/login?from=%2Fedit-profile')
    await expect(page.getByText(error.message)).toHaveCount(1)
  })
})

test('a failed profile sync: shows a message, Try again and Log in again', async ({ page, request }) => {
  const asha = await createAccount(request)
  await page.route('**/trpc/auth.sync*', (route) =>
    route.fulfill({ status: 500, json: [{ error: { message: 'no', code: -32603, data: null } }] }),
  )
  await page.goto('/edit-profile')
  await fillLogin(page, asha)
  await expect(page.getByText('User data not fully loaded. Please log in.')).toBeVisible()
  await page.unroute('**/trpc/auth.sync*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(asha.name)
})

test('an unreachable identity service: public pages work, signed-in pages offer Try again', async ({ page }) => {
  await withoutInitialData(page, '/edit-profile')
  await page.route('**/trpc/auth.settings*', (route) => route.abort())
  await page.goto('/edit-profile')
  await expect(page.getByRole('heading', { name: 'There is no network' })).toBeVisible()
  await page.unroute('**/trpc/auth.settings*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/login?from=%2Fedit-profile')
})
