import { spanOfDays } from '@saathi/shared/days'
import { PREFERENCE_TYPES } from '@saathi/shared/form-choices'
import { rupees } from '@saathi/shared/money'
import type { DreamTrip } from '@saathi/shared/recommend'
import { stringifySearch } from '../../lib/search-params.ts'
import { CITIES, labelOf, WHEN, withAllKeys } from './trip-search.ts'

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
