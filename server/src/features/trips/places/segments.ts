import type { StopFacts } from '@saathi/shared/trips/stops'
import type { PlanItem } from './trip-plan.ts'

/** The city where a trip begins and ends. */
export const HOME = 'home'

/**
 * Where in a journey an item belongs: at a place, on a day since the arrival, or on the way from one to another. `leaves`:
 * on the day on which one leaves the place. `offset`: days since the way began; of the way home, since one left the place.
 */
export type Where =
  | { kind: 'at'; place: string; day: number; leaves: boolean }
  | { kind: 'way'; from: string; to: string; offset: number }

type Placed = Pick<PlanItem, 'id' | 'day' | 'order' | 'kind' | 'minutes'>

/** Where each item of a journey belongs, by its id. */
export function wheres(items: readonly Placed[], stops: readonly StopFacts[]): Map<string, Where> {
  const found = new Map<string, Where>()
  const byDay = new Map<number, Placed[]>()
  for (const item of items) byDay.set(item.day, [...(byDay.get(item.day) ?? []), item])
  for (const [day, all] of byDay) {
    all.sort((a, b) => a.order - b.order)
    for (const [at, item] of all.entries()) found.set(item.id, whereOf(all, at, day, stops))
  }
  return found
}

function whereOf(all: readonly Placed[], at: number, day: number, stops: readonly StopFacts[]): Where {
  const [first, last] = [stops[0] as StopFacts, stops.at(-1) as StopFacts]
  const leaves = last.day + last.nights
  const [firstWay, lastWay] = wayOf(all)
  const out: Where = { kind: 'way', from: HOME, to: first.placeId, offset: day }
  const home: Where = { kind: 'way', from: last.placeId, to: HOME, offset: day - leaves }
  const staysAt = ({ placeId, day: from, nights }: StopFacts): Where => ({
    kind: 'at',
    place: placeId,
    day: day - from,
    leaves: day === from + nights,
  })
  if (day < first.day) return out
  if (day > leaves) return home
  if (first.day === leaves) {
    // There and back on one day: the way home begins after what one came for.
    const there = all.findIndex(({ kind }) => kind !== 'travel')
    if (all[at]?.kind !== 'travel') return staysAt(first)
    return there < 0 || at < there ? out : home
  }
  if (day === first.day) return at <= lastWay ? out : staysAt(first)
  if (day === leaves) return at >= firstWay ? home : staysAt(last)
  const index = stops.findLastIndex((stop) => stop.day <= day)
  const stop = stops[index] as StopFacts
  const before = stops[index - 1]
  if (!before || stop.day !== day || lastWay < 0) return staysAt(stop)
  if (at < firstWay) return staysAt(before)
  return at > lastWay ? staysAt(stop) : { kind: 'way', from: before.placeId, to: stop.placeId, offset: 0 }
}

const THERE: ReadonlySet<string> = new Set(['visit', 'free', 'stay'])

/** The first and the last item of the way of a day: the longest ride, with those that no stay parts from it. */
function wayOf(all: readonly Placed[]): [first: number, last: number] {
  const rides = all.flatMap((item, at) => (item.kind === 'travel' ? [{ at, minutes: item.minutes }] : []))
  const [main] = rides.toSorted((a, b) => b.minutes - a.minutes)
  if (!main) return [all.length, -1]
  const isParted = (from: number, to: number) => all.slice(from, to).some(({ kind }) => THERE.has(kind))
  const run = rides.filter(({ at }) => !isParted(Math.min(at, main.at), Math.max(at, main.at)))
  return [run[0]?.at ?? main.at, run.at(-1)?.at ?? main.at]
}
