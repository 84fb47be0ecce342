import { stripVTControlCharacters } from 'node:util'

// Reads the totals of the runners' JSON reports. A missing number is an error, never zero.

/**
 * `failures` has one line for each failed test: its file, title and the first line of the error; `flaky` the same for each
 * that passed at its second try. `seconds` are those of each file.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[], flaky: string[], seconds: Record<string, number> }} Totals
 */

/**
 * @param {unknown} from
 * @param {string} name
 */
function count(from, name) {
  const value = from && /** @type {Record<string, unknown>} */ (from)[name]
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new Error(`the report has no number "${name}"`)
  return value
}

/**
 * A file that could not run counts as one failure: its tests are unknown.
 * @param {any} report
 * @returns {Totals}
 */
export function vitestTotals(report) {
  const isFailed = (/** @type {any} */ { status }) => status === 'failed'
  const failedFiles = report.testResults.filter(isFailed)
  const brokenFiles = failedFiles.filter((/** @type {any} */ file) => !file.assertionResults.some(isFailed))
  const failures = failedFiles.flatMap((/** @type {any} */ { name, message, assertionResults }) => {
    const tests = assertionResults.filter(isFailed)
    if (tests.length === 0) return [failure(name, '(the file)', message)]
    return tests.map((/** @type {any} */ test) => failure(name, test.fullName, test.failureMessages?.[0]))
  })
  const flaky = report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ { status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .map((/** @type {any} */ { fullName, failureMessages }) => line('FLAKY', name, fullName, failureMessages[0])),
  )
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + brokenFiles.length,
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
    failures,
    flaky,
    seconds: {}, // the report leaves out the hooks; see slowest-reporter.mjs
  }
}

/**
 * A test that passed at its second try, which CI allows, counts as passed. Errors of the runner itself count as failed.
 * @param {any} report
 * @returns {Totals}
 */
export function playwrightTotals({ stats, errors, suites = [] }) {
  const tests = testsOf(suites)
  /** @type {Record<string, number>} */
  const seconds = {}
  for (const { file, results } of tests)
    for (const { duration = 0 } of results) seconds[file] = (seconds[file] ?? 0) + duration / 1000
  const withStatus = (/** @type {string} */ wanted) => tests.filter(({ status }) => status === wanted)
  return {
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected') + errors.length,
    skipped: count(stats, 'skipped'),
    failures: [
      ...errors.map((/** @type {any} */ error) => failure('playwright', '', error.message)),
      ...withStatus('unexpected').map(({ file, title, results }) =>
        failure(file, title, results.at(-1)?.error?.message),
      ),
    ],
    flaky: withStatus('flaky').map(({ file, title, results }) =>
      line('FLAKY', file, title, results[0]?.error?.message),
    ),
    seconds,
  }
}

/** All tests of the suites. @param {any[]} suites @returns {{ file: string, title: string, status: string, results: any[] }[]} */
const testsOf = (suites) =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((/** @type {any} */ { title, tests }) =>
      tests.map((/** @type {any} */ { status, results = [] }) => ({ file, title, status, results })),
    ),
    ...testsOf(inner),
  ])

/** @param {string} file @param {string} title @param {string | undefined} message */
const failure = (file, title, message) => line('FAILED', file, title, message)

/** @param {'FAILED' | 'FLAKY'} what @param {string} file @param {string} title @param {string | undefined} message */
const line = (what, file, title, message) =>
  `${what} ${file} > ${title}: ${stripVTControlCharacters(message ?? 'no message').split('\n')[0]}`

/**
 * The slowest files, the slowest first.
 * @param {Record<string, number>} seconds of each file
 * @param {number} most
 */
export const slowestFiles = (seconds, most = 10) =>
  Object.entries(seconds)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([file, took]) => `${took.toFixed(1).padStart(7)} s  ${file}`)
