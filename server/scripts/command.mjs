// Read before anything is known about this machine, so it keeps to what a Node far too old understands.

const OLDEST = '20.19'

/** Something a person can mend: told in one line, without a stack. */
export class Fault extends Error {}

/**
 * @param {string} version of Node, such as 20.19.0
 * @returns {string | null} what to say when Saathi does not run on it
 */
export function nodeFault(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return null
  return `Saathi needs Node ${OLDEST} or newer, and this is ${version}: see https://nodejs.org.`
}

/**
 * Runs one of the project's commands, if this Node can, and tells what stopped it.
 * @param {() => Promise<void>} run what the command does; what it needs it loads itself
 */
export function command(run) {
  const fault = nodeFault(process.versions.node)
  if (fault) {
    console.error(fault)
    process.exitCode = 1
    return
  }
  run().catch((error) => {
    console.error(error instanceof Fault ? error.message : error)
    process.exit(1)
  })
}
