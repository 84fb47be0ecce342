import { setTimeout as sleep } from 'node:timers/promises'
import { openSql } from '../../server/test/sql.ts'
import type { Site } from './site.ts'

export type Scenario = {
  name: string
  /** Why it cannot run here; null when it can. */
  cannot: (site: Site) => string | null
  /** Causes the fault; resolves when it is over. */
  run: (site: Site, durations: Durations) => Promise<void>
}
/** How long stalls and full disks last, ms. */
export type Durations = { stall: number; full: number }

const always = () => null

function killDatabase(site: Site) {
  const [postmaster] = site.pids()
  if (postmaster) process.kill(postmaster, 'SIGKILL')
}

/** Kills the backend of one of the app's connections, a busy one if possible. */
async function killBackend({ url }: Site) {
  const sql = openSql(url)
  const [found] = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where application_name = 'saathi' order by state = 'active' desc limit 1`
  await sql.end({ timeout: 1 })
  if (found) process.kill(found.pid, 'SIGKILL')
}

function signalAll(pids: number[], name: NodeJS.Signals) {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // It has ended already.
    }
}

async function stall(site: Site, ms: number) {
  const pids = site.pids()
  signalAll(pids, 'SIGSTOP')
  try {
    await sleep(ms)
  } finally {
    signalAll([...pids].reverse(), 'SIGCONT')
  }
}

async function cutRepeatedly({ proxy }: Site) {
  for (let times = 0; times < 5; times += 1) {
    proxy.cut()
    await sleep(60)
  }
}

export const scenarios: Scenario[] = [
  { name: 'kill -9 of the server', cannot: always, run: async ({ servers }) => servers[0]?.kill() },
  { name: 'kill -9 of Postgres', cannot: always, run: async (site) => killDatabase(site) },
  { name: 'kill -9 of one backend', cannot: always, run: killBackend },
  {
    name: 'kill -9 of both',
    cannot: always,
    async run(site) {
      killDatabase(site)
      site.servers[0]?.kill()
    },
  },
  { name: 'a stalled database', cannot: always, run: (site, durations) => stall(site, durations.stall) },
  { name: 'connections cut mid-statement', cannot: always, run: cutRepeatedly },
  { name: 'a full disk', cannot: ({ disk }) => disk.why, run: ({ disk }, durations) => disk.fill(durations.full) },
]
