import * as text from '../../../messages/en/trip-proposal.ts'
import type { Dataset, Destination } from '../../recommend/facts/dataset.ts'
import type { DayTowns } from './bases.ts'
import type { Chosen } from './choose-option.ts'
import { computeBill } from './costs.ts'
import type { Draft } from './draft.ts'
import type { Meal } from './food.ts'
import type { TravelPlan } from './travel-times.ts'

/** The sights where one sleeps, such as a houseboat: they are for days that end with a night at the place. */
export const sleptIn = ({ typical_extras_inr: extras }: Pick<Destination, 'typical_extras_inr'>): Set<string> =>
  new Set(extras.flatMap(({ bed, sights = [] }) => (bed ? sights : [])))

/**
 * The drafts with the nights that an extra of the bill covers: they say where one sleeps and cost nothing more. They are those
 * after its sight, else those in other towns than the arrival's, else the first ones.
 */
export function withCoveredNights(
  dataset: Dataset,
  chosen: Chosen,
  { firstNight, nights: count }: TravelPlan,
  towns: (day: number) => DayTowns,
  drafts: Draft[],
): Draft[] {
  if (!chosen.option.place.typical_extras_inr.some(({ bed }) => bed)) return drafts
  const tour = computeBill(dataset, chosen).extras.find(({ extra }) => extra.bed)?.extra
  if (!tour?.bed) return drafts
  const { bed, sights = [], covers_nights = 0, covers_days = 0 } = tour
  const sight = drafts.find(({ role, highlight }) => role === 'visit' && highlight && sights.includes(highlight))
  const nights = drafts.filter(({ role, day }) => role === 'stay' && day >= firstNight && day < firstNight + count)
  const after = sight ? nights.filter(({ day }) => day >= sight.day) : []
  const beyond = nights.filter(({ day }) => towns(day).sleeps.name !== towns(firstNight).sleeps.name)
  const found = [after, beyond].find(({ length }) => length >= covers_nights) ?? nights
  const covered = new Set(found.slice(0, covers_nights))
  const eatenOn = mealsWithin(found[0]?.day, covers_days, covers_nights)
  return drafts.map((each): Draft => {
    const packed = eatenOn(each.day)
    const isEaten = each.role === 'meal' && packed.includes(each.meal ?? 'dinner')
    const draft = packed.length > 0 ? { ...each, packed } : each
    if (each === sight) {
      const note = draft.note.replace(text.lunchAlong, '').trim()
      return { ...draft, meal: 'lunch', note: [text.lunchOnBoard, note].filter(Boolean).join(' ') }
    }
    if (isEaten) return { ...draft, isCovered: true, note: [draft.note, text.mealIncluded].filter(Boolean).join(' ') }
    if (!covered.has(each)) return draft
    return { ...draft, title: text.coveredNight(bed, towns(draft.day).sleeps.name), isCovered: true }
  })
}

const MEALS: readonly Meal[] = ['breakfast', 'lunch', 'dinner']

/** The meals of a day that a package has: all of each of its days, or from the lunch of the first where its nights are as many. */
function mealsWithin(firstDay: number | undefined, days: number, nights: number): (day: number) => Meal[] {
  if (firstDay === undefined) return () => []
  const from = MEALS.length * firstDay + (days > nights ? 0 : 1)
  return (day) =>
    MEALS.filter((_, index) => {
      const at = MEALS.length * day + index
      return at >= from && at < from + MEALS.length * days
    })
}
