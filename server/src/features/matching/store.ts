import type { Match, SwipeAction } from '@saathi/shared/matching'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import type { UserRef } from '../../db/queries/relationships.ts'
import { matches } from '../../db/schema/matching.ts'
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

const prepared = perDb((db) => {
  const me = sql.placeholder('me')
  const fields = { ...personColumns(me), matchedAt: matches.matchedAt }
  const isMine = and(eq(matches.userId, me), isNull(users.suspendedAt))
  return {
    list: db
      .select({ ...fields, sequence: matches.sequence })
      .from(matches)
      .innerJoin(users, eq(users._id, matches.otherId))
      .where(and(isMine, lt(matches.sequence, sql.placeholder('before'))))
      .orderBy(desc(matches.sequence))
      .limit(sql.placeholder('limit'))
      .prepare('list_matches'),
    find: db
      .select(fields)
      .from(matches)
      .innerJoin(users, eq(users._id, matches.otherId))
      .where(and(isMine, eq(matches.otherId, sql.placeholder('other'))))
      .prepare('find_match'),
  }
})

/** The time of the match of two users; null when there is none. */
export const matchedAt = (one: UserRef, other: UserRef) =>
  sql<string>`(select m.matched_at from ${matches} m where m.user_id = ${one} and m.other_id = ${other})`.mapWith(
    matches.matchedAt,
  )

/** The user's matches, newest first, before the one with the sequence number `before`. */
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
