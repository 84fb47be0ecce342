import { legBetween, type Point, type Roads } from '@saathi/shared/trips/legs'
import * as money from '../../../messages/en/trip-money.ts'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { localCarPrice } from '../../recommend/travel/by-road.ts'
import type { Chosen } from './choose-option.ts'
import type { Draft } from './draft.ts'

/**
 * The km of the ways by road between the visits and the room of each day, and of the drives between towns that nothing else
 * pays; a day out has its own car.
 */
function roadKmByDay(items: readonly Draft[], { hilly }: Destination, roads: Roads): Map<number, number> {
  const km = new Map<number, number>()
  let at: Point | null = null
  for (const item of items) {
    const { day, lat, lon, kind, role } = item
    if (role === 'excursion') km.set(day, Number.NEGATIVE_INFINITY)
    const spot: Point | null = lat === null || lon === null ? null : { lat, lon }
    const leg =
      (kind !== 'travel' || isUnpaidDrive(item)) && spot && at && !isInTown(at, spot)
        ? legBetween(at, spot, hilly, roads)
        : null
    if (leg?.by === 'road' && leg.aboard === undefined) km.set(day, (km.get(day) ?? 0) + leg.km)
    if (spot) at = spot
  }
  return new Map([...km].filter(([, each]) => each > 0))
}

/** A drive from one town of the stay to the next for which neither it nor an extra of the bill has a price. */
export const isUnpaidDrive = ({ role, by, title, cost, isCovered }: Draft): boolean =>
  role === 'travel' && by === 'road' && cost === 0 && !isCovered && text.isMove(title)

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
  const kmByDay = roadKmByDay(items, place, roads)
  const ridden = riddenDays(items, (day, title) => !isScooter(title) || canRide(kmByDay.get(day) ?? 0, trip.when.month))
  const moved = new Set(items.flatMap((item) => (isUnpaidDrive(item) ? [item.day] : [])))
  const cars = new Map(
    [...kmByDay]
      .filter(([day, km]) => (km >= LONG_KM || moved.has(day)) && !ridden.has(day))
      .map(([day, km]) => [day, { km, price: localCarPrice(transport, trip.party.people, km, place.hilly) }]),
  )
  for (const { day, dayCar } of items) if (dayCar) cars.set(day, dayCar)
  return cars
}

/** The days with a vehicle of the bill that is of use on them, or a drive that one carries. */
export const riddenDays = (
  items: readonly Draft[],
  isOfUse: (day: number, title: string) => boolean = () => true,
): Set<number> =>
  new Set(
    items.flatMap(({ day, role, title, isRide, isCovered }) =>
      (isRide && isOfUse(day, title)) || (role === 'travel' && isCovered) ? [day] : [],
    ),
  )

const isScooter = (title: string): boolean => /\b(scooter|bicycle)/i.test(title)
/** Nobody rides a two-wheeler farther on one day, nor in the rains. */
const MOST_RIDDEN_KM = 60
const RAINS = [6, 7, 8, 9]
const canRide = (km: number, month: number): boolean => km < MOST_RIDDEN_KM && !RAINS.includes(month)

/** The items with what the car of a day costs, at that of them which pays for it; `paying`: what it has for the car. */
export function withCarNotes(
  items: readonly Draft[],
  cars: ReadonlyMap<number, DayCar>,
  paying: ReadonlyMap<Draft, number>,
): Draft[] {
  return items.map((item) => {
    const paid = paying.get(item)
    const car = paid === undefined ? undefined : cars.get(item.day)
    if (paid === undefined || !car)
      return item.dayCar && cars.size === 0
        ? { ...withNote(item, money.dayOutCar(item.dayCar.km, item.dayCar.price)), onTop: item.dayCar.price }
        : item
    const onTop = Math.max(0, car.price - paid)
    return { ...withNote(item, money.carOfDay(car.km, car.price, paid)), onTop }
  })
}

const withNote = (item: Draft, note: string): Draft => ({
  ...item,
  note: [item.note, note].filter(Boolean).join(' '),
})
