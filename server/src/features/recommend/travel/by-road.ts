import { addUp, type Count, costLine, priceRange } from '../cost/cost-lines.ts'
import type { Transport } from '../facts/dataset.ts'
import { capital } from '../text/format.ts'
import { computeEffort } from './effort.ts'
import { completeJourney, type Journey, type Leg, WAYS } from './journey.ts'
import { nightsFor } from './time-away.ts'
import { several, type Vehicle, vehicleFor } from './vehicles.ts'

const HILLS_DEARER = 1.15
/** Hours beyond this one are tiring in a car. */
const RESTED_HOURS = 5
const TIRING = 0.25

/** By a hired car with driver, who comes again or waits and drives to the sights too; nothing when that is too far. */
export function byRoad(leg: Leg): Journey[] {
  const { dataset, place, people, days, from, dayTrip } = leg
  const road = place.road[from]
  if (!road) return []
  const { km, hours } = road
  const effort = computeEffort('road', { hours, rough: TIRING * Math.max(0, hours - RESTED_HOURS) }, leg)
  if (!effort) return []
  const vehicle = vehicleFor(dataset.transport, people)
  const { dropped, waiting, tolls } = carLines(dataset.transport, vehicle, {
    km,
    kept: dayTrip ? 1 : nightsFor({ hours, overnight: false }, days) + 1,
    hilly: place.hilly,
  })
  return [dropped, waiting].map((lines) =>
    completeJourney(effort, {
      mode: 'road',
      to: place.name,
      lines: [...lines, tolls],
      lastLeg: null,
      keepsCar: lines === waiting,
      comfort: vehicle.count === 1 ? vehicle.name : `${vehicle.name}s`,
    }),
  )
}

/** The lines of a hired car that drops and fetches, and of one that waits for so many days. */
function carLines(
  { taxi }: Pick<Transport, 'taxi'>,
  vehicle: Vehicle,
  { km, kept, hilly }: { km: number; kept: number; hilly: boolean },
) {
  const hills = hilly ? HILLS_DEARER : 1
  const uphill = { low: hills, typical: hills, high: hills, why: 'hills on the way' }
  const name = `${capital(vehicle.name)} with driver`
  const billed = (label: string, counts: Count[]) =>
    costLine('flights', label, [...several(vehicle), ...counts], priceRange(vehicle.perKm), uphill)
  // A waiting car is billed a minimum distance and a driver allowance per day.
  const least = taxi.min_km_per_day * kept
  return {
    dropped: [billed(`${name}, dropped and fetched`, [WAYS, [2 * km, 'km billed', 'km billed']])],
    waiting: [
      billed(`${name}, kept for the trip`, [[Math.max(2 * km, least), 'km billed', 'km billed']]),
      costLine(
        'flights',
        'Driver’s allowance',
        [...several(vehicle), [kept, 'day', 'days']],
        priceRange(taxi.driver_allowance_per_day),
      ),
    ],
    tolls: costLine(
      'flights',
      'Tolls and parking',
      [...several(vehicle), WAYS, [km, 'km', 'km']],
      priceRange(taxi.toll_per_km),
    ),
  }
}

/** Rupees for a car that drives all of them so many km between sights on one day, and waits for them. */
export function localCarPrice({ taxi }: Pick<Transport, 'taxi'>, people: number, km: number, hilly: boolean): number {
  const { perKm, count } = vehicleFor({ taxi }, people)
  const driver = priceRange(taxi.driver_allowance_per_day).typical
  return Math.round(count * (km * priceRange(perKm).typical * (hilly ? HILLS_DEARER : 1) + driver))
}

/** Rupees for a car that takes all of them to a place so far away and back on one day, as the bill prices one that waits. */
export function dayCarPrice(transport: Pick<Transport, 'taxi'>, people: number, km: number, hilly: boolean): number {
  const { waiting, tolls } = carLines(transport, vehicleFor(transport, people), { km, kept: 1, hilly })
  return addUp([...waiting, tolls]).typical
}
