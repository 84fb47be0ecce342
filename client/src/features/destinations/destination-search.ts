import { MORE_STARTING_LOCATIONS, PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/form-choices'
import type { TourType } from '@saathi/shared/packages'
import type { DreamTrip } from '@saathi/shared/recommend'
import { oneOf } from '../../lib/search-params.ts'

export type City = DreamTrip['starting_location']
const CITIES = [...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS] as const

export const cityName = (city: City): string => CITIES.find(([value]) => value === city)?.[1] ?? city

/** The filters of the list in the URL. */
export type ListSearch = { q?: string; type?: TourType }

export const readListSearch = ({ q, type }: Record<string, unknown>): ListSearch => ({
  q: typeof q === 'string' && q.trim() !== '' ? q.slice(0, 100) : undefined,
  type: oneOf(PREFERENCE_TYPES, type),
})
