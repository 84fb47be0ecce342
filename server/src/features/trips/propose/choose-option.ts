import { addDays } from '@saathi/shared/lib/days'
import { DREAM_TRIP_DEFAULTS, GROUP_SIZES } from '@saathi/shared/recommend/schema'
import type { TripRequest } from '@saathi/shared/trips/schema'
import { referenceOption } from '../../destinations/reference-trip.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { isStartingCity } from '../../recommend/facts/distance.ts'
import { type ParsedTrip, parseTrip } from '../../recommend/parsed-trip.ts'
import { offerForPlace } from '../../recommend/rank/shortlist.ts'
import { offerForDays, type TravelOption } from '../../recommend/rank/travel-option.ts'
import { daysOfTravel } from '../../recommend/travel/time-away.ts'
import type { Draft } from './draft.ts'

/** The journey and stay of a trip, and what they were chosen for: the bill follows from both. */
export type Chosen = {
  trip: ParsedTrip
  option: TravelOption
  /** It costs more than the budget that was named. */
  isOver?: boolean
  /** The days with meals at a stop of a route, which shares those of arrival and leaving with others. */
  eaten?: number
  /** At a stop of a route: the items before it, and whether one goes on from it. */
  onRoute?: { before: readonly Draft[]; goesOn: boolean }
}

/**
 * The journey and stay that the recommender chooses within the budget; without a budget those of the destination page.
 * Null when no way leads from the city to the place, or it is the city itself.
 */
export function chooseOption(dataset: Dataset, place: Destination, request: TripRequest, now: Date): Chosen | null {
  const { from, startDate, endDate, days } = request
  if (isStartingCity(place, from)) return null
  if (startDate === undefined) return findOption(dataset, tripFor(place, request, now, null), place, request)
  if (endDate !== undefined) return findOption(dataset, tripFor(place, request, now, endDate), place, request)
  // The last day depends on the journey, whose fare depends on the dates: the days of the first choice decide.
  const last = addDays(startDate, days - 1)
  const first = findOption(dataset, tripFor(place, request, now, last), place, request)
  if (!first) return null
  const away = first.option.nights === 0 ? 0 : daysOfTravel(first.option.journey)
  if (away === 0) return first
  return findOption(dataset, tripFor(place, request, now, addDays(last, away)), place, request)
}

/** The request as the recommender reads it, for dates that end on `last`, or none. */
function tripFor(place: Destination, request: TripRequest, now: Date, last: string | null): ParsedTrip {
  const { from, people, startDate, endDate, month, when, type, budget, budgetIs } = request
  const size = request.adults === undefined ? GROUP_SIZES.find((each) => Number(each) === people) : undefined
  const { childrenAges = [], seniors, easyWalking, firstTimeInMountains, by, stay } = request
  const trip = parseTrip(
    {
      budget: budget ?? DREAM_TRIP_DEFAULTS.budget,
      starting_location: from,
      group_size: size ?? '10',
      ...(size === undefined && { adults: Math.max(1, people - childrenAges.length) }),
      childrenAges,
      ...(seniors !== undefined && { seniors }),
      ...(easyWalking !== undefined && { easyWalking }),
      ...(firstTimeInMountains !== undefined && { firstTimeInMountains }),
      ...(by !== undefined && { by }),
      ...(stay !== undefined && { stay }),
      preference_type: type ?? place.types[0] ?? 'historical',
      ...(month !== undefined && { month }),
      ...(startDate === undefined && when !== undefined && { when }),
      ...(startDate !== undefined && last !== null && { from: startDate, to: last }),
    },
    now,
  )
  const isPerHead = budgetIs === 'person'
  // A first day alone says nothing of the last one.
  const dates = startDate !== undefined && endDate === undefined ? { maxDays: null, calendar: null } : {}
  return { ...trip, budget: trip.budget * (isPerHead ? people : 1), perHead: isPerHead, ...dates }
}

function findOption(dataset: Dataset, trip: ParsedTrip, place: Destination, request: TripRequest): Chosen | null {
  const { days, budget, dayTrip } = request
  if (budget === undefined) {
    const option = referenceOption(dataset, place, { ...trip, days })
    return option && { trip, option }
  }
  // A form that names no days gets the shortest good stay, or as many days as its dates hold; one that names one, a day trip.
  // The days of the journey may have been asked for besides those at the place.
  const more = [days, days + 1, days + 2]
  const asked = days === 1 ? (dayTrip === false ? [trip.maxDays, ...more] : [1, trip.maxDays]) : [trip.maxDays, ...more]
  for (const maxDays of asked) {
    const offer = offerForPlace(dataset, { ...trip, maxDays }, place)
    if (offer?.option.days === days && (dayTrip !== false || offer.option.nights > 0))
      return withinOrOver(trip, offer.option)
  }
  const offer =
    offerForDays(dataset, trip, place, days) ?? offerForDays(dataset, { ...trip, calendar: null }, place, days)
  return offer && withinOrOver(trip, offer.option)
}

const withinOrOver = (trip: ParsedTrip, option: TravelOption): Chosen => ({
  ...{ trip, option },
  isOver: !trip.open && option.total > trip.budget,
})
