import type { TourType } from '@saathi/shared/packages/schema'
import type { JoinedToursVisibleTo, TravelType } from '@saathi/shared/social/schema'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Users: one row for each account of the identity provider, created at the first sync. */
export const users = pgTable(
  'users',
  {
    _id: id(),
    firebaseUid: text().notNull().unique(),
    name: text().notNull(),
    /** Visible only to the user. */
    email: text().notNull(),
    bio: text().notNull().default(''),
    /** An image path; null: the client draws initials. */
    profilePicture: text(),
    /** Null until the user chooses one; shown to them as `family`. */
    travelType: text().$type<TravelType>(),
    /** The people who may see which tours the user has joined. */
    joinedToursVisibleTo: text().$type<JoinedToursVisibleTo>().notNull().default('connections'),
    /** False: the account is from before that default, and its owner has not said yet who may see them. */
    visibilityAnswered: boolean().notNull().default(true),
    homeCity: text(),
    languages: text().array().notNull().default(sql`'{}'`),
    /** The trips that the user likes, most liked first. */
    tripTypes: text().array().$type<TourType[]>().notNull().default(sql`'{}'`),
    /** The months in which the user travels, 1-12. */
    travelMonths: smallint().array().notNull().default(sql`'{}'`),
    /** When the user confirmed to be an adult. */
    consentedAt: instant(),
    /** Set by moderation, and together with `accountGoneAt`: the profile is hidden and its owner cannot use the app. */
    suspendedAt: instant(),
    /** When the suspension ends; null: not suspended, or for good. */
    suspendedUntil: instant(),
    /** When the identity provider was found to have no such account. */
    accountGoneAt: instant(),
    /** When the user requested deletion; the account is deleted seven days later. */
    deletionAskedAt: instant(),
    /** Whether the user gets mails about freed seats and cancelled tours. */
    tourMails: boolean().notNull().default(true),
    /** Whether the user gets a daily mail about what is unread. */
    digestMails: boolean().notNull().default(true),
    /** The day in India of the last daily mail, so that there is one a day. */
    digestDay: date({ mode: 'string' }),
    /** When the newest came in of what the last daily mail was about; only something newer causes another one. */
    digestUpTo: instant(),
    /** SHA-256 of the user's recovery code, if their log-ins need a passkey; null: they do not. */
    passkeyRecoveryHash: text(),
    /** When the user last opened the app. */
    seenAt: instant(),
    /** The secret token of the user's unsubscribe links; no API response contains it. */
    mailToken: uuid().notNull().unique('users_mail_token').default(sql`gen_random_uuid()`),
    createdAt: instant().notNull().default(sql`now()`),
    /** Updated by triggers on `follows`, like the other count; never written elsewhere. */
    followerCount: integer().notNull().default(0),
    followingCount: integer().notNull().default(0),
    /** The user's position in the order that decks follow: random, from 0 to 1. */
    deckKey: doublePrecision().notNull().default(sql`random()`),
  },
  (table) => [
    check('users_travel_type', sql`${table.travelType} in ('family', 'genZ')`),
    check(
      'users_trip_types',
      sql`cardinality(${table.tripTypes}) <= 3 and ${table.tripTypes} <@ '{beaches,mountains,historical,adventure,wildlife,spiritual,culinary}'::text[]`,
    ),
    check('users_travel_months', sql`${table.travelMonths} <@ '{1,2,3,4,5,6,7,8,9,10,11,12}'::smallint[]`),
    check('users_joined_tours_visible_to', sql`${table.joinedToursVisibleTo} in ('everyone', 'connections', 'nobody')`),
    check('users_name_given', sql`length(${table.name}) between 1 and 80`),
    check('users_bio_length', sql`length(${table.bio}) <= 500`),
    check('users_counts', sql`${table.followerCount} >= 0 and ${table.followingCount} >= 0`),
    index('users_leaving').on(table.deletionAskedAt).where(sql`${table.deletionAskedAt} is not null`),
    index('users_by_address').on(sql`lower(${table.email})`),
    index('users_search').using('gin', sql`(${table.name} || ' ' || ${table.email}) gin_trgm_ops`),
    index('users_suspended').on(table._id).where(sql`${table.suspendedAt} is not null`),
    index('users_by_picture').on(table.profilePicture),
    index('users_in_ring')
      .on(table.deckKey, table._id)
      .where(sql`${table.suspendedAt} is null and ${table.deletionAskedAt} is null`),
  ],
)

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' })

/** Who follows whom. */
export const follows = pgTable(
  'follows',
  {
    followerId: person('follower_id'),
    followedId: person('followed_id'),
    /** The order in which the follows were made. */
    turn: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_by_follower').on(table.followerId, table.turn),
    index('follows_by_followed').on(table.followedId, table.turn),
    check('follows_not_oneself', sql`${table.followerId} <> ${table.followedId}`),
  ],
)
