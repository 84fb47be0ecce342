import { expect, test } from './fixtures.ts'
import { createAccount, createModerator, fetchMail, newPerson, restoreSession } from './people.ts'
import { expectFineForStaff } from './screens.ts'

// The server answers 404 for the admin site's paths, since only the staff learn that they exist.
test.use({ expectedErrors: /status of 40[34]/, viewport: { width: 1280, height: 900 } })
test.describe.configure({ timeout: 180_000 })

test('a moderator: finds a person, suspends and restores them, exports their data, and proposes the deletion, which a second one confirms', async ({
  page,
  request,
}) => {
  const moderator = await createModerator(request, 'Lakshmi Iyer')
  const kavya = await createAccount(request, newPerson('Kavya Menon'))
  const ravi = await createAccount(request, newPerson('Ravi Bhosale'))
  await kavya.call('social.update', { bio: 'Slow trains, early temples and long lunches.', homeCity: 'Kochi' })
  await ravi.call('social.report', { userId: kavya._id, reason: 'scam' })
  await restoreSession(page, moderator)
  await page.goto('/admin/people')
  await expect(page.getByText('Enter at least two letters of a name or an address.')).toBeVisible()
  await page.getByLabel('Search').fill(kavya.email.toUpperCase())
  await expectFineForStaff(page)
  await page.getByRole('table').getByRole('button', { name: 'Kavya Menon' }).click()
  await expect(page).toHaveURL(`/admin/people/${kavya._id}`)
  await expect(page.getByText('Slow trains, early temples and long lunches.')).toBeVisible()
  await expect(page.getByText('Was reported: Asks for money, or sells something')).toBeVisible()
  await expectFineForStaff(page)

  await page.getByRole('button', { name: 'Suspend…' }).click()
  const suspending = page.getByRole('dialog', { name: 'Suspend Kavya Menon?' })
  await suspending.getByRole('button', { name: 'Suspend' }).click()
  await expect(suspending.getByText('Choose what they are told.')).toBeVisible()
  await suspending.getByLabel('What they are told').selectOption('selling')
  await expectFineForStaff(page)
  await suspending.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByText(/^Suspended until /)).toBeVisible()
  const visitor = await page.context().newPage()
  await visitor.goto(`/profile/${kavya._id}`)
  await expect(visitor.getByText('Slow trains, early temples')).toHaveCount(0)
  await page.getByRole('button', { name: 'End the suspension…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the suspension' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Slow trains, early temples').first()).toBeVisible()
  await visitor.close()

  await page.getByRole('button', { name: 'Export their data…' }).click()
  const exporting = page.getByRole('dialog', { name: 'Export the data of Kavya Menon?' })
  const download = page.waitForEvent('download')
  await exporting.getByRole('button', { name: 'Export and download' }).click()
  expect((await download).suggestedFilename()).toBe(`saathi-${kavya._id}.json`)
  await fetchMail(request, kavya.email, /^Our team has made a copy of your data$/)

  await page.getByRole('button', { name: 'Delete the account…' }).click()
  const deleting = page.getByRole('dialog', { name: 'Delete the account of Kavya Menon?' })
  await deleting.getByLabel('Note for the audit log').fill('She asked by mail.')
  await deleting.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete the account…' }).click()
  await expect(deleting.getByLabel('Note for the audit log')).toHaveValue('She asked by mail.')
  await deleting.getByRole('button', { name: 'Propose the deletion' }).click()
  await expect(page.getByText('Proposed. A second moderator must confirm it.')).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Back to the search' }).click()
  await expect(page.getByLabel('Search')).toHaveValue(kavya.email.toUpperCase())

  await restoreSession(page, await createModerator(request, 'Meera Nair'))
  await page.goto('/admin/moderation/confirm')
  const proposal = page.getByRole('region', { name: 'Delete the account of Kavya Menon?' })
  await expect(proposal).toContainText('She asked by mail.')
  await proposal.getByRole('button', { name: 'Delete the account of Kavya Menon' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the account of Kavya Menon' }).click()
  await expect(proposal).toHaveCount(0)
  await fetchMail(request, kavya.email, /^Your Saathi account will be deleted$/)
})
