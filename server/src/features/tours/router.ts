import { indianDay, LAST_DAY } from '@saathi/shared/lib/days'
import {
  FavoriteAnswer,
  JoinCheck,
  JoinedTour,
  JoinRequest,
  LeaveRequest,
  LeftTour,
  SharedTour,
  Tour,
  TourCount,
  TourFacts,
  TourFilters,
  TourPage,
  TourQuery,
  TourRef,
} from '@saathi/shared/tours/schema'
import * as z from 'zod/mini'
import { decodeCursor, toPage } from '../../db/queries/pagination.ts'
import { appError, badInput, orNotFound, violates } from '../../errors.ts'
import * as text from '../../messages/en/tours.ts'
import { rawJsonPage } from '../../platform/raw-json.ts'
import { skipOutputValidation } from '../../platform/skip-output-validation.ts'
import { restList, restPost } from '../../rest-path.ts'
import { authedProcedure, limitedProcedure, mustBeSelf, optionalUserProcedure, router } from '../../trpc.ts'
import { placeIdOf } from '../destinations/place-ids.ts'
import { findForeignUpload } from '../media/queries/media.ts'
import { beforeJoiningProcedures } from './before-joining/router.ts'
import { calendarOf } from './calendar.ts'
import { type Call, count, getTour, publishChange, readerOf } from './call.ts'
import { tourCursor } from './cursor.ts'
import { hostProcedures } from './host/router.ts'
import { unwrapOutcome } from './outcomes.ts'
import { findTourDays } from './queries/days.ts'
import { countTours, listTours, tourIdIn } from './queries/list.ts'
import { findSharedTour } from './queries/shared.ts'
import {
  cancelTour,
  createTour,
  favoriteTours,
  findCalendarVersion,
  isWithBlocked,
  joinTour,
  leaveTour,
  toggleFavorite,
  updateTour,
} from './queries/tours.ts'

/** Maps errors of a tour for one gender. @throws TRPCError BAD_REQUEST if the host has said no gender, or it is public */
const withGender = <T>(at: string, write: Promise<T>): Promise<T> =>
  write.catch((error) => {
    if (violates(error, 'tours_only_gender')) throw badInput(`${at}sameGenderOnly`, 'tours.genderNotSaid')
    if (violates(error, 'tours_one_gender_not_public')) throw badInput(`${at}isPublic`, 'tours.oneGenderPublic')
    throw error
  })

/** Rejects a tour that ended before today. @throws TRPCError BAD_REQUEST */
function assertNotPast(facts: TourFacts, today: string) {
  if (facts.travelDates.end < today) throw badInput('travelDates.end', 'tours.endsInPast')
}

/** Rejects pictures that another user has uploaded. @throws TRPCError BAD_REQUEST */
async function assertOwnPictures({ db, user }: Call['ctx'], images: string[], field: string) {
  const foreign = await findForeignUpload(db, user._id, images)
  if (foreign !== null) throw badInput(`${field}.${images.indexOf(foreign)}`, 'tours.pictureNotYours')
}

/** Maps errors of a write with a package id. @throws TRPCError BAD_REQUEST if the package is unknown or withdrawn */
const withPackage = <T>(field: string, write: Promise<T>): Promise<T> =>
  write.catch((error) => {
    if (violates(error, 'tours_package_id_packages_id_fk')) throw badInput(field, 'tours.packageUnknown')
    if (violates(error, 'tours_package_offered')) throw badInput(field, 'tours.packageWithdrawn')
    throw error
  })

