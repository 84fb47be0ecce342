import { randomInt } from 'node:crypto'
import { MessageResponse } from '@saathi/shared/auth/schema'
import { indianDay } from '@saathi/shared/lib/days'
import {
  DecisionPage,
  NewAppeal,
  OwnReportPage,
  PhotoCheck,
  PhotoCheckStart,
  PhotoGesture,
  PublicTripReport,
  Report,
  SafetyQuery,
} from '@saathi/shared/moderation/schema'
import { BlockedPage, BlockedQuery, PersonRef } from '@saathi/shared/social/schema'
import type { Context, User } from '../../context.ts'
import { decodeCursor, IdCursor, SequenceCursor, toIdPage, toSequencePage } from '../../db/queries/pagination.ts'
import { appError, asTRPCError, badInput, orNotFound } from '../../errors.ts'
import * as text from '../../messages/en/people.ts'
import * as safetyText from '../../messages/en/safety.ts'
import { countsOf } from '../../platform/counts.ts'
import { accountProcedure, authedProcedure, limitedProcedure, mustBeSomeoneElse, router } from '../../trpc.ts'
import { publishGroupChange } from '../groups/topics.ts'
import { publishTourChange } from '../tours/topics.ts'
import { findPublicTrip } from '../trips/queries/public-trips.ts'
import { appeal, listDecisions, listOwnReports } from './queries/own-reports.ts'
import { findPhotoCheck, openPhotoCheck } from './queries/photo-checks.ts'
import { block, listBlocked, report, unblock } from './queries/safety.ts'
import { isSubjectVisible } from './subject.ts'

type AuthedContext = Context & { user: User }

/** The address that is mailed about a report, or null: CONTACT_TO is not set, or its mail limit is reached. */
async function reportRecipient({ config, limits }: Context): Promise<string | null> {
  if (!config.contactTo) return null
  return limits.take('reportMails', config.contactTo).then(
    () => config.contactTo,
    (error) => {
      if (asTRPCError(error).code === 'TOO_MANY_REQUESTS') return null
      throw error
    },
  )
}

/** Ids of tours and trips that lost somebody. */
type Freed = Record<'freed' | 'vacated', string[]>

/**
 * Publishes the changes of a block. The blocked user is notified neither of the ended match nor of a free seat in their
 * tours. An unknown user gets the same response as an existing one.
 */
function publishBlock(ctx: AuthedContext, { freed, vacated }: Freed): void {
  ctx.realtime.publish([ctx.user._id])
  for (const tourId of [...freed, ...vacated]) publishGroupChange(ctx.realtime, tourId, ctx.user._id)
  for (const tourId of freed) publishTourChange(ctx.realtime, tourId)
  for (const tourId of vacated) publishTourChange(ctx.realtime, tourId, { exceptHost: true })
}

export const safetyProcedures = {
  /** Hides two people from each other everywhere. The blocked person gets no notification. */
  block: limitedProcedure('blocks')
    .input(PersonRef)
    .output(MessageResponse)
    .mutation(async ({ ctx, input: { userId } }) => {
      mustBeSomeoneElse(ctx.user, userId, 'people.cannotBlockYourself')
      publishBlock(ctx, await block(ctx.db, ctx.user._id, userId, indianDay(ctx.now())))
      return { message: text.blocked }
    }),

  unblock: limitedProcedure('blocks')
    .input(PersonRef)
    .output(MessageResponse)
    .mutation(async ({ ctx, input: { userId } }) => {
      await unblock(ctx.db, ctx.user._id, userId)
      return { message: text.unblocked }
    }),

  /** The people whom the caller has blocked, newest first. */
  blocked: authedProcedure
    .input(BlockedQuery)
    .output(BlockedPage)
    .query(async ({ ctx, input: { cursor, limit } }) => {
      const page = { before: decodeCursor(cursor, SequenceCursor), limit: limit + 1 }
      return toSequencePage(await listBlocked(ctx.db, ctx.user._id, page), limit)
    }),

  /** Reports a user, or something of theirs that the caller can see, to the moderators; `alsoBlock` blocks them as well. */
  report: authedProcedure
    .input(Report)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      mustBeSomeoneElse(ctx.user, input.userId, 'people.cannotReportYourself')
      await ctx.limits.take('reports', ctx.user._id)
      const reader = { userId: ctx.user._id, today: indianDay(ctx.now()), now: ctx.now() }
      if (input.subject && !(await isSubjectVisible(ctx.db, reader, input.userId, input.subject)))
        throw appError('NOT_FOUND', 'people.subjectUnknown')
      const done = await report(ctx.db, ctx.user._id, input, reader.today, await reportRecipient(ctx))
      if (done.outcome === 'subject') throw appError('NOT_FOUND', 'people.subjectUnknown')
      countsOf(ctx.db).add('reports', ctx.now())
      publishBlock(ctx, done)
      ctx.mailer.wake()
      return { message: text.reported }
    }),
}

