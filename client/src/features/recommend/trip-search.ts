import { indianDay } from '@saathi/shared/lib/days'
import { rupees } from '@saathi/shared/lib/money'
import { BUDGETS, DREAM_TRIP_DEFAULTS, OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { CITIES, GROUPS, labelled, MAIN_CITIES, TRIP_TYPES } from '../../lib/choices.ts'
import { integerWithin, oneOf, stringifySearch } from '../../lib/search-params.ts'
import { travellersIn } from '../../lib/travellers-search.ts'
import { budgets } from '../../messages/en/lib/choices.ts'

const BUDGET_IS = [['group'], ['person']] as const
const USUAL_BUDGETS: readonly (readonly [string, string])[] = labelled(BUDGETS, budgets)
const LEAST_BUDGET = 2000
const MOST_BUDGET = Number(OPEN_BUDGET)

const budgetIn = (value: unknown): string | undefined => integerWithin(LEAST_BUDGET, MOST_BUDGET, value)?.toString()

const WHEN = [['weekend'], ['long-weekend']] as const
const LONGEST_DAYS = 14
const DAY_MS = 86_400_000

const instantOf = (day: unknown): number => {
  const at = typeof day === 'string' && /^20\d\d-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN
  // A day such as 30 February would be moved to March.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? Number.NaN : at
}

/** Both days of a trip, or neither. Days of the past, as in an old link, are dropped: a key left out would keep them. */
function datesIn({ from, to }: Record<string, unknown>, today: string): Pick<DreamTrip, 'from' | 'to'> {
  const days = (instantOf(to) - instantOf(from)) / DAY_MS
  return days >= 0 && days < LONGEST_DAYS && String(from) >= today
    ? { from: String(from), to: String(to) }
    : { from: undefined, to: undefined }
}

/** Ids such as `hampi,goa`, as the server reads them. */
const idsIn = (value: unknown): string[] | undefined =>
  /^[a-z]+(-[a-z]+)*(,[a-z]+(-[a-z]+)*){0,5}$/.test(String(value ?? '')) ? String(value).split(',') : undefined

const BY = [['rail'], ['bus'], ['road'], ['air'], ['ground']] as const
const STAYS = [['dorm'], ['budget'], ['mid'], ['premium']] as const

/** Parses the dream trip from the URL. Invalid values are dropped. @param today the calendar day in India */
export const readTripSearch = (search: Record<string, unknown>, today = indianDay(new Date())): Partial<DreamTrip> => ({
  budget: budgetIn(search.budget),
  starting_location: oneOf(CITIES, search.starting_location),
  group_size: oneOf(GROUPS, search.group_size),
  preference_type: oneOf(TRIP_TYPES, search.preference_type),
  month: integerWithin(1, 12, search.month),
  days: integerWithin(1, 14, search.days),
  budgetIs: oneOf(BUDGET_IS, search.budgetIs),
  second_type: oneOf(TRIP_TYPES, search.second_type),
  when: oneOf(WHEN, search.when),
  ...travellersIn(search),
  places: idsIn(search.places),
  without: idsIn(search.without),
  by: oneOf(BY, search.by),
  stay: oneOf(STAYS, search.stay),
  ...datesIn(search, today),
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

const MORE = [
  'month',
  'days',
  'second_type',
  'from',
  'when',
  'adults',
  'childrenAges',
  'seniors',
  'easyWalking',
  'firstTimeInMountains',
] as const
/** True for a trip with optional fields: the form then opens with them unfolded. */
export const hasMoreOptions = (trip: DreamTrip) => MORE.some((field) => trip[field])

/** The trip with every key present: merging it into the URL also removes the fields that are undefined. */
export const withAllKeys = (trip: DreamTrip): DreamTrip => ({
  budget: trip.budget,
  starting_location: trip.starting_location,
  group_size: trip.group_size,
  preference_type: trip.preference_type,
  month: trip.month,
  days: trip.days,
  budgetIs: trip.budgetIs,
  second_type: trip.second_type,
  from: trip.from,
  to: trip.to,
  when: trip.when,
  adults: trip.adults,
  childrenAges: trip.childrenAges,
  seniors: trip.seniors,
  easyWalking: trip.easyWalking,
  firstTimeInMountains: trip.firstTimeInMountains,
  places: trip.places,
  without: trip.without,
  by: trip.by,
  stay: trip.stay,
})

export const sameTrip = (a: DreamTrip, b: DreamTrip) =>
  stringifySearch(withAllKeys(a)) === stringifySearch(withAllKeys(b))

/** The choices of the form. A budget or city of the trip that is not among the usual ones is added. */
export const choicesFor = ({ budget, starting_location: from }: DreamTrip) => ({
  budget: USUAL_BUDGETS.some(([usual]) => usual === budget)
    ? USUAL_BUDGETS
    : [...USUAL_BUDGETS, [budget, rupees(Number(budget))] as const],
  starting_location: CITIES.filter(([city], at) => at < MAIN_CITIES.length || city === from),
  group_size: GROUPS,
  preference_type: TRIP_TYPES,
})
