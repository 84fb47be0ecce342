import type { Sun } from '../destinations/opening-hours.ts'
import { addDays } from '../lib/days.ts'
import {
  type Before,
  computeTimes,
  type DayFacts,
  type Fault,
  type Fix,
  type PlannedItem,
  type TimedItem,
} from './day.ts'
import { faultCount, fixFor, type TimedDay } from './fixes.ts'
import { indexRoads, type Road, type Roads } from './legs.ts'
import type { CostPart, HighlightFacts } from './schema.ts'
import { stopOn } from './stops.ts'

export type { Fix, PlannedItem } from './day.ts'

/** A problem of an item, and the move that solves it. */
export type Problem = Fault & { fix: Fix | null }
export type ScheduledItem<T> = Omit<TimedItem<T>, 'faults'> & { problems: Problem[] }
export type DayCost = Record<CostPart | 'total', number>

/** `end`: of its last item, a minute of the day; after 1440 it ends on a later one. `km`: of the ways between items. */
export type ScheduledDay<T> = {
  day: number
  date: string | null
  items: ScheduledItem<T>[]
  end: number
  cost: DayCost
  km: number
}

/**
 * `hilly`: the place is reached by slow hill roads; of a trip over several places, each of the `stops` says so. `roads`: the known ways between its spots. `roadsOnEdit`: the trip is older
 * than what is known of the roads, and keeps its times until somebody changes it.
 */
export type Schedulable<T> = {
  items: readonly T[]
  dayCount: number
  startDate: string | null
  highlights: readonly HighlightFacts[]
  sun: readonly Sun[]
  hilly?: boolean | undefined
  stops?: readonly { day: number; hilly: boolean }[] | undefined
  roads?: readonly Road[] | undefined
  roadsOnEdit?: boolean | undefined
}

/** The usual day in India, where the sun of a day is not known. */
const USUAL_SUN: Sun = { sunrise: 6 * 60 + 15, sunset: 18 * 60 + 15 }
/** Fixes are looked for at the first so many problems; more are rare, and a browser re-times at every edit. */
const FIXES_MAX = 12

/**
 * The days of a trip with the times of their items, the ways between them, and what is wrong. Items follow each other in
 * their order, fixed starts hold, and a night on the way reaches into the next day. Items that lie after the last day get
 * days of their own at the end, so that none disappears.
 */
export function schedule<T extends PlannedItem>(trip: Schedulable<T>): ScheduledDay<T>[] {
  const roads = indexRoads(trip.roadsOnEdit ? [] : (trip.roads ?? []))
  const days = timedDays(trip, roads)
  let fixes = 0
  return days.map((day) => ({
    day: day.facts.day,
    date: day.facts.date,
    items: day.items.map(({ faults, ...timed }, at): ScheduledItem<T> => {
      const isFixable = faults.length > 0 && faults.every(({ code }) => code !== 'outOfSeason') && fixes++ < FIXES_MAX
      const fix = isFixable
        ? fixFor(days, day, at, (moved) => faultCount(timedDays(withMove(trip, moved), roads)))
        : null
      return { ...timed, problems: faults.map((fault) => ({ ...fault, fix })) }
    }),
    end: Math.max(0, ...day.items.map(({ end }) => end)),
    cost: addUpCosts(day.items.map(({ item }) => item)),
    km: Math.round(day.items.reduce((sum, { leg }) => sum + (leg?.km ?? 0), 0) * 10) / 10,
  }))
}

/** The days of a trip with times and faults alone, without a search for what would solve them. */
export const timedItems = <T extends PlannedItem>(trip: Schedulable<T>): TimedItem<T>[][] =>
  timedDays(trip, indexRoads(trip.roadsOnEdit ? [] : (trip.roads ?? []))).map(({ items }) => items)

function timedDays<T extends PlannedItem>(trip: Schedulable<T>, roads: Roads): TimedDay<T>[] {
  const highlights = new Map(trip.highlights.map((highlight) => [highlight.name, highlight]))
  const count = trip.items.reduce((most, { day }) => Math.max(most, day + 1), trip.dayCount)
  const byDay = Array.from({ length: count }, (): T[] => [])
  for (const item of trip.items) byDay[item.day]?.push(item)
  let before: Before = { end: 0, at: null }
  return byDay.map((items, day) => {
    const facts: DayFacts = {
      day,
      date: trip.startDate === null ? null : addDays(trip.startDate, day),
      sun: trip.sun[day] ?? trip.sun.at(-1) ?? USUAL_SUN,
      highlights,
      hilly: (trip.stops && stopOn(trip.stops, day)?.hilly) ?? trip.hilly ?? false,
      roads,
    }
    // Two items can have the same order when two people add one at once.
    items.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    const timed = { facts, before, ...computeTimes(items, facts, before) }
    before = timed.after
    return timed
  })
}

const withMove = <T extends PlannedItem>(trip: Schedulable<T>, { id, day, order }: Fix): Schedulable<T> => ({
  ...trip,
  items: trip.items.map((item) => (item.id === id ? { ...item, day, order } : item)),
})

function addUpCosts(items: readonly PlannedItem[]): DayCost {
  const cost: DayCost = { travel: 0, stay: 0, entry: 0, food: 0, other: 0, total: 0 }
  for (const item of items) {
    cost[item.costPart] += item.cost
    cost.total += item.cost
  }
  return cost
}
