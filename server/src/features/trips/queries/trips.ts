import { CHECKS_MAX, DAY_ITEMS_MAX, TRIP_ITEMS_MAX, TRIPS_MAX } from '@saathi/shared/trips/rules'
import type { TripChange, TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import type { StopFacts } from '@saathi/shared/trips/stops'
import { v7 } from 'uuid'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import type { Reader } from '../policy.ts'

/** The writer and the time. */
export type Writer = Reader & { now: Date }

/** The facts of a new trip. */
export type NewTrip = {
  request: Pick<TripRequest, 'placeId' | 'from' | 'people' | 'startDate' | 'month' | 'type'>
  title: string
  stops?: StopFacts[]
  dayCount: number
}
type Draft = NewTrip & { items: TripItemFacts[]; tourId: string | undefined; key: string }

/** The columns of a new trip. */
export const tripColumns = ({ request, title, dayCount, stops }: NewTrip) => ({
  title,
  place_id: stops?.[0]?.placeId ?? request.placeId,
  stops,
  from_city: request.from,
  people: request.people,
  start_date: request.startDate ?? null,
  month: request.month ?? null,
  trip_type: request.type ?? null,
  day_count: dayCount,
})

/** New items with their ids. */
export const withIds = (items: TripItemFacts[]) => items.map((item) => ({ id: v7(), facts: item }))

/** Creates a trip, once for each key. */
export const createTrip = (db: Db, { userId, today, now }: Writer, { items, tourId, key, ...trip }: Draft) =>
  callFunction(db, 'create_trip', {
    userId,
    id: v7(),
    key,
    tourId: tourId ?? null,
    facts: tripColumns(trip),
    items: withIds(items),
    most: TRIPS_MAX,
    at: now,
    today,
  })

/** Changes items of a trip, once for each key. */
export function changeTrip(
  db: Db,
  { userId, today, now }: Writer,
  { tripId, changes, key }: { tripId: string; changes: TripChange[]; key: string },
) {
  const rows = changes.map((change) => ({
    id: change.id.toLowerCase(),
    base: change.base,
    facts: change.op === 'put' ? change.item : null,
  }))
  return callFunction(db, 'change_trip', {
    tripId,
    userId,
    key,
    changes: rows,
    dayMost: DAY_ITEMS_MAX,
    most: TRIP_ITEMS_MAX,
    at: now,
    today,
  })
}

/** The facts of a trip that can be changed after it was made. */
type Update = {
  title?: string | undefined
  startDate?: string | null | undefined
  people?: number | undefined
  dayCount?: number | undefined
  membersMayEdit?: boolean | undefined
}

/** Changes facts of a trip that nobody has changed since `version`. */
export function updateTrip(
  db: Db,
  { userId, today, now }: Writer,
  { tripId, version, ...facts }: Update & { tripId: string; version: number },
) {
  // Facts that are not given are undefined, and so are left out of the JSON.
  const columns = {
    title: facts.title,
    start_date: facts.startDate,
    people: facts.people,
    day_count: facts.dayCount,
    members_may_edit: facts.membersMayEdit,
  }
  const change = { tripId, userId, knownVersion: version, facts: columns, at: now, today }
  return callFunction(db, 'update_trip', change)
}

/** Makes a trip that of a tour, or of none. */
export const attachTrip = (
  db: Db,
  { userId, today, now }: Writer,
  { tripId, tourId }: { tripId: string; tourId: string | null },
) => callFunction(db, 'attach_trip', { tripId, userId, tourId, at: now, today })

/** Deletes a trip of the user; false if there is none. */
export const removeTrip = async (db: Db, { userId, today }: Reader, tripId: string): Promise<boolean> =>
  (await callFunction(db, 'remove_trip', { tripId, userId, today })) === true

/** More ticks than a checklist has checks. */
const TICKS_MAX = 200

/** Ticks a check for the user, or takes that back; false if the user may not see the trip. */
export async function tickTrip(
  db: Db,
  { userId, today }: Reader,
  { tripId, itemId, done }: { tripId: string; itemId: string; done: boolean },
): Promise<boolean> {
  const tick = { tripId, userId, item: itemId, isDone: done, most: TICKS_MAX, today }
  return (await callFunction(db, 'tick_trip', tick)) === true
}

/** Adds a check to the user's checklist of a trip, once for each id. */
export const addCheck = (
  db: Db,
  { userId, today }: Reader,
  { tripId, id, kind, text }: { tripId: string; id: string; kind: string; text: string },
) => callFunction(db, 'add_trip_check', { tripId, userId, id, kind, text, most: CHECKS_MAX, today })

/** Removes a check that the user has added; false if there is none. */
export const removeCheck = async (
  db: Db,
  { userId, today }: Reader,
  { tripId, itemId }: { tripId: string; itemId: string },
): Promise<boolean> => (await callFunction(db, 'remove_trip_check', { tripId, userId, id: itemId, today })) === true
