import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './social.ts'

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' })

/** Messages between two users. The database creates the ids under a lock on the pair, so they are in order. */
export const messages = pgTable(
  'messages',
  {
    _id: id(),
    from: person('from_id'),
    to: person('to_id'),
    text: text().notNull(),
    /** The idempotency key from the sender's client: a repeated request sends the message once. */
    key: uuid(),
    at: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    check('messages_text_length', sql`length(${table.text}) between 1 and 2000`),
    unique('messages_once').on(table.from, table.key),
    index('messages_in_talk').on(table.from, table.to, table._id),
    index('messages_by_receiver').on(table.to),
  ],
)

/** A conversation as one of the two users sees it: two rows each. */
export const threads = pgTable(
  'threads',
  {
    userId: person('user_id'),
    otherId: person('other_id'),
    lastId: uuid()
      .notNull()
      .references(() => messages._id, { onDelete: 'cascade' }),
    /** The other user's last message that this user has read. */
    readUpTo: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index('threads_latest').on(table.userId, table.lastId),
    index('threads_by_other').on(table.otherId),
    index('threads_by_last').on(table.lastId),
  ],
)

/**
 * The last sequence number of each user's event log. Writers lock the row, so that numbers have no gaps and are in
 * order.
 */
export const inboxes = pgTable('inboxes', {
  userId: person('user_id').primaryKey(),
  told: bigint({ mode: 'number' }).notNull(),
})

/** `read`: the other user has read mine; `seen`: I have read theirs. */
export type LiveKind = 'message' | 'read' | 'seen' | 'match' | 'closed'

/** Each user's event log, numbered without gaps. It is stored for a day, so that a reconnecting stream can resume. */
export const liveEvents = pgTable(
  'live_events',
  {
    userId: person('user_id'),
    number: bigint({ mode: 'number' }).notNull(),
    kind: text().$type<LiveKind>().notNull(),
    otherId: person('other_id'),
    /** The new message, or the last one that was read. */
    messageId: uuid(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    foreignKey({ columns: [table.messageId], foreignColumns: [messages._id] }).onDelete('cascade'),
    index('live_events_by_other').on(table.otherId),
    index('live_events_by_message').on(table.messageId),
    index('live_events_by_age').on(table.createdAt),
  ],
)
