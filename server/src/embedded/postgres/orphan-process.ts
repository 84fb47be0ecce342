import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../platform/startup-error.ts'

/** What a running server notes in its data folder. */
export function readPidFile(cluster: string): { pid: number; port: number; ready: boolean } | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 1 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : null
  } catch {
    return null
  }
}

/** Whether that process is a server over that cluster, and not one that got the number of a dead one. */
export function serves(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0-D\0${cluster}\0`)
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(` -D ${cluster} `)
  } catch {
    return false
  }
}

/** Whether a process works inside the cluster: a server's children outlive it for a moment. Linux only. */
function isInUse(cluster: string): boolean {
  if (process.platform !== 'linux') return false
  return fs.readdirSync('/proc').some((pid) => {
    try {
      return /^\d+$/.test(pid) && fs.readlinkSync(`/proc/${pid}/cwd`) === cluster
    } catch {
      return false
    }
  })
}

async function within(ms: number, isDone: () => boolean): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(20)) if (isDone()) return true
  return isDone()
}

/**
 * Ends a server that outlived the process that started it (kill -9), so that the next one starts from a clean stop.
 * @returns whether there was one
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const noted = readPidFile(cluster)
  if (!noted) return false
  if (!serves(noted.pid, cluster)) {
    // The note outlived its server, and PostgreSQL would take any living process of that number for it.
    if (await within(5_000, () => !isInUse(cluster))) fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
    return false
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(noted.pid, signal)
    } catch {
      // It ended by itself just now.
    }
    if (await within(5_000, () => !serves(noted.pid, cluster))) return true
  }
  throw new StartupError(`An earlier PostgreSQL over ${cluster} does not stop: end process ${noted.pid} and try again.`)
}
