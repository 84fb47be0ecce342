import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { idArray, notSuspended } from '../../../db/queries/relationships.ts'
import { notices } from '../../../db/schema/notices.ts'
import { tourParticipants, tours } from '../../../db/schema/tours.ts'
import { tripFriends } from '../../../db/schema/trip-friends.ts'
import { tourTrips, tripSummaries } from '../../../db/schema/trips.ts'
import { users } from '../../../db/schema/users.ts'
import type { Reader } from '../policy.ts'
import { findTrip } from './trip.ts'

/** Somebody whose trip or tour, `id`, begins on a day. */
type Start = { id: string; userId: string }

const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** Before every start. */
export const FIRST_START: Start = { id: FIRST_ID, userId: FIRST_ID }

/** Owners of trips, friends who come along, and the people of tours: each in tables that may be in different databases. */
export const SOURCES = ['owners', 'friends', 'tours'] as const
type Source = (typeof SOURCES)[number]

type Page = { day: string; after: Start; limit: number }

/** The people of a source whose trip begins on the day, by the ids of trip and person. */
export async function listStarts(db: Db, source: Source, { day, after, limit }: Page): Promise<Start[]> {
  const from: Record<Source, SQL> = {
    owners: sql`select trip_id as id, user_id from ${tripSummaries} where start_date = ${day}`,
    friends: sql`select trip_id as id, user_id from ${tripFriends} where state = 'going' and start_date = ${day}
      and ${notSuspended(sql`owner_id`)}`,
    tours: sql`select t.id, p.user_id from ${tours} t cross join lateral (
        select taken.user_id from ${tourParticipants} taken where taken.tour_id = t.id union select t.creator_id) p
      where t.start_date = ${day} and t.cancelled_at is null and ${notSuspended(sql`t.creator_id`)}`,
  }
  const rows = await db.execute<Start>(sql`
    select s.id, s.user_id as "userId" from (${from[source]}) s
    where (s.id, s.user_id) > (${after.id}::uuid, ${after.userId}::uuid) order by s.id, s.user_id limit ${limit}`)
  return [...rows]
}

/** Adds the notifications that are missing. The trip of a tour is told of as the tour. */
export async function addNotices(db: Db, source: Source, starts: Start[], day: string): Promise<void> {
  if (starts.length === 0) return
  const [ids, people] = [idArray(starts.map(({ id }) => id)), idArray(starts.map(({ userId }) => userId))]
  const isTour = source === 'tours'
  const isOfTour = sql`exists (select from ${tourTrips} of_tour where of_tour.trip_id = s.id)`
  await db.execute(sql`
    insert into ${notices} (id, user_id, kind, tour_id, trip_id, note)
    select uuidv7(), u.id, 'tripTomorrow', ${isTour ? sql`s.id` : sql`null::uuid`}, ${isTour ? sql`null::uuid` : sql`s.id`}, ${day}
    from unnest(${ids}::uuid[], ${people}::uuid[]) s(id, user_id) join ${users} u on u.id = s.user_id
    where u.consented_at is not null and u.suspended_at is null and u.account_gone_at is null and u.deletion_asked_at is null
      and ${isTour ? sql`true` : sql`not ${isOfTour}`}
    on conflict do nothing`)
}

/** The trip, or that of the tour, as its reader sees it; null if there is none. */
export async function findTripOf(
  db: Db,
  of: { tourId?: string | undefined; tripId?: string | undefined },
  reader: Reader,
) {
  let { tripId } = of
  if (of.tourId) {
    const [row] = await db.select({ tripId: tourTrips.tripId }).from(tourTrips).where(sql`tour_id = ${of.tourId}`)
    tripId = row?.tripId
  }
  return tripId === undefined ? null : findTrip(db, tripId, reader)
}
