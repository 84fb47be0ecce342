import { PARTY_MAX } from '@saathi/shared/recommend/form-choices'
import { ROUTE_DAYS_MAX, ROUTE_PLACES_MAX } from '@saathi/shared/recommend/route-limits'
import type { RouteQuery } from '@saathi/shared/recommend/routes'
import { CITIES } from './choices.ts'
import { integerWithin, oneOf } from './search-params.ts'

/** The URL of a route: the ids of its places joined by commas. */
export type RouteSearch = Partial<Record<'city' | 'places' | 'days' | 'month' | 'people', string | number>>

const PLACE_ID = /^[a-z]+(-[a-z]+)*$/

/** The query of a URL; what is invalid is dropped. */
export function readRouteSearch({ city, places, days, month, people }: RouteSearch): RouteQuery {
  const ids = String(places ?? '')
    .split(',')
    .filter((id) => PLACE_ID.test(id) && id.length <= 60)
    .slice(0, ROUTE_PLACES_MAX)
  return {
    city: oneOf(CITIES, city) ?? 'mumbai',
    people: integerWithin(1, PARTY_MAX, people) ?? 2,
    days: integerWithin(2, ROUTE_DAYS_MAX, days),
    month: integerWithin(1, 12, month),
    ...(ids.length > 1 && { places: ids, only: true }),
  }
}
