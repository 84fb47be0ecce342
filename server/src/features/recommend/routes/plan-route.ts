import type { Dataset, Destination, Tier } from '../facts/dataset.ts'
import { seasonOf } from '../facts/season.ts'
import { budgetScore, drawOf, easeScore, MOST_DRAW, SEASON_SCORES } from '../rank/rank.ts'
import { shareOfStay } from '../travel/effort.ts'
import { type BestOrder, bestOrders, MOST_WAY_NIGHTS } from './best-order.ts'
import type { EndWay } from './end-ways.ts'
import type { LegWay } from './leg-ways.ts'
import { nightShares, nightsOf, paceOf } from './nights.ts'
import type { Search } from './search.ts'

/** A route with its order, nights and ways. */
export type PlannedRoute = {
  places: Destination[]
  nights: number[]
  tier: Tier
  out: EndWay
  back: EndWay
  legs: LegWay[]
  /** Days of the calendar, the way there and back included. */
  days: number
  total: number
  fits: boolean
  /** Of 100. */
  score: number
}

const WEIGHTS = { type: 25, season: 25, pace: 20, ease: 20, budget: 10, length: 20, price: 20 }
const OTHER_TYPE = 0.2
const KNOWN_ROUND = 8
/** Longer journeys are planned only for those who ask for as many days. */
const USUAL_NIGHTS = 11
/** Without a budget or days, a shorter journey is the better one, down to so many days. */
const SHORT_DAYS = 4
const LONG_DAYS = 14
/** The same of the price, in rupees each. */
const DEAR_EACH = 40_000

const clamp = (n: number) => Math.min(1, Math.max(0, n))
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The class of bed of a route, best first. Hotels of the dearest class are for those who ask. */
const tiersOf = ({ asked: { stay, trip } }: Search): Tier[] =>
  stay ? [stay] : trip.people === 1 ? ['mid', 'budget', 'dorm'] : ['mid', 'budget']

/**
 * The best journey over exactly these places, in the best order; null where no way joins them, or not within the days. The
 * best class of bed and the most nights that the budget pays; where it pays none, the cheapest.
 * @param fixed nights at each place and the class of bed, in place of those
 */
export function planRoute(
  search: Search,
  ids: readonly string[],
  fixed?: { nights: number[]; tier: Tier },
): PlannedRoute | null {
  const { days } = search.asked
  const indices = ids.map((id) => search.indexOf.get(id) ?? -1)
  const places = indices.map((at) => search.dataset.destinations[at] as Destination)
  const range = nightsOf(places)
  if (!fixed && (days === null ? range.good > USUAL_NIGHTS : days - 1 < range.least)) return null
  let cheapest: Chosen | null = null
  for (const tier of fixed ? [fixed.tier] : tiersOf(search)) {
    const orders = bestOrders(search.orderCosts(indices, tier), indices)
    const usual = orderFor(orders, MOST_WAY_NIGHTS)
    if (!usual) return null
    const tried = fixed ? [fixed.nights] : nightsToTry(search, places, range, usual)
    for (let at = tried.length - 1; at >= 0; at--) {
      const nights = tried[at] ?? []
      const order = orderFor(orders, days === null || fixed ? MOST_WAY_NIGHTS : days - 1 - sum(nights))
      if (!order) continue
      const chosen = { tier, order, nights: order.order.map((place) => nights[indices.indexOf(place)] ?? 0) }
      const total = totalOf(search, chosen)
      if (search.asked.budget === null || total <= search.asked.budget) return toPlanned(search, chosen)
      if (!cheapest || total < totalOf(search, cheapest)) cheapest = chosen
    }
  }
  return cheapest && toPlanned(search, cheapest)
}

/** The journey over the places in the order given, with these nights at each; null where no way joins them. */
export function planInOrder(search: Search, ids: readonly string[], nights: number[], tier: Tier): PlannedRoute | null {
  const indices = ids.map((id) => search.indexOf.get(id) ?? -1)
  const costs = search.orderCosts(indices, tier)
  // Only the ways of this order: no other one is possible.
  const between: number[][] = []
  for (const [at, from] of indices.entries()) {
    const to = indices[at + 1]
    if (to === undefined) continue
    const row: number[] = []
    row[to] = costs.between[from]?.[to] ?? Number.POSITIVE_INFINITY
    between[from] = row
  }
  const order = orderFor(bestOrders({ ...costs, between }, indices), MOST_WAY_NIGHTS)
  return order && toPlanned(search, { tier, nights, order })
}

