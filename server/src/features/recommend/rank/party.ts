import { HIGH_METRES } from '../cost/outing-days.ts'
import { isOptional, isOuting } from '../cost/outings.ts'
import { barredFrom, CLIMBS_FROM, isForNobody, SMALL, younger } from '../cost/travellers.ts'
import { pitchIn } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { hillHoursTooLong, hoursTooLong, isTender } from '../travel/effort.ts'
import { arrivesByNight } from '../travel/night-arrival.ts'
import { praisesTooHard } from './missing-extras.ts'
import type { Offer } from './travel-option.ts'

type Trip = Pick<ParsedTrip, 'party' | 'type' | 'when' | 'firstTimeInMountains'>
type Shown = { place: Offer['place']; option: Pick<Offer['option'], 'days' | 'nights' | 'journey'> }

/** Days there in which one can rest before going higher. */
const REST_DAYS = 3

/** Whether the point of the trip is a steep or long walk. */
export const isSteep = ({ type }: Pick<Trip, 'type'>, { place }: Pick<Shown, 'place'>): boolean =>
  place.steep_for?.includes(type) ?? false

/** Whether that walk is too hard for all of them; pilgrims are carried up. */
export const isSteepForAll = ({ party, type }: Trip, { place }: Pick<Shown, 'place'>): boolean =>
  party.seniors >= party.people && type !== 'spiritual' && isSteep({ type }, { place })

/** What speaks against an offer for those who travel. */
export type Unsuited =
  | 'walk'
  | 'part walk'
  | 'steep'
  | 'ages'
  | 'height'
  | 'height without rest'
  | 'night in a seat'
  | 'small hours'
  | 'long journey'
  | 'hill road'

export function unsuitedFor(trip: Trip, { place, option }: Shown): Unsuited[] {
  const { party } = trip
  const { days, nights, journey } = option
  const found: Unsuited[] = []
  const isWeak = party.seniors > 0 || younger(party, CLIMBS_FROM) > 0
  if (isSteep(trip, { place }) && (party.easyWalking || isWeak)) found.push(party.easyWalking ? 'walk' : 'steep')
  else if (party.easyWalking && praisesTooHard(party)(pitchIn(place, trip.type, trip.when.month) ?? ''))
    found.push('part walk')
  if (isForOthers(trip, place)) found.push('ages')
  const needsRest = trip.firstTimeInMountains || party.seniors > 0 || younger(party, SMALL) > 0
  if (needsRest && nights > 0 && place.elevation_m >= HIGH_METRES)
    found.push(days >= REST_DAYS ? 'height' : 'height without rest')
  if (!isTender(party)) return found
  if (journey.nightInSeat) found.push('night in a seat')
  if (nights > 0 && arrivesByNight(journey) !== null) found.push('small hours')
  if (hoursTooLong(journey) > 0) found.push('long journey')
  if (hillHoursTooLong(journey, place) > 0) found.push('hill road')
  return found
}

/** Whether what one goes there for does not take along somebody of the party. */
function isForOthers({ party, type }: Trip, place: Shown['place']): boolean {
  if (party.seniors === 0 && party.childrenAges.length === 0) return false
  return place.typical_extras_inr.some((extra) => {
    const { young, old } = barredFrom(extra, party)
    return young + old > 0 && !isOptional(extra, type) && isOuting(extra, place, type)
  })
}

/** Whether what one goes there for takes along nobody of the party. */
export function isForNoneOf({ party, type }: Trip, place: Shown['place']): boolean {
  if (party.seniors === 0 && party.childrenAges.length === 0) return false
  return place.typical_extras_inr.some(
    (extra) => !isOptional(extra, type) && isOuting(extra, place, type) && isForNobody(extra, place, type, party),
  )
}

const POINTS: Record<Exclude<Unsuited, 'long journey' | 'hill road'>, number> = {
  walk: 30,
  'part walk': 10,
  steep: 10,
  ages: 8,
  height: 15,
  'height without rest': 30,
  'night in a seat': 10,
  'small hours': 12,
}
const STEEP_FOR_ALL_POINTS = 20
const HOUR_POINTS = 2
const MOST_HOURS_POINTS = 15

const pointsFor = (hours: number) => Math.min(MOST_HOURS_POINTS, HOUR_POINTS * hours)

/** The points that a fit loses for what does not suit those who travel. */
export const partyPenalty = (trip: Trip, shown: Shown): number =>
  unsuitedFor(trip, shown).reduce((sum, what) => {
    if (what === 'steep' && isSteepForAll(trip, shown)) return sum + STEEP_FOR_ALL_POINTS
    const { place, option } = shown
    if (what === 'long journey') return sum + pointsFor(hoursTooLong(option.journey))
    if (what === 'hill road') return sum + pointsFor(hillHoursTooLong(option.journey, place))
    return sum + POINTS[what]
  }, 0)
