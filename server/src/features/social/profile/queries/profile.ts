import { DELETION_DAYS } from '@saathi/shared/social/rules'
import type { Me, PersonDetails, ProfileChange, TravelType } from '@saathi/shared/social/schema'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { perDb } from '../../../../db/per-db.ts'
import { hiddenFrom, notBlocked, type UserRef } from '../../../../db/queries/relationships.ts'
import { staff } from '../../../../db/schema/staff.ts'
import { favorites, tours } from '../../../../db/schema/tours.ts'
import { follows, users } from '../../../../db/schema/users.ts'
import { isVisibleTo } from '../../../tours/policy.ts'

/** Maximum length of the id lists in a user's own profile. */
const MAX_IDS = 1_000

const profileColumns = {
  _id: users._id,
  name: users.name,
  bio: users.bio,
  profilePicture: users.profilePicture,
  homeCity: users.homeCity,
  languages: users.languages,
}
const habitColumns = { tripTypes: users.tripTypes, travelMonths: users.travelMonths }
const countColumns = { followerCount: users.followerCount, followingCount: users.followingCount }

/**
 * Number of a user's followers or follows that a block hides from the reader. For a reader without blocks, most of them,
 * the follows are not read, which takes a third of the time of sixty cards.
 */
const hiddenFollows = (reader: UserRef, of: 'follower_id' | 'followed_id', listed: 'follower_id' | 'followed_id') =>
  sql`case when ${hiddenFrom(reader)} = '{}' then 0 else (select count(*)::int from ${follows} f
    where f.${sql.raw(of)} = users.id and f.${sql.raw(listed)} = any(${hiddenFrom(reader)})) end`

/** The number of followers that the reader can see, so that the count equals the length of the list. */
export const followerCount = (reader: UserRef) =>
  sql<number>`${users.followerCount} - ${hiddenFollows(reader, 'followed_id', 'follower_id')}`.mapWith(Number)
const followingCount = (reader: UserRef) =>
  sql<number>`${users.followingCount} - ${hiddenFollows(reader, 'follower_id', 'followed_id')}`.mapWith(Number)

/** The columns of `users` that other people see, as this reader sees them. */
export const personColumns = (reader: UserRef) => ({
  ...profileColumns,
  followerCount: followerCount(reader),
  followingCount: followingCount(reader),
})

const ids = (column: unknown, from: unknown, where: unknown, newest: unknown) =>
  sql<string[]>`array(select ${column} from ${from} where ${where} order by ${newest} desc limit ${MAX_IDS})`

const consented = sql<boolean>`${users.consentedAt} is not null`

const ownProfile = perDb((db) =>
  db
    .select({
      ...profileColumns,
      ...habitColumns,
      ...countColumns,
      firebaseUid: users.firebaseUid,
      email: users.email,
      preferences: { travelType: sql<TravelType>`coalesce(${users.travelType}, 'family')` },
      travelTypeChosen: sql<boolean>`${users.travelType} is not null`,
      followers: ids(follows.followerId, follows, eq(follows.followedId, users._id), follows.turn),
      following: ids(follows.followedId, follows, eq(follows.followerId, users._id), follows.turn),
      favoriteTours: sql<string[]>`array(
        select f.tour_id from ${favorites} f join ${tours} on tours.id = f.tour_id
        where f.user_id = users.id and ${isVisibleTo(sql.placeholder('userId'))}
        order by f.created_at desc limit ${MAX_IDS})`,
      joinedToursVisibleTo: users.joinedToursVisibleTo,
      visibilityAnswered: sql<boolean>`${users.visibilityAnswered} or ${users.joinedToursVisibleTo} <> 'everyone'`,
      consented,
      tourMails: users.tourMails,
      digestMails: users.digestMails,
      deletionAskedAt: users.deletionAskedAt,
      isStaff: sql<boolean>`exists (select from ${staff} where ${staff.userId} = users.id and ${staff.revokedAt} is null)`,
    })
    .from(users)
    .where(eq(users._id, sql.placeholder('userId')))
    .prepare('own_profile'),
)

/** The user's own profile. The row must exist. */
export async function findMe(db: Db, userId: string): Promise<Me> {
  const [me] = await ownProfile(db).execute({ userId })
  const { deletionAskedAt, isStaff, ...rest } = me as NonNullable<typeof me>
  const leavesAt = deletionAskedAt && deletionDate(deletionAskedAt)
  return { ...rest, leavesAt, ...(isStaff && { staff: true }) }
}

const deletionDate = (requestedAt: string) =>
  new Date(Date.parse(requestedAt) + DELETION_DAYS * 86_400_000).toISOString()

const profiles = perDb((db) => {
  const reader = sql.placeholder('readerId')
  const isVisible = [eq(users._id, sql.placeholder('userId')), isNull(users.suspendedAt)]
  return {
    byAnyone: db
      .select({ ...profileColumns, ...countColumns })
      .from(users)
      .where(and(...isVisible))
      .prepare('open_profile'),
    byReader: db
      .select({ ...personColumns(reader), ...habitColumns })
      .from(users)
      .where(and(...isVisible, notBlocked(reader, users._id)))
      .prepare('seen_profile'),
  }
})

/**
 * A user's public profile, or null when the user is suspended or the reader cannot see them. Without a reader (null) the
 * home city, languages and travel habits are left out.
 */
export async function findPerson(db: Db, userId: string, readerId: string | null): Promise<PersonDetails | null> {
  const { byAnyone, byReader } = profiles(db)
  if (readerId) return (await byReader.execute({ userId, readerId }))[0] ?? null
  const [person] = await byAnyone.execute({ userId })
  return person ? { ...person, homeCity: null, languages: [], tripTypes: [], travelMonths: [] } : null
}

/** Updates the user's own profile; omitted fields stay as they are. */
export async function updateProfile(db: Db, userId: string, change: ProfileChange): Promise<void> {
  const { preferences, profilePicture, homeCity, tripTypes, travelMonths, ...rest } = change
  const set = {
    ...rest,
    ...(rest.joinedToursVisibleTo && { visibilityAnswered: true }),
    ...(preferences && { travelType: preferences.travelType }),
    ...(profilePicture !== undefined && { profilePicture: profilePicture || null }),
    ...(homeCity !== undefined && { homeCity: homeCity || null }),
    ...(tripTypes && { tripTypes: [...new Set(tripTypes)] }),
    ...(travelMonths && { travelMonths: [...new Set(travelMonths)].sort((a, b) => a - b) }),
  }
  if (Object.keys(set).length > 0) await db.update(users).set(set).where(eq(users._id, userId))
}
