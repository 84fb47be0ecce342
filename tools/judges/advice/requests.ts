import { BUDGETS, GROUP_SIZES, PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'

/** The time at which all requests are made. */
export const NOW = new Date('2026-11-22T04:30:00Z')
export const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** All 1,260 forms of the documented choices. */
export const FORMS: DreamTrip[] = STARTING_LOCATIONS.flatMap((starting_location) =>
  PREFERENCE_TYPES.flatMap((preference_type) =>
    BUDGETS.flatMap((budget) =>
      GROUP_SIZES.map((group_size) => ({ starting_location, preference_type, budget, group_size })),
    ),
  ),
)

/** Rupees a person. */
export const perHead = ({ budget, group_size }: DreamTrip) => Number(budget) / Number(group_size)
