import type { TripRequest } from '../trips/schema.ts'
import { partyOf } from './party.ts'
import type { DreamTrip } from './schema.ts'

type Chosen = { placeId: string; days: number | null; nights: number | null }

/** The trip to propose for a result of this form, so that it costs the same. */
export const toTripRequest = (
  trip: DreamTrip,
  { placeId, days, nights }: Chosen,
): Partial<TripRequest> & { placeId: string } => ({
  placeId,
  from: trip.starting_location,
  people: partyOf(trip).people,
  adults: trip.adults,
  childrenAges: trip.childrenAges,
  seniors: trip.seniors,
  easyWalking: trip.easyWalking,
  firstTimeInMountains: trip.firstTimeInMountains,
  by: trip.by,
  stay: trip.stay,
  days: days ?? undefined,
  startDate: trip.from,
  endDate: trip.to,
  when: trip.from === undefined ? trip.when : undefined,
  dayTrip: days === 1 ? nights === 0 : undefined,
  month: trip.month,
  type: trip.preference_type,
  budget: trip.budget,
  budgetIs: trip.budgetIs,
})
