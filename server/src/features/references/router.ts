import { indianDay } from '@saathi/shared/lib/days'
import {
  Marks,
  MarksQuery,
  OwnReference,
  OwnReferencePage,
  OwnReferenceQuery,
  PendingPage,
  PendingQuery,
  PeopleMarks,
  PeopleMarksQuery,
  ReferenceDraft,
  ReferencePage,
  ReferenceQuery,
  ReferenceReply,
  Replied,
} from '@saathi/shared/references/schema'
import type { Context, User } from '../../context.ts'
import { decodeCursor, IdCursor, toIdPage, toPage } from '../../db/queries/pagination.ts'
import { appError, orNotFound } from '../../errors.ts'
import { restGet, restList, restPost, withoutCursor } from '../../rest-path.ts'
import { authedProcedure, limitedProcedure, mustBeSomeoneElse, router } from '../../trpc.ts'
import { findPerson } from '../social/profile/queries/profile.ts'
import { publishTourChange } from '../tours/topics.ts'
import { cursorOf, pendingCursor } from './cursor.ts'
import { findMarks } from './queries/marks.ts'
import { listPending } from './queries/pending.ts'
import { findPeopleMarks } from './queries/people-marks.ts'
import {
  countReferences,
  findOwnReference,
  listOwnReferences,
  listReferences,
  replyToReference,
  writeReference,
} from './queries/references.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()) })

const REJECTIONS = {
  cancelled: 'references.cancelled',
  coming: 'references.tourComing',
  late: 'references.late',
  closed: 'references.closed',
  once: 'references.once',
} as const

export const referencesRouter = router({
  /**
   * Writes a reference, once about each person of a tour, within 30 days after its last day. Others see it when both of
   * the two have written, or else 14 days after the tour, or after it was written if that is later.
   */
  write: limitedProcedure('references')
    .meta(restPost('/references', 'Write about somebody with whom you were on a tour, once', { errors: [404, 409] }))
    .input(ReferenceDraft)
    .output(OwnReference)
    .mutation(async (call) => {
      const { ctx, input } = call
      const { tourId, aboutId, ...facts } = input
      mustBeSomeoneElse(ctx.user, aboutId, 'references.aboutYourself')
      const me = readerOf(call)
      const { outcome, reference_id: id, shown } = await writeReference(ctx.db, me, { tourId, aboutId, facts })
      if (outcome === 'missing') throw appError('NOT_FOUND', 'references.notTogether')
      if (outcome !== 'written') throw appError('CONFLICT', REJECTIONS[outcome])
      if (shown) publishTourChange(ctx.realtime, tourId)
      return orNotFound(await findOwnReference(ctx.db, me, id), 'references.notFound')
    }),

  /** The references about somebody, with how many there are. */
  list: authedProcedure
    .meta(
      restGet('/users/:userId/references', 'The references about somebody, newest first', {
        errors: [404],
        defaultInput: { limit: 50 },
        as: withoutCursor(ReferencePage),
      }),
    )
    .input(ReferenceQuery)
    .output(ReferencePage)
    .query(async (call) => {
      const { ctx, input } = call
      const before = decodeCursor(input.cursor, IdCursor)
      const reader = readerOf(call)
      orNotFound(await findPerson(ctx.db, input.userId, reader.userId), 'people.notFound')
      const [rows, counts] = await Promise.all([
        listReferences(ctx.db, input.userId, reader, { before, limit: input.limit + 1 }),
        countReferences(ctx.db, input.userId, reader),
      ])
      return { ...toIdPage(rows, input.limit), ...counts }
    }),

  /** The checks of somebody. */
  marks: authedProcedure
    .meta(restGet('/users/:userId/marks', 'What was checked about somebody, and when', { errors: [404] }))
    .input(MarksQuery)
    .output(Marks)
    .query(async (call) => {
      const { ctx, input } = call
      const reader = readerOf(call)
      orNotFound(await findPerson(ctx.db, input.userId, reader.userId), 'people.notFound')
      return orNotFound(await findMarks(ctx.db, input.userId, reader, ctx.documentChecks), 'people.notFound')
    }),

  /** The checks of the people of a page, without those of a connected service. */
  peopleMarks: authedProcedure
    .input(PeopleMarksQuery)
    .output(PeopleMarks)
    .query(async (call) => {
      const found = await findPeopleMarks(call.ctx.db, [...new Set(call.input.userIds)], readerOf(call))
      return { items: [...found].map(([userId, marks]) => ({ userId, ...marks })) }
    }),

  /** The people about whom the caller may write, or has written. */
  pending: authedProcedure
    .meta(restList('/references/pending', 'About whom you may write, of the tours that ended lately'))
    .input(PendingQuery)
    .output(PendingPage)
    .query(async (call) => {
      const { limit, cursor, tourId } = call.input
      const after = decodeCursor(cursor, pendingCursor)
      const rows = await listPending(call.ctx.db, readerOf(call), { tourId, after, limit: limit + 1 })
      return toPage(rows, limit, cursorOf)
    }),

  /** The references that the caller has written. */
  mine: authedProcedure
    .meta(
      restList('/references', 'The references that you have written, newest first', { defaultInput: { limit: 50 } }),
    )
    .input(OwnReferenceQuery)
    .output(OwnReferencePage)
    .query(async (call) => {
      const { limit, cursor } = call.input
      const before = decodeCursor(cursor, IdCursor)
      return toIdPage(await listOwnReferences(call.ctx.db, readerOf(call), { before, limit: limit + 1 }), limit)
    }),

  /** Replies to a reference about the caller, once. */
  reply: limitedProcedure('references')
    .meta(restPost('/references/:referenceId/reply', 'Reply to a reference about you, once', { errors: [404, 409] }))
    .input(ReferenceReply)
    .output(Replied)
    .mutation(async (call) => {
      const { referenceId, text } = call.input
      const outcome = await replyToReference(call.ctx.db, readerOf(call), referenceId, text)
      if (outcome === 'missing') throw appError('NOT_FOUND', 'references.notFound')
      if (outcome === 'once') throw appError('CONFLICT', 'references.repliedOnce')
      return { reply: text }
    }),
})
