import {
  AnswerTimes,
  AppealPage,
  AppealsQuery,
  FullReport,
  PhotoPage,
  PhotosQuery,
  ProposalPage,
  ProposalsQuery,
  ReportPage,
  ReportRef,
  ReportsQuery,
} from '@saathi/shared/admin-moderation'
import { decodeCursor, IdCursor, toIdPage, toPage } from '../../../db/queries/pagination.ts'
import { orNotFound } from '../../../errors.ts'
import { pageProcedure } from '../access.ts'
import { answerTimes } from './answer-times.ts'
import { listAppeals } from './appeals.ts'
import { TimeCursor } from './cursor.ts'
import { photosToCheck } from './photos.ts'
import { openProposals } from './proposals.ts'
import { queuedReports, toItem } from './queue.ts'
import { fullReport, markSeen } from './report.ts'

const moderatorProcedure = pageProcedure('moderation')

/** Photo checks come with their pictures. */
const PHOTOS_MAX = 24

/** The procedures of the page "Moderation". */
export const moderationProcedures = {
  /** Reports: open ones by when their first answer is due, closed ones newest first. */
  reports: moderatorProcedure
    .input(ReportsQuery)
    .output(ReportPage)
    .query(async ({ ctx, input: { cursor, limit, ...filters } }) => {
      const after = decodeCursor(cursor, TimeCursor)
      const rows = await queuedReports(ctx.db, { ...filters, after, limit: limit + 1 })
      return toPage(rows.map(toItem), limit, ({ closedAt, dueAt, _id }) => ({ at: closedAt ?? dueAt, id: _id }))
    }),

  /** A report with its evidence and both people's histories. Its reporter sees that it was opened. */
  report: moderatorProcedure
    .input(ReportRef)
    .output(FullReport)
    .query(async ({ ctx, input: { reportId } }) => {
      await markSeen(ctx.db, reportId)
      return orNotFound(await fullReport(ctx.db, reportId, ctx.user._id, ctx.now()), 'reports.notFound')
    }),

  /** Suspensions for good that wait for a second moderator, oldest first. */
  proposals: moderatorProcedure
    .input(ProposalsQuery)
    .output(ProposalPage)
    .query(async ({ ctx, input: { cursor, limit } }) => {
      const after = decodeCursor(cursor, IdCursor)
      return toIdPage(await openProposals(ctx.db, { staffId: ctx.user._id, after, limit: limit + 1 }), limit)
    }),

  /** Appeals: open ones oldest first, decided ones newest first. */
  appeals: moderatorProcedure
    .input(AppealsQuery)
    .output(AppealPage)
    .query(async ({ ctx, input: { cursor, limit, state } }) => {
      const after = decodeCursor(cursor, TimeCursor)
      const rows = await listAppeals(ctx.db, { state, staffId: ctx.user._id, after, limit: limit + 1 })
      return toPage(rows, limit, ({ decidedAt, createdAt, _id }) => ({ at: decidedAt ?? createdAt, id: _id }))
    }),

  /** Photo checks that wait for a decision, oldest first. */
  photos: moderatorProcedure
    .input(PhotosQuery)
    .output(PhotoPage)
    .query(async ({ ctx, input }) => {
      const limit = Math.min(input.limit, PHOTOS_MAX)
      const after = decodeCursor(input.cursor, TimeCursor)
      const rows = await photosToCheck(ctx.db, { after, limit: limit + 1 })
      return toPage(rows, limit, ({ sentAt, checkId }) => ({ at: sentAt, id: checkId }))
    }),

  /** How long reports wait for their first answer. */
  answerTimes: moderatorProcedure.output(AnswerTimes).query(({ ctx }) => answerTimes(ctx.db, ctx.now())),
}
