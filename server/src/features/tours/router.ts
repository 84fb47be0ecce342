import { indianDay, LAST_DAY } from '@saathi/shared/days'
import {
  FavoriteAnswer,
  JoinCheck,
  JoinedTour,
  JoiningChange,
  LeftTour,
  Removal,
  Seat,
  Tour,
  TourFacts,
  TourPage,
  TourPeople,
  TourPerson,
  TourQuery,
  TourRef,
} from '@saathi/shared/tours'
import * as z from 'zod/mini'
import type { Context, User } from '../../context.ts'
import { decodeCursor, toPage } from '../../db/queries/pagination.ts'
import { badInput, orNotFound, violates } from '../../errors.ts'
import { rawJsonPage } from '../../platform/raw-json.ts'
import { skipOutputValidation } from '../../platform/skip-output-validation.ts'
import { authedProcedure, limitedProcedure, mustBeSelf, router, TRPCError } from '../../trpc.ts'
import { findForeignUpload } from '../media/store.ts'
import { calendarOf } from './calendar.ts'
import { tourCursor } from './cursor.ts'
import { findTour, listTours } from './list.ts'
import {
  cancelTour,
  createTour,
  favoriteTours,
  isWithBlocked,
  joinTour,
  leaveTour,
  readmitPerson,
  removePerson,
  setJoining,
  toggleFavorite,
  tourPeople,
  updateTour,
} from './store.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()) })
const whole = async (call: Call, tourId: string) =>
  orNotFound(await findTour(call.ctx.db, tourId, readerOf(call)), 'tour')

/** The tour after a change, which whoever looks at it is told of. */
function changed(call: Call, tourId: string) {
  call.ctx.realtime.publishTourChange(tourId)
  call.ctx.mailer.wake()
  return whole(call, tourId)
}

const REFUSALS = {
  own: 'This is your own tour: hosts have their place anyway.',
  cancelled: 'This tour was cancelled.',
  ended: 'This tour is over.',
  closed: 'The host has closed this tour to new people.',
  removed: 'The host has removed you from this tour, so you cannot join it again.',
}

/** What the database decided, unless that was no. @throws TRPCError NOT_FOUND, CONFLICT */
function settled<T extends { outcome: string }>(decided: T): T {
  if (decided.outcome === 'missing') throw new TRPCError({ code: 'NOT_FOUND', message: 'No such tour.' })
  const refusal = REFUSALS[decided.outcome as keyof typeof REFUSALS]
  if (refusal) throw new TRPCError({ code: 'CONFLICT', message: refusal })
  return decided
}

/** A new or changed tour cannot lie in the past. */
function mustBeToCome(facts: TourFacts, today: string) {
  if (facts.travelDates.end < today) throw badInput('travelDates.end', 'A tour cannot end before today.')
}

/** Uploaded pictures of a tour must be its host's own. @throws TRPCError BAD_REQUEST */
async function mustBeOwnPictures({ db, user }: Call['ctx'], images: string[], field: string) {
  const foreign = await findForeignUpload(db, user._id, images)
  if (foreign !== null) throw badInput(`${field}.${images.indexOf(foreign)}`, 'Please upload this picture yourself.')
}

/** A write that names a package. @throws TRPCError BAD_REQUEST when there is none of that id, or it is withdrawn */
const withPackage = <T>(field: string, write: Promise<T>): Promise<T> =>
  write.catch((error) => {
    if (violates(error, 'tours_package_id_packages_id_fk')) throw badInput(field, 'There is no such package.')
    if (violates(error, 'tours_package_offered')) throw badInput(field, 'This package is no longer offered.')
    throw error
  })

