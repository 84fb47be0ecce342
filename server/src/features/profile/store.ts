import type { Me, Person, ProfileChange } from '@saathi/shared/social'
import { DELETION_DAYS } from '@saathi/shared/social-rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { hiddenFrom, notBlocked, notSuspended, type UserRef } from '../../db/queries/relationships.ts'
import { follows, users } from '../../db/schema/social.ts'
import { favorites, tours } from '../../db/schema/tours.ts'

const LISTED = 1_000

const profileColumns = {
  _id: users._id,
  name: users.name,
  bio: users.bio,
  profilePicture: users.profilePicture,
  homeCity: users.homeCity,
  languages: users.languages,
}
const countColumns = { followerCount: users.followerCount, followingCount: users.followingCount }

/** The people at the end `listed` of somebody's follows whom a block hides from the reader. */
const hiddenFollows = (reader: UserRef, of: 'follower_id' | 'followed_id', listed: 'follower_id' | 'followed_id') =>
  sql`(select count(*)::int from ${follows} f
    where f.${sql.raw(of)} = users.id and f.${sql.raw(listed)} = any(${hiddenFrom(reader)}))`

/** How many follow somebody, of those whom this reader gets to see: no count is larger than its list. */
export const followerCount = (reader: UserRef) =>
  sql<number>`${users.followerCount} - ${hiddenFollows(reader, 'followed_id', 'follower_id')}`.mapWith(Number)
const followingCount = (reader: UserRef) =>
  sql<number>`${users.followingCount} - ${hiddenFollows(reader, 'follower_id', 'followed_id')}`.mapWith(Number)

/** UserRef as this reader sees them, from the row of `users`. */
export const personColumns = (reader: UserRef) => ({
  ...profileColumns,
  followerCount: followerCount(reader),
  followingCount: followingCount(reader),
})

const ids = (column: unknown, from: unknown, where: unknown, newest: unknown) =>
  sql<string[]>`array(select ${column} from ${from} where ${where} order by ${newest} desc limit ${LISTED})`

const consented = sql<boolean>`${users.consentedAt} is not null`

const ownProfile = perDb((db) =>
  db
    .select({
      ...profileColumns,
      ...countColumns,
      firebaseUid: users.firebaseUid,
      email: users.email,
      preferences: { travelType: users.travelType },
      followers: ids(follows.followerId, follows, eq(follows.followedId, users._id), follows.turn),
      following: ids(follows.followedId, follows, eq(follows.followerId, users._id), follows.turn),
      favoriteTours: sql<string[]>`array(
        select f.tour_id from ${favorites} f join ${tours} on tours.id = f.tour_id
        where f.user_id = users.id and ${notBlocked(sql`users.id`, sql`tours.creator_id`)}
          and ${notSuspended(sql`tours.creator_id`)}
        order by f.created_at desc limit ${LISTED})`,
      joinedToursVisibleTo: users.joinedToursVisibleTo,
      consented,
      tourMails: users.tourMails,
      deletionAskedAt: users.deletionAskedAt,
    })
    .from(users)
    .where(eq(users._id, sql.placeholder('userId')))
    .prepare('own_profile'),
)

/** One's own profile; the row is known to exist. */
export async function findMe(db: Db, userId: string): Promise<Me> {
  const [me] = await ownProfile(db).execute({ userId })
  const { deletionAskedAt, ...rest } = me as NonNullable<typeof me>
  return { ...rest, leavesAt: deletionAskedAt && leavingAt(deletionAskedAt) }
}

const leavingAt = (askedAt: string) => new Date(Date.parse(askedAt) + DELETION_DAYS * 86_400_000).toISOString()

const profiles = perDb((db) => {
  const reader = sql.placeholder('readerId')
  const isThere = [eq(users._id, sql.placeholder('userId')), isNull(users.suspendedAt)]
  return {
    open: db
      .select({ ...profileColumns, ...countColumns })
      .from(users)
      .where(and(...isThere))
      .prepare('open_profile'),
    seen: db
      .select(personColumns(reader))
      .from(users)
      .where(and(...isThere, notBlocked(reader, users._id)))
      .prepare('seen_profile'),
  }
})

/**
 * UserRef's profile as this reader gets to see it, or null; who is suspended has none. A reader who is nobody (null)
 * is not told where they are from.
 */
export async function findPerson(db: Db, userId: string, readerId: string | null): Promise<Person | null> {
  const { open, seen } = profiles(db)
  if (readerId) return (await seen.execute({ userId, readerId }))[0] ?? null
  const [found] = await open.execute({ userId })
  return found ? { ...found, homeCity: null, languages: [] } : null
}

/** Changes one's own profile; what is left out stays. */
export async function updateProfile(db: Db, userId: string, change: ProfileChange): Promise<void> {
  const { preferences, profilePicture, homeCity, ...rest } = change
  const set = {
    ...rest,
    ...(preferences && { travelType: preferences.travelType }),
    ...(profilePicture !== undefined && { profilePicture: profilePicture || null }),
    ...(homeCity !== undefined && { homeCity: homeCity || null }),
  }
  if (Object.keys(set).length > 0) await db.update(users).set(set).where(eq(users._id, userId))
}
