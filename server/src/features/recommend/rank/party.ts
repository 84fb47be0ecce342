import { younger } from '../cost/travellers.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { isTender, LONG_FELT_HOURS } from '../travel/effort.ts'
import type { Offer } from './travel-option.ts'

type Trip = Pick<ParsedTrip, 'party' | 'type' | 'easyWalking' | 'firstTimeInMountains'>
type Shown = { place: Offer['place']; option: Pick<Offer['option'], 'days' | 'nights' | 'journey'> }

/** Nobody who is not used to it should sleep above this height without days of rest. */
const HIGH_METRES = 3000
/** Days there in which one can rest before going higher. */
const REST_DAYS = 3
const SMALL = 6

/** Whether the point of the trip is a steep or long walk. */
export const isSteep = ({ type }: Pick<Trip, 'type'>, { place }: Pick<Shown, 'place'>): boolean =>
  place.steep_for?.includes(type) ?? false

/** What speaks against an offer for those who travel. */
export type Unsuited = 'walk' | 'height' | 'height without rest' | 'night in a seat' | 'long journey'

export function unsuitedFor(trip: Trip, { place, option }: Shown): Unsuited[] {
  const { party } = trip
  const { days, nights, journey } = option
  const found: Unsuited[] = []
  if (trip.easyWalking && isSteep(trip, { place })) found.push('walk')
  const needsRest = trip.firstTimeInMountains || party.seniors > 0 || younger(party, SMALL) > 0
  if (needsRest && nights > 0 && place.elevation_m >= HIGH_METRES)
    found.push(days >= REST_DAYS ? 'height' : 'height without rest')
  if (!isTender(party)) return found
  if (journey.nightInSeat) found.push('night in a seat')
  if (journey.feltHours > LONG_FELT_HOURS) found.push('long journey')
  return found
}

const POINTS: Record<Exclude<Unsuited, 'long journey'>, number> = {
  walk: 30,
  height: 15,
  'height without rest': 30,
  'night in a seat': 10,
}
const HOUR_POINTS = 2
const MOST_HOURS_POINTS = 15

/** The points that a fit loses for what does not suit those who travel. */
export const partyPenalty = (trip: Trip, shown: Shown): number =>
  unsuitedFor(trip, shown).reduce((sum, what) => {
    if (what !== 'long journey') return sum + POINTS[what]
    return sum + Math.min(MOST_HOURS_POINTS, HOUR_POINTS * (shown.option.journey.feltHours - LONG_FELT_HOURS))
  }, 0)
