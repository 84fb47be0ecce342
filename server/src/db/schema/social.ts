import type { JoinedToursVisibleTo, TravelType } from '@saathi/shared/social'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** People: one row for each account of the identity provider, made at first sync. */
export const users = pgTable(
  'users',
  {
    _id: id(),
    firebaseUid: text().notNull().unique(),
    name: text().notNull(),
    /** Shown to its owner only. */
    email: text().notNull(),
    bio: text().notNull().default(''),
    /** An image path, or null: initials are drawn then. */
    profilePicture: text(),
    travelType: text().$type<TravelType>().notNull().default('family'),
    /** Who else sees which tours they have joined. */
    joinedToursVisibleTo: text().$type<JoinedToursVisibleTo>().notNull().default('everyone'),
    homeCity: text(),
    languages: text().array().notNull().default(sql`'{}'`),
    /** When they said that they are adults. */
    consentedAt: instant(),
    /** Set by moderation, and together with `accountGoneAt`: the profile is hidden and let in nowhere. */
    suspendedAt: instant(),
    /** When the identity provider was found to have no such account any more. */
    accountGoneAt: instant(),
    /** When the person asked for the account to go; it goes seven days later. */
    deletionAskedAt: instant(),
    /** Whether they are mailed about a freed seat or a cancelled tour. */
    tourMails: boolean().notNull().default(true),
    /** The secret of their unsubscribe links; in nothing that is sent but those. */
    mailToken: uuid().notNull().unique('users_mail_token').default(sql`gen_random_uuid()`),
    createdAt: instant().notNull().default(sql`now()`),
    /** Kept by triggers on `follows`, as is the other; never written elsewhere. */
    followerCount: integer().notNull().default(0),
    followingCount: integer().notNull().default(0),
    /** Where in the ring of people they stand whom decks go round: from 0 to 1. */
    deckKey: doublePrecision().notNull().default(sql`random()`),
  },
  (table) => [
    check('users_travel_type', sql`${table.travelType} in ('family', 'genZ')`),
    check('users_joined_tours_visible_to', sql`${table.joinedToursVisibleTo} in ('everyone', 'connections', 'nobody')`),
    check('users_name_given', sql`length(${table.name}) between 1 and 80`),
    check('users_bio_length', sql`length(${table.bio}) <= 500`),
    check('users_counts', sql`${table.followerCount} >= 0 and ${table.followingCount} >= 0`),
    index('users_leaving').on(table.deletionAskedAt).where(sql`${table.deletionAskedAt} is not null`),
    index('users_by_address').on(sql`lower(${table.email})`),
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
    /** The order in which they were made. */
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
