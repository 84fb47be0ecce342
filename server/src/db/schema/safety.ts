import type { ModerationWords } from '@saathi/shared/admin-rules'
import type { Gender } from '@saathi/shared/genders'
import type {
  AppealOutcome,
  PhotoGesture,
  PhotoOutcome,
  ReportOutcome,
  ReportReason,
  ReportSubject,
} from '@saathi/shared/safety'
import type { Answer } from '@saathi/shared/tours'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, id, instant } from '../columns.ts'
import { users } from './social.ts'
import { auditLine, auditLog } from './staff.ts'

/**
 * Who has blocked whom; neither sees the other anywhere. Blocks outlive deleted accounts, so that they apply again when
 * the same address registers again: see `departed_accounts`.
 */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: uuid().notNull(),
    blockedId: uuid().notNull(),
    /**
     * The names at the time of the block. Lists of blocked users show only these, so later changes do not reach the
     * blocker.
     */
    blockerName: text().notNull().default(''),
    blockedName: text().notNull().default(''),
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

/** Reports to the moderators. They outlive the accounts of both users. */
export const reports = pgTable(
  'reports',
  {
    _id: id(),
    reporterId: uuid().references(() => users._id, { onDelete: 'set null' }),
    /** The user id, even if the account is deleted. */
    reportedId: uuid().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    note: text().notNull(),
    /** Null: the user as a whole. */
    subject: jsonb().$type<ReportSubject>(),
    createdAt: instant().notNull().default(sql`now()`),
    /** When a moderator first opened it. */
    seenAt: instant(),
    closedAt: instant(),
    /** What the reporter is told: whether the moderators did anything. */
    outcome: text().$type<ReportOutcome>(),
  },
  (table) => [
    check('reports_note_length', sql`length(${table.note}) <= 1000`),
    check(
      'reports_outcome',
      sql`${table.outcome} is null or ${table.outcome} in ('action', 'noAction') and ${table.closedAt} is not null`,
    ),
    index('reports_open').on(table._id).where(sql`${table.closedAt} is null`),
    index('reports_by_reporter').on(table.reporterId),
    index('reports_by_reported').on(table.reportedId),
  ],
)

/** An entry of a group, with those of the two users before it. */
export type EntryEvidence = {
  kind: 'message' | 'poll' | 'meeting'
  /** The name of the tour. */
  tour: string
  text: string
  picture: string | null
  at: string
  /** Of a poll. */
  choices: string[] | null
  /** Of a meeting point, like `mapUrl`. */
  note: string | null
  mapUrl: string | null
  earlier: { by: 'reporter' | 'reported'; text: string; picture: string | null; at: string }[]
}

/** An expense of the reported user. */
export type ExpenseEvidence = {
  kind: 'expense'
  title: string
  note: string
  reason: string
  receipt: string | null
  amountPaise: number
  day: string
  at: string
}

export type PlanEvidence = { kind: 'plan'; goesTo: string; startDate: string; endDate: string; note: string }

type TourEvidence = { kind: 'tour'; name: string; description: string; destination: string; pictures: string[] }
type PictureEvidence = { kind: 'picture'; path: string }
type ReferenceEvidence = { kind: 'reference'; text: string; reply: string | null; at: string }

/** What a report is about, as it was at that time. Stored for 180 days or more, even if the accounts are deleted. */
export type Evidence = {
  profile: {
    name: string
    bio: string
    profilePicture: string | null
    homeCity: string | null
    languages: string[]
    /** Self-declared; absent in older evidence. */
    gender?: Gender | null
  }
  /** The newest tours that the reported person hosts. */
  tours: {
    name: string
    description: string
    destination: string
    startDate: string
    endDate: string
    price: number
    /** Missing in evidence of an earlier version, like the next two. */
    questions?: string[]
  }[]
  /** What they answered to the reporter, whose tours they have asked to join. */
  answers?: Answer[][]
  /** Their words to the reporter, whom they have removed from a tour or declined. */
  refusals?: { text: string; at: string }[]
  /** The newest travel plans of the reported person; missing in older evidence. */
  plans?: Omit<PlanEvidence, 'kind'>[]
  /** What the report names; missing if it is about the user as a whole. */
  subject?: EntryEvidence | PlanEvidence | ExpenseEvidence | TourEvidence | PictureEvidence | ReferenceEvidence
  /** The last messages of the two users, oldest first. */
  messages: { by: 'reporter' | 'reported'; text: string; at: string }[]
}

