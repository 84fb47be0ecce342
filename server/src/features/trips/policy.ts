import { GROUP_DAYS } from '@saathi/shared/groups/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { hiddenFrom } from '../../db/queries/relationships.ts'
import { tours } from '../../db/schema/tours.ts'
import { tourTrips } from '../../db/schema/trips.ts'
import { users } from '../../db/schema/users.ts'

/** The reader of trips, and the calendar day in India, on which it depends which tours are open to their members. */
export type Reader = { userId: string; today: string }

const { placeholder } = sql

/** What a reader may see around a trip. `changedBy`: null also for somebody whom the reader may not see. */
type Surroundings = {
  owner: { _id: string; name: string; profilePicture: string | null }
  tour: { _id: string; name: string } | null
  changedBy: string | null
}

/** A row for the owner and the members of the trip's tour; none for others, or when the owner has no account. */
const prepared = perDb((db) =>
  db
    .select({
      owner: { _id: users._id, name: users.name, profilePicture: users.profilePicture },
      tourId: tours._id,
      tourName: tours.name,
      changedBy: sql<string | null>`(
        select u.name from users u where u.id = ${placeholder('changedBy')}::uuid and u.suspended_at is null
          and u.id <> all(${hiddenFrom(placeholder('userId'))}))`,
    })
    .from(users)
    .leftJoin(tourTrips, sql`${tourTrips.tripId} = ${placeholder('tripId')}::uuid`)
    .leftJoin(tours, sql`${tours._id} = ${tourTrips.tourId}`)
    .where(
      sql`${users._id} = ${placeholder('ownerId')}::uuid and (${users._id} = ${placeholder('userId')}::uuid
        or is_group_member(${placeholder('userId')}::uuid, ${tours._id}, ${placeholder('today')}::date))`,
    )
    .prepare('trip_surroundings'),
)

/** The owner and the tour of a trip; null if the reader may not see the trip. */
export async function findSurroundings(
  db: Db,
  trip: { tripId: string; ownerId: string; changedBy: string | null },
  { userId, today }: Reader,
): Promise<Surroundings | null> {
  const [row] = await prepared(db).execute({ ...trip, userId, today })
  if (!row) return null
  const { owner, tourId, tourName, changedBy } = row
  return { owner, changedBy, tour: tourId && tourName ? { _id: tourId, name: tourName } : null }
}

/** The last day of the oldest tour whose members see its trip. */
export const oldestOpenEnd = sql`${placeholder('today')}::date - ${sql.raw(String(GROUP_DAYS))}`
