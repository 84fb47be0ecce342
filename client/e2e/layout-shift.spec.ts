import { expect, layoutShift, type Page, recordLayoutShifts, test } from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'

/** Holds these calls back until the returned function is called. */
async function holdBack(page: Page, calls: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(calls, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

test('the page about security: nothing moves when its parts arrive one after the other', {
  tag: '@wide',
}, async ({ page, request }) => {
  await restoreSession(page, await createAccount(request))
  const release = await holdBack(page, '**/trpc/*passkeys.list*')
  await recordLayoutShifts(page)
  const consents = page.waitForResponse(/consents\.list/).catch(() => null)
  await page.goto('/account/security')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  release()
  await consents
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible()
  await expect(page.locator('.skeleton:visible')).toHaveCount(0)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.05)
})

test('the profile of a new user: nothing moves when its tours, of which there are none, arrive', {
  tag: '@wide',
}, async ({ page, request }) => {
  await restoreSession(page, await createAccount(request))
  const release = await holdBack(page, '**/trpc/*tours.list*')
  await recordLayoutShifts(page)
  await page.goto('/profile')
  await expect(page.getByText('Loading tours...').first()).toBeAttached()
  await expect(page.getByText('0 followers')).toBeVisible()
  release()
  await expect(page.getByText('No joined tours found.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'References' })).toBeVisible()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
})
