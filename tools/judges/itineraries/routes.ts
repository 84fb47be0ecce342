import { DreamTrip } from '@saathi/shared/recommend/schema'
import type { TripRequest } from '@saathi/shared/trips/schema'
import { stopOn } from '@saathi/shared/trips/stops'
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { findRoutes } from '../../../server/src/features/recommend/routes/find-routes.ts'
import {
  type ProposedRoute,
  proposeRoute,
  routeQuery,
} from '../../../server/src/features/trips/propose/propose-route.ts'
import { highlightsOf } from '../../../server/src/features/trips/propose/visits.ts'
import { type Fault, findFaults } from './check.ts'
import { NOW } from './requests.ts'
import { secondRoads } from './second-roads.ts'

type RouteRequest = TripRequest & { places: string[] }

const PEOPLE = [2, 1, 4, 7, 10]
const MOST_DAYS = 14
const DATES = [3, 11, 19, 26]

/** Every well-known round from every city in every month, with dates and without by turns; people take turns. */
export function* roundRequests(): Generator<RouteRequest> {
  let turn = 0
  for (const { places } of loadDataset().circuits)
    for (const from of DreamTrip.shape.starting_location.options)
      for (let month = 1; month <= 12; month++) {
        const people = PEOPLE[turn % PEOPLE.length] ?? 2
        const day = String(DATES[turn % DATES.length] ?? 3).padStart(2, '0')
        const when = turn % 3 === 0 ? { startDate: `2027-${String(month).padStart(2, '0')}-${day}` } : { month }
        turn += 1
        yield { placeId: places[0] ?? '', places, from, people, days: MOST_DAYS, ...when }
      }
}

/** All that is wrong with the days of a route. */
function routeFaults(request: RouteRequest, { items, dayCount, stops }: ProposedRoute): Fault[] {
  const dataset = loadDataset()
  const [route] = findRoutes(dataset, routeQuery(request), NOW).items
  if (!route) return [{ kind: 'bill', what: 'no route' }]
  const month = request.startDate ? Number(request.startDate.slice(5, 7)) : (request.month ?? 1)
  const places = stops.map(({ placeId }) => dataset.destinations.find(({ id }) => id === placeId)!)
  const roads = places.flatMap((place) => place.roads)
  const placeOn = (day: number) => ({ ...places[stops.indexOf(stopOn(stops, day)!)]!, roads })
  const known = new Map(
    places
      .flatMap((place) => highlightsOf(place))
      .reverse()
      .map((facts) => [facts.name, facts]),
  )
  const faults = findFaults({
    items,
    dayCount,
    startDate: request.startDate ?? null,
    month,
    place: placeOn(0),
    placeOn,
    second: places.flatMap(secondRoads),
    highlights: [...known.values()],
    bill: route.estimated_costs.total_cost,
  })
  const fault = (kind: Fault['kind'], what: string) => faults.push({ kind, what })
  if (stops.map(({ placeId }) => placeId).join() !== route.id) fault('order', `${stops.map(({ placeId }) => placeId)}`)
  for (const [at, place] of places.entries()) {
    const before = places[at - 1]
    if (place.elevation_m > Math.max(3600, (before?.elevation_m ?? 0) + 500))
      fault('height', `${place.id} after ${before?.id}`)
    if (!before) continue
    const row = dataset.legs.find(
      ({ from, to, ...leg }) =>
        [from, to].includes(before.id) &&
        [from, to].includes(place.id) &&
        (leg.by === 'rail' || (leg.months ?? [month]).includes(month)),
    )
    const day = stops[at]!.day
    const ride = items.find((item) => item.kind === 'travel' && item.day === day)
    if (!row || !ride) fault('leg', `${before.id} to ${place.id}`)
    if (day - stops[at - 1]!.day !== stops[at - 1]!.nights) fault('leg', `${place.id} on day ${day}`)
  }
  for (const { placeId, day, nights } of stops)
    for (let night = day; night < day + nights; night++)
      if (!items.some((item) => item.kind === 'stay' && item.day === night))
        fault('night', `no bed in ${placeId} on day ${night}`)
  return faults
}

type MeasuredRoutes = { proposals: number; none: number; faults: string[]; ms: number[] }

/** Proposes and checks each request. */
export function measureRoutes(all: Iterable<RouteRequest>): MeasuredRoutes {
  const measured: MeasuredRoutes = { proposals: 0, none: 0, faults: [], ms: [] }
  for (const request of all) {
    const started = performance.now()
    const proposed = proposeRoute(loadDataset(), request, NOW)
    measured.ms.push(performance.now() - started)
    if (!('items' in proposed)) {
      measured.none += 1
      continue
    }
    measured.proposals += 1
    for (const { kind, what } of routeFaults(request, proposed))
      measured.faults.push(`${kind}: ${what} | ${JSON.stringify(request)}`)
  }
  return measured
}
