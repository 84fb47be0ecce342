import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-22T09:00:00+05:30')

test('two sights with one ticket: are paid once on a day that has both, and on each of two days', () => {
  const costs = [1, 3].map((nights) => {
    const request = { placeId: 'kodaikanal', from: 'chennai', people: 2, month: 12, days: nights + 1, nights } as const
    const items = proposeTrip(dataset, request, NOW)?.items ?? []
    const sights = items.filter(
      ({ highlight }) => highlight === 'Pillar Rocks' || highlight === 'Guna caves view point',
    )
    return { days: new Set(sights.map(({ day }) => day)).size, costs: sights.map(({ cost }) => cost) }
  })
  expect(costs).toEqual([
    { days: 2, costs: [60, 60] },
    { days: 1, costs: [60, 0] },
  ])
})
