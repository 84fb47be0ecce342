import type { ModerationWords } from '@saathi/shared/admin/rules'
import type { AppealOutcome } from '@saathi/shared/moderation/schema'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'
import { reports } from './safety.ts'
import { auditLine, auditLog } from './staff.ts'
import { users } from './users.ts'

/** `restore` lifts a suspension; `uphold` and `reverse` are the decisions about appeals. */
export type ModerationAct =
  | 'warn'
  | 'hide'
  | 'removePicture'
  | 'suspend'
  | 'cancelTour'
  | 'dismiss'
  | 'restore'
  | 'uphold'
  | 'reverse'

/** The log of moderation actions, which is append-only. The only person that it names is the operator. */
export const moderationActs = pgTable(
  'moderation_acts',
  {
    _id: id(),
    reportId: uuid().references(() => reports._id, { onDelete: 'set null' }),
    act: text().$type<ModerationAct>().notNull(),
    /** The user whom the act is about, even if the account is deleted. A trigger copies it from the report. */
    userId: uuid(),
    /** The name of the moderator, or the operator's user name on their machine. */
    operator: text().notNull(),
    at: instant().notNull().default(sql`now()`),
    /** When a suspension ends; null for good, and for other acts. */
    until: instant(),
    /** What the user is told. */
    words: text().$type<ModerationWords>(),
    /** A trigger adds the line if the statement has not. */
    auditId: auditLine(),
  },
  (table) => [
    index('moderation_acts_by_report').on(table.reportId),
    index('moderation_acts_by_user').on(table.userId, table._id),
  ],
)

/** Long suspensions and deletions of accounts that one moderator proposes and another confirms or rejects. */
export const suspensionProposals = pgTable(
  'suspension_proposals',
  {
    _id: id(),
    /** The user whom it is about, even if the account is deleted. */
    userId: uuid().notNull(),
    reportId: uuid().references(() => reports._id, { onDelete: 'set null' }),
    kind: text().$type<'suspension' | 'removal'>().notNull().default('suspension'),
    /** Of a suspension; null for good. */
    days: integer(),
    /** The message to the user about a suspension; a removal has its own mail. */
    words: text().$type<ModerationWords>(),
    note: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    proposedBy: uuid().notNull(),
    /** The proposer's name at that time. */
    proposer: text().notNull(),
    auditId: auditLine(),
    decidedAt: instant(),
    decidedBy: uuid(),
    confirmed: boolean(),
    decidedAuditId: uuid().references(() => auditLog._id),
  },
  (table) => [
    check('suspension_proposals_four_eyes', sql`${table.decidedBy} <> ${table.proposedBy}`),
    check(
      'suspension_proposals_decided',
      sql`(${table.decidedAt} is null) = (${table.decidedBy} is null)
        and (${table.decidedAt} is null) = (${table.confirmed} is null)
        and (${table.decidedAt} is null) = (${table.decidedAuditId} is null)`,
    ),
    check(
      'suspension_proposals_kind',
      sql`(${table.kind} = 'suspension' and ${table.words} is not null)
        or (${table.kind} = 'removal' and ${table.words} is null and ${table.days} is null)`,
    ),
    uniqueIndex('suspension_proposals_open').on(table.userId, table.kind).where(sql`${table.decidedAt} is null`),
    index('suspension_proposals_by_report').on(table.reportId),
    index('suspension_proposals_by_age').on(table.decidedAt),
  ],
)

/** What people whom a decision concerns have to say against it: once for each decision. */
export const appeals = pgTable(
  'appeals',
  {
    _id: id(),
    actId: uuid()
      .notNull()
      .unique('appeals_once')
      .references(() => moderationActs._id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: instant().notNull().default(sql`now()`),
    decidedAt: instant(),
    outcome: text().$type<AppealOutcome>(),
  },
  (table) => [
    check('appeals_text_length', sql`length(${table.text}) between 1 and 1000`),
    check('appeals_decided', sql`(${table.decidedAt} is null) = (${table.outcome} is null)`),
    check('appeals_outcome', sql`${table.outcome} in ('upheld', 'reversed')`),
    index('appeals_open').on(table._id).where(sql`${table.decidedAt} is null`),
    index('appeals_by_user').on(table.userId),
  ],
)
