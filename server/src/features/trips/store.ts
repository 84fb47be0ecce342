import { CHECKS_MAX, DAY_ITEMS_MAX, TRIP_ITEMS_MAX, TRIPS_MAX } from '@saathi/shared/trip-rules'
import type { TripChange, TripItemFacts, TripRequest } from '@saathi/shared/trips'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Db } from '../../db/client.ts'
import type { Reader } from './access.ts'

/** Who writes, and when. */
export type Writer = Reader & { now: Date }

type Draft = {
  request: TripRequest
  title: string
  dayCount: number
  items: TripItemFacts[]
  tourId: string | undefined
  key: string
}
type Created = { outcome: 'created' | 'missing' | 'full' | 'tour' | 'taken'; trip_id: string | null }

/** Creates a trip, once for each key. */
export async function createTrip(
  db: Db,
  { userId, today, now }: Writer,
  { request, title, dayCount, items, tourId, key }: Draft,
): Promise<Created> {
  const facts = {
    title,
    place_id: request.placeId,
    from_city: request.from,
    people: request.people,
    start_date: request.startDate ?? null,
    month: request.month ?? null,
    trip_type: request.type ?? null,
    day_count: dayCount,
  }
  const rows = items.map((item) => ({ id: v7(), facts: item }))
  const [row] = await db.execute<Created>(sql`
    select * from create_trip(${userId}, ${v7()}, ${key}, ${tourId ?? null}, ${JSON.stringify(facts)}::jsonb,
      ${JSON.stringify(rows)}::jsonb, ${TRIPS_MAX}, ${now.toISOString()}, ${today})`)
  return row as Created
}

type Changed = {
  outcome: 'changed' | 'missing' | 'forbidden' | 'day' | 'day full' | 'full'
  rejected: string[]
}

/** Changes items of a trip, once for each key. */
export async function changeTrip(
  db: Db,
  { userId, today, now }: Writer,
  { tripId, changes, key }: { tripId: string; changes: TripChange[]; key: string },
): Promise<Changed> {
  const rows = changes.map((change) => ({
    id: change.id.toLowerCase(),
    base: change.base,
    facts: change.op === 'put' ? change.item : null,
  }))
  const [row] = await db.execute<Changed>(sql`
    select * from change_trip(${tripId}, ${userId}, ${key}, ${JSON.stringify(rows)}::jsonb, ${DAY_ITEMS_MAX},
      ${TRIP_ITEMS_MAX}, ${now.toISOString()}, ${today})`)
  return row as Changed
}

/** The facts of a trip that can be changed after it was made. */
type Update = {
  title?: string | undefined
  startDate?: string | null | undefined
  people?: number | undefined
  dayCount?: number | undefined
  membersMayEdit?: boolean | undefined
}
type Updated = 'updated' | 'missing' | 'forbidden' | 'stale' | 'days'

/** Changes facts of a trip that nobody has changed since `version`. */
export async function updateTrip(
  db: Db,
  { userId, today, now }: Writer,
  { tripId, version, ...facts }: Update & { tripId: string; version: number },
): Promise<Updated> {
  // Facts that are not given are undefined, and so are left out of the JSON.
  const columns = {
    title: facts.title,
    start_date: facts.startDate,
    people: facts.people,
    day_count: facts.dayCount,
    members_may_edit: facts.membersMayEdit,
  }
  const [row] = await db.execute<{ outcome: Updated }>(sql`
    select update_trip(${tripId}, ${userId}, ${version}, ${JSON.stringify(columns)}::jsonb, ${now.toISOString()},
      ${today}) as outcome`)
  return row?.outcome ?? 'missing'
}

type Attached = { outcome: 'attached' | 'missing' | 'tour' | 'taken'; former: string | null }

/** Makes a trip that of a tour, or of none. */
export async function attachTrip(
  db: Db,
  { userId, today, now }: Writer,
  { tripId, tourId }: { tripId: string; tourId: string | null },
): Promise<Attached> {
  const [row] = await db.execute<Attached>(
    sql`select * from attach_trip(${tripId}, ${userId}, ${tourId}, ${now.toISOString()}, ${today})`,
  )
  return row as Attached
}

/** Deletes a trip of the user; false if there is none. */
export async function removeTrip(db: Db, { userId, today }: Reader, tripId: string): Promise<boolean> {
  const [row] = await db.execute<{ removed: boolean }>(
    sql`select remove_trip(${tripId}, ${userId}, ${today}) as removed`,
  )
  return row?.removed === true
}

/** More ticks than a checklist has checks. */
const TICKS_MAX = 200

/** Ticks a check for the user, or takes that back; false if the user may not see the trip. */
export async function tickTrip(
  db: Db,
  { userId, today }: Reader,
  { tripId, itemId, done }: { tripId: string; itemId: string; done: boolean },
): Promise<boolean> {
  const [row] = await db.execute<{ done: boolean }>(
    sql`select tick_trip(${tripId}, ${userId}, ${itemId}, ${done}, ${TICKS_MAX}, ${today}) as done`,
  )
  return row?.done === true
}

/** Adds a check to the user's checklist of a trip, once for each id. */
export async function addCheck(
  db: Db,
  { userId, today }: Reader,
  { tripId, id, kind, text }: { tripId: string; id: string; kind: string; text: string },
): Promise<'added' | 'missing' | 'full'> {
  const [row] = await db.execute<{ outcome: 'added' | 'missing' | 'full' }>(
    sql`select add_trip_check(${tripId}, ${userId}, ${id}, ${kind}, ${text}, ${CHECKS_MAX}, ${today}) as outcome`,
  )
  return row?.outcome ?? 'missing'
}

/** Removes a check that the user has added; false if there is none. */
export async function removeCheck(
  db: Db,
  { userId, today }: Reader,
  { tripId, itemId }: { tripId: string; itemId: string },
): Promise<boolean> {
  const [row] = await db.execute<{ removed: boolean }>(
    sql`select remove_trip_check(${tripId}, ${userId}, ${itemId}, ${today}) as removed`,
  )
  return row?.removed === true
}
