import * as text from '../../../messages/en/trip-proposal.ts'
import { HOME, type Where } from './segments.ts'
import type { PlanItem } from './trip-plan.ts'

type Item = Pick<PlanItem, 'kind' | 'title' | 'highlight' | 'by' | 'fixedStart'>

/** How one gets to a station and from it. */
export const SHORT_RIDES: ReadonlySet<string | null> = new Set(['local', 'walk'])
const MEALS = [text.breakfast, text.lunch, text.dinner]
const NOON = 11 * 60
const EVENING = 16 * 60

/** The meal that an item is: by its name, else by its time. */
function mealOf({ title }: Item, start: number): string {
  const named = MEALS.find((meal) => title.toLowerCase().includes(meal.toLowerCase()))
  return named ?? (start < NOON ? text.breakfast : start < EVENING ? text.lunch : text.dinner)
}

/**
 * What an item stands for in a journey: a proposed one and what somebody made of it stand for the same. `start`: the minute
 * of the day at which it begins. `isMain`: it is the longest ride of its way.
 */
export function slotOf(item: Item, where: Where, start: number, isMain: boolean): string {
  const { kind, title, highlight, by } = item
  if (kind === 'visit' && highlight !== null) return `visit ${highlight}`
  if (where.kind === 'way') {
    const ends = `${where.from} ${where.to}`
    if (kind === 'travel' && isMain && !SHORT_RIDES.has(by)) return `${ends} main`
    // The ride to the station at home is the same, wherever the train goes.
    const way = where.from === HOME ? 'out' : where.to === HOME ? 'back' : ends
    return `${way} ${kind} ${title}`
  }
  const day = `${where.place} ${where.leaves ? 'last' : where.day}`
  if (kind === 'stay') return `${day} stay`
  return kind === 'meal' ? `${day} ${mealOf(item, start)}` : `${day} ${kind} ${title}`
}
