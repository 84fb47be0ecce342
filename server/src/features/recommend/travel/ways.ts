import { byAir } from './by-air.ts'
import { byBus } from './by-bus.ts'
import { byRail } from './by-rail.ts'
import { byRoad } from './by-road.ts'
import type { Journey, Leg } from './journey.ts'

/** Every sensible way from the starting city to the place that exists, in a fixed order. */
export function waysFor(leg: Leg): Journey[] {
  const road = byRoad(leg)
  return [...(road ? [road] : []), ...byBus(leg), ...byRail(leg), ...byAir(leg)]
}

/** The same journey for a stay of another length; only a car is paid by the day. */
export const journeyForStay = (journey: Journey, leg: Leg): Journey =>
  journey.mode === 'road' ? (byRoad(leg) ?? journey) : journey
