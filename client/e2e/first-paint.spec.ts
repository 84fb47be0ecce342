import { registered, signedIn } from './people.ts'
import { expect, type Page, packageCards, test } from './story.ts'

/** The procedures that a page asks for, in their order. */
function countCalls(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/trpc/')) asked.push(...pathname.slice('/trpc/'.length).split(','))
  })
  return (procedure: string) => asked.filter((one) => one === procedure).length
}

/** Opens a page whose scripts do not come before `look` has been at it; gives how far things moved after that. */
async function shiftAfter(page: Page, path: string, look: () => Promise<void>, whole: () => Promise<void>) {
  let release = () => {}
  const scriptsMayCome = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('/before-paint-')) await scriptsMayCome
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'commit' })
  await look()
  release()
  await whole()
  await expect(page.locator('#first-paint')).toHaveCount(0)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

const firstPaint = (page: Page) => page.locator('#first-paint')
const boxOf = async (page: Page, selector: string) => page.locator(selector).boundingBox()

test('a package is seen before any script has run, and not asked for again', async ({ page }) => {
  await page.goto('/?q=hampi')
  const path = (await packageCards(page).first().getByRole('link').getAttribute('href')) ?? ''
  const calls = countCalls(page)
  let box: Awaited<ReturnType<typeof boxOf>> = null
  const shift = await shiftAfter(
    page,
    path,
    async () => {
      await expect(firstPaint(page).getByText('Hampi')).toBeVisible()
      box = await boxOf(page, '#first-paint h1')
    },
    () => expect(page.getByRole('heading', { level: 1, name: 'Hampi' })).toBeVisible(),
  )
  expect(shift).toBeLessThanOrEqual(0.02)
  expect(await boxOf(page, '#app h1')).toEqual(box)
  expect([calls('packages.get'), calls('auth.settings')]).toEqual([0, 0])
})

test.describe('who was here before', () => {
  // The stream of what happens elsewhere would have the page ask again.
  test.use({ expectedErrors: /Failed to load resource/ })

  for (const { path, name, item } of [
    { path: '/tours', name: 'Explore Amazing Tours', item: 'tours.list' },
    { path: '/matching', name: 'Find Your Match', item: 'matching.deck' },
  ])
    test(`sees the head of ${path} at once, and what it holds is asked for once`, async ({ page, request }) => {
      await signedIn(page, await registered(request))
      await page.route('**/trpc/messages.live*', (route) => route.abort())
      const calls = countCalls(page)
      let box: Awaited<ReturnType<typeof boxOf>> = null
      const shift = await shiftAfter(
        page,
        path,
        async () => {
          await expect(firstPaint(page).getByText(name)).toBeVisible()
          box = await boxOf(page, '#first-paint h1')
        },
        () => expect(page.locator('#app').getByRole('article').first()).toBeVisible(),
      )
      expect(shift).toBeLessThanOrEqual(0.02)
      expect(await boxOf(page, '#app h1')).toEqual(box)
      await expect(page.getByRole('button', { name: /^Notices/ })).toBeVisible()
      expect([calls(item), calls('auth.sync'), calls('auth.settings')]).toEqual([1, 1, 0])
    })
})

test('who is not signed in is shown nothing of a page that is not for them', async ({ page }) => {
  await page.goto('/tours', { waitUntil: 'commit' })
  await expect(firstPaint(page)).toBeHidden()
  await expect(page).toHaveURL('/login?from=%2Ftours')
  await expect(firstPaint(page)).toHaveCount(0)
})
