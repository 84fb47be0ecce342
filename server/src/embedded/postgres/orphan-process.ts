import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '../../platform/startup-error.ts'

/** The contents of a running server's postmaster.pid. */
export function readPidFile(cluster: string): { pid: number; port: number; ready: boolean } | null {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    return pid > 1 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : null
  } catch {
    return null
  }
}

/** Whether that process is a server of that cluster, and not another process with a reused pid. */
export function isServerOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0-D\0${cluster}\0`)
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(` -D ${cluster} `)
  } catch {
    return false
  }
}

/** Whether a process has its working directory in the cluster; child processes can outlive the server. Linux only. */
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
 * Ends a server that outlived the process that started it (kill -9), so that the next start is clean.
 * @returns whether there was one
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const pidFile = readPidFile(cluster)
  if (!pidFile) return false
  if (!isServerOf(pidFile.pid, cluster)) {
    // A stale file is deleted, since PostgreSQL would take any process with that pid for a running server.
    if (await within(5_000, () => !isInUse(cluster))) fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
    return false
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    try {
      process.kill(pidFile.pid, signal)
    } catch {
      // It has just ended.
    }
    if (await within(5_000, () => !isServerOf(pidFile.pid, cluster))) return true
  }
  throw new StartupError(
    `An earlier PostgreSQL over ${cluster} does not stop: end process ${pidFile.pid} and try again.`,
  )
}
