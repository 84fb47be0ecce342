import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, now } from '../columns.ts'

/**
 * Outgoing mails: either with subject and text, or with what happened (`kind` and `params`), which is put into words when
 * the mail is sent. All but the times is cleared once a mail is sent or given up.
 */
export const outbox = pgTable(
  'outbox',
  {
    _id: id(),
    to: text(),
    subject: text(),
    text: text(),
    /** The event, such as `seat`; the `mails.ts` of its feature has the text. */
    kind: text(),
    params: jsonb().$type<object>(),
    /** The page that the mail is about, such as `/tours?tour=...`; its link is added to the text. */
    path: text(),
    /** The recipient's unsubscribe token, for mails that can be unsubscribed from. */
    unsubscribe: uuid(),
    createdAt: instant().notNull().default(now),
    attempts: integer().notNull().default(0),
    /**
     * When the mail is due; null: no more attempts. A process that takes the mail postpones it, so that no other one
     * does.
     */
    nextAttemptAt: instant().default(now),
    sentAt: instant(),
    failedAt: instant(),
    /** A code such as `EENVELOPE 550`, without the server's text. */
    lastError: text(),
  },
  (table) => [
    check(
      'outbox_one_line_headers',
      sql`(coalesce(${table.to}, '') || coalesce(${table.subject}, '')) !~ '[[:cntrl:]]'`,
    ),
    check(
      'outbox_ends',
      sql`(${table.nextAttemptAt} is null) = (${table.sentAt} is not null or ${table.failedAt} is not null)`,
    ),
    check(
      'outbox_holds_a_mail_until_then',
      sql`${table.nextAttemptAt} is null or num_nulls(${table.to}, ${table.subject}, ${table.text}) = 0
        or num_nulls(${table.to}, ${table.kind}, ${table.params}) = 0`,
    ),
    index('outbox_due').on(table.nextAttemptAt).where(sql`${table.nextAttemptAt} is not null`),
    index('outbox_by_age').on(table.createdAt),
  ],
)
