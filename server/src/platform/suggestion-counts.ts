import { RETENTION } from '@saathi/shared/legal/retention'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import type { SuggestionCounts, SuggestionEvent } from '@saathi/shared/recommend/suggestion-counts'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { perDb } from '../db/per-db.ts'
import { suggestionCounts } from '../db/schema/numbers.ts'
import { createRowBatch } from './row-batch.ts'

/** Rows in memory of one process. */
const MOST = 5_000
/** Rows of one day: further keys of that day are not stored. */
export const MOST_A_DAY = 50_000

type Tally = Record<SuggestionEvent, number>
type Row = { day: string; city: string; type: string; month: number; place_id: string; rank: number } & Tally

const NONE: Tally = { shown: 0, opened: 0, planned: 0, saved: 0, notForMe: 0 }
const EVENTS = Object.keys(NONE) as SuggestionEvent[]

/** Counts what is done with suggestions in memory, and adds it to `suggestion_counts`. */
function createSuggestionCounts(db: Db) {
  const { add, ...batch } = createRowBatch<Row>({
    name: 'counts of suggestions',
    most: MOST,
    keyOf: ({ day, city, type, month, place_id, rank }) => `${day} ${city} ${type} ${month} ${place_id} ${rank}`,
    merge: (row, more) => {
      for (const event of EVENTS) row[event] += more[event]
    },
    write: (rows) => store(db, rows),
  })
  return {
    ...batch,
    /** Counts events for the day of `at`. Nothing about who sent them is known here. */
    add({ city, type, month, events }: SuggestionCounts, at: Date) {
      const day = indianDay(at)
      for (const { placeId, rank, event } of events)
        add({ day, city, type, month, place_id: placeId, rank, ...NONE, [event]: 1 })
    },
  }
}

/** One statement, in a fixed order, so that two processes cause no deadlock. A full day gets no further keys. */
function store(db: Db, rows: Row[]): Promise<unknown> {
  return db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as given(
        day date, city text, type text, month smallint, place_id text, rank smallint,
        shown integer, opened integer, planned integer, saved integer, "notForMe" integer)
    ), full_days as (
      select day from ${suggestionCounts} where day in (select day from given)
      group by day having count(*) >= ${MOST_A_DAY}
    )
    insert into ${suggestionCounts} (day, city, type, month, place_id, rank, shown, opened, planned, saved, not_for_me)
    select day, city, type, month, place_id, rank, shown, opened, planned, saved, "notForMe" from given
    where day not in (select day from full_days) or exists (
      select from ${suggestionCounts} known where known.day = given.day and known.city = given.city
        and known.type = given.type and known.month = given.month and known.place_id = given.place_id
        and known.rank = given.rank)
    order by day, city, type, month, place_id, rank
    on conflict (day, city, type, month, place_id, rank) do update set
      shown = suggestion_counts.shown + excluded.shown,
      opened = suggestion_counts.opened + excluded.opened,
      planned = suggestion_counts.planned + excluded.planned,
      saved = suggestion_counts.saved + excluded.saved,
      not_for_me = suggestion_counts.not_for_me + excluded.not_for_me`)
}

/** The counts of suggestions of this process. */
export const suggestionCountsOf = perDb(createSuggestionCounts)

const DELETE_BATCH = 1_000

/** Deletes the counts of expired days, at most 1,000 at once. */
export async function deleteExpiredSuggestionCounts(db: Db, today: string): Promise<void> {
  const before = addDays(today, -RETENTION.suggestionCountDays)
  for (;;) {
    const { count } = await db.execute(sql`
      with expired as (
        select day, city, type, month, place_id, rank from ${suggestionCounts} where day < ${before}
        limit ${DELETE_BATCH} for update skip locked)
      delete from ${suggestionCounts} using expired
      where (suggestion_counts.day, suggestion_counts.city, suggestion_counts.type, suggestion_counts.month,
        suggestion_counts.place_id, suggestion_counts.rank)
        = (expired.day, expired.city, expired.type, expired.month, expired.place_id, expired.rank)`)
    if (count < DELETE_BATCH) return
  }
}
