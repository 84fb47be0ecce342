import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { hiddenFrom } from '../../db/queries/relationships.ts'
import { tours } from '../../db/schema/tours.ts'
import { tourTrips } from '../../db/schema/trips.ts'
import { users } from '../../db/schema/users.ts'
import { isMember } from '../groups/policy.ts'

/** The reader of trips, and the calendar day in India, on which it depends which tours are open to their members. */
export type Reader = { userId: string; today: string }

const { placeholder } = sql

/** The owner, tour and last editor of a trip as its reader may see them. `changedBy`: null also for somebody whom the reader may not see. */
type Surroundings = {
  owner: { _id: string; name: string; profilePicture: string | null }
  tour: { _id: string; name: string } | null
  changedBy: string | null
  right: 'owner' | 'edit' | 'read'
  /** Whether the trip itself has a group, of the owner and friends, which is open to the reader. */
  hasGroup: boolean
}

/** A row for whom `decide_trip_right` gives a right; none for others, or when the owner has no account. */
const prepared = perDb((db) =>
  db
    .select({
      owner: { _id: users._id, name: users.name, profilePicture: users.profilePicture },
      tourId: tours._id,
      tourName: tours.name,
      changedBy: sql<string | null>`(
        select u.name from users u where u.id = ${placeholder('changedBy')}::uuid and u.suspended_at is null
          and u.id <> all(${hiddenFrom(placeholder('userId'))}))`,
      right: sql<Surroundings['right']>`granted.access`,
      hasGroup: sql<boolean>`is_group_member(${placeholder('userId')}::uuid, ${placeholder('tripId')}::uuid, ${placeholder('today')}::date)`,
    })
    .from(users)
    .leftJoin(tourTrips, sql`${tourTrips.tripId} = ${placeholder('tripId')}::uuid`)
    // Friends without a seat in the tour see the trip alone.
    .leftJoin(
      tours,
      sql`${tours._id} = ${tourTrips.tourId} and (${tours.creatorId} = ${placeholder('userId')}::uuid
        or ${isMember(placeholder('userId'), placeholder('today'))})`,
    )
    .innerJoin(
      sql`decide_trip_right(${placeholder('tripId')}::uuid, ${placeholder('ownerId')}::uuid,
        ${placeholder('membersMayEdit')}::boolean, ${placeholder('userId')}::uuid, ${placeholder('today')}::date) granted(access)`,
      sql`granted.access is not null`,
    )
    .where(sql`${users._id} = ${placeholder('ownerId')}::uuid`)
    .prepare('trip_surroundings'),
)

/** The owner and the tour of a trip, and what the reader may do with it; null if the reader may not see it. */
export async function findSurroundings(
  db: Db,
  trip: { tripId: string; ownerId: string; membersMayEdit: boolean; changedBy: string | null },
  { userId, today }: Reader,
): Promise<Surroundings | null> {
  const [row] = await prepared(db).execute({ ...trip, userId, today })
  if (!row) return null
  const { tourId, tourName, ...around } = row
  return { ...around, tour: tourId && tourName ? { _id: tourId, name: tourName } : null }
}
