import { ROUTE_PLACES_MAX } from '@saathi/shared/recommend/route-limits'
import type { RouteQuery, Routes } from '@saathi/shared/recommend/routes'
import { atOnce, type Steps } from '../../../platform/steps.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import { isStartingCity } from '../facts/distance.ts'
import { ruledOutBy, seasonOf } from '../facts/season.ts'
import { estimatesNote } from '../text/format.ts'
import { type PlannedRoute, planRoute } from './plan-route.ts'
import { problemOf } from './problem.ts'
import { joinedSets } from './route-graph.ts'
import { type RouteTrip, toRouteTrip, typeAt } from './route-trip.ts'
import { createSearch, type Search } from './search.ts'
import { toRoute } from './to-route.ts'

const MOST = 8
const MOST_THROUGH = 3
/** One place stands in at most so many of the routes of a city. */
const MOST_OF_PLACE = 2
const SETS_A_STEP = 20

/** The best routes of several places for a query, those that fit its budget first. Deterministic for the same data, query and time. */
export function* routesInSteps(dataset: Dataset, query: RouteQuery, now: Date): Steps<Routes> {
  const wanted = [...new Set(query.places ?? [])]
  const search = searchFor(dataset, query, now)
  const { asked } = search
  const planned = yield* plannedRoutes(search, wanted, query.only === true)
  const shown = chosenOf(planned, wanted)
  return {
    items: shown.map((route) => toRoute(search, route)),
    month: asked.trip.when.month,
    people: asked.trip.people,
    problem: shown.length === 0 && wanted.length > 0 ? problemOf(search, wanted) : null,
    note: estimatesNote(dataset),
  }
}

/** The same at once. */
export const findRoutes = (dataset: Dataset, query: RouteQuery, now: Date): Routes =>
  atOnce(routesInSteps(dataset, query, now))

/** The best route over exactly these places, with what it was found by; else why there is none. */
export function findRoute(
  dataset: Dataset,
  query: RouteQuery & { places: string[] },
  now: Date,
): { search: Search; route: PlannedRoute } | { problem: string } {
  const wanted = [...new Set(query.places)]
  const search = searchFor(dataset, query, now)
  const [route] = atOnce(plannedRoutes(search, wanted, true))
  return route ? { search, route } : { problem: problemOf(search, wanted) }
}

/**
 * What the routes of a query are found by.
 * @param isAmong a place to leave out has no way then, which saves finding it
 */
export function searchFor(
  dataset: Dataset,
  query: RouteQuery,
  now: Date,
  isAmong: (place: Destination) => boolean = () => true,
): Search {
  const asked = toRouteTrip(query, now)
  const wanted = query.places ?? []
  return createSearch(dataset, asked, (place) => isAmong(place) && isAllowed(asked, place, wanted))
}

/** Places in season that nothing rules out, and those that are asked for; never the starting city. */
function isAllowed(asked: RouteTrip, place: Destination, wanted: readonly string[]): boolean {
  const { from, when } = asked.trip
  if (isStartingCity(place, from)) return false
  if (wanted.includes(place.id)) return true
  return seasonOf(place, when.month) !== 'avoid' && ruledOutBy(place, typeAt(asked, place), when) === null
}

function* plannedRoutes(search: Search, wanted: readonly string[], only: boolean): Steps<PlannedRoute[]> {
  const { graph, asked } = search
  const sets = only ? (wanted.length > 1 ? [[...wanted].sort()] : []) : joinedSets(graph, wanted, ROUTE_PLACES_MAX)
  const { type } = asked
  const suiting = new Set(
    search.dataset.destinations
      .filter(({ types }) => !type || wanted.length > 0 || types.includes(type))
      .map(({ id }) => id),
  )
  const planned: PlannedRoute[] = []
  for (const [at, ids] of sets.entries()) {
    if (at % SETS_A_STEP === 0) yield
    if (ids.every((id) => !suiting.has(id))) continue
    if (only && ids.some((id) => !graph.next.has(id))) continue
    const route = planRoute(search, ids)
    if (route) planned.push(route)
  }
  return planned
}

/** The best by fit to the budget and score. None holds all places of another, and no place is in all of them. */
function chosenOf(planned: PlannedRoute[], wanted: readonly string[]): PlannedRoute[] {
  const most = wanted.length > 0 ? MOST_THROUGH : MOST
  const inOrder = planned.sort(bestFirst)
  const uses = new Map<string, number>()
  const chosen: PlannedRoute[] = []
  for (const route of inOrder) {
    if (chosen.length === most) break
    if (chosen.some((other) => isWithin(route, other) || isWithin(other, route))) continue
    if (route.places.some(({ id }) => !wanted.includes(id) && (uses.get(id) ?? 0) >= MOST_OF_PLACE)) continue
    chosen.push(route)
    for (const { id } of route.places) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  return chosen
}

/** Those that fit the budget by score, then the others by price. */
export const bestFirst = (a: PlannedRoute, b: PlannedRoute): number =>
  Number(b.fits) - Number(a.fits) || (a.fits ? b.score - a.score : a.total - b.total) || (idOf(a) < idOf(b) ? -1 : 1)

export const idOf = ({ places }: Pick<PlannedRoute, 'places'>): string => places.map(({ id }) => id).join()

const isWithin = (one: PlannedRoute, other: PlannedRoute): boolean =>
  one.places.every((place) => other.places.includes(place))