export const toursRouter = router({
  list: authedProcedure
    .meta({
      ...restList('/tours', 'Group tours: to come soonest first, then past latest first', {
        defaultInput: { limit: 100, participants: 100 },
      }),
      beforeConsent: true,
    })
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
      call.ctx.realtime.shown(call.ctx.user._id, items.map(tourIdIn))
      return rawJsonPage<Tour, { nextCursor: string | null }>(`[${items.join(',')}]`, { nextCursor })
    }),

  /** The number of tours that `list` has with these filters, for the filter sheet. */
  count: authedProcedure
    .input(TourFilters)
    .output(TourCount)
    .query((call) => countTours(call.ctx.db, call.input, readerOf(call))),

  get: authedProcedure
    .input(TourRef)
    .output(skipOutputValidation(Tour))
    .query((call) => getTour(call, call.input.tourId)),

  /** A public tour, for people who are not signed in. All tours that they may not see are NOT_FOUND alike. */
  shared: optionalUserProcedure
    .input(TourRef)
    .output(SharedTour)
    .query(async ({ ctx, input }) => {
      const reader = (await ctx.caller.user())?._id ?? null
      const tour = await findSharedTour(ctx.db, input.tourId, { reader, today: indianDay(ctx.now()) })
      return { ...orNotFound(tour, 'tours.notFound'), ...(await findTourDays(ctx.db, input.tourId)) }
    }),

  create: authedProcedure
    .input(TourFacts)
    .output(Tour)
    .mutation(async (call) => {
      assertNotPast(call.input, readerOf(call).today)
      await assertOwnPictures(call.ctx, call.input.images, 'images')
      await call.ctx.limits.take('toursHosted', call.ctx.user._id)
      const create = createTour(call.ctx.db, call.ctx.user._id, call.input, placeIdOf(call.input.destination))
      const tourId = await withPackage('packageId', withGender('', create))
      count(call, 'tours')
      return getTour(call, tourId)
    }),

  update: limitedProcedure('tourChanges')
    .input(z.object({ tourId: TourRef.shape.tourId, tour: TourFacts }))
    .output(Tour)
    .mutation(async (call) => {
      const { tourId, tour } = call.input
      assertNotPast(tour, readerOf(call).today)
      await assertOwnPictures(call.ctx, tour.images, 'tour.images')
      const update = updateTour(call.ctx.db, tourId, call.ctx.user._id, tour, placeIdOf(tour.destination))
      const { outcome, taken } = unwrapOutcome(await withPackage('tour.packageId', update))
      if (outcome === 'no gender') throw badInput('tour.sameGenderOnly', 'tours.genderNotSaid')
      if (outcome === 'public') throw badInput('tour.isPublic', 'tours.oneGenderPublic')
      if (outcome === 'too small' && taken !== null)
        throw appError('BAD_REQUEST', 'tours.tooFewSeats', { field: 'tour.capacity', params: { taken } })
      return publishChange(call, tourId)
    }),

  cancel: limitedProcedure('tourChanges')
    .input(TourRef)
    .output(Tour)
    .mutation(async (call) => {
      unwrapOutcome(await cancelTour(call.ctx.db, call.input.tourId, call.ctx.user._id, call.ctx.now()))
      return publishChange(call, call.input.tourId)
    }),

  join: limitedProcedure('seats')
    .meta({
      ...restPost('/tours/:tourId/join', 'Join a tour, or the queue of a full one, or ask its host', {
        errors: [404, 409],
      }),
      beforeConsent: true,
    })
    .input(JoinRequest)
    .output(JoinedTour)
    .mutation(async (call) => {
      const { today, userId } = readerOf(call)
      mustBeSelf(call.ctx.user, call.input.userId)
      const { tourId, hello } = call.input
      const answers = hello ? [...call.input.answers, { question: '', answer: hello }] : call.input.answers
      const { outcome, place, unanswered } = unwrapOutcome(await joinTour(call.ctx.db, tourId, userId, today, answers))
      if (outcome === 'unanswered') throw badInput(`answers.${unanswered}`, 'tours.questionUnanswered')
      if (outcome === 'joined') count(call, 'seatsTaken')
      const tour = await publishChange(call, call.input.tourId)
      if (outcome === 'requested')
        return { status: 'requested', place: null, message: text.requested(tour.creatorId.name), tour }
      if (place === null) return { status: 'joined', place: null, message: text.joined, tour }
      return { status: 'waiting', place, message: text.queued(place), tour }
    }),

  /**
   * What to know before joining. It is rate-limited and for one tour at a time, so that a blocker cannot search all
   * tours for the blocked user.
   */
  joinCheck: limitedProcedure('joinChecks')
    .input(TourRef)
    .output(JoinCheck)
    .query(async (call) => ({
      withBlocked: orNotFound(await isWithBlocked(call.ctx.db, call.input.tourId, readerOf(call)), 'tours.notFound'),
    })),

  leave: limitedProcedure('seats')
    .meta({
      ...restPost('/tours/:tourId/leave', 'Leave a tour, or its queue, or take back a request', { errors: [404, 409] }),
      beforeConsent: true,
    })
    .input(LeaveRequest)
    .output(LeftTour)
    .mutation(async (call) => {
      const { today, userId } = readerOf(call)
      mustBeSelf(call.ctx.user, call.input.userId)
      const { outcome } = unwrapOutcome(
        await leaveTour(call.ctx.db, call.input.tourId, userId, today, call.input.quiet),
      )
      if (outcome === 'left') count(call, 'seatsGivenUp')
      const message = outcome === 'withdrawn' ? text.withdrawn : text.left
      return { message, tour: await publishChange(call, call.input.tourId, true) }
    }),

  /** Adds a tour to the favorites, or removes it. */
  favorite: limitedProcedure('favorites')
    .meta({
      ...restPost('/users/favorite-tours', 'Favorite a tour, or take that back', { errors: [404] }),
      beforeConsent: true,
    })
    .input(TourRef)
    .output(FavoriteAnswer)
    .mutation(async ({ ctx, input }) => {
      const isFavorite = orNotFound(await toggleFavorite(ctx.db, ctx.user._id, input.tourId), 'tours.notFound')
      const message = isFavorite ? text.favorited : text.unfavorited
      return { message, favoriteTours: await favoriteTours(ctx.db, ctx.user._id) }
    }),

  /** The tour as an .ics file. */
  calendar: authedProcedure
    .input(TourRef)
    .output(z.object({ file: z.string(), text: z.string() }))
    .query(async (call) => {
      const tour = await getTour(call, call.input.tourId)
      if (tour.travelDates.end > LAST_DAY) throw badInput('tourId', 'tours.tooFarOff')
      const { db, config, now } = call.ctx
      const event = { ...tour, calendarVersion: await findCalendarVersion(db, tour._id) }
      return { file: `saathi-${tour.travelDates.start}.ics`, text: calendarOf(event, config.publicUrl, now()) }
    }),

  ...hostProcedures,
  ...beforeJoiningProcedures,
})
