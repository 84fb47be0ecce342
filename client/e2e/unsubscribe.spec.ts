import { randomUUID } from 'node:crypto'
import { mailTokenOf } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser } from './tours.ts'

test.use({ expectedErrors: /status of 404/ })

test('unsubscribe page: the button stops mails about tours, and the profile shows it', async ({ page, request }) => {
  const asha = await createUser(request, 'Asha Rao')
  await page.goto(`/api/unsubscribe?token=${await mailTokenOf(asha.email)}`)
  await expect(page.getByRole('heading', { name: 'Stop mails about your tours?' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(page.getByRole('heading', { name: 'Mails stopped' })).toBeVisible()
  await expectAccessible(page)

  await restoreSession(page, asha)
  await page.goto('/edit-profile')
  await expect(page.locator('input[name=tourMails]')).not.toBeChecked()
})

test('unsubscribe page: an unknown link says so, in light and dark', async ({ page }) => {
  await page.goto(`/api/unsubscribe?token=${randomUUID()}`)
  await page.getByRole('button', { name: 'Stop these mails' }).click()
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
})
