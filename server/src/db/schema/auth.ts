import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './users.ts'

/**
 * Registration codes, stored as salted scrypt hashes for a few minutes. Each address and requesting browser has its
 * own, so that nobody can replace or use up the code of another. `browser` and `network` are keyed hashes.
 */
export const registrationCodes = pgTable(
  'registration_codes',
  {
    /** In lower case. */
    email: text().notNull(),
    browser: text().notNull(),
    network: text().notNull(),
    hash: text().notNull(),
    triesLeft: smallint().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.email, table.browser] }),
    check('registration_codes_tries', sql`${table.triesLeft} >= 0`),
    index('registration_codes_by_end').on(table.expiresAt),
  ],
)

/** Changes of address that wait for the codes mailed to both addresses, which are stored as salted scrypt hashes. */
export const addressChanges = pgTable(
  'address_changes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users._id, { onDelete: 'cascade' }),
    newEmail: text().notNull(),
    oldHash: text().notNull(),
    newHash: text().notNull(),
    triesLeft: smallint().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    check('address_changes_tries', sql`${table.triesLeft} >= 0`),
    index('address_changes_by_end').on(table.expiresAt),
  ],
)
