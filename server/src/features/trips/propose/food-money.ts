import * as money from '../../../messages/en/trip-money.ts'
import * as text from '../../../messages/en/trip-proposal.ts'
import type { Chosen } from './choose-option.ts'
import { blank, type Draft } from './draft.ts'
import { MEAL_SHARE, type Meal } from './food.ts'
import { isBreakfastRest, withFoodNotes } from './food-notes.ts'
import { split } from './split.ts'

/** The meals that one takes along or eats on the way, by the nearest of the days in the place. */
export function mealsOnTheWay(
  drafts: readonly Draft[],
  days: readonly number[],
  { before, goesOn }: NonNullable<Chosen['onRoute']> = { before: [], goesOn: false },
): Map<number, Meal[]> {
  const found = new Map<number, Meal[]>()
  for (const draft of withFoodNotes([...before, ...drafts], goesOn).slice(before.length)) {
    const { day, note } = draft
    const meals: readonly Meal[] = isBreakfastRest(draft) ? ['breakfast'] : text.mealsNamed(note)
    const [nearest] = [...days].sort((a, b) => Math.abs(a - day) - Math.abs(b - day))
    if (meals.length > 0 && nearest !== undefined) found.set(nearest, [...(found.get(nearest) ?? []), ...meals])
  }
  return found
}

/** Where the first and last days have few meals, the others are so much dearer at most: what is left is for small expenses. */
const DEAREST_MEAL = 1.25

/**
 * Gives each meal in the place its usual price, and makes an item of those on the way of each day: less of all where they
 * would take more than `most`, and more where the days have so few that less than `usual` would be eaten. Returns the sum and
 * these items by day.
 */
export function addMeals(
  items: readonly Draft[],
  meals: ReadonlyMap<number, readonly Meal[]>,
  perDay: number,
  { most, usual: least }: { most: number; usual: number },
): { eaten: number; onWay: Map<number, Draft> } {
  const paid = items.flatMap((item) =>
    item.meal && item.cost === 0 && !item.isCovered ? [{ item, share: MEAL_SHARE[item.meal] }] : [],
  )
  const ways = [...meals].map(([day, all]) => ({
    item: foodItem(day, all),
    share: all.reduce((sum, meal) => sum + MEAL_SHARE[meal], 0),
  }))
  const fed = [...paid, ...ways]
  const whole = fed.reduce((sum, { share }) => sum + perDay * share, 0)
  const factor = whole > 0 ? Math.min(DEAREST_MEAL, Math.max(1, least / whole)) : 1
  const usual = fed.map(({ share }) => Math.round(perDay * share * factor))
  const total = usual.reduce((all, each) => all + each, 0)
  const eaten = Math.min(total, Math.max(0, Math.round(most)))
  const prices = eaten === total ? usual : split(eaten, usual)
  for (const [index, { item }] of fed.entries()) {
    item.cost = prices[index] ?? 0
    item.costPart = 'food'
  }
  return { eaten, onWay: new Map(ways.flatMap(({ item }) => (item.cost > 0 ? [[item.day, item] as const] : []))) }
}

const foodItem = (day: number, meals: readonly Meal[]): Draft => ({
  ...blank,
  role: 'other',
  kind: 'other',
  costPart: 'food',
  day,
  title: money.foodOnTheWay,
  onWay: meals,
  note: money.mealsOnTheWay(meals),
})
