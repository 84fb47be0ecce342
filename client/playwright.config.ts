import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../server/scripts/browser.mjs'

const executablePath = findChromium() ?? undefined

// Stories told in a real browser against the built server: all at the width of a phone, those tagged @wide at a desk's too.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/server.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Two cores run browser, server and database at once in CI: a story may be told again there, and is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: process.env.CI ? 120_000 : 60_000,
  expect: { timeout: process.env.CI ? 25_000 : 10_000 },
  reporter: 'list',
  use: {
    // Set by the global setup before any story begins.
    baseURL: process.env.SAATHI_URL,
    locale: 'en-IN',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    // Most of what happens is the same at any width, and told once. Told again is what is laid out otherwise on a desk.
    { name: 'desk', grep: /@wide/, use: { viewport: { width: 1280, height: 900 } } },
  ],
})
