import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll, goTo, isPhone, packageCards, planner, test } from './fixtures.ts'
import { restoreSession } from './people.ts'
import { createUser, hosted } from './tours.ts'

const SIGNED_OUT = ['Home', 'About Us', 'Contact Us', 'Blog', 'Login', 'Sign Up']
const [HOME, ...OTHERS] = SIGNED_OUT

test('a visitor: the bar leads to places and packages too; a phone has those as tabs, and the other links in its menu', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Destinations', 'Packages', 'Login'])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await bar.getByRole('link', { name: 'Packages' }).click()
  await expect(page.getByRole('heading', { name: 'Our Travel Packages' })).toBeInViewport()
  await expect(bar.locator('[aria-current=page]')).toHaveText(['Packages'])
  await bar.getByRole('button', { name: 'Menu' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await expect(sheet.getByRole('link')).toHaveText(SIGNED_OUT)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeFocused()
  await bar.getByRole('button', { name: 'Menu' }).click()
  await sheet.getByRole('link', { name: 'Home' }).click()
  await expect(sheet).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(bar.getByRole('link')).toHaveText([HOME ?? '', 'Destinations', 'Packages', ...OTHERS])
  await expect(bar.locator('[aria-current=page]')).toHaveText(['Home'])
  await bar.getByRole('link', { name: 'Packages' }).click()
  await expect(page.getByRole('heading', { name: 'Our Travel Packages' })).toBeInViewport()
  await expect(bar.locator('[aria-current=page]')).toHaveText(['Packages'])
  await page.setViewportSize({ width: 768, height: 900 })
  await expectNoSidewaysScroll(page)
})

test('the footer: ends the open pages and none of a signed-in user, who chooses the colours in the menu', async ({
  page,
  request,
}) => {
  const meera = await createUser(request, 'Meera Host')
  const tour = await hosted(meera)
  await restoreSession(page, meera)
  await page.setViewportSize({ width: 1280, height: 900 })
  const footer = page.getByRole('contentinfo')
  await page.goto('/trips')
  for (const path of ['group', 'expenses', 'plan', 'ticket'].map((screen) => `/tours/${tour._id}/${screen}`))
    await test.step(path, async () => {
      await goTo(page, path)
      const tab = page.getByRole('navigation', { name: 'This tour' }).locator('[aria-current=page]')
      await expect(tab).toHaveAttribute('href', path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.skeleton:visible')).toHaveCount(0)
      await expect(footer).toHaveCount(0)
    })
  await goTo(page, '/references')
  await expect(page.getByRole('heading', { level: 1, name: 'References' })).toBeVisible()
  await expect(footer).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: meera.name }).click()
  await menu.getByText('Night').click()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 22, 43)')
  await page.getByRole('link', { name: 'About Us' }).click()
  await expect(footer).toBeVisible()
})

/** Presses Tab until the element has the focus, at most so many times. */
async function tabTo(page: Page, element: Locator, most: number) {
  for (let step = 0; step < most; step++) {
    if (await element.evaluate((it) => it === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}

test('by keyboard alone: skip the bar, submit the form, read the details, open a package', async ({ page }) => {
  await page.goto('/')
  const { budget, ask, heading, places } = planner(page)
  await expect(ask).toBeEnabled()
  // These two parts of the form are loaded after it. On a phone the line is folded.
  const line = isPhone(page)
    ? page.locator('summary', { hasText: 'A place, or one line' })
    : page.getByLabel('A place, or your trip in one line')
  await expect(line).toBeVisible()
  await expect(page.getByText('More choices')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, budget, 1)
  await tabTo(page, line, 6)
  await tabTo(page, ask, 4)
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Change the budget')).toBeFocused()
  const first = places.first().getByRole('button', { name: /^(View Full Details|Show Less)$/ })
  await tabTo(page, first, 30)
  await expect(first).toHaveText('View Full Details')
  await page.keyboard.press('Enter')
  await expect(first).toHaveText('Show Less')
  await expect(places.first().getByRole('heading', { name: 'Cost breakdown' })).toBeVisible()

  const link = packageCards(page).first().getByRole('link')
  await tabTo(page, link, 60)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL(/\/packages\//)
})

/** The scripts that the page names and that of its route, with all that they import statically: what the first view waits for. */
async function staticScripts(html: string, route: string[]): Promise<string[]> {
  const dist = path.resolve(import.meta.dirname, '../dist')
  const named = [...html.matchAll(/(?:src|href)="(\/assets\/[\w-]+\.js)"/g)].map(([, name = '']) => name)
  const scripts = new Set([...named, ...route])
  for (const script of scripts) {
    const code = await readFile(path.join(dist, script), 'utf8')
    for (const [, name = ''] of code.matchAll(/(?:from|import)\s?"\.\/([\w-]+\.js)"/g)) scripts.add(`/assets/${name}`)
  }
  return [...scripts]
}

test('the first page: a phone loads at most 140 kB of script before what may wait, and nothing from other origins', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = []
  const requested = new Set<string>()
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:')) elsewhere.push(request.url())
    if (request.resourceType() === 'script') requested.add(new URL(request.url()).pathname)
  })
  const response = await page.goto('/')
  await expect(packageCards(page).first()).toBeVisible()
  expect(elsewhere).toEqual([])
  const route = [...requested].filter((script) => script.includes('/routes-'))
  expect(route).toHaveLength(1)
  const scripts = await staticScripts((await response?.text()) ?? '', route)
  expect([...requested]).toEqual(expect.arrayContaining(scripts))
  const dist = path.resolve(import.meta.dirname, '../dist')
  const sizes = await Promise.all(scripts.map(async (script) => (await stat(path.join(dist, `${script}.gz`))).size))
  expect(sizes.reduce((sum, size) => sum + size) / 1000).toBeLessThan(140)
})
