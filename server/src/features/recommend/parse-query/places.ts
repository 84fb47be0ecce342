import type { TourType } from '@saathi/shared/packages/schema'
import type { NamedPlace } from '@saathi/shared/recommend/trip-query'
import { PLACE_ALIASES, POPULAR_NAMES } from '../../destinations/place-aliases.ts'
import { namesOf } from '../../destinations/place-ids.ts'
import { type Dataset, loadDataset } from '../facts/dataset.ts'
import { mainTypeOf, REGION_NAMES, regionsOf } from '../facts/regions.ts'
import { CITY_WORDS, OTHER_PLACES } from './city-words.ts'
import { nearestWord } from './fuzzy.ts'
import { isNegated, isSeenBehind, LAST_TIME } from './negation.ts'
import { isNumber, isStopWord } from './stop-words.ts'
import { isAdjacent, isFree, lookUp, phraseAt, type Token, use, wordAt } from './tokens.ts'

const LONGEST_NAME = 4
/** A name of more places is no answer to where. */
const MOST_PLACES = 6

type Lexicon = { ids: ReadonlyMap<string, string[]>; words: string[]; named: ReadonlyMap<string, NamedPlace> }

/** Names as their words are read from a text. */
const spoken = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .join(' ')

function lexiconOf(dataset: Dataset): Lexicon {
  const { destinations } = dataset
  const ids = new Map<string, string[]>()
  const add = (name: string, id: string) => {
    const known = ids.get(spoken(name)) ?? []
    if (!known.includes(id)) ids.set(spoken(name), [...known, id])
  }
  for (const { id, name } of destinations) for (const each of namesOf(name)) add(each, id)
  // A name of a place of its own is not that of a region or a sight.
  const own = new Set(ids.keys())
  const addOther = (name: string, id: string) => own.has(spoken(name)) || add(name, id)
  for (const [name, id] of Object.entries(PLACE_ALIASES)) addOther(name, id)
  for (const [id, names] of Object.entries(POPULAR_NAMES))
    for (const name of names) if (!(name in PLACE_ALIASES)) addOther(name, id)
  const popular = new Set(ids.keys())
  const regions = regionsOf(dataset)
  for (const { id, name, places } of regions.values()) {
    // A region of one place is that place.
    const meant = places.length === 1 ? (places[0]?.id ?? id) : id
    for (const each of [name, ...(REGION_NAMES[id] ?? [])]) if (!popular.has(spoken(each))) add(each, meant)
  }
  const namedPlace = (id: string, name: string, type: TourType): [string, NamedPlace] => [id, { id, name, type }]
  return {
    ids: new Map([...ids].filter(([name, found]) => name.length > 2 && found.length <= MOST_PLACES)),
    words: [...ids.keys()].filter((name) => !name.includes(' ')),
    named: new Map([
      ...[...regions.values()].map(({ id, ...region }): [string, NamedPlace] => [
        id,
        { id, name: region.name, type: mainTypeOf({ id, ...region }), isRegion: true },
      ]),
      ...destinations.map(({ id, name, types }) => namedPlace(id, name, types[0] ?? 'historical')),
    ]),
  }
}

let lexicon: Lexicon | undefined

/** A part of the text that names places or a region. */
export type Mention = { places: NamedPlace[]; from: number; to: number }

/** `wanted` words stay free: `Taj Mahal` is a type too. */
export type FoundPlaces = { wanted: Mention[]; unwanted: Mention[] }

const LIKE_BEFORE = new Set(['like'])
const LIKE_AFTER = new Set(['jaisa', 'jaise', 'jaisi', 'style', 'type', 'like'])

const VALLEY = new Set(['valley', 'ghati'])
/** Before `gaya` they make it a verb. */
const VERB_BEFORE = new Set(['ho', 'aa', 'ban', 'reh', 'chala', 'mil', 'bola'])

const LISTING = new Set(['and', 'or', 'aur', 'ya', 'nor', '/', '+', 'not', 'no'])

/** The places and regions that the words which no rule took so far name, also misspelt, and those that are ruled out. */
export function findPlaces(tokens: readonly Token[]): FoundPlaces {
  lexicon ??= lexiconOf(loadDataset())
  const found: FoundPlaces = { wanted: [], unwanted: [] }
  for (let at = 0; at < tokens.length; at++) {
    const named = namedAt(tokens, at, lexicon)
    if (!named) continue
    const isValley = VALLEY.has(wordAt(tokens, at + named.length)) && isAdjacent(tokens, at + named.length)
    const to = at + named.length + (isValley ? 1 : 0)
    if (VALLEY.has(wordAt(tokens, to - 1))) use(tokens, to - 1, to)
    const isLike = LIKE_BEFORE.has(wordAt(tokens, at - 1)) || LIKE_AFTER.has(wordAt(tokens, to))
    const mention = { places: toPlaces(named.value, lexicon), from: at, to }
    if (isLike) continue
    // `not Shimla and Manali`
    const last = found.unwanted.at(-1)
    const isListed = last && tokens.slice(last.to, at).every(({ text }) => LISTING.has(text))
    if (isNegated(tokens, at, to) || wasSeen(tokens, at) || isListed) {
      use(tokens, at, to)
      // `Goa and Gokarna already visited`
      if (tokens[to]?.used)
        found.unwanted.push(...takeListedBefore(tokens, found.wanted, at, listOf(tokens, found, at, to)))
      found.unwanted.push(mention)
    } else found.wanted.push(mention)
    at = to - 1
  }
  // `everybody says Goa, but not Goa`
  const isUnwanted = ({ places }: Mention) =>
    found.unwanted.some((other) => other.places.some(({ id }) => places.some((place) => place.id === id)))
  for (const { from, to } of found.wanted.filter(isUnwanted)) use(tokens, from, to)
  return { ...found, wanted: found.wanted.filter((each) => !isUnwanted(each)) }
}

