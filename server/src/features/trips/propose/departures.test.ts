import type { TripItemFacts, TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const itemsOf = (request: Partial<TripRequest>) =>
  proposeTrip(loadDataset(), { people: 4, ...request } as TripRequest, NOW)?.items ?? []
const endOf = ({ fixedStart, minutes }: TripItemFacts) => (fixedStart ?? 0) + minutes

describe('the hour at which one leaves', () => {
  test('for an airport that is flown in the morning: so early that the flight lands by then', () => {
    for (const from of ['chennai', 'bangalore', 'kolkata'] as const) {
      const items = itemsOf({ placeId: 'leh-ladakh', from, days: 6, startDate: '2027-05-07' })
      const flight = items.find(({ title }) => title === 'Flight to Leh')
      expect([from, flight && endOf(flight) <= 13 * 60]).toEqual([from, true])
      expect([from, items[0]?.day, (items[0]?.fixedStart ?? 0) >= 30]).toEqual([from, 0, true])
    }
  })

  test('by ferry to a night train: the boat is one of the afternoon, before the last', () => {
    const items = itemsOf({ placeId: 'alibaug', from: 'ahmedabad', people: 8, days: 1, startDate: '2027-01-02' })
    const boats = items.filter(({ by }) => by === 'sea')
    expect(boats.length).toBeGreaterThan(1)
    expect(boats.at(-1)?.fixedStart).toBeLessThanOrEqual(17 * 60)
  })
})
