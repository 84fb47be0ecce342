import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { idArray, notBlocked, notSuspended } from '../../db/queries/relationships.ts'
import { blocks } from '../../db/schema/safety.ts'
import { tourParticipants, tours } from '../../db/schema/tours.ts'
import { tripFriends } from '../../db/schema/trip-friends.ts'
import type { Realtime } from '../../realtime/realtime.ts'
import { createTopic, type Told } from '../../realtime/topic.ts'
import { isUnhidden } from '../tours/policy.ts'

/** A change in the group of a tour or trip by one of its members, and whose entry it is about. */
type GroupChange = { tourId: string; by: string; author: string }

/**
 * The members of the changed groups, except those from whom a block hides who has changed it or the entry's author. The end
 * of a group, after which nothing changes it, is left to the readers.
 */
async function readAudience(db: Db, changes: GroupChange[]): Promise<Told[]> {
  const tourIds = sql`${idArray(changes.map(({ tourId }) => tourId))}::uuid[]`
  const changers = sql`${idArray(changes.map(({ by }) => by))}::uuid[]`
  const authors = sql`${idArray(changes.map(({ author }) => author))}::uuid[]`
  return db
    .selectDistinct({ id: sql<string>`change.tour`, userId: sql<string>`member.who` })
    .from(sql`unnest(${tourIds}, ${changers}, ${authors}) change(tour, changer, author)
    cross join lateral (
      select seat.who from ${tours} cross join lateral (
        select tours.creator_id as who
        union all select user_id from ${tourParticipants} where tour_id = tours.id) seat
      where tours.id = change.tour and ${isUnhidden(sql`seat.who`)}
      union all select friend.who from ${tripFriends} cross join lateral (
        select trip_friends.user_id as who union all select trip_friends.owner_id) friend
      where trip_friends.trip_id = change.tour and trip_friends.state = 'going'
        and ${notBlocked(sql`trip_friends.owner_id`, sql`friend.who`)} and ${notSuspended(sql`trip_friends.owner_id`)}) member`)
    .where(sql`not exists (
        select from ${blocks} where blocker_id in (change.changer, change.author) and blocked_id = member.who)
      and not exists (
        select from ${blocks} where blocker_id = member.who and blocked_id in (change.changer, change.author))`)
}

/** Changes in the groups of tours and trips. */
export const groupTopic = createTopic<GroupChange>({
  codes: 'ce',
  ownCode: 'o',
  toText: ({ tourId, by, author }) => (author === by ? `c${tourId}${by}` : `e${tourId}${by}${author}`),
  fromText(text) {
    const by = text.slice(37, 73)
    return { tourId: text.slice(1, 37), by, author: text.slice(73) || by }
  },
  readAudience,
  toEvent: (tourId) => ({ kind: 'group', tourId }),
})

/**
 * Announces a change that a user has made in a group, or of the author's entry there, to those of its members
 * from whom no block hides one of the two. Call it after the write.
 */
export const publishGroupChange = (realtime: Realtime, tourId: string, by: string, author = by): void =>
  realtime.publishChange(groupTopic, { tourId, by, author })

/** Announces to somebody alone that they are no longer in a group. Call it after the write. */
export const publishGroupTo = (realtime: Realtime, tourId: string, userId: string): void =>
  realtime.publishOwnChange(groupTopic, tourId, userId)
