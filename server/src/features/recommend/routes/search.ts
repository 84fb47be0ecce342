import type { Dataset, Destination, Tier } from '../facts/dataset.ts'
import type { OrderCosts } from './best-order.ts'
import { type EndWay, endWays } from './end-ways.ts'
import type { LegWay } from './leg-ways.ts'
import { type RouteGraph, routeGraph } from './route-graph.ts'
import { type RouteTrip, worthOfHour } from './route-trip.ts'
import { hiresAt, stayCostAt } from './stays.ts'

/** What is found once for all routes of a query. */
export type Search = {
  dataset: Dataset
  asked: RouteTrip
  graph: RouteGraph
  /** The index of a place in the dataset, by which costs are kept. */
  indexOf: ReadonlyMap<string, number>
  /** The best way between the city and a place for each number of nights on it, by the class of the stay there. */
  endOf: (place: number, tier: Tier, nights: number) => EndWay | null
  /** The best way from one place to another. */
  legOf: (from: number, to: number) => LegWay | null
  stayCost: (place: number, tier: Tier, nights: number) => number
  /** The costs that choose an order, with the ends of these places filled in. */
  orderCosts: (places: readonly number[], tier: Tier) => OrderCosts
}

/** What a way costs in rupees and effort together. */
export const burdenOf = ({ total, load }: Pick<LegWay, 'total' | 'load'>, worth: number): number => total + worth * load

const WAY_NIGHTS = [0, 1, 2]

export function createSearch(dataset: Dataset, asked: RouteTrip, allows: (place: Destination) => boolean): Search {
  const worth = worthOfHour(asked)
  const graph = routeGraph(dataset, asked, allows)
  const places = dataset.destinations
  const indexOf = new Map(places.map(({ id }, at) => [id, at]))
  const placeAt = (at: number) => places[at] as Destination
  const best = <Way extends Pick<LegWay, 'total' | 'load'>>(ways: readonly Way[]): Way | null => {
    let found: Way | null = null
    for (const way of ways) if (!found || burdenOf(way, worth) < burdenOf(found, worth)) found = way
    return found
  }
  const ways = remembered((place: number) => endWays(dataset, asked.trip, placeAt(place)))
  const ends = byTier((tier) =>
    remembered((place) => {
      const hires = hiresAt(dataset, asked, placeAt(place), tier)
      const fitting = ways(place).filter((way) => (way.hired ?? hires) === hires)
      return WAY_NIGHTS.map((nights) => best(fitting.filter((way) => way.nights === nights)))
    }),
  )
  const legs = places.map(() => new Map<number, LegWay>())
  const between = places.map(() => new Array<number>(places.length).fill(Number.POSITIVE_INFINITY))
  for (const found of graph.ways.values()) {
    const leg = best(found)
    if (!leg) continue
    const [from, to] = [indexOf.get(leg.from.id) ?? 0, indexOf.get(leg.to.id) ?? 0]
    legs[from]?.set(to, leg)
    const row = between[from]
    if (row) row[to] = burdenOf(leg, worth)
  }
  const heights = places.map(({ elevation_m }) => elevation_m)
  const burdens = byTier(() => new Array<number[]>(places.length))
  const stays = byTier((tier) =>
    places.map((place) => remembered((nights) => stayCostAt(dataset, asked, place, tier, nights))),
  )
  return {
    dataset,
    asked,
    graph,
    indexOf,
    endOf: (place, tier, nights) => ends(tier)(place)[nights] ?? null,
    legOf: (from, to) => legs[from]?.get(to) ?? null,
    stayCost: (place, tier, nights) => stays(tier)[place]?.(nights) ?? 0,
    orderCosts(some, tier) {
      const known = burdens(tier)
      for (const place of some)
        known[place] ??= ends(tier)(place).map((way) => (way ? burdenOf(way, worth) : Number.POSITIVE_INFINITY))
      return { ends: known, between, heights }
    },
  }
}

function remembered<Result extends NonNullable<unknown>>(find: (key: number) => Result): (key: number) => Result {
  const known: Result[] = []
  return (key) => {
    known[key] ??= find(key)
    return known[key]
  }
}

function byTier<Result extends NonNullable<unknown>>(make: (tier: Tier) => Result): (tier: Tier) => Result {
  const made: Partial<Record<Tier, Result>> = {}
  return (tier) => {
    made[tier] ??= make(tier)
    return made[tier] as Result
  }
}
