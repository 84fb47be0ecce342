import { randomUUID } from 'node:crypto'
import { indianDay } from '@saathi/shared/lib/days'
import {
  isOver,
  PublicTrip,
  PublicTripAnswer,
  PublicTripDraft,
  PublicTripRef,
  TripPublication,
} from '@saathi/shared/trips/public-trips'
import { TripRef } from '@saathi/shared/trips/schema'
import * as z from 'zod/mini'
import type { Context, User } from '../../../context.ts'
import { appError, orNotFound } from '../../../errors.ts'
import { authedProcedure, limitedProcedure, optionalUserProcedure } from '../../../trpc.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import {
  answerPublishing,
  findPublication,
  findPublicTrip,
  findTripOfPage,
  publishTrip,
  unpublishTrip,
} from '../queries/public-trips.ts'
import { findTrip } from '../queries/trip.ts'
import { publishTripChange } from '../topics.ts'
import { publicView, toContent } from './public-view.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()), now: ctx.now() })

const ERRORS = {
  missing: () => appError('NOT_FOUND', 'trips.notFound'),
  tour: () => appError('CONFLICT', 'trips.publicTour'),
  early: () => appError('CONFLICT', 'trips.publicEarly'),
  hidden: () => appError('CONFLICT', 'trips.publicHidden'),
}

async function findState(call: Call, tripId: string): Promise<TripPublication> {
  const reader = readerOf(call)
  const trip = orNotFound(await findTrip(call.ctx.db, tripId, reader), 'trips.notFound')
  return {
    mayPublish: trip.mine && trip.tour === null && isOver(trip, reader.today),
    page: await findPublication(call.ctx.db, tripId, reader),
  }
}

/** The public page of a trip that is over, for which its owner asks and to which all friends who change the trip agree. */
export const publishingProcedures = {
  /** Whether a trip has a public page, for its owner and friends who change it. */
  publication: authedProcedure
    .input(TripRef)
    .output(TripPublication)
    .query((call) => findState(call, call.input.tripId)),

  /**
   * For the owner: makes the page of what the trip has now, in place of the one before, with another address. It is public once all
   * friends who change the trip have agreed to it.
   */
  publish: limitedProcedure('tripLinks')
    .input(PublicTripDraft)
    .output(TripPublication)
    .mutation(async (call) => {
      const { db, realtime } = call.ctx
      const { tripId, firstName, indexed } = call.input
      const reader = readerOf(call)
      const trip = orNotFound(await findTrip(db, tripId, reader), 'trips.notFound')
      if (!trip.mine) throw ERRORS.missing()
      const content = toContent(trip)
      if (!content.items.some(({ kind }) => kind === 'visit')) throw appError('CONFLICT', 'trips.publicEmpty')
      const page = { tripId, publicId: randomUUID(), firstName, indexed, content }
      const outcome = await publishTrip(db, reader, page)
      if (outcome !== 'published') throw ERRORS[outcome]()
      publishTripChange(realtime, tripId)
      return findState(call, tripId)
    }),

  /** For the owner: the page is gone at once. */
  unpublish: limitedProcedure('tripLinks')
    .input(TripRef)
    .output(z.object({}))
    .mutation(async (call) => {
      const { tripId } = call.input
      if (!(await unpublishTrip(call.ctx.db, readerOf(call), tripId))) throw ERRORS.missing()
      publishTripChange(call.ctx.realtime, tripId)
      return {}
    }),

  /** For a friend who changes the trip: agrees to its page, or declines, also later. Then the page is gone at once. */
  answerPublishing: limitedProcedure('tripChanges')
    .input(PublicTripAnswer)
    .output(z.object({}))
    .mutation(async (call) => {
      const { publicId, agree } = call.input
      const outcome = await answerPublishing(call.ctx.db, readerOf(call), publicId, agree)
      if (outcome === 'missing') throw appError('NOT_FOUND', 'trips.publicGone')
      const tripId = await findTripOfPage(call.ctx.db, publicId)
      if (tripId) publishTripChange(call.ctx.realtime, tripId)
      return {}
    }),

  /** The public page of a trip, without a log-in. Unknown pages, and those that are not public, are NOT_FOUND alike. */
  published: optionalUserProcedure
    .input(PublicTripRef)
    .output(PublicTrip)
    .query(async ({ ctx, input }) => {
      await ctx.limits.take('sharedTrips', ctx.ip)
      const userId = (await ctx.caller.user())?._id ?? null
      const found = await findPublicTrip(ctx.db, input.publicId, { userId, today: indianDay(ctx.now()) })
      const { ownerId, tripId: _, ...page } = orNotFound(found, 'trips.publicGone')
      return publicView(loadDataset(), { ...page, mine: ownerId === userId })
    }),
}
