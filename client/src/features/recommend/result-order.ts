import type { MonthQuality, Recommendation } from '@saathi/shared/recommend/schema'
import { isPoor } from '@saathi/shared/recommend/verdict'
import type { ResultSort } from './result-sort.ts'

const SEASONS: Record<MonthQuality, number> = { best: 0, fair: 1, avoid: 2, closed: 3 }
const UNKNOWN = 99

const totalOf = (item: Recommendation) => item.estimated_costs.total_cost
/** Rupees for each day at the place: totals of longer and shorter stays compare. */
const perDay = (item: Recommendation) => totalOf(item) / Math.max(1, item.days ?? 1)
const hoursOf = (item: Recommendation) => item.doorToDoorHours ?? Number.POSITIVE_INFINITY

/** The rank of the month of travel at the place, 0 for best. */
function seasonOf({ months }: Recommendation, month: number | null): number {
  const quality = month === null ? undefined : months?.[month - 1]
  return quality === undefined ? UNKNOWN : SEASONS[quality]
}

/** The results in the chosen order; equal ones, and all without a choice, in the order of the answer. */
export function inOrder(items: Recommendation[], sort: ResultSort | undefined, month: number | null): Recommendation[] {
  if (sort === undefined) return items
  const keys: Record<ResultSort, (item: Recommendation) => number> = {
    total: totalOf,
    day: perDay,
    journey: hoursOf,
    season: (item) => seasonOf(item, month),
  }
  const key = keys[sort]
  return [...items].sort((a, b) => {
    const [first, second] = [key(a), key(b)]
    return first === second ? 0 : first - second
  })
}

export type Standing = 'match' | 'total' | 'journey'

/** The criterion by which a result is the best of the list. At most one result has each, and no bad match is called the best. */
export function findStandings(items: Recommendation[]): Map<string, Standing[]> {
  const standings = new Map<string, Standing[]>()
  if (items.length < 3) return standings
  const award = (title: Standing, key: (item: Recommendation) => number) => {
    const least = Math.min(...items.map(key))
    const best = items.filter((item) => key(item) === least)
    const [winner] = best
    if (!winner || best.length > 1 || !Number.isFinite(least)) return
    standings.set(winner.id, [...(standings.get(winner.id) ?? []), title])
  }
  const first = items.find(({ fits }) => fits)
  if (first && !isPoor(first)) standings.set(first.id, ['match'])
  award('total', totalOf)
  award('journey', hoursOf)
  return standings
}
