import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { Flood, FloodResult } from './flood.ts'
import type { Reference } from './reference.ts'

export type Running = { url: string; pid: number; stop: () => Promise<void> }

const serverDir = path.resolve(import.meta.dirname, '../../server')

function running(child: ChildProcess, url: string): Running {
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
  }
  return { url, pid: child.pid ?? 0, stop }
}

/** Our client, also for the server of another commit. */
const clientDir = path.resolve(serverDir, '../client/dist')

/** Starts a built server on that database; `nodeFlags` are for a profiler. */
export async function startOurs(
  databaseUrl: string,
  dataDir: string,
  nodeFlags: string[],
  more: Record<string, string> = {},
  script = path.join(serverDir, 'dist/main.js'),
): Promise<Running> {
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    CLIENT_DIR: clientDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
    DEMO: '0',
    LIMIT_RECOMMENDATIONS: '999999/second',
    LIMIT_SWIPES: '999999/second',
    LIMIT_MESSAGES: '999999/second',
    LIMIT_CHANGES: '999999/second',
    LIMIT_GROUP_MESSAGES: '999999/second',
    LIMIT_GROUP_CHANGES: '999999/second',
    LIMIT_TRIP_CHANGES: '999999/second',
    LIMIT_SEATS: '999999/second',
    LIMIT_PLAN_SEARCHES: '999999/second',
    TRUSTED_PROXIES: 'loopback',
    ...more,
  }
  const child = spawn(process.execPath, [...nodeFlags, script], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const text of child.stdout) {
    output += text
    const url = /ready at (http:\S+)/.exec(output)?.[1]
    if (url) {
      child.stdout.resume()
      return running(child, url)
    }
  }
  throw new Error(`Our server did not start.\n${output}`)
}

/** Starts load from a separate process, until it is stopped. */
export async function startFlood(floods: Flood[]): Promise<{ stop: () => Promise<FloodResult[]> }> {
  const child = fork(path.join(import.meta.dirname, 'flood.ts'), { execArgv: ['--import', 'tsx'] })
  child.send(floods)
  await once(child, 'message')
  return {
    async stop() {
      const result = once(child, 'message')
      child.send('stop')
      const [answered] = await result
      return answered as FloodResult[]
    },
  }
}

export async function startReference(databaseUrl: string, references: Reference[]): Promise<Running> {
  const child = fork(path.join(import.meta.dirname, 'reference.ts'), { execArgv: ['--import', 'tsx'] })
  child.send({ url: databaseUrl, references })
  const [url] = (await once(child, 'message')) as [string]
  return running(child, url)
}

/** The CPU time that a process has used, microseconds, to the nearest 10 ms; null if the system does not provide it. */
export function cpuOf(pid: number): number | null {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10_000
  } catch {
    return null
  }
}

/** The resident memory of a process, bytes; null if the system does not provide it. */
export function residentBytes(pid: number): number | null {
  try {
    const pages = fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]
    return Number(pages) * 4096
  } catch {
    return null
  }
}
