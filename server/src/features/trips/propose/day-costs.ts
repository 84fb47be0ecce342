import { type Point, straightKm } from '@saathi/shared/trips/legs'
import { BREAKFAST, EARLY_WAY, MORE_FAR_OUT } from './day-hours.ts'
import { BASE, type Room, type Timeline, type WayMinutes } from './day-room.ts'
import { hourCost } from './hour-costs.ts'
import type { DayLight, Slot, TimeOfDay, Visit } from './visits.ts'

/** A day with its limits, its light, and which visits are allowed on it. */
export type OpenDay = {
  room: Room
  light: DayLight
  way: WayMinutes
  allows: (visit: Visit) => boolean
  /** The sights of a full day end by then, but for those of the evening. */
  fullBy: number
  /** One is out from its beginning, and not in a hotel until the first visit. */
  isOut?: boolean
  /** Most minutes of walks. */
  mostOnFoot: number
}

export type Placed = { visit: Visit; slots: readonly Slot[] }

/** What a day costs, in minutes of travel; one waits between two visits, or from breakfast for the first. */
const WAITING = 0.25
/** Each minute beyond these between two visits, and not at the hotel, costs one more. */
const PAUSE_AWAY = 60
/** A free morning is a lost one: its minutes cost so many times as much. */
const MORNING_LOST = 2
/** A whole day with a sight, and each minute that it has less than this of visits and ways: another is left for a day out, or free. */
const OPEN_DAY = 20
const FILLED = 300
const THIN = 0.25
/** A part of a day, after the arrival or before the way home, with nothing to see. */
const EMPTY_PART = 60
/** Of a visit, for each day that it comes later; the sights for which one comes are wanted soon. */
const LATER_DAY = { headline: 60, other: 3 }
/** To set off early for a sight on the day on which one leaves, where another day holds it too. */
const EARLY_LEAVING = 240
/** After a night on board the minutes on the road beyond these cost so many. */
const TIRED = { road: 60, costs: 3 }
/** Minutes beyond these tire, each by a share of one on the road. */
const EASY_DAY = 420
const TIRING = 0.3
/** The same outing once more on a day, where another day could have it. */
const AGAIN = 60
/** Each minute of visits after the day is full. */
const OVERRUN = 1.5
/** For each of at most so many neighbours that are on another day. */
export const APART = 50
export const MOST_APART = 4
/** For a visit on whose road one drives on another day too: the car for it is paid twice. */
export const ROAD_AGAIN = 40
/** Sights so near to each other are seen on one day. */
const NEAR_KM = 1.5
const NEAR_DEGREES = NEAR_KM / 111
export function costOf(
  { entries, travel, busy }: Timeline,
  { room, light, fullBy, isOut: startsOut = false }: OpenDay,
  order: readonly Placed[],
  nth: number,
) {
  if (order.length === 0) return isWhole(room) ? 0 : EMPTY_PART
  let waiting = 0
  let away = 0
  let isAway = false
  let sinceVisit = 0
  let awaySince = 0
  let end = 0
  let isOut = startsOut
  for (const entry of entries) {
    if (entry.kind === 'free' && (isOut || room.wakesThere)) sinceVisit += entry.minutes
    if (entry.kind === 'move' || ('atBase' in entry && entry.atBase)) isAway = false
    if (isAway && (entry.kind === 'free' || entry.kind === 'heat')) awaySince += entry.minutes
    if (entry.kind !== 'visit') continue
    away += Math.max(0, awaySince - PAUSE_AWAY)
    awaySince = 0
    isAway = true
    // Nobody waits at the hotel for what is seen in the evening: the hours before are free for other sights.
    if (isOut) waiting += sinceVisit
    else if (!EVENINGS.includes(entry.visit.time)) waiting += MORNING_LOST * sinceVisit
    sinceVisit = 0
    isOut = true
    if (entry.visit.time === 'any' && !entry.visit.isFood) end = entry.start + entry.minutes
  }
  const isEarly = entries[0]?.kind === 'breakfast' && entries[0].start < BREAKFAST.at
  return (
    travel +
    (room.tired ? (TIRED.costs - 1) * Math.max(0, travel - TIRED.road) : 0) +
    (isWhole(room) ? OPEN_DAY + thinCost(busy) : 0) +
    (isEarly && room.leaves ? EARLY_LEAVING : 0) +
    WAITING * waiting +
    away +
    TIRING * Math.max(0, busy - EASY_DAY) +
    OVERRUN * Math.max(0, end - fullBy) +
    AGAIN * countAgain(order) +
    hourCost(entries, light) +
    nth * laterSum(order)
  )
}

const EVENINGS: readonly TimeOfDay[] = ['sunset', 'dusk', 'dark', 'evening', 'night']

/** From morning to night at the place. */
export const isWhole = ({ wakesThere, leaves }: Room): boolean => wakesThere && !leaves

const thinCost = (busy: number): number => THIN * Math.max(0, FILLED - busy)

/** What one more visit costs a day at least. */
export const leastCost = (room: Room, known: readonly Placed[], busy: number): number =>
  known.length === 0 ? (isWhole(room) ? OPEN_DAY : -EMPTY_PART) : isWhole(room) ? -thinCost(busy) : 0

