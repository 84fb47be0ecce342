import { costLinesFor, tiersFor } from './cost.ts'
import { type Line, type PriceRange, sumOf } from './cost-lines.ts'
import type { Dataset, Destination, Tier } from './dataset.ts'
import { isStartingCity } from './distance.ts'
import { type Choice, chooseMode } from './mode.ts'
import { isShut } from './season.ts'
import { type Journey, nightsFor, type Ways, waysFor } from './travel.ts'
import type { Trip } from './trip.ts'

/** A place with a length of stay, a stay tier, a journey and its costs. */
export type TravelOption = {
  place: Destination
  days: number
  nights: number
  tier: Tier
  journey: Journey
  /** The other journeys: a cheaper sensible one, by air, by rail. */
  others: Pick<Choice, 'cheaper' | 'air' | 'rail'>
  lines: Line[]
  total: PriceRange
}

/** A place with the option that is offered for it, and its lowest total in rupees. */
export type Offer = { place: Destination; option: TravelOption; fits: boolean; overBy: number; leastTotal: number }

/**
 * With `1,00,000+` nothing is over the budget. The offered option still aims at up to this many times 1,00,000, so that
 * a large group is not shown the most expensive stay.
 */
const OPEN_BUDGET_FACTOR = 1.5

export const effectiveBudget = ({ open, budget }: Trip): number => (open ? OPEN_BUDGET_FACTOR * budget : budget)

/** A stay shorter than half of the shortest good one is no visit. */
const isTooShort = (place: Destination, maxDays: number | null): boolean =>
  maxDays !== null && maxDays < place.ideal_days[0] / 2

const DAY_TRIP_KM = 300

/** The stays to try, longest first: the shortest good one, or as many days as were asked for and do the place good. */
function stayLengths(place: Destination, { from, maxDays }: Trip): number[] {
  const longest = place.ideal_days[1]
  // One day is enough only for places within reach of a day trip.
  const shortest =
    place.gc_km[from] > DAY_TRIP_KM ? Math.min(Math.max(place.ideal_days[0], 2), longest) : place.ideal_days[0]
  if (maxDays === null) return [shortest]
  const most = Math.min(maxDays, longest)
  const least = Math.min(maxDays, shortest)
  return Array.from({ length: most - least + 1 }, (_, i) => most - i)
}

/** The options for a stay of `days` in each tier, by the preferred and by a cheaper journey. */
function travelOptionsFor(
  dataset: Dataset,
  trip: Trip,
  place: Destination,
  days: number,
  tiers: Tier[],
): TravelOption[] {
  const { from, people, type, when } = trip
  let ways: Ways | undefined
  return tiers.flatMap((tier) => {
    const leg = { dataset, place, days, from, party: { people, tier }, when }
    // The dorm tier uses the journeys of the budget tier.
    if (tier !== 'dorm' || !ways) ways = waysFor(leg)
    const { preferred, ...others } = chooseMode(leg, ways)
    return [preferred, others.cheaper].flatMap((journey): TravelOption[] => {
      if (!journey) return []
      const nights = nightsFor(journey, days)
      const lines = costLinesFor({ dataset, place, type, month: when.month, people, tier, days, nights }, journey)
      return [{ place, days, nights, tier, journey, others, lines, total: sumOf(lines) }]
    })
  })
}

/** The stay tiers of a trip, most expensive first; no dorms for the open budget. */
const tiersOf = (place: Destination, { people, open }: Trip): Tier[] =>
  tiersFor(place, people).filter((tier) => !(open && tier === 'dorm'))

const cheapestOf = (options: TravelOption[]): TravelOption =>
  options.reduce((least, option) => (option.total.typical < least.total.typical ? option : least))

/** The offer for a place: the first option within the budget (longest stay, then best tier), else the cheapest. */
export function offerFor(dataset: Dataset, trip: Trip, place: Destination): Offer {
  const options = stayLengths(place, trip).flatMap((days) =>
    travelOptionsFor(dataset, trip, place, days, tiersOf(place, trip)),
  )
  const cheapest = cheapestOf(options)
  const option = options.find(({ total }) => total.typical <= effectiveBudget(trip)) ?? cheapest
  const overBy = trip.open ? 0 : Math.max(0, option.total.typical - trip.budget)
  return { place, option, fits: overBy === 0, overBy, leastTotal: cheapest.total.typical }
}

/** Whether the plainest stay of the shortest good length is within the budget: a quick look before a whole offer. */
export function couldFit(dataset: Dataset, trip: Trip, place: Destination): boolean {
  if (trip.open) return true
  const days = stayLengths(place, trip).at(-1) ?? 1
  const plainest = travelOptionsFor(dataset, trip, place, days, tiersOf(place, trip).slice(-1))
  return cheapestOf(plainest).total.typical <= effectiveBudget(trip)
}

/** The places of the asked type that are open, are not the start city and suit the number of days. */
export function placesFor({ destinations }: Dataset, { type, from, maxDays, when }: Trip): Destination[] {
  return destinations.filter(
    (place) =>
      place.types.includes(type) &&
      !isShut(place, when.month) &&
      !isStartingCity(place, from) &&
      !isTooShort(place, maxDays),
  )
}
