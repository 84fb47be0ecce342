import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const dalhousie: TripRequest = { placeId: 'dalhousie', from: 'kolkata', people: 4, days: 4, startDate: '2027-09-04' }
const firstDayOf = (request: TripRequest) =>
  (proposeTrip(loadDataset(), request, NOW)?.items ?? []).filter(({ day }) => day === 0)
const visitsOf = (request: TripRequest) => firstDayOf(request).filter(({ kind }) => kind === 'visit')

describe('the evening after a journey that began before six or took ten hours', () => {
  test('with seniors or small children: has no sight, and dinner at its hour', () => {
    for (const party of [{ seniors: 2 }, { childrenAges: [6] }]) {
      const items = firstDayOf({ ...dalhousie, ...party })
      expect(items.filter(({ kind }) => kind === 'visit')).toEqual([])
      expect(items.some(({ title }) => title === 'Dinner')).toBe(true)
    }
  })

  test('with adults alone: has one', () => {
    const corbett = { placeId: 'corbett', from: 'ahmedabad', people: 2, days: 5, month: 7, budget: '100000' } as const
    expect(visitsOf(corbett)).not.toEqual([])
    expect(visitsOf({ ...corbett, seniors: 1 })).toEqual([])
  })

  test('with seniors who come by noon: still has the afternoon', () => {
    const coast: TripRequest = {
      placeId: 'mamallapuram',
      from: 'jaipur',
      people: 2,
      days: 2,
      startDate: '2027-10-15',
    }
    expect(visitsOf({ ...coast, seniors: 1 })).not.toEqual([])
  })
})