/** The nights at each place, the fewest first, up to as many as the usual way there and back leaves of the days. */
function nightsToTry(
  { asked: { days } }: Search,
  places: Destination[],
  { least, good, most }: ReturnType<typeof nightsOf>,
  usual: BestOrder,
): number[][] {
  if (days === null) return nightShares(places, good).slice(-1)
  return nightShares(places, Math.min(most, Math.max(least, days - 1 - usual.outNights - usual.backNights)))
}

/** The cheapest order with at most so many nights on the way there and back. */
function orderFor(orders: readonly (BestOrder | null)[], most: number): BestOrder | null {
  let best: BestOrder | null = null
  for (const [wayNights, order] of orders.entries())
    if (order && wayNights <= most && (!best || order.cost < best.cost)) best = order
  return best
}

type Chosen = { tier: Tier; nights: number[]; order: BestOrder }

/** Rupees for all: the ways there, between and back, and the stays. */
function totalOf(search: Search, { tier, nights, order: { order, outNights, backNights } }: Chosen): number {
  let total = 0
  for (const [at, place] of order.entries()) {
    total += search.stayCost(place, tier, nights[at] ?? 0)
    if (at > 0) total += search.legOf(order[at - 1] ?? 0, place)?.total ?? 0
  }
  const [first = 0, last = 0] = [order[0], order.at(-1)]
  return total + (search.endOf(first, tier, outNights)?.total ?? 0) + (search.endOf(last, tier, backNights)?.total ?? 0)
}

function toPlanned(search: Search, chosen: Chosen): PlannedRoute {
  const { tier, nights } = chosen
  const { order, outNights, backNights } = chosen.order
  const [first = 0, last = 0] = [order[0], order.at(-1)]
  const total = totalOf(search, chosen)
  const { budget } = search.asked
  const route = {
    nights,
    tier,
    total,
    fits: budget === null || total <= budget,
    places: order.map((at) => search.dataset.destinations[at] as Destination),
    out: search.endOf(first, tier, outNights) as EndWay,
    back: search.endOf(last, tier, backNights) as EndWay,
    legs: order.slice(1).map((to, at) => search.legOf(order[at] ?? 0, to) as LegWay),
    days: sum(nights) + 1 + outNights + backNights,
  }
  return { ...route, score: scoreOf(search, route) }
}

function scoreOf({ asked, dataset }: Search, route: Omit<PlannedRoute, 'score'>): number {
  const { places, nights, out, back, legs, days, total } = route
  const mean = (value: (place: Destination, at: number) => number) => sum(places.map(value)) / places.length
  const felt = out.journey.feltHours + back.journey.feltHours + sum(legs.map(({ hours }) => hours))
  const modesty =
    asked.budget !== null
      ? WEIGHTS.budget * budgetScore(total / asked.budget)
      : asked.days !== null
        ? 0
        : WEIGHTS.length * clamp((LONG_DAYS - days) / (LONG_DAYS - SHORT_DAYS)) +
          WEIGHTS.price * clamp((DEAR_EACH - total / asked.trip.people) / DEAR_EACH)
  return (
    WEIGHTS.type * mean((place) => typeScore(asked.type, place)) +
    WEIGHTS.season * mean((place) => SEASON_SCORES[seasonOf(place, asked.trip.when.month)]) +
    WEIGHTS.pace * mean((place, at) => paceOf(place, nights[at] ?? 0)) +
    WEIGHTS.ease * easeScore(shareOfStay(felt / 2, days)) +
    modesty +
    (circuitOf(dataset, places) ? KNOWN_ROUND : 0)
  )
}

/** The well-known round over exactly these places, if it is one. */
export const circuitOf = (
  { circuits }: Dataset,
  places: readonly Destination[],
): Dataset['circuits'][number] | undefined =>
  circuits.find((round) => round.places.length === places.length && places.every(({ id }) => round.places.includes(id)))

function typeScore(type: Search['asked']['type'], place: Destination): number {
  if (type === null) return 1
  return place.types.includes(type) ? drawOf(place, type) / MOST_DRAW : OTHER_TYPE
}
