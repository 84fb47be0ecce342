import { indianDay } from '@saathi/shared/lib/days'
import { SetTripPlaces, TripPlaces, TripPlacesQuery, TripPlacesSet } from '@saathi/shared/trips/set-places'
import type { Context, User } from '../../../context.ts'
import { appError, badInput, orNotFound } from '../../../errors.ts'
import { restPost } from '../../../rest-path.ts'
import { authedProcedure, limitedProcedure } from '../../../trpc.ts'
import { publishGroupChange } from '../../groups/topics.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { assertOutcome, ERRORS } from '../outcomes.ts'
import type { NoRoute } from '../propose/propose-route.ts'
import { findPlan, setTripPlaces } from '../queries/places.ts'
import { findTrip } from '../queries/trip.ts'
import { refused } from '../refused.ts'
import { publishTripChange } from '../topics.ts'
import { isKnownPlace } from '../trip-place.ts'
import { type ChangedPlaces, changePlaces } from './change-places.ts'
import { searchOf } from './propose-stops.ts'
import { weighPlaces } from './weigh-places.ts'

type Call = { ctx: Context & { user: User }; input: TripPlacesQuery }
const readerOf = ({ ctx }: Call) => ({ userId: ctx.user._id, today: indianDay(ctx.now()), now: ctx.now() })

/** A change of anything else meanwhile is made good by reading the trip again. */
const ATTEMPTS = 3

/** @throws TRPCError unless the caller may give the trip these places */
async function planFor(call: Call) {
  const found = orNotFound(await findPlan(call.ctx.db, call.input.tripId, readerOf(call)), 'trips.notFound')
  if (found.right === 'read') throw ERRORS.forbidden()
  // Who joined the tour of a single place did so for that place.
  if (found.isOfTour && found.plan.stops === null) throw appError('CONFLICT', 'trips.tourHasPlace')
  if (!call.input.places.every(({ id }) => isKnownPlace(id))) throw badInput('places', 'trips.placeUnknown')
  return found
}

/** Why a trip cannot go to these places. */
function problemOf(found: NoRoute | { full: true }) {
  if ('full' in found) return ERRORS['items full']()
  if ('refusal' in found) return refused(found.refusal, 'places')
  return appError('BAD_REQUEST', 'trips.noRoute', { field: 'places', params: { problem: found.problem } })
}

/** The places of a trip, changed after it was made. */
export const placesProcedures = {
  /** What a trip becomes with these places, and which could be added. */
  weighPlaces: authedProcedure
    .input(TripPlacesQuery)
    .output(TripPlaces)
    .query(async (call) => {
      const { plan } = await planFor(call)
      const { today, now } = readerOf(call)
      const { places } = call.input
      return call.ctx.costlyWork.recommendations.run(() =>
        weighPlaces(searchOf(loadDataset(), plan, places, now), plan, places, {
          today,
          problemOf: (found) => problemOf(found).message,
        }),
      )
    }),

  setPlaces: limitedProcedure('tripChanges')
    .meta(restPost('/trips/:tripId/places', 'Give a trip other places, their order and nights', { errors: [404, 409] }))
    .input(SetTripPlaces)
    .output(TripPlacesSet)
    .mutation(async (call) => {
      const { tripId, places, version, days = [], key } = call.input
      const writer = readerOf(call)
      const { db } = call.ctx
      const wished = new Map(days.map(({ itemId, day }) => [itemId.toLowerCase(), day]))
      const change = async (left: number): Promise<ChangedPlaces> => {
        const { plan, version: readVersion } = await planFor(call)
        const changed = await call.ctx.costlyWork.recommendations.run(() =>
          changePlaces(searchOf(loadDataset(), plan, places, writer.now), plan, places, {
            today: writer.today,
            wished,
          }),
        )
        if (!('proposed' in changed)) throw problemOf(changed)
        const outcome = await setTripPlaces(db, writer, { tripId, key, knownVersion: version, readVersion, changed })
        if (outcome === 'again' && left > 1) return change(left - 1)
        assertOutcome(outcome === 'again' ? 'stale' : outcome, 'set')
        return changed
      }
      const { moved } = await change(ATTEMPTS)
      publishTripChange(call.ctx.realtime, tripId)
      publishGroupChange(call.ctx.realtime, tripId, writer.userId)
      return { trip: orNotFound(await findTrip(db, tripId, writer), 'trips.notFound'), moved }
    }),
}