export const safetyRouter = router({
  /** The caller's reports and what became of them, newest first. */
  reports: authedProcedure
    .input(SafetyQuery)
    .output(OwnReportPage)
    .query(async ({ ctx, input: { cursor, limit } }) => {
      const page = { before: decodeCursor(cursor, IdCursor), limit: limit + 1 }
      return toIdPage(await listOwnReports(ctx.db, ctx.user._id, page), limit)
    }),

  /** Reports the public page of a trip, whose owner the caller need not know. */
  reportTrip: authedProcedure
    .input(PublicTripReport)
    .output(MessageResponse)
    .mutation(async ({ ctx, input: { publicId, ...words } }) => {
      await ctx.limits.take('reports', ctx.user._id)
      const today = indianDay(ctx.now())
      const page = orNotFound(
        await findPublicTrip(ctx.db, publicId, { userId: ctx.user._id, today }),
        'trips.publicGone',
      )
      mustBeSomeoneElse(ctx.user, page.ownerId, 'people.cannotReportYourself')
      const subject = { kind: 'publicTrip' as const, publicId, tripId: page.tripId }
      const given = { ...words, userId: page.ownerId, alsoBlock: false, subject }
      const { outcome } = await report(ctx.db, ctx.user._id, given, today, await reportRecipient(ctx))
      if (outcome !== 'reported') throw appError('NOT_FOUND', 'trips.publicGone')
      countsOf(ctx.db).add('reports', ctx.now())
      ctx.mailer.wake()
      return { message: text.reported }
    }),

  /** The decisions of moderators about the caller, newest first; also for suspended users. */
  decisions: accountProcedure
    .input(SafetyQuery)
    .output(DecisionPage)
    .query(async ({ ctx, input: { cursor, limit } }) => {
      const page = { before: decodeCursor(cursor, IdCursor), limit: limit + 1 }
      return toIdPage(await listDecisions(ctx.db, ctx.user._id, ctx.now(), page), limit)
    }),

  /** Appeals against a decision about the caller: once, within 30 days; also for suspended users. */
  appeal: accountProcedure
    .input(NewAppeal)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.take('appeals', ctx.user._id)
      const mailTo = await reportRecipient(ctx)
      const outcome = await appeal(ctx.db, { ...input, userId: ctx.user._id, now: ctx.now(), mailTo })
      if (outcome === 'missing') throw appError('NOT_FOUND', 'safety.decisionUnknown')
      if (outcome !== 'appealed')
        throw appError('CONFLICT', outcome === 'again' ? 'safety.appealedAlready' : 'safety.appealTooLate')
      ctx.mailer.wake()
      return { message: safetyText.appealed }
    }),

  /** The state of the caller's photo check. */
  photoCheck: authedProcedure.output(PhotoCheck).query(({ ctx }) => findPhotoCheck(ctx.db, ctx.user._id)),

  /** Opens a photo check with a gesture for the picture; one that is open, waits or was accepted stays as it is. */
  startPhotoCheck: limitedProcedure('photoChecks')
    .input(PhotoCheckStart)
    .output(PhotoCheck)
    .mutation(async ({ ctx, input: { consent = false } }) => {
      const gesture = PhotoGesture.options[randomInt(PhotoGesture.options.length)] as PhotoGesture
      const outcome = await openPhotoCheck(ctx.db, ctx.user._id, { gesture, consent, now: ctx.now() })
      if (outcome === 'no consent') throw badInput('consent', 'consents.photoCheckMissing')
      if (outcome !== 'opened') throw appError('CONFLICT', 'safety.profilePictureMissing')
      return findPhotoCheck(ctx.db, ctx.user._id)
    }),
})
