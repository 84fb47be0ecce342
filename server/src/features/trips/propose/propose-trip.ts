import type { Sun } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import { indexRoads, type Point, type Roads } from '@saathi/shared/trips/legs'
import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { shortName } from '../../recommend/text/format.ts'
import { withAgeNotes } from './age-notes.ts'
import { arrivalTown, atArrival, isNear, type Town, type TownRoute, townsOf } from './bases.ts'
import { withCampDinner } from './camp-dinner.ts'
import { cheaperChange } from './cheaper-trip.ts'
import { type Chosen, chooseOption } from './choose-option.ts'
import { inOrder, onTopOf, pricedDrafts } from './costs.ts'
import { withCoveredNights } from './covered-nights.ts'
import { dayOutFinder, dayOutItems } from './days-out.ts'
import type { Draft } from './draft.ts'
import {
  type FilledStay,
  fillStay,
  isEachTownSeen,
  isWorthMore,
  losesNothing,
  visitsBeforeLeaving,
  worthOf,
} from './fill-stay.ts'
import { withFoodNotes } from './food-notes.ts'
import { withFreeDays } from './free-days.ts'
import { withFreeTimes } from './free-times.ts'
import { gateOf } from './gateways.ts'
import { withHeightNotes } from './height-notes.ts'
import { buildItems } from './items.ts'
import { buildJourneyParts } from './journey-parts.ts'
import { neighboursOf } from './neighbours.ts'
import { lightsOf } from './open-days.ts'
import { onlyWanted, orderVisits, wantedDays } from './order-visits.ts'
import { withBudgetNote } from './over-budget.ts'
import { refusalOf } from './refusal.ts'
import { isTooSteep } from './suits.ts'
import { midMonth, sunOn } from './sun.ts'
import { withTownFares } from './town-fares.ts'
import { type TownRoutes, townRoutes } from './town-routes.ts'
import { type TravelPlan, travelPlan } from './travel-times.ts'
import { highlightsOf, timeOfDay, type Visit } from './visits.ts'
import { withWalkNotes } from './walk-notes.ts'
import { type WayStop, withStopsBack, withStopsThere, withWayStops } from './way-stops.ts'
import { type DraftedTrip, withinBudget } from './within-budget.ts'

/** `sun`: of each day; `onTop`: rupees for all that notes name beside the total. */
export type ProposedTrip = { title: string; dayCount: number; items: TripItemFacts[]; onTop: number; sun: Sun[] }

/**
 * The days of a trip, from facts alone: the way there and back, nights, meals, and the highlights that the days hold, the
 * best first. The costs of the items add up to the recommendation's total for the same journey and stay, to the rupee.
 * Null when the place is not known, no way leads there, or its sights need towns for which there are no facts (`refusalOf`)
 * or not enough nights.
 */
export function proposeTrip(
  dataset: Dataset,
  request: TripRequest,
  now: Date,
  wanted?: WantedVisits,
): ProposedTrip | null {
  const place = dataset.destinations.find(({ id }) => id === request.placeId)
  if (!place || refusalOf(place)) return null
  const chosen = chooseOption(dataset, place, request, now)
  const startDate = request.startDate ?? null
  const whole = chosen && draftTrip(dataset, chosen, startDate, { wanted })
  if (!whole || request.budget === undefined) return whole?.trip ?? null
  const rebuild = (leftOut: readonly string[]) => draftTrip(dataset, chosen, startDate, { leftOut })
  const trip = wanted ? whole.trip : withinBudget(place, whole, chosen.trip, rebuild)
  const onTop = (other: Chosen) => (other === chosen ? trip : buildProposal(dataset, other, startDate))?.onTop ?? 0
  return withBudgetNote(trip, chosen.trip, () => cheaperChange(dataset, request, chosen, now, onTop))
}

/**
 * The proposal for a journey and stay that are chosen, with the times of the way there and back where they are known. Null
 * when its nights are too few for the towns in which one must sleep.
 */
export const buildProposal = (
  dataset: Dataset,
  chosen: Chosen,
  startDate: string | null,
  known?: TravelPlan,
): ProposedTrip | null => draftTrip(dataset, chosen, startDate, { known })?.trip ?? null

/** `leftOut`: sights that are none of its visits. */
type Given = {
  known?: TravelPlan | undefined
  wanted?: WantedVisits | undefined
  leftOut?: readonly string[]
}