export const toursRouter = router({
  list: authedProcedure
    .input(TourQuery)
    .output(skipOutputValidation(TourPage))
    .query(async (call) => {
      const { cursor, limit, ...listing } = call.input
      const after = decodeCursor(cursor, tourCursor(listing.sort))
      const rows = await listTours(call.ctx.db, { ...listing, reader: readerOf(call), after, limit: limit + 1 })
      const { items, nextCursor } = toPage(rows, limit, (json) => {
        const { _id, travelDates, price }: Tour = JSON.parse(json)
        return { key: listing.sort === 'soonest' ? travelDates.start : price, id: _id }
      })
      return rawJsonPage<Tour, { nextCursor: string | null }>(`[${items.join(',')}]`, { nextCursor })
    }),

  get: authedProcedure
    .input(TourRef)
    .output(skipOutputValidation(Tour))
    .query((call) => whole(call, call.input.tourId)),

  create: authedProcedure
    .input(TourFacts)
    .output(Tour)
    .mutation(async (call) => {
      mustBeToCome(call.input, readerOf(call).today)
      await mustBeOwnPictures(call.ctx, call.input.images, 'images')
      await call.ctx.limits.take('toursHosted', call.ctx.user._id)
      return whole(call, await withPackage('packageId', createTour(call.ctx.db, call.ctx.user._id, call.input)))
    }),

  update: limitedProcedure('tourChanges')
    .input(z.object({ tourId: TourRef.shape.tourId, tour: TourFacts }))
    .output(Tour)
    .mutation(async (call) => {
      const { tourId, tour } = call.input
      mustBeToCome(tour, readerOf(call).today)
      await mustBeOwnPictures(call.ctx, tour.images, 'tour.images')
      const update = updateTour(call.ctx.db, tourId, call.ctx.user._id, tour)
      const { outcome, taken } = settled(await withPackage('tour.packageId', update))
      if (outcome === 'too small') throw badInput('tour.capacity', `There are ${taken} people in this tour already.`)
      return changed(call, tourId)
    }),

  cancel: limitedProcedure('tourChanges')
    .input(TourRef)
    .output(Tour)
    .mutation(async (call) => {
      settled(await cancelTour(call.ctx.db, call.input.tourId, call.ctx.user._id, call.ctx.now()))
      return changed(call, call.input.tourId)
    }),

  join: limitedProcedure('seats')
    .input(Seat)
    .output(JoinedTour)
    .mutation(async (call) => {
      const { today, userId } = readerOf(call)
      mustBeSelf(call.ctx.user, call.input.userId)
      const { outcome, place } = settled(await joinTour(call.ctx.db, call.input.tourId, userId, today))
      const tour = await changed(call, call.input.tourId)
      if (outcome === 'joined') return { status: 'joined', place: null, message: 'Successfully joined the tour!', tour }
      return { status: 'waiting', place, message: `This tour is full: you are number ${place} in the queue.`, tour }
    }),

  /**
   * What to know before joining. Asked for one tour at a time and limited, since whoever blocks somebody must not be able
   * to look through all tours for them.
   */
  joinCheck: limitedProcedure('joinChecks')
    .input(TourRef)
    .output(JoinCheck)
    .query(async (call) => ({
      withBlocked: orNotFound(await isWithBlocked(call.ctx.db, call.input.tourId, readerOf(call)), 'tour'),
    })),

  leave: limitedProcedure('seats')
    .input(Seat)
    .output(LeftTour)
    .mutation(async (call) => {
      const { today, userId } = readerOf(call)
      mustBeSelf(call.ctx.user, call.input.userId)
      settled(await leaveTour(call.ctx.db, call.input.tourId, userId, today))
      return { message: 'Successfully left the tour!', tour: await changed(call, call.input.tourId) }
    }),

  /** Takes somebody's seat or place in the queue, for the host alone; they are told why. */
  remove: limitedProcedure('tourChanges')
    .input(Removal)
    .output(Tour)
    .mutation(async (call) => {
      const { today, userId: hostId } = readerOf(call)
      settled(await removePerson(call.ctx.db, { ...call.input, hostId, today }))
      return changed(call, call.input.tourId)
    }),

  /** Lets somebody join again whom the host has removed. */
  readmit: limitedProcedure('tourChanges')
    .input(TourPerson)
    .output(Tour)
    .mutation(async (call) => {
      const { tourId, userId } = call.input
      settled(await readmitPerson(call.ctx.db, tourId, call.ctx.user._id, userId))
      return changed(call, tourId)
    }),

  /** Closes a tour to new people, or opens it again, for the host alone. */
  setJoining: limitedProcedure('tourChanges')
    .input(JoiningChange)
    .output(Tour)
    .mutation(async (call) => {
      const { today, userId: hostId } = readerOf(call)
      settled(await setJoining(call.ctx.db, { ...call.input, hostId, at: call.ctx.now(), today }))
      return changed(call, call.input.tourId)
    }),

  /** Hearts a tour, or takes the heart back. */
  favorite: limitedProcedure('favorites')
    .input(TourRef)
    .output(FavoriteAnswer)
    .mutation(async ({ ctx, input }) => {
      const now = orNotFound(await toggleFavorite(ctx.db, ctx.user._id, input.tourId), 'tour')
      const message = now ? 'Tour added to favorites.' : 'Tour removed from favorites.'
      return { message, favoriteTours: await favoriteTours(ctx.db, ctx.user._id) }
    }),

  /** The tour for one's own calendar, as an .ics file. */
  calendar: authedProcedure
    .input(TourRef)
    .output(z.object({ file: z.string(), text: z.string() }))
    .query(async (call) => {
      const tour = await whole(call, call.input.tourId)
      if (tour.travelDates.end > LAST_DAY) throw badInput('tourId', 'This tour is too far off for a calendar.')
      const { publicUrl } = call.ctx.config
      const link = publicUrl ? `${publicUrl}/tours?tour=${tour._id}` : undefined
      return { file: `saathi-${tour.travelDates.start}.ics`, text: calendarOf(tour, link) }
    }),

  /** Who is in and who waits: for the host alone. */
  people: authedProcedure
    .input(TourRef)
    .output(TourPeople)
    .query(async ({ ctx, input }) => orNotFound(await tourPeople(ctx.db, input.tourId, ctx.user._id), 'tour')),
})
