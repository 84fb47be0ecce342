import { legBetween, type Point, type Roads, straightKm } from '@saathi/shared/trips/legs'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Destination } from '../../recommend/facts/dataset.ts'
import { at, LUNCH } from './day-hours.ts'
import { blank, type Draft } from './draft.ts'
import { inSteps, type Move } from './trail.ts'
import type { TravelPlan } from './travel-times.ts'
import { type DayLight, findSlots, type Visit } from './visits.ts'

/** A visit on the road there or back; `start` counts minutes from midnight before the first day of the trip. */
export type WayStop = { visit: Visit; start: number }

const DAY = 1440
const MOST_STOPS = 3
/**
 * Nearer sights are seen from the place: the road there need not be the one to the place. Those of the last morning are nearer
 * and still on the way home: the bags come along, and nobody drives back for them.
 */
const LEAST_FROM_PLACE = 60
const LEAST_WITH_BAGS = 25
/** A taxi or a shared jeep does not wait, and what the bill has a car for is seen with that one. */
const HIRED = /\bhired\b|\bwith driver\b/i
const LEAST_FROM_START = 20
/** A sight along the road is off the straight line by at most these shares of it, and of the way to the place. */
const MOST_DETOUR = 0.1
const MOST_ASIDE = 0.3
/** One within so many km of the station or airport may be more aside, up to this share of the way to the place. */
const TOWN_KM = 20
const MOST_IN_TOWN = 0.4
const LONGEST_STOP = 120
/** There, or at the night on the way, by then. */
const ENDS_BY = at(18)
/** One leaves earlier for a stop, but not before. */
const LEAVES_FROM = at(8)
/** One is at a station so much earlier for a stop that is open then, in these steps. */
const MOST_EARLY = 120
const EARLIER = 15

const NO_ROADS: Roads = new Map()

type Ground = Pick<Destination, 'lat' | 'lon' | 'hilly'>
/** `lightOn`: that of a day of the trip; `home`: where the way there begins. */
type Way = { place: Ground; roads: Roads; home: Point; lightOn: (day: number) => DayLight }
type Split = { moves: Move[]; stops: WayStop[]; ends: number }

/** The plan with stops at the sights along the last drive there. */
export function withStopsThere(plan: TravelPlan, visits: readonly Visit[], way: Way) {
  const move = plan.out.at(-1)
  const from = plan.out.at(-2)?.ends ?? way.home
  if (move?.by !== 'road' || move.start + move.minutes !== plan.arrives) return { plan, stops: [] }
  const split = bestSplit(
    onRoad(visits, from, way, () => LEAST_FROM_PLACE),
    way,
    (stops) => {
      const found = splitMove(move, stops, from, way.place, way, move.start)
      return found && found.ends <= dayOf(move) * DAY + ENDS_BY ? found : null
    },
  )
  if (!split) return { plan, stops: [] }
  return { plan: { ...plan, out: [...plan.out.slice(0, -1), ...split.moves], arrives: split.ends }, stops: split.stops }
}

/**
 * The plan with stops at the sights along the first drive back: before a night on the way one comes there later, else one
 * leaves earlier. `isLast`: whether a sight is one of the last morning.
 */
export function withStopsBack(
  plan: TravelPlan,
  visits: readonly Visit[],
  way: Way,
  isLast: (visit: Visit) => boolean = () => false,
) {
  const [move, next] = plan.back
  if (move?.by !== 'road' || move.start !== plan.leaves) return { plan, stops: [] }
  const holdsBags = HIRED.test(move.title)
  const least = (visit: Visit) =>
    holdsBags && isLast(visit) && visit.car === undefined ? LEAST_WITH_BAGS : LEAST_FROM_PLACE
  const sleeps = next !== undefined && dayOf(next) > dayOf(move)
  const splitFrom = (stops: readonly Visit[], start: number) =>
    splitMove(move, [...stops].reverse(), way.place, move.ends, way, start)
  const split = bestSplit(onRoad(visits, move.ends, way, least), way, (stops) => {
    if (sleeps) {
      const later = splitFrom(stops, move.start)
      return later && later.ends <= dayOf(move) * DAY + ENDS_BY ? later : null
    }
    const found = timedMove(move, [...stops].reverse(), way.place, move.ends, way, move.start)
    const latest = move.start - (found.ends - move.start - move.minutes)
    for (let start = latest; start >= latest - MOST_EARLY; start -= EARLIER) {
      const split = start >= dayOf(move) * DAY + LEAVES_FROM ? splitFrom(stops, start) : null
      if (split) return split
    }
    return null
  })
  if (!split) return { plan, stops: [] }
  const leaves = split.moves[0]?.start ?? plan.leaves
  return { plan: { ...plan, back: [...split.moves, ...plan.back.slice(1)], leaves }, stops: split.stops }
}

const dayOf = ({ start }: Move): number => Math.floor(start / DAY)

/** The visits that lie along the road to a far end, the best first. */
function onRoad(
  visits: readonly Visit[],
  far: Point,
  { place, roads }: Way,
  leastFromPlace: (visit: Visit) => number,
): Visit[] {
  const whole = straightKm(far, place)
  return visits.filter((visit) => {
    const { spot, time, minutes, isFood } = visit
    if (time !== 'any' || isFood || minutes > LONGEST_STOP) return false
    const near = straightKm(spot, place)
    const beyond = straightKm(far, spot)
    const detour = beyond + near - whole
    const most = beyond <= TOWN_KM ? MOST_IN_TOWN * near : Math.min(MOST_DETOUR * whole, MOST_ASIDE * near)
    return (
      detour <= most &&
      toPlace(spot, place, roads) >= leastFromPlace(visit) &&
      toPlace(spot, { ...far, hilly: place.hilly }, NO_ROADS) >= LEAST_FROM_START
    )
  })
}

