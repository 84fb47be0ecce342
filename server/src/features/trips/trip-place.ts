import type { Trip } from '@saathi/shared/trips/schema'
import { loadDataset } from '../recommend/facts/dataset.ts'

let known: Map<string, Trip['place']> | undefined

/** Whether trips can be made to a place. */
export const isKnownPlace = (id: string): boolean => loadDataset().destinations.some((place) => place.id === id)

/** The place of a trip as responses name it; one that is no longer known keeps its id as its name. */
export function tripPlace(id: string): Trip['place'] {
  known ??= new Map(
    loadDataset().destinations.map(({ id, name, state, lat, lon, picture }) => [
      id,
      { id, name, state, lat, lon, image: picture },
    ]),
  )
  return known.get(id) ?? { id, name: id.replaceAll('-', ' '), state: '', lat: 0, lon: 0, image: null }
}
