import { indianDay } from '@saathi/shared/lib/days'
import { TripCheckDraft, TripCheckRef, TripTick } from '@saathi/shared/trips/checks'
import { Journey, JourneyList } from '@saathi/shared/trips/journeys'
import {
  TourTrip,
  TourTripRef,
  Trip,
  TripAttachment,
  TripChanged,
  TripChangeSet,
  TripChanges,
  TripChangesQuery,
  TripDraft,
  TripList,
  TripRef,
  TripUpdate,
} from '@saathi/shared/trips/schema'
import * as z from 'zod/mini'
import type { Context, User } from '../../context.ts'
import { badInput, orNotFound } from '../../errors.ts'
import { asItems, restGet, restPost } from '../../rest-path.ts'
import { authedProcedure, limitedProcedure, router } from '../../trpc.ts'
import { publishGroupChange } from '../groups/topics.ts'
import { publishTourChange } from '../tours/topics.ts'
import { bookingsProcedures } from './bookings/router.ts'
import { copyingProcedures } from './copying/router.ts'
import { friendsProcedures } from './friends/router.ts'
import { assertOutcome, ERRORS } from './outcomes.ts'
import { placesProcedures } from './places/router.ts'
import { propose } from './proposal.ts'
import { publishingProcedures } from './publishing/router.ts'
import { listJourneys } from './queries/journeys.ts'
import { listTrips } from './queries/list.ts'
import { findTourOfTrip, requestForTour } from './queries/tour-trip.ts'
import { findChanges, findTrip } from './queries/trip.ts'
import { deleteLinks, moveFamilyLink } from './queries/trip-links.ts'
import {
  addCheck,
  attachTrip,
  changeTrip,
  createTrip,
  removeCheck,
  removeTrip,
  tickTrip,
  updateTrip,
} from './queries/trips.ts'
import { sharingProcedures } from './sharing/router.ts'
import { publishTripChange, tripTopic } from './topics.ts'
import { isKnownPlace, tripPlace } from './trip-place.ts'

type Call = { ctx: Context & { user: User } }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()), now: ctx.now() })

/** The trip as the caller sees it. @throws TRPCError NOT_FOUND */
const open = async (call: Call, tripId: string): Promise<Trip> =>
  orNotFound(await findTrip(call.ctx.db, tripId, readerOf(call)), 'trips.notFound')

const publish = ({ ctx }: Call, tripId: string) => publishTripChange(ctx.realtime, tripId)
/** The checklist is the caller's own. */
const publishToSelf = ({ ctx }: Call, tripId: string) => ctx.realtime.publishOwnChange(tripTopic, tripId, ctx.user._id)
/** Tells the members of a tour that its trip is another one now. */
const publishTour = ({ ctx }: Call, tourId: string | null | undefined) => {
  if (tourId) publishTourChange(ctx.realtime, tourId)
}

const Done = z.object({})

