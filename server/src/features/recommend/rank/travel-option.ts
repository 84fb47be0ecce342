import { extrasWithoutTime } from '../cost/cost.ts'
import type { Line } from '../cost/cost-lines.ts'
import type { Lodging } from '../cost/lodging.ts'
import type { Dataset, Destination, Extra } from '../facts/dataset.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { FEW_DAYS } from '../travel/boarding.ts'
import { effortOf, hourWorth, isTender, isTooLong, MOST_WHERE_DEAR } from '../travel/effort.ts'
import type { Journey, Leg } from '../travel/journey.ts'
import { isDayTrip, nightsFor } from '../travel/time-away.ts'
import { waysByDays, waysFor } from '../travel/ways.ts'
import { type Bed, type StayCosts, stayCosts } from './stay-costs.ts'
import {
  downTo,
  isWithinDates,
  isWithinDays,
  leastDays,
  longestStay,
  shortestStay,
  stayLengths,
} from './stay-length.ts'
import { lostHours, stayHours } from './stay-worth.ts'
import { isCarFromStation, isFlownDorm, isNeedlessCar, isWanted, longRides, nightBuses } from './way-rules.ts'

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
  /** The extras that are not in the total, since the money does not reach for them. */
  leftOut?: Line[]
}

/** A place with the option that is offered for it, and its lowest total in rupees. */
export type Offer = { place: Destination; option: TravelOption; fits: boolean; overBy: number; leastTotal: number }

/**
 * With `1,00,000+` nothing is over the budget. The offered option still aims at up to this many times 1,00,000, and for a
 * larger group at so much of it a head, so that nobody is shown the most expensive stay.
 */
const OPEN_BUDGET_FACTOR = 2
const OPEN_BUDGET_HEAD = 0.25

export const effectiveBudget = ({ open, budget, people }: Pick<ParsedTrip, 'open' | 'budget' | 'people'>): number =>
  open ? Math.max(OPEN_BUDGET_FACTOR, OPEN_BUDGET_HEAD * people) * budget : budget

/** Without a limit, comfort on the way is worth what the money named buys, however many they are. */
const spentOnHours = ({ open, budget }: ParsedTrip): number => (open ? OPEN_BUDGET_FACTOR * budget : budget)

/** A way of going for so many days, and the beds that go with it. */
type Choice = { journey: Journey; days: number; nights: number; ways: Journey[]; beds: Bed[] }
type Chosen = { choice: Choice; bed: Bed; total: number; ease: number; value: number }

type Asked = { dataset: Dataset; trip: ParsedTrip; place: Destination; relaxed: boolean }
type Search = Asked & {
  costs: StayCosts
  waysOf: (days: number) => Journey[]
  /** Without what one goes there for, as nothing fits with it. */
  bare: boolean
  /** On the ground alone, by journeys that may take more of the stay. */
  isLonger: boolean
}

/**
 * The offer for a place, or null when no sensible way leads there: a stay, or a day trip to a near place when no stay
 * fits or one day was asked for. Where neither fits, the cheapest, also by a longer journey on the ground. Where the extras
 * alone pass the budget, it is offered without them.
 */
export const offerFor = (dataset: Dataset, trip: ParsedTrip, place: Destination, relaxed = false): Offer | null =>
  withinBudget(searchFor({ dataset, trip, place, relaxed }), stayOrDayTrip)

/** The offer with what one goes there for, or one that fits without it. */
function withinBudget(search: Search, offerIn: (search: Search) => Offer | null): Offer | null {
  const whole = offerIn(search)
  if (whole === null || whole.fits || !search.costs.hasOutings) return whole
  // Half of a stay costs at least half.
  if (whole.leastTotal - search.costs.mostOutings() > 2 * search.trip.budget) return whole
  const bare = offerIn({ ...search, bare: true })
  return bare?.fits ? bare : whole
}

function stayOrDayTrip(search: Search): Offer | null {
  const { trip } = search
  const stay = stayOffer(search)
  if (trip.maxDays === 1) return dayTripOffer(search) ?? stay
  if (stay?.fits) return stay
  // Who asks for a class of hotel wants a night in it.
  const dayTrip = trip.stay ? null : dayTripOffer(search)
  if (dayTrip?.fits) return dayTrip
  const usual = cheaper(dayTrip, stay)
  const longer = longerOffer(search)
  // A little more money buys the usual journey.
  if (usual && longer && !longer.fits && usual.leastTotal <= NEARLY_WITHIN * trip.budget) return usual
  return cheaper(usual, longer)
}

