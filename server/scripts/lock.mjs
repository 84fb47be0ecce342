// A lock file that names its process and is ignored once that process has ended.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/**
 * The start time of a process as the system prints it; tells a process from a later one with the same id.
 * @param {number} pid
 * @returns {string} empty when there is no such process
 */
function beginningOf(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim()
    const afterName = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const [state, began] = [afterName[0], afterName[19]]
    if (state === 'Z') return '' // zombie
    return `${fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${began}`
  } catch {
    return ''
  }
}

/** Whether the process runs; zombies do not. @param {number} pid */
export const isRunning = (pid) => beginningOf(pid) !== ''

/**
 * @param {string} text the content of a lock file
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
 * Takes a lock; one of a process that has ended is replaced.
 * @param {string} file path of the lock; its folder exists
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
        // A hard link appears atomically with its content and never replaces a file.
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
 * Removes the lock of an ended process, unless another process has replaced it meanwhile.
 * @param {string} file
 * @param {string} dead the content that was read
 * @param {string} aside
 */
function setAside(file, dead, aside) {
  try {
    fs.renameSync(file, aside)
    if (read(aside) !== dead) fs.linkSync(aside, file)
  } catch {
    // Another process was faster; the caller reads the lock again.
  } finally {
    fs.rmSync(aside, { force: true })
  }
}
