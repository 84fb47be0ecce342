import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray } from '../../db/queries/relationships.ts'
import { tourParticipants } from '../../db/schema/tours.ts'
import { tourTrips, trips } from '../../db/schema/trips.ts'

/** The trips among the changed ones that each of these users owns, or sees as a member of its tour. */
export async function tripsOf(db: Db, tripIds: string[], userIds: string[]): Promise<(userId: string) => string[]> {
  const [owners, members] = await Promise.all([
    db.select({ trip: trips._id, who: trips.ownerId }).from(trips).where(inArray(trips._id, tripIds)),
    db.execute<{ trip: string; who: string }>(sql`
      select t.trip_id as trip, p.user_id as who from ${tourTrips} t join ${tourParticipants} p on p.tour_id = t.tour_id
      where t.trip_id = any(${idArray(tripIds)}::uuid[]) and p.user_id = any(${idArray(userIds)}::uuid[])`),
  ])
  const byUser = new Map<string, string[]>()
  for (const { trip, who } of [...owners, ...members]) byUser.set(who, [...(byUser.get(who) ?? []), trip])
  return (userId) => byUser.get(userId) ?? []
}
