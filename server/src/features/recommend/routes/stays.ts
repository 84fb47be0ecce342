import { hiresVehicle, stayLinesFor } from '../cost/cost.ts'
import { addUp, type Line } from '../cost/cost-lines.ts'
import { type Lodging, lodgingsFor, tierOf } from '../cost/lodging.ts'
import { sleepersOf } from '../cost/travellers.ts'
import type { Dataset, Destination, Tier } from '../facts/dataset.ts'
import { type RouteTrip, typeAt } from './route-trip.ts'

/** The bed of a class at a place: the plainest where it has no dorm. */
export function lodgingAt(dataset: Dataset, { trip }: RouteTrip, place: Destination, tier: Tier): Lodging {
  const all = lodgingsFor(place, sleepersOf(trip.party, dataset.transport.children))
  const asked = all.find((lodging) => tierOf(lodging) === tier)
  return asked ?? all.at(-1) ?? 'budget'
}

/** The cost lines of so many nights at a place, the days of arrival and leaving together counted as one. */
export function stayLinesAt(
  dataset: Dataset,
  asked: RouteTrip,
  place: Destination,
  tier: Tier,
  nights: number,
): Line[] {
  const { people, childrenAges, seniors, easyWalking } = asked.trip.party
  const { when } = asked.trip
  return stayLinesFor({
    dataset,
    place,
    people,
    childrenAges,
    seniors,
    easyWalking,
    when,
    month: when.month,
    nights,
    days: nights,
    eaten: nights,
    type: typeAt(asked, place),
    lodging: lodgingAt(dataset, asked, place, tier),
    keepsCar: false,
  })
}

export const stayCostAt = (...stay: Parameters<typeof stayLinesAt>): number => addUp(stayLinesAt(...stay)).typical

/** Whether the stay hires a vehicle that also drives from and to the station or airport. */
export const hiresAt = (dataset: Dataset, asked: RouteTrip, place: Destination, tier: Tier): boolean =>
  hiresVehicle(place, lodgingAt(dataset, asked, place, tier))
