import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { CommandError } from './command.mjs'

/** Flags for a headless browser without network access beyond this machine. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const DISABLED_FEATURES = [
  // The address bar's suggestions, which are two pages in each window: without them a page takes half the CPU time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's own list (`chromiumSwitches.ts`): Chromium reads only the last flag with features.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** The flags for a browser that Playwright starts. */
export const PLAYWRIGHT_FLAGS = [...CHROMIUM_FLAGS, `--disable-features=${DISABLED_FEATURES.join()}`]

/** The same for tests, whose pages end before optimized code has paid for its compilation. */
export const TEST_FLAGS = [...PLAYWRIGHT_FLAGS, '--js-flags=--no-opt --no-maglev']

/** Chromium without the parts that are never shown: the browser tests take a quarter less CPU time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell'

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'microsoft-edge']
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge']

/** @param {string} program */
const answers = (program) => spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

/** The usual paths of these programs. @param {string[]} names */
function usualPlaces(names) {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/opt/google/chrome',
    '/snap/bin',
  ]
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

const macPlaces = () =>
  ['/Applications', path.join(os.homedir(), 'Applications')].flatMap((folder) =>
    MAC_APPS.map((app) => path.join(folder, `${app}.app/Contents/MacOS/${app}`)),
  )

/** The browser that `npx playwright install chromium` downloads. */
function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  return /** @type {string} */ (chromium.executablePath())
}

/** @param {string[]} places */
const firstThatStarts = (places) => places.find((place) => fs.existsSync(place) && answers(place)) ?? null

/**
 * Finds a Chrome or Chromium that starts: CHROME_PATH and nothing else when that is set, one that is installed, or
 * Playwright's own.
 * @returns {string | null}
 */
export function findChromium() {
  const given = process.env.CHROME_PATH
  return firstThatStarts(given ? [given] : [...usualPlaces(NAMES), ...macPlaces(), playwrightsOwn()])
}

/** The browser for tests, which no window shows: the headless shell if it is installed. @returns {string | null} */
export const findTestBrowser = () =>
  process.env.CHROME_PATH ? findChromium() : (firstThatStarts(usualPlaces([HEADLESS_SHELL])) ?? findChromium())

/**
 * Makes sure that there is a browser for tests, and Chromium for those about pop-ups, which the headless shell never
 * blocks. As root on Debian it installs what is missing.
 */
export function requireTestBrowsers() {
  requireChromium()
  if (!process.env.CHROME_PATH && !firstThatStarts(usualPlaces([HEADLESS_SHELL]))) install(HEADLESS_SHELL)
}

/**
 * Finds a browser; as root on Debian it installs Chromium when there is none.
 * @returns {string}
 */
export function requireChromium() {
  const found = findChromium() ?? (install('chromium') ? findChromium() : null)
  if (found) return found
  const given = process.env.CHROME_PATH
  throw new CommandError(
    given
      ? `CHROME_PATH ${given} is no browser that starts: correct it, or unset it to search the usual paths.`
      : 'The browser tests need Chrome or Chromium: install one, set CHROME_PATH, or run npx playwright install chromium.',
  )
}

/** Installs a package, as root on Debian. @param {string} name @returns {boolean} whether that was done */
function install(name) {
  if (process.env.CHROME_PATH || process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) return false
  console.error(`Installing ${name} (apt-get) ...`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', name)
}
