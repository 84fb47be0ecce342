import { indexRoads, legBetween, type Point, straightKm } from '@saathi/shared/trips/legs'
import type { HighlightFacts } from '@saathi/shared/trips/schema'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination, Extra, Range } from '../../recommend/facts/dataset.ts'
import { isRide, sightsOf } from '../../recommend/facts/extra-sights.ts'
import { townAt } from '../../recommend/text/format.ts'
import { dayCarPrice } from '../../recommend/travel/by-road.ts'
import { assignVisits, wayMinutes } from './assign-visits.ts'
import { atArrival, type DayTowns, isNear, type Town } from './bases.ts'
import type { Chosen } from './choose-option.ts'
import type { OpenDay } from './day-costs.ts'
import { at, BREAKFAST, DINNER, GAP } from './day-hours.ts'
import { BASE, type Timeline, type WayMinutes } from './day-room.ts'
import { blank, type Draft, MEAL_TITLES } from './draft.ts'
import { entryItem } from './items.ts'
import { upToStep } from './journey-parts.ts'
import { type Neighbour, neighboursOf } from './neighbours.ts'
import { HIGH_METRES } from './rooms.ts'
import { isTooSteep } from './suits.ts'
import {
  type DayLight,
  highlightsOf,
  hourFactsOf,
  isFood,
  minutesThere,
  natureOf,
  timeOfDay,
  type Visit,
} from './visits.ts'

/** A day at a neighbouring place: the drive in minutes each way, and what one sees there. */
export type DayOut = Neighbour & {
  minutes: number
  line: Timeline
  way: WayMinutes
  towns: DayTowns
  light: DayLight
}

const DAY = 1440
/** One sets off after an early breakfast; with seniors later. */
const BREAKFAST_AT = { usual: at(7), seniors: at(7.25) }
const BACK_BY = at(19)
const MOST_HOURS_WITH_SENIORS = 2.5
const MOST_VISITS = 4
const LEAST_VISITS = 2
/** What one eats there is a meal of the day, not what one comes for. */
const MOST_MEALS = 1
/** Fewer minutes of visits are not worth a drive. */
const LEAST_THERE = 120
/** So long is one visit alone worth a drive. */
const WHOLE_VISIT = 180
/** A sight there is so near its town. */
const MOST_WAY = 45
const LONGEST_VISIT = 240
/** So near to each other two lists mean the same sight. */
const SAME_SIGHT_KM = 1

export type DayOutFinder = (day: OpenDay, towns: DayTowns) => DayOut | null

/**
 * Finds days at neighbouring places, each place once, the best known first; null where there is none. `wanted`: the only
 * sights, each with its day.
 */
export function dayOutFinder(
  dataset: Dataset,
  chosen: Chosen,
  wanted?: ReadonlyMap<string, number>,
): DayOutFinder | null {
  let left = neighboursOf(dataset, chosen).filter((neighbour) => isFor(chosen, neighbour))
  if (left.length === 0) return null
  // Two neighbours may have the same kind of sight, such as a walk in a coffee estate, by one name.
  const seen = new Set<string>()
  return (day, towns) => {
    if (!isFromArrival(chosen, towns)) return null
    for (const neighbour of left) {
      const found = dayAt(chosen, day, neighbour, seen, wanted)
      if (!found) continue
      for (const entry of found.line.entries) if (entry.kind === 'visit') seen.add(entry.visit.facts.name)
      left = left.filter((each) => each !== neighbour)
      return found
    }
    return null
  }
}

/** The drives of the facts lead to the town of the arrival. */
const isFromArrival = ({ option: { place } }: Chosen, { wakes, sleeps }: DayTowns): boolean =>
  !place.bases || (wakes.name === place.bases.arrival && sleeps.name === wakes.name)

/** A trip is timed by the roads of its place: those of the neighbour are no slower; and nobody rises much higher for a day. */
const isFor = ({ trip, option: { place } }: Chosen, { to, drive }: Neighbour): boolean =>
  (trip.party.seniors === 0 || drive.hours <= MOST_HOURS_WITH_SENIORS) &&
  (place.hilly || !to.hilly) &&
  Math.max(place.elevation_m, to.elevation_m) < HIGH_METRES

