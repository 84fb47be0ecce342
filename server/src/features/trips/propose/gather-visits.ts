import { costOf, laterSum } from './day-costs.ts'
import type { DayPlan } from './day-plan.ts'
import type { Visit } from './visits.ts'

/** How many groups, and pairs, are tried at most. */
const MOST_GROUPS = 12
const MOST_PAIRS = 24
/** What another order of the days may spare. */
const MOST_BY_ORDER = 120

/**
 * Brings near visits, and at first those on the same road, from other days to the day of one of them, where all then cost less;
 * false where none was brought.
 */
export function gather(plan: DayPlan, isFirst: boolean): boolean {
  const tried = new Set<string>()
  let hasMoved = false
  for (const othersOf of isFirst ? [plan.nearOnOthers, plan.alongOnOthers] : [plan.nearOnOthers])
    for (const at of plan.days.keys())
      for (const visit of plan.visitsOn(at)) {
        const group = visit.day === undefined ? othersOf(visit, at).filter(({ day }) => day === undefined) : []
        const key = `${at} ${group.map(({ index }) => index)}`
        if (group.length === 0 || tried.has(key) || tried.size >= MOST_GROUPS) continue
        tried.add(key)
        if (bring(plan, [visit, ...group], at)) hasMoved = true
      }
  return (isFirst && pairUp(plan)) || hasMoved
}

/**
 * Brings a visit to the day of one on the same road, with those that it shares its own day and road with or alone, where all
 * then cost less; false where none was brought.
 */
function pairUp(plan: DayPlan): boolean {
  let hasMoved = false
  let tries = 0
  for (const at of plan.days.keys())
    for (const visit of plan.visitsOn(at))
      for (const other of plan.alongOnOthers(visit, at)) {
        if (plan.dayOf(visit.index) !== at || visit.day !== undefined || other.day !== undefined) continue
        const beside = plan.alongOn(other, plan.dayOf(other.index)).filter(({ day }) => day === undefined)
        for (const group of beside.length > 0 ? [[...beside, other], [other]] : [[other]]) {
          if (tries++ >= MOST_PAIRS) return hasMoved
          if (!bring(plan, [visit, ...group], at)) continue
          hasMoved = true
          break
        }
      }
  return hasMoved
}

/** Makes a day anew from a group of visits, and puts what it had beside them anywhere. */
function bring(plan: DayPlan, group: readonly Visit[], at: number): boolean {
  const before = plan.save()
  const cost = plan.cost()
  const others = plan.visitsOn(at).filter((visit) => !group.includes(visit))
  if (others.some(({ day }) => day !== undefined)) return false
  const isTaken = group.every((visit) => {
    const from = plan.dayOf(visit.index)
    return from === at || plan.take(visit, from)
  })
  plan.clear(at)
  const isPut =
    isTaken && group.every((visit) => plan.tryToPut(visit, at)) && others.every((visit) => plan.tryToPut(visit))
  // A day that others come to may be wanted before another.
  const more = plan.cost() - cost
  if (isPut && more >= -1 && more < MOST_BY_ORDER) swapDays(plan)
  const isDone = isPut && plan.cost() < cost - 1
  if (!isDone) plan.restore(before)
  return isDone
}

/** Exchanges the visits of two days where that costs less: a day of headlines comes before one of others, and one without any last. */
export function swapDays(plan: DayPlan): boolean {
  let hasMoved = false
  for (const [later, second] of plan.days.entries())
    for (const [earlier, first] of plan.days.slice(0, later).entries()) {
      const [before, after] = [plan.placed[earlier] ?? [], plan.placed[later] ?? []]
      if (laterSum(after) <= laterSum(before) || first.way !== second.way) continue
      if ([...before, ...after].some(({ visit }) => visit.day !== undefined)) continue
      const [now, then] = [plan.dayWith(after, earlier), plan.dayWith(before, later)]
      if (!now || !then) continue
      const cost = costOf(now.line, first, now.order, earlier) + costOf(then.line, second, then.order, later)
      if (cost >= plan.costAt(earlier) + plan.costAt(later) - 1) continue
      plan.put(now)
      plan.put(then)
      hasMoved = true
    }
  return hasMoved
}