const toPlace = (spot: Point, place: Ground, roads: Roads): number =>
  legBetween(spot, place, place.hilly, roads)?.minutes ?? 0

/** Takes the visits one by one while the drive still holds them; the farthest from the place first. */
function bestSplit(
  visits: readonly Visit[],
  { place, roads }: Way,
  splitWith: (stops: readonly Visit[]) => Split | null,
): Split | null {
  let best: Split | null = null
  let chosen: Visit[] = []
  for (const visit of visits) {
    if (chosen.length >= MOST_STOPS) break
    const wanted = [...chosen, visit].sort((a, b) => toPlace(b.spot, place, roads) - toPlace(a.spot, place, roads))
    const split = splitWith(wanted)
    if (split) [best, chosen] = [split, wanted]
  }
  return best
}

/** The drive in parts between the stops, from a start; null when one would be closed. */
function splitMove(
  move: Move,
  visits: readonly Visit[],
  from: Point,
  to: Point,
  way: Way,
  start: number,
): Split | null {
  const split = timedMove(move, visits, from, to, way, start)
  const light = way.lightOn(Math.floor(start / DAY))
  const isOpen = ({ visit, start: minute }: WayStop) =>
    findSlots(visit, light).some((slot) => minute % DAY >= slot.from && minute % DAY <= slot.to)
  return split.stops.every(isOpen) ? split : null
}

function timedMove(
  move: Move,
  visits: readonly Visit[],
  from: Point,
  to: Point,
  { place, roads }: Way,
  start: number,
): Split {
  const points = [from, ...visits.map(({ spot }) => spot), to]
  const { waits = 0 } = move
  const drive = inSteps(move.minutes - waits)
  const legs = points
    .slice(1)
    .map((point, index) => roadMinutes(points[index] ?? from, point, { place, roads }, drive / straightKm(from, to)))
  // What the known hours of the whole drive have beyond the parts near the place belongs to its far part.
  const far = to === place ? 0 : legs.length - 1
  const rest = legs.reduce((sum, minutes, index) => sum + (index === far ? 0 : minutes), 0)
  legs[far] = Math.max(legs[far] ?? 0, drive - rest) + waits
  const moves: Move[] = []
  const stops: WayStop[] = []
  let clock = start
  for (const [index, minutes] of legs.entries()) {
    const visit = visits[index]
    const onwards = move.onwards || index > 0
    const [ends, endsIn] = visit ? [visit.spot, visit.title] : [move.ends, move.endsIn]
    const note = index === 0 ? move.note : ''
    const title = visit ? text.untilStop(move.title) : move.title
    const cost = index === 0 ? move.cost : 0
    moves.push({
      ...move,
      title,
      start: clock,
      minutes,
      ends,
      endsIn,
      onwards,
      note,
      cost,
      waits: index === far ? waits : 0,
    })
    clock += minutes
    if (!visit) continue
    stops.push({ visit, start: clock })
    clock += visit.minutes
  }
  return { moves: withLunch(moves), stops, ends: clock }
}

/** What the road of the whole drive may wind more between two of its points, so far apart at least. */
const WINDING = 1.05
const LEAST_KM = 15

/** A written way, else the estimate, or what the pace of the whole drive says where that is less. */
function roadMinutes(from: Point, to: Point, { place, roads }: Pick<Way, 'place' | 'roads'>, pace: number): number {
  const estimate = legBetween(from, to, place.hilly, NO_ROADS)?.minutes ?? 0
  const known = legBetween(from, to, place.hilly, roads)?.minutes ?? 0
  const km = straightKm(from, to)
  return known === estimate && km >= LEAST_KM ? Math.min(estimate, Math.ceil((WINDING * pace * km) / 5) * 5) : known
}

/** Whoever is on the road at the end of lunch eats on the way. */
function withLunch(moves: readonly Move[]): Move[] {
  const first = moves[0]
  const last = moves.at(-1)
  if (!first || !last) return [...moves]
  const until = dayOf(first) * DAY + LUNCH.until
  const isOverLunch = first.start < until && last.start + last.minutes > until - 30
  const along = moves.findLastIndex(({ start }) => start < until)
  if (!isOverLunch || moves.some(({ note }) => note.includes(text.lunchAlong))) return [...moves]
  return moves.map((move, index) =>
    index === along ? { ...move, note: [move.note, text.lunchAlong].filter(Boolean).join(' ') } : move,
  )
}

/** The drafts with the visits on the way, each after the part of the drive that leads there. */
export function withWayStops(drafts: readonly Draft[], stops: readonly WayStop[]): Draft[] {
  return drafts.flatMap((draft): Draft[] => {
    const stop = stops.find(
      ({ visit, start }) =>
        draft.role === 'travel' &&
        draft.lat === visit.spot.lat &&
        draft.lon === visit.spot.lon &&
        draft.day * DAY + (draft.fixedStart ?? 0) + draft.minutes === start,
    )
    return stop ? [draft, stopItem(stop)] : [draft]
  })
}

const stopItem = ({ visit, start }: WayStop): Draft => ({
  ...blank,
  role: 'visit',
  kind: 'visit',
  costPart: 'entry',
  day: Math.floor(start / DAY),
  title: visit.title,
  minutes: visit.minutes,
  lat: visit.spot.lat,
  lon: visit.spot.lon,
  highlight: visit.facts.name,
})
