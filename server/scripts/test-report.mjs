import { stripVTControlCharacters } from 'node:util'

// Reads the totals of the runners' JSON reports. A missing number is an error, never zero.

/**
 * `failures` has one line for each failed test: its file, title and the first line of the error.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Totals
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
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + brokenFiles.length,
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
    failures,
  }
}

/**
 * A test that passed at its second try, which CI allows, counts as passed (the runner lists it as flaky). Errors of the
 * runner itself count as failed.
 * @param {any} report
 * @returns {Totals}
 */
export function playwrightTotals({ stats, errors, suites = [] }) {
  return {
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected') + errors.length,
    skipped: count(stats, 'skipped'),
    failures: [
      ...errors.map((/** @type {any} */ error) => failure('playwright', '', error.message)),
      ...failedSpecs(suites),
    ],
  }
}

/** @param {any[]} suites @returns {string[]} */
const failedSpecs = (suites) =>
  suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs
      .filter((/** @type {any} */ { tests }) => tests.some((/** @type {any} */ test) => test.status === 'unexpected'))
      .map((/** @type {any} */ { title, tests }) =>
        failure(file, title, tests.flatMap((/** @type {any} */ test) => test.results).at(-1)?.error?.message),
      ),
    ...failedSpecs(inner),
  ])

/** @param {string} file @param {string} title @param {string | undefined} message */
const failure = (file, title, message) =>
  `FAILED ${file} > ${title}: ${stripVTControlCharacters(message ?? 'no message').split('\n')[0]}`
