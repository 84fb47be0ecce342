import { addDays, HOLIDAYS, longWeekends, weekdayOf, weekendAfter } from '@saathi/shared/lib/holidays'
import { monthName, spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { FESTIVAL_WORDS, FIXED_DAYS, LONG_MONTHS, MONTH_WORDS, SEASON_WORDS } from './calendar-words.ts'
import { type Dates, type FoundDates, LONGEST, USUAL_DAYS } from './exact-dates.ts'
import { nearestWord } from './fuzzy.ts'
import { isPartOfMonth } from './month-parts.ts'
import { type Found, isFree, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

/** The days around a festival: the long weekend that holds it, else the days before and after it. */
export function findFestival(tokens: readonly Token[], today: string, city: string): FoundDates[] {
  return [...holidayIn(tokens, today, city), ...fixedDayIn(tokens, today)].slice(0, 1)
}

function fixedDayIn(tokens: readonly Token[], today: string): FoundDates[] {
  for (let at = 0; at < tokens.length; at++) {
    const found = lookUp(FIXED_DAYS, tokens, at)
    if (!found || !isFree(tokens, at, at + found.length)) continue
    use(tokens, at, at + found.length)
    const { name, day } = found.value
    const next = `${Number(today.slice(0, 4)) + (today.slice(5) < day ? 0 : 1)}-${day}`
    const value = touchingWeekend(next)
    return [
      { field: 'from', value, label: `${name}, ${spanOfDays(value.from, value.to)}`, from: at, to: at + found.length },
    ]
  }
  return []
}

const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6]

/** The weekend that a day touches, else the days around it. */
function touchingWeekend(date: string): Dates {
  const weekday = weekdayOf(date)
  if (weekday === FRIDAY) return { from: date, to: addDays(date, 2) }
  if (weekday === SATURDAY) return { from: date, to: addDays(date, 1) }
  if (weekday === SUNDAY) return { from: addDays(date, -1), to: date }
  if (weekday === MONDAY) return { from: addDays(date, -2), to: date }
  return { from: addDays(date, -1), to: addDays(date, 1) }
}

function holidayIn(tokens: readonly Token[], today: string, city: string): FoundDates[] {
  for (let at = 0; at < tokens.length; at++) {
    const found = lookUp(FESTIVAL_WORDS, tokens, at)
    if (!found || !isFree(tokens, at, at + found.length)) continue
    // `Delhi se 26 January` is a festival, `id` within other words is not.
    const holiday = HOLIDAYS.find(({ name, date }) => name === found.value && date > today)
    if (!holiday) continue
    use(tokens, at, at + found.length)
    const isAfter = wordAt(tokens, at - 1) === 'after'
    const value = isAfter
      ? { from: addDays(holiday.date, 1), to: addDays(holiday.date, USUAL_DAYS) }
      : daysAround(holiday.date, city)
    const label = `${holiday.name.replace(/ \(.*/, '')}, ${spanOfDays(value.from, value.to)}`
    return [{ field: 'from', value, label, from: at, to: at + found.length }]
  }
  return []
}

function daysAround(date: string, city: string): Dates {
  const near = longWeekends(addDays(date, -LONGEST / 2), addDays(date, 1), city)
  // One leaves for the new year on its eve.
  const first = date.endsWith('-01-01') ? addDays(date, -1) : date
  const long = near.find(({ start, end }) => start <= date && date <= end)
  if (long) return { from: long.start < first ? long.start : first, to: long.end }
  return { from: addDays(date, -1), to: addDays(date, 1) }
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
const NO_MONTH_BEFORE = new Set(['i', 'we', 'you', 'it', 'that', 'they', 'one', 'he', 'she'])
const NEXT_MONTH = ['next month', 'agle mahine', 'agle month', 'agla mahina', 'coming month']
const THIS_MONTH = ['this month', 'is mahine', 'isi mahine']

/** `May 2027`; in `may 2000 km` it is no year. */
const isYearAt = (tokens: readonly Token[], at: number) =>
  /^20\d\d$/.test(wordAt(tokens, at)) && !['km', 'kms', 'rs', 'k'].includes(wordAt(tokens, at + 1))

/** `before 1 Feb` is another month. */
const isBefore = (tokens: readonly Token[], at: number) =>
  [2, 3].some((back) => wordAt(tokens, at - back) === 'before' && /^\d/.test(wordAt(tokens, at - back + 1)))

/** The month by name, a season's usual one, or next month. */
export function findMonth(tokens: readonly Token[], today: string): Found[] {
  const now = Number(today.slice(5, 7))
  const found = (month: number, from: number, to: number): Found[] => {
    use(tokens, from, to)
    // The year of a month is that of its next occurrence; another one is left, and shown as not understood.
    const year = Number(today.slice(0, 4)) + (month < now ? 1 : 0)
    if (wordAt(tokens, to) === String(year)) use(tokens, to, to + 1)
    return [{ field: 'month', value: month, label: monthName(month), from, to }]
  }
  for (let at = 0; at < tokens.length; at++) {
    const phrase = phraseAt(tokens, at, 2)
    if (NEXT_MONTH.includes(phrase)) return found((now % 12) + 1, at, at + 2)
    if (THIS_MONTH.includes(phrase)) return found(now, at, at + 2)
    if (tokens[at]?.used) continue
    const word = wordAt(tokens, at)
    const month = MONTH_WORDS.get(word) ?? MONTH_WORDS.get(nearestWord(word, LONG_MONTHS) ?? '')
    const [before, after] = [wordAt(tokens, at - 1), wordAt(tokens, at + 1)]
    const isSaid = MONTH_BEFORE.has(before) || MONTH_AFTER.has(after) || isYearAt(tokens, at + 1)
    const isAlone = !NO_MONTH_BEFORE.has(before) && (after === '' || tokens[at + 1]?.used === true)
    const isSure = !UNSURE.has(word) || isSaid || (word === 'may' && (isAlone || isPartOfMonth(tokens, at + 1)))
    if (month !== undefined && isSure && !isBefore(tokens, at)) return found(month, at, at + 1)
  }
  for (let at = 0; at < tokens.length; at++) {
    const season = lookUp(SEASON_WORDS, tokens, at)
    if (season && isFree(tokens, at, at + season.length)) return found(season.value, at, at + season.length)
  }
  return []
}

const JOINED = [' ', ' - ', ' to ', ' and ', ' / ', ' aur ', ' + ']
const SATURDAYS = ['saturday', 'sat', 'shanivar']
const SUNDAYS = ['sunday', 'sun', 'ravivar']
const WEEKEND = ['week end', 'weekend', 'weekends', 'wkend', 'wkends', 'wknd', 'wknds', 'weekand', 'weeknd', 'wk end']
const WEEKENDS = new Set([
  ...SATURDAYS.flatMap((first) => JOINED.flatMap((join) => SUNDAYS.map((last) => `${first}${join}${last}`))),
  ...WEEKEND,
])
const LONG_WEEKENDS = new Set(
  ['long', 'extended', 'lamba', 'lambe', 'bada', 'three day', '3 day'].flatMap((long) =>
    WEEKEND.map((weekend) => `${long} ${weekend}`),
  ),
)

const NEXT = new Set(['this', 'coming', 'next', 'is', 'agle', 'upcoming'])

/** A weekend or a long weekend. */
export function findWhen(tokens: readonly Token[], today: string): Found[] {
  for (const [value, label, phrases] of [
    ['long-weekend', 'Long weekend', LONG_WEEKENDS],
    ['weekend', 'Weekend', WEEKENDS],
  ] as const)
    for (let at = 0; at < tokens.length; at++)
      for (const length of [4, 3, 2, 1]) {
        const phrase = phraseAt(tokens, at, length)
        if (at + length > tokens.length || !phrases.has(phrase) || !isFree(tokens, at, at + length)) continue
        // `next saturday-sunday` has a date.
        if (value === 'weekend' && !phrase.startsWith('w') && NEXT.has(wordAt(tokens, at - 1))) continue
        use(tokens, at, at + length)
        const isThisOne = value === 'weekend' && phrase.startsWith('w')
        const days = weekendAfter(today)
        const dates = isThisOne && NEXT.has(wordAt(tokens, at - 1)) ? `, ${spanOfDays(days.start, days.end)}` : ''
        return [{ field: 'when', value, label: `${label}${dates}`, from: at, to: at + length }]
      }
  return []
}