const countAgain = (order: readonly Placed[]): number =>
  order.filter(
    ({ visit }, at) => visit.half && order.slice(0, at).some((each) => each.visit.facts.name === visit.facts.name),
  ).length

export const laterCost = ({ isHeadline }: Visit): number => LATER_DAY[isHeadline ? 'headline' : 'other']

export const laterSum = (order: readonly Placed[]): number =>
  order.reduce((sum, { visit }) => sum + laterCost(visit), 0)

/** Whether a day could hold one more visit, were there no ways. */
export function mayHold({ room, mostOnFoot }: OpenDay, known: readonly Placed[], visit: Visit): boolean {
  let there = 0
  let onFoot = 0
  let most = mostOnFoot
  for (const { minutes, isOnFoot, isHeadline } of [visit, ...known.map((each) => each.visit)]) {
    there += minutes
    if (isOnFoot) onFoot += minutes
    // A walk for which one comes is the only one of its day, however long.
    if (isOnFoot && isHeadline) most = Math.max(most, minutes)
  }
  return (known.length === 0 || there <= room.holds) && onFoot <= most
}

/** The most minutes on the road for each one at the sights, on the days on which one comes and goes. */
const MOST_ROAD = { comes: 1.5, goes: 1 }

/**
 * Whether a day of coming or going would be spent on the road; the sights for which one comes are worth it, and before one
 * leaves also those for which the bill has a car.
 */
export function isOnlyRoad({ travel, busy }: Timeline, { room }: OpenDay, order: readonly Placed[]): boolean {
  const { leaves } = room
  if (leaves !== room.wakesThere) return false
  if (order.some(({ visit }) => visit.isHeadline || (leaves && visit.car !== undefined))) return false
  return travel > MOST_ROAD[leaves ? 'goes' : 'comes'] * (busy - travel)
}

/** Visits so many minutes from each other belong to one day, where the hotel is at least twice as far, and so many minutes. */
const NEAR_WAY = 20
const FAR_WAY = 25
/** What the bill has one car for is seen on one day, where it is no farther from each other. */
const SAME_CAR_WAY = 60

/** The indexes of the visits near each one: a short walk away, or in one far corner. */
export function nearVisits(days: readonly OpenDay[], visits: readonly Visit[]): ReadonlyMap<number, readonly number[]> {
  const near = new Map<number, number[]>(visits.map(({ index }) => [index, []]))
  const ways = [...new Set(days.map(({ way }) => way))]
  const fromHotel = new Map(visits.map(({ index }) => [index, Math.min(...ways.map((way) => way(BASE, index)))]))
  const isFar = (index: number, minutes: number) => (fromHotel.get(index) ?? 0) >= Math.max(FAR_WAY, 2 * minutes)
  for (const [at, { index, spot, car }] of visits.entries())
    for (const other of visits.slice(at + 1)) {
      const minutes = ways[0]?.(index, other.index) ?? 0
      const isCorner = minutes <= NEAR_WAY && isFar(index, minutes) && isFar(other.index, minutes)
      const isOneCar =
        car !== undefined &&
        car === other.car &&
        minutes <= SAME_CAR_WAY &&
        [index, other.index].every((each) => (fromHotel.get(each) ?? 0) >= FAR_WAY)
      if (!isCorner && !isOneCar && !isWalk(spot, other.spot)) continue
      near.get(index)?.push(other.index)
      near.get(other.index)?.push(index)
    }
  return near
}

/** Two visits on one day spare at least so many minutes on the road, and are not far apart for what that spares. */
const SPARED = 60
const NOT_FAR = 45

/**
 * The indexes of the visits with which each one shares much of its road: one drives out once for both. Two that no day could
 * hold do not count.
 */
export function roadVisits(days: readonly OpenDay[], visits: readonly Visit[]): ReadonlyMap<number, readonly number[]> {
  const ways = [...new Set(days.map(({ way }) => way))]
  const fromHotel = new Map(visits.map(({ index }) => [index, Math.min(...ways.map((way) => way(BASE, index)))]))
  const holds = Math.max(...days.map(({ room }) => room.holds))
  const isShared = (one: Visit, other: Visit) => {
    const between = ways[0]?.(one.index, other.index) ?? 0
    const [there, back] = [one, other].map(({ index }) => fromHotel.get(index) ?? 0) as [number, number]
    const road = there + back
    const most = holds + (Math.min(there, back) >= EARLY_WAY ? MORE_FAR_OUT : 0)
    const spared = road - between
    const isFar = between > Math.max(NOT_FAR, spared / 2)
    return spared >= SPARED && !isFar && one.minutes + other.minutes + road + between <= most
  }
  return new Map(
    visits.map((visit) => [
      visit.index,
      visits.flatMap((other) => (other !== visit && isShared(visit, other) ? other.index : [])),
    ]),
  )
}

const isWalk = (from: Point, to: Point): boolean =>
  Math.abs(from.lat - to.lat) <= NEAR_DEGREES && straightKm(from, to) <= NEAR_KM
