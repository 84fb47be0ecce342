import type { Match, SwipeAction } from '@saathi/shared/matching/schema'
import type { Person } from '@saathi/shared/social/schema'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { callFunction } from '../../../db/call-function.ts'
import type { Db } from '../../../db/client.ts'
import type { Functions } from '../../../db/functions.gen.ts'
import { perDb } from '../../../db/per-db.ts'
import { fillPage } from '../../../db/queries/pagination.ts'
import { idArray } from '../../../db/queries/relationships.ts'
import { matches } from '../../../db/schema/matching.ts'
import { users } from '../../../db/schema/users.ts'
import { personColumns } from '../../social/profile/queries/profile.ts'

/** Records a swipe, which replaces an earlier one. `match`: this swipe made a match. */
export async function swipe(db: Db, userId: string, swipedId: string, action: SwipeAction) {
  const [row] = await swipeStatement(db).execute({ userId, swipedId, action })
  return row?.outcome ?? 'missing'
}

const swipeStatement = perDb((db) => {
  const [userId, swipedId, action] = ['userId', 'swipedId', 'action'].map((name) => sql.placeholder(name))
  return db
    .select({ outcome: sql<Functions['swipe_person']['result']['outcome']>`outcome` })
    .from(sql`swipe_person(${userId}, ${swipedId}, ${action})`)
    .prepare('swipe_person')
})

/** Undoes the user's last swipe. Returns the other user's id, or null when there is no swipe. */
export const undoSwipe = async (db: Db, userId: string): Promise<string | null> =>
  (await callFunction(db, 'undo_swipe', { userId })).other

/** Ends a match for both; false when there is none. */
export const unmatch = async (db: Db, userId: string, otherId: string): Promise<boolean> =>
  (await callFunction(db, 'unmatch', { userId, otherId })) === true

/** The reader's matches, newest first: a statement of one table, keyed by the reader. */
export const matchQuery = (db: Db) =>
  db
    .select({ otherId: matches.otherId, matchedAt: matches.matchedAt, sequence: matches.sequence })
    .from(matches)
    .where(and(eq(matches.userId, me), lt(matches.sequence, sql.placeholder('before'))))
    .orderBy(desc(matches.sequence))
    .limit(sql.placeholder('limit'))

const me = sql.placeholder('me')

const prepared = perDb((db) => ({
  list: matchQuery(db).prepare('list_matches'),
  find: db
    .select({ matchedAt: matches.matchedAt })
    .from(matches)
    .where(and(eq(matches.userId, me), eq(matches.otherId, sql.placeholder('other'))))
    .prepare('find_match'),
  people: db
    .select(personColumns(me))
    .from(users)
    .where(and(sql`${users._id} = any(${sql.placeholder('ids')}::uuid[])`, isNull(users.suspendedAt)))
    .prepare('visible_people'),
}))

/** The users among these who are not suspended or deleted, by id, as the reader sees them. */
export async function findPeople(db: Db, me: string, ids: string[]): Promise<Map<string, Person>> {
  const people = await prepared(db).people.execute({ me, ids: idArray(ids) })
  return new Map(people.map((person) => [person._id, person]))
}

/** The user's matches, newest first, before the one with the sequence number `before`. */
export function listMatches(
  db: Db,
  me: string,
  { before = Number.MAX_SAFE_INTEGER, limit }: { before?: number; limit: number },
): Promise<(Match & { sequence: number })[]> {
  type Row = { otherId: string; matchedAt: string; sequence: number }
  return fillPage(
    limit,
    (after: Row | undefined, count) =>
      prepared(db).list.execute({ me, before: after?.sequence ?? before, limit: count }),
    async (rows) => {
      const people = await findPeople(
        db,
        me,
        rows.map(({ otherId }) => otherId),
      )
      return rows.flatMap(({ otherId, matchedAt, sequence }) => {
        const person = people.get(otherId)
        return person ? { ...person, matchedAt, sequence } : []
      })
    },
  )
}

/** The other person of a match, or null when there is none. */
export async function findMatch(db: Db, me: string, other: string): Promise<Match | null> {
  const [match] = await prepared(db).find.execute({ me, other })
  const person = match && (await findPeople(db, me, [other])).get(other)
  return person ? { ...person, matchedAt: match.matchedAt } : null
}