function draftTrip(
  dataset: Dataset,
  found: Chosen,
  startDate: string | null,
  { known, wanted, leftOut = [] }: Given,
): DraftedTrip | null {
  const chosen = { ...found, option: { ...found.option, place: without(atArrival(found.option.place), leftOut) } }
  const { trip, option } = chosen
  const { place } = option
  const { month } = trip.when
  const firstDay = startDate ?? midMonth(month)
  const planFor = (towns?: TownRoute) =>
    travelPlan(
      buildJourneyParts(dataset, trip, option, startDate !== null, towns),
      option,
      dawnVisit(place, firstDay),
      startDate,
    )
  const plan = known ?? planFor()
  const sun = sunOn(firstDay, plan.dayCount, place)
  if (!townsOf(place, plan.nights, monthsOf(firstDay, plan))) return null
  const stay = {
    plan,
    startDate,
    sun,
    wanted: wanted?.get(place.id),
    ...(!known && { ends: { gate: gateOf(dataset, trip, option), planFor } }),
  }
  const drafts = withFoodNotes(tripDrafts(dataset, chosen, stay))
  return {
    trip: {
      title: text.tripTitle(shortName(place.name), option.days, plan.dayCount === 1),
      dayCount: plan.dayCount,
      items: inOrder(drafts),
      onTop: onTopOf(drafts),
      sun,
    },
    drafts,
  }
}

const without = (place: Destination, sights: readonly string[]): Destination =>
  sights.length === 0 ? place : { ...place, highlights: place.highlights.filter(({ name }) => !sights.includes(name)) }

/** The months of the nights at the place. */
export const monthsOf = (firstDay: string, { firstNight, nights }: TravelPlan): number[] => [
  ...new Set([firstNight, firstNight + nights].map((day) => Number(addDays(firstDay, day).slice(5, 7)))),
]

/** For the id of a place the only highlights to visit there, each with its day, counted from the first night. */
export type WantedVisits = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Where and when one stays; the highlights of `seen` are none of its visits. */
type Stay = {
  plan: TravelPlan
  startDate: string | null
  sun: Sun[]
  seen?: ReadonlySet<string>
  wanted?: ReadonlyMap<string, number> | undefined
  /**
   * The station, airport or home from which one comes and to which one goes, and the ways there and back for other towns to
   * begin and end in, null where one may not; without it, one begins and ends in that of the arrival.
   */
  ends?: { gate: Point | null; planFor: (towns: TownRoute) => TravelPlan | null }
}

/** The priced items of a stay at one place, with the ways of its plan. */
export function stayDrafts(dataset: Dataset, chosen: Chosen, stay: Stay): Draft[] {
  const { plan, startDate, sun, seen, wanted } = stay
  const { place } = chosen.option
  const roads = indexRoads(place.roads)
  const known = highlightsOf(place).filter(({ name }) => !seen?.has(name))
  const ordered = orderVisits(dataset, chosen, known)
  const visits = wanted ? onlyWanted(ordered, wanted, plan) : ordered
  const ofCopy = wanted && wantedDays(wanted, plan)
  const finder = ofCopy && chosen.eaten === undefined ? () => dayOutFinder(dataset, chosen, ofCopy) : undefined
  const facts = { lightOn: lightsOf(chosen, startDate, sun), visits, roads, finder }
  const filled = bestStay(chosen, stay, (route) => [fillStay(chosen, { ...facts, ...route })])
  return pricedStay(dataset, chosen, filled)
}

/** The priced items of a trip to one place, which stops at sights along the drive there and back. */
function tripDrafts(dataset: Dataset, chosen: Chosen, stay: Stay): Draft[] {
  const { startDate, sun, wanted } = stay
  const { trip, option } = chosen
  const { place } = option
  if (wanted || option.nights === 0) return stayDrafts(dataset, chosen, stay)
  const roads = indexRoads(place.roads)
  const all = orderVisits(dataset, chosen, highlightsOf(place))
  const lightOn = lightsOf(chosen, startDate, sun)
  const home = dataset.transport.origins[trip.from]
  const finder = () => dayOutFinder(dataset, chosen)
  const isOnRoad = (town: Town, { facts }: Visit) => isNear(place, facts.name, town, town) && !isTooSteep(trip, facts)
  const fill = (route: TownPlan, plan: TravelPlan, stops: readonly WayStop[]) =>
    fillStay(chosen, { ...route, plan, lightOn, visits: unseen(all, stops), roads, finder, stops })
  const filled = bestStay(chosen, stay, (route) => {
    const { nights, goes } = route.route
    const comes = nights[0] ?? goes
    const way = (town: Town) => ({ place: { ...town, hilly: place.hilly }, roads, home, lightOn })
    const onRoad = all.filter((visit) => isOnRoad(comes, visit))
    const there = withStopsThere(route.plan, onRoad, way(comes))
    const ways = there.stops.length > 0 ? [there, { plan: route.plan, stops: [] }] : [there]
    return ways.flatMap(({ plan, stops }) => {
      const left = unseen(all, stops).filter((visit) => isOnRoad(goes, visit))
      const whole = fill(route, plan, stops)
      const last = new Set(visitsBeforeLeaving(whole).map(({ facts }) => facts.name))
      const isLast = ({ facts }: Visit) => last.has(facts.name)
      const staysWith = (back: ReturnType<typeof withStopsBack>) =>
        back.stops.length === 0 ? [] : [fill(route, back.plan, [...stops, ...back.stops])]
      const withBags = withStopsBack(plan, left.filter(isLast), way(goes), isLast)
      return [
        whole,
        ...staysWith(withStopsBack(plan, left, way(goes))),
        ...staysWith(withBags).filter((stay) => losesNothing(stay, whole)),
      ]
    })
  })
  return pricedStay(dataset, chosen, filled)
}

