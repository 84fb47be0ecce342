import { findStart } from '@saathi/shared/destinations/find-start'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import type { Me } from '@saathi/shared/social/schema'

/** The next of these months, from `now` on (all 1-12); undefined when it is this month or the next one, as without any. */
function monthFrom(months: readonly number[], now: number) {
  const ahead = Math.min(...months.map((month) => (month - now + 12) % 12))
  return Number.isFinite(ahead) && ahead > 1 ? ((now - 1 + ahead) % 12) + 1 : undefined
}

type Habits = Pick<Me, 'homeCity' | 'tripTypes' | 'travelMonths'>

/** The form's first values for a user; null when their profile says nothing that changes them. */
export function tripFromProfile({ homeCity, tripTypes, travelMonths }: Habits, now: number): DreamTrip | null {
  const starting_location = findStart(homeCity)
  const [preference_type] = tripTypes
  const month = monthFrom(travelMonths, now)
  if ((starting_location ?? preference_type ?? month) === undefined) return null
  return {
    ...DREAM_TRIP_DEFAULTS,
    ...(starting_location && { starting_location }),
    ...(preference_type && { preference_type }),
    ...(month !== undefined && { month }),
  }
}
