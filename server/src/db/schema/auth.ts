import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Registration codes: at most one live one an address, kept as a salted scrypt hash and for minutes only. */
export const registrationCodes = pgTable(
  'registration_codes',
  {
    /** In lower case. */
    email: text().primaryKey(),
    hash: text().notNull(),
    triesLeft: smallint().notNull(),
    sentAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    check('registration_codes_tries', sql`${table.triesLeft} >= 0`),
    index('registration_codes_by_end').on(table.expiresAt),
  ],
)
