import { PREFERENCE_TYPES } from '@saathi/shared/form-choices'
import type { TourType } from '@saathi/shared/packages'

/** The label of a tour type, such as `Food & Culture`. */
export const tourTypeLabel = (type: TourType) => PREFERENCE_TYPES.find(([value]) => value === type)?.[1] ?? type
