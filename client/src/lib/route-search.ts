import { PARTY_MAX, PREFERENCE_TYPES } from '@saathi/shared/recommend/form-choices'
import { ROUTE_DAYS_MAX, ROUTE_PLACES_MAX } from '@saathi/shared/recommend/route-limits'
import type { Route, RouteQuery } from '@saathi/shared/recommend/routes'
import { CITIES } from './choices.ts'
import { integerWithin, oneOf } from './search-params.ts'

/** The URL of a route: the ids of its places joined by commas. */
export type RouteSearch = Partial<
  Record<'city' | 'places' | 'days' | 'month' | 'people' | 'budget' | 'type' | 'stay', string | number>
>

/** From so many rupees on a budget is none. */
const OPEN_FROM = 100_000
const PLACE_ID = /^[a-z]+(-[a-z]+)*$/

/** The places of a journey in a URL, each once; undefined unless there are two. */
export function placesIn(places: string | number | undefined): string[] | undefined {
  const ids = [...new Set(String(places ?? '').split(','))]
    .filter((id) => PLACE_ID.test(id) && id.length <= 60)
    .slice(0, ROUTE_PLACES_MAX)
  return ids.length > 1 ? ids : undefined
}

/** The query of a URL; what is invalid is dropped. */
export function readRouteSearch({ city, places, days, month, people, budget, type, stay }: RouteSearch): RouteQuery {
  const ids = placesIn(places)
  return {
    city: oneOf(CITIES, city) ?? 'mumbai',
    people: integerWithin(1, PARTY_MAX, people) ?? 2,
    days: integerWithin(2, ROUTE_DAYS_MAX, days),
    month: integerWithin(1, 12, month),
    budget: integerWithin(2000, OPEN_FROM - 1, budget),
    type: PREFERENCE_TYPES.find((each) => each === type),
    stay: oneOf([['dorm'], ['budget'], ['mid'], ['premium']], stay),
    ...(ids && { places: ids, only: true }),
  }
}

/**
 * The search of the page of a route that a query found, with the same bill. With a budget an hour on the way is worth more
 * on a short journey, so that the days of the route, where none were asked for, could choose other ways.
 */
export const routeSearch = (
  { places, days }: Pick<Route, 'days'> & { places: readonly { id: string }[] },
  { city, people, month, budget, type, stay, days: askedDays }: RouteQuery,
): RouteSearch => ({
  ...{ city, people, month, budget, type, stay },
  days: askedDays ?? (budget === undefined ? days : undefined),
  places: places.map(({ id }) => id).join(),
})
