import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { auditLog } from './staff.ts'

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
    /** When it was answered, or marked as answered. */
    doneAt: instant(),
    /** The line of the audit log about that. */
    doneAuditId: uuid().references(() => auditLog._id),
    /** The last mailed answer; null if there is none. It stays when the enquiry is reopened. */
    answer: text(),
  },
  (table) => [
    check('enquiries_audited', sql`(${table.doneAt} is null) = (${table.doneAuditId} is null)`),
    index('enquiries_open').on(table._id).where(sql`${table.doneAt} is null`),
    index('enquiries_done').on(table.doneAt).where(sql`${table.doneAt} is not null`),
  ],
)
