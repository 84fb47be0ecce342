import { at, BREAKFAST, EARLY_WAY, LEAST_MEAL, LONG_VISIT, LUNCH, SHORT_LUNCH } from './day-hours.ts'
import { isBetterEarly, type Slot, type Visit } from './visits.ts'

export type Meal = 'breakfast' | 'lunch' | 'dinner'

/** The share of each meal in the daily figures of a day; the rest is for getting around and small expenses. */
export const MEAL_SHARE: Record<Meal, number> = { breakfast: 0.15, lunch: 0.23, dinner: 0.32 }

/** When a visit that is a meal begins. */
const STARTS: Record<Meal, readonly [number, number]> = {
  breakfast: [0, at(10)],
  lunch: [at(11.75), LUNCH.until],
  dinner: [at(18), at(20.75)],
}
const MEALS: readonly Meal[] = ['breakfast', 'lunch', 'dinner']
/** A walk from stall to stall begins before the hour of dinner. */
const LONG_MEAL = 120
const WALK_STARTS = at(17)
const NAMED: Record<Meal, RegExp> = { breakfast: /\bbreakfast\b/i, lunch: /\blunch\b/i, dinner: /\b(supper|dinner)\b/i }

/** A visit that takes the place of a meal; less is a sweet or a drink on the way. */
export const isMeal = ({ isFood, minutes }: { isFood: boolean; minutes: number }): boolean =>
  isFood && minutes >= LEAST_MEAL

/** The meal that a visit from so many minutes of the day takes the place of; null between the hours of meals. */
export function mealAt(start: number, minutes: number): Meal | null {
  const isWalk = minutes >= LONG_MEAL && start >= WALK_STARTS
  return MEALS.find((meal) => start >= STARTS[meal][0] && start <= STARTS[meal][1]) ?? (isWalk ? 'dinner' : null)
}

/** The first minute from `ready` at which one eats there: at the hour of a meal, and of the one in its name. */
export function mealStart(name: string, minutes: number, ready: number): number | null {
  const named = MEALS.filter((meal) => NAMED[meal].test(name))
  for (const meal of named.length > 0 ? named : MEALS) {
    const from = meal === 'dinner' && minutes >= LONG_MEAL ? WALK_STARTS : STARTS[meal][0]
    if (ready <= STARTS[meal][1]) return Math.max(ready, from)
  }
  return null
}

/** `minutes` of the way there; `begins`: when there can be breakfast; `first`: the visit begins the day. */
type Morning = { minutes: number; begins: number; first: boolean }

/** When there is breakfast before a visit, or that it is later; none where food in the lanes counts as it, or it is too late. */
export function breakfastBefore(
  visit: Visit,
  slots: readonly Slot[],
  { minutes, begins, first }: Morning,
): number | 'later' | 'none' {
  const there = begins + minutes
  const isBreakfast = isMeal(visit) ? mealStart(visit.facts.name, visit.minutes, there) === there : visit.isFood
  if (first && isBreakfast && slots.some(({ from, to }) => from <= there && to >= there)) return 'none'
  if (begins > BREAKFAST.until) return 'none'
  // What is best in the morning is no reason to go without.
  if (first && visit.time === 'morning') return begins
  const after = there + BREAKFAST.minutes
  const fits = slots.some(
    ({ from, to }) => Math.max(after, from) <= to && !(first && from < begins && isBetterEarly(visit)),
  )
  if (fits) return begins
  return (first && earlierBreakfast(visit, slots, minutes)) || 'later'
}

/**
 * When there is breakfast before a visit that begins too early for the usual one and ends too late for one after it; null
 * where that is no reason to get up, as a bite does before a long way. `way`: minutes to it.
 */
function earlierBreakfast(visit: Visit, slots: readonly Slot[], way: number): number | null {
  const latest = Math.max(...slots.map(({ to }) => to))
  if (way > EARLY_WAY || latest + visit.minutes + way <= BREAKFAST.until) return null
  const begins = latest - way - BREAKFAST.minutes
  return begins >= BREAKFAST.early && begins < BREAKFAST.at ? begins : null
}

const BIRDS = /\b(birds?|birding|boats?)\b/i
/** Who begins by then and is done by the other has breakfast after it. */
const EARLY_BIRDS = { begins: at(7.75), ends: at(10.25) }

/** Whether it is for birds, or by boat on the calm water of the first hours, and near enough to go there before breakfast. */
export const isForEarlyBirds = ({ facts, time, minutes }: Visit, slots: readonly Slot[], way: number): boolean =>
  time === 'morning' &&
  BIRDS.test(facts.name) &&
  slots.some(({ from }) => from <= EARLY_BIRDS.begins && from + minutes + way <= EARLY_BIRDS.ends)

/** The lunch before a visit from `start`, so many minutes away: because it is time, or over a long wait; null for a later one. */
export function lunchBefore(
  clock: number,
  { minutes }: Visit,
  start: number,
  way: number,
): { begins: number; lasts: number; isWait: boolean } | null {
  const isTime =
    clock >= LUNCH.at ||
    (start + minutes > LUNCH.until && clock >= LUNCH.from && (minutes < LONG_VISIT || start > LUNCH.last))
  const waits = start - way - Math.max(clock, LUNCH.earliest)
  if (waits < SHORT_LUNCH || start < at(13))
    return isTime ? { begins: clock, lasts: LUNCH.minutes, isWait: false } : null
  const lasts = Math.min(LUNCH.minutes, waits)
  return { begins: Math.max(clock, Math.min(LUNCH.at, start - way - lasts)), lasts, isWait: true }
}
