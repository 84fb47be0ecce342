import { nearestStart } from '@saathi/shared/destinations/cities'
import { indianDay } from '@saathi/shared/lib/days'
import { addDays, daysBetween, weekdayOf } from '@saathi/shared/lib/holidays'
import { CHILDREN_MAX, PARTY_MAX } from '@saathi/shared/recommend/form-choices'
import { NAMED_MAX } from '@saathi/shared/recommend/schema'
import {
  LONGEST_QUERY,
  type NamedPlace,
  type ParsedQuery,
  type QueryChip,
  type QueryFields,
} from '@saathi/shared/recommend/trip-query'
import { shortName } from '../text/format.ts'
import { findBudget } from './budget.ts'
import { findCity, homeAmong } from './city.ts'
import { findFestival, findMonth, findWhen } from './dates.ts'
import { findDays } from './days.ts'
import { type FoundDates, findDatedWeekday, findDates, findFirstDay } from './exact-dates.ts'
import { type FoundPeople, findPeople } from './people.ts'
import { type FoundPlaces, findPlaceOfCity, findPlaces, type Mention } from './places.ts'
import { findSuits } from './suits.ts'
import { type Found, isAdjacent, type Token, tokenize, use } from './tokens.ts'
import { findTypes } from './types.ts'
import { leftoverOf } from './unread-words.ts'
import { findStay, findWay } from './ways.ts'

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
 * later rules see only the rest. What is left, and what cannot be as it is written, is told. Takes time linear in the text.
 * @param now the instant that `next month` and festivals refer to
 */
export function readQuery(text: string, now: Date): Reading {
  const today = indianDay(now)
  const tokens = tokenize(text)
  const warnings: string[] = []
  const warn = (sentence: string) => void warnings.push(sentence)
  const exact = findDates(tokens, today, warn)
  const budget = findBudget(tokens, warn)
  const { found: city, nearest: other, isBare } = findCity(tokens)
  const festival = exact.length > 0 ? exact : findFestival(tokens, today, String(city[0]?.value ?? DEFAULT_CITY))
  const days = findDays(tokens, warn)
  const people = findPeople(tokens)
  const asked = typeof days[0]?.value === 'number' ? days[0].value : null
  const sure = festival.length > 0 ? festival : findDatedWeekday(tokens, today, asked, warn)
  const weekend = findWhen(tokens, today)
  const dates = sure.length > 0 || weekend.length > 0 ? sure : findFirstDay(tokens, today, asked, warn)
  const month = dates.length > 0 ? [] : findMonth(tokens, today)
  if (dates.length > 0) takeSameMonth(tokens, dates, today)
  if (dates[0] && !holdsWeekend(dates[0].value)) release(tokens, weekend)
  const ways = [...findWay(tokens), ...findStay(tokens)]
  const suits = findSuits(tokens)
  const mentioned = findPlaces(tokens)
  const home = city.length === 0 && !other ? homeAmong(tokens, mentioned.wanted) : null
  if (home) use(tokens, home.home.from, home.home.to)
  const named = home ? { ...mentioned, wanted: mentioned.wanted.filter((each) => each !== home.home) } : mentioned
  const nearest = home ? nearestStart(home.city) : other
  const types = findTypes(tokens)
  for (const { from, to } of named.wanted) use(tokens, from, to)
  // Dates say more than a weekend or a month beside them.
  const time = dates.length > 0 ? fitted(dates, asked) : [...weekend, ...month]
  // `Jaipur 3 days` goes there; `Jaipur, beaches` starts there.
  const isGoal = isBare && !isHome(tokens, city) && named.wanted.length === 0 && types.found.length === 0
  const goal = isGoal ? placeOfCity(tokens, city) : []
  const wanted = [...goal, ...named.wanted]
  const start = goal.length > 0 ? [] : city
  const wishes = [...placesField('places', wanted), ...withoutField(named, types.ruledOut)]
  const eased = suits.some(({ field }) => field === 'easyWalking') ? suits : [...suits, ...types.easy]
  const all = [...budget, ...start, ...time, ...days, ...people, ...types.found, ...ways, ...eased, ...wishes]
  const found = all.sort((a, b) => a.from - b.from)
  return {
    fields: { ...fieldsOf(found), ...partyFields(people) },
    chips: found.flatMap((each) => chipOf(tokens, each)),
    leftover: leftoverOf(text, tokens),
    ...(warnings.length > 0 && { warnings }),
    nearest,
    places: unique(wanted.flatMap(({ places }) => places)),
    people: people[0]?.people ?? null,
  }
}

