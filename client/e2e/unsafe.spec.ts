import { expect, expectAccessible, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, hosted } from './tours.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 120_000 })

test('a guest who feels unsafe: finds numbers, reports a member, leaves quietly, and sees what became of the report', async ({
  page,
  request,
}) => {
  const [host, guest] = await Promise.all([createUser(request, 'Vikram Rathore'), createUser(request, 'Leela Das')])
  const { _id: tourId } = await hosted(host)
  await guest.call('tours.join', { tourId })
  await restoreSession(page, guest)
  await page.goto(`/tours/${tourId}/group`)
  await page.getByRole('button', { name: 'I feel unsafe' }).click()
  const sheet = page.getByRole('dialog', { name: 'I feel unsafe' })
  for (const [number, name] of [
    ['112', 'Emergency'],
    ['181', 'Women’s helpline'],
  ])
    await expect(sheet.getByRole('link', { name: `Call ${number}: ${name}` })).toHaveAttribute('href', `tel:${number}`)
  await expect(sheet.getByText('Saathi is no emergency service')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')

  await sheet.getByRole('button', { name: 'Report or block Vikram Rathore' }).click()
  await sheet.getByLabel('What is wrong?').selectOption('unsafe')
  await sheet.getByLabel('Block them as well').uncheck()
  await sheet.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Your report is anonymous.').last()).toBeVisible()

  await sheet.getByRole('button', { name: 'Leave this tour quietly' }).click()
  await sheet.getByRole('button', { name: 'Yes, leave now' }).click()
  await expect(page).toHaveURL(/\/tours$/)

  await page.goto('/edit-profile')
  const reports = page.getByRole('region', { name: 'What you have reported' })
  await expect(reports.getByText('Received. A moderator will look at it.')).toBeVisible()
  await expect(reports).not.toContainText('Vikram')
  await expect(page.getByRole('region', { name: 'Photo check' })).toBeVisible()
  await expectAccessible(page, 'main')
})
