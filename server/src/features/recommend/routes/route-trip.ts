import { GROUP_SIZES, OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import type { RouteQuery } from '@saathi/shared/recommend/routes'
import type { Destination } from '../facts/dataset.ts'
import { type ParsedTrip, parseTrip } from '../parsed-trip.ts'
import { hourWorth } from '../travel/effort.ts'

/** The parsed query of a route. */
export type RouteTrip = {
  trip: ParsedTrip
  days: number | null
  budget: number | null
  type: NonNullable<RouteQuery['type']> | null
  stay: NonNullable<RouteQuery['stay']> | null
}

export function toRouteTrip(query: RouteQuery, now: Date): RouteTrip {
  const { city, people, month, days, budget, type, stay } = query
  // Two are a couple and four a family, as on the form.
  const size = GROUP_SIZES.find((each) => each === String(people))
  const trip = parseTrip(
    {
      budget: OPEN_BUDGET,
      starting_location: city,
      preference_type: type ?? 'historical',
      ...(size ? { group_size: size } : { group_size: '1', adults: people }),
      ...(month !== undefined && { month }),
    },
    now,
  )
  return { trip, days: days ?? null, budget: budget ?? null, type: type ?? null, stay: stay ?? null }
}

/** What one comes to a place for: the wish, where the place has it. */
export const typeAt = ({ type }: Pick<RouteTrip, 'type'>, { types }: Destination) =>
  type && types.includes(type) ? type : (types[0] ?? 'historical')

/** What a day is thought to cost each where no budget is given. */
const USUAL_DAY = 5000
const USUAL_DAYS = 7

/** Rupees that an hour on the way is worth to all together. */
export function worthOfHour({ trip: { people }, budget, days }: RouteTrip): number {
  if (budget === null) return people * hourWorth(USUAL_DAY * people * USUAL_DAYS, people, USUAL_DAYS)
  return people * hourWorth(budget, people, days ?? USUAL_DAYS)
}
