import { eq, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { v4 } from 'uuid'
import type { Db } from '../db/client.ts'
import { processes, type RecentRequests } from '../db/schema/numbers.ts'
import { loggable } from '../errors.ts'

const BEAT_MS = 30_000

/** Writes the row of this process anew. */
export async function saveBeat(db: Db, processId: string, recent: RecentRequests): Promise<void> {
  const at = sql`now()`
  await db
    .insert(processes)
    .values({ processId, startedAt: at, seenAt: at, recent, beats: 1 })
    .onConflictDoUpdate({
      target: processes.processId,
      set: { seenAt: at, recent, beats: sql`${processes.beats} + 1` },
    })
}

/** Deletes the rows of processes that ended without saying so more than an hour ago. */
export const deleteStaleProcesses = (db: Db) =>
  db.delete(processes).where(lt(processes.seenAt, sql`now() - interval '1 hour'`))

/** Tells every half a minute that this process runs, and how its requests went; a clean shutdown deletes the row. */
export function startHeartbeat(db: Db, recent: () => RecentRequests, log: FastifyBaseLogger) {
  const processId = v4()
  let beating: Promise<unknown> = Promise.resolve()
  const beat = () => {
    beating = saveBeat(db, processId, recent()).catch((error) => log.warn(loggable(error), 'the heartbeat failed'))
  }
  beat()
  const timer = setInterval(beat, BEAT_MS)
  return {
    async stop() {
      clearInterval(timer)
      await beating
      await db
        .delete(processes)
        .where(eq(processes.processId, processId))
        .catch((error) => log.warn(loggable(error), 'the heartbeat failed'))
    },
  }
}