const SEEN = new Set([
  'saw',
  'went',
  'did',
  'visited',
  'spent',
  'seen',
  'done',
  'gaye',
  'gaya',
  'ghume',
  'dekha',
  'kiya',
])
const NOT_SEEN = new Set([
  'so',
  'this',
  'but',
  'ab',
  'couldn',
  'couldnt',
  'missed',
  'same',
  'like',
  'since',
  'again',
  'not',
])

/** `last year we saw Kashmir`, said in one go. */
function wasSeen(tokens: readonly Token[], at: number): boolean {
  for (let from = at - 1; from > 0 && isAdjacent(tokens, from + 1); from--) {
    if (NOT_SEEN.has(wordAt(tokens, from))) return false
    if (!LAST_TIME.has(phraseAt(tokens, from - 1, 2))) continue
    const isSaid = tokens.slice(from + 1, at).some(({ text }) => SEEN.has(text))
    if (isSaid) use(tokens, from - 1, from + 1)
    return isSaid
  }
  return false
}

const JOINING = new Set(['and', 'aur', 'n', 'or', 'ya', '/', '+'])

/** `Shimla Manali sab dekh liya`: what follows is of all that stand before it. */
const ALL = new Set(['sab', 'dono', 'both', 'all'])

const BUT = new Set(['but', 'par', 'lekin', 'magar'])

/** `but manali shimla nahi`: both. */
const isListAfterBut = (tokens: readonly Token[], { wanted }: FoundPlaces, at: number): boolean => {
  const last = wanted.at(-1)
  return last?.to === at && BUT.has(wordAt(tokens, last.from - 1))
}

/** Whether what is ruled out at `[at, to)` ends a list: of `all`, or of places side by side. */
function listOf(tokens: readonly Token[], found: FoundPlaces, at: number, to: number): 'all' | 'listed' | null {
  if (ALL.has(wordAt(tokens, to))) return 'all'
  return isSeenBehind(tokens, to) || isListAfterBut(tokens, found, at) ? 'listed' : null
}

/** The wanted places before a token that `and` or its like joins to it, or where it `isAll` nothing; taken from their list. */
function takeListedBefore(
  tokens: readonly Token[],
  wanted: Mention[],
  at: number,
  isAll: 'all' | 'listed' | null,
): Mention[] {
  const last = wanted.at(-1)
  const between = last ? tokens.slice(last.to, at) : []
  const isJoined = between.length > 0 || (isAll !== null && isAdjacent(tokens, at))
  if (!last || !isJoined || !between.every(({ text }) => JOINING.has(text))) return []
  // `himachal shimla dekh liya`: the region is wanted.
  if (between.length === 0 && isAll !== 'all' && last.places.some(({ isRegion }) => isRegion)) return []
  wanted.pop()
  use(tokens, last.from, last.to)
  return [...takeListedBefore(tokens, wanted, last.from, isAll), last]
}

function namedAt(tokens: readonly Token[], at: number, { ids, words }: Lexicon) {
  const word = wordAt(tokens, at)
  if (!isFree(tokens, at, at + 1) || isStopWord(word) || isNumber(word)) return null
  if (word === 'gaya' && VERB_BEFORE.has(wordAt(tokens, at - 1))) return null
  const exact = lookUp(ids, tokens, at, LONGEST_NAME)
  // Patna is no misspelt Pawna.
  const near =
    exact || CITY_WORDS.has(word) || OTHER_PLACES.has(word) ? undefined : ids.get(nearestWord(word, words) ?? '')
  const named = exact ?? (near && { value: near, length: 1 })
  return named && isFree(tokens, at, at + named.length) ? named : null
}

/** The place that is also a starting city, by the tokens of the city; null when there is none of that name. */
export function findPlaceOfCity(tokens: readonly Token[], from: number, to: number): NamedPlace | null {
  lexicon ??= lexiconOf(loadDataset())
  const [place = null] = toPlaces(lexicon.ids.get(phraseAt(tokens, from, to - from)) ?? [], lexicon)
  return place
}

/** The place or region that a text is about, for a question such as why it is not in a list; null when it names none. */
export function findNamed(tokens: readonly Token[]): NamedPlace | null {
  const { wanted, unwanted } = findPlaces(tokens)
  const [first] = [...wanted, ...unwanted]
  return first?.places[0] ?? null
}

const toPlaces = (ids: string[], { named }: Lexicon): NamedPlace[] =>
  [...new Set(ids)].flatMap((id) => named.get(id) ?? []).slice(0, MOST_PLACES)
