import { DAY_ITEMS_MAX } from '@saathi/shared/trips/rules'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import { HOME, type Where } from './segments.ts'

/** An item of the changed trip; the id of a proposed one is not yet that of an item. */
export type Entry = { id: string; own: boolean; facts: TripItemFacts; where: Where }
/** `moved`: what is on another day than that of its place, and the day on which it is now. */
export type Kept = { entries: Entry[]; moved: { id: string; title: string; day: number }[] }

/** The time of an item of which no other is known. */
export const NOON = 12 * 60

/** The day, or the nearest to it that can take one item more. */
export function withRoom(days: readonly Entry[][], wanted: number): number {
  const order = days.map((_, day) => day).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)
  return order.find((day) => (days[day]?.length ?? 0) < DAY_ITEMS_MAX) ?? wanted
}

/** The position in a day at about its time: after the way to its place, before the way on and before the night. */
export function indexFor(
  all: readonly Entry[],
  { where, facts }: Entry,
  start: number,
  times: ReadonlyMap<string, { start: number }>,
): number {
  const isRide = (entry: Entry) => entry.where.kind === 'way' && entry.facts.kind === 'travel'
  const isTo = (there: Where) =>
    there.kind === 'way' && (there.from === HOME || (where.kind === 'at' && where.place === there.to))
  const comes = where.kind === 'way' ? -1 : all.findLastIndex((entry) => isRide(entry) && isTo(entry.where))
  const goes = where.kind === 'way' ? -1 : all.findIndex((entry, at) => at > comes && isRide(entry))
  const night = all.findIndex((entry, at) => at > comes && entry.facts.kind === 'stay')
  const most = Math.min(all.length, ...[goes, night].filter((at) => at >= 0))
  if (facts.kind === 'stay') return most
  const later = all.findIndex(
    (entry, at) => at > comes && (times.get(entry.id)?.start ?? entry.facts.fixedStart ?? -1) > start,
  )
  return Math.min(most, later < 0 ? all.length : later)
}
