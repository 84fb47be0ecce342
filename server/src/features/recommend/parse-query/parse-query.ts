import { indianDay } from '@saathi/shared/lib/days'
import { addDays, daysBetween } from '@saathi/shared/lib/holidays'
import { LONGEST_QUERY, type ParsedQuery, type QueryChip, type QueryFields } from '@saathi/shared/recommend/trip-query'
import { findBudget } from './budget.ts'
import { findCity } from './city.ts'
import { type FoundDates, findDates, findFestival, findMonth, findWhen } from './dates.ts'
import { findDays } from './days.ts'
import { findPeople } from './people.ts'
import { findPlaceOfCity, findPlaces } from './places.ts'
import { isStopWord } from './stop-words.ts'
import { type Found, type Token, tokenize, use } from './tokens.ts'
import { findTypes } from './types.ts'

const DEFAULT_CITY = 'mumbai'

/** The facts that were read from a text. `people`: how many it names, of whom `group_size` is the form's next size. */
export type Reading = ParsedQuery & { people: number | null }

/** Reads a trip from one line of the form. Text beyond 200 characters is not read. */
export function parseQuery(text: string, now: Date): ParsedQuery {
  const { people: _, ...query } = readQuery(text.slice(0, LONGEST_QUERY), now)
  return query
}

/**
 * Reads a trip from free text, in English or Hinglish, by fixed rules: each rule takes the words that it understands, and
 * later rules see only the rest. Takes time linear in the text.
 * @param now the instant that `next month` and festivals refer to
 */
export function readQuery(text: string, now: Date): Reading {
  const today = indianDay(now)
  const tokens = tokenize(text)
  const exact = findDates(tokens, today)
  const budget = findBudget(tokens)
  const { found: city, nearest, isBare } = findCity(tokens)
  const home = String(city[0]?.value ?? DEFAULT_CITY)
  const dates = exact.length > 0 ? exact : findFestival(tokens, today, home)
  const days = findDays(tokens)
  const people = findPeople(tokens)
  const weekend = findWhen(tokens)
  const month = findMonth(tokens, today)
  const named = findPlaces(tokens)
  const types = findTypes(tokens)
  for (const [from, to] of named.spans) use(tokens, from, to)
  // Dates say more than a weekend or a month beside them.
  const time = dates.length > 0 ? fitted(dates, days) : [...weekend, ...month]
  // `Jaipur 3 days` goes there; `Jaipur, beaches` starts there.
  const goal = isBare && named.places.length === 0 && types.length === 0 ? placeOfCity(tokens, city) : null
  const places = goal ? [goal] : named.places
  const start = goal ? [] : city
  const found = [...budget, ...start, ...time, ...days, ...people, ...types].sort((a, b) => a.from - b.from)
  return {
    fields: fieldsOf(found),
    chips: found.flatMap((each) => chipOf(tokens, each)),
    leftover: leftoverOf(text, tokens),
    nearest,
    places,
    people: people[0]?.people ?? null,
  }
}

const placeOfCity = (tokens: readonly Token[], [city]: Found[]) =>
  city ? findPlaceOfCity(tokens, city.from, city.to) : null

/** The dates of a festival, made as long as the text asks; exact days stay. */
function fitted(dates: FoundDates[], days: Found[]): Found[] {
  const [first] = dates
  const asked = days[0]?.value
  if (!first || typeof asked !== 'number' || daysBetween(first.value.from, first.value.to) >= asked) return dates
  return [{ ...first, value: { from: first.value.from, to: addDays(first.value.from, asked - 1) } }]
}

function fieldsOf(found: Found[]): QueryFields {
  const entries = found.map(({ field, value }): [string, unknown] => [field, value])
  const { from, ...fields } = Object.fromEntries(entries) as QueryFields & { from?: FoundDates['value'] }
  return from === undefined ? fields : { ...fields, ...(from as unknown as FoundDates['value']) }
}

function chipOf(tokens: readonly Token[], { field, label, from, to }: Found): QueryChip[] {
  const first = tokens[from]
  const last = tokens[to - 1]
  if (!first || !last) return []
  return [{ field: field as QueryChip['field'], label, text: [first.start, last.end] }]
}

/** The words of the text that no rule took and that say something. */
function leftoverOf(text: string, tokens: readonly Token[]): string {
  const rest = tokens.filter(({ used, text: word }) => !used && !isStopWord(word))
  return rest.map(({ start, end }) => text.slice(start, end)).join(' ')
}
