import type { NamedPlace } from '@saathi/shared/recommend/trip-query'
import { PLACE_ALIASES, POPULAR_NAMES } from '../../destinations/place-aliases.ts'
import { namesOf } from '../../destinations/place-ids.ts'
import { type Dataset, loadDataset } from '../facts/dataset.ts'
import { nearestWord } from './fuzzy.ts'
import { isStopWord } from './stop-words.ts'
import { isFree, lookUp, phraseAt, type Token, wordAt } from './tokens.ts'

const LONGEST_NAME = 4
/** A state with more places is no answer to where. */
const MOST_PLACES = 6

type Lexicon = { ids: ReadonlyMap<string, string[]>; words: string[]; places: ReadonlyMap<string, NamedPlace> }

/** Names as their words are read from a text. */
const spoken = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .join(' ')

function lexiconOf({ destinations }: Dataset): Lexicon {
  const ids = new Map<string, string[]>()
  const add = (name: string, id: string) => {
    const known = ids.get(spoken(name)) ?? []
    if (!known.includes(id)) ids.set(spoken(name), [...known, id])
  }
  for (const { id, name } of destinations) for (const each of namesOf(name)) add(each, id)
  // A name of a place of its own is not that of a state or a sight.
  const own = new Set(ids.keys())
  const addOther = (name: string, id: string) => own.has(spoken(name)) || add(name, id)
  for (const [name, id] of Object.entries(PLACE_ALIASES)) addOther(name, id)
  for (const [id, names] of Object.entries(POPULAR_NAMES)) for (const name of names) addOther(name, id)
  const popular = new Set(ids.keys())
  for (const { id, state } of destinations) popular.has(spoken(state)) || add(state, id)
  return {
    ids: new Map([...ids].filter(([name, found]) => name.length > 2 && found.length <= MOST_PLACES)),
    words: [...ids.keys()].filter((name) => !name.includes(' ')),
    places: new Map(
      destinations.map(({ id, name, types }) => [id, { id, name, type: types[0] ?? 'historical' }] as const),
    ),
  }
}

let lexicon: Lexicon | undefined

export type FoundPlaces = { places: NamedPlace[]; spans: [from: number, to: number][] }

/** The places that the words which no rule took so far name, also misspelt. Their words stay free: `Taj Mahal` is a type too. */
export function findPlaces(tokens: readonly Token[]): FoundPlaces {
  lexicon ??= lexiconOf(loadDataset())
  const { ids, words } = lexicon
  const found: string[] = []
  const spans: FoundPlaces['spans'] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!isFree(tokens, at, at + 1) || isStopWord(wordAt(tokens, at))) continue
    const exact = lookUp(ids, tokens, at, LONGEST_NAME)
    const near = exact ? undefined : ids.get(nearestWord(wordAt(tokens, at), words) ?? '')
    const named = exact ?? (near && { value: near, length: 1 })
    if (!named || !isFree(tokens, at, at + named.length)) continue
    spans.push([at, at + named.length])
    found.push(...named.value)
    at += named.length - 1
  }
  return { places: toPlaces(found, lexicon), spans }
}

/** The place that is also a starting city, by the tokens of the city; null when there is none of that name. */
export function findPlaceOfCity(tokens: readonly Token[], from: number, to: number): NamedPlace | null {
  lexicon ??= lexiconOf(loadDataset())
  const [place = null] = toPlaces(lexicon.ids.get(phraseAt(tokens, from, to - from)) ?? [], lexicon)
  return place
}

const toPlaces = (ids: string[], { places }: Lexicon): NamedPlace[] =>
  [...new Set(ids)].flatMap((id) => places.get(id) ?? []).slice(0, MOST_PLACES)
