import { HOLIDAY_ROWS, type HolidayRow, type State } from './holiday-dates.ts'

export type Holiday = {
  /** `YYYY-MM-DD`. */
  date: string
  name: string
  kind: HolidayRow[2]
  where: 'all' | State[]
  /** A sighting of the moon may move it by a day. */
  moon: boolean
  sure: HolidayRow[4]
  source: string
}

/** A stretch of at least three free days, or four with one day of leave. */
export type LongWeekend = {
  start: string
  end: string
  /** The holidays in it that are not on a Saturday or Sunday, by name. */
  names: string[]
  /** The working day to take off; null when none is needed. */
  leave: string | null
  /** A date of it may move by a day. */
  moon: boolean
}

const OFFICIAL_YEAR = '2026'

export const HOLIDAYS: readonly Holiday[] = HOLIDAY_ROWS.map(([date, name, kind, where, sure, moon]) => ({
  date,
  name,
  kind,
  where: where === 'all' ? 'all' : (where.split(' ') as State[]),
  moon: moon === 'moon',
  sure,
  source: date.startsWith(OFFICIAL_YEAR)
    ? 'DoPT and state holiday lists 2026'
    : 'fixed dates and astronomical calendar',
}))

const STATE_OF: Record<string, State> = {
  mumbai: 'MH',
  delhi: 'DL',
  bangalore: 'KA',
  hyderabad: 'TG',
  chennai: 'TN',
  kolkata: 'WB',
  pune: 'MH',
  ahmedabad: 'GJ',
  jaipur: 'RJ',
  lucknow: 'UP',
  kochi: 'KL',
}

const DAY_MS = 86_400_000
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** A calendar day later (or, with a negative count, earlier). */
export const addDays = (day: string, count: number): string => dayOf(dayNumber(day) + count)

/** Days from one calendar day to another, both included. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from) + 1

/** 0 = Sunday. */
export const weekdayOf = (day: string): number => (((dayNumber(day) + 4) % 7) + 7) % 7

const isWeekend = (number: number) => (number + 4) % 7 === 6 || (number + 4) % 7 === 0

/** The holidays that offices in the city's state observe; restricted ones are working days. */
export const holidaysIn = (city: string): Holiday[] => {
  const state = STATE_OF[city]
  return HOLIDAYS.filter(
    ({ kind, where }) => kind !== 'restricted' && (where === 'all' || (state !== undefined && where.includes(state))),
  )
}

const SHORTEST = 3
const SHORTEST_WITH_LEAVE = 4
const LONGEST = 7

/**
 * The long weekends of a city that start between two days (both included), in order: three or more free days in a row with a
 * Saturday and a Sunday among them, or four or more with one day of leave. They do not overlap.
 */
export function longWeekends(from: string, to: string, city: string): LongWeekend[] {
  const byDay = new Map<number, Holiday[]>()
  for (const holiday of holidaysIn(city)) {
    const at = dayNumber(holiday.date)
    byDay.set(at, [...(byDay.get(at) ?? []), holiday])
  }
  const isFree = (number: number) => isWeekend(number) || byDay.has(number)
  const found: LongWeekend[] = []
  const last = dayNumber(to)
  for (let day = dayNumber(from); day <= last; day++) {
    if (!isFree(day) || isFree(day - 1)) continue
    const stretch = stretchFrom(day, isFree)
    if (!stretch) continue
    found.push(described(stretch, byDay))
    day = stretch.end
  }
  return found
}

type Stretch = { start: number; end: number; leave: number | null }

/** The long weekend that starts on a free day after a working day, if there is one. */
function stretchFrom(start: number, isFree: (day: number) => boolean): Stretch | null {
  const runEnd = (day: number) => {
    let end = day
    while (isFree(end + 1)) end++
    return end
  }
  const end = runEnd(start)
  if (isLong(start, end, SHORTEST)) return { start, end, leave: null }
  const leave = end + 1
  if (!isFree(leave + 1)) return null
  const bridged = runEnd(leave + 1)
  return isLong(start, bridged, SHORTEST_WITH_LEAVE) ? { start, end: bridged, leave } : null
}

function isLong(start: number, end: number, least: number): boolean {
  const length = end - start + 1
  if (length < least || length > LONGEST) return false
  for (let day = start; day < end; day++) if (isWeekend(day) && isWeekend(day + 1)) return true
  return false
}

function described({ start, end, leave }: Stretch, byDay: Map<number, Holiday[]>): LongWeekend {
  const holidays: Holiday[] = []
  for (let day = start; day <= end; day++) if (!isWeekend(day)) holidays.push(...(byDay.get(day) ?? []))
  return {
    start: dayOf(start),
    end: dayOf(end),
    names: [...new Set(holidays.map(({ name }) => name))],
    leave: leave === null ? null : dayOf(leave),
    moon: holidays.some(({ moon }) => moon),
  }
}

/** The first Saturday and Sunday that start after a day. */
export function weekendAfter(day: string): { start: string; end: string } {
  const start = addDays(day, ((6 - weekdayOf(day) + 6) % 7) + 1)
  return { start, end: addDays(start, 1) }
}
