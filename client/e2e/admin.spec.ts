import { grantRoles } from './database.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, type Locator, test } from './fixtures.ts'
import { createAccount, newPerson, restoreSession } from './people.ts'

// The server answers 404 for the admin site's paths, since only the staff learn that they exist, and 403 to their calls.
test.use({ expectedErrors: /status of 40[34]/ })
test('numbers: each plot has its table beside it at 1280 px, scrolled by keyboard, and folded below it at 768 px', async ({
  page,
  request,
}) => {
  const operator = await createAccount(request, newPerson('Lakshmi Iyer'))
  await grantRoles(operator.email, 'operator')
  await restoreSession(page, operator)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/admin/numbers')
  const plots = page.getByRole('img', { name: / by day$/ })
  const tables = page.getByRole('region', { name: /: table$/ })
  const folds = page.getByRole('button', { name: /: table$/ })
  await expect(plots).toHaveCount(7)
  await expect(tables).toHaveCount(7)
  await expect(folds).toHaveCount(0)
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  for (const [at, plot] of (await plots.all()).entries()) {
    const [drawn, beside] = [await boxOf(plot), await boxOf(tables.nth(at))]
    expect(drawn.width).toBeGreaterThan(400)
    expect(beside.x).toBeGreaterThan(drawn.x + drawn.width)
    expect(beside.y).toBeLessThan(drawn.y)
    expect(beside.y + beside.height).toBeGreaterThan(drawn.y)
    expect(beside.height).toBeLessThanOrEqual(320)
  }
  const table = page.getByRole('region', { name: 'Matches: table' })
  await page.getByRole('button', { name: 'Tours created: download as CSV' }).focus()
  await page.keyboard.press('Tab')
  await expect(table).toBeFocused()
  const leftToScroll = () =>
    table.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight)
  expect(await leftToScroll()).toBeGreaterThan(100)
  // A busy browser may scroll the page with the first key. Where the table is in the window depends on what loads above it.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect.poll(leftToScroll, { timeout: 1_000 }).toBeLessThan(2)
  }).toPass()

  await page.setViewportSize({ width: 768, height: 900 })
  await expect(tables).toHaveCount(0)
  await page.getByRole('button', { name: 'Matches: table' }).click()
  await expect(tables).toHaveCount(1)
  const [drawn, below] = [await boxOf(page.getByRole('img', { name: 'Matches by day' })), await boxOf(table)]
  expect(below.y).toBeGreaterThan(drawn.y + drawn.height)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
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