/** Up to this many times the budget is a little more money. */
export const NEARLY_WITHIN = 1.3

const cheaper = (a: Offer | null, b: Offer | null): Offer | null =>
  a === null || (b !== null && b.leastTotal < a.leastTotal) ? b : a

/** The offer for exactly so many days, also when so short a stay is not worth the journey; null when no way leads there. */
export function offerForDays(dataset: Dataset, trip: ParsedTrip, place: Destination, days: number): Offer | null {
  const ofDays = (relaxed: boolean) =>
    withinBudget(searchFor({ dataset, trip, place, relaxed }), (search) => offerForStays(search, [days]))
  return ofDays(false) ?? ofDays(true)
}

/** The costs of the stays and the ways there, each found once for all lengths of stay. */
function searchFor(asked: Asked): Search {
  const relaxed = { ...asked, relaxed: true }
  const waysOf = waysByDays((days) => legFor(relaxed, days))
  return { ...asked, costs: stayCosts(asked.dataset, asked.trip, asked.place), waysOf, bare: false, isLonger: false }
}

/**
 * The offer by a longer journey on the ground than the stay is usually worth: people take it where the quick one is dear.
 * Seniors and small children are spared it.
 */
function longerOffer(search: Search): Offer | null {
  const { place, trip } = search
  if (search.relaxed || isTender(trip.party)) return null
  const isLonger = (way: Journey) => way.mode !== 'air' && isTooLong(way, leastDays(place))
  return search.waysOf(longestStay(place, trip)).some(isLonger) ? stayOffer({ ...search, isLonger: true }) : null
}

/** Whether the stay is worth the journey. */
function isWorthwhile({ relaxed, isLonger }: Search, journey: Journey, days: number): boolean {
  if (relaxed) return true
  return isLonger ? journey.mode !== 'air' && !isTooLong(journey, days, MOST_WHERE_DEAR) : !isTooLong(journey, days)
}

/**
 * The days that were asked for are a maximum: when no good stay fits, shorter ones are tried, down to half of a good one.
 * Where no days were asked for, longer good stays are tried before those, for which a longer and cheaper journey makes sense.
 */
function stayOffer(search: Search): Offer | null {
  const { trip, place } = search
  const stays = stayLengths(place, trip)
  const [mostTried = 1] = stays
  const shortest = stays.at(-1) ?? 1
  let usual = offerForStays(search, stays)
  if (usual?.fits) return usual
  if (trip.maxDays === null) {
    const most = longestStay(place, trip)
    const longer = most > mostTried ? offerForStays(search, [most]) : null
    if (longer?.fits) return longer
    usual = cheaper(usual, longer)
    // Half of a stay costs at least half.
    if (!usual || usual.leastTotal > 2 * trip.budget) return usual
  }
  for (const days of downTo(leastDays(place), shortest - 1)) {
    const shorter = offerForStays(search, [days])
    if (shorter?.fits) return shorter
    if (!usual || days >= place.ideal_days[0]) usual = cheaper(usual, shorter)
  }
  return usual
}

/** The way, the bed and the days that are together of the best value within the budget; the cheapest when nothing is. */
function offerForStays(search: Search, stays: number[]): Offer | null {
  const { trip, costs } = search
  const choices: Choice[] = []
  for (const days of stays) {
    const ways = search
      .waysOf(days)
      .filter(
        (journey) =>
          isWanted(trip, journey) &&
          isWithinDates(trip, journey, days) &&
          (search.relaxed || isWithinDays(trip, journey, days)) &&
          isWorthwhile(search, journey, days),
      )
    for (const journey of ways) {
      const nights = nightsFor(journey, days)
      choices.push({ journey, days, nights, ways, beds: costs.bedsWith(journey, days, nights) })
    }
  }
  return offerAmong(search, choices)
}

const DAY_TRIP_IDEAL = 1
/** Nothing on the ground goes so far in the hours of a day trip. */
const FARTHEST_DAY_TRIP_KM = 450

/** There and back on one day, for a place that can be seen in one; null where that is too far. */
function dayTripOffer(search: Search): Offer | null {
  const { trip, place, costs } = search
  if (place.ideal_days[0] > DAY_TRIP_IDEAL || place.gc_km[trip.from] > FARTHEST_DAY_TRIP_KM) return null
  const ways = waysFor({ ...legFor(search, 1), dayTrip: true, relaxed: false }).filter(
    (journey) => isWanted(trip, journey) && isDayTrip(place, trip.type, journey) && costs.canBeDayTrip(journey),
  )
  return offerAmong(
    search,
    ways.map((journey) => ({ journey, days: 1, nights: 0, ways, beds: costs.dayTrip(journey) })),
  )
}

