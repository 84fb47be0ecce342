import { TRIP_ITEMS_MAX, TRIP_TITLE_MAX } from '@saathi/shared/trips/rules'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import type { WantedPlaces } from '@saathi/shared/trips/set-places'
import type { StopFacts } from '@saathi/shared/trips/stops'
import type { PlannedRoute } from '../../recommend/routes/plan-route.ts'
import type { Search } from '../../recommend/routes/search.ts'
import { titleOf } from '../../recommend/routes/to-route.ts'
import { describeTrip } from '../propose/describe-trip.ts'
import type { NoRoute } from '../propose/propose-route.ts'
import type { Kept } from './entries.ts'
import { keepOwn } from './keep-own.ts'
import { proposeStops } from './propose-stops.ts'
import { stopsOf, type TripPlan } from './trip-plan.ts'

export type ChangedPlaces = {
  title: string
  placeId: string
  dayCount: number
  stops: StopFacts[]
  /** Whose bill the proposed items add up to, but for those in whose stead are own ones. */
  route: PlannedRoute
  own: { id: string; facts: TripItemFacts }[]
  proposed: TripItemFacts[]
  moved: Kept['moved']
}

/** A trip over other places: all its days anew, with what people wrote. `today`: on which its facts are read. */
export function changePlaces(
  search: Search,
  plan: TripPlan,
  wanted: WantedPlaces,
  { today, wished }: { today: string; wished?: ReadonlyMap<string, number> },
): ChangedPlaces | NoRoute | { full: true } {
  const found = proposeStops(search, plan, wanted)
  if (!('proposal' in found)) return found
  const { proposal, route } = found
  const { stops, dayCount } = proposal
  const placeId = stops[0]?.placeId ?? plan.placeId
  const { dataset } = search
  const before = describeTrip(dataset, { ...plan, stops: stopsOf(plan) }, today)
  const after = describeTrip(dataset, { ...plan, placeId, stops, dayCount, items: proposal.items }, today)
  const { entries, moved } = keepOwn(plan, proposal, { before, after }, wished)
  if (entries.length > TRIP_ITEMS_MAX) return { full: true }
  return {
    title: plan.isNamed ? plan.title : titleOf(search, route).slice(0, TRIP_TITLE_MAX),
    placeId,
    dayCount,
    stops,
    route,
    own: entries.flatMap(({ own, id, facts }) => (own ? [{ id, facts }] : [])),
    proposed: entries.flatMap(({ own, facts }) => (own ? [] : [facts])),
    moved,
  }
}
