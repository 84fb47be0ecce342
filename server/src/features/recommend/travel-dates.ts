import { indianDay } from '@saathi/shared/lib/days'
import { addDays, daysBetween, longWeekends, weekendAfter } from '@saathi/shared/lib/holidays'
import type { DreamTrip } from '@saathi/shared/recommend/schema'

/** First and last day of a trip, `YYYY-MM-DD`. */
export type Dates = { from: string; to: string }

const YEAR_DAYS = 366
/** With fewer days left in the asked month than this, the one of next year is meant. */
const LAST_DAYS = 5

/** The days of a trip: those asked for, or the next weekend or long weekend (of the asked month). Null when only a month is known. */
export function resolveDates(
  request: Pick<DreamTrip, 'from' | 'to' | 'when' | 'month' | 'starting_location'>,
  now: Date,
): Dates | null {
  const { from, to, when, month, starting_location: city } = request
  if (from !== undefined && to !== undefined) return { from, to }
  if (when === undefined) return null
  const today = indianDay(now)
  const before = month === undefined ? today : dayBefore(month, today)
  if (when === 'weekend') return asDates(weekendAfter(before))
  const last = month === undefined ? addDays(today, YEAR_DAYS) : addDays(before, 31)
  const inMonth = ({ start }: { start: string }) => month === undefined || Number(start.slice(5, 7)) === month
  const long = longWeekends(addDays(before, 1), last, city).find(inMonth)
  if (long) return asDates(long)
  // A month without one has an ordinary weekend, with the Friday off.
  const { start, end } = weekendAfter(addDays(before, 1))
  return { from: addDays(start, -1), to: end }
}

const asDates = ({ start, end }: { start: string; end: string }): Dates => ({ from: start, to: end })

/** The day before the next occurrence of a month, or today within it. */
function dayBefore(month: number, today: string): string {
  const year = Number(today.slice(0, 4))
  const firstOf = (each: number) => `${each}-${String(month).padStart(2, '0')}-01`
  const nextFirst = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  const left = daysBetween(today, nextFirst) - 1
  if (today.slice(5, 7) === firstOf(year).slice(5, 7)) return left > LAST_DAYS ? today : addDays(firstOf(year + 1), -1)
  return addDays(firstOf(firstOf(year) > today ? year : year + 1), -1)
}

/** The month that holds the middle day, and the days until the trip begins (0 when it has begun). */
export function monthOf({ from, to }: Dates, now: Date): { month: number; daysAhead: number } {
  const middle = addDays(from, Math.floor((daysBetween(from, to) - 1) / 2))
  const daysAhead = Math.max(0, daysBetween(indianDay(now), from) - 1)
  return { month: Number(middle.slice(5, 7)), daysAhead: Math.min(365, daysAhead) }
}

/** The holidays of the starting city that make the dates part of a long weekend, as one phrase; null when they are not. */
export function findLongWeekend({ from, to }: Dates, city: string): string | null {
  const near = longWeekends(addDays(from, -7), to, city)
  const least = Math.max(2, daysBetween(from, to) / 2)
  const shared = near.find(({ start, end }) => start <= to && from <= end && daysShared(start, end, from, to) >= least)
  return shared ? shared.names.join(' and ') : null
}

/** The days that are in both spans. */
const daysShared = (start: string, end: string, from: string, to: string): number =>
  daysBetween(start > from ? start : from, end < to ? end : to)
