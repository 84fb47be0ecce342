import type { Lodging } from '../cost/lodging.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { FEW_DAYS } from '../travel/boarding.ts'
import { hourWorth } from '../travel/effort.ts'
import type { Journey, Leg } from '../travel/journey.ts'
import { isDayTrip, nightsFor } from '../travel/time-away.ts'
import { journeyForStay, waysFor } from '../travel/ways.ts'
import { nightsIn, type StayCosts, stayCosts } from './stay-costs.ts'
import { isWithinDates, leastDays, longestStay, stayLengths } from './stay-length.ts'

/** A place with a length of stay, a lodging, a journey and its costs. */
export type TravelOption = {
  place: Destination
  days: number
  /** 0 for a day trip. */
  nights: number
  lodging: Lodging
  journey: Journey
  /** All sensible journeys, the chosen one included. */
  ways: Journey[]
  /** Typical rupees for the whole group. */
  total: number
}

/** A place with the option that is offered for it, and its lowest total in rupees. */
export type Offer = { place: Destination; option: TravelOption; fits: boolean; overBy: number; leastTotal: number }

/**
 * With `1,00,000+` nothing is over the budget. The offered option still aims at up to this many times 1,00,000, so that
 * a large group is not shown the most expensive stay.
 */
const OPEN_BUDGET_FACTOR = 1.5

export const effectiveBudget = ({ open, budget }: ParsedTrip): number => (open ? OPEN_BUDGET_FACTOR * budget : budget)

type Stay = { journey: Journey; lodging: Lodging; days: number }

/** A journey with its total in the plainest lodging that goes with it. */
type Plain = { journey: Journey; lodging: Lodging; total: number }

type Search = { dataset: Dataset; trip: ParsedTrip; place: Destination; relaxed: boolean; costs: StayCosts }

/**
 * The offer for a place, or null when no sensible way leads there: a stay, or a day trip to a near place when no stay
 * fits or one day was asked for.
 */
export function offerFor(dataset: Dataset, trip: ParsedTrip, place: Destination, relaxed = false): Offer | null {
  const search = { dataset, trip, place, relaxed, costs: stayCosts(dataset, trip, place) }
  const stay = stayOffer(search)
  if (stay?.fits && trip.maxDays !== 1) return stay
  // Who asks for a class of hotel wants a night in it.
  return (trip.stay && trip.maxDays !== 1 ? null : dayTripOffer(search)) ?? stay
}

/** The offer for exactly so many days, also when so short a stay is not worth the journey; null when no way leads there. */
export function offerForDays(dataset: Dataset, trip: ParsedTrip, place: Destination, days: number): Offer | null {
  const costs = stayCosts(dataset, trip, place)
  const search = { dataset, trip, place, costs }
  return offerForStays({ ...search, relaxed: false }, [days]) ?? offerForStays({ ...search, relaxed: true }, [days])
}

/**
 * When nothing fits for the shortest good stay, the longest good one is tried, for which a longer and cheaper journey
 * makes sense. When the journey leaves too little of the dates, shorter ones are tried.
 */
function stayOffer(search: Search): Offer | null {
  const { trip, place } = search
  const stays = stayLengths(place, trip)
  const shortest = stays.at(-1) ?? 1
  let usual = offerForStays(search, stays)
  for (let days = shortest - 1; usual === null && trip.calendar && days >= leastDays(place); days--)
    usual = offerForStays(search, [days])
  const longest = longestStay(place, trip)
  if (usual?.fits || longest <= shortest) return usual
  const longer = offerForStays(search, [longest])
  return longer && (!usual || longer.fits || longer.leastTotal < usual.leastTotal) ? longer : usual
}

/**
 * The journey is chosen first, by value among those that leave enough for the plainest stay; then the longest stay that
 * is wanted; then the bed of the best value that the rest buys.
 */
function offerForStays(search: Search, stays: number[]): Offer | null {
  const { trip, costs } = search
  const days = stays.at(-1) ?? 1
  const leg = legFor(search, days)
  const ways = waysFor(leg).filter((journey) => isWanted(trip, journey) && isWithinDates(trip, journey, days))
  const plain = ways
    .map((journey): Plain => ({ journey, ...costs.plainest(journey, days) }))
    .filter(({ total }) => Number.isFinite(total))
  const best = bestPlain(trip, plain, days)
  if (!best) return null
  const stay = best.affordable ? bestStay(best.chosen.journey, stays, { ...leg, search }) : null
  return buildOffer(search, stay ?? { ...best.chosen, days }, ways, best.leastTotal)
}

