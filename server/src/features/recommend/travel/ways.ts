import { byAir } from './by-air.ts'
import { byBus } from './by-bus.ts'
import { byRail } from './by-rail.ts'
import { byRoad } from './by-road.ts'
import { effortOf, isTooLong } from './effort.ts'
import type { Journey, Leg } from './journey.ts'

/** Every sensible way from the starting city to the place that exists, in a fixed order. */
export const waysFor = (leg: Leg): Journey[] => [...byRoad(leg), ...byBus(leg), ...byRail(leg), ...byAir(leg)]

/** The same ways for a shorter stay: only a car is paid by the day. Finding them anew takes a tenth of the time of an answer. */
export function waysForShorter(ways: Journey[], leg: Leg): Journey[] {
  const shorter = byRoad(leg)
  for (const way of ways)
    if (way.mode !== 'road' && (leg.relaxed || !isTooLong(way, leg.days)))
      shorter.push({ ...way, effort: effortOf(way, leg.days) })
  return shorter
}
