import { START_CITIES, type StartCity } from '@saathi/shared/destinations/cities'
import { startFor } from '@saathi/shared/destinations/find-start'
import { MORE_STARTING_LOCATIONS, STARTING_LOCATIONS } from '@saathi/shared/recommend/form-choices'
import { expect, test } from 'vitest'
import { loadDataset } from './dataset.ts'
import { greatCircleKm } from './distance.ts'

const { transport } = loadDataset()

test('starting cities: the shared coordinates are those that distances are counted from', () => {
  const cities = Object.keys(START_CITIES) as StartCity[]
  expect(new Set(cities)).toEqual(new Set(Object.keys(transport.origins)))
  for (const city of cities) expect(greatCircleKm(START_CITIES[city], transport.origins[city]), city).toBeLessThan(0.2)
  expect(new Set(cities)).toEqual(new Set([...STARTING_LOCATIONS, ...MORE_STARTING_LOCATIONS]))
})

test.each([
  ['Pune', 'pune'],
  ['thane', 'mumbai'],
  ['Nagpur', 'hyderabad'],
  ['Chandigarh', 'delhi'],
  ['Atlantis', undefined],
  [null, undefined],
])('a home in %s: starts from %s', (home, start) => {
  expect(startFor(home)).toBe(start)
})