function dayAt(
  { trip, option }: Chosen,
  day: OpenDay,
  { to, drive }: Neighbour,
  seen: ReadonlySet<string>,
  wanted?: ReadonlyMap<string, number>,
): DayOut | null {
  const hasSeniors = trip.party.seniors > 0
  const { visits, way, towns } = groundOf(to, option.place)
  const minutes = upToStep(drive.hours * 60)
  const from = breakfastAt(hasSeniors) + BREAKFAST.minutes + minutes
  const until = BACK_BY - minutes
  const room = { ...day.room, from, to: until, wakesThere: false, leaves: false, moves: false, holds: until - from }
  const mostVisits = Math.min(MOST_VISITS, day.room.mostVisits)
  const allows = ({ facts }: Visit) =>
    !seen.has(facts.name) && (wanted ? wanted.get(facts.name) === day.room.day : !isTooSteep(trip, facts))
  const [line] = assignVisits(
    [{ ...day, room: { ...room, mostVisits }, way, fullBy: until, isOut: true, allows }],
    visits,
  )
  const stays = line?.entries.flatMap((entry) => (entry.kind === 'visit' ? entry.minutes : [])) ?? []
  const there = stays.reduce((sum, each) => sum + each, 0)
  if (!line || !(wanted ? there > 0 : isWorthTheDrive(stays.length, there))) return null
  return { to, drive, minutes, line, way, towns, light: day.light }
}

/** The sights of a neighbour and the ways between them. */
type Ground = { visits: readonly Visit[]; way: WayMinutes; towns: DayTowns }

const grounds = new WeakMap<object, WeakMap<object, Ground>>()

/** What a neighbour has for a day out, computed once for each two places: that saves a twentieth of the time of a proposal. */
function groundOf(to: Destination, own: Destination): Ground {
  const known = grounds.get(to.highlights) ?? new WeakMap<object, Ground>()
  grounds.set(to.highlights, known)
  const ground = known.get(own.highlights) ?? findGround(atArrival(to), own)
  known.set(own.highlights, ground)
  return ground
}

function findGround(to: Destination, own: Destination): Ground {
  const roads = indexRoads(to.roads)
  const town: Town = { name: townAt(to), lat: to.lat, lon: to.lon, elevation_m: to.elevation_m }
  const minutesOf = (from: Point, there: Point) => legBetween(from, there, own.hilly, roads)?.minutes ?? 0
  const sights = sightsAt(to, own)
  const visits = [
    ...sights.filter(({ name }) => !isFood(name)),
    ...sights.filter(({ name }) => isFood(name)).slice(0, MOST_MEALS),
  ]
    .filter((facts) => minutesOf(town, facts) <= MOST_WAY)
    .map((facts) => ({ facts, minutes: minutesThere(facts, to) }))
    .filter(({ facts, minutes }) => minutes <= LONGEST_VISIT && timeOfDay(facts.name) !== 'sunrise')
    .map(({ facts, minutes }, index): Visit => {
      const { name } = facts
      const isHeadline = to.headlines.includes(name)
      return {
        index,
        facts,
        title: name,
        spot: facts,
        minutes,
        ...natureOf(name, minutes, hourFactsOf(to, name)),
        isHeadline,
      }
    })
  const pointAt = (index: number): Point => visits[index]?.spot ?? town
  const way = wayMinutes(visits.length, (one, other) => minutesOf(pointAt(one), pointAt(other)))
  return { visits, way, towns: { wakes: town, sleeps: town, ways: [] } }
}

const isWorthTheDrive = (visits: number, minutes: number): boolean =>
  (visits >= LEAST_VISITS && minutes >= LEAST_THERE) || minutes >= WHOLE_VISIT

const breakfastAt = (hasSeniors: boolean): number => BREAKFAST_AT[hasSeniors ? 'seniors' : 'usual']

