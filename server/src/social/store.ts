import type { Me, Person, ProfileChange } from '@saathi/shared/social'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { follows, users } from '../db/schema/social.ts'
import { favorites } from '../db/schema/tours.ts'

const DELETION_DAYS = 7
const LISTED = 1_000

const person = {
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

/** One's own profile; the row is known to exist. */
export async function findMe(db: Db, userId: string): Promise<Me> {
  const [me] = await db
    .select({
      ...person,
      firebaseUid: users.firebaseUid,
      email: users.email,
      preferences: { travelType: users.travelType },
      followers: ids(follows.followerId, follows, eq(follows.followedId, users._id), follows.createdAt),
      following: ids(follows.followedId, follows, eq(follows.followerId, users._id), follows.createdAt),
      favoriteTours: ids(favorites.tourId, favorites, eq(favorites.userId, users._id), favorites.createdAt),
      consented: sql<boolean>`${users.consentedAt} is not null`,
      deletionAskedAt: users.deletionAskedAt,
    })
    .from(users)
    .where(eq(users._id, userId))
  const { deletionAskedAt, ...rest } = me as NonNullable<typeof me>
  return { ...rest, leavesAt: deletionAskedAt && leavingAt(deletionAskedAt) }
}

const leavingAt = (askedAt: string) => new Date(Date.parse(askedAt) + DELETION_DAYS * 86_400_000).toISOString()

/** Somebody's public profile, or null; who is suspended has none. */
export async function findPerson(db: Db, userId: string): Promise<Person | null> {
  const [found] = await db
    .select(person)
    .from(users)
    .where(and(eq(users._id, userId), isNull(users.suspendedAt)))
  return found ?? null
}

/** The user that a token's account belongs to, or null before its first sync. */
export async function findByAccount(db: Db, firebaseUid: string) {
  const [user] = await db
    .select({ _id: users._id, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.firebaseUid, firebaseUid))
  return user ?? null
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

/** Asks for one's account to go in seven days, or takes that back. */
export async function askDeletion(db: Db, userId: string, askedAt: Date | null): Promise<void> {
  await db
    .update(users)
    .set({ deletionAskedAt: askedAt && sql`coalesce(${users.deletionAskedAt}, ${askedAt.toISOString()})` })
    .where(eq(users._id, userId))
}

/** Accounts whose seven days are over. */
export const leavingUsers = (db: Db, now: Date) =>
  db
    .select({ _id: users._id, firebaseUid: users.firebaseUid })
    .from(users)
    .where(sql`${users.deletionAskedAt} <= ${new Date(now.getTime() - DELETION_DAYS * 86_400_000).toISOString()}`)
    .limit(100)

/** Removes somebody whose seven days are over; everything of theirs goes by the delete rules. */
export async function removeUser(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .delete(users)
    .where(
      and(
        eq(users._id, userId),
        sql`${users.deletionAskedAt} <= ${new Date(now.getTime() - DELETION_DAYS * 86_400_000).toISOString()}`,
      ),
    )
}
