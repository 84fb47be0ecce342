import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  layoutShift,
  type Page,
  recordLayoutShifts,
  test,
} from './fixtures.ts'
import { createAccount, fetchMail, restoreSession } from './people.ts'

// Creating accounts hashes passwords, which takes time.
test.describe.configure({ timeout: 60_000 })

async function openSecurity(page: Page) {
  await recordLayoutShifts(page)
  await page.goto('/account/security')
  return page.getByRole('region', { name: 'What you have agreed to' })
}

test('consents and the nominee: are listed and taken back, named, changed and removed, and the owner is mailed', async ({
  page,
  request,
}) => {
  const asha = await createAccount(request)
  await test.step('consents: are listed with their day and version, and one that is taken back deletes what it was about', async () => {
    await asha.call('genders.set', { gender: 'woman', consent: true })
    await restoreSession(page, asha)
    const section = await openSecurity(page)
    await expect(section.getByRole('listitem').filter({ hasText: 'Your account' })).toContainText(
      /Agreed on .*, version 20/,
    )
    const gender = section.getByRole('listitem').filter({ hasText: 'Your gender' })
    await expect(gender).toContainText('Agreed on')
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
    await expect(section.getByRole('listitem').filter({ hasText: 'Your UPI ID' })).toContainText('Not agreed to')
    await expectNoSidewaysScroll(page)
    await gender.getByRole('button', { name: 'Take back: Your gender' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take this back?' })
    await expect(dialog).toContainText('Your gender is deleted')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('Taken back, and deleted.')).toBeVisible()
    await expect(gender).toContainText('Taken back on')
  })

  await test.step('the nominee: is named, changed and removed, and the owner is mailed', async () => {
    const section = page.getByRole('region', { name: 'Your nominee' })
    await section.getByRole('button', { name: 'Name somebody' }).click()
    await section.getByLabel('Name', { exact: true }).fill('Leela Rao')
    await section.getByRole('button', { name: 'Save' }).click()
    await expect(section.getByText('Please give an email address or a phone number.')).toBeVisible()
    await section.getByLabel('Email (or a phone number)').fill('leela@example.in')
    await expectAccessible(page, section)
    await expectNoSidewaysScroll(page)
    await section.getByRole('button', { name: 'Save' }).click()
    await expect(section.getByText('leela@example.in')).toBeVisible()
    await fetchMail(request, asha.email, /nominee has changed/)
    await section.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog', { name: 'Remove your nominee?' }).getByRole('button', { name: 'Remove' }).click()
    await expect(section.getByText('You have named nobody.')).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectNoSidewaysScroll(page)
  })
})
