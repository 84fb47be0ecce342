import { type Point, straightKm } from '@saathi/shared/trips/legs'
import type { AirportFacts, Dataset } from '../../recommend/facts/dataset.ts'
import type { ParsedTrip } from '../../recommend/parsed-trip.ts'
import type { TravelOption } from '../../recommend/rank/travel-option.ts'
import { townAt } from '../../recommend/text/format.ts'
import type { Town } from './bases.ts'

export type Gateway = { point: Point; name: string; airport?: AirportFacts }

/** The station or airport of the journey. */
export function findGateway({ airports }: Dataset, { place, journey: { mode, to, lastLeg } }: TravelOption): Gateway {
  if (mode === 'air') {
    const known = place.airports.flatMap((airport) => {
      const facts = airports[airport.iata]
      return facts?.city === to ? [{ facts, km: airport.km }] : []
    })
    const found = known.find(({ km }) => km === lastLeg?.km) ?? known[0]
    if (found) return { point: { lat: found.facts.lat, lon: found.facts.lon }, name: to, airport: found.facts }
  }
  const station = place.railheads.find(({ name }) => name === to)
  return { point: station ? { lat: station.lat, lon: station.lon } : { lat: place.lat, lon: place.lon }, name: to }
}

/** Where the way there ends, or the way back begins; `share`: of the ride to the town of the arrival, and by what. */
export type TownEnd = { point: Point; name: string; share: number; by: string }

/** Up to so many km in a straight line one takes a cab. */
const CAB_KM = 20

/** The station, the airport or the home from which one drives to the place; null where one is there at once. */
export function gateOf(dataset: Dataset, { from }: ParsedTrip, option: TravelOption): Point | null {
  const { mode, lastLeg } = option.journey
  if (mode === 'road') return dataset.transport.origins[from]
  return lastLeg ? findGateway(dataset, option).point : null
}

/** The ride between a town of the place and its station or airport, as a share of that of the town of the arrival. */
export const shareOfRide = (town: Point, arrival: Point, gate: Point): number =>
  straightKm(town, gate) / straightKm(arrival, gate)

/** The ride to another town of the place is to that of the arrival as their distances are. */
export function endIn(
  town: Town | undefined,
  { place, journey: { lastLeg, keepsCar } }: TravelOption,
  gate: Point | null,
): TownEnd {
  const arrival = { lat: place.lat, lon: place.lon }
  const by = lastLeg?.by ?? ''
  if (!town || !gate || straightKm(town, arrival) === 0) return { point: arrival, name: townAt(place), share: 1, by }
  const km = straightKm(town, gate)
  const isCab = lastLeg !== null && !keepsCar && km <= CAB_KM
  const point = { lat: town.lat, lon: town.lon }
  return { point, name: town.name, share: Math.min(1, shareOfRide(town, arrival, gate)), by: isCab ? 'a cab' : by }
}
