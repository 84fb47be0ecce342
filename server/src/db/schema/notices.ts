import type { NoticeKind } from '@saathi/shared/notices/schema'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { tours } from './tours.ts'
import { users } from './users.ts'

/** Notifications, created by the SQL functions that change tours, in the same transaction. */
export const notices = pgTable(
  'notices',
  {
    _id: id(),
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    /** Null for the decisions of moderators, and for what happens on a trip. */
    tourId: uuid().references(() => tours._id, { onDelete: 'cascade' }),
    /** Of a payment in the expenses of a trip, which may be on another node: `delete_ledger` deletes these rows. */
    tripId: uuid(),
    actorId: uuid().references(() => users._id, { onDelete: 'set null' }),
    /** The host's reason, for kinds that have one. */
    note: text(),
    /** About a question before joining: `requested` is then a question to the host, `changed` the host's answer. */
    isQuestion: boolean().notNull().default(false),
    createdAt: instant().notNull().default(sql`now()`),
    readAt: instant(),
  },
  (table) => [
    index('notices_by_user').on(table.userId, table._id),
    index('notices_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notices_by_tour').on(table.tourId),
    index('notices_by_trip').on(table.tripId).where(sql`${table.tripId} is not null`),
    uniqueIndex('notices_tomorrow_once')
      .on(table.userId, sql`coalesce(${table.tripId}, ${table.tourId})`, table.note)
      .where(sql`${table.kind} = 'tripTomorrow'`),
    index('notices_by_actor').on(table.actorId),
  ],
)
