import type { DestinationFrom, DestinationWay } from '@saathi/shared/destinations/schema'
import { indianDay } from '@saathi/shared/lib/days'
import { DreamTrip } from '@saathi/shared/recommend/schema'
import { costLinesFor, hiresVehicle } from '../recommend/cost/cost.ts'
import { addUp, toEstimate } from '../recommend/cost/cost-lines.ts'
import type { City, Dataset, Destination as Place } from '../recommend/facts/dataset.ts'
import { isStartingCity } from '../recommend/facts/distance.ts'
import { travelMonth } from '../recommend/facts/season.ts'
import type { ParsedTrip } from '../recommend/parsed-trip.ts'
import { shortestStay } from '../recommend/rank/stay-length.ts'
import type { TravelOption } from '../recommend/rank/travel-option.ts'
import { quoted } from '../recommend/text/train-words.ts'
import { effortOf, hourWorth } from '../recommend/travel/effort.ts'
import type { Journey, Leg } from '../recommend/travel/journey.ts'
import { nightsFor } from '../recommend/travel/time-away.ts'
import { waysFor } from '../recommend/travel/ways.ts'

/** The worth of an hour of travel follows from a budget; this one is in the middle of the form's. */
const BUDGET = 50_000
/** The stay of the reference trip, or the next that goes with a way of getting there. */
const TIERS = ['mid', 'budget', 'premium'] as const
const MODES = ['air', 'rail', 'bus', 'road'] as const

type Occasion = { month: number; people: number; now: Date }

/** The reference trip from each starting city, the cheapest first: mid-range rooms, and the shortest good stay. */
export const tripsTo = (dataset: Dataset, place: Place, occasion: Occasion): DestinationFrom[] =>
  DreamTrip.shape.starting_location.options
    .filter((city) => !isStartingCity(place, city))
    .flatMap((city) => tripFrom(dataset, place, city, occasion) ?? [])
    .sort((a, b) => a.estimated_costs.total_cost - b.estimated_costs.total_cost)

function tripFrom(
  dataset: Dataset,
  place: Place,
  from: City,
  { month, people, now }: Occasion,
): DestinationFrom | null {
  const days = shortestStay(place, from)
  const when = travelMonth(now, month)
  const type = place.types[0] ?? 'historical'
  const option = referenceOption(dataset, place, { from, people, type, when, days })
  if (!option) return null
  const { lodging, journey, nights, ways } = option
  const { keepsCar } = journey
  const lines = costLinesFor({ dataset, place, type, month, when, people, lodging, days, nights, keepsCar }, journey)
  return {
    city: from,
    lat: dataset.transport.origins[from].lat,
    lon: dataset.transport.origins[from].lon,
    days,
    nights,
    stay: lodging,
    ...toEstimate(lines),
    ways: [journey, ...otherModes(ways, journey, days)].map((way) => toWay(way, indianDay(now).slice(0, 7))),
  }
}

type Asked = Pick<ParsedTrip, 'from' | 'people' | 'type' | 'when'> & { days: number }

/** The journey of the best value and the stay of the reference trip, for so many days; null when no way leads there. */
export function referenceOption(
  dataset: Dataset,
  place: Place,
  { from, people, type, when, days }: Asked,
): (TravelOption & { lodging: (typeof TIERS)[number] }) | null {
  const leg: Leg = { dataset, place, from, people, when, days, relaxed: false }
  const usual = waysFor(leg)
  // Too long for so short a stay, but some go that way.
  const all = waysFor({ ...leg, relaxed: true })
  const ways = usual.length > 0 ? usual : all
  const worth = hourWorth(BUDGET, people, days)
  for (const lodging of TIERS) {
    const journey = bestByValue(
      ways.filter(({ lastLeg }) => !lastLeg || lastLeg.hired === hiresVehicle(place, lodging)),
      worth,
      { people, days },
    )
    if (!journey) continue
    const nights = nightsFor(journey, days)
    const { month } = when
    const { keepsCar } = journey
    const stay = { dataset, place, type, month, when, people, lodging, days, nights, keepsCar }
    return { place, days, nights, lodging, journey, ways: all, total: addUp(costLinesFor(stay, journey)).typical }
  }
  return null
}

/** The journey with the lowest cost for each person, effort counted at what an hour is worth; null without journeys. */
function bestByValue(ways: Journey[], worth: number, { people, days }: Pick<Asked, 'people' | 'days'>): Journey | null {
  const value = (journey: Journey) => journey.cost.typical / people + worth * effortOf(journey, days)
  return ways.length === 0 ? null : ways.reduce((best, each) => (value(each) < value(best) ? each : best))
}

/** The easiest way by each other mode, the quickest first. */
export const otherModes = (ways: Journey[], chosen: Journey, days: number): Journey[] =>
  MODES.filter((mode) => mode !== chosen.mode)
    .flatMap((mode) => {
      const sameMode = ways.filter((way) => way.mode === mode)
      return sameMode.length === 0 ? [] : [sameMode.reduce((best, each) => (isEasier(each, best, days) ? each : best))]
    })
    .sort((a, b) => a.hours - b.hours)

/** Of two as easy ones, such as a car that waits and one that comes again, the cheaper one. */
function isEasier(a: Journey, b: Journey, days: number): boolean {
  const [mine, yours] = [effortOf(a, days), effortOf(b, days)]
  return mine < yours || (mine === yours && a.cost.typical < b.cost.typical)
}

/** A journey as a way of the page; `month` is the one of the question (`YYYY-MM`), for which a timetable must be fresh. */
export const toWay = (journey: Journey, month: string): DestinationWay => {
  const { mode, to, hours, change, byNight, cost } = journey
  return {
    mode,
    to,
    hours: Math.round(hours * 10) / 10,
    change,
    overnight: byNight,
    cost: cost.typical,
    train: quoted(journey, month),
  }
}
