import { RETENTION } from '@saathi/shared/legal/retention'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import { perDb } from '../db/per-db.ts'
import { type CountKind, dailyCounts } from '../db/schema/numbers.ts'
import { loggable } from '../errors.ts'

const FLUSH_MS = 10_000
/** Counts in memory at most: a day has about 200 kinds and destinations. Further ones are dropped and logged. */
const MAX_KEYS = 2_000

type Row = { day: string; kind: CountKind; subject: string; count: number }

/**
 * Counts in memory and adds them to `daily_counts` every ten seconds and at shutdown, so that no request waits for it. A
 * crash loses at most the last ten seconds. A flush whose response is lost is repeated, which can count it twice.
 */
function createCounts(db: Db) {
  const rows = new Map<string, Row>()
  let dropped = 0
  let flushing: Promise<void> = Promise.resolve()

  function addRow({ day, kind, subject, count }: Row) {
    const key = `${day} ${kind} ${subject}`
    const row = rows.get(key)
    if (row) row.count += count
    else if (rows.size < MAX_KEYS) rows.set(key, { day, kind, subject, count })
    else dropped += count
  }

  async function flushOnce() {
    if (rows.size === 0) return
    const taken = [...rows.values()]
    rows.clear()
    const given = sql`jsonb_to_recordset(${JSON.stringify(taken)}::text::jsonb)
      as given(day date, kind text, subject text, count bigint)`
    try {
      // In a fixed order, so that two processes cause no deadlock.
      await db.execute(sql`insert into ${dailyCounts} (day, kind, subject, count)
        select day, kind, subject, count from ${given} order by kind, day, subject
        on conflict (kind, day, subject) do update set count = daily_counts.count + excluded.count`)
    } catch (error) {
      for (const row of taken) addRow(row)
      throw error
    }
  }

  /** Adds what was counted to the database, after a flush that is under way. */
  function flush(): Promise<void> {
    flushing = flushing.catch(() => {}).then(flushOnce)
    return flushing
  }

  return {
    /** Counts once for the day of `at`. */
    add: (kind: CountKind, at: Date, subject = '') => addRow({ day: indianDay(at), kind, subject, count: 1 }),
    flush,
    /** Flushes every ten seconds until `stop`, which flushes a last time. */
    start(log: FastifyBaseLogger) {
      const logged = () =>
        flush().catch((error) => log.error({ keys: rows.size, dropped, ...loggable(error) }, 'storing counts failed'))
      const timer = setInterval(logged, FLUSH_MS)
      return {
        async stop() {
          clearInterval(timer)
          await logged()
        },
      }
    },
    size: () => ({ keys: rows.size, dropped }),
  }
}

/** The counts of this process. */
export const countsOf = perDb(createCounts)

const DELETE_BATCH = 1_000

/** Deletes the counts of expired days, at most 1,000 at once. */
export async function deleteExpiredCounts(db: Db, today: string): Promise<void> {
  const before = addDays(today, -RETENTION.dailyCountDays)
  for (;;) {
    const { count } = await db.execute(sql`
      with expired as (
        select kind, day, subject from ${dailyCounts} where day < ${before} limit ${DELETE_BATCH} for update skip locked)
      delete from ${dailyCounts} using expired
      where daily_counts.kind = expired.kind and daily_counts.day = expired.day and daily_counts.subject = expired.subject`)
    if (count < DELETE_BATCH) return
  }
}
