import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { connectDb, type Database, type Db } from './client.ts'

/** A read replica for public reads. */
export type ReadReplica = {
  /** The replica while it is current, else the primary. Call it once a request, so that the request reads from one of them. */
  db: () => Db
  /** Stops using the replica until the next successful check. */
  markUnavailable: () => void
  stop: () => Promise<void>
}

/** The interval at which the replica is checked, ms. Reads may be stale by about twice that. */
const POLL_MS = 1_000

const ONE_ROW = sql`(select) one`

type Options = {
  primary: Database
  /** A streaming replica of the primary. */
  url: string
  /** Called when reads switch between the replica and the primary. */
  log: (message: string) => void
  pollMs?: number
}

/** Connects to a replica. It is used while it has replayed all that the primary had written at the previous check. */
export function createReadReplica({ primary, url, log, pollMs = POLL_MS }: Options): ReadReplica {
  const replica = connectDb(url)
  const stopping = new AbortController()
  let isCurrent = false
  /** The primary's write position (LSN) at the previous check. */
  let writtenLsn: string | null = null

  function use(replicaIsCurrent: boolean, why: string) {
    if (isCurrent !== replicaIsCurrent)
      log(replicaIsCurrent ? 'Public reads go to the replica.' : `Public reads go to the database, since ${why}.`)
    isCurrent = replicaIsCurrent
  }

  async function check() {
    try {
      const isAtLsn = sql<boolean | null>`pg_last_wal_replay_lsn() >= ${writtenLsn}::pg_lsn`
      const [row] = await replica.db.select({ isAtLsn }).from(ONE_ROW)
      if (writtenLsn !== null) use(row?.isAtLsn === true, 'the replica is behind')
    } catch {
      use(false, 'the replica does not answer')
    }
    try {
      const [row] = await primary.db.select({ at: sql<string>`pg_current_wal_lsn()::text` }).from(ONE_ROW)
      writtenLsn = row?.at ?? null
    } catch {
      // While the primary is down the replica cannot fall further behind.
    }
  }

  async function poll() {
    while (!stopping.signal.aborted) {
      await check()
      await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const polling = poll()

  return {
    db: () => (isCurrent ? replica.db : primary.db),
    markUnavailable: () => use(false, 'the replica does not answer'),
    async stop() {
      stopping.abort()
      await polling
      await replica.close()
    },
  }
}
