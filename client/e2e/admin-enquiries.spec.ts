import { grantRoles } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { createAccount, fetchMail, newPerson, restoreSession } from './people.ts'

test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /status of 404/ })
test.describe.configure({ timeout: 120_000 })

test('an enquiry: is answered by mail, opened again and deleted', async ({ page, request }) => {
  const desk = await createAccount(request, newPerson('Lakshmi Iyer'))
  await grantRoles(desk.email, 'operator')
  const { email } = newPerson('Zubin Mistry')
  const enquiry = { name: 'Zubin Mistry', email, phone: '+91 98200 00000', message: 'Do you go to Spiti in May?' }
  expect((await request.post('/api/contact', { data: enquiry })).ok()).toBe(true)
  await restoreSession(page, desk)
  await page.goto('/admin/enquiries')
  await page.getByLabel('Search').fill(email)
  const row = page.getByRole('row', { name: /Zubin Mistry/ })
  await row.getByRole('button').first().click()
  const panel = page.getByRole('region', { name: 'Zubin Mistry' })
  await panel.getByRole('button', { name: 'Mail the answer' }).click()
  await expect(panel.getByText('Please write an answer.')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Your answer' }).fill('From June on, when the road is open.')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Mail the answer' }).click()
  await expect(page.getByText('The answer is on its way.')).toBeVisible()
  const mail = await fetchMail(request, email, /Your enquiry to Saathi/)
  expect(mail.text).toContain('From June on, when the road is open.\n\nYou wrote:\n> Do you go to Spiti in May?')

  await page.getByLabel('State').selectOption('answered')
  await row.getByRole('button').first().click()
  await expect(panel.getByText('From June on, when the road is open.')).toBeVisible()
  await panel.getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByText('The enquiry waits for an answer again.')).toBeVisible()
  await page.getByLabel('State').selectOption('open')
  await row.getByRole('button').first().click()
  await expect(panel.getByRole('heading', { name: 'The earlier answer' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await panel.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('The enquiry is deleted.')).toBeVisible()
  await expect(page.getByText('No enquiry waits for an answer.')).toBeVisible()
})
