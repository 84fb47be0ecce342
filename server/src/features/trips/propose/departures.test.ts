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

  test('of a night bus to a place: the evening, so that one is there on the next morning and sleeps in no hotel before', () => {
    const sharing = loadDataset().destinations.filter(({ airports, railheads }) =>
      [...airports, ...railheads].some(({ shared }) => shared?.by.includes('night bus')),
    )
    let buses = 0
    for (const { id } of sharing)
      for (const from of ['kolkata', 'mumbai', 'jaipur'] as const)
        for (const days of [1, 4]) {
          const items = itemsOf({ placeId: id, from, people: 6, days, startDate: '2027-10-11', budget: '20000' })
          for (const ride of items.filter(({ title }) => /\bnight bus\b/i.test(title))) {
            buses += 1
            expect([id, from, days, (ride.fixedStart ?? 0) >= 19 * 60]).toEqual([id, from, days, true])
            expect([id, from, days, endOf(ride) > 24 * 60]).toEqual([id, from, days, true])
            const bed = items.find(({ title, day }) => title.startsWith('Night in') && day === ride.day)
            expect([id, from, days, bed?.title]).toEqual([id, from, days, undefined])
          }
        }
    expect(buses).toBeGreaterThan(10)
  })

  test('of a train hours after the ride to its station: what is between is told, in steps of five minutes', () => {
    const items = itemsOf({
      placeId: 'auli',
      from: 'delhi',
      people: 2,
      days: 2,
      budget: '10000',
      startDate: '2026-12-11',
    })
    const between = items.filter(({ title }) => title.startsWith('Free hours in Haridwar'))
    expect(between.length).toBeGreaterThan(0)
    expect(between.filter(({ minutes }) => minutes < 180 || minutes % 5 !== 0)).toEqual([])
  })

  test('for a train of the morning after: the afternoon, so that the morning is spent at the place', () => {
    const request = { people: 8, days: 1, month: 4, budget: '20000', seniors: 2 } as const
    const items = itemsOf({ placeId: 'kashid-murud', from: 'lucknow', ...request })
    const bed = items.findLast(({ title }) => title.startsWith('Night on the way'))
    const ride = items.find(({ day, kind }) => kind === 'travel' && day === bed?.day)
    expect(bed?.title).toContain('Mumbai')
    expect(ride?.fixedStart).toBeGreaterThanOrEqual(12 * 60)
    expect(ride && endOf(ride)).toBeLessThanOrEqual(17.5 * 60)
  })

  test('by ferry to a night train: the boat is one of the afternoon, before the last', () => {
    const items = itemsOf({ placeId: 'alibaug', from: 'ahmedabad', people: 8, days: 1, startDate: '2027-01-02' })
    const boats = items.filter(({ by }) => by === 'sea')
    expect(boats.length).toBeGreaterThan(1)
    expect(boats.at(-1)?.fixedStart).toBeLessThanOrEqual(17 * 60)
  })
})
