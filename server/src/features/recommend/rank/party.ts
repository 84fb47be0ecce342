import { HIGH_METRES } from '../cost/outing-days.ts'
import { isOptional, isOuting } from '../cost/outings.ts'
import { barredFrom, CLIMBS_FROM, isForNobody, type Travellers, younger } from '../cost/travellers.ts'
import { heatIn } from '../facts/heat.ts'
import { pitchIn } from '../facts/season.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { isHotOnBoard } from '../travel/boarding.ts'
import { hillHoursTooLong, hoursTooLong, isTender } from '../travel/effort.ts'
import { arrivesByNight, nightArrivalRough } from '../travel/night-arrival.ts'
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
  | 'walk of days'
  | 'ages'
  | 'height'
  | 'height without rest'
  | 'night in a seat'
  | 'night on a bus'
  | 'hot on board'
  | 'small hours'
  | 'long journey'
  | 'hill road'
  | 'long day'
  | 'heat'

/** Whether somebody must get used to a great height slowly. */
export const needsRest = ({ party, firstTimeInMountains }: Pick<Trip, 'party' | 'firstTimeInMountains'>): boolean =>
  firstTimeInMountains || isTender(party)

export function unsuitedFor(trip: Trip, { place, option }: Shown): Unsuited[] {
  const { party } = trip
  const { days, nights, journey } = option
  const found: Unsuited[] = []
  const isWeak = party.seniors > 0 || younger(party, CLIMBS_FROM) > 0
  if (isSteep(trip, { place }) && (party.easyWalking || isWeak)) found.push(party.easyWalking ? 'walk' : 'steep')
  else if (party.easyWalking && praisesTooHard(party)(pitchIn(place, trip.type, trip.when.month) ?? ''))
    found.push('part walk')
  if (younger(party, WALKS_DAYS_FROM) > 0 && isWalkOfDays(trip, place)) found.push('walk of days')
  if (isForOthers(trip, place)) found.push('ages')
  if (needsRest(trip) && nights > 0 && place.elevation_m >= HIGH_METRES)
    found.push(days >= REST_DAYS ? 'height' : 'height without rest')
  if (heatTooMuch(trip, place) > 0) found.push('heat')
  if (!isTender(party)) return found
  if (journey.nightInSeat) found.push('night in a seat')
  else if (journey.mode === 'bus' && journey.byNight) found.push('night on a bus')
  if (journey.hours >= HOT_HOURS && isHotOnBoard(journey.comfort, trip.when.month)) found.push('hot on board')
  if (nights > 0 && arrivesByNight(journey) !== null) found.push('small hours')
  if (hoursTooLong(journey) > 0) found.push('long journey')
  if (hillHoursTooLong(journey, place) > 0) found.push('hill road')
  if (nights === 0 && journey.hours >= LONG_DAY_HOURS) found.push('long day')
  return found
}

/** Below this age nobody walks for days with a night on the way. */
const WALKS_DAYS_FROM = 12

/** Whether the steep walk for which one goes there takes more than a day. */
const isWalkOfDays = ({ type }: Trip, place: Shown['place']): boolean =>
  isSteep({ type }, { place }) && place.typical_extras_inr.some(({ days = 1, effort }) => effort === 'walk' && days > 1)

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

/** Whether somebody of the party suffers from the heat more than others. */
export const suffersHeat = (party: Travellers): boolean => (party.seniors ?? 0) > 0 || younger(party, CLIMBS_FROM) > 0

/** The degrees by which the afternoons of the month are too hot for seniors and small children. */
const heatTooMuch = ({ party, when }: Trip, place: Shown['place']): number =>
  suffersHeat(party) ? Math.max(0, heatIn(place, when.month) - WARM_DEGREES) : 0
const WARM_DEGREES = 37

/** So many hours without air conditioning are hard in the hot months. */
const HOT_HOURS = 4

/** There and back on one day, each way of so many hours is a day of fourteen hours or more. */
const LONG_DAY_HOURS = 3.5

const POINTS: Record<Exclude<Unsuited, 'long journey' | 'hill road' | 'heat'>, number> = {
  walk: 30,
  'part walk': 10,
  steep: 10,
  'walk of days': 10,
  ages: 8,
  height: 15,
  'height without rest': 30,
  'night in a seat': 10,
  'night on a bus': 5,
  'hot on board': 5,
  'small hours': 12,
  'long day': 8,
}
const STEEP_FOR_ALL_POINTS = 20
/** Days of rest are enough for those who are new to the height, and less so for seniors and small children. */
const TENDER_HEIGHT_POINTS = 25
const HOUR_POINTS = 3
const DEGREE_POINTS = 2
/** The most that hours or heat cost. */
const MOST_POINTS = 18

const pointsFor = (each: number, count: number) => Math.min(MOST_POINTS, each * count)

/** The points that a fit loses for each thing that does not suit those who travel. */
export const partyPoints = (trip: Trip, shown: Shown): [Unsuited, number][] =>
  unsuitedFor(trip, shown).map((what) => [what, pointsOf(what, trip, shown)])

function pointsOf(what: Unsuited, trip: Trip, shown: Shown): number {
  const { place, option } = shown
  if (what === 'steep' && isSteepForAll(trip, shown)) return STEEP_FOR_ALL_POINTS
  if (what === 'height' && isTender(trip.party)) return TENDER_HEIGHT_POINTS
  if (what === 'long journey') return pointsFor(HOUR_POINTS, hoursTooLong(option.journey))
  if (what === 'hill road') return pointsFor(HOUR_POINTS, hillHoursTooLong(option.journey, place))
  if (what === 'heat') return pointsFor(DEGREE_POINTS, heatTooMuch(trip, place))
  return POINTS[what]
}

/** The points that it loses for all of them. */
export const partyPenalty = (trip: Trip, shown: Shown): number =>
  partyPoints(trip, shown).reduce((sum, [, points]) => sum + points, 0)

/** The points that heat of more than 40 °C costs those who do not suffer from it more than others. */
export const heatPenalty = ({ party, when }: Pick<Trip, 'party' | 'when'>, place: Shown['place']): number =>
  suffersHeat(party) ? 0 : pointsFor(DEGREE_POINTS, Math.max(0, heatIn(place, when.month) - HOT_DEGREES))
const HOT_DEGREES = 40

/** What is hard on the way, and not at the place. */
const ON_THE_WAY: ReadonlySet<Unsuited> = new Set([
  'night in a seat',
  'night on a bus',
  'hot on board',
  'small hours',
  'long journey',
  'hill road',
])
/** For others: nobody likes to be put off a train between midnight and five, or to sit through a night. */
const USUAL_NIGHT_POINTS = 6

/** The points of what is hard on those who travel in the journey of an offer. */
export function hardshipOf(trip: Trip, shown: Shown): number {
  const { journey } = shown.option
  if (isTender(trip.party))
    return partyPoints(trip, shown).reduce((sum, [what, points]) => sum + (ON_THE_WAY.has(what) ? points : 0), 0)
  const isRough = nightArrivalRough(journey, trip.party) > 0
  return USUAL_NIGHT_POINTS * (Number(isRough) + Number(journey.nightInSeat))
}
