import { months } from '@saathi/shared/lib/messages/en/days'
import type { TourType } from '@saathi/shared/packages/schema'
import type { Closure, Destination, HealthAdvice } from './dataset.ts'
import type { Spell } from './place-schema.ts'

/** The month travelled in, 1-12, and how many days ahead of it the booking is made. */
export type TravelMonth = {
  month: number
  daysAhead: number
  /** First and last day (`MM-DD`) when they are known. */
  dates?: { from: string; to: string }
  /** The holidays that put the dates on a long weekend. */
  longWeekend?: string
  /** Nobody asked for this month: any days of it will do. */
  anyDays?: true
}

/** The time for which a place is judged: a month, or the days of a trip where they are known. */
export type Period = number | Omit<TravelMonth, 'daysAhead'>

const DAYS_IN = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const DAY_MS = 86_400_000
const IST_MS = 5.5 * 3_600_000
/** With fewer days left in the asked month than this, the one of next year is meant. */
const LAST_DAYS = 5

const daysIn = (month: number): number => DAYS_IN[month - 1] ?? 30

/**
 * The month of travel. Without an asked month it is the one in the middle of the next 60 days; with one, its next
 * occurrence, and the days ahead count to the middle of what is left of it. Months are in India's time zone.
 */
export function travelMonth(now: Date, asked?: number): TravelMonth {
  const today = Math.floor((now.getTime() + IST_MS) / DAY_MS)
  if (asked === undefined)
    return { month: new Date((today + 30) * DAY_MS).getUTCMonth() + 1, daysAhead: 30, anyDays: true }
  const year = new Date(today * DAY_MS).getUTCFullYear()
  for (const first of [Date.UTC(year, asked - 1, 1), Date.UTC(year + 1, asked - 1, 1)].map((ms) => ms / DAY_MS)) {
    const last = first + daysIn(asked) - 1
    if (last - today < LAST_DAYS) continue
    return { month: asked, daysAhead: Math.round((Math.max(first, today) + last) / 2) - today }
  }
  return { month: asked, daysAhead: 365 }
}

const FIRST_DAYS = DAYS_IN.map((_, month) => DAYS_IN.slice(0, month).reduce((sum, days) => sum + days, 0))

/** Day of a 365-day year, 0 = 1 January, from `MM-DD`; 29 February counts as the 28th. */
function dayOfYear(monthDay: string): number {
  const month = Number(monthDay.slice(0, 2))
  return (FIRST_DAYS[month - 1] ?? 0) + Math.min(Number(monthDay.slice(3)), daysIn(month)) - 1
}

/** Days from `from` to `to`, both included, across the new year if needed. */
export const spellDays = (from: string, to: string): number => ((dayOfYear(to) - dayOfYear(from) + 365) % 365) + 1

/** The share of a month that lies in the yearly period `[from, to]`, 0-1. */
export function shareOfMonth(month: number, from: string, to: string): number {
  const first = FIRST_DAYS[month - 1] ?? 0
  const after = first + daysIn(month)
  const start = dayOfYear(from)
  const end = start + spellDays(from, to)
  const overlap = (shift: number) => Math.max(0, Math.min(after, end + shift) - Math.max(first, start + shift))
  return (overlap(0) + overlap(-365)) / daysIn(month)
}

/** The share of the days of a trip, or of a month when only that is known, that lies in the yearly period `[from, to]`. */
export function shareOfPeriod(period: Period, from: string, to: string): number {
  if (typeof period === 'number') return shareOfMonth(period, from, to)
  const { month, dates } = period
  if (!dates) return shareOfMonth(month, from, to)
  const first = dayOfYear(dates.from)
  const length = spellDays(dates.from, dates.to)
  const sinceStart = (day: number) => (((first + day - dayOfYear(from)) % 365) + 365) % 365
  const within = Array.from({ length }, (_, day) => sinceStart(day)).filter((days) => days < spellDays(from, to))
  return within.length / length
}

const monthOfPeriod = (period: Period): number => (typeof period === 'number' ? period : period.month)

export type Season = 'best' | 'ok' | 'shoulder' | 'avoid'

export function seasonOf(place: Destination, month: number): Season {
  if (place.best_months.includes(month)) return 'best'
  if (place.ok_months.includes(month)) return 'ok'
  return place.shoulder_months.includes(month) ? 'shoulder' : 'avoid'
}

/** Months as runs of consecutive ones, across the new year: `[11, 12, 1, 4]` is `[[11, 12, 1], [4]]`. */
export function monthRuns(months: number[]): number[][] {
  const holds = new Set(months)
  const before = (month: number) => ((month + 10) % 12) + 1
  const starts = [...holds].filter((month) => !holds.has(before(month))).sort((a, b) => a - b)
  if (starts.length === 0) return holds.size === 0 ? [] : [[...holds].sort((a, b) => a - b)]
  // The longest run comes first, so that a winter place reads November to February.
  return starts
    .map((start) => {
      const run = [start]
      for (let month = (start % 12) + 1; holds.has(month) && month !== start; month = (month % 12) + 1) run.push(month)
      return run
    })
    .sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
}

