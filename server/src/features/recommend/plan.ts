import { type Line, type Spread, sumOf } from './bill.ts'
import { billFor, tiersFor } from './cost.ts'
import { isStartingCity } from './distance.ts'
import type { Destination, Facts, Tier } from './facts.ts'
import { type Choice, chooseMode } from './mode.ts'
import { isShut } from './season.ts'
import { type Journey, nightsFor, type Ways, waysFor } from './travel.ts'
import type { Trip } from './trip.ts'

/** One way of doing a place: how long, in what kind of stay, by what way, for how much. */
export type Plan = {
  place: Destination
  days: number
  nights: number
  tier: Tier
  journey: Journey
  /** A cheaper way there, if it makes sense; what flying and the train would be. */
  others: Pick<Choice, 'cheaper' | 'air' | 'rail'>
  lines: Line[]
  total: Spread
}

/** A place with the plan that is offered for it, and what it costs at least. */
export type Offer = { place: Destination; plan: Plan; fits: boolean; overBy: number; leastTotal: number }

/**
 * With `1,00,000+` nothing is over the budget, but the dearest stay is not for everyone who has a lakh: up to half
 * as much again it is, beyond it a cheaper stay is offered, so that ten people are not shown a trip for ten lakh.
 */
const OPEN_BUDGET_REACH = 1.5

export const reachOf = ({ open, budget }: Trip): number => (open ? OPEN_BUDGET_REACH * budget : budget)

/** A stay shorter than half of the shortest good one is no visit. */
const isTooShort = (place: Destination, maxDays: number | null): boolean =>
  maxDays !== null && maxDays < place.ideal_days[0] / 2

const DAY_TRIP_KM = 300

/** The stays to try, longest first: the shortest good one, or as many days as were asked for and do the place good. */
function stayLengths(place: Destination, { from, maxDays }: Trip): number[] {
  const longest = place.ideal_days[1]
  // A place good for one day is so for those who live near: nobody crosses the country for an afternoon.
  const shortest =
    place.gc_km[from] > DAY_TRIP_KM ? Math.min(Math.max(place.ideal_days[0], 2), longest) : place.ideal_days[0]
  if (maxDays === null) return [shortest]
  const most = Math.min(maxDays, longest)
  const least = Math.min(maxDays, shortest)
  return Array.from({ length: most - least + 1 }, (_, i) => most - i)
}

/** The plans for a stay of so many days in such tiers, each by the way preferred and by a cheaper one. */
function plansFor(facts: Facts, trip: Trip, place: Destination, days: number, tiers: Tier[]): Plan[] {
  const { from, people, type, when } = trip
  let ways: Ways | undefined
  return tiers.flatMap((tier) => {
    const leg = { facts, place, days, from, party: { people, tier }, when }
    // Whoever sleeps in a dorm travels as those in a guest house do.
    if (tier !== 'dorm' || !ways) ways = waysFor(leg)
    const { preferred, ...others } = chooseMode(leg, ways)
    return [preferred, others.cheaper].flatMap((journey): Plan[] => {
      if (!journey) return []
      const nights = nightsFor(journey, days)
      const lines = billFor({ facts, place, type, month: when.month, people, tier, days, nights }, journey)
      return [{ place, days, nights, tier, journey, others, lines, total: sumOf(lines) }]
    })
  })
}

/** The tiers a trip may stay in, dearest first: a dorm is no answer to whoever has a lakh and more. */
const tiersOf = (place: Destination, { people, open }: Trip): Tier[] =>
  tiersFor(place, people).filter((tier) => !(open && tier === 'dorm'))

const cheapestOf = (plans: Plan[]): Plan =>
  plans.reduce((least, plan) => (plan.total.typical < least.total.typical ? plan : least))

/** What is offered for a place: the first plan within the budget, longest stay before dearest bed, else the cheapest. */
export function offerFor(facts: Facts, trip: Trip, place: Destination): Offer {
  const plans = stayLengths(place, trip).flatMap((days) => plansFor(facts, trip, place, days, tiersOf(place, trip)))
  const cheapest = cheapestOf(plans)
  const plan = plans.find(({ total }) => total.typical <= reachOf(trip)) ?? cheapest
  const overBy = trip.open ? 0 : Math.max(0, plan.total.typical - trip.budget)
  return { place, plan, fits: overBy === 0, overBy, leastTotal: cheapest.total.typical }
}

/** Whether the plainest stay of the shortest good length is within the budget: a quick look before a whole offer. */
export function couldFit(facts: Facts, trip: Trip, place: Destination): boolean {
  if (trip.open) return true
  const days = stayLengths(place, trip).at(-1) ?? 1
  const plainest = plansFor(facts, trip, place, days, tiersOf(place, trip).slice(-1))
  return cheapestOf(plainest).total.typical <= reachOf(trip)
}

/** The places that carry the asked type, are open, not where the trip starts and not too big for the days. */
export function placesFor({ destinations }: Facts, { type, from, maxDays, when }: Trip): Destination[] {
  return destinations.filter(
    (place) =>
      place.types.includes(type) &&
      !isShut(place, when.month) &&
      !isStartingCity(place, from) &&
      !isTooShort(place, maxDays),
  )
}
