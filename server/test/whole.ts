/**
 * Whether sweeps are whole and random tests have all their runs: in CI, unless TEST_WHOLE (0 or 1) says otherwise. Elsewhere
 * a part of them keeps the loop short.
 */
export const isWhole = (process.env.TEST_WHOLE ?? (process.env.CI ? '1' : '0')) === '1'

/**
 * Whether the suites run that start whole servers, kill them and wait for the next start: in whole runs, or when
 * TEST_PROCESSES=1 asks for them.
 */
export const hasProcesses = isWhole || process.env.TEST_PROCESSES === '1'

/** The random runs of a test that has `most` of them in a whole run. */
export const runs = (most: number): number => (isWhole ? most : Math.ceil(most / 2))
