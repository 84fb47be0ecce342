import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { requireTestBrowsers } from './browser.mjs'
import { changedFiles, repository, testsFor } from './changed-tests.mjs'
import { CommandError } from './command.mjs'
import { temporaryFolder } from './memory-folder.mjs'
import { root } from './setup.mjs'
import { playwrightTotals, slowestFiles, vitestTotals } from './test-report.mjs'

const results = path.join(root, 'test-results')

/** @typedef {import('./test-report.mjs').Totals} Totals */
/** @typedef {{ args: (report: string) => string[], read: (report: unknown) => Totals }} Runner */

const KINDS = /** @type {const} */ (['client', 'server', 'browser'])

export const USAGE = `npm test [-- [--only KIND] [--changed [COMMIT]] [ARGUMENT...]]

  --only KIND          one kind of tests: ${KINDS.join(', ')}
  --changed [COMMIT]   the tests for what differs from main, or from COMMIT
  ARGUMENT             what the runners take: parts of the paths of test files, options of Vitest or Playwright

TEST_WHOLE=1 runs the sweeps and random tests whole, as CI does; TEST_PROCESSES=1 also what starts whole servers.`

/** @param {string} workspace @returns {Runner} */
const vitest = (workspace) => ({
  args: (report) => [
    'vitest/vitest.mjs',
    'run',
    '--root',
    workspace,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--reporter=${path.join(root, 'server/scripts/slowest-reporter.mjs')}`,
    `--outputFile.json=${report}`,
  ],
  read: vitestTotals,
})

/** @type {Record<typeof KINDS[number], Runner>} */
const runners = {
  client: vitest('client'),
  server: vitest('server'),
  browser: {
    args: () => [
      '@playwright/test/cli.js',
      'test',
      '--config',
      'client/playwright.config.ts',
      '--pass-with-no-tests',
      '--reporter=list,json',
    ],
    read: playwrightTotals,
  },
}

/**
 * Runs the tests and prints, last, how many passed and failed.
 * @param {string[]} argv
 * @returns {Promise<number>} the exit code: 1 when a test failed, a runner did, or its numbers cannot be read
 */
export async function runTests(argv) {
  const kinds = chosen(argv)
  if (kinds.some(({ name }) => name === 'browser')) requireTestBrowsers()
  /** @type {Totals} */
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], seconds: {} }
  for (const { name, filters } of kinds) {
    const totals = await run(runners[name], path.join(results, `${name}.json`), filters)
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) sum[key] += totals[key]
    sum.failures.push(...totals.failures)
    sum.flaky.push(...totals.flaky)
    Object.assign(sum.seconds, totals.seconds)
  }
  if (kinds.length > 0 && sum.passed + sum.failed + sum.skipped === 0)
    throw new CommandError(`No test file matches ${argv.join(' ')}.`)
  console.log(['The slowest files:', ...slowestFiles(sum.seconds)].join('\n'))
  for (const line of [...sum.flaky, ...sum.failures]) console.log(line)
  if (sum.skipped > 0) console.log(`${sum.skipped} skipped`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return sum.failed > 0 ? 1 : 0
}

/**
 * Reads `--only KIND` and `--changed [COMMIT]`; the other arguments are passed to the runners.
 * @param {string[]} argv
 * @returns {{ name: typeof KINDS[number], filters: string[] }[]}
 */
function chosen([...argv]) {
  const at = argv.indexOf('--only')
  const only = at < 0 ? null : argv.splice(at, 2)[1]
  const names = KINDS.filter((name) => only === null || only === name)
  if (names.length === 0) throw new CommandError(`--only takes ${KINDS.join(', ')}, not ${only ?? 'nothing'}.`)
  const changedAt = argv.indexOf('--changed')
  if (changedAt < 0) return names.map((name) => ({ name, filters: argv }))
  const commit = argv[changedAt + 1]?.startsWith('-') ? undefined : argv[changedAt + 1]
  argv.splice(changedAt, commit ? 2 : 1)
  const changed = changedFiles(root, commit)
  const tests = testsFor(changed, repository(root))
  console.log(
    `${changed.length} changed files; test files: ${names.map((name) => `${tests[name].length} ${name}`).join(', ')}`,
  )
  return names
    .filter((name) => tests[name].length > 0)
    .map((name) => ({
      name,
      // Each layout is tested by the whole run.
      filters: [
        ...tests[name].map((file) => path.join(root, file)),
        ...(name === 'browser' ? ['--project=phone'] : []),
        ...argv,
      ],
    }))
}

/**
 * @param {Runner} runner
 * @param {string} report the file for its JSON report
 * @param {string[]} filters
 * @returns {Promise<Totals>}
 */
async function run({ args, read }, report, filters) {
  const secondsFile = report.replace(/\.json$/, '-seconds.json')
  for (const file of [report, secondsFile]) fs.rmSync(file, { force: true })
  fs.mkdirSync(results, { recursive: true })
  const [program = '', ...rest] = args(report)
  const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...rest, ...filters], {
    cwd: root,
    env: {
      ...process.env,
      TMPDIR: temporaryFolder(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TEST_SECONDS_FILE: secondsFile,
      // Files that are asked for run, also those that are left to CI otherwise.
      ...(filters.some((filter) => !filter.startsWith('-')) && { TEST_PROCESSES: '1' }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exitCode = await ended(child)
  const totals = readTotals(read, report)
  if (fs.existsSync(secondsFile)) totals.seconds = JSON.parse(fs.readFileSync(secondsFile, 'utf8'))
  // A runner can fail without a failing test: a file that does not load, an uncaught error.
  if (exitCode !== 0 && totals.failed === 0) {
    totals.failed = 1
    totals.failures.push(`FAILED ${program}: exit code ${exitCode} without a failed test`)
  }
  return totals
}

/**
 * Waits until the runner has ended: Ctrl-C reaches it by itself, SIGTERM is passed on.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code
 */
function ended(child) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM'])
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    child.once('close', () => process.exit(1))
    if (signal === 'SIGTERM') child.kill(signal)
  }
  for (const signal of signals) process.on(signal, passOn)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      for (const signal of signals) process.off(signal, passOn)
      resolve(code ?? 1)
    })
  })
}

/** @param {Runner['read']} read @param {string} report @returns {Totals} */
function readTotals(read, report) {
  try {
    return read(JSON.parse(fs.readFileSync(report, 'utf8')))
  } catch (error) {
    console.error(`No totals in ${report}: ${error instanceof Error ? error.message : error}`)
    return { passed: 0, failed: 1, skipped: 0, failures: [`FAILED ${report}: no report`], flaky: [], seconds: {} }
  }
}
