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

  test.each<[string, string, TripRequest]>([
    [
      'after an early train of little more than an hour',
      'Vishram Ghat aarti, Mathura',
      { placeId: 'mathura-vrindavan', from: 'delhi', people: 3, days: 2, startDate: '2027-02-09', type: 'spiritual' },
    ],
    [
      'for which one comes, after a long journey',
      'Bagore ki Haveli and its evening dance',
      { placeId: 'udaipur', from: 'kolkata', people: 2, days: 1, month: 1 },
    ],
    [
      'that is no long walk',
      'Promenade (closed to traffic in the evening)',
      { placeId: 'puducherry', from: 'delhi', people: 2, days: 1, type: 'beaches', month: 1 },
    ],
  ])('with a senior: keeps an evening sight %s', (_, sight, request) => {
    expect(visitsOf({ ...request, seniors: 1 }).map(({ highlight }) => highlight)).toContain(sight)
  })

  test('with a senior who is settled at half past four: has a short sight, and is back by seven', () => {
    const forest: TripRequest = { placeId: 'bandipur', from: 'delhi', people: 3, days: 3, startDate: '2027-08-06' }
    const visits = visitsOf({ ...forest, type: 'wildlife', seniors: 1 })
    expect(visits.length).toBeGreaterThan(0)
    expect(visits.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(150)
  })
})
