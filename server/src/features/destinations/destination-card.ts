import type { DestinationCard, ListedDestination } from '@saathi/shared/destinations/schema'
import type { TourType } from '@saathi/shared/packages/schema'
import type { Dataset, Destination as Place } from '../recommend/facts/dataset.ts'
import { monthRuns, ruledOutBy } from '../recommend/facts/season.ts'
import { monthQualities } from '../recommend/text/month-qualities.ts'

export const findPlace = ({ destinations }: Dataset, id: string): Place | null =>
  destinations.find((place) => place.id === id) ?? null

export const toCard = (place: Place): DestinationCard => ({
  id: place.id,
  name: place.name,
  state: place.state,
  types: place.types,
  pitch: place.summary,
  image: place.picture,
  bestMonths: monthRuns(place.best_months).flat(),
  lat: place.lat,
  lon: place.lon,
})

/** Whether a month is closed for everything that one goes there for. */
export const isClosed = (place: Place, month: number): boolean =>
  place.types.every((type) => ruledOutBy(place, type, month) !== null)

/** All destinations, or those of a type, by name. */
export const destinationCards = ({ destinations }: Dataset, type?: TourType): ListedDestination[] =>
  destinations
    .filter(({ types }) => type === undefined || types.includes(type))
    .map((place) => ({ ...toCard(place), months: monthQualities(place, (month) => isClosed(place, month)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
