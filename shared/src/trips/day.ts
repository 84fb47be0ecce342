import {
  isClosedOn,
  isInSeason,
  needsLight,
  openWindows,
  type Sun,
  startWithin,
  type Weekday,
  weekdayOf,
} from '../destinations/opening-hours.ts'
import { type Leg, legBetween, type Point, type Roads } from './legs.ts'
import type { HighlightFacts, TripItem, TripItemFacts } from './schema.ts'

/** The facts of an item that its time depends on. */
export type PlannedItem = Pick<TripItem, 'id'> & TripItemFacts

/** Moving an item there solves the problem: `order` is a free position of that day. */
export type Fix = { id: string; day: number; order: number }

/** A problem of an item, without its fix. Times are minutes of its day. */
export type Fault =
  | { code: 'closedDay'; weekday: Weekday }
  /** The opening hours that are nearest to the visit. */
  | { code: 'closedHours'; opens: number; closes: number }
  | { code: 'outOfSeason'; months: number[] }
  /** It starts by so many minutes before one can be there. */
  | { code: 'overlap'; minutes: number }
  /** `busy`: minutes of visits and ways up to its end. */
  | { code: 'dayTooLong'; end: number; busy: number }
  | { code: 'afterDark'; sunrise: number; sunset: number }
  | { code: 'lateForTravel'; minutes: number }

/** An item with its times; `end` after 1440 is on a later day. `leg`: the way there from the last located item. */
export type TimedItem<T> = { item: T; start: number; end: number; leg: Leg | null; faults: Fault[] }

/** The facts beside its items on which a day's times depend. */
export type DayFacts = {
  day: number
  date: string | null
  sun: Sun
  highlights: ReadonlyMap<string, HighlightFacts>
  hilly: boolean
  roads: Roads
}

/** The place and time at which the item before ends; the minute is one of this day, 0 when it ended before midnight. */
export type Before = { end: number; at: Point | null }

export const DAY_MINUTES = 1440
/** One sets off at this time when nothing asks for another. */
export const DAY_STARTS = 8 * 60
/** The last visit or meal ends by then. */
export const DAY_ENDS = 23 * 60
/** Most minutes of visits and ways on a day; a long trek with its drive is just within. */
export const BUSY_MAX = 13 * 60
/** One waits at most this long for something to open. */
export const WAIT_MAX = 3 * 60

const ENDS_BY_NIGHT: ReadonlySet<string> = new Set(['visit', 'meal', 'other'])

/**
 * The times of a day's items, which must be in order. A fixed start holds, even when one cannot be there in time; other
 * items follow the end of the one before and the way, and wait for opening where that is not too long.
 */
export function computeTimes<T extends PlannedItem>(
  items: readonly T[],
  facts: DayFacts,
  before: Before,
): { items: TimedItem<T>[]; after: Before } {
  let { end: clock, at } = before
  let busy = 0
  const timed = items.map((item, index): TimedItem<T> => {
    const spot = pointOf(item)
    const leg = item.kind !== 'travel' && spot && at ? legBetween(at, spot, facts.hilly, facts.roads) : null
    const highlight = item.highlight === null ? undefined : facts.highlights.get(item.highlight)
    const isEarly = index === 0 && item.fixedStart === null
    const ready = (isEarly ? Math.max(clock, DAY_STARTS) : clock) + (leg?.minutes ?? 0)
    const start = item.fixedStart ?? openStart(highlight, facts.sun, ready, item.minutes)
    const end = start + item.minutes
    const faults = highlight ? openingFaults(highlight, facts, start, end) : []
    if (start < ready)
      faults.push({ code: item.kind === 'travel' ? 'lateForTravel' : 'overlap', minutes: ready - start })
    if (item.kind === 'visit' || item.kind === 'other') busy += item.minutes
    busy += leg?.minutes ?? 0
    const isLate = ENDS_BY_NIGHT.has(item.kind) && (end > DAY_ENDS || (item.kind !== 'meal' && busy > BUSY_MAX))
    if (isLate) faults.push({ code: 'dayTooLong', end, busy })
    clock = Math.max(clock, end)
    if (item.kind === 'travel' || spot) at = spot
    return { item, start, end, leg, faults }
  })
  return { items: timed, after: { end: Math.max(0, clock - DAY_MINUTES), at } }
}

export const pointOf = ({ lat, lon }: Pick<TripItemFacts, 'lat' | 'lon'>): Point | null =>
  lat === null || lon === null ? null : { lat, lon }

/** The time at which a visit begins for those who can be there at `ready`. */
function openStart(highlight: HighlightFacts | undefined, sun: Sun, ready: number, minutes: number): number {
  if (!highlight) return ready
  const start = startWithin(openWindows(highlight, sun), ready, minutes)
  return start !== null && start - ready <= WAIT_MAX ? start : ready
}

function openingFaults(highlight: HighlightFacts, { date, sun }: DayFacts, start: number, end: number): Fault[] {
  const faults: Fault[] = []
  if (date !== null && !isInSeason(highlight, date))
    faults.push({ code: 'outOfSeason', months: highlight.months ?? [] })
  if (date !== null && isClosedOn(highlight, date)) faults.push({ code: 'closedDay', weekday: weekdayOf(date) })
  const windows = openWindows(highlight, sun)
  if (windows.some(([from, to]) => start >= from && end <= to)) return faults
  if (needsLight(highlight)) return [...faults, { code: 'afterDark', ...sun }]
  const distance = ([from, to]: readonly [number, number]) => Math.max(from - start, end - to)
  const [first, ...others] = windows
  if (!first) return faults
  const [opens, closes] = others.reduce((near, each) => (distance(each) < distance(near) ? each : near), first)
  return [...faults, { code: 'closedHours', opens, closes }]
}
