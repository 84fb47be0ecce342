import * as z from 'zod/mini'
import { ConsentGiven } from '../auth/consents.ts'
import { LedgerRef } from '../expenses/schema.ts'
import { atMost, Cursor, Id, pageOf, storable } from '../lib/common.ts'
import { PlanPlaceId } from '../plans/schema.ts'
import { APPEAL_MAX, DECISION_ACTS, NOTE_MAX, PHOTO_GESTURES, REPORT_REASONS } from '../social/rules.ts'

export const ReportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof ReportReason>

/** An entry that the reported user wrote in a group: a message, a poll or a meeting point. */
const GroupEntrySubject = z.object({ kind: z.literal('groupEntry'), tourId: Id, number: z.int().check(z.gte(1)) })
/** The group of a tour in which the two are; the report is about the user as a whole. */
const GroupSubject = z.object({ kind: z.literal('group'), tourId: Id })
/** A travel plan of the reported user; `placeId` is the place of the plan. */
const PlanSubject = z.object({ kind: z.literal('plan'), placeId: PlanPlaceId, planId: Id })

/** An entry that the reported user wrote in a ledger of expenses, with its texts and its receipt. */
const ExpenseSubject = z.object({ kind: z.literal('expense'), ledger: LedgerRef, number: z.int().check(z.gte(1)) })

/** A tour that the reported user hosts, with its pictures. */
const TourSubject = z.object({ kind: z.literal('tour'), tourId: Id })
/** A reference that the reported user has written. */
const ReferenceSubject = z.object({ kind: z.literal('reference'), referenceId: Id })
/** The profile picture of the reported user. Pictures of tours and groups are reported with their tour or entry. */
const PictureSubject = z.object({
  kind: z.literal('picture'),
  path: z.string().check(z.minLength(1), atMost(300), storable()),
})

/** The subject of a report, if it is not the user as a whole: something of theirs that the reporter can see. */
export const ReportSubject = z.discriminatedUnion('kind', [
  GroupEntrySubject,
  GroupSubject,
  PlanSubject,
  ExpenseSubject,
  TourSubject,
  ReferenceSubject,
  PictureSubject,
])
export type ReportSubject = z.infer<typeof ReportSubject>

/** The public page of a trip. The reporter need not know whose it is, so it has a call of its own. */
export type PublicTripSubject = { kind: 'publicTrip'; publicId: string; tripId: string }
/** What a stored report is about. */
export type ReportedSubject = ReportSubject | PublicTripSubject

const Note = z._default(z.string().check(z.trim(), atMost(NOTE_MAX), storable()), '')

/** A report to the moderators; the reported user does not learn of it. `alsoBlock` blocks the user in the same call. */
export const Report = z.object({
  userId: Id,
  reason: ReportReason,
  subject: z.optional(z.nullable(ReportSubject)),
  note: Note,
  alsoBlock: z._default(z.boolean(), false),
})
export type Report = z.infer<typeof Report>

export const PublicTripReport = z.object({ publicId: Id, reason: ReportReason, note: Note })

/** Whether the moderators did anything about a report. */
export const ReportOutcome = z.enum(['action', 'noAction'])
export type ReportOutcome = z.infer<typeof ReportOutcome>

/** The state of a report. `received`: nobody has opened it yet; `inReview`: a moderator has. */
export const ReportState = z.enum(['received', 'inReview', ...ReportOutcome.options])
export type ReportState = z.infer<typeof ReportState>

export const SafetyQuery = z.object({
  limit: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
  cursor: z.optional(Cursor),
})

/** A report of the caller's, with nothing of the reported user. `about` is the kind of its subject. */
export const OwnReport = z.object({
  _id: Id,
  reason: ReportReason,
  about: z.nullable(z.string()),
  note: z.string(),
  at: z.string(),
  state: ReportState,
  closedAt: z.nullable(z.string()),
})
export type OwnReport = z.infer<typeof OwnReport>
export const OwnReportPage = pageOf(OwnReport)

export const AppealOutcome = z.enum(['upheld', 'reversed'])
export type AppealOutcome = z.infer<typeof AppealOutcome>

/** Somebody's words against a decision about them; `outcome` says what became of the decision. */
export const Appeal = z.object({
  text: z.string(),
  at: z.string(),
  outcome: z.nullable(AppealOutcome),
  decidedAt: z.nullable(z.string()),
})
export type Appeal = z.infer<typeof Appeal>

/** A moderators' decision about the caller, with nothing of the reporter. It can be appealed once, until `appealUntil`. */
export const Decision = z.object({
  _id: Id,
  act: z.enum(DECISION_ACTS),
  reason: z.nullable(ReportReason),
  at: z.string(),
  appealUntil: z.string(),
  canAppeal: z.boolean(),
  appeal: z.nullable(Appeal),
})
export type Decision = z.infer<typeof Decision>
export const DecisionPage = pageOf(Decision)

export const NewAppeal = z.object({
  decisionId: Id,
  text: z.string().check(z.trim(), z.minLength(1), atMost(APPEAL_MAX), storable()),
})
export type NewAppeal = z.infer<typeof NewAppeal>

export const PhotoGesture = z.enum(PHOTO_GESTURES)
export type PhotoGesture = z.infer<typeof PhotoGesture>
export const PhotoOutcome = z.enum(['accepted', 'declined'])
export type PhotoOutcome = z.infer<typeof PhotoOutcome>

/**
 * The caller's photo check. `open`: a picture with the gesture can be sent; `waiting`: a moderator has not decided yet.
 * `at` is the date of the last step.
 */
export const PhotoCheck = z.object({
  state: z.enum(['none', 'open', 'waiting', ...PhotoOutcome.options]),
  gesture: z.nullable(PhotoGesture),
  at: z.nullable(z.string()),
})
export type PhotoCheck = z.infer<typeof PhotoCheck>
/** `consent` is needed with the first photo check, and with the next one after it was withdrawn. */
export const PhotoCheckStart = z._default(z.object({ consent: z.optional(ConsentGiven) }), {})
