import { and, asc, eq, isNull } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { notBlocked } from '../../../db/queries/relationships.ts'
import { tourRequests } from '../../../db/schema/tours.ts'
import { users } from '../../../db/schema/users.ts'
import { deleteOfEnded } from './delete-of-ended.ts'

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

/** Deletes the open requests to join tours that ended before `today`. */
export const deleteExpiredRequests = (db: Db, today: string): Promise<void> => deleteOfEnded(db, tourRequests, today)
