import { indianDay } from '@saathi/shared/lib/days'
import type { Context, User } from '../../context.ts'
import type { CountKind } from '../../db/schema/numbers.ts'
import { orNotFound } from '../../errors.ts'
import { countsOf } from '../../platform/counts.ts'
import { publishGroupChange } from '../groups/topics.ts'
import { findTour } from './queries/list.ts'
import { publishTourChange } from './topics.ts'

export type Call = { ctx: Context & { user: User } }
/** The reader, and today in India. */
export const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()) })
/** A tour as the caller may see it. @throws TRPCError NOT_FOUND */
export const getTour = async (call: Call, tourId: string, hasLeft = false) => {
  const tour = orNotFound(await findTour(call.ctx.db, tourId, readerOf(call), hasLeft), 'tours.notFound')
  call.ctx.realtime.shown(call.ctx.user._id, [tourId])
  return tour
}

/** Counts what happened, for the operator's numbers. */
export const count = ({ ctx }: Call, kind: CountKind) => countsOf(ctx.db).add(kind, ctx.now())

/** Publishes a change of a tour and its group, starts its mails, and returns the tour. */
export function publishChange(call: Call, tourId: string, hasLeft = false) {
  publishTourChange(call.ctx.realtime, tourId, { by: call.ctx.user._id })
  publishGroupChange(call.ctx.realtime, tourId, call.ctx.user._id)
  call.ctx.mailer.wake()
  return getTour(call, tourId, hasLeft)
}
