import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, now } from '../columns.ts'
import { users } from './users.ts'

/**
 * The booking references (PNR) of a person for items of trips. On the coordinator, where the accounts are. They are no part
 * of the trip, so that nothing that is made of one has them; a trip may be on another node, so its deletion deletes them.
 */
export const tripBookings = pgTable(
  'trip_bookings',
  {
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    tripId: uuid().notNull(),
    itemId: uuid().notNull(),
    /** Encrypted by a key that the server has, for this person and item. */
    sealed: text().notNull(),
    createdAt: instant().notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tripId, table.itemId] }),
    check('trip_bookings_length', sql`length(${table.sealed}) <= 120`),
    index('trip_bookings_by_item').on(table.tripId, table.itemId),
  ],
)
