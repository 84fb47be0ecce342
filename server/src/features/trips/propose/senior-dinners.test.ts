import { schedule } from '@saathi/shared/trips/schedule'
import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'
import { highlightsOf } from './visits.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

test('with seniors: no stroll through a town makes dinner later than eight', () => {
  const dataset = loadDataset()
  const place = dataset.destinations.find(({ id }) => id === 'kutch')!
  const request = { placeId: 'kutch', from: 'kochi', people: 6, days: 4, type: 'historical', seniors: 2 } as const
  const startDate = '2027-03-11'
  const { items, dayCount, sun } = proposeTrip(dataset, { ...request, startDate }, NOW)!
  const dated = items.map((item, index) => ({ id: String(index), ...item }))
  const facts = { items: dated, dayCount, startDate, sun, hilly: place.hilly, highlights: highlightsOf(place) }
  const late = schedule({ ...facts, roads: place.roads }).flatMap(({ items: timed }) =>
    timed.filter(({ item, start }, at) => {
      const isStroll = timed[at - 1]?.item.highlight === 'Hamirsar lake promenade, Bhuj'
      return item.title === 'Dinner' && isStroll && start > 20 * 60
    }),
  )
  expect(late).toEqual([])
})
