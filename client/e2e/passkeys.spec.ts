import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { ageLogin, createAccount, fetchMail, fillLogin, logIn, logOut } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })
test.use({
  expectedErrors: /status of (400|403)|The profile could not be synced/,
  // Passkeys belong to a domain: an IP address has none.
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
})

/** Gives the page a device with passkeys, which checks its user by itself. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey: logs in, is asked for after the password, and gives way to the recovery code', async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  await addAuthenticator(page)
  await logIn(page, asha)
  await goTo(page, '/account/security')
  await page.getByLabel('Name of the new passkey').fill('My phone')
  await page.getByRole('button', { name: 'Mail me a code' }).click()
  const { subject } = await fetchMail(request, asha.email, /is your code for a new passkey/)
  const mailed = /\d{6}/.exec(subject)?.[0] ?? ''
  await page.getByLabel('Code from the mail').fill(mailed === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(/^This is not the code we sent; 4 tries are left/)).toBeVisible()
  await expectAccessible(page, page.getByRole('region', { name: 'Passkeys' }))
  await page.getByLabel('Code from the mail').fill(mailed)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible()
  expect((await fetchMail(request, asha.email, /passkey was added/)).text).toContain('My phone')
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Rename My phone' }).click()
  const renaming = page.getByRole('form', { name: 'Rename My phone' })
  await renaming.getByLabel('New name').fill('Old phone')
  await expectNoSidewaysScroll(page)
  await renaming.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Rename Old phone' })).toBeFocused()

  await logOut(page, asha)
  await expect(page).toHaveURL('/login')
  await goTo(page, '/login?from=/saved')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL('/saved')

  await goTo(page, '/account/security')
  await page.getByLabel('Ask for a passkey after the password').click()
  const dialog = page.getByRole('dialog', { name: 'Your recovery code' })
  const code = (await dialog.getByText(/^([A-Z0-9]{5}-){4}[A-Z0-9]{5}$/).textContent()) ?? ''
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByLabel('Ask for a passkey after the password')).toBeChecked()

  await logOut(page, asha)
  await expect(page).toHaveURL('/login')
  await goTo(page, '/login?from=/saved')
  await fillLogin(page, asha)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL('/saved')
  await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible()

  // A log-in with the password alone would be refused, so the passkey is the only choice.
  await ageLogin(page, asha)
  await page.goto('/edit-profile')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const again = page.getByRole('dialog', { name: 'Log in again' })
  await expect(again.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await expect(again.getByLabel('Password', { exact: true })).toBeHidden()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await again.getByRole('button', { name: 'Use a passkey' }).click()
  await downloading

  await logOut(page, asha)
  await expect(page).toHaveURL('/login')
  await goTo(page, '/login?from=/saved')
  await fillLogin(page, asha)
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code)
  await page.getByRole('button', { name: 'Use the recovery code' }).click()
  await expect(page).toHaveURL('/saved')
  await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible()
})
