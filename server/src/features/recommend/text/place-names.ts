import type { Dataset } from '../facts/dataset.ts'
import { regionsOf } from '../facts/regions.ts'
import { shortName } from './format.ts'

/** The names of those ids that mean a place or a region; a type of trip is none. */
export const namesOfPlaces = (dataset: Dataset, ids: readonly string[]): { id: string; name: string }[] =>
  ids.flatMap((id) => {
    const place = dataset.destinations.find((each) => each.id === id)
    const name = place ? shortName(place.name) : regionsOf(dataset).get(id)?.name
    return name === undefined ? [] : [{ id, name }]
  })
