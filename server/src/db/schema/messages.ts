import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './social.ts'

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' })

/** What two people have written to each other. Ids are made by the database while it holds both, so they keep the order. */
export const messages = pgTable(
  'messages',
  {
    _id: id(),
    from: person('from_id'),
    to: person('to_id'),
    text: text().notNull(),
    /** What its sender's browser called it: asking twice sends once. */
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

/** A talk as one of the two has it: two rows a talk. */
export const threads = pgTable(
  'threads',
  {
    userId: person('user_id'),
    otherId: person('other_id'),
    lastId: uuid()
      .notNull()
      .references(() => messages._id, { onDelete: 'cascade' }),
    /** The last message of the other's that this one has read. */
    readUpTo: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    index('threads_latest').on(table.userId, table.lastId),
    index('threads_by_other').on(table.otherId),
    index('threads_by_last').on(table.lastId),
  ],
)

/** How much somebody has been told. Whoever tells them more holds this row, so that numbers come in order and whole. */
export const inboxes = pgTable('inboxes', {
  userId: person('user_id').primaryKey(),
  told: bigint({ mode: 'number' }).notNull(),
})

/** `read`: the other has read mine; `seen`: I have read theirs. */
export type LiveKind = 'message' | 'read' | 'seen' | 'match' | 'closed'

/** What an open browser is told, numbered without gaps for each person; kept for a day, so that a lost stream can go on. */
export const liveEvents = pgTable(
  'live_events',
  {
    userId: person('user_id'),
    number: bigint({ mode: 'number' }).notNull(),
    kind: text().$type<LiveKind>().notNull(),
    otherId: person('other_id'),
    /** The message told of, or up to which was read. */
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
