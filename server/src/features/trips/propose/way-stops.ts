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
/** Nearer sights are seen from the place: the road there need not be the one to the place. */
const LEAST_FROM_PLACE = 60
const LEAST_FROM_START = 20
/** A sight along the road is off the straight line by at most these shares of it, and of the way to the place. */
const MOST_DETOUR = 0.1
const MOST_ASIDE = 0.3
const LONGEST_STOP = 120
/** There, or at the night on the way, by then. */
const ENDS_BY = at(18)
/** One leaves earlier for a stop, but not before. */
const LEAVES_FROM = at(8)

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
  const split = bestSplit(onRoad(visits, from, way), way, (stops) => {
    const found = splitMove(move, stops, from, way.place, way, move.start)
    return found && found.ends <= dayOf(move) * DAY + ENDS_BY ? found : null
  })
  if (!split) return { plan, stops: [] }
  return { plan: { ...plan, out: [...plan.out.slice(0, -1), ...split.moves], arrives: split.ends }, stops: split.stops }
}

/**
 * The plan with stops at the sights along the first drive back: before a night on the way one comes there later, else one
 * leaves earlier.
 */
export function withStopsBack(plan: TravelPlan, visits: readonly Visit[], way: Way) {
  const [move, next] = plan.back
  if (move?.by !== 'road' || move.start !== plan.leaves) return { plan, stops: [] }
  const sleeps = next !== undefined && dayOf(next) > dayOf(move)
  const split = bestSplit(onRoad(visits, move.ends, way), way, (stops) => {
    const found = splitMove(move, [...stops].reverse(), way.place, move.ends, way, move.start)
    if (!found) return null
    if (sleeps) return found.ends <= dayOf(move) * DAY + ENDS_BY ? found : null
    const earlier = found.ends - move.start - move.minutes
    const start = move.start - earlier
    return start >= dayOf(move) * DAY + LEAVES_FROM
      ? splitMove(move, [...stops].reverse(), way.place, move.ends, way, start)
      : null
  })
  if (!split) return { plan, stops: [] }
  const leaves = split.moves[0]?.start ?? plan.leaves
  return { plan: { ...plan, back: [...split.moves, ...plan.back.slice(1)], leaves }, stops: split.stops }
}

const dayOf = ({ start }: Move): number => Math.floor(start / DAY)

/** The visits that lie along the road to a far end, the best first. */
function onRoad(visits: readonly Visit[], far: Point, { place, roads }: Way): Visit[] {
  const whole = straightKm(far, place)
  return visits.filter(({ spot, time, minutes, isFood }) => {
    if (time !== 'any' || isFood || minutes > LONGEST_STOP) return false
    const near = straightKm(spot, place)
    const detour = straightKm(far, spot) + near - whole
    return (
      detour <= Math.min(MOST_DETOUR * whole, MOST_ASIDE * near) &&
      toPlace(spot, place, roads) >= LEAST_FROM_PLACE &&
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
  { place, roads, lightOn }: Way,
  start: number,
): Split | null {
  const points = [from, ...visits.map(({ spot }) => spot), to]
  const legs = points
    .slice(1)
    .map((point, index) => legBetween(points[index] ?? from, point, place.hilly, roads)?.minutes ?? 0)
  // What the known hours of the whole drive have beyond the parts near the place belongs to its far part.
  const far = to === place ? 0 : legs.length - 1
  const rest = legs.reduce((sum, minutes, index) => sum + (index === far ? 0 : minutes), 0)
  legs[far] = Math.max(legs[far] ?? 0, inSteps(move.minutes) - rest)
  const light = lightOn(Math.floor(start / DAY))
  const moves: Move[] = []
  const stops: WayStop[] = []
  let clock = start
  for (const [index, minutes] of legs.entries()) {
    const visit = visits[index]
    const onwards = move.onwards || index > 0
    const [ends, endsIn] = visit ? [visit.spot, visit.title] : [move.ends, move.endsIn]
    const note = index === 0 ? move.note : ''
    moves.push({ ...move, start: clock, minutes, ends, endsIn, onwards, note, cost: index === 0 ? move.cost : 0 })
    clock += minutes
    if (!visit) continue
    const minute = clock % DAY
    if (!findSlots(visit, light).some((slot) => minute >= slot.from && minute <= slot.to)) return null
    stops.push({ visit, start: clock })
    clock += visit.minutes
  }
  return { moves: withLunch(moves), stops, ends: clock }
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
