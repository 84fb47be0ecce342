import { expect, type Page, test } from './fixtures.ts'
import { createAccount, newPerson, restoreSession } from './people.ts'

const NIGHT = 'rgb(18, 22, 43)'
const DAY = 'rgb(250, 245, 236)'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const colours = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Colours' })

test('the dark theme: a chosen theme is kept and applied before the first paint', async ({ page, context }) => {
  await page.goto('/blog')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(colours(page).getByRole('radio', { name: 'Auto' })).toBeChecked()
  expect(await ground(page)).toBe(DAY)

  await colours(page).getByText('Night').click()
  await expect.poll(() => ground(page)).toBe(NIGHT)
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#0b0e1f')

  // A page whose script never loads: the theme is applied without it.
  const early = await context.newPage()
  await early.route(/\/assets\/index-.*\.js/, () => {})
  await early.goto('/blog', { waitUntil: 'commit' })
  await expect.poll(() => ground(early)).toBe(NIGHT)
  await early.close()

  // Other open pages follow, and the system setting applies again when chosen.
  const other = await context.newPage()
  await other.goto('/contact')
  await other.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await colours(other).getByText('Auto').click()
  await expect.poll(() => ground(page)).toBe(DAY)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(NIGHT)
})

test('Devanagari and Tamil: their fonts load only on pages that use them', async ({ page, request }) => {
  const person = await createAccount(request, { ...newPerson(), name: 'प्रिया வெங்கடேசன்' })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await scriptsWithFaces(page)).toEqual([])

  await restoreSession(page, person)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect.poll(() => scriptsWithFaces(page)).toEqual(['Devanagari', 'Tamil'])
})

/** The non-Latin scripts whose fonts the page has loaded, by the start of their Unicode ranges. */
const scriptsWithFaces = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.unicodeRange)
    return Object.entries({ Devanagari: /U\+0?900-/i, Tamil: /U\+0?B82-/i })
      .filter(([, range]) => loaded.some((face) => range.test(face)))
      .map(([script]) => script)
  })
