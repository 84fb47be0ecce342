import { expect, expectAccessible, expectNoSidewaysScroll, goTo, test } from './fixtures.ts'
import { createAccount, fetchMail, logIn, restoreSession } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })
test.use({ expectedErrors: /status of (400|401)/ })

test('a device that another one logs out: is mailed about at its log-in, and leads to the log-in page', async ({
  page,
  request,
  browser,
}) => {
  const asha = await createAccount(request)
  await logIn(page, asha)
  await goTo(page, '/edit-profile')
  await page.getByRole('link', { name: 'Devices and security' }).click()
  await expect(page.getByRole('heading', { name: 'Security', level: 1 })).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await logIn(other, asha)
  expect((await fetchMail(request, asha.email, /New log-in/)).text).toContain('/account/security')
  await other.goto('/saved')
  await expect(other.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Chrome on (Android|Linux)$/)).toHaveCount(2)
  await expectAccessible(page, 'main')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Log out Chrome on / }).click()
  const dialog = page.getByRole('dialog', { name: /^Log out Chrome on / })
  await expectNoSidewaysScroll(dialog)
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('That device is logged out.')).toBeVisible()
  await expect(page.getByText(/^Chrome on (Android|Linux)$/)).toHaveCount(1)

  await expect(other).toHaveURL(/\/login/, { timeout: 20_000 })
  await expect(page.getByText('This device')).toBeVisible()
  await other.context().close()
})

test('a new address with the codes of both mails: is the address of the account from then on', async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  const newEmail = asha.email.replace('@', '.new@')
  await restoreSession(page, asha)
  await page.goto('/account/security')
  const section = page.getByRole('region', { name: 'Your email address' })
  await section.getByRole('button', { name: 'Send the codes' }).click()
  await expect(section.getByText('Please enter your new address.')).toBeVisible()
  await section.getByLabel('New address').fill(newEmail)
  await section.getByRole('button', { name: 'Send the codes' }).click()
  const codeFrom = async (email: string, subject: RegExp) =>
    /\d{6}/.exec((await fetchMail(request, email, subject)).subject)?.[0] ?? ''
  await section.getByLabel(`Code sent to ${asha.email}`).fill(await codeFrom(asha.email, /confirms your new address/))
  await section.getByLabel(`Code sent to ${newEmail}`).fill('000000')
  await section.getByRole('button', { name: 'Change the address' }).click()
  await expect(section.getByText(/^This is not the code we sent; 4 tries are left/)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await section.getByLabel(`Code sent to ${newEmail}`).fill(await codeFrom(newEmail, /is your Saathi code/))
  await section.getByRole('button', { name: 'Change the address' }).click()
  await expect(section.getByText(`You log in with ${newEmail}`)).toBeVisible()
  await page.reload()
  await expect(section.getByText(`You log in with ${newEmail}`)).toBeVisible()
  expect((await fetchMail(request, asha.email, /was changed/)).text).toContain('All other devices were logged out')
})
