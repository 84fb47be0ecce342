import { grantRoles } from './database.ts'
import { expect, expectAccessible, goTo, test } from './fixtures.ts'
import { createAccount, newPerson, restoreSession } from './people.ts'
import { expectFineForStaff } from './screens.ts'

// The server answers 404 for the admin site's paths, since only the staff learn that they exist, 400 to an
// invalid package and 409 to a stale one.
test.use({ expectedErrors: /status of 40[049]|ERR_INTERNET_DISCONNECTED/, viewport: { width: 1280, height: 900 } })
test.describe.configure({ timeout: 180_000 })

// Other tests look for packages on the same site: none searches for these words, place and price.
type Draft = { slug: string; name: string }
const draftOf = (name: string): Draft & Record<string, unknown> => ({
  slug: `e2e-${Math.random().toString(36).slice(2)}`,
  name,
  description: 'Five days of fishing villages, fort walls and lunches that take an afternoon.',
  tourType: 'beaches',
  price: 45_200,
  nights: 4,
  images: ['pictures/hampi-by-coracle-and-stone.svg'],
  imageUrl: null,
  destinations: ['Murud, Maharashtra'],
  activities: [{ name: 'Coracle', description: 'Round boats to the far bank.' }],
  raccom: [],
})

test('an editor: changes a package beside its preview, meets another editor, and takes a version back', async ({
  page,
  request,
}) => {
  const editor = await createAccount(request, newPerson('Lakshmi Iyer'))
  await grantRoles(editor.email, 'editor')
  const facts = draftOf('Konkan, slowly')
  const { packageId } = await editor.call<{ packageId: string }>('admin.savePackage', { facts })
  await restoreSession(page, editor)
  await page.goto('/admin/catalogue')
  await page.getByLabel('Search').fill('konkan, slowly')
  await page.getByRole('table').getByRole('button', { name: 'Konkan, slowly' }).first().click()
  await expect(page).toHaveURL(/\/admin\/catalogue\/[0-9a-f-]{36}$/)
  await goTo(page, `/admin/catalogue/${packageId}`)
  await expect(page).toHaveURL(`/admin/catalogue/${packageId}`)

  const preview = page.locator('[inert]')
  await page.getByLabel('Name', { exact: true }).first().fill('Konkan, slower')
  await page.getByLabel('Price, rupees a person').fill('twelve')
  await expect(preview.getByText('Konkan, slower')).toBeVisible()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expectFineForStaff(page)

  await page.getByRole('link', { name: 'All packages' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('Please give a whole number.')).toBeVisible()
  await expect(page.getByLabel('Price, rupees a person')).toBeFocused()
  await page.getByLabel('Price, rupees a person').fill('42,000')
  await page.getByLabel('Slug').fill('Two Words')
  await save.click()
  await expect(page.getByText('must be words of small letters and digits')).toBeVisible()
  await page.getByLabel('Slug').fill(facts.slug)

  await editor.call('admin.savePackage', { packageId, version: 1, facts: { ...facts, nights: 6 } })
  await save.click()
  await expect(page.getByRole('alert').getByText(/Your text is still here\. They changed: nights\./)).toBeVisible()
  await expect(page.getByLabel('Price, rupees a person')).toHaveValue('42,000')
  await save.click()
  await expect(page.getByText('Saved as version 3. The site shows it.')).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto(`/packages/${packageId}`)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Konkan, slower' })).toBeVisible()
  await page.getByRole('button', { name: 'Make version 1 the current one' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Konkan, slowly' })).toBeVisible()
  await expect(page.getByText('Version 1 is back, as version 4.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Konkan, slowly' })).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('The package is withdrawn.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Offer again' })).toBeVisible()
})

test('the catalogue as a file: is exported, and imported unchanged; a row with an error is named', async ({
  page,
  request,
}) => {
  const editor = await createAccount(request, newPerson('Lakshmi Iyer'))
  await grantRoles(editor.email, 'editor')
  await restoreSession(page, editor)
  await page.goto('/admin/catalogue')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('catalogue.json')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import packages' })
  const importText = async (text: string) => {
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'packages.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await dialog.getByRole('button', { name: 'Import the file' }).click()
  }
  const facts = { ...draftOf('Imported'), withdrawn: true }
  await importText(JSON.stringify([facts, { ...facts, slug: 'other', price: -5 }]))
  await expect(dialog.getByText(/^row 2 \(slug other\): price:/)).toBeVisible()
  await expectFineForStaff(page)
  await importText(JSON.stringify([facts]))
  await expect(dialog.getByText('1 added, 0 changed, 0 as before.')).toBeVisible()
  await importText(JSON.stringify([facts]))
  await expect(dialog.getByText('0 added, 0 changed, 1 as before.')).toBeVisible()
})

test('a reader: reports a wrong fact, and an editor settles it beside what we say', async ({ page, request }) => {
  const words = `The temple costs 600 rupees now (${Math.random()}).`
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/destinations/ziro')
  await page.getByRole('button', { name: 'Report a wrong fact' }).click()
  const dialog = page.getByRole('dialog', { name: /^A wrong fact about Ziro/ })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please choose which part is wrong.')).toBeVisible()
  await dialog.getByLabel('Which part?').selectOption('costs')
  await dialog.getByLabel('What is wrong?').fill(words)
  await expectAccessible(page)
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('We could not send this. Check your connection and try again.')).toBeVisible()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Thank you. An editor will check this.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  const editor = await createAccount(request, newPerson('Lakshmi Iyer'))
  await grantRoles(editor.email, 'editor')
  await restoreSession(page, editor)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin/catalogue/destinations')
  await page.getByLabel('Search').fill('ziro')
  await page.getByRole('table').getByRole('button', { name: 'Ziro' }).click()
  const panel = page.getByRole('region', { name: 'Ziro' })
  await expect(panel.getByRole('heading', { name: 'What it costs' })).toBeVisible()
  await expectFineForStaff(page)
  await panel.getByRole('link', { name: /open reports? of/ }).click()
  await expect(page.getByLabel('Destination')).toHaveValue('ziro')
  await expect(page.getByRole('link', { name: 'Wrong facts' })).toHaveAttribute('aria-current', 'page')
  await page.getByLabel('Destination').selectOption('Munnar')
  await expect(page).toHaveURL('/admin/catalogue/wrong-facts?destination=munnar')
  await expect(page.getByText('No report about this destination is open.')).toBeVisible()
  await page.getByLabel('Destination').selectOption('Ziro')
  await page.getByRole('row').filter({ hasText: words }).getByRole('button').click()
  await expect(page.getByRole('region', { name: 'Ziro' }).getByText(words)).toBeVisible()
  await expectFineForStaff(page)
  await page.getByLabel('Fact that you have checked').selectOption('Tarin fish farm: entry fee')
  await page.getByRole('button', { name: 'Settle' }).click()
  await expect(page.getByText('The report is settled.')).toBeVisible()
  await page.getByLabel('State').selectOption('done')
  await expect(page.getByRole('row').filter({ hasText: words })).toBeVisible()
  await goTo(page, '/destinations/ziro')
  const fee = page.getByRole('listitem').filter({ hasText: 'Tarin fish farm: entry fee' })
  await expect(fee.getByText(/^Checked by our editors in \w+ \d{4}\.$/)).toBeVisible()
})