/** Demand at a place in a month. `share` is the part of the month that it holds for, 0-1. */
export type Crowd = { kind: 'peak' | 'busy' | 'usual' | 'off'; share: number }

/** A busy period longer than this many days is a season, not a peak. */
const RUSH_DAYS = 31

const crowds = new WeakMap<Destination, Crowd[]>()

/** The demand at a place in a month (computed once for each place), or on the days of a trip. */
export function computeCrowd(place: Destination, period: Period): Crowd {
  if (typeof period !== 'number' && (period.dates || avoidedPeak(place, period))) return crowdIn(place, period)
  let year = crowds.get(place)
  if (!year) {
    year = months.map((_, at) => crowdIn(place, at + 1))
    crowds.set(place, year)
  }
  return year[monthOfPeriod(period) - 1] ?? { kind: 'usual', share: 0 }
}

/** The busy spell that takes most of a month or of the days of a trip; null when none does. */
export function peakIn(place: Destination, period: Period): Spell | null {
  let most = 0
  let spell: Spell | null = null
  for (const each of place.peak) {
    const share = shareOfPeriod(period, each[0], each[1])
    if (share > most) [most, spell] = [share, each]
  }
  return spell
}

/** A rush that takes more of the month than this leaves no choice of days. */
export const MOST_AVOIDED = 0.5

/** The busy spell of which one keeps clear where any days of the month will do; null where there is none. */
export function avoidedPeak(place: Destination, period: Period): Spell | null {
  if (typeof period === 'number' || !period.anyDays) return null
  const spell = peakIn(place, period)
  return spell && shareOfPeriod(period, spell[0], spell[1]) <= MOST_AVOIDED ? spell : null
}

function crowdIn(place: Destination, period: Period): Crowd {
  const spell = avoidedPeak(place, period) ? null : peakIn(place, period)
  if (spell) {
    const [from, to] = spell
    return { kind: spellDays(from, to) <= RUSH_DAYS ? 'peak' : 'busy', share: shareOfPeriod(period, from, to) }
  }
  if (seasonOf(place, monthOfPeriod(period)) === 'avoid') return { kind: 'off', share: 1 }
  // Everybody is off on the same days.
  if (typeof period !== 'number' && period.longWeekend !== undefined) return { kind: 'busy', share: 1 }
  return { kind: 'usual', share: 0 }
}

/** The closures that apply in a month: those without dates wholly, the others by their share of it. */
export function closuresIn(place: Destination, period: Period): { closure: Closure; share: number }[] {
  const month = monthOfPeriod(period)
  return place.closures
    .filter(({ months }) => !months || months.includes(month))
    .map((closure) => ({
      closure,
      share: closure.from && closure.to ? shareOfPeriod(period, closure.from, closure.to) : 1,
    }))
    .filter(({ share }) => share > 0)
}

/** The dangers and notes on health and safety that apply in a month. */
export const healthIn = (place: Destination, month: number, kind: HealthAdvice['kind']): HealthAdvice[] =>
  place.health_safety.filter((health) => health.kind === kind && (!health.months || health.months.includes(month)))

/** A place is closed when the closure holds for at least this share of the month. */
const MOST_OF_MONTH = 0.5

/** Why a place makes no sense for a trip type in a month: a closure that is likely, or a danger. Null when it does. */
export function ruledOutBy(place: Destination, type: TourType, period: Period): string | null {
  const closed = closuresIn(place, period).find(
    ({ closure, share }) => share >= MOST_OF_MONTH && closure.sure !== 'low' && closure.stops?.includes(type),
  )
  if (closed) return closed.closure.what
  return healthIn(place, monthOfPeriod(period), 'danger').find(({ stops }) => stops?.includes(type))?.what ?? null
}

/** The largest share of the month in which a closure stops a trip type, 0 when none does. */
export const closedShare = (place: Destination, type: TourType, period: Period): number =>
  Math.max(0, ...closuresIn(place, period).map(({ closure, share }) => (closure.stops?.includes(type) ? share : 0)))

/** Whether the reason to go to a place for a trip type is true in a month. */
export function isPitchTrue(place: Destination, type: TourType, month: number): boolean {
  const months = place.pitch[type]?.months
  return months === undefined || months.includes(month)
}

/** The same, or true in the month before or after: some of it is there then. */
export const isPitchNearlyTrue = (place: Destination, type: TourType, month: number): boolean =>
  [month, month === 1 ? 12 : month - 1, month === 12 ? 1 : month + 1].some((each) => isPitchTrue(place, type, each))

/** The reason to go to a place for a trip type, as far as it is true in a month; null when it is not. */
export function pitchIn(place: Destination, type: TourType, month: number): string | null {
  const pitch = place.pitch[type]
  if (!pitch || !isPitchTrue(place, type, month)) return null
  return pitch.seasons?.find(({ months }) => months.includes(month))?.text ?? pitch.text
}
