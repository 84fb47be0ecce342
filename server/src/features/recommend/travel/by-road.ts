import { type Count, costLine, priceRange } from '../cost/cost-lines.ts'
import { capital } from '../text/format.ts'
import { computeEffort } from './effort.ts'
import { completeJourney, type Journey, type Leg, WAYS } from './journey.ts'
import { nightsFor } from './time-away.ts'
import { several, vehicleFor } from './vehicles.ts'

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
  const { taxi } = dataset.transport
  const vehicle = vehicleFor(dataset.transport, people)
  const hills = place.hilly ? HILLS_DEARER : 1
  const uphill = { low: hills, typical: hills, high: hills, why: 'hills on the way' }
  const perKm = priceRange(vehicle.perKm)
  const name = `${capital(vehicle.name)} with driver`
  const billed = (label: string, counts: Count[]) =>
    costLine('flights', label, [...several(vehicle), ...counts], perKm, uphill)
  const tolls = costLine(
    'flights',
    'Tolls and parking',
    [...several(vehicle), WAYS, [km, 'km', 'km']],
    priceRange(taxi.toll_per_km),
  )
  const dropped = [billed(`${name}, dropped and fetched`, [WAYS, [2 * km, 'km billed', 'km billed']])]
  // A waiting car is billed a minimum distance and a driver allowance per day.
  const kept = dayTrip ? 1 : nightsFor({ hours, overnight: false }, days) + 1
  const least = taxi.min_km_per_day * kept
  const waiting = [
    billed(`${name}, kept for the trip`, [[Math.max(2 * km, least), 'km billed', 'km billed']]),
    costLine(
      'flights',
      'Driver’s allowance',
      [...several(vehicle), [kept, 'day', 'days']],
      priceRange(taxi.driver_allowance_per_day),
    ),
  ]
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
