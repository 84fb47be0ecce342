import {
  BUDGETS,
  DREAM_TRIP_DEFAULTS,
  GROUP_SIZES,
  MORE_STARTING_LOCATIONS,
  PREFERENCE_TYPES,
  STARTING_LOCATIONS,
} from '@saathi/shared/form-choices'
import { rupees } from '@saathi/shared/money'
import type { DreamTrip } from '@saathi/shared/recommend'
import { integerWithin, oneOf, stringifySearch } from '../../lib/search-params.ts'

const BUDGET_IS = [['group'], ['person']] as const
const CITIES = [...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS] as const
const LEAST_BUDGET = 2000
const MOST_BUDGET = 100_000

const budgetIn = (value: unknown): string | undefined => integerWithin(LEAST_BUDGET, MOST_BUDGET, value)?.toString()

/** Parses the dream trip from the URL. Invalid values are dropped. */
export const readTripSearch = (search: Record<string, unknown>): Partial<DreamTrip> => ({
  budget: budgetIn(search.budget),
  starting_location: oneOf(CITIES, search.starting_location),
  group_size: oneOf(GROUP_SIZES, search.group_size),
  preference_type: oneOf(PREFERENCE_TYPES, search.preference_type),
  month: integerWithin(1, 12, search.month),
  days: integerWithin(1, 14, search.days),
  budgetIs: oneOf(BUDGET_IS, search.budgetIs),
})

/** Completes the trip in the URL with the form's defaults; null when the URL names none of the four main fields. */
export function tripFromSearch(search: Partial<DreamTrip>): DreamTrip | null {
  const { budget, starting_location, group_size, preference_type } = search
  if ((budget ?? starting_location ?? group_size ?? preference_type) === undefined) return null
  return withAllKeys({
    ...search,
    budget: budget ?? DREAM_TRIP_DEFAULTS.budget,
    starting_location: starting_location ?? DREAM_TRIP_DEFAULTS.starting_location,
    group_size: group_size ?? DREAM_TRIP_DEFAULTS.group_size,
    preference_type: preference_type ?? DREAM_TRIP_DEFAULTS.preference_type,
  })
}

/** The trip with every key present: merging it into the URL also removes the fields that are undefined. */
export const withAllKeys = (trip: DreamTrip): DreamTrip => ({
  budget: trip.budget,
  starting_location: trip.starting_location,
  group_size: trip.group_size,
  preference_type: trip.preference_type,
  month: trip.month,
  days: trip.days,
  budgetIs: trip.budgetIs,
})

export const sameTrip = (a: DreamTrip, b: DreamTrip) =>
  stringifySearch(withAllKeys(a)) === stringifySearch(withAllKeys(b))

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

const labelOf = (choices: readonly (readonly [string, string])[], value: string) =>
  choices.find(([choice]) => choice === value)?.[1] ?? value

/** Describes a trip: `Beaches for two from Mumbai, within ₹20,000 for the whole trip`. */
export function tripInWords(trip: DreamTrip): string {
  const { budget, group_size, starting_location, preference_type, budgetIs, days } = trip
  const budgetScope = budgetIs === 'person' ? 'a person' : 'for the whole trip'
  const within = budget === '100000' ? 'at ₹1,00,000 or more' : `within ${rupees(Number(budget))}`
  const stay = days === undefined ? '' : `, ${days} ${days === 1 ? 'day' : 'days'} at most`
  return `${labelOf(PREFERENCE_TYPES, preference_type)} for ${GROUP_LABELS[group_size]} from ${labelOf(CITIES, starting_location)}, ${within} ${budgetScope}${stay}`
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

type Choices<T extends string> = readonly (readonly [T, string])[]

/** The choices of the form. A budget or city of the trip that is not among the usual ones is added. */
export const choicesFor = ({ budget, starting_location: from }: DreamTrip) => ({
  budget: withChoice(BUDGETS, [budget, rupees(Number(budget))]),
  starting_location: withChoice(STARTING_LOCATIONS, [from, labelOf(CITIES, from)]),
  group_size: GROUP_SIZES,
  preference_type: PREFERENCE_TYPES,
})

const withChoice = <T extends string>(choices: Choices<T>, choice: readonly [T, string]): Choices<T> =>
  choices.some(([value]) => value === choice[0]) ? choices : [...choices, choice]

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
