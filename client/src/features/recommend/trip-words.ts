import { spanOfDays } from '@saathi/shared/days'
import { PREFERENCE_TYPES } from '@saathi/shared/form-choices'
import { rupees } from '@saathi/shared/money'
import { MONTHS } from '@saathi/shared/months'
import type { DreamTrip } from '@saathi/shared/recommend'
import { stringifySearch } from '../../lib/search-params.ts'
import { labelOf } from './label-of.ts'
import { CITIES, WHEN, withAllKeys } from './trip-search.ts'

/** The URL that opens the form with these values and its results: `/?budget=...#recommendations`. */
export const shareUrl = (origin: string, trip: DreamTrip) =>
  `${origin}/${stringifySearch(withAllKeys(trip))}#recommendations`

const GROUP_LABELS: Record<DreamTrip['group_size'], string> = {
  '1': 'one',
  '2': 'two',
  '4': 'a family of four',
  '6': 'six',
  '10': 'ten or more',
}

/** Describes a trip: `Beaches for two from Mumbai, within ₹20,000 for the whole trip`. */
export function tripInWords(trip: DreamTrip): string {
  const { budget, group_size, starting_location, preference_type, second_type, budgetIs, days, from, to, when } = trip
  const budgetScope = budgetIs === 'person' ? 'a person' : 'for the whole trip'
  const within = budget === '100000' ? 'at ₹1,00,000 or more' : `within ${rupees(Number(budget))}`
  const stay = days === undefined ? '' : `, ${days} ${days === 1 ? 'day' : 'days'} at most`
  const dates = from && to ? `, ${spanOfDays(from, to)}` : when ? `, ${labelOf(WHEN, when)}` : ''
  const second = second_type ? `, also ${labelOf(PREFERENCE_TYPES, second_type)},` : ''
  return `${labelOf(PREFERENCE_TYPES, preference_type)}${second} for ${GROUP_LABELS[group_size]} from ${labelOf(CITIES, starting_location)}, ${within} ${budgetScope}${stay}${dates}`
}

const HEAD_COUNTS: Record<DreamTrip['group_size'], string> = {
  '1': 'one',
  '2': 'two',
  '4': 'four',
  '6': 'six',
  '10': 'ten',
}

/** The label of the total cost: `Total for two`. A group of `10+` is costed as ten, so the total is a minimum. */
export const totalLabel = (size: DreamTrip['group_size']) =>
  `Total for ${HEAD_COUNTS[size]}${size === '10' ? ', at least' : ''}`

export const cityName = (city: string) => labelOf(CITIES, city)

/** `Beaches for two from Mumbai`, and `, 3 days at most` where the trip says so. */
export function tripHeadline({ preference_type, group_size, starting_location, days }: DreamTrip): string {
  const stay = days === undefined ? '' : `, ${days} ${days === 1 ? 'day' : 'days'} at most`
  return `${labelOf(PREFERENCE_TYPES, preference_type)} for ${GROUP_LABELS[group_size]} from ${cityName(starting_location)}${stay}`
}

/** The value of dates or a weekend in the choice of months. */
export const OWN_TIME = 'own'

/** The months to choose from; first the dates or the weekend of the trip, where it has them. */
export function timeChoices({ from, to, when }: DreamTrip): readonly (readonly [string, string])[] {
  const own = from && to ? spanOfDays(from, to) : when && labelOf(WHEN, when)
  return [
    ...(own ? [[OWN_TIME, own] as const] : []),
    ['', 'Next 60 days'],
    ...MONTHS.map((name, index) => [String(index + 1), name] as const),
  ]
}

export const timeOf = ({ from, to, when, month }: DreamTrip): string =>
  (from && to) || when ? OWN_TIME : String(month ?? '')

/** The trip in another month, in place of its dates or weekend. */
export const withMonth = (trip: DreamTrip, month: string): DreamTrip => ({
  ...trip,
  month: month === '' ? undefined : Number(month),
  from: undefined,
  to: undefined,
  when: undefined,
})

/** The group's budget in rupees; null for `1,00,000+`, which has no upper bound. */
export const groupBudget = ({ budget, budgetIs, group_size }: DreamTrip): number | null =>
  budget === '100000' ? null : Number(budget) * (budgetIs === 'person' ? Number(group_size) : 1)

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']

/** `Eight places within your budget.` */
export function countInWords(fitting: number, shown: number): string {
  if (fitting === 0) return ''
  const places = `${COUNTS[fitting] ?? fitting} ${fitting === 1 ? 'place' : 'places'} within your budget`
  const over = shown - fitting
  return over > 0 ? `${places}, ${(COUNTS[over] ?? String(over)).toLowerCase()} a little over.` : `${places}.`
}
