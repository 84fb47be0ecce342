import { GUEST_QUESTIONS_MAX, OPEN_GUEST_QUESTIONS_MAX } from '@saathi/shared/tours/rules'
import { GuestQuestionAnswer, GuestQuestions, NewGuestQuestion, TourDays, TourRef } from '@saathi/shared/tours/schema'
import { appError, orNotFound } from '../../../errors.ts'
import { restGet, restPost } from '../../../rest-path.ts'
import { authedProcedure, limitedProcedure } from '../../../trpc.ts'
import { type Call, readerOf } from '../call.ts'
import { unwrapOutcome } from '../outcomes.ts'
import { findVisibleTourDays } from '../queries/days.ts'
import { answerGuest, askHost, listGuestQuestions } from '../queries/guest-questions.ts'
import { publishTourChange } from '../topics.ts'

const list = async ({ ctx }: Call, tourId: string) => ({
  items: orNotFound(await listGuestQuestions(ctx.db, tourId, ctx.user._id), 'tours.notFound'),
})

/** Tells host and asker, starts the mails, and returns the questions as the caller sees them. */
function publish(call: Call, tourId: string) {
  publishTourChange(call.ctx.realtime, tourId, { by: call.ctx.user._id })
  call.ctx.mailer.wake()
  return list(call, tourId)
}

/** What people outside of a tour see of its plan, and what they ask its host before they join. */
export const beforeJoiningProcedures = {
  /** The days of the host's plan in short, without what only members see. */
  days: authedProcedure
    .meta(restGet('/tours/:tourId/days', 'The days of a tour in short: the sights of each', { errors: [404] }))
    .input(TourRef)
    .output(TourDays)
    .query(async ({ ctx, input }) =>
      orNotFound(await findVisibleTourDays(ctx.db, input.tourId, ctx.user._id), 'tours.notFound'),
    ),

  /** For the host all questions, for others their own. */
  guestQuestions: authedProcedure
    .meta(
      restGet('/tours/:tourId/questions', 'Your questions to the host of a tour, or those to you', { errors: [404] }),
    )
    .input(TourRef)
    .output(GuestQuestions)
    .query((call) => list(call, call.input.tourId)),

  ask: limitedProcedure('guestQuestions')
    .meta(restPost('/tours/:tourId/questions', 'Ask the host of a tour before you join', { errors: [404, 409] }))
    .input(NewGuestQuestion)
    .output(GuestQuestions)
    .mutation(async (call) => {
      const { outcome } = unwrapOutcome(await askHost(call.ctx.db, { ...call.input, ...readerOf(call) }))
      if (outcome === 'joined') throw appError('CONFLICT', 'tours.askTheGroup')
      if (outcome === 'unanswered') throw appError('CONFLICT', 'tours.questionWaits')
      if (outcome === 'asked enough')
        throw appError('CONFLICT', 'tours.askedEnough', { params: { most: GUEST_QUESTIONS_MAX } })
      if (outcome === 'questions full')
        throw appError('CONFLICT', 'tours.questionsFull', { params: { most: OPEN_GUEST_QUESTIONS_MAX } })
      return publish(call, call.input.tourId)
    }),

  /** For the host: answers a question; the first answer stands. */
  answer: limitedProcedure('tourChanges')
    .meta(
      restPost('/tours/:tourId/questions/:questionId/answer', 'Answer a question about your tour', {
        errors: [404, 409],
      }),
    )
    .input(GuestQuestionAnswer)
    .output(GuestQuestions)
    .mutation(async (call) => {
      const { outcome } = unwrapOutcome(await answerGuest(call.ctx.db, { ...call.input, ...readerOf(call) }))
      if (outcome === 'question gone') throw appError('NOT_FOUND', 'tours.questionGone')
      if (outcome === 'answered') throw appError('CONFLICT', 'tours.questionAnswered')
      return publish(call, call.input.tourId)
    }),
}
