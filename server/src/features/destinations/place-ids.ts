import type { PlaceIdOf } from '../../db/queries/import-packages.ts'
import { type Dataset, loadDataset } from '../recommend/facts/dataset.ts'
import { PLACE_ALIASES } from './place-aliases.ts'

const SEPARATOR = /(?:, | and )(?![^(]*\))/
const normal = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The names in the name of a place: `Gir (Sasan)` is known as that, `Gir` and `Sasan`, and `Ajanta and Ellora` also as
 * `Ajanta` and `Ellora`.
 */
export function namesOf(name: string): string[] {
  const parts = name.split(SEPARATOR)
  const within = parts.flatMap((part) => {
    const [, outside = part, inside = ''] = /^(.*?) \((.*)\)$/.exec(part) ?? []
    return [part, outside, ...inside.split(/, | and /)]
  })
  return [...new Set([name, name.replace(/ \(.*?\)/g, ''), ...within].filter(Boolean).map(normal))]
}

/** The names of all places. A name of several places is the one that it begins; where it begins none or several, nobody's. */
function placesByName({ destinations }: Dataset): Map<string, string> {
  const owners = new Map<string, string[]>()
  for (const { id, name } of destinations)
    for (const each of namesOf(name)) owners.set(each, [...(owners.get(each) ?? []), id])
  const begins = (id: string, name: string) =>
    normal(destinations.find((place) => place.id === id)?.name ?? '').startsWith(name)
  const names = new Map<string, string>()
  for (const [name, ids] of owners) {
    const main = ids.length === 1 ? ids : ids.filter((id) => begins(id, name))
    if (main.length === 1 && main[0] !== undefined) names.set(name, main[0])
  }
  for (const [name, id] of Object.entries(PLACE_ALIASES)) names.set(name, id)
  return names
}

/**
 * Finds the place of `Hampi`, of `Hampi, Karnataka` where the state is right, and of `Chowk, Lucknow`, which lies in it.
 * Only whole names count.
 */
export function placeMatcher(dataset: Dataset): PlaceIdOf {
  const names = placesByName(dataset)
  const states = new Map(dataset.destinations.map(({ id, state }) => [id, normal(state)]))
  const isState = new Set(states.values())
  return (destination) => {
    const whole = normal(destination)
    const comma = whole.lastIndexOf(', ')
    const known = names.get(whole)
    if (known !== undefined || comma < 0) return known ?? null
    const [head, tail] = [whole.slice(0, comma), whole.slice(comma + 2)]
    const place = names.get(head)
    if (place !== undefined && isPartOf(tail, states.get(place) ?? '')) return place
    return isState.has(tail) ? null : (names.get(tail) ?? null)
  }
}

/** Whether a state is meant: `Andaman Islands` is the `Andaman and Nicobar Islands`. */
const isPartOf = (words: string, state: string) => words.split(' ').every((word) => state.split(' ').includes(word))

let matcher: PlaceIdOf | undefined

/** The place that a destination names, by the recommender's own dataset. */
export function placeIdOf(destination: string): string | null {
  matcher ??= placeMatcher(loadDataset())
  return matcher(destination)
}
