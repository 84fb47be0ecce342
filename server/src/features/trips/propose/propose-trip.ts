import type { Sun } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import { indexRoads, legBetween, type Point, type Roads } from '@saathi/shared/trips/legs'
import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { shortName } from '../../recommend/text/format.ts'
import { assignVisits, wayMinutes } from './assign-visits.ts'
import { areTownsSeen, atArrival, type DayTowns, isNear, type Town, townChoices, townsByDay, townsOf } from './bases.ts'
import { type Chosen, chooseOption } from './choose-option.ts'
import { inOrder, pricedDrafts } from './costs.ts'
import type { OpenDay } from './day-costs.ts'
import { START, type Timeline, type WayMinutes } from './day-room.ts'
import { type DayOut, type DayOutFinder, dayOutFinder, dayOutItems } from './days-out.ts'
import type { Draft } from './draft.ts'
import { withFoodNotes } from './food-notes.ts'
import { withFreeDays } from './free-days.ts'
import { withFreeTimes } from './free-times.ts'
import { withHeightNotes } from './height-notes.ts'
import { buildItems } from './items.ts'
import { buildJourneyParts } from './journey-parts.ts'
import { neighboursOf } from './neighbours.ts'
import { lightsOf, openDays } from './open-days.ts'
import { onlyWanted, orderVisits, wantedDays } from './order-visits.ts'
import { refusalOf } from './refusal.ts'
import { isTooSteep } from './suits.ts'
import { sunOn } from './sun.ts'
import { type TravelPlan, travelPlan } from './travel-times.ts'
import { type DayLight, highlightsOf, timeOfDay, type Visit } from './visits.ts'
import { withWalkNotes } from './walk-notes.ts'
import { type WayStop, withStopsBack, withStopsThere, withWayStops } from './way-stops.ts'

/** `sun`: of each day. */
export type ProposedTrip = { title: string; dayCount: number; items: TripItemFacts[]; sun: Sun[] }

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
  return chosen && buildProposal(dataset, chosen, request.startDate ?? null, { wanted })
}

/**
 * The proposal for a journey and stay that are chosen, with the times of the way there and back where they are known. Null
 * when its nights are too few for the towns in which one must sleep.
 */
export function buildProposal(
  dataset: Dataset,
  found: Chosen,
  startDate: string | null,
  { known, wanted }: { known?: TravelPlan; wanted?: WantedVisits | undefined } = {},
): ProposedTrip | null {
  const chosen = { ...found, option: { ...found.option, place: atArrival(found.option.place) } }
  const { trip, option } = chosen
  const { place } = option
  const { month } = trip.when
  const firstDay = startDate ?? midMonth(month)
  const parts = () => buildJourneyParts(dataset, trip, option, startDate !== null)
  const plan = known ?? travelPlan(parts(), option, dawnVisit(place, firstDay), startDate)
  const sun = sunOn(firstDay, plan.dayCount, place)
  if (!townsOf(place, plan.nights, monthsOf(firstDay, plan))) return null
  return {
    title: text.tripTitle(shortName(place.name), option.days, plan.dayCount === 1),
    dayCount: plan.dayCount,
    items: inOrder(withFoodNotes(tripDrafts(dataset, chosen, { plan, startDate, sun, wanted: wanted?.get(place.id) }))),
    sun,
  }
}

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
}

/** The priced items of a stay at one place, with the ways of its plan. */
export function stayDrafts(dataset: Dataset, chosen: Chosen, { plan, startDate, sun, seen, wanted }: Stay): Draft[] {
  const { place } = chosen.option
  const roads = indexRoads(place.roads)
  const known = highlightsOf(place).filter(({ name }) => !seen?.has(name))
  const ordered = orderVisits(dataset, chosen, known, roads)
  const visits = wanted ? onlyWanted(ordered, wanted, plan) : ordered
  const lightOn = lightsOf(chosen, startDate, sun)
  const ofCopy = wanted && wantedDays(wanted, plan)
  const finder = ofCopy && chosen.eaten === undefined ? () => dayOutFinder(dataset, chosen, ofCopy) : undefined
  const stay = fillStay(chosen, { plan, startDate, lightOn, visits, roads, ...(finder && { finder }) })
  return pricedStay(dataset, chosen, plan, stay, [])
}

/** The priced items of a trip to one place, which stops at sights along the drive there and back. */
function tripDrafts(dataset: Dataset, chosen: Chosen, { plan, startDate, sun, wanted }: Stay): Draft[] {
  const { trip, option } = chosen
  const { place } = option
  if (wanted || option.nights === 0) return stayDrafts(dataset, chosen, { plan, startDate, sun, wanted })
  const roads = indexRoads(place.roads)
  const all = orderVisits(dataset, chosen, highlightsOf(place), roads)
  const lightOn = lightsOf(chosen, startDate, sun)
  // The roads to a place with several towns lead to the one of the arrival.
  const arrival = { ...place, name: place.bases?.arrival ?? '' }
  const isOnRoad = ({ facts }: Visit) => isNear(place, facts.name, arrival, arrival) && !isTooSteep(trip, facts)
  const way = { place, roads, home: dataset.transport.origins[trip.from], lightOn }
  const there = withStopsThere(plan, all.filter(isOnRoad), way)
  const visits = without(all, there.stops)
  const finder = () => dayOutFinder(dataset, chosen)
  const stay = fillStay(chosen, { plan: there.plan, startDate, lightOn, visits, roads, finder })
  const seen = stay.timelines.flatMap((line) =>
    (line?.entries ?? []).flatMap((entry) => (entry.kind === 'visit' ? entry.visit : [])),
  )
  const isLastDayFree = !stay.timelines.at(-1)?.entries.some(({ kind }) => kind === 'visit')
  const left = visits.filter(isOnRoad).filter(({ index }) => !seen.some((visit) => visit.index === index))
  const back = isLastDayFree && left.length > 0 ? withStopsBack(there.plan, left, way) : { plan: there.plan, stops: [] }
  const stops = [...there.stops, ...back.stops]
  if (back.stops.length === 0) return pricedStay(dataset, chosen, there.plan, stay, stops)
  const others = without(visits, back.stops)
  const shorter = fillStay(chosen, { plan: back.plan, startDate, lightOn, visits: others, roads, finder })
  return pricedStay(dataset, chosen, back.plan, shorter, stops)
}

