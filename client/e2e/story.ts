import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'

type Story = {
  /** Console errors that this story brings about on purpose. */
  expectedErrors: RegExp | null
  /** Fails the story when the page said an error that it should not have said. */
  quietConsole: undefined
}

export const test = base.extend<Story>({
  expectedErrors: [null, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const said: string[] = []
      page.on('pageerror', (error) => said.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
      })
      await use(undefined)
      // What breaks the content policy is never expected.
      const isFault = (text: string) => /Content Security Policy/.test(text) || !expectedErrors?.test(text)
      expect(said.filter(isFault)).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Locator, type Page }

/**
 * No rule of WCAG 2.2 AA (and no best practice) that a machine can check is broken on the page as it stands, or on those
 * parts of it that have changed since it was looked at.
 */
export async function expectAccessible(page: Page, ...parts: string[]) {
  // One document without frames needs no second page to put results together in, nor what passed.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  for (const part of parts) axe.include(part)
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
}

/** Nothing stands out of the page, or of a part of it that scrolls by itself, sideways. */
export async function expectNoSidewaysScroll(place: Page | Locator) {
  const box = 'goto' in place ? place.locator(':root') : place
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** The procedures that a request of the page's asks for: calls made at one moment go together, in any order. */
export const proceduresOf = (request: Request) => new URL(request.url()).pathname.replace('/trpc/', '').split(',')

/** Whole rupees out of a text such as `₹1,00,000`. */
export const rupeesIn = (text: string | null) => Number(/₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

/** The dream-trip form and the results, as a visitor finds them. */
export const planner = (page: Page) => ({
  budget: page.getByLabel('Budget', { exact: true }),
  from: page.getByLabel('Starting from'),
  group: page.getByLabel('Who is going'),
  calls: page.getByLabel('What calls you'),
  ask: page.getByRole('button', { name: /^(Get|Finding) Recommendations/ }),
  heading: page.getByRole('heading', { name: 'Personalized Recommendations' }),
  places: page.getByRole('region', { name: 'Personalized Recommendations' }).getByRole('article'),
})

export const packageCards = (page: Page) =>
  page.getByRole('region', { name: 'Our Travel Packages' }).getByRole('article')

/** A page without the answers that it brings along. */
export const withoutData = (html: string) => html.replace(/<script [^>]*id="known">.*?<\/script>/s, '')

/** Sends this page without the answers that it brings along: it has to ask for them. */
export const withoutKnown = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withoutData(await response.text()) })
  })
