import type {
  PhotoGesture,
  PhotoOutcome,
  ReportedSubject,
  ReportOutcome,
  ReportReason,
} from '@saathi/shared/moderation/schema'
import type { Gender } from '@saathi/shared/social/genders'
import type { Answer } from '@saathi/shared/tours/schema'
import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, id, instant } from '../columns.ts'
import { auditLog } from './staff.ts'
import { users } from './users.ts'

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
    subject: jsonb().$type<ReportedSubject>(),
    createdAt: instant().notNull().default(sql`now()`),
    /** When a moderator first opened it. */
    seenAt: instant(),
    closedAt: instant(),
    /** The answer to the reporter: whether the moderators did anything. */
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

/** An entry of a group near the reported one; other people than the two have no name. */
type GroupLine = { by: 'reporter' | 'reported' | 'other'; text: string; picture: string | null; at: string }

/** The tour or trip whose group it is; the days and the state of a tour are missing in older evidence, and those of a trip without dates null. */
type GroupTour = {
  tour?: string
  trip?: string
  startDate?: string | null
  endDate?: string | null
  cancelled?: boolean
}

/** An entry of a group, with those near it. */
export type EntryEvidence = GroupTour & {
  kind: 'message' | 'poll' | 'meeting'
  text: string
  picture: string | null
  at: string
  /** Of a poll. */
  choices: string[] | null
  /** Of a meeting point, like `mapUrl`. */
  note: string | null
  mapUrl: string | null
  earlier: GroupLine[]
  /** Missing in older evidence. */
  later?: GroupLine[]
}

/** The last entries of the group in which the reported user is. */
type GroupEvidence = GroupTour & { kind: 'group'; earlier: GroupLine[] }

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

type TourEvidence = {
  kind: 'tour'
  name: string
  description: string
  destination: string
  /** Missing in older evidence, like the next two. */
  startDate?: string
  endDate?: string
  cancelled?: boolean
  pictures: string[]
}
type PictureEvidence = { kind: 'picture'; path: string }
/** What the page showed: ids of places, names of sights, and the owner's first name if it showed that. */
type PublicTripEvidence = { kind: 'publicTrip'; places: string[]; sights: string[]; firstName: string | null }
type ReferenceEvidence = { kind: 'reference'; text: string; reply: string | null; at: string }

/** The subject of a report as it was at that time. Stored for 180 days or more, even if the accounts are deleted. */
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
    /** Missing in older evidence. */
    cancelled?: boolean
    price: number
    /** Missing in evidence of an earlier version, like the next two. */
    questions?: string[]
  }[]
  /** Their answers to the reporter, whose tours they have asked to join. */
  answers?: Answer[][]
  /** Their words to the reporter, whom they have removed from a tour or declined. */
  refusals?: { text: string; at: string }[]
  /** The newest travel plans of the reported person; missing in older evidence. */
  plans?: Omit<PlanEvidence, 'kind'>[]
  /** The subject that the report names; missing if it is about the user as a whole. */
  subject?:
    | EntryEvidence
    | GroupEvidence
    | PlanEvidence
    | ExpenseEvidence
    | TourEvidence
    | PictureEvidence
    | ReferenceEvidence
    | PublicTripEvidence
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
