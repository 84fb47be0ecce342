// A lock that dies with its holder: a file that names a process, ignored once that process is gone.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/**
 * When a process began, in the system's own words; tells a process from a later one under the same number.
 * @param {number} pid
 * @returns {string} empty when there is no such process
 */
function beginningOf(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
    const afterName = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const [state, began] = [afterName[0], afterName[19]]
    if (state === 'Z') return '' // dead, only not yet collected by its parent
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${began}`
  } catch {
    return ''
  }
}

/** Whether there is such a process; one that is dead and not yet collected is not. @param {number} pid */
export const isRunning = (pid) => beginningOf(pid) !== ''

/**
 * @param {string} text what a lock file holds
 * @returns {number | null} the process that holds the lock, if it still runs
 */
function livingHolder(text) {
  const [pid = '', beginning = ''] = text.split('\n')
  return beginning !== '' && beginningOf(Number(pid)) === beginning ? Number(pid) : null
}

/** @param {string} file */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/**
 * Takes a lock, also from a holder that died without giving it back.
 * @param {string} file where the lock stands; its folder exists
 * @returns {{ release: () => void } | { holder: number }} the lock, or the process that holds it
 * @throws the file system's error when the file cannot be written
 */
export function takeLock(file) {
  const mine = `${process.pid}\n${beginningOf(process.pid)}\n`
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, mine, { mode: 0o644 })
  try {
    for (;;) {
      try {
        // A link appears with its content, all at once, and never over another.
        fs.linkSync(draft, file)
        return { release: () => read(file) === mine && fs.rmSync(file, { force: true }) }
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      }
      const found = read(file)
      if (found === null) continue
      const holder = livingHolder(found)
      if (holder !== null) return { holder }
      setAside(file, found, `${draft}.old`)
    }
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

/**
 * Removes a dead holder's lock, unless somebody else was quicker and it is theirs by now.
 * @param {string} file
 * @param {string} dead what it held
 * @param {string} aside
 */
function setAside(file, dead, aside) {
  try {
    fs.renameSync(file, aside)
    if (read(aside) !== dead) fs.linkSync(aside, file)
  } catch {
    // Somebody else set it aside, or took it anew: the next look at it tells.
  } finally {
    fs.rmSync(aside, { force: true })
  }
}
