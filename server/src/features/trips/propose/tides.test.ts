import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

test('a sight to which one walks at low tide: sends people to the tide table, as its hour is not that of the tide', () => {
  const request = { placeId: 'alibaug', from: 'kochi', people: 2, days: 2, startDate: '2027-01-20' } as const
  const items = proposeTrip(loadDataset(), request, NOW)?.items ?? []
  const fort = items.find(({ title }) => title === 'Kolaba sea fort, on foot at low tide')
  expect(fort?.note).toMatch(/look in the tide table for the day, and go at low tide\.$/)
})
