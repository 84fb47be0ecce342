import { LAST_DAY } from '@saathi/shared/lib/days'
import { addDays, daysBetween, HOLIDAYS, longWeekends } from '@saathi/shared/lib/holidays'
import { monthName, spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { FESTIVAL_WORDS, LONG_MONTHS, MONTH_WORDS, SEASON_WORDS } from './calendar-words.ts'
import { nearestWord } from './fuzzy.ts'
import { type Found, isFree, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

const LONGEST = 14
const TO = new Set(['-', 'to', 'se', 'till', 'until', 'and', 'through'])
const ISO = /^\d{4}-\d\d-\d\d$/

type Dates = { from: string; to: string }

/** The value of the field `from`: both days of the trip. */
export type FoundDates = Found<'from', Dates>

const isReal = (day: string) => ISO.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day
const two = (number: number) => String(number).padStart(2, '0')

/** Exact days, such as `12-15 Dec`, `24 Dec to 2 Jan`, `Feb 10-12`, `2026-12-18 to 2026-12-21`. */
export function findDates(tokens: readonly Token[], today: string): FoundDates[] {
  for (let at = 0; at < tokens.length; at++) {
    const range = rangeAt(tokens, at, today)
    if (!range || !isReal(range.from) || !isReal(range.to)) continue
    if (range.from < today || range.to > LAST_DAY) continue
    const length = range.to >= range.from ? daysBetween(range.from, range.to) : 0
    if (length < 1 || length > LONGEST) continue
    use(tokens, at, range.end)
    if (wordAt(tokens, range.end) === 'tak') use(tokens, range.end, range.end + 1)
    const value = { from: range.from, to: range.to }
    return [{ field: 'from', value, label: spanOfDays(value.from, value.to), from: at, to: range.end }]
  }
  return []
}

function rangeAt(tokens: readonly Token[], at: number, today: string): (Dates & { end: number }) | null {
  if (ISO.test(wordAt(tokens, at))) {
    const second = TO.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1
    const to = wordAt(tokens, second)
    return ISO.test(to) ? { from: wordAt(tokens, at), to, end: second + 1 } : null
  }
  const first = dayAt(tokens, at)
  if (!first || !TO.has(wordAt(tokens, first.end))) return null
  const last = dayAt(tokens, first.end + 1)
  if (!last) return null
  const month = first.month ?? last.month
  const lastMonth = last.month ?? first.month
  if (month === null || lastMonth === null) return null
  const from = nextOn(month, first.day, today)
  const to = nextOn(lastMonth, last.day, from)
  return { from, to, end: last.end }
}

type DayAt = { day: number; month: number | null; end: number }

/** `12`, `12th`, `12 Dec`, `12th of Dec` or `Dec 12`. */
function dayAt(tokens: readonly Token[], at: number): DayAt | null {
  const monthFirst = monthAt(tokens, at)
  const number = monthFirst === null ? at : at + 1
  const word = wordAt(tokens, number)
  const day = /^\d{1,2}$/.test(word) ? Number(word) : 0
  if (day < 1 || day > 31) return null
  const ordinal = /^(st|nd|rd|th)$/.test(wordAt(tokens, number + 1)) ? number + 2 : number + 1
  if (monthFirst !== null) return { day, month: monthFirst, end: ordinal }
  const named = wordAt(tokens, ordinal) === 'of' ? ordinal + 1 : ordinal
  const month = monthAt(tokens, named)
  return { day, month, end: month === null ? ordinal : named + 1 }
}

const monthAt = (tokens: readonly Token[], at: number): number | null => MONTH_WORDS.get(wordAt(tokens, at)) ?? null

/** The next day of a month and day on or after another day. */
function nextOn(month: number, day: number, after: string): string {
  const year = Number(after.slice(0, 4))
  const inYear = (each: number) => `${each}-${two(month)}-${two(day)}`
  return inYear(year) >= after ? inYear(year) : inYear(year + 1)
}

/** The days around a festival: the long weekend that holds it, else the days before and after it. */
export function findFestival(tokens: readonly Token[], today: string, city: string): FoundDates[] {
  for (let at = 0; at < tokens.length; at++) {
    const found = lookUp(FESTIVAL_WORDS, tokens, at)
    if (!found || !isFree(tokens, at, at + found.length)) continue
    // `Delhi se 26 January` is a festival, `id` within other words is not.
    const holiday = HOLIDAYS.find(({ name, date }) => name === found.value && date > today)
    if (!holiday) continue
    use(tokens, at, at + found.length)
    const value = daysAround(holiday.date, city)
    const label = `${holiday.name.replace(/ \(.*/, '')}, ${spanOfDays(value.from, value.to)}`
    return [{ field: 'from', value, label, from: at, to: at + found.length }]
  }
  return []
}

function daysAround(date: string, city: string): Dates {
  const near = longWeekends(addDays(date, -LONGEST / 2), addDays(date, 1), city)
  const long = near.find(({ start, end }) => start <= date && date <= end)
  return long ? { from: long.start, to: long.end } : { from: addDays(date, -1), to: addDays(date, 1) }
}

const MONTH_BEFORE = new Set([
  'in',
  'during',
  'this',
  'next',
  'of',
  'by',
  'for',
  'early',
  'mid',
  'late',
  'around',
  'is',
])
const MONTH_AFTER = new Set(['me', 'mein', 'mei', 'ke', 'month', 'mahine', 'ki', 'trip'])
/** Names that are other words too: they need a word beside them. */
const UNSURE = new Set(['may', 'mar', 'mai'])
const NEXT_MONTH = ['next month', 'agle mahine', 'agle month', 'agla mahina', 'coming month']
const THIS_MONTH = ['this month', 'is mahine', 'isi mahine']

/** The month by name, a season's usual one, or next month. */
export function findMonth(tokens: readonly Token[], today: string): Found[] {
  const now = Number(today.slice(5, 7))
  const found = (month: number, from: number, to: number): Found[] => {
    use(tokens, from, to)
    return [{ field: 'month', value: month, label: monthName(month), from, to }]
  }
  for (let at = 0; at < tokens.length; at++) {
    const phrase = phraseAt(tokens, at, 2)
    if (NEXT_MONTH.includes(phrase)) return found((now % 12) + 1, at, at + 2)
    if (THIS_MONTH.includes(phrase)) return found(now, at, at + 2)
    if (tokens[at]?.used) continue
    const word = wordAt(tokens, at)
    const month = MONTH_WORDS.get(word) ?? MONTH_WORDS.get(nearestWord(word, LONG_MONTHS) ?? '')
    const isSure =
      !UNSURE.has(word) || MONTH_BEFORE.has(wordAt(tokens, at - 1)) || MONTH_AFTER.has(wordAt(tokens, at + 1))
    if (month !== undefined && isSure) return found(month, at, at + 1)
  }
  for (let at = 0; at < tokens.length; at++) {
    const season = lookUp(SEASON_WORDS, tokens, at)
    if (season && isFree(tokens, at, at + season.length)) return found(season.value, at, at + season.length)
  }
  return []
}

const LONG_WEEKENDS = [
  ...['long weekend', 'long weekends', 'long week end', 'extended weekend', 'lamba weekend', 'lambe weekend'],
  ...['three day weekend', '3 day weekend', 'bada weekend'],
]
const WEEKENDS = ['week end', 'weekend', 'weekends', 'saturday sunday', 'sat sun', 'shanivar ravivar']

/** A weekend or a long weekend. */
export function findWhen(tokens: readonly Token[]): Found[] {
  for (const [value, label, phrases] of [
    ['long-weekend', 'Long weekend', LONG_WEEKENDS],
    ['weekend', 'Weekend', WEEKENDS],
  ] as const)
    for (let at = 0; at < tokens.length; at++)
      for (const phrase of phrases) {
        const length = phrase.split(' ').length
        if (phraseAt(tokens, at, length) !== phrase || !isFree(tokens, at, at + length)) continue
        use(tokens, at, at + length)
        return [{ field: 'when', value, label, from: at, to: at + length }]
      }
  return []
}
