import { straightKm } from '@saathi/shared/trips/legs'
import { type Room, START, type Timeline, type WayMinutes } from './day-room.ts'
import { buildTimeline } from './day-timeline.ts'
import { atAnyTime, type DayLight, findSlots, type Slot, type Visit } from './visits.ts'

/** A day with its limits, its light, and which visits are allowed on it. */
export type OpenDay = {
  room: Room
  light: DayLight
  way: WayMinutes
  allows: (visit: Visit) => boolean
  /** The sights of a full day end by then, but for those of the evening. */
  fullBy: number
  /** Most minutes of walks. */
  mostOnFoot: number
}

type Placed = { visit: Visit; slots: readonly Slot[] }

/** What a day costs, in minutes of travel; one waits between two visits. */
const WAITING = 0.25
/** A day at the place with nothing to see. */
const EMPTY_DAY = 60
/** Of a visit, for each day that it comes later; the sights for which one comes are wanted soon. */
const LATER_DAY = { headline: 60, other: 3 }
/** Minutes beyond these tire, each by a share of one on the road. */
const EASY_DAY = 420
const TIRING = 0.3
/** Each minute of visits after the day is full. */
const OVERRUN = 1.5
/** Sights so near to each other are seen on one day. */
const NEAR_KM = 1.5
const NEAR_DEGREES = NEAR_KM / 111
/** For each of at most so many neighbours that are on another day. */
const APART = 50
const MOST_APART = 4
/** A day with fewer minutes of visits has little to see; what it costs at most to put them on the others. */
const LITTLE = 150
const MOST_TO_LEAVE = EMPTY_DAY + 90

function costOf({ entries, travel, busy }: Timeline, { room, fullBy }: OpenDay, order: readonly Placed[], nth: number) {
  if (order.length === 0) return room.wakesThere ? EMPTY_DAY : 0
  let waiting = 0
  let sinceVisit = 0
  let end = 0
  let isOut = false
  for (const entry of entries) {
    if (entry.kind === 'free' && isOut) sinceVisit += entry.minutes
    if (entry.kind !== 'visit') continue
    waiting += sinceVisit
    sinceVisit = 0
    isOut = true
    if (entry.visit.time === 'any' && !entry.visit.isFood) end = entry.start + entry.minutes
  }
  return (
    travel +
    WAITING * waiting +
    TIRING * Math.max(0, busy - EASY_DAY) +
    OVERRUN * Math.max(0, end - fullBy) +
    nth * laterSum(order)
  )
}

const laterCost = ({ isHeadline }: Visit): number => LATER_DAY[isHeadline ? 'headline' : 'other']

const laterSum = (order: readonly Placed[]): number => order.reduce((sum, { visit }) => sum + laterCost(visit), 0)

type Placing = { day: number; order: Placed[]; line: Timeline; cost: number }

/**
 * Puts the visits, best first, each on the day and at the position where it costs the least, and then moves each once
 * more to where it costs less. One that is wanted on a day stays on it where it can. For a visit that no day holds, and that
 * only some could have, another goes to another day; where that cannot be it is left out. Days are in the order given. `leave`:
 * asked of each whole day that has little to see, or nothing, whether one goes elsewhere on it; then other days hold its visits.
 */
