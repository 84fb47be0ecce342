import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

test('one day between two nights on trains: has another sight beside the long one', () => {
  const request = { placeId: 'tirupati', from: 'kochi', people: 2, days: 1, budget: '50000' } as const
  const items = proposeTrip(loadDataset(), { ...request, startDate: '2027-12-21' }, NOW)?.items ?? []
  const visits = items.filter(({ kind }) => kind === 'visit')
  expect(visits.map(({ highlight }) => highlight)).toContain('Tirumala darshan')
  expect(visits.length).toBeGreaterThan(1)
})