const SEEN_FOR_ITSELF = new Set<unknown>(['jaipur', 'kochi'])

/** `20 Jan, 2 days, Hyderabad`: a city that stands by itself after the rest is where one lives, unless most go to see it. */
const isHome = (tokens: readonly Token[], [city]: Found[]) =>
  city !== undefined &&
  !SEEN_FOR_ITSELF.has(city.value) &&
  city.from > 0 &&
  !isAdjacent(tokens, city.from) &&
  (city.to === tokens.length || !isAdjacent(tokens, city.to))

function placeOfCity(tokens: readonly Token[], [city]: Found[]): Mention[] {
  const place = city && findPlaceOfCity(tokens, city.from, city.to)
  return place ? [{ places: [place], from: city.from, to: city.to }] : []
}

const unique = (places: NamedPlace[]) =>
  places.filter(({ id }, at) => places.findIndex((other) => other.id === id) === at).slice(0, NAMED_MAX)

/** The places of a text as one field, so that one chip stands for them. */
function placesField(field: 'places' | 'without', mentions: Mention[]): Found[] {
  const places = unique(mentions.flatMap((mention) => mention.places))
  const [first] = mentions
  if (!first || places.length === 0) return []
  const label = places.map(({ name }) => shortName(name)).join(', ')
  return [{ field, value: places.map(({ id }) => id), label, from: first.from, to: mentions.at(-1)?.to ?? first.to }]
}

function withoutField({ unwanted }: FoundPlaces, ruledOut: Found<string, string>[]): Found[] {
  const places = placesField('without', unwanted).map(({ value, ...rest }) => ({ ...rest, value: value as string[] }))
  const parts = [...places, ...ruledOut.map(({ value, ...rest }) => ({ ...rest, value: [value] }))]
  if (parts.length === 0) return []
  const value = [...new Set(parts.flatMap((part) => part.value))].slice(0, NAMED_MAX)
  const label = `Not ${[...new Set(parts.map((part) => part.label))].join(', ')}`
  const from = Math.min(...parts.map((part) => part.from))
  return [{ field: 'without', value, label, from, to: Math.max(...parts.map((part) => part.to)) }]
}

/** The exact party, where the size of the form is not it; more than ten are costed as ten. */
function partyFields([found]: FoundPeople[]): Partial<QueryFields> {
  if (!found || found.people > PARTY_MAX) return {}
  const { people, children, seniors } = found
  const childrenAges = children.slice(0, CHILDREN_MAX)
  const isUsual = String(people) === found.value && childrenAges.length === 0
  return {
    ...(!isUsual && { adults: Math.max(1, people - childrenAges.length) }),
    ...(childrenAges.length > 0 && { childrenAges }),
    ...(seniors > 0 && { seniors: Math.min(seniors, people) }),
  }
}

/** `jan 26 jan`: a month beside dates in it says nothing more; another one is left, and shown as not understood. */
function takeSameMonth(tokens: readonly Token[], [dates]: FoundDates[], today: string): void {
  const [month] = findMonth(tokens, today)
  const isSame = [dates?.value.from, dates?.value.to].some((day) => Number(day?.slice(5, 7)) === month?.value)
  if (month && !isSame) release(tokens, [month])
}

const holdsWeekend = ({ from, to }: FoundDates['value']) =>
  Array.from({ length: daysBetween(from, to) }, (_, index) => weekdayOf(addDays(from, index))).some(
    (day) => day % 6 === 0,
  )

/** Words that say something else than what was taken are shown as not understood. */
function release(tokens: readonly Token[], found: Found[]): void {
  for (const { from, to } of found) for (const token of tokens.slice(from, to)) token.used = false
}

/** The dates of a festival, made as long as the text asks; exact days stay. */
function fitted(dates: FoundDates[], asked: number | null): Found[] {
  const [first] = dates
  if (!first || asked === null || daysBetween(first.value.from, first.value.to) >= asked) return dates
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
