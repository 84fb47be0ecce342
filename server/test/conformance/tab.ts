import { randomUUID } from 'node:crypto'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { PLAYWRIGHT_FLAGS, requireChromium } from '../../scripts/browser.mjs'
import type { Acts } from './page.ts'
import type { Provider } from './providers.ts'

type Answer<Name extends keyof Acts> = Awaited<ReturnType<Acts[Name]>>

/** A tab with the SDK. */
class Tab {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  private run(name: keyof Acts, given: unknown[]) {
    return this.page.evaluate(
      ([name, given]) =>
        (globalThis as unknown as { act: (...what: unknown[]) => Promise<{ done?: unknown; failed?: string }> }).act(
          name,
          given,
        ),
      [name, given],
    )
  }
  /** Runs an action; fails the test on an error. */
  async does<Name extends keyof Acts>(name: Name, ...given: Parameters<Acts[Name]>): Promise<Answer<Name>> {
    const { done, failed } = await this.run(name, given)
    if (failed) throw new Error(`${name}: ${failed}`)
    return done as Answer<Name>
  }
  /** Runs an action that must fail; returns Firebase's error code. */
  async fails<Name extends keyof Acts>(name: Name, ...given: Parameters<Acts[Name]>): Promise<string> {
    const { failed } = await this.run(name, given)
    if (!failed) throw new Error(`${name} was not refused.`)
    return failed
  }
  /** Waits until this person is signed in in the tab. */
  async becomes(email: string | null) {
    await this.page.waitForFunction(
      (email) => (globalThis as unknown as { signedInAs: () => string | null }).signedInAs() === email,
      email,
    )
  }
}

export type Stage = {
  provider: Provider
  /** A browser profile; `tab` is open in it. */
  context: BrowserContext
  tab: Tab
  newTab: () => Promise<Tab>
  /** Other hosts that pages have sent requests to. */
  elsewhere: Set<string>
}

/** A browser with a tab on this provider's page, for the tests of one `describe`. */
export function useStage(open: () => Promise<Provider>): Stage {
  const stage = { elsewhere: new Set<string>() } as Stage
  let browser: Browser
  stage.newTab = async () => {
    const page = await stage.context.newPage()
    await page.goto(stage.provider.page)
    return new Tab(page)
  }
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: requireChromium(), args: PLAYWRIGHT_FLAGS })
    stage.provider = await open()
    stage.context = await browser.newContext()
    stage.context.on('request', (request) => {
      const { hostname, host } = new URL(request.url())
      if (hostname !== '127.0.0.1') stage.elsewhere.add(host)
    })
    stage.tab = await stage.newTab()
  })
  afterAll(async () => {
    await browser?.close()
    await stage.provider?.close()
  })
  return stage
}

export const anAddress = () => `asha-${randomUUID().slice(0, 8)}@example.in`

/** Creates an account through the server. */
export async function anAccount({ provider }: Stage, given: { emailVerified?: boolean } = {}) {
  const account = { email: anAddress(), password: 'monsoon-in-Munnar', name: 'Asha', emailVerified: true, ...given }
  return { ...account, uid: await provider.identity.createUser(account) }
}

export const aGoogleAccount = (email = anAddress()) => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  name: 'Asha at Google',
  picture: 'https://pictures.example/asha.webp',
})

/** Waits for over a second, which is Firebase's resolution of sessions. */
export const aSecond = () => new Promise((passed) => setTimeout(passed, 1_100))