export const tripsRouter = router({
  ...sharingProcedures,
  ...friendsProcedures,
  ...copyingProcedures,
  ...placesProcedures,
  ...bookingsProcedures,
  ...publishingProcedures,

  list: authedProcedure
    .meta(
      restGet('/trips', 'Your trips and those of your tours, the next first', {
        as: asItems(TripList.shape.items._zod.def.element),
      }),
    )
    .output(TripList)
    .query(async (call) => ({ items: await listTrips(call.ctx.db, readerOf(call)) })),

  /** Tours hosted, joined, waited for and asked for, and trips without a tour. */
  journeys: authedProcedure
    .meta(
      restGet('/journeys', 'Everything that you plan, join, wait for or host: coming first, ended ones last', {
        as: asItems(Journey),
      }),
    )
    .output(JourneyList)
    .query(async (call) => ({ items: await listJourneys(call.ctx.db, readerOf(call)) })),

  get: authedProcedure
    .meta(restGet('/trips/:tripId', 'A trip: its days, highlights, daylight and your checklist', { errors: [404] }))
    .input(TripRef)
    .output(Trip)
    .query((call) => open(call, call.input.tripId)),

  /** The trip of a tour, for its members. */
  forTour: authedProcedure
    .meta(restGet('/tours/:tourId/trip', 'The trip of a tour, or what its host can make one from', { errors: [404] }))
    .input(TourTripRef)
    .output(TourTrip)
    .query(async (call) => {
      const tour = orNotFound(await findTourOfTrip(call.ctx.db, call.input.tourId, readerOf(call)), 'groups.notFound')
      const trip = tour.tripId === null ? null : await findTrip(call.ctx.db, tour.tripId, readerOf(call))
      call.ctx.realtime.shown(call.ctx.user._id, [call.input.tourId])
      const mayCreate = tour.isHost && tour.tripId === null && !tour.isCancelled
      return { trip, mayCreate, request: mayCreate ? requestForTour(tour, call.ctx.now()) : null }
    }),

  create: limitedProcedure('trips')
    .meta(restPost('/trips', 'Make a trip, with its days proposed from the facts of the place', { errors: [404, 409] }))
    .input(TripDraft)
    .output(Trip)
    .mutation(async (call) => {
      const { request, tourId, blank, key } = call.input
      if (!(request.places ?? [request.placeId]).every(isKnownPlace))
        throw badInput('request.placeId', 'trips.placeUnknown')
      const name = tripPlace(request.placeId).name
      const proposal = blank
        ? { dayCount: request.days, items: [], title: name }
        : propose(request, tourId, call.ctx.now())
      const { outcome, trip_id } = await createTrip(call.ctx.db, readerOf(call), {
        ...{ request, tourId, key, ...proposal },
        title: 'stops' in proposal ? proposal.title : name,
      })
      assertOutcome(outcome, 'created')
      publishTour(call, tourId)
      return open(call, trip_id)
    }),

  /** Applies changes of items, each unless somebody else has changed the item since. */
  change: limitedProcedure('tripChanges')
    .meta(
      restPost('/trips/:tripId/changes', 'Change items of a trip, each unless somebody else has since', {
        errors: [404, 409],
      }),
    )
    .input(TripChangeSet)
    .output(TripChanged)
    .mutation(async (call) => {
      const { tripId, version } = call.input
      const { outcome, rejected } = await changeTrip(call.ctx.db, readerOf(call), call.input)
      if (outcome === 'full') throw ERRORS['items full']()
      assertOutcome(outcome, 'changed')
      publish(call, tripId)
      const changes = await findChanges(call.ctx.db, tripId, version, readerOf(call))
      return { ...orNotFound(changes, 'trips.notFound'), rejected }
    }),

  /** The changes since a version, for a client that shows the trip. */
  changes: authedProcedure
    .meta(restGet('/trips/:tripId/changes', 'The items of a trip that were changed since a version', { errors: [404] }))
    .input(TripChangesQuery)
    .output(TripChanges)
    .query(async (call) => {
      const { tripId, after } = call.input
      return orNotFound(await findChanges(call.ctx.db, tripId, after, readerOf(call)), 'trips.notFound')
    }),

  update: limitedProcedure('tripChanges')
    .meta(restPost('/trips/:tripId/update', 'Change the title, dates or people of a trip', { errors: [404, 409] }))
    .input(TripUpdate)
    .output(Trip)
    .mutation(async (call) => {
      assertOutcome(await updateTrip(call.ctx.db, readerOf(call), call.input), 'updated')
      publish(call, call.input.tripId)
      // The group is told about other days.
      publishGroupChange(call.ctx.realtime, call.input.tripId, call.ctx.user._id)
      const trip = await open(call, call.input.tripId)
      await moveFamilyLink(call.ctx.db, trip, readerOf(call).today)
      return trip
    }),

  /** For the owner, who hosts the tour. */
  attach: limitedProcedure('tripChanges')
    .meta(
      restPost('/trips/:tripId/attach', 'Make your trip that of a tour you host, or of none', { errors: [404, 409] }),
    )
    .input(TripAttachment)
    .output(Trip)
    .mutation(async (call) => {
      const { tripId, tourId } = call.input
      const { outcome, former } = await attachTrip(call.ctx.db, readerOf(call), call.input)
      assertOutcome(outcome, 'attached')
      publish(call, tripId)
      for (const changed of [former, tourId]) publishTour(call, changed)
      return open(call, tripId)
    }),

  /** For the owner. */
  remove: limitedProcedure('tripChanges')
    .meta(restPost('/trips/:tripId/remove', 'Delete your trip', { errors: [404] }))
    .input(TripRef)
    .output(Done)
    .mutation(async (call) => {
      const { tripId } = call.input
      const { tour } = await open(call, tripId)
      if (!(await removeTrip(call.ctx.db, readerOf(call), tripId))) throw ERRORS.missing()
      await deleteLinks(call.ctx.db, call.ctx.user._id, tripId)
      publishTour(call, tour?._id)
      return {}
    }),

  /** Ticks a check of the caller's checklist, or takes that back. */
  tick: limitedProcedure('tripChanges')
    .meta(
      restPost('/trips/:tripId/checks/:itemId/tick', 'Tick a line of your checklist, or take that back', {
        errors: [404],
      }),
    )
    .input(TripTick)
    .output(Done)
    .mutation(async (call) => {
      const { tripId, itemId } = call.input
      const { checklist } = await open(call, tripId)
      const isKnown = checklist.some(({ id }) => id === itemId)
      if (!isKnown || !(await tickTrip(call.ctx.db, readerOf(call), call.input))) throw ERRORS.missing()
      publishToSelf(call, tripId)
      return {}
    }),

  addCheck: limitedProcedure('tripChanges')
    .meta(restPost('/trips/:tripId/checks', 'Add a line to your checklist of a trip', { errors: [404, 409] }))
    .input(TripCheckDraft)
    .output(Done)
    .mutation(async (call) => {
      const outcome = await addCheck(call.ctx.db, readerOf(call), call.input)
      assertOutcome(outcome === 'full' ? 'checks full' : outcome, 'added')
      publishToSelf(call, call.input.tripId)
      return {}
    }),

  removeCheck: limitedProcedure('tripChanges')
    .meta(restPost('/trips/:tripId/checks/:itemId/remove', 'Remove a line that you have added', { errors: [404] }))
    .input(TripCheckRef)
    .output(Done)
    .mutation(async (call) => {
      if (!(await removeCheck(call.ctx.db, readerOf(call), call.input))) throw ERRORS.missing()
      publishToSelf(call, call.input.tripId)
      return {}
    }),
})
