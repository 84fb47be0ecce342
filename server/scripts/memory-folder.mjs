import fs from 'node:fs'
import os from 'node:os'

const MEMORY = '/dev/shm'

/** A run's databases take less than a quarter of this, bytes. */
const ROOM = 4 * 2 ** 30

/**
 * The folder for temporary files of the tests: in memory where Linux offers that with enough room, since databases and
 * browsers wait for a disk. TMPDIR overrides it.
 * @returns {string}
 */
export function temporaryFolder() {
  const isChosen = process.env.TMPDIR !== undefined
  return !isChosen && isRoomy(MEMORY) ? MEMORY : os.tmpdir()
}

/** Whether programs can be written to a folder in memory and run there. @param {string} folder */
function isRoomy(folder) {
  try {
    const mount = fs
      .readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, at]) => at === folder)
    const { bavail, bsize } = fs.statfsSync(folder)
    fs.accessSync(folder, fs.constants.W_OK)
    return mount?.[2] === 'tmpfs' && !/\bnoexec\b/.test(mount[3] ?? '') && bavail * bsize > ROOM
  } catch {
    return false
  }
}
