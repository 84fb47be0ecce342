import { MessageResponse } from '@saathi/shared/auth/schema'
import { indianDay } from '@saathi/shared/lib/days'
import {
  AnswerTimes,
  AppealPage,
  AppealsQuery,
  Decide,
  DecideAppeal,
  Decided,
  DecidePhoto,
  DecideProposal,
  FullReport,
  ModerationWaiting,
  PhotoPage,
  PhotosQuery,
  ProposalPage,
  ProposalsQuery,
  ReportPage,
  ReportRef,
  ReportsQuery,
} from '@saathi/shared/moderation/admin'
import {
  HideReference,
  ShowReference,
  StaffReferencePage,
  StaffReferencesQuery,
} from '@saathi/shared/moderation/references'
import type { Context, User } from '../../../context.ts'
import { decodeCursor, IdCursor, toIdPage, toPage } from '../../../db/queries/pagination.ts'
import { badInput, orNotFound } from '../../../errors.ts'
import * as text from '../../../messages/en/moderation.ts'
import { pageProcedure } from '../../admin/procedures.ts'
import { auditRead } from '../../admin/queries/audit.ts'
import { countModeration } from '../../admin/queries/staff.ts'
import { publishGroupChange } from '../../groups/topics.ts'
import { hideReference, listReferencesForStaff, unhideReference } from '../../references/queries/moderation.ts'
import { publishTourChange } from '../../tours/topics.ts'
import { actOnReport, decideAppeal } from '../queries/moderation.ts'
import { decidePhoto } from '../queries/photo-checks.ts'
import { TimeCursor } from './cursor.ts'
import { orConflict, unwrapDecision } from './outcomes.ts'
import { answerTimes } from './queries/answer-times.ts'
import { listAppeals } from './queries/appeals.ts'
import { photosToCheck } from './queries/photos.ts'
import { decideProposal, openProposals } from './queries/proposals.ts'
import { queuedReports, toItem } from './queries/queue.ts'
import { fullReport, openReport } from './queries/report.ts'

const moderatorProcedure = pageProcedure('moderation')

/** Photo checks come with their pictures. */
const PHOTOS_MAX = 24

/** Announces the tours and groups that a decision changed, and sends the mails about it. */
export function publish({ realtime, mailer, user }: Context & { user: User }, changed: string[] = []): void {
  mailer.wake()
  for (const tourId of changed) {
    publishTourChange(realtime, tourId)
    publishGroupChange(realtime, tourId, user._id)
  }
}

/** A page of a list of what waits, whose items count against the member's limit. */
async function countShown<T extends { items: unknown[] }>(
  { limits, user }: Context & { user: User },
  page: T,
): Promise<T> {
  await limits.take('queueReads', user._id, Math.max(page.items.length, 1))
  return page
}

