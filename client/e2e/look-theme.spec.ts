import { registered, signedIn, somebody } from './people.ts'
import { expect, type Page, test } from './story.ts'

const NIGHT = 'rgb(18, 22, 43)'
const DAY = 'rgb(250, 245, 236)'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const colours = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Colours' })

test('somebody reads by night in the daytime: it stays so, and is so before anything else is there', {
  tag: '@wide',
}, async ({ page, context }) => {
  await page.goto('/blog')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(colours(page).getByRole('radio', { name: 'Auto' })).toBeChecked()
  expect(await ground(page)).toBe(DAY)

  await colours(page).getByText('Night').click()
  await expect.poll(() => ground(page)).toBe(NIGHT)
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', '#0b0e1f')

  // A page of the same browser whose script never comes: what it is painted with does not wait for it.
  const early = await context.newPage()
  await early.route(/\/assets\/index-.*\.js/, () => {})
  await early.goto('/blog', { waitUntil: 'commit' })
  await expect.poll(() => ground(early)).toBe(NIGHT)
  await early.close()

  // The other open page goes along, and the system decides again once it is asked to.
  const other = await context.newPage()
  await other.goto('/contact')
  await other.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await colours(other).getByText('Auto').click()
  await expect.poll(() => ground(page)).toBe(DAY)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(NIGHT)
})

test('names in Devanagari and in Tamil bring faces of their own, which no other page asks for', async ({
  page,
  request,
}) => {
  const person = await registered(request, { ...somebody(), name: 'प्रिया வெங்கடேசன்' })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await scriptsWithFaces(page)).toEqual([])

  await signedIn(page, person)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect.poll(() => scriptsWithFaces(page)).toEqual(['Devanagari', 'Tamil'])
})

/** The scripts other than Latin whose faces the page has loaded, by where the ranges of those faces begin. */
const scriptsWithFaces = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.unicodeRange)
    return Object.entries({ Devanagari: /U\+0?900-/i, Tamil: /U\+0?B82-/i })
      .filter(([, range]) => loaded.some((face) => range.test(face)))
      .map(([script]) => script)
  })
