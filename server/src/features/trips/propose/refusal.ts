import { addDays } from '@saathi/shared/lib/days'
import type { StopFacts } from '@saathi/shared/trips/stops'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import type { Needs } from '../../recommend/facts/place-schema.ts'
import { leastNights, townsOf } from './bases.ts'

/** A sight needs what no facts tell of; or the nights, at least so many, are too few, or the towns are shut (null). */
export type Refusal = { sight: string; needs: Needs } | { towns: string[]; nights: number | null }

/**
 * Why no days are proposed for a place: its first sight that needs nights elsewhere, a pass or a walk, where no towns to
 * sleep in are known. Leaving the sight out would not help, since the stay is billed and chosen for it. Null for most places.
 */
export function refusalOf({ highlights, bases }: Pick<Destination, 'highlights' | 'bases'>): Refusal | null {
  if (bases) return null
  for (const { name, needs } of highlights) if (needs) return { sight: name, needs }
  return null
}

const MANY_NIGHTS = 12

/** Why a place with several towns, whose sights need nights there, has no days of a stay in those months. */
export function stayRefusal(place: Destination, months: readonly number[]): Refusal {
  const towns = place.bases?.bases.map(({ name }) => name).filter((name) => name !== place.bases?.arrival) ?? []
  return { towns, nights: townsOf(place, MANY_NIGHTS, months) ? leastNights(place) : null }
}

/** Why the stops of a route cannot be as they are: one has too few nights for its towns, or they are shut. */
export function stopsRefusal(dataset: Dataset, stops: readonly StopFacts[], firstDay: string): Refusal | null {
  for (const { placeId, day, nights } of stops) {
    const place = dataset.destinations.find(({ id }) => id === placeId)
    const months = [Number(addDays(firstDay, day).slice(5, 7)), Number(addDays(firstDay, day + nights).slice(5, 7))]
    if (place && !townsOf(place, nights, months)) return stayRefusal(place, months)
  }
  return null
}
