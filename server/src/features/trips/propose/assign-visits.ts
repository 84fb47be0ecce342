import { BASE, type Room, type Timeline, timelineOf, type WayMinutes } from './day-timeline.ts'
import { atAnyTime, type DayLight, type Slot, slotsOf, type Visit } from './visits.ts'

/** A day with its limits, its light, and which visits are allowed on it. */
export type OpenDay = { room: Room; light: DayLight; allows: (visit: Visit) => boolean }

type Placed = { visit: Visit; slots: readonly Slot[] }

/** What a visit more costs on a day that has some already, in minutes of travel: it spreads visits over the days. */
const CROWDING = 10
const WAITING = 0.25
/** Of equal days the earlier one is taken. */
const LATER_DAY = 2

/**
 * Puts the visits, best first, each on the day and at the position where it adds the least travel and waiting. A visit
 * that no day holds is left out. Days are in the order given.
 */
export function assignVisits(days: readonly OpenDay[], visits: readonly Visit[], way: WayMinutes): (Timeline | null)[] {
  const placed: Placed[][] = days.map(() => [])
  const lines = days.map(({ room }) => timelineOf(room, [], way))
  const place = (visit: Visit): boolean => {
    let best: { day: number; order: Placed[]; line: Timeline; cost: number } | null = null
    for (const [at, { room, light, allows }] of days.entries()) {
      const known = placed[at] ?? []
      const now = lines[at]
      if (!now || known.length >= room.mostVisits || !allows(visit)) continue
      const slots = slotsOf(visit, light)
      if (slots.length === 0 || room.to < (slots[0]?.from ?? 0)) continue
      for (let index = 0; index <= known.length; index++) {
        const order = [...known.slice(0, index), { visit, slots }, ...known.slice(index)]
        const line = timelineOf(room, order, way)
        if (!line) continue
        const cost =
          line.travel - now.travel + WAITING * (line.waiting - now.waiting) + CROWDING * known.length + LATER_DAY * at
        if (!best || cost < best.cost) best = { day: at, order, line, cost }
      }
    }
    if (!best) return false
    placed[best.day] = best.order
    lines[best.day] = best.line
    return true
  }
  for (const visit of visits) {
    if (place(visit)) continue
    const other = atAnyTime(visit)
    if (other) place(other)
  }
  return lines
}

/** Minutes of the ways between visits and the hotel, computed once for each pair. */
export function wayMinutes(count: number, minutesOf: (from: number, to: number) => number): WayMinutes {
  const size = count + 1
  const known = new Int32Array(size * size).fill(-1)
  return (from, to) => {
    const index = (from - BASE) * size + (to - BASE)
    const minutes = known[index] ?? -1
    if (minutes >= 0) return minutes
    const computed = minutesOf(from, to)
    known[index] = computed
    return computed
  }
}
