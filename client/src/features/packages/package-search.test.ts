import { PREFERENCE_TYPES } from '@saathi/shared/recommend/form-choices'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRICE_BANDS } from '../../lib/price-bands.ts'
import { packageFilters, readPackageSearch } from './package-search.ts'

test('PRICE_BANDS: every price is in a band, and a band sets its own limits only', () => {
  const bands = PRICE_BANDS.flatMap(([price]) => (price === '' ? [] : [packageFilters({ price })]))
  fc.assert(
    fc.property(fc.nat({ max: 200_000 }), (price) => {
      const holding = bands.filter(({ minPrice = 0, maxPrice = Infinity }) => price >= minPrice && price <= maxPrice)
      expect(holding.length).toBeGreaterThan(0)
    }),
  )
  expect(packageFilters({ price: '10000-20000' })).toMatchObject({ minPrice: 10_000, maxPrice: 20_000 })
  expect(packageFilters({ price: '35000-' })).toMatchObject({ minPrice: 35_000, maxPrice: undefined })
  expect(packageFilters({})).toMatchObject({ minPrice: undefined, maxPrice: undefined })
})

test('readPackageSearch: invalid values in the URL set no filter', () => {
  expect(readPackageSearch({ q: '   ', type: 'volcanoes', price: '7-9' })).toEqual({})
  fc.assert(
    fc.property(fc.record({ q: fc.anything(), type: fc.anything(), price: fc.anything() }), (search) => {
      const { q, type, price } = readPackageSearch(search)
      expect(q === undefined || q.length <= 100).toBe(true)
      expect([undefined, ...PREFERENCE_TYPES]).toContain(type)
      expect([undefined, ...PRICE_BANDS.map(([value]) => value)]).toContain(price)
    }),
  )
})

test('packageFilters: text, type and band in the URL become the filters of packages.list', () => {
  expect(packageFilters(readPackageSearch({ q: ' hampi ', type: 'historical', price: '-10000' }))).toEqual({
    q: 'hampi',
    tourType: 'historical',
    minPrice: undefined,
    maxPrice: 10_000,
  })
})