export const reportEvidence = pgTable(
  'report_evidence',
  {
    reportId: uuid()
      .primaryKey()
      .references(() => reports._id, { onDelete: 'cascade' }),
    content: jsonb().$type<Evidence>().notNull(),
    takenAt: instant().notNull().default(sql`now()`),
  },
  (table) => [index('report_evidence_by_age').on(table.takenAt)],
)

/**
 * Deleted accounts with blocks, reports or a suspension, which apply again when the same address registers; the new
 * account then gets the same user id. The address is stored only as an HMAC.
 */
export const departedAccounts = pgTable(
  'departed_accounts',
  {
    userId: uuid().primaryKey(),
    addressHash: text().notNull(),
    leftAt: instant().notNull(),
    /** When the account was suspended; null if it is not. */
    suspendedAt: instant(),
    /** When the suspension ends; null: not suspended, or for good. */
    suspendedUntil: instant(),
  },
  (table) => [
    index('departed_accounts_by_address').on(table.addressHash),
    index('departed_accounts_by_age').on(table.leftAt),
  ],
)

/**
 * Deleted accounts whose rows in the tables without foreign keys are still to be deleted: those which can be distributed
 * over several databases. A trigger adds them, and a cleanup job deletes them.
 */
export const removedAccounts = pgTable('removed_accounts', {
  userId: uuid().primaryKey(),
  removedAt: instant().notNull().default(sql`now()`),
})

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

/** Suspensions for good that one moderator proposes and another confirms or rejects. */
export const suspensionProposals = pgTable(
  'suspension_proposals',
  {
    _id: id(),
    /** The user who is to be suspended, even if the account is deleted. */
    userId: uuid().notNull(),
    reportId: uuid().references(() => reports._id, { onDelete: 'set null' }),
    words: text().$type<ModerationWords>().notNull(),
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
    uniqueIndex('suspension_proposals_open').on(table.userId).where(sql`${table.decidedAt} is null`),
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

/**
 * The newest photo check of each user: a picture with a gesture that the server has chosen, for a moderator to compare with
 * the profile picture. The picture is deleted with the decision, and served to nobody.
 */
export const photoChecks = pgTable(
  'photo_checks',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** A new one with each gesture, so that a decision is about the picture that the moderator has seen. */
    checkId: uuid().notNull().unique('photo_checks_by_id'),
    gesture: text().$type<PhotoGesture>().notNull(),
    /** WebP. Null before the upload and after the decision. */
    bytes: bytea(),
    createdAt: instant().notNull().default(sql`now()`),
    sentAt: instant(),
    decidedAt: instant(),
    outcome: text().$type<PhotoOutcome>(),
    /** The name of the moderator, or the operator's user name on their machine. */
    operator: text(),
    auditId: uuid().references(() => auditLog._id),
  },
  (table) => [
    check('photo_checks_decided', sql`(${table.decidedAt} is null) = (${table.outcome} is null)`),
    check('photo_checks_audited', sql`(${table.decidedAt} is null) = (${table.auditId} is null)`),
    check('photo_checks_outcome', sql`${table.outcome} in ('accepted', 'declined')`),
    check(
      'photo_checks_picture_until_decided',
      sql`(${table.bytes} is not null) = (${table.sentAt} is not null and ${table.decidedAt} is null)`,
    ),
    index('photo_checks_waiting').on(table.sentAt).where(sql`${table.bytes} is not null`),
    index('photo_checks_by_age').on(table.createdAt).where(sql`${table.decidedAt} is null`),
  ],
)
