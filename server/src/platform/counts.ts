import { RETENTION } from '@saathi/shared/legal/retention'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { perDb } from '../db/per-db.ts'
import { type CountKind, dailyCounts } from '../db/schema/numbers.ts'
import { createRowBatch } from './row-batch.ts'

/** A day has about 200 kinds and destinations. */
const MOST = 2_000

type Row = { day: string; kind: CountKind; subject: string; count: number }

/** Counts in memory, and adds them to `daily_counts`. */
function createCounts(db: Db) {
  const { add, ...batch } = createRowBatch<Row>({
    name: 'counts',
    most: MOST,
    keyOf: ({ day, kind, subject }) => `${day} ${kind} ${subject}`,
    merge: (row, more) => {
      row.count += more.count
    },
    write: (rows) => {
      const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as given(day date, kind text, subject text, count bigint)`
      // In a fixed order, so that two processes cause no deadlock.
      return db.execute(sql`insert into ${dailyCounts} (day, kind, subject, count)
        select day, kind, subject, count from ${given} order by kind, day, subject
        on conflict (kind, day, subject) do update set count = daily_counts.count + excluded.count`)
    },
  })
  return {
    ...batch,
    /** Counts once for the day of `at`. */
    add: (kind: CountKind, at: Date, subject = '') => add({ day: indianDay(at), kind, subject, count: 1 }),
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
