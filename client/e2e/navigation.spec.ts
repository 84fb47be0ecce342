import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, expectAccessible, isPhone, packageCards, planner, test } from './fixtures.ts'

const SIGNED_OUT = ['Home', 'About Us', 'Contact Us', 'Blog', 'Login', 'Sign Up']

test('a visitor: the navigation bar has six links, on a phone at the bottom', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  if (isPhone(page)) {
    await bar.getByRole('button', { name: 'Menu' }).click()
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await expect(sheet.getByRole('link')).toHaveText(SIGNED_OUT)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(bar.getByRole('button', { name: 'Menu' })).toBeFocused()
    await bar.getByRole('button', { name: 'Menu' }).click()
    await sheet.getByRole('link', { name: 'Home' }).click()
    await expect(sheet).toBeHidden()
  } else {
    await expect(bar.getByRole('link')).toHaveText(SIGNED_OUT)
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  }
})

test('by keyboard alone: skip the bar, submit the form, read the details, open a package', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/')
  const { budget, ask, heading, places } = planner(page)
  await expect(ask).toBeEnabled()
  // These two parts of the form are loaded after it.
  const line = page.getByLabel('Describe your trip in one line')
  await expect(line).toBeVisible()
  await expect(page.getByText('More choices')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(line).toBeFocused()
  for (let step = 0; step < 2; step++) await page.keyboard.press('Tab')
  await expect(budget).toBeFocused()
  for (let step = 0; step < 5; step++) await page.keyboard.press('Tab')
  await expect(ask).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Change the budget')).toBeFocused()
  const first = places.first().getByRole('button', { name: /^(View Full Details|Show Less)$/ })
  for (let step = 0; step < 30; step++) {
    if (await first.evaluate((it) => it === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(first).toBeFocused()
  await expect(first).toHaveText('View Full Details')
  await page.keyboard.press('Enter')
  await expect(first).toHaveText('Show Less')
  await expect(places.first().getByRole('heading', { name: 'Cost breakdown' })).toBeVisible()

  const link = packageCards(page).first().getByRole('link')
  for (let step = 0; step < 60; step++) {
    if (await link.evaluate((it) => it === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/packages\//)
})

test('the dark theme: home page and package pass the accessibility checks', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto('/?budget=10000&group_size=6&month=5')
  const { places } = planner(page)
  await places.first().getByRole('button', { name: 'View Full Details' }).click()
  await expect(places.first().getByRole('heading', { name: 'Cost breakdown' })).toBeVisible()
  await expect(packageCards(page).first()).toBeVisible()
  await expectAccessible(
    page,
    'header',
    'form',
    '#recommendations li:first-child',
    'search',
    '#packages li:first-child',
  )
  await packageCards(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible()
  await expectAccessible(page)
})

test('the first page: loads nothing from other origins', async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await page.goto('/')
  await expect(packageCards(page).first()).toBeVisible()
  expect(elsewhere).toEqual([])
})

test('the first page: a phone loads at most 140 kB of script', async ({ page }) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto('/')
  await expect(packageCards(page).first()).toBeVisible()
  const dist = path.resolve(import.meta.dirname, '../dist')
  // Requested after the first paint: the identity SDK, the line of free text and further choices, and hearts.
  const later = /\/(firebase|shared-session|trip-line|more-options|label-of|wish|field|save-button|scroll-position)-/
  const first = [...scripts].filter((script) => !later.test(script))
  const sizes = await Promise.all(first.map(async (script) => (await stat(path.join(dist, `${script}.gz`))).size))
  expect(sizes.length).toBeGreaterThan(2)
  expect(sizes.reduce((sum, size) => sum + size) / 1000).toBeLessThan(140)
})
