// Which ways nobody takes where another goes.
import type { Lodging } from '../cost/lodging.ts'
import type { ParsedTrip } from '../parsed-trip.ts'
import { FEW_DAYS } from '../travel/boarding.ts'
import type { Journey } from '../travel/journey.ts'
import { isOneNight } from '../travel/time-away.ts'

/** Whether the long leg is as asked for. */
export const isWanted = ({ by }: ParsedTrip, { mode }: Journey): boolean =>
  !by || (by === 'ground' ? mode !== 'air' : mode === by)

/** Nobody alone hires a car with driver, also from the station, where what runs on most days takes little longer. */
export const isNeedlessCar = ({ people, by }: ParsedTrip, journey: Journey, ways: Journey[]): boolean =>
  people === 1 &&
  by !== 'road' &&
  hasOwnCar(journey) &&
  ways.some((way) => !hasOwnCar(way) && way.daysAWeek >= FEW_DAYS && way.hours <= journey.hours + CAR_SPARES)
export const hasOwnCar = ({ mode, lastLeg }: Pick<Journey, 'mode' | 'lastLeg'>): boolean =>
  mode === 'road' || (lastLeg !== null && (lastLeg.car === true || lastLeg.hired))
const CAR_SPARES = 3

/** Without a limit nobody rides so many hours where a flight takes so many less, but for one night where the money is little a head. */
const LONG_RIDE_HOURS = 12
const FLIGHT_SPARES = 4
const FLIES_FROM = 20_000

/** @param ways all that are chosen among */
export function longRides(
  { open, by, budget, people }: ParsedTrip,
  ways: readonly Journey[],
): (journey: Journey) => boolean {
  if (!open || by) return () => false
  const flights = ways.flatMap(({ mode, hours }) => (mode === 'air' ? [hours] : []))
  const least = Math.max(LONG_RIDE_HOURS, Math.min(...flights) + FLIGHT_SPARES)
  const goesByNight = budget / people < FLIES_FROM
  return (journey) => journey.mode !== 'air' && journey.hours >= least && !(goesByNight && isOneNight(journey))
}

/**
 * Without a limit nobody spends a night on a bus that they did not ask for, where another way takes little longer, or, where
 * the money is little a head, a hired car takes no longer. Nobody alone hires that car.
 */
export function nightBuses(
  { open, by, budget, people }: ParsedTrip,
  ways: readonly Journey[],
): (journey: Journey) => boolean {
  if (!open || by === 'bus') return () => false
  const hasMuch = budget / people >= FLIES_FROM
  const others = ways
    .filter((way) => way.mode !== 'bus' && (hasMuch || way.mode === 'road') && way.daysAWeek >= FEW_DAYS)
    .filter((way) => people > 1 || !hasOwnCar(way))
    .map(({ hours }) => hours)
  const least = Math.min(...others) - (hasMuch ? BUS_SPARES : 0)
  return (journey) => journey.mode === 'bus' && journey.overnight && journey.hours >= least
}
const BUS_SPARES = 3

/** Without a limit no group changes from a train to a hired car where one from home is there as soon. */
export const isCarFromStation = ({ open, by, people }: ParsedTrip, journey: Journey, ways: Journey[]): boolean =>
  open &&
  !by &&
  people > 1 &&
  journey.mode === 'rail' &&
  hasOwnCar(journey) &&
  ways.some(({ mode, hours }) => mode === 'road' && hours <= journey.hours + AS_SOON)
const AS_SOON = 1

/** Nobody pays for a plane to sleep in a dorm that they did not ask for. */
export const isFlownDorm = ({ stay }: ParsedTrip, { mode }: Journey, lodging: Lodging): boolean =>
  lodging === 'dorm' && mode === 'air' && stay !== 'dorm'
