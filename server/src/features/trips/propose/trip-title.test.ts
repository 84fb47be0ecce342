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
