import type { Sun } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import { indexRoads, legBetween, type Point, straightKm } from '@saathi/shared/trips/legs'
import type { HighlightFacts, TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import { healthIn } from '../../recommend/facts/season.ts'
import { shortName } from '../../recommend/text/format.ts'
import { assignVisits, type OpenDay, wayMinutes } from './assign-visits.ts'
import {
  areTownsSeen,
  atArrival,
  type DayTowns,
  isNear,
  moverOf,
  type Town,
  townChoices,
  townsByDay,
  townsOf,
} from './bases.ts'
import { type Chosen, chooseOption } from './choose-option.ts'
import { billedHighlights, inOrder, isPaidDaily, pricedDrafts, safarisAgain } from './costs.ts'
import { START, type Timeline, type WayMinutes } from './day-room.ts'
import type { Draft } from './draft.ts'
import { withFoodNotes } from './food-notes.ts'
import { buildItems } from './items.ts'
import { buildJourneyParts } from './journey-parts.ts'
import { refusalOf } from './refusal.ts'
import { findRooms, HIGH_METRES } from './rooms.ts'
import { sunOn } from './sun.ts'
import { type TravelPlan, travelPlan } from './travel-times.ts'
import { isFood, minutesThere, timeOfDay, type Visit } from './visits.ts'

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
    items: inOrder(withFoodNotes(stayDrafts(dataset, chosen, { plan, startDate, sun, wanted: wanted?.get(place.id) }))),
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
  const visits = wanted ? onlyWanted(orderVisits(dataset, chosen), wanted, plan) : orderVisits(dataset, chosen, seen)
  const points = visits.map(({ spot }) => spot)
  const roads = indexRoads(place.roads)
  const minutesOf = (from: Point, to: Point) => legBetween(from, to, place.hilly, roads)?.minutes ?? 0
  const months = monthsOf(startDate ?? midMonth(chosen.trip.when.month), plan)
  const ways = new Map<string, WayMinutes>()
  const fill = (choice: readonly Town[]) => {
    const towns = townsByDay(place, plan.firstNight, choice, months)
    const days = openDays(chosen, plan, startDate, sun, towns).map((day) => ({
      ...day,
      way: wayOn(towns(day.room.day)),
    }))
    return { towns, days, timelines: assignVisits(days, visits), choice }
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
  return pricedDrafts(dataset, chosen, buildItems(chosen, plan, stay.days, stay.timelines, stay.towns))
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

const onlyWanted = (
  visits: readonly Visit[],
  wanted: ReadonlyMap<string, number>,
  { firstNight }: TravelPlan,
): Visit[] =>
  visits
    .flatMap((visit) => {
      const offset = wanted.get(visit.facts.name)
      return offset === undefined ? [] : [{ ...visit, day: firstNight + offset }]
    })
    .map((visit, index) => ({ ...visit, index }))

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

/** The highlights with complete facts, in the order of the data, which is that of the editors. */
export const highlightsOf = ({ highlights }: Destination): HighlightFacts[] =>
  highlights.flatMap(({ name, lat, lon, minutes, open, closed, fee_inr, months }) =>
    lat === undefined || lon === undefined || minutes === undefined || open === undefined
      ? []
      : [{ name, lat, lon, minutes, open, closed: closed ?? [], fee: fee_inr ?? null, months: months ?? null }],
  )

/** The highlights as visits, the best first: what the bill has anyway, then the rest, then what it does not pay for. */
function orderVisits(dataset: Dataset, chosen: Chosen, seen?: ReadonlySet<string>): Visit[] {
  const { place } = chosen.option
  const known = highlightsOf(place).filter(({ name }) => !seen?.has(name))
  const roads = indexRoads(place.roads)
  const billed = new Set(billedHighlights(dataset, chosen, known))
  const isDear = ({ fee }: HighlightFacts) => fee !== null && !isPaidDaily(place, chosen.option, fee)
  const rank = (facts: HighlightFacts) => (billed.has(facts.name) ? 0 : isDear(facts) ? 2 : 1)
  const again = safarisAgain(dataset, chosen, known)
  return [...known, ...again]
    .sort((a, b) => rank(a) - rank(b))
    .map((facts, index) => ({
      index,
      facts,
      title: facts.name,
      spot: isIsland(place) && BY_BOAT.test(facts.name) ? place : facts,
      minutes: minutesThere(facts, place, roads),
      time: timeOfDay(facts.name),
      isFood: isFood(facts.name),
    }))
}

/** Until the third day at height one stays this near. */
const NEAR_KM = 15
/** On islands one stays on the same one, unless a boat is part of the visit. */
const ISLAND_KM = 12
const BY_BOAT = /\b(boat|ferry|cruise|kayak)/i
const HEAT = /heat|\b4[0-9] °C/

const isIsland = ({ airports }: Destination): boolean => airports.some(({ by }) => by === 'sea')

function openDays(
  { trip, option }: Chosen,
  plan: TravelPlan,
  startDate: string | null,
  sun: Sun[],
  towns: (day: number) => DayTowns,
): Omit<OpenDay, 'way'>[] {
  const { place } = option
  const { month } = trip.when
  const hot = ['danger', 'note'].some((kind) =>
    healthIn(place, month, kind as 'danger' | 'note').some(({ what }) => HEAT.test(what)),
  )
  const onIsland = isIsland(place)
  const first = Math.floor(plan.arrives / 1440)
  const isHigh = place.elevation_m >= HIGH_METRES
  return findRooms(option, plan, hot, (day) => moverOf(towns(day))).map((room) => {
    const date = startDate === null ? null : addDays(startDate, room.day)
    const light = {
      date,
      month: date === null ? month : Number(date.slice(5, 7)),
      sun: sun[room.day] ?? { sunrise: 375, sunset: 1095 },
      hot,
    }
    const nth = room.day - first
    return {
      room,
      light,
      allows: ({ facts }) => {
        if (plan.noVisitsOn === room.day) return false
        const { wakes, sleeps } = towns(room.day)
        if (!isNear(place, facts.name, wakes, sleeps)) return false
        const km = Math.min(straightKm(wakes, facts), straightKm(sleeps, facts))
        if (onIsland && km > ISLAND_KM && !BY_BOAT.test(facts.name)) return false
        if (!isHigh) return true
        const isRestDay = nth === 0 && plan.nights > 1
        return nth > 1 || (!isRestDay && km <= NEAR_KM)
      },
    }
  })
}
