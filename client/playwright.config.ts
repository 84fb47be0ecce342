import { defineConfig } from '@playwright/test'
import { findTestBrowser, TEST_FLAGS } from '../server/scripts/browser.mjs'
import { isWhole } from '../server/test/whole.ts'

const executablePath = findTestBrowser() ?? undefined

// End-to-end tests in a real browser against the built server: all at phone width, those tagged @wide at desktop width too.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/server.ts',
  fullyParallel: true,
  forbidOnly: true,
  // What takes minutes to set up, and what `npm run check` finds as well.
  grepInvert: isWhole ? undefined : /@ci/,
  // A test waits about as long as it computes: three workers keep two cores busy.
  workers: 3,
  // CI runs browser, server and database on two cores: a failed test is retried there and listed as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: process.env.CI ? 120_000 : 60_000,
  expect: { timeout: process.env.CI ? 25_000 : 10_000 },
  reporter: 'list',
  use: {
    // Set by the global setup.
    baseURL: process.env.SAATHI_URL,
    locale: 'en-IN',
    // Requests of a service worker escape `page.route`; its own spec allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: TEST_FLAGS },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    // Only tests of layouts that differ on wide screens run a second time.
    { name: 'desk', grep: /@wide/, use: { viewport: { width: 1280, height: 900 } } },
  ],
})
