import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { notBlocked } from '../../../db/queries/relationships.ts'
import { tourRequests, tours } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'

type Decision = { tourId: string; hostId: string; userId: string; today: string }

/** Accepts a request to join a tour of the host: a seat, or a place on the waitlist of a full tour. */
export const acceptRequest = (db: Db, { tourId, hostId, userId, today }: Decision) =>
  callFunction(db, 'accept_request', { tourId, hostId, userId, today })

/** Declines a request to join a tour of the host. The user can ask again only after `readmitPerson`. */
export const declineRequest = (db: Db, { tourId, hostId, userId, reason, today }: Decision & { reason: string }) =>
  callFunction(db, 'decline_request', { tourId, hostId, userId, reason, today })

export const traveller = { _id: users._id, name: users.name, firebaseUid: users.firebaseUid }

/** The open requests to join a tour, oldest first, without those of users whom a block or a suspension hides from its host. */
export const openRequests = (db: Db, tourId: string, hostId: string) =>
  db
    .select({ ...traveller, answers: tourRequests.answers, at: tourRequests.createdAt })
    .from(tourRequests)
    .innerJoin(users, eq(users._id, tourRequests.userId))
    .where(and(eq(tourRequests.tourId, tourId), isNull(users.suspendedAt), notBlocked(hostId, users._id)))
    .orderBy(asc(tourRequests.createdAt), asc(tourRequests.userId))

/** The tours whose requests one statement deletes. */
const ENDED_BATCH = 500

/** Deletes the open requests to join tours that ended before `today`. */
export async function deleteExpiredRequests(db: Db, today: string): Promise<void> {
  for (;;) {
    const ended = await db.execute<{ id: string }>(sql`
      select r.tour_id as id from ${tourRequests} r join ${tours} t on t.id = r.tour_id
      where t.end_date < ${today}::date limit ${ENDED_BATCH}`)
    if (ended.length === 0) return
    await db.delete(tourRequests).where(inArray(tourRequests.tourId, [...new Set(ended.map(({ id }) => id))]))
  }
}
