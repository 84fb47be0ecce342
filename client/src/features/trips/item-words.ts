import type { Problem } from '@saathi/shared/trips/schedule'
import type { HighlightFacts, Trip, TripItem } from '@saathi/shared/trips/schema'
import * as text from '../../messages/en/trips/trips.ts'
import type { TimedItem, TripDay } from './day-rows.ts'

const DAY_MINUTES = 1440
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A minute of a day in words, with `the next day` after midnight. */
export const timeWords = (minute: number) =>
  minute >= DAY_MINUTES ? text.nextDay(text.time(minute % DAY_MINUTES)) : text.time(minute)

/** When a highlight is open: `open 6 am to 6:30 pm`. */
export function openWords({ open }: Pick<HighlightFacts, 'open'>): string {
  if (open === 'always') return text.openAllDay
  if (open === 'sunrise-sunset') return text.opensDaylight
  return text.openSpells(open.map(([from, to]) => text.span(text.time(minuteOf(from)), text.time(minuteOf(to)))))
}

/** The line below the title of an item. */
export function itemWords({ item, end }: TimedItem, highlights: readonly HighlightFacts[]): string[] {
  const highlight = highlights.find(({ name }) => name === item.highlight)
  const isTravel = item.kind === 'travel'
  return [
    isTravel && item.by ? text.ways[item.by] : '',
    item.kind !== 'stay' && item.minutes > 0 ? text.length(item.minutes) : '',
    isTravel && item.minutes > 0 ? text.arrives(timeWords(end)) : '',
    highlight ? openWords(highlight) : '',
  ].filter(Boolean)
}

/** The problem of an item, as a sentence. */
export function problemWords(problem: Problem, { title }: Pick<TripItem, 'title'>): string {
  switch (problem.code) {
    case 'closedDay':
      return text.closedOn(title, problem.weekday)
    case 'closedHours':
      return text.openOnly(title, text.time(problem.opens), text.time(problem.closes))
    case 'outOfSeason':
      return text.onlyIn(title, problem.months)
    case 'overlap':
      return text.tooSoon(title, text.length(problem.minutes))
    case 'lateForTravel':
      return text.lateFor(title, text.length(problem.minutes))
    case 'afterDark':
      return text.dark(title, text.time(problem.sunrise), text.time(problem.sunset))
    case 'dayTooLong':
      return problem.end > 23 * 60 ? text.tooLong(timeWords(problem.end)) : text.tooBusy(text.length(problem.busy))
  }
}

type Dated = Pick<Trip, 'startDate'>
const DAY_MS = 86_400_000
/** The date of a day of the trip; null without dates. */
export const dateOfDay = ({ startDate }: Dated, day: number): string | null =>
  startDate && new Date(Date.parse(startDate) + day * DAY_MS).toISOString().slice(0, 10)

/** The name of a day in a sentence: `Sat 5 Dec`, or `Day 3` without dates. */
export function dayWords(trip: Dated, day: number): string {
  const date = dateOfDay(trip, day)
  return date ? text.shortDay(date) : text.dayNumber(day + 1)
}
/** The heading of a day: `Saturday, 5 December`. */
export function dayTitle(trip: Dated, day: number): string {
  const date = dateOfDay(trip, day)
  return date ? text.longDay(date) : text.dayNumber(day + 1)
}
const STOPS: ReadonlySet<string> = new Set(['visit', 'meal', 'other'])

/** The line below the heading of a day: its stops, or that one is on the way, and the kilometres between them. */
export function dayFacts({ items, km }: Pick<TripDay, 'items' | 'km'>): string[] {
  const stops = items.filter(({ item }) => STOPS.has(item.kind) && item.minutes > 0).length
  return [
    stops > 0 ? text.stops(stops) : items.length > 0 ? text.onTheWay : '',
    km >= 1 ? text.kmOnWay(km) : '',
  ].filter(Boolean)
}

/** The day in a button: `Saturday`. */
export function dayShortName(trip: Dated, day: number): string {
  const date = dateOfDay(trip, day)
  return date ? text.weekday(date) : text.dayNumber(day + 1)
}
