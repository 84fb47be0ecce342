import type { Trip, TripItem } from '@saathi/shared/trips/schema'

const isWay = ({ kind }: TripItem) => kind === 'travel' || kind === 'stay'
const isLong = ({ kind, by }: TripItem) => kind === 'travel' && by !== 'local' && by !== 'walk'

/** The travel, with nights on the way, before everything else of a plan and after it: the owner's way from home and back. */
export function findOwnWays(items: readonly TripItem[]): TripItem[] {
  const first = items.findIndex((item) => !isWay(item))
  if (first < 0) return []
  const last = items.findLastIndex((item) => !isWay(item))
  const out = items.slice(0, first)
  const back = items.slice(last + 1)
  const there = out.slice(0, out.findLastIndex(({ kind }) => kind === 'travel') + 1)
  const home = back.slice(
    Math.max(
      0,
      back.findIndex(({ kind }) => kind === 'travel'),
    ),
  )
  return [there, home].flatMap((way) => (way.some(isLong) ? way : []))
}

/** What the plan costs a person without the owner's way from home and back, in rupees. */
export function costAtPlace({ items, people }: Pick<Trip, 'items' | 'people'>): number {
  const ways = new Set(findOwnWays(items).map(({ id }) => id))
  return items.reduce((sum, { id, cost }) => (ways.has(id) ? sum : sum + cost), 0) / people
}
