import type { Message } from '@saathi/shared/messages/schema'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

// The tables of this file can be distributed over several databases by the user who comes first in their keys, so they
// have no foreign keys: `delete_account_rows` deletes the rows of a deleted account.

/** Messages between two users. The database creates the ids under a lock on the pair, so they are in order. */
export const messages = pgTable(
  'messages',
  {
    _id: uuid('id').notNull(),
    from: uuid('from_id').notNull(),
    to: uuid('to_id').notNull(),
    text: text().notNull(),
    /** The idempotency key from the sender's client: a repeated request sends the message once. */
    key: uuid(),
    at: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.from, table._id] }),
    check('messages_text_length', sql`length(${table.text}) between 1 and 2000`),
    unique('messages_once').on(table.from, table.key),
    index('messages_in_talk').on(table.from, table.to, table._id),
    index('messages_by_receiver').on(table.to),
  ],
)

/** A conversation as one of the two users sees it, with its last message: two rows each. */
export const threads = pgTable(
  'threads',
  {
    userId: uuid().notNull(),
    otherId: uuid().notNull(),
    lastId: uuid().notNull(),
    lastFrom: uuid().notNull(),
    lastText: text().notNull(),
    lastAt: instant().notNull(),
    lastKey: uuid(),
    /** Number of the other user's messages after `readUpTo`, at most 100. */
    unread: integer().notNull().default(0),
    /** The other user's last message that this user has read. */
    readUpTo: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index('threads_latest').on(table.userId, table.lastId),
    index('threads_unread').on(table.userId).where(sql`${table.unread} > 0`),
    index('threads_by_other').on(table.otherId),
  ],
)

/**
 * The last sequence number of each user's event log. Writers lock the row, so that numbers have no gaps and are in
 * order.
 */
export const inboxes = pgTable('inboxes', {
  userId: uuid().primaryKey(),
  told: bigint({ mode: 'number' }).notNull(),
})

/** `read`: the other user has read mine; `seen`: I have read theirs. */
export type LiveKind = 'message' | 'read' | 'seen' | 'match' | 'closed'

/** Each user's event log, numbered without gaps. It is stored for a day, so that a reconnecting stream can resume. */
export const liveEvents = pgTable(
  'live_events',
  {
    userId: uuid().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    kind: text().$type<LiveKind>().notNull(),
    otherId: uuid().notNull(),
    /** The new message, or the last one that was read. */
    messageId: uuid(),
    /** The new message; null for other kinds. */
    message: jsonb().$type<Message>(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    index('live_events_by_other').on(table.otherId),
    index('live_events_by_age').on(table.createdAt),
  ],
)
