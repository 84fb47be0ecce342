import { byAir } from './by-air.ts'
import { byBus } from './by-bus.ts'
import { byRail } from './by-rail.ts'
import { byRoad } from './by-road.ts'
import type { Journey, Leg } from './journey.ts'

/** Every sensible way from the starting city to the place that exists, in a fixed order. */
export const waysFor = (leg: Leg): Journey[] => [...byRoad(leg), ...byBus(leg), ...byRail(leg), ...byAir(leg)]

/**
 * The same ways for stays of any length: only a car is paid by the day, so the others are found once. Finding them anew takes
 * a tenth of the time of an answer.
 * @param legFor the leg for so many days, on which no journey is too long
 */
export function waysByDays(legFor: (days: number) => Leg): (days: number) => Journey[] {
  const known: Journey[][] = []
  let others: Journey[] | undefined
  return (days) => {
    const found = known[days]
    if (found) return found
    const leg = legFor(days)
    others ??= [...byBus(leg), ...byRail(leg), ...byAir(leg)]
    const ways = [...byRoad(leg), ...others]
    known[days] = ways
    return ways
  }
}
