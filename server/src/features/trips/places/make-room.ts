import { BUSY_MAX, DAY_ENDS } from '@saathi/shared/trips/day'
import { DAY_ITEMS_MAX } from '@saathi/shared/trips/rules'
import { type Schedulable, timedItems } from '@saathi/shared/trips/schedule'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import type { StopFacts } from '@saathi/shared/trips/stops'
import { type Entry, indexFor, type Kept } from './entries.ts'

type Trip = Omit<Schedulable<TripItemFacts & { id: string }>, 'items'>

/** Proposed items that give way to what people wrote. */
const GIVES_WAY: ReadonlySet<string> = new Set(['visit', 'free'])

const numbered = (days: readonly Entry[][]): Entry[] =>
  days.flatMap((all, day) => all.map((entry, at) => ({ ...entry, facts: { ...entry.facts, day, order: at + 1 } })))

/** The minutes by which the items of each day do not fit into it. */
function clashes(days: readonly Entry[][], trip: Trip): number[] {
  const items = numbered(days).map(({ id, facts }) => ({ ...facts, id }))
  return timedItems({ ...trip, items }).map((timed) => {
    let minutes = 0
    for (const fault of timed.flatMap(({ faults }) => faults)) {
      if (fault.code === 'overlap' || fault.code === 'lateForTravel') minutes += fault.minutes
      if (fault.code === 'dayTooLong') minutes += Math.max(0, fault.end - DAY_ENDS) + Math.max(0, fault.busy - BUSY_MAX)
    }
    return minutes
  })
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)

/**
 * The days without clashes between what people wrote and what is proposed, as far as that goes: proposed visits and free
 * hours give way, the cheapest first; then what has no time of its own comes to another day of its place.
 */
export function makeRoom(days: readonly Entry[][], stops: readonly StopFacts[], trip: Trip): Kept {
  const usual = clashes(
    days.map((all) => all.filter(({ own }) => !own)),
    trip,
  )
  let known = days.map((all) => [...all])
  const moved = new Map<string, Kept['moved'][number]>()
  for (const [day, all] of days.entries()) {
    if (!all.some(({ own }) => own)) continue
    const most = usual[day] ?? 0
    known = withoutVisits(known, day, most, trip)
    for (const entry of all.filter(isFree)) {
      if ((clashes(known, trip)[day] ?? 0) <= most) break
      const found = onAnotherDay(known, day, entry, stops, trip)
      if (!found) continue
      known = found.days
      moved.set(entry.id, { id: entry.id, title: entry.facts.title, day: found.day })
    }
  }
  return { entries: numbered(known), moved: [...moved.values()] }
}

const isFree = ({ own, facts }: Entry) =>
  own && facts.fixedStart === null && facts.kind !== 'stay' && facts.kind !== 'travel'

/** Leaves out proposed visits and free hours of a day, as long as that lessens its clashes. */
function withoutVisits(days: Entry[][], day: number, most: number, trip: Trip): Entry[][] {
  let known = days
  let left = clashes(known, trip)[day] ?? 0
  const all = days[day] ?? []
  const giving = all
    .filter(({ own, facts }) => !own && GIVES_WAY.has(facts.kind) && facts.minutes > 0)
    .toSorted((a, b) => a.facts.cost - b.facts.cost || all.indexOf(b) - all.indexOf(a))
  for (const entry of giving) {
    if (left <= most) break
    const trial = known.with(
      day,
      (known[day] ?? []).filter(({ id }) => id !== entry.id),
    )
    const now = clashes(trial, trip)[day] ?? 0
    if (now >= left) continue
    known = trial
    left = now
  }
  return known
}

/** The entry on another day of its place, or of all if it has none, where fewer minutes clash than now; null without one. */
function onAnotherDay(days: Entry[][], day: number, entry: Entry, stops: readonly StopFacts[], trip: Trip) {
  const { where } = entry
  const stop = where.kind === 'at' && stops.find(({ placeId }) => placeId === where.place)
  const without = days.with(
    day,
    (days[day] ?? []).filter(({ id }) => id !== entry.id),
  )
  const now = sumOf(clashes(days, trip))
  const others = days
    .map((_, other) => other)
    .filter((other) => !stop || (other >= stop.day && other <= stop.day + stop.nights))
    .filter((other) => other !== day && (days[other]?.length ?? DAY_ITEMS_MAX) < DAY_ITEMS_MAX)
    .sort((a, b) => Math.abs(a - day) - Math.abs(b - day))
  for (const other of others) {
    const all = without[other] ?? []
    for (let index = indexFor(all, entry, Number.POSITIVE_INFINITY, new Map()); index >= 0; index--) {
      const trial = without.with(other, all.toSpliced(index, 0, entry))
      if (sumOf(clashes(trial, trip)) < now) return { days: trial, day: other }
    }
  }
  return null
}
