import { isWhole } from '../../server/test/whole.ts'
import {
  expect,
  type Locator,
  layoutShift,
  type Page,
  packageCards,
  proceduresOf,
  recordLayoutShifts,
  test,
} from './fixtures.ts'
import { createAccount, restoreSession } from './people.ts'

/** The procedures that a page calls, in order. */
function countCalls(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/trpc/')) asked.push(...proceduresOf(request))
  })
  return (procedure: string) => asked.filter((one) => one === procedure).length
}

const firstPaint = (page: Page) => page.locator('#first-paint')

type Seen = {
  /** Content visible before any script has run. */
  drawn: Locator
  /** The same content on the rendered page. */
  own: Locator
  /** The content that appears last. */
  whole: Locator
  /** Further content visible before any script has run. */
  look?: () => Promise<void>
}

/** Opens a page whose scripts load only after its first paint, and expects no layout shift when they do. */
async function expectFirstPaint(page: Page, path: string, { drawn, own, whole, look }: Seen) {
  let release = () => {}
  const scriptsReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/boot-')) await scriptsReleased
    await route.continue()
  })
  await recordLayoutShifts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(drawn).toBeVisible()
  await look?.()
  const box = await drawn.boundingBox()
  release()
  await expect(whole).toBeVisible()
  await expect(firstPaint(page)).toHaveCount(0)
  expect(await own.boundingBox()).toEqual(box)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
}

test('the first page: shows content before any script has run', { tag: ['@wide', '@smoke'] }, async ({ page }) => {
  const posters = firstPaint(page).locator('img')
  let form: Awaited<ReturnType<Locator['boundingBox']>> = null
  await expectFirstPaint(page, '/', {
    drawn: firstPaint(page).locator('p').first(),
    own: page.locator('#hero-title'),
    whole: packageCards(page).first(),
    look: async () => {
      await expect
        .poll(() => posters.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth > 0)))
        .toEqual([true, true])
      form = await firstPaint(page).locator('.dream-ticket').boundingBox()
    },
  })
  // The form's place below the hero is not empty before the form.
  expect(form).toMatchObject({ ...(await page.getByRole('form').boundingBox()), height: expect.any(Number) })
})

test('a package page: shows its content before any script has run and does not fetch it again', async ({
  page,
  request,
}) => {
  const packages: { _id: string; slug: string }[] = await (await request.get('/api/packages')).json()
  const hampi = packages.find(({ slug }) => slug === 'hampi-by-coracle-and-stone')
  const calls = countCalls(page)
  await expectFirstPaint(page, `/packages/${hampi?._id}`, {
    drawn: firstPaint(page).locator('h1', { hasText: 'Hampi' }),
    own: page.locator('#app h1'),
    whole: page.getByRole('heading', { level: 1, name: 'Hampi' }),
  })
  expect([calls('packages.get'), calls('auth.settings')]).toEqual([0, 0])
})

test('public pages: show their heads, and a package page its content, before any script has run; a visitor sees nothing of a signed-in page', async ({
  page,
}) => {
  await test.step('public pages: show their heads before any script has run', async () => {
    const pages = [
      ['/about', 'Nobody should miss a trip for want of company'],
      ['/destinations', 'Destinations'],
      ['/register', 'Sign Up'],
      ['/blog', 'They came back and told us'],
      ['/contact', 'Ask us before you pack'],
      ['/privacy', 'Privacy'],
    ] as const
    for (const [path, name] of isWhole ? pages : pages.slice(0, 3))
      await expectFirstPaint(page, path, {
        drawn: firstPaint(page).locator('h1', { hasText: name }),
        own: page.locator('#app h1'),
        whole: page.getByRole('heading', { level: 1, name }),
      })
  })

  await test.step('a visitor: the first paint shows nothing of a signed-in page', async () => {
    await page.goto('/tours', { waitUntil: 'commit' })
    await expect(firstPaint(page)).toBeHidden()
    await expect(page).toHaveURL('/login?from=%2Ftours')
    await expect(firstPaint(page)).toHaveCount(0)
  })
})

test.describe('a returning user', () => {
  // The event stream would cause refetches.
  test.use({ expectedErrors: /Failed to load resource/ })

  test('the heading is shown at once, and its data is fetched once', async ({ page, request }) => {
    await restoreSession(page, await createAccount(request))
    await page.route('**/trpc/messages.live*', (route) => route.abort())
    for (const { path, name, item } of [
      { path: '/tours', name: 'Explore Amazing Tours', item: 'tours.list' },
      { path: '/matching', name: 'Find Your Match', item: 'matching.deck' },
    ]) {
      const calls = countCalls(page)
      await expectFirstPaint(page, path, {
        drawn: firstPaint(page).locator('h1', { hasText: name }),
        own: page.locator('#app h1'),
        whole: page.locator('#app').getByRole('article').first(),
      })
      await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
      expect([calls(item), calls('auth.sync'), calls('auth.settings')]).toEqual([1, 1, 0])
    }
  })
})
