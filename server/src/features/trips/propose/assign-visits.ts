import {
  costOf,
  EMPTY_DAY,
  isOnlyRoad,
  laterCost,
  laterSum,
  mayHold,
  nearVisits,
  type OpenDay,
  type Placed,
} from './day-costs.ts'
import { START, type Timeline, type WayMinutes } from './day-room.ts'
import { buildTimeline } from './day-timeline.ts'
import { atAnyTime, findSlots, type Slot, type Visit } from './visits.ts'

/** For each of at most so many neighbours that are on another day. */
const APART = 50
const MOST_APART = 4
/** A day with fewer minutes of visits has little to see; what it costs at most to put them on the others. */
const LITTLE = 150
const MOST_TO_LEAVE = EMPTY_DAY + 90
/** What it costs at most that a day without a sight takes one of a fuller day. */
const MOST_TO_FILL = MOST_APART * APART
const MORE_ROAD = { whole: 30, half: 60 }
/** A day with fewer minutes of visits and ways gives none. */
const MUCH = { whole: 330, half: 210 }

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
  leave?: () => ((at: number) => boolean) | null,
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
  const neighbours = nearVisits(visits)
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
  if (!isCopy) fillDays()
  return lines

  /** Asks of the whole days with little to see, the emptiest first, until there is nothing elsewhere; one day at least is spent at the place. */
  function leaveDays(findAsk: () => ((at: number) => boolean) | null): void {
    const whole = days.flatMap(({ room }, at) =>
      room.wakesThere && !room.leaves && !room.moves && lines[at] ? [at] : [],
    )
    const minutesAt = (at: number) => (placed[at] ?? []).reduce((sum, { visit }) => sum + visit.minutes, 0)
    const thin = whole
      .filter((at) => minutesAt(at) < LITTLE && (placed[at] ?? []).every(({ visit }) => visit.day === undefined))
      .sort((a, b) => minutesAt(a) - minutesAt(b))
    const ask = thin.length > 0 ? findAsk() : null
    if (!ask) return
    for (const at of thin) {
      if (closed.size >= whole.length - 1) return
      const before = { placed: [...placed], lines: [...lines] }
      const isEmptied = emptyDay(at)
      if (isEmptied && ask(at)) continue
      closed.delete(at)
      placed.splice(0, placed.length, ...before.placed)
      lines.splice(0, lines.length, ...before.lines)
      if (isEmptied) return
    }
  }

  /** Puts the visits of a day on others; false where that cannot be or costs too much. */
  function emptyDay(at: number): boolean {
    const day = days[at]
    const moved = placed[at] ?? []
    closed.add(at)
    if (moved.length === 0) return true
    const cost = costOfAll()
    placed[at] = []
    lines[at] = day ? buildTimeline(day.room, [], day.way) : null
    return moved.every(({ visit }) => tryToPut(visit)) && costOfAll() <= cost + MOST_TO_LEAVE
  }

  /** A day without a sight takes some of the fullest one: a whole day until that is no longer full, the day on which one leaves or comes one. */
  function fillDays(): void {
    for (const [at, { room }] of days.entries()) {
      if (closed.has(at) || !lines[at] || (placed[at] ?? []).length > 0) continue
      const isWhole = room.wakesThere && !room.leaves
      do {
        const count = (placed[at] ?? []).length
        const fullest = placed.reduce(
          (most, order, nth) => (order.length > (placed[most]?.length ?? 0) ? nth : most),
          0,
        )
        const isFull = (lines[fullest]?.busy ?? 0) >= (isWhole ? MUCH.whole : MUCH.half)
        if (!isFull || (placed[fullest]?.length ?? 0) < count + 2 || !takeFrom(fullest, at, isWhole)) break
      } while (isWhole)
    }
  }

  /** Moves the visit that costs the least there from one day to another. */
  function takeFrom(from: number, to: number, isWhole: boolean): boolean {
    const day = days[from]
    const [order, line] = [placed[from] ?? [], lines[from] ?? null]
    const before = (line?.travel ?? 0) + (lines[to]?.travel ?? 0)
    let best: { placing: Placing; rest: Placed[]; without: Timeline } | null = null
    for (const { visit } of order) {
      if (visit.isHeadline || !day) continue
      const rest = order.filter((each) => each.visit !== visit)
      const without = buildTimeline(day.room, rest, day.way)
      if (!without) continue
      const saved = costAt(from) + apartOn(visit, from) - costOf(without, day, rest, from)
      placed[from] = rest
      lines[from] = without
      const placing = bestFor(
        visit,
        days[to]?.room.day,
        saved + Math.min(MOST_TO_FILL, best?.placing.cost ?? MOST_TO_FILL),
      )
      placed[from] = order
      lines[from] = line
      const more = (placing?.line.travel ?? 0) + without.travel - before
      if (placing && more <= MORE_ROAD[isWhole ? 'whole' : 'half'])
        best = { placing: { ...placing, cost: placing.cost - saved }, rest, without }
    }
    if (!best) return false
    placed[from] = best.rest
    lines[from] = best.without
    put(best.placing)
    return true
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
