import { TRIP_DAYS_MAX } from '@saathi/shared/trips/rules'
import type { WantedPlaces } from '@saathi/shared/trips/set-places'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { searchFor } from '../../recommend/routes/find-routes.ts'
import { type PlannedRoute, planInOrder } from '../../recommend/routes/plan-route.ts'
import { problemInOrder } from '../../recommend/routes/problem.ts'
import type { Search } from '../../recommend/routes/search.ts'
import { firstDayOf, type NoRoute, type ProposedRoute, routeDays } from '../propose/propose-route.ts'
import { refusalOf, stopsRefusal } from '../propose/refusal.ts'
import { type TripPlan, tierOfNights } from './trip-plan.ts'

/** What the routes of a trip are found by; places out of season are left out, but for those of `wanted`. */
export function searchOf(dataset: Dataset, plan: TripPlan, wanted: WantedPlaces, now: Date): Search {
  const { from, people, startDate, month, type } = plan
  const known = startDate === null ? month : Number(startDate.slice(5, 7))
  return searchFor(
    dataset,
    {
      city: from,
      people,
      places: wanted.map(({ id }) => id),
      ...(known !== null && { month: known }),
      ...(type && { type }),
    },
    now,
  )
}

/** The nights on the way are billed as those of the first and the last place: so often are these corrected. */
const CORRECTIONS = 3

/**
 * The days of a trip over these places in this order, and the route whose bill they add up to, to the rupee; else why
 * there is none.
 */
export function proposeStops(
  search: Search,
  plan: TripPlan,
  wanted: WantedPlaces,
): { proposal: ProposedRoute; route: PlannedRoute } | NoRoute {
  const tier = tierOfNights(plan)
  const ids = wanted.map(({ id }) => id)
  const places = ids.flatMap(
    (id) => search.dataset.destinations.find((place): place is Destination => place.id === id) ?? [],
  )
  const problem = problemInOrder(search, places, tier)
  if (problem !== null) return { problem }
  for (const place of places) {
    const refusal = refusalOf(place)
    if (refusal) return { refusal }
  }
  let billed = wanted.map(({ nights }) => nights)
  for (let left = CORRECTIONS; ; left--) {
    const route = planInOrder(search, ids, billed, tier)
    if (!route) return { problem: text.noSuchOrder }
    const proposal = routeDays(search, route, plan.startDate)
    const short = wanted.map(({ nights }, at) => nights - (proposal.stops[at]?.nights ?? nights))
    if (left > 0 && short.some((nights) => nights !== 0)) {
      billed = billed.map((nights, at) => Math.max(1, nights + (short[at] ?? 0)))
      continue
    }
    const refusal = stopsRefusal(search.dataset, proposal.stops, firstDayOf(search, plan.startDate))
    if (refusal) return { refusal }
    return proposal.dayCount > TRIP_DAYS_MAX
      ? { problem: text.placesTooLong(proposal.dayCount, TRIP_DAYS_MAX) }
      : { proposal, route }
  }
}
