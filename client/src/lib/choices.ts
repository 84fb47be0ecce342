import { cities, tripTypes } from '@saathi/shared/lib/messages/en/choices'
import type { TourType } from '@saathi/shared/packages/schema'
import {
  GROUP_SIZES,
  MORE_STARTING_LOCATIONS,
  PREFERENCE_TYPES,
  STARTING_LOCATIONS,
} from '@saathi/shared/recommend/form-choices'
import { groupSizes } from '../messages/en/lib/choices.ts'

/** Values with their labels, for selects and chips. */
export const labelled = <T extends string>(values: readonly T[], labels: Record<T, string>) =>
  values.map((value) => [value, labels[value]] as const)

/** The starting cities of the main form. */
export const MAIN_CITIES = labelled(STARTING_LOCATIONS, cities)
export const MORE_CITIES = labelled(MORE_STARTING_LOCATIONS, cities)
/** All starting cities. */
export const CITIES = [...MAIN_CITIES, ...MORE_CITIES]
export const GROUPS = labelled(GROUP_SIZES, groupSizes)
export const TRIP_TYPES = labelled(PREFERENCE_TYPES, tripTypes)

/** The label of a tour type, such as `Food & Culture`. */
export const tourTypeLabel = (type: TourType) => tripTypes[type]
