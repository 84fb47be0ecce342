import { MONTH_WORDS } from './calendar-words.ts'
import { numberAt } from './numbers.ts'
import { isAdjacent, phraseAt, type Token, wordAt } from './tokens.ts'

const ISO = /^\d{4}-\d\d-\d\d$/
const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)$/
const ORDINAL = /^(st|nd|rd|th|tarikh|tareekh|tarik)$/
const DAYS_IN = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A day as it is written. `year`: null where none is written; `month`: null for a day of a month that follows. */
export type WrittenDay = { day: number; month: number | null; year: number | null; end: number }

/** Whether a day exists in some year. */
export const exists = ({ day, month, year }: WrittenDay): boolean => {
  if (month === null) return day >= 1 && day <= 31
  if (month < 1 || month > 12 || day < 1 || day > (DAYS_IN[month - 1] ?? 31)) return false
  return !(month === 2 && day === 29 && year !== null) || new Date(Date.UTC(year ?? 2028, 1, 29)).getUTCDate() === 29
}

const two = (number: number) => String(number).padStart(2, '0')
export const isoOf = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`

/** `2026-12-15`, `15/12/2026` (day first, unless that is no date), `12`, `12th`, `12 Dec 2026`, `12th of Dec` or `Dec 12`. */
export function writtenDayAt(tokens: readonly Token[], at: number): WrittenDay | null {
  const word = wordAt(tokens, at)
  if (ISO.test(word)) {
    const [year, month, day] = word.split('-').map(Number)
    return { day: day ?? 0, month: month ?? 0, year: year ?? 0, end: at + 1 }
  }
  const numeric = NUMERIC.exec(word)
  if (numeric) {
    const [first = 0, second = 0, last = 0] = numeric.slice(1).map(Number)
    const isMonthFirst = second > 12 && first <= 12
    const year = last < 100 ? 2000 + last : last
    return { day: isMonthFirst ? second : first, month: isMonthFirst ? first : second, year, end: at + 1 }
  }
  return namedDayAt(tokens, at)
}

function namedDayAt(tokens: readonly Token[], at: number): WrittenDay | null {
  const monthFirst = monthAt(tokens, at)
  const number = monthFirst === null ? at : at + 1
  const word = wordAt(tokens, number)
  if (!/^\d{1,2}$/.test(word)) return null
  const day = Number(word)
  const ordinal = ORDINAL.test(wordAt(tokens, number + 1)) ? number + 2 : number + 1
  // `mid March, 4 safaris`
  const isCountedNoun = isAdjacent(tokens, ordinal) && /^\p{L}{3,}$/u.test(wordAt(tokens, ordinal))
  if (monthFirst !== null && !isAdjacent(tokens, number) && isCountedNoun && !TO.has(wordAt(tokens, ordinal)))
    return null
  if (monthFirst !== null)
    return isCounted(tokens, ordinal) ? null : withYear(tokens, { day, month: monthFirst, end: ordinal })
  const named = wordAt(tokens, ordinal) === 'of' ? ordinal + 1 : ordinal
  // `kids 12 and 6, May`
  const isListed = ['and', 'n', 'aur', '+'].includes(wordAt(tokens, at - 1)) && !isAdjacent(tokens, named)
  const month = isListed ? null : monthAt(tokens, named)
  if (month !== null) return withYear(tokens, { day, month, end: named + 1 })
  const slashed = slashedMonth(tokens, ordinal)
  if (slashed !== null && day >= 1 && day <= 31) return { day, month: slashed, year: null, end: ordinal + 2 }
  return day >= 1 && day <= 31 ? { day, month: null, year: null, end: ordinal } : null
}

/** A number before one of these is no day of a month. */
const COUNTED =
  /^(days?|din|nights?|raat|n|d|people|persons?|pax|ppl|log|adults?|friends?|k|kids?|hours?|hrs?|weeks?|half|lakhs?|lacs?|l|thousand|hazaa?r|hajaa?r|years?|yrs?|star)$/
export const isCounted = (tokens: readonly Token[], at: number): boolean => COUNTED.test(wordAt(tokens, at))

/** The month of `15/12`; none of `2/3 days`. */
function slashedMonth(tokens: readonly Token[], at: number): number | null {
  const word = wordAt(tokens, at + 1)
  if (wordAt(tokens, at) !== '/' || !/^\d{1,2}$/.test(word) || isCounted(tokens, at + 2)) return null
  return Number(word) >= 1 && Number(word) <= 12 ? Number(word) : null
}

function withYear(tokens: readonly Token[], day: Omit<WrittenDay, 'year'>): WrittenDay {
  const year = wordAt(tokens, day.end)
  return /^20\d\d$/.test(year) ? { ...day, year: Number(year), end: day.end + 1 } : { ...day, year: null }
}

/** The month at a token; a short name that is another word too counts beside a number, where this is asked. */
export const monthAt = (tokens: readonly Token[], at: number): number | null =>
  MONTH_WORDS.get(wordAt(tokens, at)) ?? null

const WEEKDAYS = new Map(
  [
    'monday mon somvar somwar',
    'tuesday tue tues mangalvar mangalwar',
    'wednesday wed budhvar budhwar',
    'thursday thu thur thurs guruvar guruwar brihaspativar',
    'friday fri shukravar shukrawar shukrvar',
    'saturday sat shanivar shaniwar',
    'sunday sun ravivar raviwar itwar itvar',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)),
)
/** Words of other meanings too, which need a word before them. */
const UNSURE_DAYS = new Set(['sun', 'sat', 'mon', 'wed', 'fri', 'thu', 'tue'])

const PARTS_OF_DAY = new Set([
  'evening',
  'eve',
  'night',
  'nite',
  'morning',
  'afternoon',
  'noon',
  'subah',
  'shaam',
  'sham',
  'raat',
])
export const TO: ReadonlySet<string> = new Set(['-', 'to', 'se', 'till', 'until', 'and', 'through', 'upto', 'n'])

/** A weekday from Monday, 0, and whether it is one of the next week. */
export function weekdayAt(
  tokens: readonly Token[],
  at: number,
  isSure = false,
): { weekday: number; isNext: boolean; end: number } | null {
  const lead = wordAt(tokens, at)
  const isNext = lead === 'next' || lead === 'agle' || lead === 'agla' || lead === 'agli'
  const hasLead = isNext || ['this', 'coming', 'on', 'is', 'from', 'upcoming'].includes(lead)
  const at0 = hasLead ? at + 1 : at
  const word = wordAt(tokens, at0)
  const weekday = WEEKDAYS.get(word)
  if (weekday === undefined) return null
  let end = at0 + 1
  while (
    PARTS_OF_DAY.has(wordAt(tokens, end)) ||
    (wordAt(tokens, end) === 'early' && PARTS_OF_DAY.has(wordAt(tokens, end + 1)))
  )
    end += 1
  const isRange = TO.has(wordAt(tokens, end)) && WEEKDAYS.has(wordAt(tokens, end + 1))
  if (UNSURE_DAYS.has(word) && !hasLead && !isSure && !isRange && end === at0 + 1) return null
  return { weekday, isNext, end }
}

const RELATIVE: [days: number, phrases: string[]][] = [
  [0, ['today', 'aaj', 'tonight', 'aaj raat', 'aaj hi']],
  [1, ['tomorrow', 'kal', 'tmrw', 'tomorow', 'tommorow', 'kal se']],
  [2, ['day after tomorrow', 'parso', 'parson', 'parsu', 'parso se']],
]

const LATER = new Set(['baad', 'later', 'from now', 'ke baad'])
/** In front of these days they are counted from something else than today. */
const FROM_ELSEWHERE = new Set(['ke', 'and', 'aur', 'then', 'phir', 'wapas', 'wapis', 'return', 'back', 'se', 'of'])
const STARTING = new Set(['', 'from', 'se', 'jana', 'jaana', 'nikalna', 'niklenge'])
const DAYS = new Set(['days', 'day', 'din'])
const FARTHEST = 60

/** `after 5 days`, `5 din baad`: a day from today, and no length. */
export function daysFromNowAt(tokens: readonly Token[], at: number): { days: number; end: number } | null {
  const isAfter = wordAt(tokens, at) === 'after'
  const number = numberAt(tokens, isAfter ? at + 1 : at)
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > FARTHEST) return null
  if (!DAYS.has(wordAt(tokens, number.to))) return null
  const word = number.to + 1
  const later = [2, 1].find((length) => LATER.has(phraseAt(tokens, word, length)))
  if (!isAfter && later === undefined) return null
  const end = isAfter ? word : word + (later ?? 0)
  const next = wordAt(tokens, end)
  const isStart = STARTING.has(next) || (!isAdjacent(tokens, end) && !FROM_ELSEWHERE.has(next))
  return isStart && !FROM_ELSEWHERE.has(wordAt(tokens, at - 1)) ? { days: number.value, end } : null
}

/** Days from today, such as of `kal`. */
export function relativeDayAt(tokens: readonly Token[], at: number): { days: number; end: number } | null {
  const fromNow = daysFromNowAt(tokens, at)
  if (fromNow) return fromNow
  for (const length of [3, 2, 1])
    for (const [days, phrases] of RELATIVE)
      if (phrases.includes(phraseAt(tokens, at, length))) return { days, end: at + length }
  return null
}
