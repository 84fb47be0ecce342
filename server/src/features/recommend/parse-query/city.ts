import { type NearestStart, nearestStart } from '@saathi/shared/destinations/cities'
import { CITY_NAMES, CITY_WORDS, type CityName, nameOf, UNSURE_NAMES } from './city-words.ts'
import { nearestWord } from './fuzzy.ts'
import { KIN } from './party-words.ts'
import { findPlaceOfCity, type Mention as Place } from './places.ts'
import { type Found, isAdjacent, isFree, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

const START_BEFORE = new Set([
  'from',
  'frm',
  'near',
  'around',
  'leaving',
  'start',
  'starting',
  'nearby',
  'ex',
  'outside',
  'pickup',
])
const START_BEFORE_TWO = new Set([
  ...['live in', 'based in', 'based at', 'living in', 'close to', 'starting at', 'starting in', 'start from'],
  ...['starting from', 'near to', 'we in', 'am in', 'starting point', 'start point', 'rehta hu', 'rehte hai'],
  ...['rehti hu', 'rehta hun', 'rehta hoon', 'rehte hain'],
])
/** `a hotel to stay in Udaipur` is no home. */
const HOME_BEFORE = new Set(['i stay in', 'we stay in'])
const START_AFTER = new Set(['se', 'based', 'sey', 'start'])
const START_AFTER_TWO = new Set([
  ...['ke paas', 'ke pass', 'ke aas', 'ke nazdeek', 'ke najdik', 'ke kareeb', 'me rehta', 'me rehte', 'mein rehta'],
  ...['me rehti', 'wale hai', 'wale hain', 'ke aspas', 'ke around', 'side se'],
])
const GOAL_BEFORE = new Set(['to', 'visit', 'in', 'see', 'explore', 'like', 'at', 'into'])
const GOAL_AFTER = new Set([
  'jaisa',
  'jaise',
  'jaisi',
  'like',
  'style',
  'type',
  'jana',
  'jaana',
  'ghumna',
  'ghoomna',
  'dekhna',
  'jaye',
])

/** Where one says to land, or to be from: the start where no other city is said to be it. */
const ARRIVING = new Set(['landing in', 'landing at', 'lands in', 'arriving in'])
/** No misspelt Thane. */
const NO_CITIES = new Set(['thand', 'thandi'])

const NAMED = 3
const SAID = 2
const BARE = 1

type Mention = { city: CityName; score: number; from: number; to: number }

/** `isBare`: nothing says that the trip starts there. */
export type FoundCity = { found: Found[]; nearest: NearestStart | null; isBare: boolean }

/**
 * The city that the trip starts in. Another city than the eleven counts only where it is said to be the start: no journeys
 * are known from it, and the nearest one that has some is named, not taken.
 */
export function findCity(tokens: readonly Token[]): FoundCity {
  const mentions = mentionsIn(tokens)
  const best = mentions.reduce<Mention | null>((top, each) => (each.score > (top?.score ?? 0) ? each : top), null)
  if (!best) return { found: [], nearest: null, isBare: false }
  use(tokens, best.from, best.to)
  if ('other' in best.city) return { found: [], nearest: nearestStart(best.city.other), isBare: false }
  const { start } = best.city
  const label = `From ${nameOf(start)}`
  return {
    found: [{ field: 'starting_location', value: start, label, from: best.from, to: best.to }],
    nearest: null,
    isBare: best.score === BARE,
  }
}

function mentionsIn(tokens: readonly Token[]): Mention[] {
  const found: Mention[] = []
  for (let at = 0; at < tokens.length; at++) {
    const city = cityAt(tokens, at)
    if (!city || !isFree(tokens, at, at + city.length)) continue
    const to = at + city.length
    found.push({ city: city.value, score: scoreCity(tokens, at, to, city.value), from: at, to })
    at = to - 1
  }
  return found
}

function cityAt(tokens: readonly Token[], at: number) {
  const exact = lookUp(CITY_WORDS, tokens, at, 2)
  if (exact) return exact
  const word = wordAt(tokens, at)
  const meant = NO_CITIES.has(word) ? undefined : CITY_WORDS.get(nearestWord(word, CITY_NAMES) ?? '')
  return meant ? { value: meant, length: 1 } : null
}

/** `indore-goa`; a city that people go to may be the first of several to see. */
const isDashed = (tokens: readonly Token[], from: number, to: number) =>
  wordAt(tokens, to) === '-' &&
  wordAt(tokens, from - 1) !== '-' &&
  wordAt(tokens, to + 2) !== '-' &&
  /^\p{L}/u.test(wordAt(tokens, to + 1)) &&
  !findPlaceOfCity(tokens, from, to)

/**
 * The city without journeys among the places of a text that is where one lives: it stands apart, and one goes elsewhere, as
 * in `Kashmir, 5 people, Prayagraj`. In `Shimla, Manali` both are to be seen.
 */
export function homeAmong(tokens: readonly Token[], wanted: readonly Place[]): { home: Place; city: string } | null {
  for (const home of wanted) {
    const city = CITY_WORDS.get(phraseAt(tokens, home.from, home.to - home.from))
    const isApart =
      home.from > 0 && !isAdjacent(tokens, home.from) && (home.to === tokens.length || !isAdjacent(tokens, home.to))
    if (!city || !('other' in city) || !isApart) continue
    const others = wanted.filter((other) => other !== home)
    if (
      others.length > 0 &&
      others.every(({ from, to }) => to < home.from || from > home.to) &&
      !others.some(({ from, to }) => to === home.from || from === home.to)
    )
      return { home, city: city.other }
  }
  return null
}

const NO_START = new Set(['apart from', 'away from', 'different from', 'far from'])

function scoreCity(tokens: readonly Token[], from: number, to: number, city: CityName): number {
  const before = wordAt(tokens, from - 1)
  // `near mum and dad`
  if ((lookUp(KIN, tokens, from)?.length ?? 0) > to - from) return 0
  if (NO_START.has(phraseAt(tokens, from - 2, 2))) return 0
  const next = wordAt(tokens, to)
  const isStart =
    START_BEFORE.has(before) ||
    START_BEFORE_TWO.has(phraseAt(tokens, Math.max(0, from - 2), 2)) ||
    HOME_BEFORE.has(phraseAt(tokens, Math.max(0, from - 3), 3)) ||
    START_AFTER.has(next) ||
    START_AFTER_TWO.has(phraseAt(tokens, to, 2)) ||
    (next === 'to' && !GOAL_BEFORE.has(before)) ||
    ('other' in city && isDashed(tokens, from, to))
  if (isStart) return NAMED
  const isHome = phraseAt(tokens, to, 2) === 'ke hain' && !['friends', 'dost'].includes(before)
  if (isHome || before === 'arriving' || ARRIVING.has(phraseAt(tokens, from - 2, 2))) return SAID
  if (GOAL_BEFORE.has(before) || GOAL_AFTER.has(next)) return 0
  const isApart = !isAdjacent(tokens, from) && (to === tokens.length || !isAdjacent(tokens, to))
  if ('start' in city) return isApart || !UNSURE_NAMES.has(wordAt(tokens, from)) ? BARE : 0
  // A city that stands by itself and is no place of ours to go to is where one lives.
  return isApart && CITY_WORDS.has(phraseAt(tokens, from, to - from)) && !findPlaceOfCity(tokens, from, to) ? BARE : 0
}
