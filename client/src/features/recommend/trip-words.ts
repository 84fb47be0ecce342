import { cities } from '@saathi/shared/lib/messages/en/choices'
import { months, spanOfDays } from '@saathi/shared/lib/messages/en/days'
import { OPEN_BUDGET } from '@saathi/shared/recommend/form-choices'
import { partyOf } from '@saathi/shared/recommend/party'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { tourTypeLabel } from '../../lib/choices.ts'
import { stringifySearch } from '../../lib/search-params.ts'
import * as text from '../../messages/en/recommend/recommend.ts'
import { withAllKeys } from './trip-search.ts'

/** The URL that opens the form with these values and its results: `/?budget=...#recommendations`. */
export const shareUrl = (origin: string, trip: DreamTrip) =>
  `${origin}/${stringifySearch(withAllKeys(trip))}#recommendations`

const timeWords = ({ from, to, when }: DreamTrip): string | null =>
  from && to
    ? spanOfDays(from, to)
    : when
      ? when === 'weekend'
        ? text.nextWeekendShort
        : text.nextLongWeekendShort
      : null

export const cityName = (city: DreamTrip['starting_location']): string => cities[city]

/** The party in words: the size of the form, or exactly where adults or children were counted. */
export function whoOf(trip: DreamTrip): text.Who {
  const { people, childrenAges } = partyOf(trip)
  const isExact = trip.adults !== undefined || childrenAges.length > 0
  return { size: trip.group_size, exact: isExact ? { people, children: childrenAges.length } : null }
}

const factsOf = ({ preference_type, second_type, starting_location, days, ...trip }: DreamTrip) => ({
  type: tourTypeLabel(preference_type),
  second: second_type ? tourTypeLabel(second_type) : null,
  group: whoOf({ preference_type, starting_location, ...trip }),
  city: cityName(starting_location),
  days: days ?? null,
})

/** Describes a trip: `Beaches for two from Mumbai, within ₹20,000 for the whole trip`. */
export const tripInWords = (trip: DreamTrip): string =>
  text.tripSummary({
    ...factsOf(trip),
    budget: trip.budget === OPEN_BUDGET ? null : Number(trip.budget),
    perPerson: trip.budgetIs === 'person',
    time: timeWords(trip),
  })

/** `Beaches for two from Mumbai`, and `, 3 days at most` where the trip says so. */
export const tripHeadline = (trip: DreamTrip): string => text.tripHeadline(factsOf(trip))

/** The value of dates or a weekend in the choice of months. */
export const OWN_TIME = 'own'

/** The months to choose from; first the dates or the weekend of the trip, where it has them. */
export function timeChoices(trip: DreamTrip): readonly (readonly [string, string])[] {
  const own = timeWords(trip)
  return [
    ...(own === null ? [] : [[OWN_TIME, own] as const]),
    ['', text.next60Days],
    ...months.map((name, index) => [String(index + 1), name] as const),
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
export const groupBudget = (trip: DreamTrip): number | null =>
  trip.budget === OPEN_BUDGET ? null : Number(trip.budget) * (trip.budgetIs === 'person' ? partyOf(trip).people : 1)
