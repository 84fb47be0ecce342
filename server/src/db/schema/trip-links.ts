import type { LinkKind } from '@saathi/shared/trips/links'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import { instant, now } from '../columns.ts'
import { users } from './users.ts'

// Both tables are found by the hash of a token, whose owner is not known before, so they are plain ones on the coordinator.

/** The links to a trip that anybody can open: one of each kind. They go with the account of the trip's owner. */
export const tripLinks = pgTable(
  'trip_links',
  {
    tripId: uuid().notNull(),
    kind: text().$type<z.infer<typeof LinkKind>>().notNull(),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: text().notNull().unique('trip_links_token'),
    ownerId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** Whether the page shows the owner's first name. */
    firstName: boolean().notNull(),
    /** Whether a link for friends shows times, and costs. */
    showsTimes: boolean().notNull().default(false),
    showsCosts: boolean().notNull().default(false),
    /** The last day on which the link works; null for one for friends without an end. */
    expiresOn: date({ mode: 'string' }),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.tripId, table.kind] }),
    check('trip_links_kind', sql`${table.kind} in ('read', 'family')`),
    check('trip_links_family_expires', sql`${table.kind} = 'read' or ${table.expiresOn} is not null`),
    index('trip_links_by_owner').on(table.ownerId),
    index('trip_links_by_end').on(table.expiresOn).where(sql`${table.expiresOn} is not null`),
  ],
)

/** The private calendar feed of a user. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid()
    .primaryKey()
    .references(() => users._id, { onDelete: 'cascade' }),
  /** SHA-256 of the token, which is not stored. */
  tokenHash: text().notNull().unique('calendar_feeds_token'),
  createdAt: instant().notNull().default(now),
})
