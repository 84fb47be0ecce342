import { addDays, LAST_DAY, weekOf } from '@saathi/shared/lib/days'
import { daysBetween, weekdayOf } from '@saathi/shared/lib/holidays'
import { monthName, spanOfDays } from '@saathi/shared/lib/messages/en/days'
import {
  exists,
  isCounted,
  isoOf,
  monthAt,
  relativeDayAt,
  TO,
  type WrittenDay,
  weekdayAt,
  writtenDayAt,
} from './days-of-text.ts'
import { type Found, isFree, phraseAt, type Token, use, type Warn, wordAt } from './tokens.ts'

export const LONGEST = 14
/** A trip of which only the first day is known. */
export const USUAL_DAYS = 3

export type Dates = { from: string; to: string }

/** The value of the field `from`: both days of the trip. */
export type FoundDates = Found<'from', Dates>

/** `parts`: the tokens that the days were read from; others may stand between a day and that of the return. */
type Span = { first: WrittenDay; last: WrittenDay; from: number; end: number; parts: [from: number, end: number][] }

/** Exact days, such as `12-15 Dec`, `24 Dec to 2 Jan`, `Feb 10-12`, `15/12/2026 to 18/12/2026`. Days that cannot be are said. */
export function findDates(tokens: readonly Token[], today: string, warn: Warn): FoundDates[] {
  for (let at = 0; at < tokens.length; at++) {
    const span = spanAt(tokens, at)
    if (!span) continue
    for (const [from, end] of span.parts) use(tokens, from, end)
    if (wordAt(tokens, span.end) === 'tak') use(tokens, span.end, span.end + 1)
    const value = datesOf(span, today, warn)
    if (value) return [found(value, at, span.end)]
  }
  return []
}

const found = (value: Dates, from: number, to: number, note = ''): FoundDates => ({
  ...{ field: 'from', value, from, to },
  label: `${spanOfDays(value.from, value.to)}${note}`,
})

function spanAt(tokens: readonly Token[], at: number): Span | null {
  const first = writtenDayAt(tokens, at)
  if (!first) return null
  const hasWord = TO.has(wordAt(tokens, first.end))
  const next = writtenDayAt(tokens, hasWord ? first.end + 1 : first.end)
  const isRange = next !== null && (hasWord || (first.year !== null && next.year !== null))
  const back = isRange ? null : returnAfter(tokens, first)
  const last = isRange ? next : (back?.day ?? null)
  if (!last) return null
  const month = first.month ?? last.month
  const lastMonth = last.month ?? first.month
  if (month === null || lastMonth === null || (last.month === null && isCounted(tokens, last.end))) return null
  return {
    first: { ...first, month, year: first.year ?? (first.month === null ? last.year : null) },
    last: { ...last, month: lastMonth },
    from: at,
    end: last.end,
    parts: back
      ? [
          [at, first.end],
          [back.from, last.end],
        ]
      : [[at, last.end]],
  }
}

const RETURN = new Set([
  'leaves',
  'out',
  'return',
  'returning',
  'back',
  'wapsi',
  'wapas',
  'wapis',
  'vapas',
  'vapsi',
  'wapasi',
])
const RETURN_ON = new Set(['by', 'on', 'the', 'ko', 'date', 'hai', '-', 'is', 'home', 'before', 'tak'])
const FARTHEST = 8
const FLYING = new Set(['fly', 'flying', 'flies', 'flight'])
/** Behind these a number alone is no day of a month. */
const WITH_DAY = new Set(['leaves', 'out', 'the'])

/** `12th` or `12 Jan`, not `12`. */
const isSaid = (tokens: readonly Token[], at: number, { month, end }: WrittenDay) =>
  month !== null || end > at + 1 || wordAt(tokens, end) === 'ko'

/** The day of `22 Dec …, wapsi 27 Dec`. */
function returnAfter(tokens: readonly Token[], { end, month }: Pick<WrittenDay, 'end' | 'month'>) {
  for (let from = end; month !== null && from < Math.min(tokens.length, end + FARTHEST); from++) {
    // `12 Feb …, 15 ko subah wapas`
    const early = /^\d/.test(wordAt(tokens, from)) && isFree(tokens, from, from + 1) ? writtenDayAt(tokens, from) : null
    const isBack = early !== null && wordAt(tokens, early.end) === 'ko'
    if (isBack && tokens.slice(early.end + 1, early.end + 4).some(({ text }) => RETURN.has(text)))
      return { day: early, from, isSure: true }
    if (!RETURN.has(wordAt(tokens, from))) continue
    if (wordAt(tokens, from) === 'out' && !FLYING.has(wordAt(tokens, from - 1))) continue
    let at = from + 1
    // `flying out from Mumbai on 3 Jan`
    if (wordAt(tokens, at) === 'from') at += 2
    while (RETURN_ON.has(wordAt(tokens, at))) at++
    const day = writtenDayAt(tokens, at)
    if (!day || (WITH_DAY.has(wordAt(tokens, at - 1)) && !isSaid(tokens, at, day))) return null
    return day.month !== null || !isCounted(tokens, day.end) ? { day, from, isSure: isSaid(tokens, at, day) } : null
  }
  return null
}

