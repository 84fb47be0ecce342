import {
  AnswerEnquiry,
  EnquiriesQuery,
  EnquiryChange,
  EnquiryItem,
  EnquiryPage,
  EnquiryRef,
} from '@saathi/shared/admin/enquiries'
import { MessageResponse } from '@saathi/shared/auth/schema'
import { decodeCursor, toPage } from '../../../db/queries/pagination.ts'
import { appError, orNotFound } from '../../../errors.ts'
import * as text from '../../../messages/en/contact.ts'
import { finishEnquiry } from '../../contact/queries/contact.ts'
import { pageProcedure } from '../procedures.ts'
import { EnquiryCursor } from './cursor.ts'
import { answerEnquiry, answeredEnquiries, changeEnquiry, findEnquiry, openEnquiries } from './queries/enquiries.ts'

const enquiryProcedure = pageProcedure('enquiries')

export const enquiryProcedures = {
  /** The messages of the contact form: open ones oldest first, answered ones newest first. */
  enquiries: enquiryProcedure
    .input(EnquiriesQuery)
    .output(EnquiryPage)
    .query(async ({ ctx, input: { state, q, cursor, limit } }) => {
      const query = { q, after: decodeCursor(cursor, EnquiryCursor), limit: limit + 1 }
      const rows = await (state === 'open' ? openEnquiries : answeredEnquiries)(ctx.db, query)
      return toPage(rows, limit, ({ answeredAt, _id }) => ({ answeredAt, id: _id }))
    }),

  /** Mails the answer and keeps it. Of two who answer at once, the second gets a CONFLICT. */
  answerEnquiry: enquiryProcedure
    .input(AnswerEnquiry)
    .output(EnquiryItem)
    .mutation(async ({ ctx, input }) => {
      const outcome = await answerEnquiry(ctx.db, { ...input, actor: ctx.actor, now: ctx.now() })
      if (outcome === 'already') throw appError('CONFLICT', 'enquiries.answered')
      ctx.mailer.wake()
      return orNotFound(await findEnquiry(ctx.db, input.enquiryId), 'enquiries.notFound')
    }),

  /** Marks an enquiry as answered that was answered elsewhere, or needs no answer. Of two at once, the second gets a CONFLICT. */
  finishEnquiry: enquiryProcedure
    .input(EnquiryRef)
    .output(EnquiryItem)
    .mutation(async ({ ctx, input: { enquiryId } }) => {
      const isFinished = await finishEnquiry(ctx.db, enquiryId, ctx.actor, ctx.now())
      const enquiry = orNotFound(await findEnquiry(ctx.db, enquiryId), 'enquiries.notFound')
      if (!isFinished) throw appError('CONFLICT', 'enquiries.answered')
      return enquiry
    }),

  /** Opens an answered enquiry again; its answer stays. */
  reopenEnquiry: enquiryProcedure
    .input(EnquiryChange)
    .output(EnquiryItem)
    .mutation(async ({ ctx, input }) => {
      await changeEnquiry(ctx.db, input, 'reopen', ctx.actor)
      return orNotFound(await findEnquiry(ctx.db, input.enquiryId), 'enquiries.notFound')
    }),

  removeEnquiry: enquiryProcedure
    .input(EnquiryChange)
    .output(MessageResponse)
    .mutation(async ({ ctx, input }) => {
      orNotFound((await changeEnquiry(ctx.db, input, 'remove', ctx.actor)) || null, 'enquiries.notFound')
      return { message: text.removed }
    }),
}
