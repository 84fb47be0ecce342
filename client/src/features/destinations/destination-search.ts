import { cities } from '@saathi/shared/lib/messages/en/choices'
import type { TourType } from '@saathi/shared/packages/schema'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { TRIP_TYPES } from '../../lib/choices.ts'
import { oneOf } from '../../lib/search-params.ts'

export type City = DreamTrip['starting_location']

export const cityName = (city: City): string => cities[city]

/** The filters of the list in the URL. */
export type ListSearch = { q?: string; type?: TourType }

export const readListSearch = ({ q, type }: Record<string, unknown>): ListSearch => ({
  q: typeof q === 'string' && q.trim() !== '' ? q.slice(0, 100) : undefined,
  type: oneOf(TRIP_TYPES, type),
})
