import type { ReportReason } from '@saathi/shared/social'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { users } from './social.ts'

const person = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users._id, { onDelete: 'cascade' })

/** Who has blocked whom. Neither of the two sees the other anywhere. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: person('blocker_id'),
    blockedId: person('blocked_id'),
    turn: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    check('blocks_not_oneself', sql`${table.blockerId} <> ${table.blockedId}`),
    index('blocks_in_turn').on(table.blockerId, table.turn),
    index('blocks_by_blocked').on(table.blockedId, table.blockerId),
  ],
)

/** What moderators are told of somebody. It outlives whoever wrote it, and goes with whom it is about. */
export const reports = pgTable(
  'reports',
  {
    _id: id(),
    reporterId: uuid().references(() => users._id, { onDelete: 'set null' }),
    reportedId: person('reported_id'),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    closedAt: instant(),
  },
  (table) => [
    check('reports_note_length', sql`length(${table.note}) <= 1000`),
    index('reports_open').on(table._id).where(sql`${table.closedAt} is null`),
    index('reports_by_reporter').on(table.reporterId),
    index('reports_by_reported').on(table.reportedId),
  ],
)

export type ModerationAct = 'warn' | 'suspend' | 'dismiss'

/** Who did what about a report: one row an act, never changed. It names nobody but the operator. */
export const moderationActs = pgTable(
  'moderation_acts',
  {
    _id: id(),
    reportId: uuid().references(() => reports._id, { onDelete: 'set null' }),
    act: text().$type<ModerationAct>().notNull(),
    /** The account on the operator's machine. */
    operator: text().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (table) => [index('moderation_acts_by_report').on(table.reportId)],
)
