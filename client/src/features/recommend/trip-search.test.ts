import {
  BUDGETS,
  DREAM_TRIP_DEFAULTS,
  GROUP_SIZES,
  MORE_STARTING_LOCATIONS,
  PREFERENCE_TYPES,
  STARTING_LOCATIONS,
} from '@saathi/shared/recommend/form-choices'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from '../../lib/search-params.ts'
import { choicesFor, readTripSearch, sameTrip, tripFromSearch } from './trip-search.ts'
import { shareUrl, tripInWords } from './trip-words.ts'

const anyValueOf = <T extends string>(choices: readonly T[]) => fc.constantFrom(...choices)
const trips: fc.Arbitrary<DreamTrip> = fc.record(
  {
    budget: fc.oneof(anyValueOf(BUDGETS), fc.integer({ min: 2000, max: 100_000 }).map(String)),
    starting_location: anyValueOf([...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS]),
    group_size: anyValueOf(GROUP_SIZES),
    preference_type: anyValueOf(PREFERENCE_TYPES),
    month: fc.integer({ min: 1, max: 12 }),
    days: fc.integer({ min: 1, max: 14 }),
    budgetIs: fc.constantFrom('group' as const, 'person' as const),
    second_type: anyValueOf(PREFERENCE_TYPES),
    when: fc.constantFrom('weekend' as const, 'long-weekend' as const),
  },
  { requiredKeys: ['budget', 'starting_location', 'group_size', 'preference_type'] },
)

const tripFromUrl = (link: string) => tripFromSearch(readTripSearch(parseSearch(new URL(link).search)))

test('shareUrl: opening a shared link gives the same trip', () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const received = tripFromUrl(shareUrl('https://saathi.example', trip))
      expect(received).toEqual({
        ...{ month: undefined, days: undefined, budgetIs: undefined, second_type: undefined },
        ...{ from: undefined, to: undefined, when: undefined },
        ...trip,
      })
      expect(sameTrip(received!, trip)).toBe(true)
    }),
  )
})

test('readTripSearch: invalid values in the URL do not reach the form', () => {
  const keys = [
    'budget',
    'starting_location',
    'group_size',
    'preference_type',
    'month',
    'days',
    'budgetIs',
    'from',
    'to',
    'when',
    'second_type',
  ]
  const invalid = fc.dictionary(fc.constantFrom(...keys), fc.anything())
  const wellFormed = (trip: DreamTrip) => sameTrip(trip, tripFromUrl(shareUrl('https://saathi.example', trip))!)
  fc.assert(
    fc.property(invalid, (search) => {
      const trip = tripFromSearch(readTripSearch(search))
      expect(trip === null || wellFormed(trip)).toBe(true)
    }),
  )
})

test('tripFromSearch: one main field is completed with the defaults, none gives null', () => {
  expect(tripFromSearch(readTripSearch({ starting_location: 'delhi' }))).toMatchObject({
    ...DREAM_TRIP_DEFAULTS,
    starting_location: 'delhi',
  })
  expect(tripFromSearch(readTripSearch({}))).toBeNull()
  expect(tripFromSearch(readTripSearch({ budget: '17', month: '5' }))).toBeNull()
})

test('tripInWords: describes a trip in one sentence', () => {
  expect(tripInWords(DREAM_TRIP_DEFAULTS)).toBe('Beaches for two from Mumbai, within ₹20,000 for the whole trip')
  expect(tripInWords({ ...DREAM_TRIP_DEFAULTS, budget: '100000', group_size: '10', budgetIs: 'person', days: 1 })).toBe(
    'Beaches for ten or more from Mumbai, at ₹1,00,000 or more per person, 1 day at most',
  )
})

test('choicesFor: an amount or city beyond the usual choices is added, the usual ones are not repeated', () => {
  const usual = choicesFor(DREAM_TRIP_DEFAULTS)
  const valuesOf = (choices: readonly (readonly [string, string])[]) => choices.map(([value]) => value)
  expect([valuesOf(usual.budget), valuesOf(usual.starting_location)]).toEqual([BUDGETS, STARTING_LOCATIONS])
  const other = choicesFor({ ...DREAM_TRIP_DEFAULTS, budget: '23000', starting_location: 'pune' })
  expect(other.budget).toEqual([...usual.budget, ['23000', '₹23,000']])
  expect(other.starting_location.at(-1)).toEqual(['pune', 'Pune'])
  expect(tripInWords({ ...DREAM_TRIP_DEFAULTS, budget: '23000', starting_location: 'pune' })).toBe(
    'Beaches for two from Pune, within ₹23,000 for the whole trip',
  )
})

test.each([
  ['both days', { from: '2026-12-25', to: '2026-12-27' }, { from: '2026-12-25', to: '2026-12-27' }],
  ['one day only', { from: '2026-12-25' }, {}],
  ['the last before the first', { from: '2026-12-25', to: '2026-12-24' }, {}],
  ['more than 14 days', { from: '2026-12-01', to: '2026-12-15' }, {}],
  ['days of the past', { from: '2026-11-20', to: '2026-11-25' }, {}],
  ['a day that does not exist', { from: '2027-02-27', to: '2027-02-30' }, {}],
])('readTripSearch: dates of the URL, %s', (_, search, dates) => {
  const { from, to } = readTripSearch(search, '2026-11-22')
  expect({ from, to }).toEqual({ from: undefined, to: undefined, ...dates })
})

test('readTripSearch: dates that are dropped have keys, so that merging it into the URL removes them', () => {
  expect({ from: 'mumbai', ...readTripSearch({ from: 'mumbai' }, '2026-11-22') }.from).toBeUndefined()
})

test('tripInWords: names the dates and the second interest', () => {
  const trip = { ...DREAM_TRIP_DEFAULTS, second_type: 'spiritual' as const, from: '2026-12-25', to: '2026-12-27' }
  expect(tripInWords(trip)).toBe(
    'Beaches, also Spiritual, for two from Mumbai, within ₹20,000 for the whole trip, 25–27 Dec 2026',
  )
})
