import { expect, packageCards, test } from './fixtures.ts'

test('the identity SDK loads after the first paint and blocks nothing', async ({ page }) => {
  const held = { release: () => {} }
  const until = new Promise<void>((resolve) => {
    held.release = resolve
  })
  await page.route('**/trpc/auth.settings*', async (route) => {
    await until
    await route.continue()
  })
  const firebase = page.waitForResponse(/\/assets\/firebase-[\w-]+\.js/)
  await page.goto('/')
  await expect(packageCards(page).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login' })).toBeVisible()
  await firebase
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    asked: performance.getEntriesByType('resource').find(({ name }) => /firebase-[\w-]+\.js/.test(name))?.startTime,
  }))
  expect(painted).toBeGreaterThan(0)
  expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)
  held.release()
})