type TownPlan = { plan: TravelPlan; route: TownRoute; months: readonly number[] }

/**
 * The best of the stays in the towns of the place: the first choice of towns from each of which something is seen, in the
 * order and with the way home that leave the most time for sights.
 */
function bestStay(
  chosen: Chosen,
  { plan, startDate, ends }: Stay,
  fill: (route: TownPlan) => FilledStay[],
): FilledStay {
  const { trip, option } = chosen
  const months = monthsOf(startDate ?? midMonth(trip.when.month), plan)
  const groups = townRoutes(option.place, plan.nights, months, ends?.gate ?? null)
  const staysOf = ({ routes }: TownRoutes): FilledStay[] =>
    routes.flatMap((route, at) => {
      const isUsual = at === 0 && route.goes.name === arrivalTown(option.place).name
      const ways = isUsual || !ends ? plan : ends.planFor(route)
      return ways && isSameLength(ways, plan) ? fill({ plan: ways, route, months }) : []
    })
  const best = (stays: readonly FilledStay[]) =>
    stays
      .filter((stay) => isEachTownSeen(chosen, stay))
      .reduce<FilledStay | null>((most, stay) => (most && !isWorthMore(stay, most) ? most : stay), null)
  let found: FilledStay | null = null
  let first: FilledStay | undefined
  for (const group of groups) {
    if (found && !group.isTight) continue
    const stays = staysOf(group)
    first ??= stays[0]
    const other = best(group.isTight ? stays.filter(({ timelines }) => timelines.every(Boolean)) : stays)
    if (!found || (other && worthOf(other).held > worthOf(found).held)) found = other
  }
  const stay = found ?? first
  if (!stay) throw new Error(`no towns at ${option.place.id}`)
  return stay
}

/** Whether the bill has the nights of both. */
const isSameLength = (one: TravelPlan, other: TravelPlan): boolean =>
  one.nights === other.nights &&
  one.dayCount === other.dayCount &&
  one.firstNight === other.firstNight &&
  one.nightsOnTheWay.length === other.nightsOnTheWay.length

const unseen = (visits: readonly Visit[], stops: readonly WayStop[]): readonly Visit[] =>
  stops.length === 0
    ? visits
    : visits
        .filter(({ facts }) => !stops.some(({ visit }) => visit.facts.name === facts.name))
        .map((visit, index) => ({ ...visit, index }))

function pricedStay(dataset: Dataset, chosen: Chosen, stay: FilledStay): Draft[] {
  const { plan, days, timelines, towns, out, roads, stops } = stay
  const elsewhere = (at: number, home: Town) => {
    const found = out.get(at)
    return found ? dayOutItems(dataset, chosen, days[at]?.room.day ?? 0, found, home) : null
  }
  const items = withTownFares(chosen, stay, buildItems(chosen, plan, days, timelines, towns, elsewhere))
  const dined = withCampDinner(dataset, chosen, withWayStops(items, stops))
  const drafts = withCoveredNights(dataset, chosen, plan, towns, dined)
  const seen = [...out.values()].map(({ to }) => to)
  const near = () => neighboursOf(dataset, chosen).filter(({ to }) => !seen.includes(to))
  return pricedDrafts(
    dataset,
    chosen,
    withFreeDays(near, withFreeTimes(chosen, plan, withPartyNotes(chosen, drafts, roads), stay)),
    roads,
  )
}

/** The drafts with what those who travel should know of each visit. */
const withPartyNotes = (chosen: Chosen, drafts: readonly Draft[], roads: Roads): Draft[] =>
  withWalkNotes(chosen, withHeightNotes(chosen, withAgeNotes(chosen, drafts)), roads)

/** When one must be there for the sunrise, where that is what one comes for first; else null. */
function dawnVisit(place: Destination, day: string): number | null {
  const isForDawn = highlightsOf(place)
    .slice(0, DAWN_RANKS)
    .some(({ name }) => timeOfDay(name) === 'sunrise')
  const [sun] = isForDawn ? sunOn(day, 1, place) : []
  return sun ? sun.sunrise - DAWN_LEAD : null
}
const DAWN_RANKS = 2
const DAWN_LEAD = 50