function datesOf({ first, last }: Span, today: string, warn: Warn): Dates | null {
  const unreal = [first, last].find((day) => !exists(day))
  if (unreal) return warnOf(warn, `There is no ${wordsOf(unreal)}.`)
  const to0 = last.year === null ? null : dayOf(last, last.year)
  const from = first.year === null ? beforeEnd(first, to0, today) : dayOf(first, first.year)
  const to = to0 ?? nextOn(last, from)
  return checked({ from, to }, today, warn)
}

/** Dates within what can be planned; what cannot is said. */
function checked({ from, to }: Dates, today: string, warn: Warn): Dates | null {
  if (from < today) return warnOf(warn, `${spanOfDays(from, from)} has passed.`)
  if (to > LAST_DAY) return warnOf(warn, `${spanOfDays(to, to)} is too far ahead.`)
  if (to < from) return warnOf(warn, 'The last day is before the first.')
  const days = daysBetween(from, to)
  if (days <= LONGEST) return { from, to }
  warn(`A trip has at most ${LONGEST} days, not ${days}.`)
  return { from, to: addDays(from, LONGEST - 1) }
}

function warnOf(warn: Warn, sentence: string): null {
  warn(sentence)
  return null
}

const dayOf = ({ month, day }: WrittenDay, year: number) => isoOf(year, month ?? 1, day)
const wordsOf = ({ day, month, year }: WrittenDay) => {
  const name = month === null ? '' : monthName(month) || `month ${month}`
  return [day, name, year].filter(Boolean).join(' ')
}

/** The next such day on or after another one. */
function nextOn(day: WrittenDay, after: string): string {
  const year = Number(after.slice(0, 4))
  for (const each of [year, year + 1, year + 2, year + 3, year + 4]) {
    if (exists({ ...day, year: each }) && dayOf(day, each) >= after) return dayOf(day, each)
  }
  return dayOf(day, year + 1)
}

/** A first day without a year: the last one before the end where that has a year, else the next one. */
function beforeEnd(day: WrittenDay, end: string | null, today: string): string {
  if (end === null) return nextOn(day, today)
  const year = Number(end.slice(0, 4))
  return dayOf(day, year) <= end ? dayOf(day, year) : dayOf(day, year - 1)
}

const FRIDAY = 4
const SUNDAY = 6

/**
 * The days from one that is named: `15/12/2026`, `14 Feb`, `kal`, `next Friday`, `next week`. It lasts as long as the text
 * says, else to the Sunday from a Friday or Saturday on, else three days.
 * @param days how long the text asks for; null where it does not say
 */
export const findFirstDay = (tokens: readonly Token[], today: string, days: number | null, warn: Warn): FoundDates[] =>
  firstDayBy(firstDayAt, tokens, today, days, warn)

/** The date of `Sunday 13 Dec`, whose weekday says nothing more. */
export const findDatedWeekday = (tokens: readonly Token[], today: string, days: number | null, warn: Warn) =>
  firstDayBy(datedWeekdayAt, tokens, today, days, warn)

function firstDayBy(
  dayAt: typeof firstDayAt,
  tokens: readonly Token[],
  today: string,
  days: number | null,
  warn: Warn,
): FoundDates[] {
  for (let at = 0; at < tokens.length; at++) {
    const told = dayAt(tokens, at, today, warn)
    if (!told || !isFree(tokens, at, told.end)) continue
    const first = notBefore(tokens, at, told)
    if (!first) continue
    use(tokens, at, first.end)
    if (first.day === null) continue
    const stay = days === null ? stayUntil(tokens, first.day, first.end) : null
    if (stay) return [found(stay, at, first.end)]
    const weekday = (new Date(first.day).getUTCDay() + 6) % 7
    const usual = first.days ?? (weekday >= FRIDAY ? SUNDAY - weekday + 1 : USUAL_DAYS)
    const length = Math.min(LONGEST, Math.max(1, days ?? usual))
    // A Sunday alone is the weekend that holds it.
    const start = length === 1 && days === null && first.day > today ? addDays(first.day, -1) : first.day
    const value = checked({ from: start, to: addDays(first.day, length - 1) }, today, warn)
    if (value) return [found(value, at, first.end, days === null && length > 2 ? `, as ${length} days` : '')]
  }
  return []
}

/** `after 5 days, back on the 12th` */
function stayUntil(tokens: readonly Token[], from: string, end: number): Dates | null {
  const month = Number(from.slice(5, 7))
  const back = returnAfter(tokens, { end, month })
  if (!back?.isSure) return null
  const to = nextOn({ ...back.day, month: back.day.month ?? month }, from)
  if (daysBetween(from, to) > LONGEST) return null
  use(tokens, back.from, back.day.end)
  return { from, to }
}

/** What ends before one can leave. */
const ENDING = /^(exams?|over|ends?|ending|khatam|finish(es)?|semester|boards?|married|wedding|shaadi)$/
const AFTER_THAT = new Set(['after that', 'after this', 'uske baad', 'iske baad'])
const NOT = new Set(['nahi', 'nahin', 'nhi', 'nai'])

