import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import { ROUTE_DAYS_MAX } from '@saathi/shared/recommend/route-limits'
import type { GoesWith, RouteQuery } from '@saathi/shared/recommend/routes'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import type { Steps } from '../../../platform/steps.ts'
import { tierOf } from '../cost/lodging.ts'
import type { Dataset, Destination } from '../facts/dataset.ts'
import { isStartingCity } from '../facts/distance.ts'
import { type ParsedTrip, parseTrip } from '../parsed-trip.ts'
import { isWiseThen } from '../rank/rank.ts'
import { offerForPlace, ruledOutIn } from '../rank/shortlist.ts'
import type { TravelOption } from '../rank/travel-option.ts'
import { shortName } from '../text/format.ts'
import { WAYS } from '../travel/journey.ts'
import { isOneNight } from '../travel/time-away.ts'
import { nightsOn } from './end-ways.ts'
import { bestFirst, searchFor } from './find-routes.ts'
import { type PlannedRoute, planRoute } from './plan-route.ts'
import type { Search } from './search.ts'

/** A night train takes none of the days that were asked for, so the calendar may hold two more. */
const NIGHT_WAYS = [2, 1, 0]
const MOST_TRIES = 3

/**
 * The second place that goes best with the result of a request, over a way of ours: in the month, with the class of bed and
 * within the days of the request. Null where there is none, or for a request that a route cannot follow.
 */
export function* goesWithInSteps(
  dataset: Dataset,
  request: DreamTrip,
  id: string,
  now: Date,
): Steps<GoesWith['route']> {
  const trip = parseTrip(request, now)
  const place = dataset.destinations.find((each) => each.id === id)
  if (!place || !canFollow(trip) || isStartingCity(place, trip.from) || !isWiseThen(trip, place)) return null
  const offer = offerForPlace(dataset, trip, place)
  if (!offer?.fits || offer.option.nights === 0) return null
  const query = queryFor(trip, offer.option)
  const isUnwanted = unwantedIn(dataset, trip)
  const near = new Set(dataset.legs.flatMap(({ from, to }) => (from === id ? to : to === id ? from : [])))
  const search = searchFor(dataset, query, now, (each) => each === place || (near.has(each.id) && !isUnwanted(each)))
  const routes: PlannedRoute[] = []
  for (const other of search.graph.next.get(id) ?? []) {
    yield
    const route = firstWithin(search, trip, [id, other])
    if (route) routes.push(route)
  }
  const isGood = (route: PlannedRoute) => isWithin(trip, route) && goesLike(offer.option, route)
  const best = routes.sort(bestFirst).find(isGood)
  yield
  const found = best && settle(dataset, query, now, best)
  if (!found || !isGood(found.route)) return null
  const { route, days } = found
  const more = { days: route.days - daysOf(offer.option), rupees: route.total - offer.option.total }
  if (more.days < 0) return null
  const other = route.places.find((each) => each !== place) ?? place
  return {
    name: shortName(other.name),
    more,
    query: { ...query, days, places: route.places.map((each) => each.id), only: true },
  }
}

/** A route has no dates, and is billed for adults who go anywhere. */
const canFollow = ({ calendar, party, firstTimeInMountains }: ParsedTrip): boolean =>
  calendar === null && party.childrenAges.length + party.seniors === 0 && !party.easyWalking && !firstTimeInMountains

/** The question of the route's page. As in its address, a budget from `1,00,000+` on is none. */
function queryFor(
  { from, people, when, type, open, budget }: ParsedTrip,
  { place, lodging }: TravelOption,
): RouteQuery {
  const query = { city: from, people, month: when.month, type, stay: tierOf(lodging), places: [place.id] }
  return open || budget >= Number(OPEN_BUDGET) ? query : { ...query, budget }
}

function unwantedIn(dataset: Dataset, trip: ParsedTrip): (place: Destination) => boolean {
  const isRuledOut = ruledOutIn(dataset, trip)
  return (place) => isRuledOut(place) || trip.exclude.some(({ id }) => id === place.id)
}

/** The longest route over these places within the days of the request; without any, the shortest good one. */
function firstWithin(search: Search, trip: ParsedTrip, ids: readonly string[]): PlannedRoute | null {
  const { maxDays } = trip
  const sorted = [...ids].sort()
  if (maxDays === null) return planRoute(search, sorted)
  for (const more of NIGHT_WAYS) {
    const days = Math.min(maxDays + more, ROUTE_DAYS_MAX)
    const route = planRoute({ ...search, asked: { ...search.asked, days } }, sorted)
    if (route && isWithinDays(trip, route)) return route
  }
  return null
}

/** The route as its own number of days finds it, which may choose other ways: hours are worth more on a short journey. */
function settle(
  dataset: Dataset,
  query: RouteQuery,
  now: Date,
  first: PlannedRoute,
): { route: PlannedRoute; days: number } | null {
  const places = first.places.map(({ id }) => id).sort()
  let { days } = first
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const search = searchFor(dataset, { ...query, places, days }, now, ({ id }) => places.includes(id))
    const route = planRoute(search, places)
    if (!route || route.days === days) return route && { route, days }
    days = route.days
  }
  return null
}

/** Within the budget and the days of the request. */
const isWithin = (trip: ParsedTrip, route: PlannedRoute): boolean =>
  (trip.open || route.total <= trip.budget) && isWithinDays(trip, route)

/** By train where the result goes by train: two days more for less money would be the price of the train alone. */
const goesLike = ({ journey }: TravelOption, { out, back }: PlannedRoute): boolean =>
  [out, back].every((way) => way.journey.mode === journey.mode)

const isWithinDays = ({ maxDays }: ParsedTrip, { days, out, back }: PlannedRoute): boolean =>
  maxDays === null || days - [out, back].filter(({ journey }) => isOneNight(journey)).length <= maxDays

/** Days of the calendar of a result, as those of a route. */
const daysOf = ({ nights, journey }: TravelOption): number => nights + 1 + WAYS[0] * nightsOn(journey)
