import * as money from '../../../messages/en/trip-money.ts'
import * as text from '../../../messages/en/trip-proposal.ts'
import { blank, type Draft } from './draft.ts'
import { MEAL_SHARE, type Meal } from './food.ts'
import { withFoodNotes } from './food-notes.ts'

/** Food on the way takes at most this share of what is left beside the cars; the rest is for small expenses. */
const FOOD_MOST = 0.6

/** The meals that one takes along or eats on the way, by the nearest of the days in the place. */
export function mealsOnTheWay(drafts: readonly Draft[], days: readonly number[]): Map<number, Meal[]> {
  const found = new Map<number, Meal[]>()
  for (const { day, note, title } of withFoodNotes(drafts)) {
    const meals: readonly Meal[] = title === text.restAfterNight ? ['breakfast'] : text.mealsNamed(note)
    const [nearest] = [...days].sort((a, b) => Math.abs(a - day) - Math.abs(b - day))
    if (meals.length > 0 && nearest !== undefined) found.set(nearest, [...(found.get(nearest) ?? []), ...meals])
  }
  return found
}

/** What the meals of each day cost at the share of each in a day's figure, less where that is more than there is. */
export function foodMoney(meals: ReadonlyMap<number, readonly Meal[]>, perDay: number, left: number) {
  const usual = new Map(
    [...meals].map(([day, all]) => [day, all.reduce((sum, meal) => sum + MEAL_SHARE[meal], 0) * perDay]),
  )
  const total = [...usual.values()].reduce((sum, each) => sum + each, 0)
  const paid = total === 0 ? 0 : Math.min(1, (FOOD_MOST * Math.max(0, left)) / total)
  return new Map([...usual].map(([day, each]) => [day, Math.floor(each * paid)]))
}

export const foodItem = (day: number, cost: number, meals: readonly Meal[]): Draft => ({
  ...blank,
  role: 'other',
  kind: 'other',
  costPart: 'food',
  day,
  title: money.foodOnTheWay,
  note: money.mealsOnTheWay(meals),
  cost,
})
