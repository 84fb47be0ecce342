// Reads the totals of the runners' JSON reports. A missing number is an error, never zero.

/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

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
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ file) =>
      file.status === 'failed' && file.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
  )
  return {
    passed: count(report, 'numPassedTests'),
    failed: count(report, 'numFailedTests') + brokenFiles.length,
    skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
  }
}

/**
 * A test that passed at its second try, which CI allows, counts as passed (the runner lists it as flaky). Errors of the
 * runner itself count as failed.
 * @param {any} report
 * @returns {Totals}
 */
export function playwrightTotals({ stats, errors }) {
  return {
    passed: count(stats, 'expected') + count(stats, 'flaky'),
    failed: count(stats, 'unexpected') + errors.length,
    skipped: count(stats, 'skipped'),
  }
}
