import { grantRoles } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Page, test } from './fixtures.ts'
import { createAccount, newPerson, restoreSession } from './people.ts'

// The server answers 404 for the admin site's paths, since only the staff learn that they exist, and 403 to their calls.
test.use({ expectedErrors: /status of 40[34]/ })
test.describe.configure({ timeout: 180_000 })

const PAGES = [
  ['/admin/moderation', 'Moderation'],
  ['/admin/catalogue', 'Catalogue'],
  ['/admin/enquiries', 'Enquiries'],
  ['/admin/people', 'People'],
  ['/admin/numbers', 'Numbers'],
  ['/admin/audit', 'Audit'],
] as const

const openPage = async (page: Page, title: string) => {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
}

test('every page of the admin site at 1280 and 768 px, in both themes: shows its content, fits, and is accessible', async ({
  page,
  request,
}) => {
  const staff = await createAccount(request, newPerson('Lakshmi Iyer'))
  await grantRoles(staff.email, 'moderator', 'editor', 'operator')
  await restoreSession(page, staff)
  await page.goto('/admin')
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [768, 'light'],
    [768, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    // Before the page opens: colours that deep elements inherit take some frames to change.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const [path, title] of PAGES) {
      await openPage(page, title)
      await expect(page).toHaveURL(path)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  }
})

test('the admin site without a role: is the page for missing addresses, as for a visitor', async ({
  page,
  request,
}) => {
  const expectMissing = async () => {
    await page.goto('/admin/audit')
    await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
  }
  await expectMissing()
  await restoreSession(page, await createAccount(request))
  await expectMissing()
})
