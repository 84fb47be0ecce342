import type { Person } from '@saathi/shared/social/schema'
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { callFunction } from '../../../../db/call-function.ts'
import type { Db } from '../../../../db/client.ts'
import { perDb } from '../../../../db/per-db.ts'
import { notBlocked } from '../../../../db/queries/relationships.ts'
import { follows, users } from '../../../../db/schema/users.ts'
import { followerCount, personColumns } from '../../profile/queries/profile.ts'

/** Creates a follow; idempotent. False when the followed user does not exist for the follower. */
export const follow = async (db: Db, followerId: string, followedId: string): Promise<boolean> =>
  (await callFunction(db, 'follow_person', { userId: followerId, otherId: followedId })) === true

/** Deletes a follow; idempotent. */
export async function unfollow(db: Db, followerId: string, followedId: string): Promise<void> {
  await db.delete(follows).where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId)))
}

/** Whether one user follows another, and the other's follower count; null when the follower cannot see the other. */
export async function findFollowStatus(db: Db, followerId: string, followedId: string) {
  const [status] = await db
    .select({
      isFollowing: sql<boolean>`exists (
        select from ${follows} where follower_id = ${followerId} and followed_id = ${users._id})`,
      followerCount: followerCount(followerId),
    })
    .from(users)
    .where(and(eq(users._id, followedId), isNull(users.suspendedAt), notBlocked(followerId, users._id)))
  return status ?? null
}

/** The column that names the user, and the column that names the people to list. */
const COLUMNS = {
  followers: { user: follows.followedId, listed: follows.followerId },
  following: { user: follows.followerId, listed: follows.followedId },
}
export type FollowDirection = keyof typeof COLUMNS

const prepared = perDb((db) => {
  const list = (direction: FollowDirection) =>
    db
      .select({ ...personColumns(sql.placeholder('readerId')), sequence: follows.turn })
      .from(follows)
      .innerJoin(users, eq(users._id, COLUMNS[direction].listed))
      .where(
        and(
          eq(COLUMNS[direction].user, sql.placeholder('userId')),
          lt(follows.turn, sql.placeholder('before')),
          isNull(users.suspendedAt),
          notBlocked(sql.placeholder('readerId'), users._id),
        ),
      )
      .orderBy(desc(follows.turn))
      .limit(sql.placeholder('limit'))
      .prepare(`list_${direction}`)
  return { followers: list('followers'), following: list('following') }
})

type Listing = { direction: FollowDirection; userId: string; readerId: string; before?: number; limit: number }

/** A user's followers or follows that the reader can see, newest first. */
export const listFollows = (db: Db, { direction, before = Number.MAX_SAFE_INTEGER, ...rest }: Listing) =>
  prepared(db)[direction].execute({ ...rest, before }) satisfies Promise<(Person & { sequence: number })[]>
