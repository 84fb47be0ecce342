import type { Me, Person, ProfileChange } from '@saathi/shared/social'
import { DELETION_DAYS } from '@saathi/shared/social-rules'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { perDb } from '../../db/per-db.ts'
import { notBlocked } from '../../db/queries/relationships.ts'
import { follows, users } from '../../db/schema/social.ts'
import { favorites } from '../../db/schema/tours.ts'

const LISTED = 1_000

/** Somebody as others see them, from a row of `users`. */
export const personColumns = {
  _id: users._id,
  name: users.name,
  bio: users.bio,
  profilePicture: users.profilePicture,
  homeCity: users.homeCity,
  languages: users.languages,
  followerCount: users.followerCount,
  followingCount: users.followingCount,
}

const ids = (column: unknown, from: unknown, where: unknown, newest: unknown) =>
  sql<string[]>`array(select ${column} from ${from} where ${where} order by ${newest} desc limit ${LISTED})`

const consented = sql<boolean>`${users.consentedAt} is not null`

const ownProfile = perDb((db) =>
  db
    .select({
      ...personColumns,
      firebaseUid: users.firebaseUid,
      email: users.email,
      preferences: { travelType: users.travelType },
      followers: ids(follows.followerId, follows, eq(follows.followedId, users._id), follows.turn),
      following: ids(follows.followedId, follows, eq(follows.followerId, users._id), follows.turn),
      favoriteTours: ids(favorites.tourId, favorites, eq(favorites.userId, users._id), favorites.createdAt),
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
  const profile = (...conditions: SQL[]) =>
    db
      .select(personColumns)
      .from(users)
      .where(and(eq(users._id, sql.placeholder('userId')), isNull(users.suspendedAt), ...conditions))
  return {
    open: profile().prepare('open_profile'),
    seen: profile(notBlocked(sql.placeholder('readerId'), users._id)).prepare('seen_profile'),
  }
})

/**
 * Somebody's profile as this reader gets to see it, or null; who is suspended has none. A reader who is nobody (null)
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
