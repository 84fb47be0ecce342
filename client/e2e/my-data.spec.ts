import { readFile } from 'node:fs/promises'
import { suspendAccount } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, goTo, type Page, test } from './fixtures.ts'
import { type Account, createAccount, fetchMail, newPerson, restoreSession, withOldLogin } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })
test.use({ expectedErrors: /status of (400|403)|The profile could not be synced/ })

async function openForm(page: Page, person: Account, { isAdult = true } = {}) {
  await restoreSession(page, person)
  await page.goto('/edit-profile')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name)
  // The sections above the buttons load by themselves, and move them. They are for those who have confirmed to be adults.
  for (const section of isAdult ? ['Your gender', 'Places that are not for me', 'Photo check'] : [])
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
}

test('the data of an account: are downloaded as one file, and its deletion can be cancelled within seven days', async ({
  page,
  request,
}) => {
  await test.step('the data export: downloads everything as one file', async () => {
    const asha = await createAccount(request)
    await openForm(page, asha)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^saathi-my-data-\d{4}-\d\d-\d\d\.json$/)
    const held = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(held.profile).toMatchObject([{ email: asha.email, name: asha.name }])
  })

  await test.step('account deletion: can be cancelled within seven days', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog).toContainText('cancelled at once')
    await expectAccessible(page)
    await expectNoSidewaysScroll(dialog)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await dialog.getByRole('button', { name: 'Yes, delete it' }).click()
    await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
    await expectAccessible(page, 'main')

    // The banner is on every page and names the day.
    await goTo(page, '/')
    const banner = page.getByRole('region', { name: 'Your account will be deleted' })
    const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' })
    await expect(banner).toContainText(day.format(Date.now() + 7 * 86_400_000))
    await expectAccessible(page, banner)
    await banner.getByRole('button', { name: 'Keep my account' }).click()
    await expect(banner).toBeHidden()
    await goTo(page, '/edit-profile')
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
  })
})

test('export and deletion: an old log-in must be confirmed first', async ({ page, request }) => {
  const asha = await withOldLogin(request, await createAccount(request))
  await openForm(page, asha)
  const login = page.getByRole('dialog', { name: 'Log in again' })
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(login.getByLabel('Email')).toHaveValue(asha.email)
  await expectAccessible(page)
  await expectNoSidewaysScroll(login)
  await login.getByRole('button', { name: 'Cancel' }).click()
  await expect(login).toBeHidden()
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeEnabled()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  const password = login.getByLabel('Password', { exact: true })
  await password.fill('not-this-one')
  await login.getByRole('button', { name: 'Continue' }).click()
  await expect(login.getByText('The email address or the password is not right.')).toBeVisible()
  await password.fill(asha.password)
  await login.getByRole('button', { name: 'Continue' }).click()
  await expect(login).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
  expect((await fetchMail(request, asha.email, /will be deleted/)).text).toContain('choose "Keep my account"')

  // One log-in was enough for both.
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await downloading
})

test('export and deletion: a Google user confirms with the same Google account only', async ({ page, request }) => {
  const { name, email } = newPerson('Meera Nair')
  const google = (account: object) => ({
    postBody: new URLSearchParams({ id_token: JSON.stringify(account), providerId: 'google.com' }).toString(),
    requestUri: 'http://localhost',
    returnSecureToken: true,
  })
  const answer = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any', {
    data: google({ name, email, sub: email, email_verified: true }),
  })
  const { localId: firebaseUid, ...session } = await answer.json()
  const headers = { authorization: `Bearer ${session.idToken}` }
  const { _id } = await (await request.post('/api/users/profile', { data: {}, headers })).json()
  const meera = { name, email, password: '', _id, firebaseUid, session, call: async () => ({}) as never }
  await openForm(page, await withOldLogin(request, meera), { isAdult: false })
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  const login = page.getByRole('dialog', { name: 'Log in again' })
  await expect(login.getByLabel('Password', { exact: true })).toBeHidden()
  const choose = async (as: { name: string; email: string }) => {
    await login.getByRole('button', { name: 'Continue with Google' }).click()
    const other = page.getByRole('form', { name: 'Another account' })
    await other.getByLabel('Name').fill(as.name)
    await other.getByLabel('Google address').fill(as.email)
    await other.getByRole('button', { name: 'Continue' }).click()
  }
  await choose(await createAccount(request, newPerson('Other Person')))
  await expect(login.getByText('That is not the account that you are logged in with.')).toBeVisible()
  await choose(meera)
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
})

test('a suspended user: sees a message on every page, and can open their data and account', async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  await suspendAccount(asha.email)
  await restoreSession(page, asha)
  await page.goto('/tours')
  await expect(page.getByText('This account is suspended.')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Your data and account' }).click()
  await expect(page.getByRole('heading', { name: 'Account suspended' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect(JSON.parse(await readFile(await (await downloading).path(), 'utf8')).profile).toMatchObject([
    { email: asha.email },
  ])
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await expect(page.getByRole('heading', { name: 'Your account will be deleted' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})
