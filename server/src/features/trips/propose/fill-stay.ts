import { legBetween, type Point, type Roads } from '@saathi/shared/trips/legs'
import { assignVisits, wayMinutes } from './assign-visits.ts'
import { areTownsSeen, type DayTowns, type TownRoute, townsByDay } from './bases.ts'
import type { Chosen } from './choose-option.ts'
import type { OpenDay } from './day-costs.ts'
import { START, type Timeline, type WayMinutes } from './day-room.ts'
import type { DayOut, DayOutFinder } from './days-out.ts'
import { openDays } from './open-days.ts'
import type { TravelPlan } from './travel-times.ts'
import type { DayLight, Visit } from './visits.ts'
import type { WayStop } from './way-stops.ts'

const DAY = 1440

/** The days of a stay with the visits that they hold. */
export type FilledStay = {
  plan: TravelPlan
  route: TownRoute
  towns: (day: number) => DayTowns
  days: readonly OpenDay[]
  timelines: readonly (Timeline | null)[]
  /** The days that are spent at a neighbouring place, by their positions. */
  out: ReadonlyMap<number, DayOut>
  /** The visits on the road there and back. */
  stops: readonly WayStop[]
  roads: Roads
}

export type StayFacts = {
  plan: TravelPlan
  route: TownRoute
  months: readonly number[]
  lightOn: (day: number) => DayLight
  visits: readonly Visit[]
  roads: Roads
  stops?: readonly WayStop[]
  /** Finds a day at a neighbouring place; none where it is not asked for. */
  finder?: (() => DayOutFinder | null) | undefined
}

export function fillStay(
  chosen: Chosen,
  { plan, route, months, lightOn, visits, roads, stops = [], finder }: StayFacts,
): FilledStay {
  const { place } = chosen.option
  const towns = townsByDay(place, plan.firstNight, route, months)
  const wayOn = waysBySleep(visits, (from, to) => legBetween(from, to, place.hilly, roads)?.minutes ?? 0)
  const days = openDays(chosen, plan, lightOn, towns).map((day) => ({ ...day, way: wayOn(towns(day.room.day)) }))
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
  const timelines = assignVisits(days, visits, leave, chosen.isOver)
  return { plan, route, towns, days, timelines, out, stops, roads }
}

/** The ways of a day between its towns, once for each two. */
function waysBySleep(visits: readonly Visit[], minutesOf: (from: Point, to: Point) => number) {
  const known = new Map<string, WayMinutes>()
  return ({ wakes, sleeps }: DayTowns): WayMinutes => {
    const key = `${wakes.name}, ${sleeps.name}`
    const pointAt = (index: number): Point => (index === START ? wakes : (visits[index]?.spot ?? sleeps))
    const way = known.get(key) ?? wayMinutes(visits.length, (from, to) => minutesOf(pointAt(from), pointAt(to)))
    known.set(key, way)
    return way
  }
}

const visitsOf = (line: Timeline | null | undefined): Visit[] =>
  (line?.entries ?? []).flatMap((entry) => (entry.kind === 'visit' ? entry.visit : []))

/** The visits of the days and on the road, with their days. */
const seenIn = ({ days, timelines, stops }: FilledStay): { visit: Visit; day: number }[] => [
  ...days.flatMap(({ room }, at) => visitsOf(timelines[at]).map((visit) => ({ visit, day: room.day }))),
  ...stops.map(({ visit, start }) => ({ visit, day: Math.floor(start / DAY) })),
]

/** The visits from which one comes back for the bags. */
export const visitsBeforeLeaving = (stay: FilledStay): Visit[] =>
  stay.days.flatMap(({ room }, at) => (room.leaves ? visitsOf(stay.timelines[at]) : []))

/** So much earlier one is at the station or airport at most for a stop with the bags. */
const MOST_EARLIER = 30

/** Whether a stay has as many sights and days out as another, and no more idle time where one boards. */
export function losesNothing(stay: FilledStay, other: FilledStay): boolean {
  const boardsAt = ({ back }: TravelPlan, count: number) => {
    const move = back[back.length - count]
    return move ? move.start + move.minutes : 0
  }
  const count = other.plan.back.length
  return (
    seenIn(stay).length >= seenIn(other).length &&
    stay.out.size >= other.out.size &&
    boardsAt(stay.plan, count) >= boardsAt(other.plan, count) - MOST_EARLIER
  )
}

/** Whether each town has a sight near it: a night in one from which nothing is seen is one too many there. */
export function isEachTownSeen(chosen: Chosen, stay: FilledStay): boolean {
  const { plan, route } = stay
  const seen = seenIn(stay)
  return areTownsSeen(chosen.option.place, route.nights, (night) => {
    const day = plan.firstNight + night
    return seen.flatMap((each) => (each.day === day || each.day === day + 1 ? each.visit.facts.name : []))
  })
}

/** What each day costs, in minutes, by which a sight for which one comes is seen later. */
const LATER = 120

/** What a stay has: the sights for which one comes, or that are wanted on their days, and the minutes at sights beyond those on the road. */
type Worth = { held: number; minutes: number }

export function worthOf(stay: FilledStay): Worth {
  const seen = seenIn(stay)
  const isHeld = ({ visit, day }: { visit: Visit; day: number }) =>
    visit.day === undefined ? visit.isHeadline : visit.day === day
  const first = Math.floor(stay.plan.arrives / DAY)
  const late = seen.filter(({ visit }) => visit.day === undefined && visit.isHeadline).map(({ day }) => day - first)
  const { out, back } = stay.plan
  const rides = [...out, ...back].filter(({ by }) => by !== 'air' && by !== 'rail')
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  const elsewhere = [...stay.out.values()].map(
    ({ line, minutes }) => sum(visitsOf(line).map((visit) => visit.minutes)) - line.travel - 2 * minutes,
  )
  return {
    held: seen.filter(isHeld).length,
    minutes:
      sum(seen.map(({ visit }) => visit.minutes)) +
      sum(elsewhere) -
      sum(stay.timelines.map((line) => line?.travel ?? 0)) -
      sum(rides.map(({ minutes }) => minutes)) -
      LATER * sum(late),
  }
}

/** Whether one stay has more than another by so much that one goes another way for it. */
export function isWorthMore(one: FilledStay, other: FilledStay): boolean {
  const [a, b] = [worthOf(one), worthOf(other)]
  return a.held === b.held ? a.minutes > b.minutes + LEAST_GAIN : a.held > b.held
}
const LEAST_GAIN = 30