const legFor = ({ dataset, place, trip, relaxed }: Asked, days: number): Leg => ({
  dataset,
  place,
  from: trip.from,
  people: trip.people,
  childrenAges: trip.party.childrenAges,
  seniors: trip.party.seniors,
  isFamily: trip.party.isFamily,
  when: trip.when,
  days,
  relaxed,
})

/**
 * The best value among what the budget pays together with what one goes there for, else the cheapest, for which that may be
 * left out. Optional extras are billed one by one while money is left: those that one goes for, the car for the sights, then
 * the cheapest. A car of one alone, a weekly train or bus, and with the open budget a dorm, a night bus and a long ride
 * beside a flight, are chosen only where nothing else goes; a car from the station gives way to what else goes by land.
 */
function offerAmong({ trip, place, bare }: Search, choices: Choice[]): Offer | null {
  const budget = effectiveBudget(trip)
  const worth = trip.people * hourWorth(spentOnHours(trip), trip.people, shortestStay(place, trip.from))
  const all = choices.map(({ journey }) => journey)
  const [isLongRide, isNightBus] = [longRides(trip, all), nightBuses(trip, all)]
  let least: Omit<Chosen, 'ease' | 'value'> | null = null
  let best: Chosen | null = null
  let bestByLand: Chosen | null = null
  for (const choice of choices) {
    const { journey, days, nights, beds, ways } = choice
    const common =
      (journey.daysAWeek >= FEW_DAYS ? 2 : 0) +
      (isNeedlessCar(trip, journey, ways) ? 0 : 4) +
      (isNightBus(journey) ? 0 : 8) +
      (isLongRide(journey) ? 0 : 16)
    const isByLand = journey.mode !== 'air' && !isCarFromStation(trip, journey, ways)
    const effort = effortOf(journey, days) + (isTender(trip.party) ? 0 : lostHours(journey, nights))
    for (const bed of beds) {
      const { lodging } = bed
      const total = journey.cost.typical + (bare ? bed.bare : bed.cost)
      if (isFlownDorm(trip, journey, lodging)) continue
      if (least === null || total < least.total) least = { choice, bed, total }
      if (bare || total + bed.praised > budget) continue
      const ease = common + (trip.open && lodging === 'dorm' ? 0 : 1)
      // Who sees the sights only by a car would rather have it than a better bed.
      const round = bed.round * (total + bed.praised + bed.round > budget ? ROUND_MISSED : 1)
      const value = worth * (stayHours(lodging, days, nights) - effort) - total - bed.praised - round
      const chosen = { choice, bed, total, ease, value }
      if (isBetter(chosen, best)) best = chosen
      if (isByLand && isBetter(chosen, bestByLand)) bestByLand = chosen
    }
  }
  if (least === null) return null
  const isFromStation = best !== null && isCarFromStation(trip, best.choice.journey, best.choice.ways)
  const isAsEasy = best !== null && bestByLand !== null && bestByLand.ease >= best.ease
  const { choice, bed, total: needed } = (isFromStation && isAsEasy ? bestByLand : best) ?? least
  const { lodging, outings, extras } = bed
  let total = needed
  const leftOut: Line[] = []
  for (const line of bare ? [...outings, ...extras] : extras)
    if (total + line.typical <= budget || (trip.open && line.outing)) total += line.typical
    else leftOut.push(line)
  const { journey, days, nights, ways } = choice
  const overBy = trip.open ? 0 : Math.max(0, total - trip.budget)
  const option = { place, days, nights, lodging, journey, ways, total, ...(leftOut.length > 0 && { leftOut }) }
  return { place, option, fits: overBy === 0, overBy, leastTotal: least.total }
}

const isBetter = (a: Chosen, b: Chosen | null): boolean =>
  b === null || a.ease > b.ease || (a.ease === b.ease && a.value > b.value)

/** Times its price that a car for the sights is missed where the money does not reach for it. */
const ROUND_MISSED = 3

/** The outings for which the stay has no days. */
export const outingsWithoutTime = (
  { type, when: { month } }: Pick<ParsedTrip, 'type' | 'when'>,
  { place, lodging, days, journey: { keepsCar } }: TravelOption,
): Extra[] => extrasWithoutTime({ place, type, month, lodging, keepsCar, days })
