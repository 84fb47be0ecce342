import type { Trip } from '@saathi/shared/trips/schema'
import type { WantedPlaces } from '@saathi/shared/trips/set-places'

/** The places of a trip with their nights; a trip to one has the nights that its days name. */
export function placesOf({ place, stops, items }: Pick<Trip, 'place' | 'stops' | 'items'>): WantedPlaces {
  if (stops && stops.length > 0) return stops.map(({ place: { id }, nights }) => ({ id, nights: Math.max(1, nights) }))
  const nights = new Set(items.filter(({ kind }) => kind === 'stay').map(({ day }) => day))
  return [{ id: place.id, nights: Math.max(1, Math.min(10, nights.size)) }]
}

/** The list with the place at an index moved by so many positions. */
export function moved(places: WantedPlaces, at: number, by: -1 | 1): WantedPlaces {
  const [one, other] = [places[at], places[at + by]]
  return one && other ? places.with(at, other).with(at + by, one) : places
}

export const isSame = (one: WantedPlaces, other: WantedPlaces): boolean =>
  one.length === other.length && one.every(({ id, nights }, at) => id === other[at]?.id && nights === other[at]?.nights)