/** Whether the long leg is as asked for. */
const isWanted = ({ by }: ParsedTrip, { mode }: Journey): boolean =>
  !by || (by === 'ground' ? mode !== 'air' : mode === by)

const DAY_TRIP_IDEAL = 1

/** There and back on one day, for a place that can be seen in one; null where that is too far. */
function dayTripOffer(search: Search): Offer | null {
  const { trip, place, costs } = search
  if (place.ideal_days[0] > DAY_TRIP_IDEAL) return null
  const ways = waysFor({ ...legFor(search, 1), dayTrip: true, relaxed: false }).filter(
    (journey) => isWanted(trip, journey) && isDayTrip(place, trip.type, journey) && costs.canBeDayTrip(journey),
  )
  const lodging: Lodging = 'day-trip'
  const plain = ways.map((journey): Plain => ({ journey, lodging, total: costs.total(journey, lodging, 1) }))
  const best = bestPlain(trip, plain, 1)
  return best && buildOffer(search, { ...best.chosen, days: 1 }, ways, best.leastTotal)
}

const legFor = ({ dataset, place, trip, relaxed }: Search, days: number): Leg => ({
  dataset,
  place,
  from: trip.from,
  people: trip.people,
  when: trip.when,
  days,
  relaxed,
})

/** The journey of the best value among those that the budget pays, else the cheapest one; null without any. */
function bestPlain(trip: ParsedTrip, plain: Plain[], days: number) {
  const [first] = plain
  if (!first) return null
  const least = plain.reduce((best, each) => (each.total < best.total ? each : best), first)
  const budget = effectiveBudget(trip)
  const affordable = plain.filter(({ total }) => total <= budget)
  // One plans around a weekly train or bus only where nothing else goes.
  const regular = affordable.filter(({ journey }) => journey.daysAWeek >= FEW_DAYS)
  const chosen =
    affordable.length > 0
      ? bestByValue(regular.length > 0 ? regular : affordable, hourWorth(budget, trip.people, days), trip.people)
      : least
  return { chosen, affordable: affordable.length > 0, leastTotal: least.total }
}

function buildOffer(
  { trip, place, costs }: Search,
  { journey, lodging, days }: Stay,
  ways: Journey[],
  leastTotal: number,
): Offer {
  const total = costs.total(journey, lodging, days)
  const nights = nightsIn(lodging, journey, days)
  const option = { place, days, nights, lodging, journey, ways, total }
  const overBy = trip.open ? 0 : Math.max(0, total - trip.budget)
  return { place, option, fits: overBy === 0, overBy, leastTotal }
}

/**
 * The journey of the best value: rupees per person, and effort at what an hour is worth. Effort never rises with the
 * budget: a higher budget adds only options that cost more, and hours are worth more.
 */
function bestByValue(options: Plain[], worth: number, people: number): Plain {
  const value = ({ journey, total }: Plain) => total / people + worth * journey.effort
  return options.reduce((best, each) => {
    const difference = value(each) - value(best)
    const isBetter = difference < 0 || (difference === 0 && each.journey.effort < best.journey.effort)
    return isBetter ? each : best
  })
}

/** What a night in a better bed is worth, in hours of effort, for each step from a dorm to a premium hotel. */
const BED_HOURS = 7
const COMFORT: Record<Lodging, number> = { 'day-trip': 0, dorm: 0, shared: 1, budget: 1, mid: 2, premium: 3 }

/** The bed of the best value: a higher budget never gives a plainer one, since hours are worth more. */
function bestBed(trip: ParsedTrip, beds: { lodging: Lodging; total: number }[], days: number, nights: number) {
  const step = BED_HOURS * nights * trip.people * hourWorth(effectiveBudget(trip), trip.people, days)
  const value = ({ lodging, total }: (typeof beds)[number]) => COMFORT[lodging] * step - total
  return beds.reduce<(typeof beds)[number] | null>(
    (best, bed) => (best && value(best) >= value(bed) ? best : bed),
    null,
  )
}

/** The longest stay that fits with a journey, in the lodging of the best value; null when only the plainest one does. */
function bestStay(journey: Journey, stays: number[], { search, ...leg }: Leg & { search: Search }): Stay | null {
  const { trip, costs } = search
  for (const days of stays) {
    if (!isWithinDates(trip, journey, days)) continue
    const way = journeyForStay(journey, { ...leg, days })
    const affordable = costs
      .lodgingsWith(way)
      .map((lodging) => ({ lodging, total: costs.total(way, lodging, days) }))
      .filter(({ total }) => total <= effectiveBudget(trip))
    const best = bestBed(trip, affordable, days, nightsFor(way, days))
    if (best) return { journey: way, lodging: best.lodging, days }
  }
  return null
}
