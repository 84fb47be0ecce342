import { GROUP_DAYS } from '@saathi/shared/groups/rules'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { hiddenFrom, notSuspended, type UserRef } from '../../db/queries/relationships.ts'
import { tourParticipants, tours } from '../../db/schema/tours.ts'
import { tripFriends } from '../../db/schema/trip-friends.ts'
import { users } from '../../db/schema/users.ts'
import { isUnhidden } from '../tours/policy.ts'

/** The reader of groups, the time, and its calendar day in India, on which it depends which groups are open. */
export type Reader = { userId: string; today: string; now: Date }

/**
 * A member of the group that is read, whose id is that of its tour or trip. `isHost`: also as the owner of the trip. `hidden`:
 * ids of the people of whom the member sees nothing.
 */
export type GroupReader = Reader & {
  tourId: string
  of: 'tour' | 'trip'
  isHost: boolean
  /** Whether the host has cancelled the tour. */
  cancelled: boolean
  opensUntil: string
  hidden: string[]
}

const { placeholder } = sql

/** The people whom a block hides from the reader, and suspended members of the tour. */
export const hiddenInGroup = sql<string[]>`array(
  select unnest(${hiddenFrom(placeholder('userId'))})
  union select p.user_id from ${tourParticipants} p join ${users} u on u.id = p.user_id
    where p.tour_id = tours.id and u.suspended_at is not null)`

export const opensUntil = sql<string>`(${tours.endDate} + ${sql.raw(String(GROUP_DAYS))})::text`

/** True for a row of `tours` in whose group the user may read and write. */
export const isMember = (user: UserRef, today: UserRef): SQL =>
  sql`is_group_member(${user}::uuid, tours.id, ${today}::date)`

/**
 * True for a row of `tours` whose group is open to its members, of whom the user is one: the rule of `is_group_member` for
 * lists, which find the tours by their seats, and would pay 100 us for each call. `policy.test.ts` compares the two.
 */
export const isOpenToMember = (user: UserRef, today: UserRef): SQL =>
  sql`(${tours.endDate} >= ${today}::date - ${sql.raw(String(GROUP_DAYS))} and ${isUnhidden(user)})`

/** The last day of the group of a trip; one without dates stays open, and says so for a year. */
const tripOpensUntil = sql<string>`coalesce(
  ${tripFriends.startDate} + ${tripFriends.dayCount} - 1 + ${sql.raw(String(GROUP_DAYS))},
  ${placeholder('today')}::date + 365)::text`

/** The people whom a block hides from the reader, and suspended people of the trip. */
const hiddenOnTrip = sql<string[]>`array(
  select unnest(${hiddenFrom(placeholder('userId'))})
  union select p.user_id from ${tripFriends} p join ${users} u on u.id = p.user_id
    where p.trip_id = trip_friends.trip_id and u.suspended_at is not null)`

/**
 * True for a row of `trip_friends` on whose trip the user is going, or which the user owns, and whose group is open to them: the
 * same rule for lists.
 */
export const isOpenToFriend = (user: UserRef, today: UserRef): SQL =>
  sql`(${tripFriends.state} = 'going' and (${tripFriends.userId} = ${user} or ${tripFriends.ownerId} = ${user})
    and (${tripFriends.startDate} is null
      or ${tripFriends.startDate} + ${tripFriends.dayCount} - 1 >= ${today}::date - ${sql.raw(String(GROUP_DAYS))})
    and ${tripFriends.ownerId} <> all(${hiddenFrom(user)}) and ${notSuspended(tripFriends.ownerId)})`

const prepared = perDb((db) => ({
  ofTour: db
    .select({
      isHost: sql<boolean>`${tours.creatorId} = ${placeholder('userId')}::uuid`,
      cancelled: sql<boolean>`${tours.cancelledAt} is not null`,
      opensUntil,
      hidden: hiddenInGroup,
    })
    .from(tours)
    .where(and(eq(tours._id, placeholder('tourId')), isMember(placeholder('userId'), placeholder('today'))))
    .prepare('open_group'),
  ofTrip: db
    .select({
      isHost: sql<boolean>`${tripFriends.ownerId} = ${placeholder('userId')}::uuid`,
      opensUntil: tripOpensUntil,
      hidden: hiddenOnTrip,
    })
    .from(tripFriends)
    .where(
      and(
        eq(tripFriends.tripId, placeholder('tourId')),
        eq(tripFriends.state, 'going'),
        sql`is_group_member(${placeholder('userId')}::uuid, ${tripFriends.tripId}, ${placeholder('today')}::date)`,
      ),
    )
    .limit(1)
    .prepare('open_trip_group'),
}))

/** The group of a tour or trip as the reader may read it; null if the reader is not a member. */
export async function openGroup(db: Db, tourId: string, { userId, today, now }: Reader): Promise<GroupReader | null> {
  const reader = { tourId, userId, today, now }
  const [ofTour] = await prepared(db).ofTour.execute({ tourId, userId, today })
  if (ofTour) return { ...ofTour, ...reader, of: 'tour' }
  const [ofTrip] = await prepared(db).ofTrip.execute({ tourId, userId, today })
  return ofTrip ? { ...ofTrip, ...reader, of: 'trip', cancelled: false } : null
}
