import { setTimeout as sleep } from 'node:timers/promises'
import { openSql } from '../test/sql.ts'
import type { Site } from './site.ts'

export type Kind = {
  name: string
  /** Why it cannot be tried here; null when it can. */
  cannot: (site: Site) => string | null
  /** Does it; done when whatever it was is over. */
  strike: (site: Site, patience: Patience) => Promise<void>
}
/** How long what lasts does, ms. */
export type Patience = { stall: number; full: number }

const always = () => null

function killDatabase(site: Site) {
  const [postmaster] = site.pids()
  if (postmaster) process.kill(postmaster, 'SIGKILL')
}

/** Kills the process behind one of the app's connections, a busy one where there is one. */
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
      // it ended by itself just now
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

async function cutOften({ line }: Site) {
  for (let times = 0; times < 5; times += 1) {
    line.cut()
    await sleep(60)
  }
}

export const kinds: Kind[] = [
  { name: 'kill -9 of the server', cannot: always, strike: async ({ servers }) => servers[0]?.kill() },
  { name: 'kill -9 of Postgres', cannot: always, strike: async (site) => killDatabase(site) },
  { name: 'kill -9 of one backend', cannot: always, strike: killBackend },
  {
    name: 'kill -9 of both',
    cannot: always,
    async strike(site) {
      killDatabase(site)
      site.servers[0]?.kill()
    },
  },
  { name: 'a stalled database', cannot: always, strike: (site, patience) => stall(site, patience.stall) },
  { name: 'connections cut mid-statement', cannot: always, strike: cutOften },
  { name: 'a full disk', cannot: ({ disk }) => disk.why, strike: ({ disk }, patience) => disk.fill(patience.full) },
]
