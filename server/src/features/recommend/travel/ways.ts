import { byAir } from './by-air.ts'
import { byBus } from './by-bus.ts'
import { byRail } from './by-rail.ts'
import { byRoad } from './by-road.ts'
import type { Journey, Leg } from './journey.ts'

/** Every sensible way from the starting city to the place that exists, in a fixed order. */
export const waysFor = (leg: Leg): Journey[] => [...byRoad(leg), ...byBus(leg), ...byRail(leg), ...byAir(leg)]