/** The sights of a neighbour near the town of its arrival that need no safari or boat to oneself, and are not on the list of the own place. */
function sightsAt(to: Destination, own: Destination): HighlightFacts[] {
  const town: Town = { name: to.bases?.arrival ?? '', lat: to.lat, lon: to.lon, elevation_m: to.elevation_m }
  const names = to.highlights.map(({ name }) => name)
  const extras = to.typical_extras_inr.filter((extra) => !isRide(extra) && extra.optional === undefined)
  const isSeat = ({ per, times }: Extra) => per === 'person' && times === undefined
  const namesOf = (extra: Extra) => sightsOf(extra, names)
  const booked = new Set(extras.filter((extra) => !isSeat(extra)).flatMap(namesOf))
  const prices = new Map(
    extras.filter(isSeat).flatMap((extra) => namesOf(extra).map((name) => [name, mean(extra.inr)])),
  )
  const isOwn = ({ name, lat, lon }: HighlightFacts) =>
    own.highlights.some(
      (sight) =>
        sight.name === name ||
        (sight.lat !== undefined &&
          sight.lon !== undefined &&
          straightKm({ lat: sight.lat, lon: sight.lon }, { lat, lon }) < SAME_SIGHT_KM),
    )
  return highlightsOf(to)
    .filter((facts) => !booked.has(facts.name) && !isOwn(facts) && isNear(to, facts.name, town, town))
    .map((facts) => ({ ...facts, fee: Math.max(facts.fee ?? 0, prices.get(facts.name) ?? 0) }))
}

const mean = ([low, high]: Range): number => Math.round((low + high) / 2)

/** The items of a day out, from breakfast to dinner in the town where one sleeps. */
export function dayOutItems(dataset: Dataset, { trip, option }: Chosen, day: number, out: DayOut, home: Town): Draft[] {
  const { to, drive, minutes, line, way, towns } = out
  const town = towns.sleeps
  const breakfast = breakfastAt(trip.party.seniors > 0)
  const leaves = breakfast + BREAKFAST.minutes
  const ends = Math.max(...line.entries.map((entry) => entry.start + entry.minutes))
  const last = line.entries.findLast((entry) => entry.kind === 'visit' || ('atBase' in entry && entry.atBase))
  const backMinutes = minutes + (last?.kind === 'visit' ? way(last.visit.index, BASE) : 0)
  const back = ends + backMinutes
  const car = dayCarPrice(dataset.transport, trip.party.people, drive.km, option.place.hilly || to.hilly)
  const spanOf = (start: number, lasts: number) => [day * DAY + start, day * DAY + start + lasts] as const
  const ride = (start: number, lasts: number, end: Town, note: string): Draft => ({
    ...{ ...blank, role: 'travel', kind: 'travel', costPart: 'travel', day },
    title: text.moveTo.road(end.name),
    note,
    minutes: lasts,
    by: 'road',
    lat: end.lat,
    lon: end.lon,
    span: spanOf(start, lasts),
  })
  const meal = (kind: 'breakfast' | 'dinner', start: number, lasts: number): Draft => ({
    ...{ ...blank, role: 'meal', kind: 'meal', meal: kind, costPart: 'food', day },
    title: MEAL_TITLES[kind],
    fixedStart: start,
    minutes: lasts,
    span: spanOf(start, lasts),
  })
  const free = DINNER.at - back
  return [
    meal('breakfast', breakfast, BREAKFAST.minutes),
    {
      ...ride(leaves, minutes, town, drive.source === 'estimate' ? text.ourEstimate : ''),
      dayCar: { km: 2 * drive.km, price: car },
    },
    ...line.entries.map((entry): Draft => {
      const item = {
        ...entryItem(day, entry, to, towns, line.entries, out.light),
        span: spanOf(entry.start, entry.minutes),
      }
      return entry.kind === 'visit' ? { ...item, role: 'excursion', fee: entry.visit.facts.fee ?? 0 } : item
    }),
    ride(ends, backMinutes, home, ''),
    ...(free < GAP
      ? []
      : [
          {
            ...({ ...blank, role: 'other', kind: 'free', day, title: text.free } as const),
            minutes: free,
            span: spanOf(back, free),
          },
        ]),
    { ...meal('dinner', DINNER.at, DINNER.minutes), lat: home.lat, lon: home.lon },
  ]
}
