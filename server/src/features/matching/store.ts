import type { Match, SwipeAction } from '@saathi/shared/matching'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { matched, notBlocked, type UserRef } from '../../db/queries/relationships.ts'
import { swipes } from '../../db/schema/matching.ts'
import { users } from '../../db/schema/social.ts'
import { personColumns } from '../profile/store.ts'

/** Records a swipe, which replaces an earlier one. `match`: this swipe made a match. */
export async function swipe(db: Db, userId: string, swipedId: string, action: SwipeAction) {
  const [row] = await swipeStatement(db).execute({ userId, swipedId, action })
  return row?.outcome ?? 'missing'
}

const swipeStatement = perDb((db) => {
  const [userId, swipedId, action] = ['userId', 'swipedId', 'action'].map((name) => sql.placeholder(name))
  return db
    .select({ outcome: sql<'swiped' | 'match' | 'missing'>`outcome` })
    .from(sql`swipe_person(${userId}, ${swipedId}, ${action})`)
    .prepare('swipe_person')
})

/** Undoes the user's last swipe. Returns the other user's id, or null when there is no swipe. */
export async function undoSwipe(db: Db, userId: string): Promise<string | null> {
  const [undone] = await db.execute<{ other: string | null }>(sql`select * from undo_swipe(${userId})`)
  return undone?.other ?? null
}

/** Ends a match for both; false when there is none. */
export async function unmatch(db: Db, userId: string, otherId: string): Promise<boolean> {
  const [row] = await db.execute<{ ended: boolean }>(sql`select unmatch(${userId}, ${otherId}) as ended`)
  return row?.ended === true
}

/** The person is not suspended, and neither of the two has blocked the other. */
const isVisible = (reader: UserRef, person: SQL) =>
  sql`${notBlocked(reader, person)} and exists (select from ${users} u where u.id = ${person} and u.suspended_at is null)`

/**
 * Matches, newest first. A match is made by the later of its two swipes, which is either the reader's or the other
 * person's. Each kind has an index in this order, so that a page reads about as many rows as it returns.
 */
const prepared = perDb((db) => {
  const [me, before, limit] = [sql.placeholder('me'), sql.placeholder('before'), sql.placeholder('limit')]
  const matchesBy = (later: 'mine' | 'theirs') => {
    const [earlier, own, other] =
      later === 'mine' ? ['theirs', 'user_id', 'swiped_id'] : ['mine', 'swiped_id', 'user_id']
    const raw = sql.raw
    return sql`(
      select ${raw(`${later}.${other}`)} as other, ${raw(later)}.turn, ${raw(later)}.swiped_at
      from ${swipes} ${raw(later)}
      join ${swipes} ${raw(earlier)} on ${raw(`${earlier}.user_id = ${later}.swiped_id`)}
        and ${raw(`${earlier}.swiped_id = ${later}.user_id`)}
      where ${raw(`${later}.${own}`)} = ${me} and ${raw(later)}.turn < ${before}
        and ${raw(later)}.action = 'right' and ${raw(earlier)}.action = 'right'
        and ${raw(earlier)}.turn < ${raw(later)}.turn and ${isVisible(me, raw(`${later}.${other}`))}
      order by ${raw(later)}.turn desc limit ${limit})`
  }
  return {
    list: db
      .select({
        ...personColumns(me),
        matchedAt: sql<string>`m.swiped_at`.mapWith(swipes.swipedAt),
        sequence: sql<number>`m.turn`.mapWith(Number),
      })
      .from(sql`(${matchesBy('mine')} union all ${matchesBy('theirs')}) m`)
      .innerJoin(users, sql`${users._id} = m.other`)
      .orderBy(sql`m.turn desc`)
      .limit(sql.placeholder('limit'))
      .prepare('list_matches'),
    find: db
      .select({ ...personColumns(me), matchedAt: matchedAt(sql.placeholder('me'), users._id) })
      .from(users)
      .where(and(eq(users._id, sql.placeholder('other')), isNull(users.suspendedAt), matched(me, users._id)))
      .prepare('find_match'),
  }
})

/** The time of the later of two people's swipes. */
export const matchedAt = (one: UserRef, other: UserRef) =>
  sql<string>`(select max(s.swiped_at) from ${swipes} s
    where (s.user_id, s.swiped_id) in ((${one}, ${other}), (${other}, ${one})))`.mapWith(swipes.swipedAt)

export const listMatches = (
  db: Db,
  me: string,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number; limit: number },
): Promise<(Match & { sequence: number })[]> => prepared(db).list.execute({ me, before, limit })

/** The other person of a match, or null when there is none. */
export async function findMatch(db: Db, me: string, other: string): Promise<Match | null> {
  const [match] = await prepared(db).find.execute({ me, other })
  return match ?? null
}
