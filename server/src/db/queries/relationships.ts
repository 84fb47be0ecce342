import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { swipes } from '../schema/matching.ts'
import { blocks } from '../schema/safety.ts'
import { follows, users } from '../schema/social.ts'
import { tourParticipants } from '../schema/tours.ts'

/** Somebody in a query: their id, a placeholder for it, or the column that it stands in. */
export type UserRef = string | SQLWrapper

/** Holds where neither of the two has blocked the other: what is between blocked people is seen by neither. */
export const notBlocked = (one: UserRef, other: UserRef): SQL =>
  sql`(not exists (select from ${blocks} b where b.blocker_id = ${one} and b.blocked_id = ${other})
    and not exists (select from ${blocks} b where b.blocker_id = ${other} and b.blocked_id = ${one}))`

const likes = (one: UserRef, other: UserRef) =>
  sql`exists (select from ${swipes} s where s.user_id = ${one} and s.swiped_id = ${other} and s.action = 'right')`

/** Holds where both have swiped right on each other, and neither has blocked the other since. */
export const matched = (one: UserRef, other: UserRef): SQL =>
  sql`(${likes(one, other)} and ${likes(other, one)} and ${notBlocked(one, other)})`

/** The ids of all whom a block hides from somebody, as an array: read once for a statement, not once for each row. */
export const hiddenFrom = (reader: UserRef): SQL =>
  sql`array(select blocked_id from ${blocks} where blocker_id = ${reader}
    union all select blocker_id from ${blocks} where blocked_id = ${reader})`

/** Holds for a user who is not suspended; the few who are stand in an index of their own. */
export const notSuspended = (user: UserRef): SQL =>
  sql`not exists (select from ${users} held where held.id = ${user} and held.suspended_at is not null)`

/** Holds where somebody lets the reader see which tours they have joined; `owner` is their row in the statement. */
export const showsJoinedTours = (owner: string, reader: UserRef): SQL => {
  const [id, visibleTo] = [sql.raw(`${owner}.id`), sql.raw(`${owner}.joined_tours_visible_to`)]
  return sql`(${visibleTo} = 'everyone' or ${id} = ${reader} or (${visibleTo} = 'connections' and (
    exists (select from ${follows} f where f.follower_id = ${id} and f.followed_id = ${reader})
    or ${matched(id, reader)})))`
}

/** Whether a participant of the tour is somebody whom the reader has blocked and may be warned of. */
export const hasBlockedParticipant = (tourId: UserRef, reader: UserRef): SQL =>
  sql`exists (select from ${blocks} b join ${tourParticipants} taken on taken.user_id = b.blocked_id
    where b.blocker_id = ${reader} and taken.tour_id = ${tourId} and is_warned_of(b.blocker_id, b.blocked_id))`
