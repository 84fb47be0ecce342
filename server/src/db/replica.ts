import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connectDb, type Database, type Db } from './client.ts'

/** Where reads may go that nobody in particular asks. */
export type Reads = {
  /** The replica while it keeps up, else the database itself. One request asks once, so that it sees one of the two. */
  db: () => Db
  /** The replica did not answer: it is left alone until it has been looked at. */
  markUnavailable: () => void
  stop: () => Promise<void>
}

/** How often somebody looks whether the replica keeps up, ms; it may be behind by about twice that. */
const LOOK_MS = 1_000

type Options = {
  primary: Database
  /** A streaming replica of it, which takes statements that only read. */
  url: string
  /** Told when reads go elsewhere than before. */
  log: (message: string) => void
  lookMs?: number
}

/** Opens a replica. It is asked once it is seen to have all that the database had written a look ago. */
export function createReadReplica({ primary, url, log, lookMs = LOOK_MS }: Options): Reads {
  const replica = connectDb(url)
  const stopping = new AbortController()
  let keepsUp = false
  /** How far the database had written at the look before. */
  let written: string | null = null

  function turn(to: boolean, why: string) {
    if (keepsUp !== to) log(to ? 'Public reads go to the replica.' : `Public reads go to the database, since ${why}.`)
    keepsUp = to
  }

  async function look() {
    try {
      const [row] = await replica.db.execute<{ has_it: boolean | null }>(
        sql`select pg_last_wal_replay_lsn() >= ${written}::pg_lsn as has_it`,
      )
      if (written !== null) turn(row?.has_it === true, 'the replica is behind')
    } catch {
      turn(false, 'the replica does not answer')
    }
    try {
      const [row] = await primary.db.execute<{ at: string }>(sql`select pg_current_wal_lsn()::text as at`)
      written = row?.at ?? null
    } catch {
      // While the database is away the replica cannot fall further behind it.
    }
  }

  async function keepLooking() {
    while (!stopping.signal.aborted) {
      await look()
      await sleep(lookMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const looking = keepLooking()

  return {
    db: () => (keepsUp ? replica.db : primary.db),
    markUnavailable: () => turn(false, 'the replica does not answer'),
    async stop() {
      stopping.abort()
      await looking
      await replica.close()
    },
  }
}
