import { addDays } from '@saathi/shared/lib/days'
import { PREFERENCE_TYPES } from '@saathi/shared/recommend/form-choices'
import { STAY_DAYS_MAX, TRIP_DAYS_MAX, TRIP_PEOPLE_MAX } from '@saathi/shared/trips/rules'
import type { TripRequest } from '@saathi/shared/trips/schema'
import type { PlanSearch, TripDays } from './plan-search.ts'
import { placesIn } from './route-search.ts'
import { integerWithin, oneOf } from './search-params.ts'
import { travellersIn } from './travellers-search.ts'

const pairs = <T extends string>(values: readonly T[]) => values.map((value) => [value] as const)

const LEAST_BUDGET = 2_000
const MOST_BUDGET = 100_000

/** The values of the query that the form does not show, without unknown ones. */
export const hiddenFacts = (search: PlanSearch): Partial<TripRequest> => ({
  type: oneOf(pairs(PREFERENCE_TYPES), search.type),
  month: integerWithin(1, 12, search.month),
  budget: integerWithin(LEAST_BUDGET, MOST_BUDGET, search.budget)?.toString(),
  budgetIs: oneOf([['group'], ['person']], search.budgetIs),
  by: oneOf([['rail'], ['bus'], ['road'], ['air'], ['ground']], search.by),
  stay: oneOf([['dorm'], ['budget'], ['mid'], ['premium']], search.stay),
})

/** The weekend that was asked for, unless another first day is chosen. */
const weekendFacts = ({ when }: PlanSearch): Partial<TripRequest> => ({
  when: oneOf([['weekend'], ['long-weekend']], when),
})

/** Whether the result that was chosen stays a night; it holds for its number of days. */
const stayFacts = ({ dayTrip }: PlanSearch): Partial<TripRequest> =>
  dayTrip === undefined ? {} : { dayTrip: dayTrip === 'true' }

/** The last day of the dates that were asked for; it goes with the first one. */
const datesFacts = ({ endDate }: PlanSearch): Partial<TripRequest> =>
  /^\d{4}-\d\d-\d\d$/.test(endDate ?? '') ? { endDate } : {}

const USUAL_DAYS = 8

/**
 * The days and people of a URL, and usual ones where it has none.
 * @param idealDays of the place, for a trip to one
 */
export function daysOfPlan(search: PlanSearch, idealDays: number): TripDays {
  const places = placesIn(search.places)
  return {
    startDate: /^\d{4}-\d\d-\d\d$/.test(search.start ?? '') ? (search.start ?? '') : '',
    days: integerWithin(1, places ? TRIP_DAYS_MAX : STAY_DAYS_MAX, search.days) ?? (places ? USUAL_DAYS : idealDays),
    people: integerWithin(1, TRIP_PEOPLE_MAX, search.people) ?? 2,
  }
}

/** The months that the trip is in, as far as its days or its month are chosen. */
export function monthsOfPlan(search: PlanSearch, { startDate, days }: TripDays): number[] {
  if (startDate === '') return [hiddenFacts(search).month ?? []].flat()
  if (Number.isNaN(Date.parse(startDate))) return []
  const months = [startDate, addDays(startDate, days - 1)].map((day) => Number(day.slice(5, 7)))
  return [...new Set(months)]
}

type Planned = TripDays & Pick<TripRequest, 'placeId' | 'from'>

/** The request for a trip: what the form shows, and what else the URL says that holds for that. */
export function planRequest(search: PlanSearch, { placeId, from, startDate, days, people }: Planned): TripRequest {
  const places = placesIn(search.places)
  return {
    ...hiddenFacts(search),
    ...(people === Number(search.people) ? travellersIn(search) : {}),
    ...(startDate === '' ? weekendFacts(search) : {}),
    ...(days === Number(search.days) ? stayFacts(search) : {}),
    ...(startDate !== '' && startDate === search.start ? datesFacts(search) : {}),
    ...{ placeId, from, people, days },
    startDate: startDate || undefined,
    ...(places && { places }),
  }
}
