import { buildTimeline } from './build-timeline.ts'
import {
  APART,
  costOf,
  isOnlyRoad,
  laterCost,
  leastCost,
  MOST_APART,
  mayHold,
  nearVisits,
  type OpenDay,
  type Placed,
  ROAD_AGAIN,
  roadVisits,
} from './day-costs.ts'
import type { Timeline } from './day-room.ts'
import { atAnyTime, findSlots, isAnyHourWorth, type Slot, type Visit } from './visits.ts'

/** A visit on a day, with what it costs there beyond the day without it. */
export type Placing = { day: number; order: Placed[]; line: Timeline; cost: number }
type State = { placed: Placed[][]; lines: (Timeline | null)[] }

/** The visits that days hold, in their orders, and what that costs. Days are named by their positions. */
export class DayPlan {
  placed: Placed[][]
  lines: (Timeline | null)[]
  /** Days that are spent elsewhere. */
  readonly closed = new Set<number>()
  readonly days: readonly OpenDay[]
  readonly slots: (visit: Visit, at: number) => readonly Slot[]
  private readonly neighbours: ReadonlyMap<number, readonly number[]>
  private readonly onOneRoad: ReadonlyMap<number, readonly number[]>

  constructor(days: readonly OpenDay[], visits: readonly Visit[]) {
    this.days = days
    this.placed = days.map(() => [])
    this.lines = days.map(({ room, way }) => buildTimeline(room, [], way))
    this.slots = slotsByDay(days)
    this.neighbours = nearVisits(days, visits)
    this.onOneRoad = roadVisits(days, visits)
  }

  visitsOn = (at: number): Visit[] => (this.placed[at] ?? []).map(({ visit }) => visit)

  dayOf = (index: number): number => this.placed.findIndex((each) => each.some(({ visit }) => visit.index === index))

  costAt(at: number): number {
    const [day, line] = [this.days[at], this.lines[at]]
    return day && line ? costOf(line, day, this.placed[at] ?? [], at) : 0
  }

  /** The cost of all days, and of the neighbours that are on different ones. */
  cost(): number {
    return this.days.reduce(
      (sum, _, at) =>
        sum + this.costAt(at) + this.visitsOn(at).reduce((apart, each) => apart + this.apartOn(each, at), 0) / 2,
      0,
    )
  }

  /** The visits on other days that are near one, and those on the same road. */
  nearOnOthers = (visit: Visit, at: number): Visit[] => this.onOthers(this.neighbours.get(visit.index) ?? [], at)
  alongOnOthers = (visit: Visit, at: number): Visit[] => this.onOthers(this.onOneRoad.get(visit.index) ?? [], at)

  /** The visits of a day on the same road as one of them, or near it. */
  alongOn(visit: Visit, at: number): Visit[] {
    const mates = [this.onOneRoad, this.neighbours].flatMap((others) => others.get(visit.index) ?? [])
    return this.visitsOn(at).filter(({ index }) => mates.includes(index))
  }

  private onOthers = (indexes: readonly number[], at: number): Visit[] =>
    indexes.flatMap((index) => {
      const other = this.dayOf(index)
      return other === -1 || other === at ? [] : this.visitsOn(other).filter((each) => each.index === index)
    })

  /** What it costs that neighbours of a visit, or others on its road, are on other days than this one. */
  apartOn = (visit: Visit, at: number): number => this.apartBy(visit)(at)

  private apartBy(visit: Visit): (at: number) => number {
    const daysOf = (others: ReadonlyMap<number, readonly number[]>) =>
      (others.get(visit.index) ?? []).map(this.dayOf).filter((day) => day !== -1)
    const [near, along] = [daysOf(this.neighbours), daysOf(this.onOneRoad)]
    return (at) => {
      const apart = near.reduce((count, day) => (day === at ? count : count + 1), 0)
      if (apart > 0) return APART * Math.min(MOST_APART, apart)
      return along.some((day) => day !== at) ? ROAD_AGAIN : 0
    }
  }

  /** The day and position where a visit costs the least, below `most`; a day that costs more by itself is not tried. */
  bestFor(visit: Visit, only?: number, most = Number.POSITIVE_INFINITY): Placing | null {
    let best: Placing | null = null
    const apartOn = this.apartBy(visit)
    for (const [at, day] of this.days.entries()) {
      const { room, way } = day
      if (this.closed.has(at) || (only !== undefined && at !== only)) continue
      const known = this.placed[at] ?? []
      const starts = this.slots(visit, at)
      if (!this.lines[at] || known.length >= room.mostVisits || starts.length === 0) continue
      if (known.some((each) => each.visit.facts.name === visit.facts.name && each.visit.half === visit.half)) continue
      const apart = apartOn(at)
      const least = apart + at * laterCost(visit) + leastCost(room, known, this.lines[at]?.busy ?? 0)
      if (least >= (best?.cost ?? most) || !mayHold(day, known, visit)) continue
      const now = this.costAt(at) - apart
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

  put({ day, order, line }: Pick<Placing, 'day' | 'order' | 'line'>): void {
    this.placed[day] = order
    this.lines[day] = line
  }

  /** Puts a visit where it costs the least; false where no day has room for it. */
  tryToPut(visit: Visit, only?: number): boolean {
    const other = visit.half ? { ...visit, half: undefined } : atAnyTime(visit)
    const atItsHour = this.bestFor(visit, only)
    const isSettled = !other || (atItsHour !== null && (visit.half !== undefined || !isAnyHourWorth(visit)))
    const best = isSettled ? atItsHour : (this.bestFor(other, only, atItsHour?.cost) ?? atItsHour)
    const placing = best ?? (visit.isHeadline ? this.bestFor({ ...(other ?? visit), bearsNoon: true }, only) : null)
    if (placing) this.put(placing)
    return placing !== null
  }

  /** Takes a visit from its day; false where the day could not be without it. */
  take(visit: Visit, at: number): boolean {
    const day = this.days[at]
    const order = (this.placed[at] ?? []).filter((each) => each.visit !== visit)
    const line = day ? buildTimeline(day.room, order, day.way) : null
    if (line) this.put({ day: at, order, line })
    return line !== null
  }

  clear(at: number): void {
    const day = this.days[at]
    this.placed[at] = []
    this.lines[at] = day ? buildTimeline(day.room, [], day.way) : null
  }

  save = (): State => ({ placed: [...this.placed], lines: [...this.lines] })

  restore({ placed, lines }: State): void {
    this.placed = [...placed]
    this.lines = [...lines]
  }

  /** The visits of one day as they would be on another, in the same order; null where it cannot have them. */
  dayWith(visits: readonly Placed[], at: number): Pick<Placing, 'day' | 'order' | 'line'> | null {
    const day = this.days[at]
    const order = visits.map(({ visit }) => ({ visit, slots: this.slots(visit, at) }))
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
        const starts = allows(visit) ? inHalf(visit, findSlots(visit, light)) : []
        return room.to < (starts[0]?.from ?? 0) ? [] : starts
      })
      known.set(visit, all)
    }
    return all[at] ?? []
  }
}

/** The starts in the half of the day for which a visit is. */
const inHalf = ({ half }: Visit, slots: readonly Slot[]): readonly Slot[] =>
  half ? slots.filter(({ from }) => from < NOON === (half === 'morning')) : slots
const NOON = 12 * 60