/** `after 10 Jan` begins the day after; `before 10 Jan` and `10 Jan tak` name no first day; `kal nahi` is another one. */
function notBefore(tokens: readonly Token[], at: number, told: FirstDay): FirstDay | null {
  const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, told.end)]
  if (NOT.has(after)) return { ...told, day: null, end: told.end + 1 }
  if (before === 'before' || phraseAt(tokens, told.end, 2) === 'se pehle') return null
  if (phraseAt(tokens, at - 2, 2) === 'not after') return null
  // `exams end on 20 March, any time after that`
  const isThen =
    tokens.slice(Math.max(0, at - 6), at).some(({ text }) => ENDING.test(text)) &&
    [0, 1, 2, 3, 4].some((gap) => AFTER_THAT.has(phraseAt(tokens, told.end + gap, 2)))
  const isLater =
    isThen || (/^\d/.test(wordAt(tokens, at)) && (before === 'after' || phraseAt(tokens, told.end, 2) === 'ke baad'))
  return isLater && told.day !== null ? { ...told, day: addDays(told.day, 1), days: USUAL_DAYS } : told
}

type FirstDay = { day: string | null; days: number | null; end: number }

const NEXT_WEEK = new Set(['next week', 'agle hafte', 'agla hafta', 'coming week'])

function firstDayAt(tokens: readonly Token[], at: number, today: string, warn: Warn): FirstDay | null {
  const relative = relativeDayAt(tokens, at)
  if (relative) return { day: addDays(today, relative.days), days: null, end: relative.end }
  if (NEXT_WEEK.has(phraseAt(tokens, at, 2))) return { day: addDays(weekOf(today), 7), days: 7, end: at + 2 }
  const weekday = weekdayAt(tokens, at)
  // `Friday to Saturday in January` is no Friday of this week.
  const isOfMonth = (end: number) => ['in', 'of'].includes(wordAt(tokens, end)) && monthAt(tokens, end + 1) !== null
  if (weekday) {
    const day = dayInWeek(today, weekday)
    const last = TO.has(wordAt(tokens, weekday.end)) ? weekdayAt(tokens, weekday.end + 1, true) : null
    if (isOfMonth(last?.end ?? weekday.end)) return null
    if (!last) return { day, days: null, end: weekday.end }
    return { day, days: ((last.weekday - weekday.weekday + 7) % 7) + 1, end: last.end }
  }
  return writtenFirstDayAt(tokens, at, today, warn)
}

function datedWeekdayAt(tokens: readonly Token[], at: number, today: string, warn: Warn): FirstDay | null {
  const weekday = weekdayAt(tokens, at, true)
  return weekday ? writtenFirstDayAt(tokens, weekday.end, today, warn) : weekendOfDayAt(tokens, at, today, warn)
}

/** The nth such weekday of a month from its first one; the last one where there are fewer. */
function nthOf(first: string, nth: number): string {
  const day = addDays(first, 7 * (nth - 1))
  return day.slice(0, 7) === first.slice(0, 7) ? day : addDays(day, -7)
}

/** `14 Feb ke weekend`: the weekend that holds the day or comes after it. */
function weekendOfDayAt(tokens: readonly Token[], at: number, today: string, warn: Warn): FirstDay | null {
  const written = writtenDayAt(tokens, at)
  if (!written || written.month === null) return null
  const end = ['ke', 'ka', 'wale', 'wala'].includes(wordAt(tokens, written.end)) ? written.end + 1 : written.end
  const first = wordAt(tokens, end) === 'weekend' ? writtenFirstDayAt(tokens, at, today, warn) : null
  if (!first || first.day === null) return null
  const weekday = weekdayOf(first.day)
  // `Feb 2nd weekend` is the second one of February.
  const isCounted = written.day <= 5 && /^\p{L}/u.test(wordAt(tokens, at)) && wordAt(tokens, at + 2) !== 'weekend'
  const firstOfMonth = `${first.day.slice(0, 8)}01`
  const firstSaturday = addDays(firstOfMonth, 6 - weekdayOf(firstOfMonth))
  const day = isCounted ? nthOf(firstSaturday, written.day) : addDays(first.day, weekday === 0 ? -1 : 6 - weekday)
  return { day, days: 2, end: end + 1 }
}

function writtenFirstDayAt(tokens: readonly Token[], at: number, today: string, warn: Warn): FirstDay | null {
  const written = writtenDayAt(tokens, at)
  if (!written || written.month === null) return null
  if (!exists(written)) return { day: warnOf(warn, `There is no ${wordsOf(written)}.`), days: null, end: written.end }
  const day = written.year === null ? nextOn(written, today) : dayOf(written, written.year)
  return { day, days: null, end: written.end }
}

/** `Friday` is the next one after today; `next Friday` is that of the next week, from Monday. */
function dayInWeek(today: string, { weekday, isNext }: { weekday: number; isNext: boolean }): string {
  const inWeek = addDays(weekOf(today), weekday)
  return isNext || inWeek <= today ? addDays(inWeek, 7) : inWeek
}
