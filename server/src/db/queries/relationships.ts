import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { swipes } from '../schema/matching.ts'
import { blocks } from '../schema/safety.ts'

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
