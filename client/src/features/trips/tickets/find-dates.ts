import { firstMatches } from './clean-text.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** A date in a text; `days`: those that it can be, `YYYY-MM-DD`; one if it is clear. */
export type FoundDate = { type: 'date'; at: number; end: number; days: string[] }

/** A month, whose letters behind the third can be misspelt; `Janrath 2x2` and `Novotel 5` are none. */
const MONTH =
  '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:(?<=jan)[uvwa][a-z]{0,5}|(?<=feb)[ru][a-z]{0,5}|(?<=mar)ch|(?<=apr)i[a-z]{0,3}|(?<=jun)e|(?<=jul)y|(?<=aug)u[a-z]{0,4}|(?<=sep)t[a-z]{0,6}|(?<=oct)o[a-z]{0,4}|(?<=nov|dec)e[a-z]{0,5})?(?![a-z])'
const PATTERNS = {
  iso: /(?<![\d-])(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?![\d-])/g,
  dayFirst: new RegExp(
    `(?<!\\d|\\d:|\\bT|\\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\\.? )(?!(?<=\\bterminal )[1-4] [a-z]{3,9} \\d{1,2},? 20\\d\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ \\-/.,']{0,3}${MONTH}(?:(?! {2})[ \\-/.,']{0,3}(20\\d\\d(?![:\\d]| {1,4}[0-2]\\d[0-5]\\d(?!\\d))|\\d\\d(?![:\\d]|\\.\\d|\\s?(?:hrs|am|pm|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))|[ \\-/.,']{0,3})`,
    'gi',
  ),
  monthFirst: new RegExp(`(?<![a-z\\d])${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,? ?(20\\d\\d))?`, 'gi'),
  /** The first day of `24th to 26th Jan 2027`. */
  span: new RegExp(
    `(?<!\\d|\\d[:./-])(\\d{1,2})(?:st|nd|rd|th)?(?= ?(?:-|\\/|to|till|until|&|and|aur|or|ya) ?(\\d{1,2})(?:st|nd|rd|th)?[ \\-/.,']{0,3}${MONTH}[ \\-/.,']{0,3}(20\\d\\d(?![:\\d])|\\d\\d(?![:\\d]|\\.\\d|\\s?(?:hrs|am|pm)))?)`,
    'gi',
  ),
  /** `Jan 20 - 23, 2027` */
  monthSpan: new RegExp(
    `(?<![a-z\\d]|(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?[ -])${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?( ?- ?| (?:to|or|and|&) (?=\\d{1,2}(?:st|nd|rd|th)?,? ?20\\d\\d))(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]|[-/]\\d| ?(?:[ap]\\.?m|hrs?|baje|seats?|pax|adults?)\\b)(?:,? ?(20\\d\\d))?`,
    'gi',
  ),
  numbers: /(?<!\d|\d[./:-])(\d{1,2})([-/.])(\d{1,2})\2(20\d\d|\d\d)(?![\d/-]|:\d)/g,
  noYear: /(?<!\d|\d[./:-])(\d{1,2})([-/])(\d{1,2})(?![\d:/.-])/g,
}

function dayOf(year: number, month: number, date: number): string | null {
  const day = new Date(Date.UTC(year, month - 1, date))
  return day.getUTCMonth() === month - 1 && day.getUTCDate() === date ? day.toISOString().slice(0, 10) : null
}
const weekdayOf = (day: string) => new Date(day).getUTCDay()

