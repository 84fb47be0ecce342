import type { Person } from '@saathi/shared/social'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { notBlocked } from '../../db/queries/relationships.ts'
import { follows, users } from '../../db/schema/social.ts'
import { followerCount, personColumns } from '../profile/store.ts'

/** Follows somebody; twice is once. False when there is nobody there for this follower. */
export async function follow(db: Db, followerId: string, followedId: string): Promise<boolean> {
  const [row] = await db.execute<{ known: boolean }>(sql`select follow_person(${followerId}, ${followedId}) as known`)
  return row?.known === true
}

/** Follows somebody no more; who did not follow them does not either. */
export async function unfollow(db: Db, followerId: string, followedId: string): Promise<void> {
  await db.delete(follows).where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)))
}

/** Whether the one follows the other, and how many do. Null for somebody whom the follower does not get to see. */
export async function followState(db: Db, followerId: string, followedId: string) {
  const [state] = await db
    .select({
      isFollowing: sql<boolean>`exists (
        select from ${follows} where follower_id = ${followerId} and followed_id = ${users._id})`,
      followerCount: followerCount(followerId),
    })
    .from(users)
    .where(and(eq(users._id, followedId), isNull(users.suspendedAt), notBlocked(followerId, users._id)))
  return state ?? null
}

const ENDS = {
  /** Who follows somebody. */
  followers: { of: follows.followedId, listed: follows.followerId },
  /** Whom they follow. */
  following: { of: follows.followerId, listed: follows.followedId },
}

const prepared = perDb((db) => {
  const list = (end: keyof typeof ENDS) =>
    db
      .select({ ...personColumns(sql.placeholder('readerId')), sequence: follows.turn })
      .from(follows)
      .innerJoin(users, eq(users._id, ENDS[end].listed))
      .where(
        and(
          eq(ENDS[end].of, sql.placeholder('userId')),
          lt(follows.turn, sql.placeholder('before')),
          isNull(users.suspendedAt),
          notBlocked(sql.placeholder('readerId'), users._id),
        ),
      )
      .orderBy(desc(follows.turn))
      .limit(sql.placeholder('limit'))
      .prepare(`list_${end}`)
  return { followers: list('followers'), following: list('following') }
})

type Listing = { end: keyof typeof ENDS; userId: string; readerId: string; before?: number; limit: number }

/** One end of somebody's follows, the latest first, as this reader gets to see it. */
export const listFollows = (db: Db, { end, before = Number.MAX_SAFE_INTEGER, ...rest }: Listing) =>
  prepared(db)[end].execute({ ...rest, before }) satisfies Promise<(Person & { sequence: number })[]>