/** The procedures of the page "Moderation". */
export const moderationProcedures = {
  /** Reports: open ones by when their first answer is due, closed ones newest first. */
  reports: moderatorProcedure
    .input(ReportsQuery)
    .output(ReportPage)
    .query(async ({ ctx, input: { cursor, limit, ...filters } }) => {
      const after = decodeCursor(cursor, TimeCursor)
      const rows = await queuedReports(ctx.db, { ...filters, staffId: ctx.user._id, after, limit: limit + 1 })
      const page = toPage(rows.map(toItem), limit, ({ closedAt, dueAt, _id }) => ({ at: closedAt ?? dueAt, id: _id }))
      return countShown(ctx, page)
    }),

  /** A report with its evidence and both people's histories. The audit log and its reporter see that it was opened. */
  report: moderatorProcedure
    .input(ReportRef)
    .output(FullReport)
    .query(async ({ ctx, input: { reportId } }) => {
      await ctx.limits.take('reportReads', ctx.user._id)
      const isOpened = await openReport(ctx.db, reportId, ctx.actor)
      const found = isOpened ? await fullReport(ctx.db, reportId, ctx.user._id, ctx.now()) : null
      return orNotFound(found, 'reports.notFound')
    }),

  /** Suspensions and deletions that wait for a second moderator, oldest first. */
  proposals: moderatorProcedure
    .input(ProposalsQuery)
    .output(ProposalPage)
    .query(async ({ ctx, input: { cursor, limit } }) => {
      const after = decodeCursor(cursor, IdCursor)
      const rows = await openProposals(ctx.db, { staffId: ctx.user._id, after, limit: limit + 1 })
      return countShown(ctx, toIdPage(rows, limit))
    }),

  /** Appeals: open ones oldest first, decided ones newest first. */
  appeals: moderatorProcedure
    .input(AppealsQuery)
    .output(AppealPage)
    .query(async ({ ctx, input: { cursor, limit, state } }) => {
      const after = decodeCursor(cursor, TimeCursor)
      const rows = await listAppeals(ctx.db, { state, staffId: ctx.user._id, after, limit: limit + 1 })
      const page = toPage(rows, limit, ({ decidedAt, createdAt, _id }) => ({ at: decidedAt ?? createdAt, id: _id }))
      return countShown(ctx, page)
    }),

  /** Photo checks that wait for a decision, oldest first. */
  photos: moderatorProcedure
    .input(PhotosQuery)
    .output(PhotoPage)
    .query(async ({ ctx, input }) => {
      const limit = Math.min(input.limit, PHOTOS_MAX)
      const after = decodeCursor(input.cursor, TimeCursor)
      const rows = await photosToCheck(ctx.db, { staffId: ctx.user._id, after, limit: limit + 1 })
      const page = await countShown(
        ctx,
        toPage(rows, limit, ({ sentAt, checkId }) => ({ at: sentAt, id: checkId })),
      )
      const ids = page.items.map(({ checkId }) => checkId)
      await auditRead(ctx.db, ctx.actor, { act: 'photoCheck.read', kind: 'photoCheck', ids })
      return page
    }),

  /** The references of travellers with their notes to the moderators, newest first. */
  references: moderatorProcedure
    .input(StaffReferencesQuery)
    .output(StaffReferencePage)
    .query(async ({ ctx, input: { cursor, limit, ...filters } }) => {
      const before = decodeCursor(cursor, IdCursor)
      const query = { ...filters, staffId: ctx.user._id, before, limit: limit + 1 }
      const page = await countShown(ctx, toIdPage(await listReferencesForStaff(ctx.db, query), limit))
      const ids = page.items.map(({ _id }) => _id)
      await auditRead(ctx.db, ctx.actor, { act: 'reference.read', kind: 'reference', ids })
      return page
    }),

  /** Hides a reference from everybody but its writer, who reads the reason. */
  hideReference: moderatorProcedure
    .input(HideReference)
    .output(MessageResponse)
    .mutation(async ({ ctx, input: { referenceId, reason } }) => {
      const isHidden = await hideReference(ctx.db, referenceId, ctx.actor, reason)
      orNotFound(isHidden || null, 'references.notFound')
      return { message: text.decided }
    }),

  /** Shows a hidden reference again. */
  showReference: moderatorProcedure
    .input(ShowReference)
    .output(MessageResponse)
    .mutation(async ({ ctx, input: { referenceId } }) => {
      orNotFound((await unhideReference(ctx.db, referenceId, ctx.actor)) || null, 'references.notFound')
      return { message: text.decided }
    }),

  /** Decides a report. A suspension for good or for over 30 days waits for a second moderator. */
  decide: moderatorProcedure
    .input(Decide)
    .output(Decided)
    .mutation(async ({ ctx, input: { reportId, action, words, ...given } }) => {
      if (action !== 'dismiss' && !words) throw badInput('words', 'reports.wordsMissing')
      const act = { ...given, action, words: words ?? null, actor: ctx.actor, today: indianDay(ctx.now()) }
      const result = await actOnReport(ctx.db, reportId, act)
      publish(ctx, result?.changed)
      return orConflict(result?.outcome, 'reports.notFound')
    }),

  /** Confirms or rejects a suspension or a deletion that another moderator has proposed. */
  decideProposal: moderatorProcedure
    .input(DecideProposal)
    .output(Decided)
    .mutation(async ({ ctx, input }) => {
      const at = ctx.now()
      const result = await decideProposal(ctx.db, input, ctx.actor, { at, today: indianDay(at) })
      publish(ctx, result?.changed)
      return orConflict(result?.outcome, 'reports.proposalNotFound')
    }),

  /** Upholds or takes back a decision of another moderator. */
  decideAppeal: moderatorProcedure
    .input(DecideAppeal)
    .output(MessageResponse)
    .mutation(async ({ ctx, input: { appealId, outcome, note } }) => {
      const result = await decideAppeal(ctx.db, appealId, { outcome, note, actor: ctx.actor })
      publish(ctx, [])
      return unwrapDecision(result?.outcome)
    }),

  decidePhoto: moderatorProcedure
    .input(DecidePhoto)
    .output(MessageResponse)
    .mutation(async ({ ctx, input: { checkId, outcome, note } }) => {
      const name = await decidePhoto(ctx.db, checkId, { outcome, note, actor: ctx.actor })
      orNotFound(name, 'safety.photoNotFound')
      return { message: text.decided }
    }),

  /** The number of items that wait in each list. */
  waiting: moderatorProcedure.output(ModerationWaiting).query(({ ctx }) => countModeration(ctx.db, ctx.user._id)),

  /** The times until the first answer to reports. */
  answerTimes: moderatorProcedure.output(AnswerTimes).query(({ ctx }) => answerTimes(ctx.db, ctx.user._id, ctx.now())),
}