export function assignVisits(
  days: readonly OpenDay[],
  visits: readonly Visit[],
  leave?: (at: number) => boolean,
): (Timeline | null)[] {
  const placed: Placed[][] = days.map(() => [])
  const lines = days.map(({ room, way }) => buildTimeline(room, [], way))
  const slots = slotsByDay(days)
  const closed = new Set<number>()
  const costAt = (at: number) => {
    const [day, line] = [days[at], lines[at]]
    return day && line ? costOf(line, day, placed[at] ?? [], at) : 0
  }
  const costOfAll = () => days.reduce((sum, _, at) => sum + costAt(at), 0)
  const neighbours = neighboursOf(visits)
  const dayOf = (index: number) => placed.findIndex((each) => each.some(({ visit }) => visit.index === index))
  /** The cost of the neighbours of a visit that are on other days than this one. */
  const apartOn = (visit: Visit, at: number) => {
    const apart = (neighbours.get(visit.index) ?? []).filter((index) => ![-1, at].includes(dayOf(index)))
    return APART * Math.min(MOST_APART, apart.length)
  }

  /** The day and position where a visit costs the least, below `most`; a day that costs more by itself is not tried. */
  const bestFor = (visit: Visit, only?: number, most = Number.POSITIVE_INFINITY): Placing | null => {
    let best: Placing | null = null
    for (const [at, day] of days.entries()) {
      const { room, way } = day
      if (closed.has(at) || (only !== undefined && room.day !== only)) continue
      const known = placed[at] ?? []
      const starts = slots(visit, at)
      if (!lines[at] || known.length >= room.mostVisits || starts.length === 0) continue
      // A second safari is for another day.
      if (known.some((each) => each.visit.facts.name === visit.facts.name)) continue
      const apart = apartOn(visit, at)
      const least = apart + at * laterCost(visit) + (known.length === 0 && room.wakesThere ? -EMPTY_DAY : 0)
      if (least >= (best?.cost ?? most) || !mayHold(day, known, visit)) continue
      const now = costAt(at) - apart
      for (let index = 0; index <= known.length; index++) {
        const order = [...known.slice(0, index), { visit, slots: starts }, ...known.slice(index)]
        const line = buildTimeline(room, order, way)
        if (!line || isOnlyRoad(line, day, order)) continue
        const cost = costOf(line, day, order, at) - now
        if (cost < (best?.cost ?? most)) best = { day: at, order, line, cost }
      }
    }
    return best
  }
  const put = ({ day, order, line }: Placing) => {
    placed[day] = order
    lines[day] = line
  }

  const tryToPut = (visit: Visit, only?: number): boolean => {
    const other = atAnyTime(visit)
    const best = bestFor(visit, only) ?? (other && bestFor(other, only))
    if (best) put(best)
    return best !== null
  }

  /** Puts a visit that only some days have in the place of another, which goes to another day; false where that cannot be. */
  const displace = (visit: Visit): boolean => {
    if (days.every((_, at) => slots(visit, at).length > 0)) return false
    for (const [at, { room, way }] of days.entries())
      for (const { visit: other } of slots(visit, at).length > 0 ? (placed[at] ?? []) : []) {
        const [order, line] = [placed[at] ?? [], lines[at] ?? null]
        const rest = order.filter((each) => each.visit !== other)
        const without = buildTimeline(room, rest, way)
        if (!without) continue
        placed[at] = rest
        lines[at] = without
        const best = bestFor(visit, room.day)
        if (best) put(best)
        if (best && tryToPut(other)) return true
        placed[at] = order
        lines[at] = line
      }
    return false
  }

  const left = visits.filter((visit) => visit.day === undefined || !tryToPut(visit, visit.day))
  // A copy has the same days elsewhere, before what is wanted on a day that does not hold it takes their place.
  const isCopy = visits.some(({ day }) => day !== undefined)
  if (leave && isCopy) leaveDays(leave)
  let hasMoved = false
  const unseen = left.filter((visit) => !tryToPut(visit) && !displace(visit))
  for (const [at, day] of days.entries())
    for (const { visit } of [...(placed[at] ?? [])]) {
      const { room, way } = day
      if (visit.day !== undefined) continue
      const order = placed[at] ?? []
      const line = lines[at]
      const rest = order.filter((each) => each.visit !== visit)
      const without = buildTimeline(room, rest, way)
      if (!line || !without) continue
      const saved = costAt(at) + apartOn(visit, at) - costOf(without, day, rest, at)
      placed[at] = rest
      lines[at] = without
      const best = bestFor(visit, undefined, saved - 1)
      if (best) {
        put(best)
        hasMoved = true
      } else {
        placed[at] = order
        lines[at] = line
      }
    }
  swapDays()
  // A day from which others went may have room now.
  if (hasMoved) for (const visit of unseen) tryToPut(visit)
  if (leave && !isCopy) leaveDays(leave)
  return lines

  /** Asks of the whole days with little to see, the emptiest first; one day at least is spent at the place. */
  function leaveDays(ask: (at: number) => boolean): void {
    const whole = days.flatMap(({ room }, at) =>
      room.wakesThere && !room.leaves && !room.moves && lines[at] ? [at] : [],
    )
    const minutesAt = (at: number) => (placed[at] ?? []).reduce((sum, { visit }) => sum + visit.minutes, 0)
    const thin = whole
      .filter((at) => minutesAt(at) < LITTLE && (placed[at] ?? []).every(({ visit }) => visit.day === undefined))
      .sort((a, b) => minutesAt(a) - minutesAt(b))
    for (const at of thin) if (closed.size < whole.length - 1) leaveDay(at, ask)
  }

  function leaveDay(at: number, ask: (at: number) => boolean): void {
    const before = placed.map((order, nth) => ({ order, line: lines[nth] ?? null }))
    const cost = costOfAll()
    const moved = placed[at] ?? []
    closed.add(at)
    placed[at] = []
    const day = days[at]
    lines[at] = day ? buildTimeline(day.room, [], day.way) : null
    const isMoved = moved.every(({ visit }) => tryToPut(visit)) && costOfAll() <= cost + MOST_TO_LEAVE
    if (isMoved && ask(at)) return
    closed.delete(at)
    for (const [nth, { order, line }] of before.entries()) {
      placed[nth] = order
      lines[nth] = line
    }
  }

  /** Exchanges the visits of two days where that costs less: a day of headlines comes before one of others, and one without any last. */
  function swapDays(): void {
    for (const [later, second] of days.entries())
      for (const [earlier, first] of days.slice(0, later).entries()) {
        const [before, after] = [placed[earlier] ?? [], placed[later] ?? []]
        if (laterSum(after) <= laterSum(before) || first.way !== second.way) continue
        if ([...before, ...after].some(({ visit }) => visit.day !== undefined)) continue
        const moved = [dayWith(after, earlier), dayWith(before, later)]
        const [now, then] = moved
        if (!now || !then) continue
        const cost = costOf(now.line, first, now.order, earlier) + costOf(then.line, second, then.order, later)
        if (cost >= costAt(earlier) + costAt(later) - 1) continue
        put({ ...now, cost })
        put({ ...then, cost })
        hasMoved = true
      }
  }

  function dayWith(others: readonly Placed[], at: number): Omit<Placing, 'cost'> | null {
    const day = days[at]
    const order = others.map(({ visit }) => ({ visit, slots: slots(visit, at) }))
    if (!day || order.length > day.room.mostVisits || order.some((each) => each.slots.length === 0)) return null
    const line = buildTimeline(day.room, order, day.way)
    return line && !isOnlyRoad(line, day, order) ? { day: at, order, line } : null
  }
}

