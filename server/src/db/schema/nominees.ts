import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './users.ts'

/** Whom people have named to use their rights when they die or cannot act (DPDP Act, section 14). */
export const nominees = pgTable(
  'nominees',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users._id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text(),
    phone: text(),
    namedAt: instant().notNull(),
  },
  (table) => [
    check('nominees_name_length', sql`length(${table.name}) between 1 and 80`),
    check('nominees_contact', sql`${table.email} is not null or ${table.phone} is not null`),
    check('nominees_contact_length', sql`length(${table.email}) <= 254 and length(${table.phone}) <= 30`),
  ],
)
