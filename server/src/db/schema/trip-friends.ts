import type { TripFriendState } from '@saathi/shared/trips/friends'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, now } from '../columns.ts'
import { listed } from './trips.ts'
import { users } from './users.ts'

// On the coordinator, where the accounts are. A trip may be on another node, so its deletion deletes these rows.

const userId = () =>
  uuid()
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' })

/** The people whom the owner of a trip has invited, with the facts of the trip that lists show. */
export const tripFriends = pgTable(
  'trip_friends',
  {
    tripId: uuid().notNull(),
    userId: userId(),
    ownerId: userId(),
    state: text().$type<TripFriendState>().notNull(),
    /** Whether they change the trip once they have accepted; else they read it. */
    mayEdit: boolean().notNull(),
    ...listed(),
    createdAt: instant().notNull().default(now),
    /** When they have seen the invitation among their notifications. */
    seenAt: instant(),
    /** The public page of the trip to which they have agreed, which has another id each time the owner asks. */
    agreedTo: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.userId] }),
    check('trip_friends_state', sql`${table.state} in ('invited', 'going', 'declined')`),
    check('trip_friends_others', sql`${table.userId} <> ${table.ownerId}`),
    index('trip_friends_by_user').on(table.userId),
    index('trip_friends_by_owner').on(table.ownerId),
    index('trip_friends_by_start')
      .on(table.startDate, table.tripId, table.userId)
      .where(sql`${table.state} = 'going' and ${table.startDate} is not null`),
    index('trip_friends_unseen').on(table.userId).where(sql`${table.state} = 'invited' and ${table.seenAt} is null`),
  ],
)

/** The link by which people join a trip: one a trip. */
export const tripInviteLinks = pgTable(
  'trip_invite_links',
  {
    tripId: uuid().primaryKey(),
    ownerId: userId(),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: text().notNull().unique('trip_invite_links_token'),
    mayEdit: boolean().notNull(),
    /** The last day on which it works. */
    expiresOn: date({ mode: 'string' }).notNull(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    index('trip_invite_links_by_owner').on(table.ownerId),
    index('trip_invite_links_by_end').on(table.expiresOn),
  ],
)
