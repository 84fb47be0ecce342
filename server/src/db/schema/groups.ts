import type { Reaction } from '@saathi/shared/groups/schema'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, now } from '../columns.ts'
import { users } from './users.ts'

// The group of a tour has the id of the tour. Its tables can be distributed over several databases by that id, and
// `group_summaries` by the user, so they have no foreign keys: `delete_account_rows` and `delete_group` delete their rows.

const tourId = () => uuid().notNull()
const userId = () => uuid().notNull()
const number = () => bigint({ mode: 'number' }).notNull()

/** The last number and version given out in each group. Writers lock the row, so that they are in the order of commits. */
export const groupCounters = pgTable('group_counters', { tourId: tourId().primaryKey(), last: number() })

export type EntryKind = 'message' | 'poll' | 'meeting' | 'joined' | 'left' | 'promoted' | 'dates'

/**
 * The entries of the groups. A new entry takes the next count as its number and version; each later change takes the next
 * count as its version.
 */
export const groupEntries = pgTable(
  'group_entries',
  {
    tourId: tourId(),
    number: number(),
    version: number(),
    kind: text().$type<EntryKind>().notNull(),
    /** The author, or the person of whom a system line tells; null after the account was deleted. */
    fromId: uuid(),
    /** The message, the poll's question or the place of the meeting. */
    text: text().notNull().default(''),
    picture: text(),
    /** The number of the entry that this one answers. */
    replyTo: bigint({ mode: 'number' }),
    /** The idempotency key from the author's client. */
    key: uuid(),
    /** The facts that only entries of this kind have. */
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    pinnedAt: instant(),
    at: instant('created_at').notNull().default(now),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.number] }),
    unique('group_entries_in_versions').on(table.tourId, table.version),
    unique('group_entries_once').on(table.tourId, table.fromId, table.key),
    check(
      'group_entries_kind',
      sql`${table.kind} in ('message', 'poll', 'meeting', 'joined', 'left', 'promoted', 'dates')`,
    ),
    check('group_entries_text_length', sql`length(${table.text}) <= 2000`),
    index('group_entries_by_author').on(table.fromId, table.tourId),
    index('group_entries_pinned').on(table.tourId, table.pinnedAt).where(sql`${table.pinnedAt} is not null`),
    index('group_entries_meetings').on(table.tourId, table.number).where(sql`${table.kind} = 'meeting'`),
  ],
)

export const groupReactions = pgTable(
  'group_reactions',
  { tourId: tourId(), number: number(), userId: userId(), reaction: text().$type<Reaction>().notNull() },
  (table) => [
    primaryKey({ columns: [table.tourId, table.number, table.userId, table.reaction] }),
    check('group_reactions_kind', sql`${table.reaction} in ('heart', 'thumbsUp', 'laugh', 'wow', 'thanks')`),
    index('group_reactions_by_user').on(table.userId, table.tourId),
  ],
)

/**
 * The votes in polls. `slot` is 0 in a poll with one vote a person, and the choice in others, so that the key allows no
 * second vote.
 */
export const groupVotes = pgTable(
  'group_votes',
  {
    tourId: tourId(),
    number: number(),
    userId: userId(),
    slot: smallint().notNull(),
    /** From 0. */
    choice: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.number, table.userId, table.slot] }),
    check('group_votes_choice', sql`${table.choice} between 0 and 7 and ${table.slot} in (0, ${table.choice})`),
    index('group_votes_by_user').on(table.userId, table.tourId),
  ],
)

/** The read mark of each member. */
export const groupMembers = pgTable(
  'group_members',
  { tourId: tourId(), userId: userId(), readUpTo: number() },
  (table) => [
    primaryKey({ columns: [table.tourId, table.userId] }),
    index('group_members_by_user').on(table.userId, table.tourId),
  ],
)

/** Who has said "I am here" at a meeting point; deleted after a day. */
export const groupArrivals = pgTable(
  'group_arrivals',
  { tourId: tourId(), number: number(), userId: userId(), at: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.tourId, table.number, table.userId] }),
    index('group_arrivals_by_user').on(table.userId, table.tourId),
    index('group_arrivals_by_age').on(table.at),
  ],
)

/** A group as one of its members sees it, with the beginning of the newest entry that is no system line. */
export const groupSummaries = pgTable(
  'group_summaries',
  {
    userId: userId(),
    tourId: tourId(),
    /** Entries of others after the read mark, without system lines, at most 100. */
    unread: integer().notNull().default(0),
    muted: boolean().notNull().default(false),
    lastFrom: uuid(),
    lastText: text(),
    lastAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tourId] }),
    index('group_summaries_by_tour').on(table.tourId),
    index('group_summaries_unread').on(table.userId).where(sql`${table.unread} > 0 and not ${table.muted}`),
    check('group_summaries_unread', sql`${table.unread} between 0 and 100`),
  ],
)

/** The pictures in messages, on the coordinator, where the pictures are. */
export const groupPictures = pgTable(
  'group_pictures',
  {
    tourId: tourId(),
    number: number(),
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    path: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.number] }),
    index('group_pictures_by_path').on(table.path),
    index('group_pictures_by_user').on(table.userId),
  ],
)

/** The last day of each tour, after which its group is deleted; `-infinity` once the tour is. A trigger on `tours` writes it. */
export const groupEnds = pgTable(
  'group_ends',
  { tourId: tourId().primaryKey(), lastDay: date({ mode: 'string' }).notNull() },
  (table) => [index('group_ends_by_day').on(table.lastDay)],
)