/** The day of the week beside a date, from 0; null for none. */
function weekdayBeside(text: string, at: number, end: number): number | null {
  const before = /(?<![a-z])(sun|mon|tue|wed|thu|fri|sat)(?:s|rs|(?:s|nes|rs|ur)?day)?[.,]?[ ,(-]{0,3}$/i.exec(
    text.slice(Math.max(0, at - 14), at),
  )
  const after = /^[ ,(-]{0,3}(sun|mon|tue|wed|thu|fri|sat)(?![a-z]*\d)/i.exec(text.slice(end, end + 12))
  const name = (before ?? after)?.[1]?.toLowerCase()
  return name === undefined ? null : WEEKDAYS.indexOf(name)
}

/** `Fri 22 Jan 20` at the end of a line: in 2020 it was no Friday, so the year goes on where the line was cut off. */
function isCutOff(text: string, at: number, end: number, of2020: string | null): boolean {
  const weekday = weekdayBeside(text, at, at)
  return weekday !== null && of2020 !== null && weekdayOf(of2020) !== weekday && /^ *(?:\n|$)/.test(text.slice(end))
}

const yearOf = (digits: string | undefined): number | null => {
  if (!digits) return null
  const year = Number(digits.length === 2 ? `20${digits}` : digits)
  return year >= 2015 && year <= 2045 ? year : null
}

/** More dates are no ticket's. */
const DATES_MAX = 100

type Options = {
  today: string
  /** The text is of an operator that writes the day first. */
  dayFirst: boolean
}

/** The dates of a text in their order. */
export function findDates(text: string, { today, dayFirst }: Options): FoundDate[] {
  const found: FoundDate[] = []
  const thisYear = Number(today.slice(0, 4))
  const add = (at: number, end: number, days: (string | null)[]) => {
    if (found.some((date) => at < date.end && end > date.at)) return
    const real = [...new Set(days.filter((day) => day !== null))]
    if (real.length === 0) return
    const weekday = weekdayBeside(text, at, end)
    const fitting = weekday === null ? real : real.filter((day) => weekdayOf(day) === weekday)
    // A weekday that contradicts the date leaves both in doubt.
    const doubted = fitting.length === 0 && real.length === 1 ? [...real, ...nearest(real[0] ?? '', weekday)] : real
    found.push({ type: 'date', at, end, days: fitting.length > 0 ? fitting : doubted })
  }
  const inYears = (month: number, date: number, year: number | null) =>
    (year === null ? [thisYear, thisYear + 1, thisYear - 1] : [year]).map((one) => dayOf(one, month, date))

  for (const match of firstMatches(text, PATTERNS.iso, DATES_MAX))
    add(match.index, match.index + match[0].length, [dayOf(Number(match[1]), Number(match[2]), Number(match[3]))])
  for (const match of firstMatches(text, PATTERNS.span, DATES_MAX)) {
    const month = MONTHS.indexOf((match[3] ?? '').toLowerCase()) + 1
    if (Number(match[1]) < Number(match[2]))
      add(match.index, match.index + match[0].length, inYears(month, Number(match[1]), yearOf(match[4])))
  }
  for (const match of firstMatches(text, PATTERNS.dayFirst, DATES_MAX)) {
    const month = MONTHS.indexOf((match[2] ?? '').toLowerCase()) + 1
    const end = match.index + match[0].length
    const isCut = match[3] === '20' && isCutOff(text, match.index, end, dayOf(2020, month, Number(match[1])))
    add(match.index, end, inYears(month, Number(match[1]), isCut ? null : yearOf(match[3])))
  }
  for (const match of firstMatches(text, PATTERNS.monthSpan, DATES_MAX)) {
    const { 0: all, 1: name = '', 2: first = '', 3: sign = '', 4: last = '', 5: year, index } = match
    const month = MONTHS.indexOf(name.toLowerCase()) + 1
    if (Number(first) >= Number(last)) continue
    const end = index + all.indexOf(sign, all.indexOf(first))
    add(index, end, inYears(month, Number(first), yearOf(year)))
    add(end + sign.length, index + all.length, inYears(month, Number(last), yearOf(year)))
  }
  for (const match of firstMatches(text, PATTERNS.monthFirst, DATES_MAX)) {
    const month = MONTHS.indexOf((match[1] ?? '').toLowerCase()) + 1
    add(match.index, match.index + match[0].length, inYears(month, Number(match[2]), yearOf(match[3])))
  }
  const numbers = firstMatches(text, PATTERNS.numbers, DATES_MAX)
  const order = orderOf(numbers, today)
  for (const match of numbers) {
    const year = yearOf(match[4])
    if (year === null) continue
    const [first, second] = [Number(match[1]), Number(match[3])]
    const dmy = dayOf(year, second, first)
    const mdy = dayOf(year, first, second)
    // With hyphens or dots, nobody in India writes the month first.
    const isDayFirst = order === 'day' || (order === null && (dayFirst || match[2] !== '/'))
    add(
      match.index,
      match.index + match[0].length,
      isDayFirst ? [dmy ?? mdy] : order === 'month' ? [mdy ?? dmy] : ahead([dmy, mdy], today),
    )
  }
  for (const match of firstMatches(text, PATTERNS.noYear, DATES_MAX)) {
    if (
      !/(?:date|doj|dt|journey|on|dep|arr|departure|arrival)[ :.-]{0,3}$/i.test(
        text.slice(Math.max(0, match.index - 12), match.index),
      ) &&
      !/^,? ?(?:at )?\d{1,2}:\d\d(?!\d)/.test(
        text.slice(match.index + match[0].length, match.index + match[0].length + 12),
      )
    )
      continue
    const [first, second] = [Number(match[1]), Number(match[3])]
    const days = [thisYear, thisYear + 1].flatMap((year) => [
      dayOf(year, second, first),
      dayFirst ? null : dayOf(year, first, second),
    ])
    add(match.index, match.index + match[0].length, days)
  }
  found.sort((one, other) => one.at - other.at)
  return found.map((date, at) => withDoubt(nextOne(withYearOf(date, found[at + 1], text), today), text))
}

/** Nothing is booked further ahead. */
const AHEAD_MS = 330 * 86_400_000

/** A day without its year is the next one, since bookings are read before the journey; one that is just past stays unclear. */
function nextOne(date: FoundDate, today: string): FoundDate {
  const isOneDay = new Set(date.days.map((day) => day.slice(5))).size === 1
  if (date.days.length < 2 || !isOneDay) return date
  return { ...date, days: nextOf(date.days, today) }
}

/** Of two days of which one is past, the other: bookings are read before the journey. */
const ahead = (days: readonly (string | null)[], today: string) =>
  nextOf(
    days.filter((day) => day !== null),
    today,
  )

function nextOf(all: string[], today: string): string[] {
  const days = all.filter((day) => day >= today && Date.parse(day) - Date.parse(today) < AHEAD_MS)
  return days.length === 1 ? days : all
}

/** The days that a day of the year can be, from 1: the next one, if it is not just past. */
export function nextDay(ofYear: number, today: string): string[] {
  const year = Number(today.slice(0, 4))
  const days = [year, year + 1]
    .map((one) => new Date(Date.UTC(one, 0, ofYear)).toISOString().slice(0, 10))
    .filter((day, at) => day.startsWith(String(year + at)))
  return nextOf(days, today)
}

/** `1 Feb 2027 (cut off, 11 or 12 maybe)`: a note in brackets that doubts the day before it, and names others. */
const DOUBTED =
  /^ {0,3}\((?=[^()\n]{0,80}\b(?:maybe|shayad|perhaps|probably|not sure|unsure|i think|i guess|pata nahi)\b)([^()\n]{1,80})\)/i
/** Days as one writes them, and no numbers of something else. */
const OTHER_DAYS =
  /(?<![\d:.])(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}(?= (?:or|ya) \d{1,2}(?: (?:hai|maybe|shayad|perhaps|probably)\b|[,?]|$))|(?<=\d (?:or|ya) )\d{1,2}(?= (?:hai|maybe|shayad|perhaps|probably)\b|[,?]|$))(?![\d:.])/gi
function withDoubt(date: FoundDate, text: string): FoundDate {
  const [day] = date.days
  const note = DOUBTED.exec(text.slice(date.end, date.end + 90))?.[1]
  if (day === undefined || date.days.length > 1 || note === undefined) return date
  const numbers = (note.match(OTHER_DAYS) ?? []).map(Number.parseFloat)
  const [year = 0, month = 0] = day.split('-').map(Number)
  const others = numbers.flatMap((number) => dayOf(year, month, number) ?? [])
  return { ...date, days: [...new Set([day, ...others])] }
}

/** `5 Dec - 7 Dec 2026`: the year stands once, at the end of the span. */
function withYearOf(date: FoundDate, next: FoundDate | undefined, text: string): FoundDate {
  const [until] = next?.days ?? []
  if (!next || until === undefined || next.days.length !== 1 || date.days.length < 2) return date
  if (!/^ ?(?:-|to|till|until|→|~) ?(?:\w{3,9},? ?)?$/i.test(text.slice(date.end, next.at))) return date
  const days = date.days.filter((day) => day <= until && Date.parse(until) - Date.parse(day) < 90 * 86_400_000)
  return days.length === 1 ? { ...date, days } : date
}

/** The order of day and month in the dates of a text; null if none shows it. */
export const dateOrder = (text: string, today: string) =>
  orderOf(firstMatches(text, PATTERNS.numbers, DATES_MAX), today)

/** The order of day and month in dates of numbers, where one of them shows it; null if none does or they differ. */
function orderOf(numbers: RegExpExecArray[], today: string): 'day' | 'month' | null {
  const isTooFar = (day: string | null) => day !== null && Date.parse(day) - Date.parse(today) > AHEAD_MS
  const orders = new Set(
    numbers.flatMap(({ 1: first, 3: second, 4: year }) => {
      if (Number(first) > 12) return ['day' as const]
      if (Number(second) > 12) return ['month' as const]
      const inYear = yearOf(year) ?? 0
      const isDayTooFar = isTooFar(dayOf(inYear, Number(second), Number(first)))
      const isMonthTooFar = isTooFar(dayOf(inYear, Number(first), Number(second)))
      // Nobody has booked a day so far ahead. A day first that is too far shows nothing: a voucher can end then.
      return isMonthTooFar && !isDayTooFar ? ['day' as const] : []
    }),
  )
  return orders.size === 1 ? ([...orders][0] ?? null) : null
}

/** The days within three of one that fall on a weekday. */
const nearest = (day: string, weekday: number | null): string[] =>
  [-3, -2, -1, 1, 2, 3]
    .map((by) => new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10))
    .filter((one) => weekdayOf(one) === weekday)
