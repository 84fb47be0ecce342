import type { TripCheck } from '@saathi/shared/trips/checks'
import type { Trip, TripItem } from '@saathi/shared/trips/schema'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { trips } from '../../../db/schema/trips.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { findSurroundings, type Reader } from '../policy.ts'
import { describeTrip } from '../propose/describe-trip.ts'
import { tripPlace } from '../trip-place.ts'
import { listLinks } from './trip-links.ts'

const { placeholder } = sql

// Each table is restricted to the trip by a condition of its own, so that a cluster finds all of them on one node.
const tripId = sql`${placeholder('tripId')}::uuid`
const userId = sql`${placeholder('userId')}::uuid`

/** Items as the wire has them, in the order of days and positions. */
const itemsWhere = (condition: SQL) => sql<TripItem[]>`(
  select coalesce(json_agg(i.facts || jsonb_build_object('id', i.id, 'version', i.version, 'removed', i.removed_at is not null)
    order by (i.facts->>'day')::int, (i.facts->>'order')::float8, i.id), '[]')
  from trip_items i where i.trip_id = ${tripId} and ${condition})`

type OwnCheck = Pick<TripCheck, 'id' | 'kind' | 'text'>

/** A trip with its items, and with what the reader has ticked and added. */
export const tripQuery = (db: Db) =>
  db
    .select({
      _id: trips._id,
      ownerId: trips.ownerId,
      title: trips.title,
      placeId: trips.placeId,
      startDate: trips.startDate,
      dayCount: trips.dayCount,
      from: trips.fromCity,
      people: trips.people,
      month: trips.month,
      type: trips.tripType,
      stops: trips.stops,
      version: trips.version,
      membersMayEdit: trips.membersMayEdit,
      changedBy: trips.changedBy,
      changedAt: trips.changedAt,
      items: itemsWhere(sql`i.removed_at is null`),
      ticks: sql<string[]>`(
        select coalesce(json_agg(k.item_id), '[]')
        from trip_ticks k where k.trip_id = ${tripId} and k.user_id = ${userId})`,
      checks: sql<OwnCheck[]>`(
        select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'text', c.text) order by c.created_at, c.id), '[]')
        from trip_checks c where c.trip_id = ${tripId} and c.user_id = ${userId})`,
    })
    .from(trips)
    .where(sql`${trips._id} = ${tripId}`)

/** The items of a trip that were changed after a version. */
export const changesQuery = (db: Db) =>
  db
    .select({
      ownerId: trips.ownerId,
      membersMayEdit: trips.membersMayEdit,
      version: trips.version,
      deletedUpTo: trips.deletedUpTo,
      items: itemsWhere(sql`i.version > ${placeholder('after')}::bigint`),
    })
    .from(trips)
    .where(sql`${trips._id} = ${tripId}`)

const prepared = perDb((db) => ({
  trip: tripQuery(db).prepare('trip'),
  changes: changesQuery(db).prepare('trip_changes'),
}))

/** When the roads of the places became known. */
const ROADS_SINCE = Date.parse('2026-11-27T00:00:00+05:30')

/** The trip as the reader sees it; null if the reader may not. */
export async function findTrip(db: Db, tripId: string, reader: Reader): Promise<Trip | null> {
  const [row] = await prepared(db).trip.execute({ tripId, userId: reader.userId })
  const around = row && (await findSurroundings(db, { ...row, tripId }, reader))
  if (!row || !around) return null
  const { ownerId, placeId, month, type, stops, changedBy, changedAt, ticks, checks, ...trip } = row
  const { checklist, ...outlook } = describeTrip(loadDataset(), { ...trip, placeId, month, type, stops }, reader.today)
  const ticked = new Set(ticks)
  const mine = around.right === 'owner'
  return {
    ...trip,
    ...outlook,
    roadsOnEdit: Date.parse(changedAt) < ROADS_SINCE,
    place: tripPlace(placeId),
    owner: around.owner,
    mine,
    mayEdit: around.right !== 'read',
    tour: around.tour,
    group: around.hasGroup,
    checklist: [
      ...checklist.map((check) => ({ ...check, done: ticked.has(check.id), own: false })),
      ...checks.map((check) => ({ ...check, by: null, done: ticked.has(check.id), own: true })),
    ],
    lastChange: { by: around.changedBy, at: changedAt },
    links: mine ? await listLinks(db, { ...trip, ownerId }, reader.today) : [],
  }
}

/** The kind of a trip that the reader may see. */
export async function findTripType(db: Db, tripId: string) {
  const [row] = await db.select({ type: trips.tripType }).from(trips).where(eq(trips._id, tripId))
  return row?.type ?? null
}

/** The items that were changed after a version, with removed ones; null if the reader may not see the trip. */
export async function findChanges(db: Db, tripId: string, after: number, reader: Reader) {
  const [row] = await prepared(db).changes.execute({ tripId, after })
  const around = row && (await findSurroundings(db, { ...row, tripId, changedBy: null }, reader))
  if (!row || !around) return null
  return { version: row.version, items: row.items, complete: after >= row.deletedUpTo }
}
