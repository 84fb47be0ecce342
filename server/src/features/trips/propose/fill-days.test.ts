import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const dataset = loadDataset()
const visitsOf = (request: Parameters<typeof proposeTrip>[1]) =>
  (proposeTrip(dataset, request, NOW)?.items ?? []).filter(({ kind }) => kind === 'visit')

test('a day that comes back from another town before noon, and a last one full of the sights there: has some of them', () => {
  const visits = visitsOf({ placeId: 'gwalior-orchha', from: 'pune', people: 6, days: 3, month: 2, budget: '20000' })
  const inOrchha = visits.filter(({ lat }) => lat !== null && Math.abs(lat - 25.35) < 0.05).map(({ day }) => day)
  expect(new Set(inOrchha)).toEqual(new Set([1, 3, 4]))
})

test('a day of arrival whose only sight is too small for its way: has one of the sights that the next day has near the hotel', () => {
  const visits = visitsOf({ placeId: 'bhimashankar', from: 'pune', people: 6, days: 2, startDate: '2027-06-26' })
  expect(new Set(visits.map(({ day }) => day))).toEqual(new Set([0, 1]))
  expect(visits.map(({ highlight }) => highlight)).not.toContain('Dimbhe reservoir on the Pune road')
})
