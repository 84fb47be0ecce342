import { TRIP_ITEMS_MAX } from '@saathi/shared/trips/rules'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { trips } from '../../../db/schema/trips.ts'
import type { ChangedPlaces } from '../places/change-places.ts'
import type { PlanItem, TripPlan } from '../places/trip-plan.ts'
import { findSurroundings, type Reader } from '../policy.ts'
import type { Writer } from './trips.ts'

/** A trip with the items that somebody removed, and what the reader may do with it; null if the reader may not see it. */
export async function findPlan(db: Db, tripId: string, reader: Reader) {
  const [row] = await db
    .select({
      ownerId: trips.ownerId,
      membersMayEdit: trips.membersMayEdit,
      version: trips.version,
      title: trips.title,
      isNamed: sql<boolean>`${trips.factVersions} ? 'title'`,
      proposedAt: sql<number>`coalesce((${trips.factVersions}->>'stops')::float8, 1)`,
      placeId: trips.placeId,
      from: trips.fromCity,
      people: trips.people,
      startDate: trips.startDate,
      month: trips.month,
      type: trips.tripType,
      dayCount: trips.dayCount,
      stops: trips.stops,
      items: sql<PlanItem[]>`(
        select coalesce(json_agg(known.item), '[]') from (
          select i.facts || jsonb_build_object('id', i.id, 'version', i.version, 'removed', i.removed_at is not null) item
          from trip_items i where i.trip_id = ${tripId}::uuid
          order by i.removed_at desc nulls first, i.id limit ${2 * TRIP_ITEMS_MAX}) known)`,
    })
    .from(trips)
    .where(sql`${trips._id} = ${tripId}::uuid`)
  const around = row && (await findSurroundings(db, { ...row, tripId, changedBy: null }, reader))
  if (!row || !around) return null
  const { ownerId: _, membersMayEdit: __, version, ...plan } = row
  return { version, plan: plan satisfies TripPlan, right: around.right, isOfTour: around.tour !== null }
}

type Change = {
  tripId: string
  key: string
  /** Of the trip as the caller knows it, and as the change was made from. */
  knownVersion: number
  readVersion: number
  changed: ChangedPlaces
}

/** Makes a trip go to other places. */
export function setTripPlaces(
  db: Db,
  { userId, today, now }: Writer,
  { tripId, key, knownVersion, readVersion, changed: { title, placeId, dayCount, stops, own, proposed } }: Change,
) {
  return callFunction(db, 'set_trip_places', {
    tripId,
    userId,
    key,
    knownVersion,
    readVersion,
    facts: { title, place_id: placeId, day_count: dayCount, stops },
    own,
    proposed: proposed.map((facts) => ({ id: v7(), facts })),
    at: now,
    today,
  })
}
