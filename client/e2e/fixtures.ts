import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'

const require = createRequire(import.meta.url)
/** The script of axe-core. Its own page builder for Playwright sends a larger one, and takes three times as long. */
const AXE = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

type Axe = {
  run: (context: object, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** Playwright's own message; see `serviceWorkers` in its configuration. */
const WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/

type Fixtures = {
  /** Console errors that this test expects. */
  expectedErrors: RegExp | null
  /** Fails the test on an unexpected console error or warning. */
  cleanConsole: undefined
}

export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  cleanConsole: [
    async ({ page, expectedErrors }, use) => {
      const messages: string[] = []
      page.on('pageerror', (error) => messages.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          messages.push(`${message.text()} ${message.location().url}`)
      })
      await use(undefined)
      // Violations of the content security policy are never expected.
      const isUnexpected = (text: string) =>
        /Content Security Policy/.test(text) || (!expectedErrors?.test(text) && !WORKER_BLOCKED.test(text))
      expect(messages.filter(isUnexpected)).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page }

type Checks = {
  /** The parts of the page to check; without them the open dialog, or the whole page. */
  parts?: (string | Locator)[]
  /** The rules to check; all without them. */
  rules?: string[]
}

/** Half a megabyte, once a page. `page.evaluate` would take half as long again. */
async function addAxe(page: Page) {
  const session = await page.context().newCDPSession(page)
  // The session stays, since its end would take the virtual authenticator of passkeys away.
  await session.send('Runtime.evaluate', { expression: AXE })
}

/** The violations of the automatic WCAG 2.2 AA and best-practice rules. */
export async function violations(page: Page, { parts = [], rules }: Checks = {}): Promise<string[]> {
  await expect(page.locator('#first-paint')).toHaveCount(0)
  // A page that is still on its way has a skeleton without a heading.
  if (parts.length === 0) await page.locator('h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page)
  const elements = await Promise.all(parts.map((part) => (typeof part === 'string' ? part : part.elementHandle())))
  return page.evaluate(
    async ([parts, rules]) => {
      const { axe } = window as unknown as { axe: Axe }
      // Behind a dialog is the page, whose own checks need not be repeated.
      const modal = document.querySelector('dialog:modal') ? ['dialog:modal'] : []
      const included = parts.length > 0 ? parts : modal
      const context = included.length > 0 ? { include: included } : document
      const { violations } = await axe.run(context, { resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    },
    [elements, rules] as const,
  )
}

/**
 * Expects no violation of these rules on the page, on the dialog over it, or on some parts. `screens.spec.ts` checks each
 * screen whole: other tests check what it does not reach, and only that part.
 */
export async function expectAccessible(page: Page, ...parts: (string | Locator)[]) {
  expect(await violations(page, { parts })).toEqual([])
}

/** Expects that the page, or a scrollable part of it, does not scroll sideways. */
export async function expectNoSidewaysScroll(target: Page | Locator) {
  const box = 'goto' in target ? target.locator(':root') : target
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

/** Records the layout shifts of every page that is opened from here on. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) if (!hadRecentInput) shifts.push(value)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The sum of the layout shifts of this page. */
export const layoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))

/** Clicks a checkbox or radio button and expects that it is as chosen when the click returns, not only later. */
export async function clickShownAtOnce(input: Locator) {
  const [before, after] = await input.evaluate((element: HTMLInputElement) => {
    const was = element.checked
    element.click()
    return [was, element.checked]
  })
  expect(after).toBe(!before)
}

type Router = {
  state: { status: 'idle' | 'pending' }
  navigate: (to: { href: string }) => Promise<void>
  subscribe: (event: 'onRendered', listener: () => void) => () => void
}

/**
 * Goes to another page of the app as a link in it does, and waits until it is rendered, which takes less than half of
 * the processor time of a load.
 */
export const goTo = (page: Page, path: string) =>
  page.evaluate(async (href) => {
    const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__: Router }
    // A page that was left on the way to another one would stay as it is.
    while (router.state.status === 'pending') await new Promise(requestAnimationFrame)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe('onRendered', () => {
        stop()
        resolve()
      })
      router.navigate({ href })
    })
  }, path)

export const DESK = { width: 1280, height: 900 }

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** The procedures of a batched request, in any order. */
export const proceduresOf = (request: Request) => new URL(request.url()).pathname.replace('/trpc/', '').split(',')

/** Parses whole rupees from a text such as `₹1,00,000`. */
export const rupeesIn = (text: string | null) => Number(/₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

/** The dream-trip form and its results. */
export const planner = (page: Page) => ({
  budget: page.getByLabel('Budget', { exact: true }),
  from: page.getByLabel('Starting from'),
  group: page.getByLabel('Who is going'),
  calls: page.getByLabel('Trip type'),
  ask: page.getByRole('button', { name: /^(Get|Finding) Recommendations/ }),
  heading: page.getByRole('heading', { name: 'Personalized Recommendations' }),
  places: page.getByRole('region', { name: 'Personalized Recommendations' }).getByRole('article'),
})

export const packageCards = (page: Page) =>
  page.getByRole('region', { name: 'Our Travel Packages' }).getByRole('article')

/** Removes the embedded initial data from a page. */
export const withoutData = (html: string) => html.replace(/<script [^>]*id="initial-data">.*?<\/script>/s, '')

/** Serves this page without its initial data, so that it fetches them. */
export const withoutInitialData = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withoutData(await response.text()) })
  })
