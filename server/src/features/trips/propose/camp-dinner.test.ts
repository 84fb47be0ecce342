import { addDays } from '@saathi/shared/lib/days'
import { schedule } from '@saathi/shared/trips/schedule'
import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'
import { highlightsOf } from './visits.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

test('an evening in a camp with dinner: one eats there, pays no other dinner, and is back by ten', () => {
  const dataset = loadDataset()
  const place = dataset.destinations.find(({ id }) => id === 'jaisalmer')!
  const startDate = '2027-01-12'
  const request = { placeId: 'jaisalmer', from: 'pune', people: 3, days: 2, startDate, type: 'adventure' } as const
  const trip = proposeTrip(dataset, { ...request, childrenAges: [11] }, NOW)!
  const items = trip.items.map((item, index) => ({ id: String(index), ...item }))
  const { dayCount, sun } = trip
  const days = schedule({
    items,
    dayCount,
    startDate,
    sun,
    hilly: place.hilly,
    highlights: highlightsOf(place),
    roads: place.roads,
  })
  const camp = items.find(({ title }) => title.startsWith('Sam dunes'))!
  const timed = days[camp.day]!.items
  expect(addDays(startDate, camp.day)).toBe('2027-01-13')
  const dinner = timed.find(({ item }) => item.title === 'Dinner')!
  expect(dinner.item).toMatchObject({ cost: 0, lat: camp.lat, lon: camp.lon, note: 'The camp has it.' })
  expect(dinner.start).toBeGreaterThanOrEqual(19 * 60)
  expect(timed.at(-1)!.end).toBeLessThanOrEqual(22 * 60)
  expect(timed.flatMap(({ problems }) => problems)).toEqual([])
})
