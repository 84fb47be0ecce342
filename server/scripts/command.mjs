// Loaded first, so it uses only syntax that very old versions of Node parse.

const OLDEST = '20.19'

/** An error that the user can fix: printed in one line, without a stack. */
export class CommandError extends Error {}

/**
 * @param {string} version of Node, such as 20.19.0
 * @returns {string | null} the error message when Saathi does not run on it
 */
export function nodeVersionError(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null
  return `Saathi needs Node ${OLDEST} or newer, and this is ${version}: see https://nodejs.org.`
}

/**
 * Runs a command of the project and prints its error, if any.
 * @param {() => Promise<void>} run the command; it imports its own dependencies
 */
export function command(run) {
  const fault = nodeVersionError(process.versions.node)
  if (fault) {
    console.error(fault)
    process.exitCode = 1
    return
  }
  run().catch((error) => {
    console.error(error instanceof CommandError ? error.message : error)
    process.exit(1)
  })
}
