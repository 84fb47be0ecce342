import { MORE_STARTING_LOCATIONS, STARTING_LOCATIONS } from '../recommend/form-choices.ts'
import type { DreamTrip } from '../recommend/schema.ts'
import { findNearestStart, START_CITIES } from './cities.ts'

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

/** The starting city of a home, else the one nearest to it; undefined for a home that is not known. */
export const startFor = (homeCity: string | null) => findStart(homeCity) ?? findNearestStart(homeCity ?? '')?.start
