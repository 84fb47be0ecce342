import { legBetween, type Point, type Roads } from '@saathi/shared/trips/legs'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { isRide } from '../../recommend/facts/extra-sights.ts'
import { localCarPrice } from '../../recommend/travel/by-road.ts'
import type { Chosen } from './choose-option.ts'
import type { Draft } from './draft.ts'

/** The km of the ways by road between the visits and the room of each day; a day out has its own car. */
function roadKmByDay(items: readonly Draft[], { hilly }: Destination, roads: Roads): Map<number, number> {
  const km = new Map<number, number>()
  let at: Point | null = null
  for (const { day, lat, lon, kind, role } of items) {
    if (role === 'excursion') km.set(day, Number.NEGATIVE_INFINITY)
    const spot: Point | null = lat === null || lon === null ? null : { lat, lon }
    const leg = kind !== 'travel' && spot && at && !isInTown(at, spot) ? legBetween(at, spot, hilly, roads) : null
    if (leg?.by === 'road' && leg.aboard === undefined) km.set(day, (km.get(day) ?? 0) + leg.km)
    if (spot) at = spot
  }
  return new Map([...km].filter(([, each]) => each > 0))
}

/** Ways of a few km need no car for the day, and are not measured. */
const isInTown = (from: Point, to: Point): boolean =>
  Math.abs(from.lat - to.lat) < IN_TOWN && Math.abs(from.lon - to.lon) < IN_TOWN
const IN_TOWN = 0.03

/** A day with ways of so many km needs a car, where it has no other vehicle. */
const LONG_KM = 60

/** A hired car with driver for the ways of a day, in whole rupees for all. */
export type DayCar = { km: number; price: number }

/** The cars of the days with long ways for which the bill has no vehicle. */
export function carsByDay(
  { transport }: Dataset,
  { trip, option: { place } }: Chosen,
  items: readonly Draft[],
  roads: Roads,
): Map<number, DayCar> {
  const ridden = riddenDays(items)
  return new Map(
    [...roadKmByDay(items, place, roads)]
      .filter(([day, km]) => km >= LONG_KM && !ridden.has(day))
      .map(([day, km]) => [day, { km, price: localCarPrice(transport, trip.party.people, km, place.hilly) }]),
  )
}

/** The days with a vehicle of the bill. */
export const riddenDays = (items: readonly Draft[]): Set<number> =>
  new Set(items.flatMap(({ day, kind, title }) => (kind === 'other' && isRide({ item: title }) ? [day] : [])))

/** The items with what the car of a day costs, at its money for getting around. */
export const withCarNotes = (items: readonly Draft[], cars: ReadonlyMap<number, DayCar>): Draft[] =>
  items.map((item) => {
    const car = item.title === text.gettingAround ? cars.get(item.day) : undefined
    return car ? { ...item, note: text.carOfDay(car.km, car.price, item.cost >= car.price) } : item
  })
