import { addDays } from '@saathi/shared/lib/days'
import type { LinkedTrip, TripFriends, TripsWithPerson } from '@saathi/shared/trips/friends'
import { INVITE_LINK_DAYS, TRIP_FRIENDS_MAX } from '@saathi/shared/trips/rules'
import { and, asc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import { perDb } from '../../../db/per-db.ts'
import { deleteBefore } from '../../../db/queries/delete-before.ts'
import { jsonRows } from '../../../db/queries/json.ts'
import { notBlocked, notSuspended } from '../../../db/queries/relationships.ts'
import { tripFriends, tripInviteLinks } from '../../../db/schema/trip-friends.ts'
import { trips } from '../../../db/schema/trips.ts'
import { users } from '../../../db/schema/users.ts'
import { linkTokenHash } from '../../../platform/link-token.ts'
import type { Reader } from '../policy.ts'
import { tripPlace } from '../trip-place.ts'
import type { Writer } from './trips.ts'

/** Who is going, for those who go themselves: the guests of a tour do not know the friends of its trip. */
const isGoingWith = (userId: string) =>
  and(
    eq(tripFriends.state, 'going'),
    sql`exists (select from ${tripFriends} own where own.trip_id = ${tripFriends.tripId} and own.user_id = ${userId}
      and own.state = 'going')`,
  )

/**
 * The people whom the owner of a trip has invited, without those whom a block or a suspension hides from the reader: all of
 * them for the owner, and who is going for those who go too.
 */
export async function listFriends(
  db: Db,
  trip: { _id: string; owner: TripFriends['owner']; mine: boolean },
  { userId, today }: Reader,
): Promise<TripFriends> {
  const [friends, links] = await Promise.all([
    db
      .select({
        _id: users._id,
        name: users.name,
        profilePicture: users.profilePicture,
        state: tripFriends.state,
        mayEdit: tripFriends.mayEdit,
      })
      .from(tripFriends)
      .innerJoin(users, eq(users._id, tripFriends.userId))
      .where(
        and(
          eq(tripFriends.tripId, trip._id),
          trip.mine ? undefined : isGoingWith(userId),
          isNull(users.suspendedAt),
          notBlocked(userId, tripFriends.userId),
        ),
      )
      .orderBy(asc(tripFriends.createdAt), asc(users._id)),
    trip.mine
      ? db
          .select({ mayEdit: tripInviteLinks.mayEdit, expiresOn: tripInviteLinks.expiresOn })
          .from(tripInviteLinks)
          .where(and(eq(tripInviteLinks.tripId, trip._id), gte(tripInviteLinks.expiresOn, today)))
      : [],
  ])
  const taken = friends.filter(({ state }) => state !== 'declined').length
  return { owner: trip.owner, friends, link: links[0] ?? null, left: Math.max(0, TRIP_FRIENDS_MAX - taken) }
}

type FriendRight = { tripId: string; userId: string; mayEdit: boolean }

/** Invites somebody whom the owner follows or is matched with. */
export const inviteFriend = (db: Db, { userId: ownerId, today, now }: Writer, invitation: FriendRight) =>
  callFunction(db, 'invite_to_trip', { ...invitation, ownerId, most: TRIP_FRIENDS_MAX, at: now, today })

/** Lets somebody change the trip, or only read it. False if the caller has not invited them. */
export async function setFriendRight(db: Db, ownerId: string, { tripId, userId, mayEdit }: FriendRight) {
  const rows = await db
    .update(tripFriends)
    .set({ mayEdit })
    .where(and(eq(tripFriends.tripId, tripId), eq(tripFriends.userId, userId), eq(tripFriends.ownerId, ownerId)))
    .returning({ userId: tripFriends.userId })
  return rows.length > 0
}

/** Withdraws an invitation, for the owner, or leaves the trip, for whoever has one. False if there is none. */
export const removeFriend = (
  db: Db,
  { userId: callerId, today }: Reader,
  { tripId, userId, quiet }: { tripId: string; userId: string; quiet?: boolean },
) => callFunction(db, 'remove_trip_friend', { callerId, tripId, userId, today, quiet: quiet ?? false })

export const answerInvitation = (db: Db, userId: string, tripId: string, answer: 'going' | 'declined') =>
  callFunction(db, 'answer_trip_invitation', { userId, tripId, answer })

type NewLink = { tripId: string; token: string; mayEdit: boolean }

/** Saves the link to join a trip in place of the one before, which ends. Returns its last day. */
export async function saveInviteLink(db: Db, { userId: ownerId, today, now }: Writer, link: NewLink) {
  const { tripId, mayEdit } = link
  const expiresOn = addDays(today, INVITE_LINK_DAYS)
  const facts = { ownerId, mayEdit, expiresOn, tokenHash: linkTokenHash(link.token), createdAt: now.toISOString() }
  await db
    .insert(tripInviteLinks)
    .values({ tripId, ...facts })
    .onConflictDoUpdate({ target: tripInviteLinks.tripId, set: facts })
  return expiresOn
}

export async function deleteInviteLink(db: Db, ownerId: string, tripId: string): Promise<void> {
  await db.delete(tripInviteLinks).where(and(eq(tripInviteLinks.tripId, tripId), eq(tripInviteLinks.ownerId, ownerId)))
}

/** The trip that one can join by a link, and the owner's own too; null when it has ended, or the owner is hidden or leaving. */
export async function findLinkedTrip(db: Db, token: string, { userId, today }: Reader): Promise<LinkedTrip | null> {
  const [row] = await db
    .select({
      tripId: tripInviteLinks.tripId,
      mayEdit: tripInviteLinks.mayEdit,
      owner: { _id: users._id, name: users.name, profilePicture: users.profilePicture },
    })
    .from(tripInviteLinks)
    .innerJoin(users, eq(users._id, tripInviteLinks.ownerId))
    .where(
      and(
        eq(tripInviteLinks.tokenHash, linkTokenHash(token)),
        gte(tripInviteLinks.expiresOn, today),
        isNull(users.suspendedAt),
        isNull(users.accountGoneAt),
        isNull(users.deletionAskedAt),
        notBlocked(userId, users._id),
        sql`not exists (select from tour_trips tied where tied.trip_id = ${tripInviteLinks.tripId})`,
      ),
    )
  const [trip] = row ? await db.select(linkedFacts).from(trips).where(eq(trips._id, row.tripId)) : []
  if (!row || !trip) return null
  const { placeId, ...facts } = trip
  const { name, state, image } = tripPlace(placeId)
  return { ...facts, place: { name, state, image }, owner: row.owner, mayEdit: row.mayEdit }
}

const linkedFacts = {
  title: trips.title,
  placeId: trips.placeId,
  startDate: trips.startDate,
  dayCount: trips.dayCount,
}

export const joinTrip = (db: Db, { userId, today, now }: Writer, token: string) =>
  callFunction(db, 'join_trip', { userId, tokenHash: linkTokenHash(token), most: TRIP_FRIENDS_MAX, at: now, today })

const reader = sql`${sql.placeholder('userId')}::uuid`
const invitation = {
  tripId: tripFriends.tripId,
  title: tripFriends.title,
  placeId: tripFriends.placeId,
  startDate: tripFriends.startDate,
  dayCount: tripFriends.dayCount,
  state: tripFriends.state,
  owner: users.name,
}
const isShown = and(
  sql`${tripFriends.userId} = ${reader}`,
  sql`${tripFriends.state} <> 'declined'`,
  notBlocked(reader, tripFriends.ownerId),
  notSuspended(tripFriends.ownerId),
)
const prepared = perDb((db) =>
  db
    .select(invitation)
    .from(tripFriends)
    .innerJoin(users, eq(users._id, tripFriends.ownerId))
    .where(isShown)
    .prepare('trip_invitations'),
)
export type Invitation = Awaited<ReturnType<typeof listInvitations>>[number]

/** The same list as an expression, to be read with others in one statement. */
export const invitationRows = jsonRows<Invitation>(
  invitation,
  sql`from ${tripFriends} join ${users} on ${users._id} = ${tripFriends.ownerId} where ${isShown}`,
)

/** The trips to which the reader is invited, and those that the reader has accepted. */
export const listInvitations = (db: Db, userId: string) => prepared(db).execute({ userId })

/** More than two people have together. */
const WITH_PERSON_MAX = 100

/** The trips of one of two people to which the other is invited, and which a block would end for that other. */
export async function listTripsWith(db: Db, userId: string, otherId: string): Promise<TripsWithPerson['items']> {
  const rows = await db
    .select({ _id: tripFriends.tripId, title: tripFriends.title, ownerId: tripFriends.ownerId })
    .from(tripFriends)
    .where(
      and(
        or(
          and(eq(tripFriends.ownerId, userId), eq(tripFriends.userId, otherId)),
          and(eq(tripFriends.ownerId, otherId), eq(tripFriends.userId, userId)),
        ),
        ne(tripFriends.state, 'declined'),
        notSuspended(tripFriends.ownerId),
      ),
    )
    .orderBy(asc(tripFriends.createdAt), asc(tripFriends.tripId))
    .limit(WITH_PERSON_MAX)
  return rows.map(({ ownerId, ...trip }) => ({ ...trip, mine: ownerId === userId }))
}

/** Deletes the links to join a trip that have ended. */
export const deleteExpiredInviteLinks = (db: Db, today: string) =>
  deleteBefore(db, tripInviteLinks, tripInviteLinks.expiresOn, today)
