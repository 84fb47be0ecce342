import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, now } from '../columns.ts'

/** Mail to be sent, and what became of it. Once it is sent or given up, nothing is kept of whom it went to and what it said. */
export const outbox = pgTable(
  'outbox',
  {
    _id: id(),
    to: text(),
    subject: text(),
    text: text(),
    /** The page of the site that the mail is about, such as `/tours?tour=...`: a link to it ends the text. */
    path: text(),
    /** The unsubscribe token of whom it goes to, for mails that one can unsubscribe from. */
    unsubscribe: uuid(),
    createdAt: instant().notNull().default(now),
    attempts: integer().notNull().default(0),
    /** When it may be tried next. Whoever takes it puts this off, so that nobody else does meanwhile; null: never again. */
    nextAttemptAt: instant().default(now),
    sentAt: instant(),
    failedAt: instant(),
    /** A code such as `EENVELOPE 550`, never the words of another server. */
    lastError: text(),
  },
  (table) => [
    check('outbox_one_line_headers', sql`(${table.to} || ${table.subject}) !~ '[[:cntrl:]]'`),
    check(
      'outbox_ends',
      sql`(${table.nextAttemptAt} is null) = (${table.sentAt} is not null or ${table.failedAt} is not null)`,
    ),
    check(
      'outbox_holds_a_mail_until_then',
      sql`${table.nextAttemptAt} is null or num_nulls(${table.to}, ${table.subject}, ${table.text}) = 0`,
    ),
    index('outbox_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('outbox_ended').on(table.createdAt).where(sql`${table.nextAttemptAt} is null`),
  ],
)
