import type { PublicContent, TripPublication } from '@saathi/shared/trips/public-trips'
import { and, asc, count, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { notBlocked } from '../../../db/queries/relationships.ts'
import { publicTrips } from '../../../db/schema/public-trips.ts'
import { tripFriends } from '../../../db/schema/trip-friends.ts'
import { tourTrips } from '../../../db/schema/trips.ts'
import { users } from '../../../db/schema/users.ts'
import type { Reader } from '../policy.ts'
import type { Writer } from './trips.ts'

const p = publicTrips

/** The friends who change the trip of a page. */
const isEditor = and(eq(tripFriends.tripId, p.tripId), eq(tripFriends.state, 'going'), eq(tripFriends.mayEdit, true))
const hasNotAgreed = sql`${tripFriends.agreedTo} is distinct from ${p.publicId}`

/** Whether the owner has an account that others see. */
const isOwnerSeen = sql`exists (select from ${users} u where u.id = ${p.ownerId} and u.suspended_at is null
  and u.account_gone_at is null and u.deletion_asked_at is null)`

/** True for a page that everybody sees, but whom a block separates from its owner: all of its conditions hold now. */
const isPublic = (today: string): SQL =>
  sql`(${and(
    isNull(p.endedAt),
    isNull(p.hiddenAt),
    lt(p.lastDay, today),
    isOwnerSeen,
    sql`not exists (select from ${tourTrips} where ${tourTrips.tripId} = ${p.tripId})`,
    sql`not exists (select from ${tripFriends} where ${and(isEditor, hasNotAgreed)})`,
  )})`

/** True for the owner of a page, and a friend who changes its trip: they see it before all have agreed. */
const isOfTrip = (userId: string): SQL =>
  sql`(${p.ownerId} = ${userId} or (${p.endedAt} is null and ${p.hiddenAt} is null and ${isOwnerSeen}
    and exists (select from ${tripFriends} where ${and(isEditor, eq(tripFriends.userId, userId))})))`

type Visitor = { userId: string | null; today: string }

/** A public page, with the owner's first name if it shows that; null for one that the reader may not see. */
export async function findPublicTrip(db: Db, publicId: string, { userId, today }: Visitor) {
  const [page] = await db
    .select({
      publicId: p.publicId,
      ownerId: p.ownerId,
      tripId: p.tripId,
      content: p.content,
      indexed: p.indexed,
      isPublic: sql<boolean>`${isPublic(today)}`,
      firstName: sql<string | null>`case when ${p.firstName} then split_part(trim(${users.name}), ' ', 1) end`,
    })
    .from(p)
    .innerJoin(users, eq(users._id, p.ownerId))
    .where(
      and(
        eq(p.publicId, publicId),
        userId === null ? isPublic(today) : and(or(isPublic(today), isOfTrip(userId)), notBlocked(userId, p.ownerId)),
      ),
    )
  return page ?? null
}

/** The pages that search engines may list. */
export const listIndexedTrips = (db: Db, today: string, limit: number) =>
  db
    .select({ publicId: p.publicId })
    .from(p)
    .where(and(eq(p.indexed, true), isPublic(today)))
    .orderBy(asc(p.publicId))
    .limit(limit)

/** The page of a trip for its owner and for friends who change it; null for others, and where there is none. */
export async function findPublication(
  db: Db,
  tripId: string,
  { userId, today }: Reader,
): Promise<TripPublication['page']> {
  const [page] = await db
    .select({
      publicId: p.publicId,
      ownerId: p.ownerId,
      firstName: p.firstName,
      indexed: p.indexed,
      endedAt: p.endedAt,
      hiddenAt: p.hiddenAt,
      hiddenReason: p.hiddenReason,
      isPublic: sql<boolean>`${isPublic(today)}`,
      waitingFor: sql<number>`(select ${count()} from ${tripFriends} where ${and(isEditor, hasNotAgreed)})`.mapWith(
        Number,
      ),
      agreed: sql<boolean | null>`(select ${tripFriends.agreedTo} is not distinct from ${p.publicId} from ${tripFriends}
        where ${and(isEditor, eq(tripFriends.userId, userId))})`,
    })
    .from(p)
    .where(and(eq(p.tripId, tripId), isOfTrip(userId)))
  if (!page) return null
  const { ownerId, endedAt, hiddenAt, waitingFor, isPublic: shown, ...facts } = page
  const state = hiddenAt ? 'hidden' : endedAt ? 'declined' : waitingFor > 0 ? 'waiting' : shown ? 'public' : 'paused'
  return { ...facts, state, waitingFor: ownerId === userId ? waitingFor : 0 }
}

type Page = { tripId: string; publicId: string; firstName: boolean; indexed: boolean; content: PublicContent }

/** Asks for the public page of a trip, in place of the one before. */
export const publishTrip = (db: Db, { userId: ownerId, today, now }: Writer, page: Page) =>
  callFunction(db, 'publish_trip', { ...page, ownerId, at: now, today })

/** Takes the public page of a trip down. False if there is none. */
export const unpublishTrip = (db: Db, { userId: ownerId, now }: Writer, tripId: string) =>
  callFunction(db, 'unpublish_trip', { ownerId, tripId, at: now })

export const answerPublishing = (db: Db, { userId, now }: Writer, publicId: string, agree: boolean) =>
  callFunction(db, 'answer_publishing', { userId, publicId, agree, at: now })

/** The trip of a page; null if it is gone. */
export async function findTripOfPage(db: Db, publicId: string): Promise<string | null> {
  const [page] = await db.select({ tripId: p.tripId }).from(p).where(eq(p.publicId, publicId))
  return page?.tripId ?? null
}