/** Whether a day could hold one more visit, were there no ways. */
function mayHold({ room, mostOnFoot }: OpenDay, known: readonly Placed[], visit: Visit): boolean {
  if (known.length === 0) return !visit.isOnFoot || visit.minutes <= mostOnFoot
  let there = visit.minutes
  let onFoot = visit.isOnFoot ? visit.minutes : 0
  for (const { visit: other } of known) {
    there += other.minutes
    if (other.isOnFoot) onFoot += other.minutes
  }
  return there <= room.holds && onFoot <= mostOnFoot
}

/** The most minutes on the road for each one at the sights, on the days on which one comes and goes. */
const MOST_ROAD = { comes: 1.5, goes: 1 }

/** Whether a day of coming or going would be spent on the road; the sights for which one comes are worth it. */
const isOnlyRoad = ({ travel, busy }: Timeline, { room }: OpenDay, order: readonly Placed[]): boolean =>
  room.leaves === room.wakesThere &&
  travel > MOST_ROAD[room.leaves ? 'goes' : 'comes'] * (busy - travel) &&
  !order.some(({ visit }) => visit.isHeadline)

/** The indexes of the visits near each one. */
function neighboursOf(visits: readonly Visit[]): ReadonlyMap<number, readonly number[]> {
  const near = new Map<number, number[]>(visits.map(({ index }) => [index, []]))
  for (const [at, { index, spot }] of visits.entries())
    for (const other of visits.slice(at + 1)) {
      if (Math.abs(spot.lat - other.spot.lat) > NEAR_DEGREES || straightKm(spot, other.spot) > NEAR_KM) continue
      near.get(index)?.push(other.index)
      near.get(other.index)?.push(index)
    }
  return near
}

/** The starts of a visit on a day, computed once; none when it is not for that day. */
function slotsByDay(days: readonly OpenDay[]): (visit: Visit, at: number) => readonly Slot[] {
  const known = new Map<Visit, (readonly Slot[])[]>()
  return (visit, at) => {
    let all = known.get(visit)
    if (!all) {
      all = days.map(({ room, light, allows }) => {
        const starts = allows(visit) ? findSlots(visit, light) : []
        return room.to < (starts[0]?.from ?? 0) ? [] : starts
      })
      known.set(visit, all)
    }
    return all[at] ?? []
  }
}

/** Minutes of the ways between visits and the hotels, computed once for each pair. */
export function wayMinutes(count: number, minutesOf: (from: number, to: number) => number): WayMinutes {
  const size = count - START
  const known = new Int32Array(size * size).fill(-1)
  return (from, to) => {
    const index = (from - START) * size + (to - START)
    const minutes = known[index] ?? -1
    if (minutes >= 0) return minutes
    const computed = minutesOf(from, to)
    known[index] = computed
    return computed
  }
}
