import { ROUTE_PLACES_MAX } from '@saathi/shared/recommend/route-limits'
import { TRIP_DAYS_MAX } from '@saathi/shared/trips/rules'
import type { TripPlaces, WantedPlaces } from '@saathi/shared/trips/set-places'
import type { Destination } from '../../recommend/facts/dataset.ts'
import { leastDays } from '../../recommend/rank/stay-length.ts'
import type { LegWay } from '../../recommend/routes/leg-ways.ts'
import { type PlannedRoute, planInOrder } from '../../recommend/routes/plan-route.ts'
import type { Search } from '../../recommend/routes/search.ts'
import { capital, shortName } from '../../recommend/text/format.ts'
import { leastNights } from '../propose/bases.ts'
import { refusalOf } from '../propose/refusal.ts'
import { tripPlace } from '../trip-place.ts'
import { type ChangedPlaces, changePlaces } from './change-places.ts'
import type { TripPlan } from './trip-plan.ts'

/** The most places that are offered. */
const OPTIONS_MAX = 8

type Refused = Exclude<ReturnType<typeof changePlaces>, ChangedPlaces>
const costOf = (items: readonly { cost: number }[]) => items.reduce((sum, { cost }) => sum + cost, 0)
const wayOf = ({ by, hours }: LegWay) => ({ by: capital(by), hours: Math.round(hours * 10) / 10 })

/** What a trip becomes with these places, and which others could be added. `problemOf`: the words for why it cannot be. */
export function weighPlaces(
  search: Search,
  plan: TripPlan,
  wanted: WantedPlaces,
  { today, problemOf }: { today: string; problemOf: (found: Refused) => string },
): TripPlaces {
  const changed = changePlaces(search, plan, wanted, { today })
  const isPossible = 'proposed' in changed
  const cost = costOf(plan.items.filter(({ removed }) => !removed))
  return {
    places: wanted.map(({ id, nights }, at) => {
      const before = wanted[at - 1]
      const leg = before ? legOf(search, before.id, id) : null
      return { place: tripPlace(id), nights, way: leg && wayOf(leg) }
    }),
    problem: isPossible ? null : problemOf(changed),
    days: isPossible ? changed.dayCount : null,
    more: isPossible
      ? {
          days: changed.dayCount - plan.dayCount,
          rupees: costOf(changed.proposed) + costOf(changed.own.map(({ facts }) => facts)) - cost,
        }
      : null,
    moved: isPossible ? changed.moved : [],
    options: isPossible && wanted.length < ROUTE_PLACES_MAX ? optionsFor(search, changed.route, wanted) : [],
  }
}

const legOf = ({ indexOf, legOf: find }: Search, from: string, to: string): LegWay | null =>
  find(indexOf.get(from) ?? -1, indexOf.get(to) ?? -1)

/** The places that a way joins to those of a route, each where it costs least, the nearest first. */
function optionsFor(search: Search, route: PlannedRoute, wanted: WantedPlaces): TripPlaces['options'] {
  const { graph, dataset } = search
  const ids = wanted.map(({ id }) => id)
  const near = new Set(ids.flatMap((id) => graph.next.get(id) ?? []))
  return dataset.destinations
    .filter((place) => near.has(place.id) && !ids.includes(place.id) && refusalOf(place) === null)
    .flatMap((place) => optionFor(search, route, wanted, place) ?? [])
    .sort((a, b) => a.hours - b.hours)
    .slice(0, OPTIONS_MAX)
}

function optionFor(
  search: Search,
  { nights, tier, days, total }: PlannedRoute,
  wanted: WantedPlaces,
  place: Destination,
): TripPlaces['options'][number] | null {
  let best: { at: number; stays: number; route: PlannedRoute } | null = null
  for (const stays of [place.ideal_days[0], leastDays(place)].filter((nights) => nights >= leastNights(place))) {
    for (let at = 0; at <= wanted.length; at++) {
      const ids = wanted.map(({ id }) => id).toSpliced(at, 0, place.id)
      const route = planInOrder(search, ids, nights.toSpliced(at, 0, stays), tier)
      if (route && route.days <= TRIP_DAYS_MAX && (!best || route.total < best.route.total)) best = { at, stays, route }
    }
    if (best) break
  }
  if (!best) return null
  const legs = best.route.legs.filter((leg) => leg.from.id === place.id || leg.to.id === place.id)
  const leg = legs.toSorted((a, b) => a.hours - b.hours)[0]
  if (!leg) return null
  return {
    place: tripPlace(place.id),
    at: best.at,
    nights: best.stays,
    from: shortName((leg.from.id === place.id ? leg.to : leg.from).name),
    ...wayOf(leg),
    more: { days: best.route.days - days, rupees: best.route.total - total },
  }
}
