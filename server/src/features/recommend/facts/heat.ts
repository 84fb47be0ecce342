import type { Destination } from './dataset.ts'
import { healthIn } from './season.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const SPELL = new RegExp(`\\b${NAME}\\b(?:\\s*(?:-|to)\\s*(?:mid-)?${NAME}\\b)?`, 'gi')
const SUMMER = [4, 5, 6]
const MONSOON = [7, 8]
const [APRIL, HOTTEST, JUNE] = [4, 5, 6]
const DEGREES = /(\d\d) ?°C/g
/** What sticky months feel like, and what dangers of damp heat, which name no degrees. */
const STICKY_FEELS = 38
const DAMP_FEELS = 40
const HOT_MONTH = 38
const STICKY = /\b(sticky|humid|hot)\b/i
const DAMP = /\bheat and humidity\b/i

/** The parts of the weather text, each about some months: `rain Jun-Sep`. */
export const weatherParts = ({ weather }: Pick<Destination, 'weather'>): string[] => weather.split(/[;,]/)

/** The months that a part of the weather text is about: `rain Jun-Sep and most of it Oct-Nov`. */
export function monthsIn(text: string): number[] {
  const named = namedMonths(text)
  if (named.length > 0) return named
  return /\bsummer\b/i.test(text) ? SUMMER : /\bmonsoon\b/i.test(text) ? MONSOON : []
}

export const namedMonths = (text: string): number[] =>
  [...text.matchAll(SPELL)].flatMap(([, first = '', last = first]) => {
    const [from, to] = [first, last].map((name) => MONTHS.indexOf(name.toLowerCase())) as [number, number]
    return Array.from({ length: ((to - from + 12) % 12) + 1 }, (_, at) => ((from + at) % 12) + 1)
  })

/** Whether what a part of the weather tells ends in the middle of a month: `most rain mid-Oct to mid-Dec`. */
export const endsMid = (part: string, month: number): boolean =>
  new RegExp(`(?:-|to)\\s*mid-${MONTHS[month - 1]}`, 'i').test(part)

/** The most degrees that a text names, 0 without any. */
export const degreesIn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(DEGREES)].map(([, degrees]) => Number(degrees)))

/** Whether a part of the weather is about the heat of a month: the months beside May are hot, too, where May alone is named. */
export function isHeatOf(part: string, month: number): boolean {
  const months = monthsIn(part)
  if (months.includes(month)) return true
  return (month === APRIL && months[0] === HOTTEST) || (month === JUNE && months.at(-1) === HOTTEST)
}

const known = new WeakMap<Destination, number[]>()

/**
 * How hot the afternoons of a month are by all that the facts tell, in °C, as sticky ones feel; 0 where nothing tells of heat.
 * Computed once for each place and month.
 */
export function heatIn(place: Destination, month: number): number {
  let year = known.get(place)
  if (year === undefined) {
    year = []
    known.set(place, year)
  }
  year[month] ??= computeHeat(place, month)
  return year[month] ?? 0
}

function computeHeat(place: Destination, month: number): number {
  const told = (['danger', 'note'] as const)
    .flatMap((kind) => healthIn(place, month, kind))
    .filter(({ months }) => months)
    .map(({ what }) => what)
  const parts = weatherParts(place).filter((part) => isHeatOf(part, month))
  const isSticky = SUMMER.includes(month) && parts.some((part) => STICKY.test(part))
  return Math.max(
    ...[...told, ...parts].map(degreesIn),
    told.some((what) => DAMP.test(what) && degreesIn(what) === 0) ? DAMP_FEELS : 0,
    isSticky ? STICKY_FEELS : 0,
    place.hot_months?.includes(month) ? HOT_MONTH : 0,
  )
}
