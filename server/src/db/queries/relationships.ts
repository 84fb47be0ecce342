import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { genders } from '../schema/genders.ts'
import { blocks } from '../schema/safety.ts'
import { tourParticipants } from '../schema/tours.ts'
import { follows, users } from '../schema/users.ts'

/** A user in a query: an id, a placeholder, or a column that holds the id. */
export type UserRef = string | SQLWrapper

/** True when neither user has blocked the other. */
export const notBlocked = (a: UserRef, b: UserRef): SQL =>
  sql`(not exists (select from ${blocks} b where b.blocker_id = ${a} and b.blocked_id = ${b})
    and not exists (select from ${blocks} b where b.blocker_id = ${b} and b.blocked_id = ${a}))`

/** Ids as the text of a Postgres array, for a parameter cast to `uuid[]`. */
export const idArray = (ids: string[]) => `{${ids.join(',')}}`

/**
 * True when both users have swiped right on each other and neither has blocked the other since. A function, since
 * `matches` may be in another database than the tables that a statement reads.
 */
export const matched = (a: UserRef, b: UserRef): SQL => sql`are_matched(${a}, ${b})`

/** The ids of those of these users who are matched with the reader, as an array: one call for all of them. */
export const matchedAmong = (reader: UserRef, ids: UserRef): SQL<string[]> =>
  sql`list_matched(${reader}, ${ids}::uuid[])`

/** True when two users without a match may write to each other: they are host and guest of a tour. */
export const mayWriteAboutTour = (a: UserRef, b: UserRef, today: UserRef): SQL =>
  sql`(share_tour(${a}, ${b}, ${today}::date) and ${notBlocked(a, b)})`

/** The ids of the users whom a block hides from the reader, as an array, so that they are read once per statement. */
export const hiddenFrom = (reader: UserRef): SQL =>
  sql`array(select blocked_id from ${blocks} where blocker_id = ${reader}
    union all select blocker_id from ${blocks} where blocked_id = ${reader})`

/**
 * The users whom a block separates from the reader, whoever blocked first, as a JSON object of their names at the time of the
 * first block by their ids.
 */
export const namesAtBlock = (reader: UserRef): SQL<Record<string, string>> =>
  sql`(select coalesce(json_object_agg(id, name order by turn desc), '{}') from (
    select blocked_id as id, blocked_name as name, turn from ${blocks} where blocker_id = ${reader}
    union all select blocker_id, blocker_name, turn from ${blocks} where blocked_id = ${reader}) separated)`

/** True for a user who is not suspended. Suspended users have a partial index. */
export const notSuspended = (user: UserRef): SQL =>
  sql`not exists (select from ${users} suspended where suspended.id = ${user} and suspended.suspended_at is not null)`

/** The gender that a user has declared; null for none. */
export const genderOf = (user: UserRef): SQL =>
  sql`(select declared.gender from ${genders} declared where declared.user_id = ${user})`

/** True when the reader may see which tours the owner has joined; `owner` is the alias of the owner's row. */
export const showsJoinedTours = (owner: string, reader: UserRef): SQL => {
  const [id, visibleTo] = [sql.raw(`${owner}.id`), sql.raw(`${owner}.joined_tours_visible_to`)]
  return sql`(${visibleTo} = 'everyone' or ${id} = ${reader} or (${visibleTo} = 'connections' and (
    exists (select from ${follows} f where f.follower_id = ${id} and f.followed_id = ${reader})
    or ${matched(id, reader)})))`
}

/** True when the reader has blocked a participant of the tour and may be warned of it. */
export const hasBlockedParticipant = (tourId: UserRef, reader: UserRef): SQL =>
  sql`exists (select from ${blocks} b join ${tourParticipants} taken on taken.user_id = b.blocked_id
    where b.blocker_id = ${reader} and taken.tour_id = ${tourId} and is_warned_about(b.blocker_id, b.blocked_id))`
