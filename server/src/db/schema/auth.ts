import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

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
