import { isWhole, type OpenDay } from './day-costs.ts'
import { DayPlan } from './day-plan.ts'
import { BASE, START, type Timeline, type WayMinutes } from './day-room.ts'
import { gather, swapDays } from './gather-visits.ts'
import { isStroll } from './strolls.ts'
import type { Visit } from './visits.ts'

/** A day with fewer minutes of visits has little to see; what it costs at most, in minutes, to put them on the others. */
const LITTLE = 150
const MOST_TO_LEAVE = 240
/** Where two whole days or more have fewer minutes of visits and ways, a day with more to see is left too. */
const HALF_DAY = 360
const LITTLE_OF_MANY = 300
/** What it costs at most that a day without a sight takes one of a fuller day. */
const MOST_TO_FILL = 200
const MORE_ROAD = { whole: 30, part: 60 }
/** A day with fewer minutes of visits and ways gives none. */
const MUCH = { whole: 420, part: 210 }
/** How often all visits are moved. */
const MOST_ROUNDS = 2

/**
 * Puts the visits, best first, each on the day and at the position where it costs the least, and then moves single ones, and
 * groups of near ones, to where that costs less. One that is wanted on a day stays on it where it can. For a visit that no day
 * holds, and that only some could have, another goes to another day; where that cannot be it is left out. Days are in the order
 * given. `leave`: asked of each whole day that has little to see, or nothing, whether one goes elsewhere on it; then other days
 * hold its visits. `spares`: a day with more to see is not left, as the money is short.
 */
export function assignVisits(
  days: readonly OpenDay[],
  visits: readonly Visit[],
  leave?: () => ((at: number) => boolean) | null,
  spares = false,
): (Timeline | null)[] {
  const plan = new DayPlan(days, visits)
  const left = visits.filter((visit) => visit.day === undefined || !plan.tryToPut(visit, positionOf(days, visit)))
  // A copy has the same days elsewhere, before what is wanted on a day that does not hold it takes their place.
  const isCopy = visits.some(({ day }) => day !== undefined)
  if (leave && isCopy) leaveDays(plan, leave, spares)
  let unseen = left.filter((visit) => !plan.tryToPut(visit) && !displace(plan, visit))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const hasMoved = [moveEach(plan), gather(plan, round === 0), swapDays(plan)].some(Boolean)
    if (!hasMoved) break
    // A day from which others went may have room now.
    unseen = unseen.filter((visit) => !plan.tryToPut(visit))
  }
  if (leave && !isCopy) leaveDays(plan, leave, spares)
  if (!isCopy) {
    leaveOutFar(plan)
    fillDays(plan)
    useWholeDay(plan)
  }
  return plan.lines
}

const positionOf = (days: readonly OpenDay[], { day }: Visit): number => days.findIndex(({ room }) => room.day === day)

/**
 * Puts a visit that only some days have, or for which one comes, in the place of another, which goes to another day; false where
 * that cannot be. What one comes for is seen before what may be left out, but for what the bill pays.
 */
function displace(plan: DayPlan, visit: Visit): boolean {
  const allowed = plan.days.map((_, at) => plan.slots(visit, at).length > 0)
  if (!visit.isHeadline && allowed.every(Boolean)) return false
  const canGo = (other: Visit) =>
    visit.isHeadline && !other.isHeadline && other.day === undefined && other.car === undefined && !other.isPaid
  for (const [at, isAllowed] of allowed.entries())
    for (const other of isAllowed ? plan.visitsOn(at) : []) {
      const before = plan.save()
      if (plan.take(other, at) && putAt(plan, visit, at) && (plan.tryToPut(other) || canGo(other))) return true
      plan.restore(before)
    }
  return false
}

function putAt(plan: DayPlan, visit: Visit, at: number): boolean {
  const best = plan.bestFor(visit, at)
  if (best) plan.put(best)
  return best !== null
}

