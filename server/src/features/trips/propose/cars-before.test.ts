import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

test('a car for a sight at a fixed hour: stands before it, unless the sight begins the day', () => {
  const kutch = { placeId: 'kutch', from: 'kochi', people: 6, days: 4, type: 'historical', seniors: 2 } as const
  const items = proposeTrip(loadDataset(), { ...kutch, startDate: '2027-03-11' }, NOW)?.items ?? []
  const car = items.findIndex(({ title }) => title === 'Car for White Rann at Dhordo')
  const rann = items.findIndex(({ highlight }) => highlight === 'White Rann at Dhordo')
  expect(items[rann]?.fixedStart).not.toBeNull()
  expect(car).toBeGreaterThan(-1)
  expect(car).toBeLessThan(rann)
  expect(items[car]?.day).toBe(items[rann]?.day)
})
