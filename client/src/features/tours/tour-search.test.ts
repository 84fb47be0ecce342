import { TourQuery } from '@saathi/shared/tours/schema'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../lib/search-params.ts'
import { filterCount, NO_FILTERS, readTourSearch, type TourSearch, tourQuery } from './tour-search.ts'

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const words = fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/)
const anySearch: fc.Arbitrary<TourSearch> = fc.record(
  {
    q: words,
    package: fc.uuid({ version: 7 }),
    destination: words,
    from: day,
    to: day,
    price: fc.constantFrom('-10000', '10000-20000', '35000-'),
    seats: fc.constant('free' as const),
    sort: fc.constantFrom('cheapest', 'newest'),
    tour: fc.uuid({ version: 7 }),
  },
  { requiredKeys: [] },
)

test('readTourSearch: a search written to the URL is read back unchanged', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(readTourSearch(parseSearch(stringifySearch(search)))).toEqual(search)
      expect(filterCount(search)).toBe(Object.keys(search).filter((key) => key in NO_FILTERS).length)
    }),
  )
})

test('tourQuery: any URL gives a valid input of tours.list', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.constantFrom('2026-02-30', '2026-13-01', 'free', 'soonest', '', '0198c0de-0000-7000-8000-000000000001'),
  )
  const keys = ['q', 'package', 'destination', 'from', 'to', 'price', 'seats', 'sort', 'tour']
  fc.assert(
    fc.property(fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] }), (search) => {
      const read = readTourSearch(search)
      expect(TourQuery.safeParse(tourQuery(read)).success).toBe(true)
    }),
  )
})

test('readTourSearch: invalid values fall back to all tours, soonest first', () => {
  const rubbish = { q: '  ', package: '7', from: '2026-02-30', to: 'soon', price: '1-2', seats: 'yes', sort: 'oldest' }
  expect(readTourSearch({ ...rubbish, tour: '<script>' })).toEqual({})
  expect(filterCount(readTourSearch(rubbish))).toBe(0)
  expect(tourQuery(readTourSearch(rubbish))).toMatchObject({ sort: 'soonest', hasSeats: undefined })
})
