import type { DreamTrip } from '@saathi/shared/recommend'
import { BUDGETS, DREAM_TRIP_DEFAULTS, GROUP_SIZES, PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/words'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch } from '../../lib/search-params.ts'
import { readTripSearch, sameTrip, shareUrl, tripAsked, tripInWords } from './trip-search.ts'

const oneFrom = <T extends string>(choices: readonly (readonly [T, string])[]) =>
  fc.constantFrom(...choices.map(([value]) => value))
const trips: fc.Arbitrary<DreamTrip> = fc.record(
  {
    budget: oneFrom(BUDGETS),
    starting_location: oneFrom(STARTING_LOCATIONS),
    group_size: oneFrom(GROUP_SIZES),
    preference_type: oneFrom(PREFERENCE_TYPES),
    month: fc.integer({ min: 1, max: 12 }),
    days: fc.integer({ min: 1, max: 14 }),
    budgetIs: fc.constantFrom('group' as const, 'person' as const),
  },
  { requiredKeys: ['budget', 'starting_location', 'group_size', 'preference_type'] },
)

const opened = (link: string) => tripAsked(readTripSearch(parseSearch(new URL(link).search)))

test('a shared link opens the trip that was shared', () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const theirs = opened(shareUrl('https://saathi.example', trip))
      expect(theirs).toEqual({ month: undefined, days: undefined, budgetIs: undefined, ...trip })
      expect(sameTrip(theirs!, trip)).toBe(true)
    }),
  )
})

test('no rubbish in the address gets into the form', () => {
  const keys = ['budget', 'starting_location', 'group_size', 'preference_type', 'month', 'days', 'budgetIs']
  const rubbish = fc.dictionary(fc.constantFrom(...keys), fc.anything())
  const wellFormed = (trip: DreamTrip) => sameTrip(trip, opened(shareUrl('https://saathi.example', trip))!)
  fc.assert(
    fc.property(rubbish, (search) => {
      const trip = tripAsked(readTripSearch(search))
      expect(trip === null || wellFormed(trip)).toBe(true)
    }),
  )
})

test('one word of a trip is a question, and the form fills in the rest', () => {
  expect(tripAsked(readTripSearch({ starting_location: 'delhi' }))).toMatchObject({
    ...DREAM_TRIP_DEFAULTS,
    starting_location: 'delhi',
  })
  expect(tripAsked(readTripSearch({}))).toBeNull()
  expect(tripAsked(readTripSearch({ budget: '17', month: '5' }))).toBeNull()
})

test('a trip reads as a sentence', () => {
  expect(tripInWords(DREAM_TRIP_DEFAULTS)).toBe('Beaches for two from Mumbai, within ₹20,000 for the whole trip')
  expect(tripInWords({ ...DREAM_TRIP_DEFAULTS, budget: '100000', group_size: '10', budgetIs: 'person', days: 1 })).toBe(
    'Beaches for ten or more from Mumbai, at ₹1,00,000 or more a person, 1 day at most',
  )
})
