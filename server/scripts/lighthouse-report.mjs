// Runs Lighthouse against the built site. It is large, so it is installed on demand and outside the project.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { CHROMIUM_FLAGS, requireChromium } from './browser.mjs'
import { CommandError } from './command.mjs'
import { publicPage, usualPages } from './lighthouse-pages.mjs'
import { root } from './setup.mjs'

const VERSION = '12.8.2'
const tools = path.join(os.tmpdir(), `saathi-lighthouse-${os.userInfo().username}`)
const CHROMIUM = ['--headless=new', ...CHROMIUM_FLAGS]

/**
 * One column of the table: its value in a report, its text, and whether it meets the target.
 * @typedef {{ title: string, read: (report: Report) => number | null, show: (value: number) => string, aim: (value: number) => boolean }} Column
 * @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, { numericValue?: number, score?: number | null, title?: string }> }} Report
 * @typedef {import('./lighthouse-pages.mjs').Page} Page
 */

/** @type {(title: string, id: string, least: number) => Column} */
const category = (title, id, least) => ({
  title,
  read: ({ categories }) => (categories[id]?.score == null ? null : Math.round(categories[id].score * 100)),
  show: String,
  aim: (score) => score >= least,
})

/** @type {(title: string, id: string, most: number, show: (value: number) => string) => Column} */
const timing = (title, id, most, show) => ({
  title,
  read: ({ audits }) => audits[id]?.numericValue ?? null,
  show,
  aim: (value) => value <= most,
})

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`

/** @type {Column[]} */
const columns = [
  category('performance', 'performance', 95),
  category('accessibility', 'accessibility', 100),
  category('best practices', 'best-practices', 100),
  category('SEO', 'seo', 100),
  timing('FCP', 'first-contentful-paint', 1800, seconds),
  timing('LCP', 'largest-contentful-paint', 1800, seconds),
  timing('TBT', 'total-blocking-time', 100, (ms) => `${Math.round(ms)} ms`),
  timing('CLS', 'cumulative-layout-shift', 0.02, (shift) => shift.toFixed(3)),
]

/**
 * Measures the pages and prints their medians; values that miss their target are marked.
 * @param {string[]} argv
 */
export async function measurePages(argv) {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, report: { type: 'string' } },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new CommandError('--runs is how often each page is measured: 1 or more.')
  install()
  const browserPath = requireChromium()
  const { stop, address, login } = await startSite()
  const browser = await (await tool('puppeteer-core')).launch({ executablePath: browserPath, args: CHROMIUM })
  try {
    const pages = positionals.length > 0 ? positionals.map(publicPage) : await usualPages(address, login)
    // `--only /packages` selects the package page, whose id is not known in advance.
    const chosen = pages.filter(
      ({ path }) => !values.only || path === values.only || (values.only !== '/' && path.startsWith(values.only)),
    )
    if (chosen.length === 0) throw new CommandError(`No page begins with ${values.only}.`)
    const rows = []
    for (const signedIn of [false, true]) {
      const some = chosen.filter((page) => page.signedIn === signedIn)
      if (some.length > 0 && signedIn) await signIn(browser, address, login)
      for (const page of some) rows.push({ page, reports: await measured(browser, address + page.path, runs) })
    }
    if (values.report) fs.writeFileSync(values.report, JSON.stringify(rows.map(({ reports }) => reports[0])))
    print(rows, runs)
  } finally {
    await browser.close()
    await stop()
  }
}

/** @param {string} name */
async function tool(name) {
  const folder = path.join(tools, 'node_modules', name)
  const { main, exports } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const entry = exports?.['.']?.import ?? main
  const module = await import(pathToFileURL(path.join(folder, entry.default ?? entry)).href)
  return module.default
}

/** Installs Lighthouse if needed. */
function install() {
  const whole = path.join(tools, `whole-${VERSION}`)
  if (fs.existsSync(whole)) return
  console.log(`Installing lighthouse ${VERSION} in ${tools} ...`)
  fs.mkdirSync(tools, { recursive: true, mode: 0o700 })
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', tools, `lighthouse@${VERSION}`]
  const { status, stderr } = spawnSync('npm', args, { cwd: tools, encoding: 'utf8' })
  if (status !== 0) throw new CommandError(`lighthouse could not be installed: ${stderr.trim().split('\n').at(-1)}`)
  fs.writeFileSync(whole, '')
}

/** Starts the built server on a free port with demo data of its own. */
async function startSite() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-lighthouse-'))
  fs.chmodSync(dataDir, 0o711) // as root the database runs as another user
  const { DATABASE_URL, FIREBASE_PROJECT_ID, SMTP_URL, RECOMMEND_URL, NODE_ENV, ...inherited } = process.env
  const server = spawn(process.execPath, [path.join(root, 'server/dist/main.js')], {
    env: { ...inherited, PORT: '0', DATA_DIR: dataDir, DEMO: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise((resolve) => server.once('close', resolve))
  const stop = async () => {
    server.kill('SIGTERM')
    await closed
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  let said = ''
  const ready = new Promise((/** @type {(found: RegExpExecArray) => void} */ resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (text) => {
        said += text
        const found = /ready at (http:\/\/\S+)[\s\S]*log in as (\S+) with (\S+)/.exec(said)
        if (found) resolve(found)
      })
    closed.then(() => reject(new CommandError(`The server ended before it was ready:\n${said}`)))
  })
  const [, address = '', email = '', password = ''] = await ready.catch(async (error) => {
    await stop()
    throw error
  })
  return { stop, address, login: { email, password } }
}

/** Logs in as the demo user. The session stays, since Lighthouse does not reset storage here. */
async function signIn(
  /** @type {{ newPage: () => Promise<any> }} */ browser,
  /** @type {string} */ address,
  /** @type {{ email: string, password: string }} */ { email, password },
) {
  const page = await browser.newPage()
  await page.goto(`${address}/login`)
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.locator('form button[type=submit]').click()
  await page.waitForFunction("location.pathname !== '/login'", { timeout: 60_000 })
  await page.close()
}

/** @returns {Promise<Report[]>} */
async function measured(
  /** @type {{ newPage: () => Promise<any> }} */ browser,
  /** @type {string} */ url,
  /** @type {number} */ runs,
) {
  const lighthouse = await tool('lighthouse')
  const reports = []
  let faults = 0
  while (reports.length < runs) {
    process.stderr.write(`${url}, run ${reports.length + 1} of ${runs}\n`)
    const page = await browser.newPage()
    const flags = {
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      // Keeps the session; the HTTP cache is cleared all the same.
      clearStorageTypes: ['file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
    }
    const result = await lighthouse(url, flags, undefined, page)
    await page.close()
    // On a busy machine a trace sometimes lacks its start.
    if (!result.lhr.runtimeError) reports.push(result.lhr)
    else if (++faults > runs) throw new CommandError(`Lighthouse: ${result.lhr.runtimeError.message}`)
  }
  return reports
}

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/**
 * @param {{ page: Page, reports: Report[] }[]} rows
 * @param {number} runs
 */
function print(rows, runs) {
  console.log(`\nLighthouse ${VERSION}, a phone on slow 4G, medians of ${runs}; * misses what we aim for\n`)
  const table = [
    ['page', ...columns.map(({ title }) => title)],
    ...rows.map(({ page, reports }) => [
      page.path.replace(/[\w-]{36}/, '{id}') + (page.signedIn ? ' (signed in)' : ''),
      ...columns.map(({ title, read, show, aim }) => {
        const values = reports.map(read).filter((value) => value !== null)
        if (values.length === 0) return '-'
        const value = median(values)
        // Pages for signed-in users are not indexed.
        return show(value) + (aim(value) || (title === 'SEO' && page.signedIn) ? '' : ' *')
      }),
    ]),
  ]
  const widths = columns.map((_, i) => Math.max(...table.map((row) => row[i + 1]?.length ?? 0)))
  const first = Math.max(...table.map(([name]) => name?.length ?? 0))
  for (const [name = '', ...cells] of table)
    console.log(name.padEnd(first), ...cells.map((cell, i) => cell.padStart((widths[i] ?? 0) + 2)))
  for (const { page, reports } of rows) {
    const failing = Object.values(reports[0]?.audits ?? {}).filter(({ score }) => score === 0)
    if (failing.length > 0) console.log(`\n${page.path}: ${failing.map(({ title }) => title).join('; ')}`)
  }
}
