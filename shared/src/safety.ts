import * as z from 'zod/mini'
import { Id, storable } from './common.ts'
import { LedgerRef } from './expenses.ts'
import { PlanPlaceId } from './plans.ts'
import { NOTE_MAX, REPORT_REASONS } from './social-rules.ts'

export const ReportReason = z.enum(REPORT_REASONS)
export type ReportReason = z.infer<typeof ReportReason>

/** An entry that the reported user wrote in a group: a message, a poll or a meeting point. */
const GroupEntrySubject = z.object({ kind: z.literal('groupEntry'), tourId: Id, number: z.int().check(z.gte(1)) })
/** A travel plan of the reported user; `placeId` is the place of the plan. */
const PlanSubject = z.object({ kind: z.literal('plan'), placeId: PlanPlaceId, planId: Id })

/** An entry that the reported user wrote in a ledger of expenses, with its texts and its receipt. */
const ExpenseSubject = z.object({ kind: z.literal('expense'), ledger: LedgerRef, number: z.int().check(z.gte(1)) })

/** What a report is about, if not the user as a whole: something of theirs that the reporter can see. */
export const ReportSubject = z.discriminatedUnion('kind', [GroupEntrySubject, PlanSubject, ExpenseSubject])
export type ReportSubject = z.infer<typeof ReportSubject>

/** A report to the moderators; the reported user does not learn of it. `alsoBlock` blocks the user in the same call. */
export const Report = z.object({
  userId: Id,
  reason: ReportReason,
  subject: z.optional(z.nullable(ReportSubject)),
  note: z._default(z.string().check(z.trim(), z.maxLength(NOTE_MAX), storable()), ''),
  alsoBlock: z._default(z.boolean(), false),
})
export type Report = z.infer<typeof Report>