const without = (visits: readonly Visit[], stops: readonly WayStop[]): readonly Visit[] =>
  stops.length === 0
    ? visits
    : visits
        .filter(({ facts }) => !stops.some(({ visit }) => visit.facts.name === facts.name))
        .map((visit, index) => ({ ...visit, index }))

function pricedStay(
  dataset: Dataset,
  chosen: Chosen,
  plan: TravelPlan,
  { days, timelines, towns, out, roads }: FilledStay,
  stops: readonly WayStop[],
): Draft[] {
  const elsewhere = (at: number, home: Town) => {
    const found = out.get(at)
    return found ? dayOutItems(dataset, chosen, days[at]?.room.day ?? 0, found, home) : null
  }
  const drafts = withWayStops(buildItems(chosen, plan, days, timelines, towns, elsewhere), stops)
  const seen = [...out.values()].map(({ to }) => to)
  const near = () => neighboursOf(dataset, chosen).filter(({ to }) => !seen.includes(to))
  return pricedDrafts(
    dataset,
    chosen,
    withFreeDays(
      near,
      withFreeTimes(chosen, plan, withWalkNotes(chosen, withHeightNotes(chosen, drafts), roads), roads),
    ),
    roads,
  )
}

/** `out`: the days that are spent at a neighbouring place, by their positions. */
type FilledStay = Filled & { towns: (day: number) => DayTowns; out: ReadonlyMap<number, DayOut>; roads: Roads }

type StayFacts = Pick<Stay, 'plan' | 'startDate'> & {
  lightOn: (day: number) => DayLight
  visits: readonly Visit[]
  roads: Roads
  /** Finds a day at a neighbouring place; none where it is not asked for. */
  finder?: () => DayOutFinder | null
}

/** The days of a stay with the visits that they hold. */
function fillStay(chosen: Chosen, { plan, startDate, lightOn, visits, roads, finder }: StayFacts): FilledStay {
  const { place } = chosen.option
  const points = visits.map(({ spot }) => spot)
  const minutesOf = (from: Point, to: Point) => legBetween(from, to, place.hilly, roads)?.minutes ?? 0
  const months = monthsOf(startDate ?? midMonth(chosen.trip.when.month), plan)
  const ways = new Map<string, WayMinutes>()
  const fill = (choice: readonly Town[]) => {
    const towns = townsByDay(place, plan.firstNight, choice, months)
    const days = openDays(chosen, plan, lightOn, towns).map((day) => ({
      ...day,
      way: wayOn(towns(day.room.day)),
    }))
    const out = new Map<number, DayOut>()
    const leave = () => {
      const find = finder?.()
      if (!find) return null
      return (at: number) => {
        const day = days[at]
        const found = day ? find(day, towns(day.room.day)) : null
        if (found) out.set(at, found)
        return found !== null
      }
    }
    return { towns, days, timelines: assignVisits(days, visits, leave), choice, out, roads }
  }
  const wayOn = ({ wakes, sleeps }: DayTowns): WayMinutes => {
    const key = `${wakes.name}, ${sleeps.name}`
    const pointAt = (index: number): Point => (index === START ? wakes : (points[index] ?? sleeps))
    const way = ways.get(key) ?? wayMinutes(visits.length, (from, to) => minutesOf(pointAt(from), pointAt(to)))
    ways.set(key, way)
    return way
  }
  // A night in a town from which nothing is seen is one too many there.
  const choices = townChoices(place, plan.nights, months)
  let stay = fill(choices[0] ?? [])
  for (const choice of choices.slice(1)) {
    if (isEachTownSeen(place, plan, stay)) break
    const shorter = fill(choice)
    if (isEachTownSeen(place, plan, shorter)) stay = shorter
  }
  return stay
}

type Filled = { choice: readonly Town[]; days: readonly OpenDay[]; timelines: readonly (Timeline | null)[] }

function isEachTownSeen(place: Destination, { firstNight }: TravelPlan, { choice, days, timelines }: Filled): boolean {
  const seen = new Map(
    days.map(({ room }, at) => [
      room.day,
      (timelines[at]?.entries ?? []).flatMap((entry) => (entry.kind === 'visit' ? entry.visit.facts.name : [])),
    ]),
  )
  return areTownsSeen(place, choice, (night) =>
    [firstNight + night, firstNight + night + 1].flatMap((day) => seen.get(day) ?? []),
  )
}

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

/** The middle of a month of a usual year, for trips without dates. */
export const midMonth = (month: number): string => `2027-${String(month).padStart(2, '0')}-15`
