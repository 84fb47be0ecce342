import { sql } from 'drizzle-orm'
import { bigint, check, date, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** The kinds of daily counts. A `destination` has its id as the subject. */
export type CountKind =
  | 'signUps'
  | 'searches'
  | 'destination'
  | 'tours'
  | 'seatsTaken'
  | 'seatsGivenUp'
  | 'matches'
  | 'reports'

/** Counts by day in India, without personal data. `subject` is the id of a destination, or empty. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<CountKind>().notNull(),
    subject: text().notNull().default(''),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day, table.subject] })],
)

/**
 * By day in India, without personal data: how often a place stood at a rank of the recommendations for a city, type and
 * month, and how often it was opened, planned, saved or marked as not wanted from there.
 */
export const suggestionCounts = pgTable(
  'suggestion_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    city: text().notNull(),
    type: text().notNull(),
    month: smallint().notNull(),
    placeId: text().notNull(),
    rank: smallint().notNull(),
    shown: integer().notNull().default(0),
    opened: integer().notNull().default(0),
    planned: integer().notNull().default(0),
    saved: integer().notNull().default(0),
    notForMe: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.city, table.type, table.month, table.placeId, table.rank] }),
    check('suggestion_counts_bounds', sql`${table.month} between 1 and 12 and ${table.rank} between 1 and 8`),
  ],
)

/** The requests of a process in the last five minutes: how many, how many failed, and how many took how long. */
export type RecentRequests = { requests: number; errors: number; buckets: number[] }

/** The server's processes, each of which writes its row anew every half a minute. */
export const processes = pgTable('processes', {
  processId: uuid().primaryKey(),
  startedAt: instant().notNull(),
  seenAt: instant().notNull(),
  /** The number of its writes. */
  beats: integer().notNull().default(0),
  recent: jsonb().$type<RecentRequests>().notNull(),
})
