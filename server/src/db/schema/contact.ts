import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Messages from the contact form. */
export const enquiries = pgTable(
  'enquiries',
  {
    _id: id(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    /** When an operator marked it as done. */
    doneAt: instant(),
  },
  (table) => [index('enquiries_open').on(table._id).where(sql`${table.doneAt} is null`)],
)
