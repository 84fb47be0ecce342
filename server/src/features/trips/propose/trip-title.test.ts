import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-22T09:00:00+05:30')

test.each([
  ['one day there, with nights on the way', 'manali', 1, 3, 'A trip to Manali and Solang'],
  ['several days there', 'agra', 2, 2, '2 days in Agra and Fatehpur Sikri'],
])('%s: the title says so', (_, placeId, days, dayCount, title) => {
  const proposal = proposeTrip(dataset, { placeId, from: 'delhi', people: 2, days }, NOW)
  expect(proposal).toMatchObject({ title, dayCount })
})

test('the ride from an airport: says first where it leads, as a day is named by what stands before the comma', () => {
  const request = { placeId: 'periyar', from: 'jaipur', people: 2, days: 7, month: 1, budget: '20000' } as const
  const titles = proposeTrip(dataset, request, NOW)?.items.map(({ title }) => title)
  expect(titles).toContain('A bus by Theni to Periyar, after the bags')
})
