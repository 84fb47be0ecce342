import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { type Destination, loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { type Ranked, rank } from './rank.ts'
import { offerFor } from './travel-option.ts'

const dataset = loadDataset()
const goa = dataset.destinations.find(({ id }) => id === 'north-goa')!

function ranked(given: Partial<DreamTrip>, place: Destination): Ranked {
  const asked = { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' } as const
  const trip = parseTrip({ ...asked, ...given }, new Date('2026-11-20T06:30:00Z'))
  return rank(trip, offerFor(dataset, trip, place)!)
}

test('four adults: have two rooms where the money allows, and one with extra beds where it does not', () => {
  const place = { ...goa, typical_extras_inr: [] }
  const lodging = (budget: string) => ranked({ group_size: '4', budget, month: 2, days: 3 }, place).option.lodging
  const offer = ranked({ group_size: '4', budget: '2000', month: 2, days: 3 }, place)
  expect(offer.option.lodging).toBe('shared')
  expect(lodging(String(offer.leastTotal))).toBe('shared')
  expect(lodging(String(offer.leastTotal + 4000))).toBe('budget')
})

test('a flight: goes with no dorm, unless it is asked for', () => {
  const byAir: Destination = {
    ...goa,
    ...{ id: 'by-air', road: {}, railheads: [], typical_extras_inr: [], dorm_bed_inr: [200, 300] },
  }
  const one = (budget: number, given: Partial<DreamTrip> = {}) =>
    ranked({ group_size: '1', starting_location: 'delhi', month: 2, budget: String(budget), ...given }, byAir)
  const cheapest = one(2000)
  expect(cheapest).toMatchObject({ fits: false, option: { lodging: 'budget', journey: { mode: 'air' } } })
  expect(one(cheapest.leastTotal)).toMatchObject({ fits: true, option: { lodging: 'budget' } })
  const little = cheapest.leastTotal - 100
  expect(one(little).option.lodging).toBe('budget')
  expect(one(little, { stay: 'dorm' })).toMatchObject({ fits: true, option: { lodging: 'dorm' } })
})
