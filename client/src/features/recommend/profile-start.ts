import { START_CITIES } from '@saathi/shared/destinations/cities'
import { DREAM_TRIP_DEFAULTS, MORE_STARTING_LOCATIONS, STARTING_LOCATIONS } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import type { Me } from '@saathi/shared/social/schema'

const CITIES = [...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS] as const

/** Towns from which one travels as from the city beside them, and other names of the starting cities. */
const NEARBY: Partial<Record<string, DreamTrip['starting_location']>> = {
  bombay: 'mumbai',
  'navi mumbai': 'mumbai',
  thane: 'mumbai',
  'new delhi': 'delhi',
  noida: 'delhi',
  gurgaon: 'delhi',
  gurugram: 'delhi',
  ghaziabad: 'delhi',
  faridabad: 'delhi',
  secunderabad: 'hyderabad',
  madras: 'chennai',
  calcutta: 'kolkata',
  howrah: 'kolkata',
  cochin: 'kochi',
  ernakulam: 'kochi',
}

/** The starting city of a home; undefined for one from which none is known. */
export function findStart(homeCity: string | null) {
  const name = homeCity?.trim().toLowerCase() ?? ''
  return CITIES.find((city) => city === name || START_CITIES[city].name.toLowerCase() === name) ?? NEARBY[name]
}

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