/** Moves each visit to where it costs less; false where none was moved. */
function moveEach(plan: DayPlan): boolean {
  let hasMoved = false
  for (const at of plan.days.keys())
    for (const visit of plan.visitsOn(at)) {
      if (visit.day !== undefined) continue
      const before = plan.save()
      const cost = plan.costAt(at) + plan.apartOn(visit, at)
      if (!plan.take(visit, at)) continue
      const best = plan.bestFor(visit, undefined, cost - plan.costAt(at) - 1)
      if (best) plan.put(best)
      else plan.restore(before)
      hasMoved ||= best !== null
    }
  return hasMoved
}

/** Asks of the whole days with little to see, the emptiest first, until there is nothing elsewhere; one day at least is spent at the place. */
function leaveDays(plan: DayPlan, findAsk: () => ((at: number) => boolean) | null, spares: boolean): void {
  const { days, closed } = plan
  const whole = days.flatMap(({ room }, at) => (isWhole(room) && !room.moves && plan.lines[at] ? [at] : []))
  const sightsOn = (at: number) => plan.visitsOn(at).filter((visit) => !isStroll(visit))
  const minutesAt = (at: number) => sightsOn(at).reduce((sum, { minutes }) => sum + minutes, 0)
  const isHalf = (at: number) => (plan.lines[at]?.busy ?? 0) < HALF_DAY
  const mostMinutes = !spares && whole.filter(isHalf).length >= 2 ? LITTLE_OF_MANY : LITTLE
  const thin = whole
    .filter((at) => minutesAt(at) < mostMinutes && plan.visitsOn(at).every(({ day }) => day === undefined))
    .sort((a, b) => minutesAt(a) - minutesAt(b))
  const ask = thin.length > 0 ? findAsk() : null
  if (!ask) return
  for (const at of thin) {
    if (closed.size >= whole.length - 1) return
    const before = plan.save()
    const isEmptied = emptyDay(plan, at)
    if (isEmptied && ask(at)) continue
    closed.delete(at)
    plan.restore(before)
    if (isEmptied) return
  }
}

/** Puts the visits of a day on others, where walks may be left out; false where that cannot be or costs too much. */
function emptyDay(plan: DayPlan, at: number): boolean {
  const moved = plan.visitsOn(at)
  const cost = plan.cost()
  plan.closed.add(at)
  plan.clear(at)
  const sights = moved.filter((visit) => !isStroll(visit))
  const isHeld = sights.every((visit) => plan.tryToPut(visit))
  for (const walk of isHeld ? moved.filter(isStroll) : []) plan.tryToPut(walk)
  return isHeld && plan.cost() <= cost + MOST_TO_LEAVE
}

/**
 * A day without a sight takes some of the fullest one: a whole day until that one is no longer full, and only where it gets a
 * few hours of them; a day with the way to another town until it has as many sights; the day on which one comes or leaves one.
 */
function fillDays(plan: DayPlan): void {
  for (const [at, { room }] of plan.days.entries()) {
    if (plan.closed.has(at) || !plan.lines[at] || plan.visitsOn(at).length > 0) continue
    const kind = isWhole(room) && !room.moves ? 'whole' : 'part'
    const before = plan.save()
    do {
      const count = plan.visitsOn(at).length
      const fullest = plan.placed.reduce(
        (most, order, nth) => (order.length > (plan.placed[most]?.length ?? 0) ? nth : most),
        0,
      )
      const isFull = (plan.lines[fullest]?.busy ?? 0) >= MUCH[kind]
      const isThin = count > 0 && (plan.lines[at]?.busy ?? 0) < LITTLE
      if (
        !(isFull || isThin) ||
        plan.visitsOn(fullest).length < count + 2 ||
        !takeFrom(plan, fullest, at, MORE_ROAD[kind])
      )
        break
    } while (isWhole(room))
    if (kind === 'whole' && (plan.lines[at]?.busy ?? 0) < LITTLE) plan.restore(before)
  }
}

