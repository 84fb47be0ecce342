import { type Room, START, type Timeline, type WayMinutes } from './day-room.ts'
import { buildTimeline } from './day-timeline.ts'
import { atAnyTime, type DayLight, findSlots, type Slot, type Visit } from './visits.ts'

/** A day with its limits, its light, and which visits are allowed on it. */
export type OpenDay = { room: Room; light: DayLight; way: WayMinutes; allows: (visit: Visit) => boolean }

type Placed = { visit: Visit; slots: readonly Slot[] }

/** The cost of each pair of visits on a day, in minutes of travel: it spreads them over the days. */
const CROWDING = 8
const WAITING = 0.25
/** Of equal days the earlier one is taken. */
const LATER_DAY = 2
/** Minutes beyond these tire, each by a share of one on the road. */
const EASY_DAY = 360
const TIRING = 0.3

const costOf = ({ travel, waiting, busy }: Timeline, visits: number, nth: number): number =>
  travel +
  WAITING * waiting +
  (CROWDING * visits * (visits - 1)) / 2 +
  TIRING * Math.max(0, busy - EASY_DAY) +
  LATER_DAY * nth * visits

type Placing = { day: number; order: Placed[]; line: Timeline; cost: number }

/**
 * Puts the visits, best first, each on the day and at the position where it costs the least, and then moves each once
 * more to where it costs less. One that is wanted on a day stays on it where it can. For a visit that no day holds, and that
 * only some could have, another goes to another day; where that cannot be it is left out. Days are in the order given.
 */
export function assignVisits(days: readonly OpenDay[], visits: readonly Visit[]): (Timeline | null)[] {
  const placed: Placed[][] = days.map(() => [])
  const lines = days.map(({ room, way }) => buildTimeline(room, [], way))
  const slots = slotsByDay(days)
  const costAt = (at: number) => {
    const line = lines[at]
    return line ? costOf(line, placed[at]?.length ?? 0, at) : 0
  }

  const bestFor = (visit: Visit, only?: number): Placing | null => {
    let best: Placing | null = null
    for (const [at, { room, way }] of days.entries()) {
      if (only !== undefined && room.day !== only) continue
      const known = placed[at] ?? []
      const starts = slots(visit, at)
      if (!lines[at] || known.length >= room.mostVisits || starts.length === 0) continue
      // A second safari is for another day.
      if (known.some((each) => each.visit.facts.name === visit.facts.name)) continue
      const now = costAt(at)
      for (let index = 0; index <= known.length; index++) {
        const order = [...known.slice(0, index), { visit, slots: starts }, ...known.slice(index)]
        const line = buildTimeline(room, order, way)
        if (!line) continue
        const cost = costOf(line, order.length, at) - now
        if (!best || cost < best.cost) best = { day: at, order, line, cost }
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
        const without = other.day === undefined ? buildTimeline(room, rest, way) : null
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
  for (const visit of left) if (!tryToPut(visit)) displace(visit)
  for (const [at, { room, way }] of days.entries())
    for (const { visit } of [...(placed[at] ?? [])]) {
      if (visit.day !== undefined) continue
      const order = placed[at] ?? []
      const line = lines[at]
      const rest = order.filter((each) => each.visit !== visit)
      const without = buildTimeline(room, rest, way)
      if (!line || !without) continue
      const saved = costAt(at) - costOf(without, rest.length, at)
      placed[at] = rest
      lines[at] = without
      const best = bestFor(visit)
      if (best && best.cost < saved - 1) put(best)
      else {
        placed[at] = order
        lines[at] = line
      }
    }
  return lines
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
