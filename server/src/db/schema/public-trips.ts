import type { PublicContent } from '@saathi/shared/trips/public-trips'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, now } from '../columns.ts'
import { users } from './users.ts'

/**
 * The public pages of trips, one a trip, with what they show. On the coordinator: the owner and the trip are not known when a
 * page is opened. Friends who change the trip agree in `trip_friends.agreed_to`.
 */
export const publicTrips = pgTable(
  'public_trips',
  {
    /** Random, and another one each time the owner asks for the page: an agreement is to one page. */
    publicId: uuid().primaryKey(),
    tripId: uuid().notNull().unique('public_trips_trip'),
    ownerId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** Whether the page shows the owner's first name. */
    firstName: boolean().notNull(),
    /** Whether search engines may list it. */
    indexed: boolean().notNull(),
    /** The last day of the trip; null without dates. */
    lastDay: date({ mode: 'string' }),
    content: jsonb().$type<PublicContent>().notNull(),
    createdAt: instant().notNull().default(now),
    /** When a friend declined, or the owner took down a page that was hidden. */
    endedAt: instant(),
    /** When and why the moderators hid it. */
    hiddenAt: instant(),
    hiddenReason: text(),
  },
  (table) => [
    check('public_trips_hidden', sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    index('public_trips_by_owner').on(table.ownerId),
    index('public_trips_indexed')
      .on(table.publicId)
      .where(sql`${table.indexed} and ${table.endedAt} is null and ${table.hiddenAt} is null`),
  ],
)
