import { hiresVehicle, stayLinesFor, tiersFor } from '../cost/cost.ts'
import { sumOf } from '../cost/cost-lines.ts'
import type { Dataset, Destination, Tier } from '../facts/dataset.ts'
import { hourWorth } from '../travel/effort.ts'
import { type Journey, type Leg, nightsFor } from '../travel/journey.ts'
import { journeyForStay, waysFor } from '../travel/ways.ts'
import type { Trip } from '../trip.ts'
import { longestStay, stayLengths } from './stay-length.ts'

/** A place with a length of stay, a stay tier, a journey and its costs. */
export type TravelOption = {
  place: Destination
  days: number
  nights: number
  tier: Tier
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

export const effectiveBudget = ({ open, budget }: Trip): number => (open ? OPEN_BUDGET_FACTOR * budget : budget)

type Stay = { journey: Journey; tier: Tier; days: number }

/** A journey with its total in the plainest stay that goes with it. */
type Plain = { journey: Journey; tier: Tier; total: number }

/**
 * The offer for a place, or null when no sensible way leads there. When nothing fits for the shortest good stay, the
 * longest good one is tried, for which a longer and cheaper journey makes sense.
 */
export function offerFor(dataset: Dataset, trip: Trip, place: Destination, relaxed = false): Offer | null {
  const costs = stayCosts(dataset, trip, place)
  const stays = stayLengths(place, trip)
  const usual = offerForStays({ dataset, trip, place, relaxed }, stays, costs)
  const longest = longestStay(place, trip)
  if (usual?.fits || longest <= (stays.at(-1) ?? 1)) return usual
  const longer = offerForStays({ dataset, trip, place, relaxed }, [longest], costs)
  return longer && (!usual || longer.fits || longer.leastTotal < usual.leastTotal) ? longer : usual
}

/**
 * The journey is chosen first, by value among those that leave enough for the plainest stay; then the longest stay that
 * is wanted; then the best bed that the rest buys.
 */
function offerForStays(
  { dataset, trip, place, relaxed }: { dataset: Dataset; trip: Trip; place: Destination; relaxed: boolean },
  stays: number[],
  costs: Costs,
): Offer | null {
  const days = stays.at(-1) ?? 1
  const leg: Leg = { dataset, place, from: trip.from, people: trip.people, when: trip.when, days, relaxed }
  const ways = waysFor(leg)
  const plain = ways.map((journey): Plain => ({ journey, ...costs.plainest(journey, days) }))
  const [first] = plain
  if (!first) return null

  const least = plain.reduce((best, each) => (each.total < best.total ? each : best), first)
  const budget = effectiveBudget(trip)
  const affordable = plain.filter(({ total }) => total <= budget)
  let chosen: Stay = { ...least, days }
  if (affordable.length > 0) {
    const best = bestByValue(affordable, hourWorth(budget, trip.people, days), trip.people)
    chosen = bestStay(best.journey, stays, { ...leg, budget, costs }) ?? { ...best, days }
  }
  const { journey, tier } = chosen
  const nights = nightsFor(journey, chosen.days)
  const total = costs.total(journey, tier, chosen.days)
  const option = { place, days: chosen.days, nights, tier, journey, ways, total }
  const overBy = trip.open ? 0 : Math.max(0, option.total - trip.budget)
  return { place, option, fits: overBy === 0, overBy, leastTotal: least.total }
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

type Costs = ReturnType<typeof stayCosts>

/** The longest stay and then the best tier that fit with a journey; null when only the plainest bed does. */
function bestStay(
  journey: Journey,
  stays: number[],
  { budget, costs, ...leg }: Leg & { budget: number; costs: Costs },
): Stay | null {
  for (const days of stays) {
    const way = journeyForStay(journey, { ...leg, days })
    const tier = costs.tiersWith(way).find((each) => costs.total(way, each, days) <= budget)
    if (tier) return { journey: way, tier, days }
  }
  return null
}

/** The totals of a place by journey, tier and days; what is spent there is computed once for each length of stay. */
function stayCosts(dataset: Dataset, { people, open, type, when }: Trip, place: Destination) {
  const { month } = when
  const all = tiersFor(place, people)
  const hires = new Map(all.map((tier) => [tier, hiresVehicle(place, tier)]))
  const known = new Map<string, number>()
  const staying = (tier: Tier, days: number, nights: number, keepsCar: boolean) => {
    const key = `${tier} ${days} ${nights} ${keepsCar}`
    let cost = known.get(key)
    if (cost === undefined) {
      cost = sumOf(stayLinesFor({ dataset, place, type, month, when, people, tier, days, nights, keepsCar })).typical
      known.set(key, cost)
    }
    return cost
  }
  const total = (journey: Journey, tier: Tier, days: number) =>
    journey.cost.typical + staying(tier, days, nightsFor(journey, days), journey.keepsCar)
  /** The tiers that go with a journey, most expensive first: those that hire a vehicle use it from the station on. */
  const allWith = ({ lastLeg }: Journey) => (lastLeg ? all.filter((tier) => hires.get(tier) === lastLeg.hired) : all)
  return {
    total,
    /** No dorms for the open budget. */
    tiersWith: (journey: Journey) => allWith(journey).filter((tier) => !(open && tier === 'dorm')),
    plainest(journey: Journey, days: number): { tier: Tier; total: number } {
      const tier = allWith(journey).at(-1)
      return tier ? { tier, total: total(journey, tier, days) } : { tier: 'budget', total: Number.POSITIVE_INFINITY }
    },
  }
}
