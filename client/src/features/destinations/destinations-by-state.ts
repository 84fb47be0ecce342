import type { DestinationCard } from '@saathi/shared/destinations/schema'
import { tourTypeLabel } from '../../lib/choices.ts'
import type { ListSearch } from './destination-search.ts'

const wordsOf = (text: string) => text.toLowerCase().normalize('NFKD').split(/\s+/).filter(Boolean)

/** The destinations that match, by state and name. Each word of the search must begin a word of what is known of a place. */
export function destinationsByState(
  places: readonly DestinationCard[],
  { q = '', type }: ListSearch,
): [state: string, places: DestinationCard[]][] {
  const words = wordsOf(q)
  const found = places.filter((place) => {
    if (type !== undefined && !place.types.includes(type)) return false
    const all = wordsOf([place.name, place.state, place.pitch, ...place.types.map(tourTypeLabel)].join(' '))
    return words.every((word) => all.some((one) => one.replace(/^\W+/, '').startsWith(word)))
  })
  const byState = new Map<string, DestinationCard[]>()
  for (const place of found) byState.set(place.state, [...(byState.get(place.state) ?? []), place])
  return [...byState].sort(([a], [b]) => (a < b ? -1 : 1))
}
