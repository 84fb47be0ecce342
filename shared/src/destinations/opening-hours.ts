import type { HighlightFacts } from '../trips/schema.ts'

export type OpeningFacts = Pick<HighlightFacts, 'name' | 'open' | 'closed' | 'months'>

/** Minutes of the day in India. */
export type Sun = { sunrise: number; sunset: number }
export type OpenWindow = readonly [from: number, to: number]

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof WEEKDAYS)[number]

const DAY_MINUTES = 1440
/** One sees a sunrise from before it, and leaves a sunset after it. */
const TWILIGHT = 30
const AT_SUNRISE = /sunrise|dawn|first light/i
const AT_SUNSET = /sunset|dusk/i

export const weekdayOf = (date: string): Weekday => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'sun'

export const isClosedOn = ({ closed }: OpeningFacts, date: string): boolean => closed.includes(weekdayOf(date))

export const isInSeason = ({ months }: OpeningFacts, date: string): boolean =>
  months === null || months.includes(Number(date.slice(5, 7)))

/** Whether it is to be seen in daylight only. */
export const needsLight = ({ open }: OpeningFacts): boolean => open === 'sunrise-sunset'

/** When it is open on a day, in order; on a weekly closed day these are the hours of the other days. */
export function openWindows({ name, open }: OpeningFacts, { sunrise, sunset }: Sun): OpenWindow[] {
  if (open === 'always') return [[0, DAY_MINUTES]]
  if (open === 'sunrise-sunset')
    return [[sunrise - (AT_SUNRISE.test(name) ? TWILIGHT : 0), sunset + (AT_SUNSET.test(name) ? TWILIGHT : 0)]]
  return open.map(([from, to]): OpenWindow => [minuteOf(from), minuteOf(to)]).sort(([a], [b]) => a - b)
}

/** `HH:MM` as a minute of the day; `24:00` is its end. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The earliest start from `ready` on at which a visit fits into a window whole; null when none is left. */
export function startWithin(windows: readonly OpenWindow[], ready: number, minutes: number): number | null {
  for (const [from, to] of windows) {
    const start = Math.max(ready, from)
    if (start + minutes <= to) return start
  }
  return null
}
