import type { TourType } from '@saathi/shared/packages'
import { PREFERENCE_TYPES } from '@saathi/shared/words'

/** A tour type as people read it, such as `Food & Culture`. */
export const tourTypeLabel = (type: TourType) => PREFERENCE_TYPES.find(([value]) => value === type)?.[1] ?? type