/** Who leaves later has most of a day before. */
const LEAVES_LATE = 15 * 60

/**
 * A whole day that is left empty has what was left for the morning of the way home, where that makes a few hours of it, or
 * where several are empty, or all whole days.
 */
function useWholeDay(plan: DayPlan): void {
  const whole = plan.days.flatMap(({ room }, at) =>
    isWhole(room) && plan.lines[at] && !plan.closed.has(at) ? [at] : [],
  )
  const empty = whole.filter((at) => plan.visitsOn(at).length === 0)
  const [first] = empty
  const last = plan.days.findLastIndex(({ room }) => room.leaves)
  const visits = plan.visitsOn(last)
  if (first === undefined || visits.length === 0) return
  const before = plan.save()
  plan.clear(last)
  const isMoved = visits.every((visit) => plan.tryToPut(visit, first))
  const isFuller = (plan.days[last]?.room.to ?? 0) < LEAVES_LATE && (plan.lines[first]?.busy ?? 0) >= LITTLE
  if (!isMoved || !(isFuller || empty.length > 1 || empty.length === whole.length)) plan.restore(before)
}

/** Nobody drives for more than these minutes for a sight of no more than those. */
const NOT_WORTH = [
  { road: 90, minutes: 45 },
  { road: 180, minutes: 90 },
  { road: 240, minutes: 120 },
]
const mostRoadFor = (minutes: number): number =>
  NOT_WORTH.find((each) => minutes <= each.minutes)?.road ?? Number.POSITIVE_INFINITY

/** Leaves out each sight that is far from all others of its day for what it is, but the only one of a whole day and what the bill has a car for. */
function leaveOutFar(plan: DayPlan): void {
  for (const [at, { room }] of plan.days.entries())
    for (const visit of plan.visitsOn(at)) {
      if (visit.isHeadline || visit.car !== undefined) continue
      const most = mostRoadFor(visit.minutes)
      if (most === Number.POSITIVE_INFINITY) continue
      const before = plan.save()
      const road = plan.lines[at]?.travel ?? 0
      if (!plan.take(visit, at)) continue
      const isFar = road - (plan.lines[at]?.travel ?? 0) > most
      if (!isFar || (isWhole(room) && plan.visitsOn(at).length === 0)) plan.restore(before)
    }
}

/** Moves the visit that costs the least there from one day to another, but none from its road; to one with the way to another town none of the town that it leaves. */
function takeFrom(plan: DayPlan, from: number, to: number, mostRoad: number): boolean {
  const before = plan.save()
  const roadOf = () => (plan.lines[from]?.travel ?? 0) + (plan.lines[to]?.travel ?? 0)
  const road = roadOf()
  // The way to another town is there with a sight or without.
  const known = plan.visitsOn(to).length === 0 ? (plan.lines[to]?.travel ?? 0) : 0
  let best: { cost: number; state: ReturnType<DayPlan['save']> } | null = null
  const isBehind = ({ index }: Visit, { room, way }: OpenDay) => room.moves && way(START, index) < way(BASE, index)
  for (const visit of plan.visitsOn(from)) {
    const day = plan.days[to]
    if (visit.isHeadline || !day || isBehind(visit, day) || plan.alongOnOthers(visit, to).length > 0) continue
    const cost = plan.costAt(from) + plan.apartOn(visit, from)
    if (plan.take(visit, from)) {
      const saved = cost + known - plan.costAt(from)
      const placing = plan.bestFor(visit, to, saved + Math.min(MOST_TO_FILL, best?.cost ?? MOST_TO_FILL))
      if (placing) plan.put(placing)
      if (placing && roadOf() - road <= mostRoad) best = { cost: placing.cost - saved, state: plan.save() }
    }
    plan.restore(before)
  }
  if (best) plan.restore(best.state)
  return best !== null
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
