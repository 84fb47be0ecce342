import { isClosedOn, isInSeason } from '../destinations/opening-hours.ts'
import { type Before, computeTimes, type DayFacts, type Fix, type PlannedItem, type TimedItem } from './day.ts'

/** A day as it is timed now, with what comes before it. */
export type TimedDay<T> = { facts: DayFacts; before: Before; items: TimedItem<T>[]; after: Before }

const MOVABLE: ReadonlySet<string> = new Set(['visit', 'other'])

/**
 * The move that solves the problem of an item: to the nearest day on which it works whole and disturbs nothing. When the
 * item itself holds its time, one of those before it moves. Null when no such day exists. `faultsAfter` counts the faults
 * of the whole trip after a move.
 */
export function fixFor<T extends PlannedItem>(
  days: readonly TimedDay<T>[],
  day: TimedDay<T>,
  at: number,
  faultsAfter: (fix: Fix) => number,
): Fix | null {
  const troubled = day.items[at]
  if (!troubled) return null
  const had = faultCount(days)
  const solves = (fix: Fix | null) => fix !== null && faultsAfter(fix) < had
  // The item itself if it can move, else the nearest one before it whose move helps.
  for (let index = at; index >= 0; index--) {
    const item = day.items[index]?.item
    if (!item || !(canMove(item) || (index === at && isClosed(troubled)))) continue
    const fix = index === at || solvesHere(day, index) ? placeElsewhere(days, day, item) : null
    if (solves(fix)) return fix
    if (index === at) return null
  }
  return null
}

/** The number of faults of all days. */
export const faultCount = (days: readonly TimedDay<PlannedItem>[]): number =>
  days.reduce((sum, { items }) => sum + faultsIn(items), 0)

const canMove = ({ kind, fixedStart }: PlannedItem): boolean => MOVABLE.has(kind) && fixedStart === null

/** A visit at a set time moves with its time, when the day is one on which it is closed. */
const isClosed = ({ item, faults }: TimedItem<PlannedItem>): boolean =>
  item.kind === 'visit' && faults.some(({ code }) => code === 'closedDay')

/** Whether the day has fewer problems without the item. */
function solvesHere<T extends PlannedItem>({ facts, before, items }: TimedDay<T>, index: number): boolean {
  const rest = items.filter((_, at) => at !== index).map(({ item }) => item)
  return faultsIn(computeTimes(rest, facts, before).items) < faultsIn(items.filter((_, at) => at !== index))
}

const faultsIn = (items: readonly TimedItem<PlannedItem>[]): number =>
  items.reduce((sum, { faults }) => sum + faults.length, 0)

function placeElsewhere<T extends PlannedItem>(days: readonly TimedDay<T>[], from: TimedDay<T>, item: T): Fix | null {
  const others = days
    .filter((day) => day !== from && isOpenOn(day.facts, item))
    .sort((a, b) => Math.abs(a.facts.day - from.facts.day) - Math.abs(b.facts.day - from.facts.day))
  for (const day of others) {
    const order = freeOrder(day, item)
    if (order !== null) return { id: item.id, day: day.facts.day, order }
  }
  return null
}

function isOpenOn({ highlights, date }: DayFacts, { highlight: name }: PlannedItem): boolean {
  const highlight = name === null ? undefined : highlights.get(name)
  return !highlight || date === null || (!isClosedOn(highlight, date) && isInSeason(highlight, date))
}

/** The position at which the item adds the least travel and no problem, and the next day starts as before; else null. */
function freeOrder<T extends PlannedItem>({ facts, before, items, after }: TimedDay<T>, item: T): number | null {
  const known = items.map((timed) => timed.item)
  const had = faultsIn(items)
  let best: { order: number; travel: number } | null = null
  for (let index = 0; index <= known.length; index++) {
    const order = orderAt(known, index)
    const moved = { ...item, day: facts.day, order }
    const trial = computeTimes<PlannedItem>([...known.slice(0, index), moved, ...known.slice(index)], facts, before)
    if (faultsIn(trial.items) > had || trial.items[index]?.faults.length || trial.after.end > after.end) continue
    const travel = trial.items.reduce((sum, { leg }) => sum + (leg?.minutes ?? 0), 0)
    if (!best || travel < best.travel) best = { order, travel }
  }
  return best?.order ?? null
}

/** An order between the neighbours at that position. */
function orderAt(items: readonly PlannedItem[], index: number): number {
  const before = items[index - 1]?.order
  const after = items[index]?.order
  if (before === undefined) return after === undefined ? 0 : after - 1
  return after === undefined ? before + 1 : (before + after) / 2
}
