import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { type Destination, loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { type Ranked, rank } from './rank.ts'
import { effectiveBudget, offerFor } from './travel-option.ts'

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

test('no limit: a large group has hotel rooms, and the money for the journey grows with it', () => {
  for (const group_size of ['2', '6', '10'] as const)
    expect(ranked({ group_size, budget: '100000', month: 2, days: 3 }, goa).option.lodging).toBe('mid')
  expect(ranked({ group_size: '10', budget: '100000', stay: 'budget' }, goa).option.lodging).toBe('budget')
  const open = (people: number) => effectiveBudget({ open: true, budget: 100_000, people })
  expect([1, 8, 10].map(open)).toEqual([200_000, 200_000, 250_000])
})

test('a large group without a limit: takes the night train to the hills, and no flight that costs thousands more', () => {
  const darjeeling = dataset.destinations.find(({ id }) => id === 'darjeeling')!
  const asked = { budget: '100000', starting_location: 'kolkata', preference_type: 'mountains', month: 4 } as const
  for (const group_size of ['6', '10'] as const)
    expect(ranked({ ...asked, group_size }, darjeeling).option.journey).toMatchObject({ mode: 'rail', overnight: true })
})

test('a way by night: is taken before one by day that costs days and money', () => {
  const manali = dataset.destinations.find(({ id }) => id === 'manali')!
  const asked = { budget: '100000', starting_location: 'delhi', preference_type: 'adventure', month: 4 } as const
  expect(ranked({ ...asked, group_size: '10', days: 6 }, manali).option).toMatchObject({
    days: 5,
    journey: { overnight: true },
  })
})

test('a senior with children: loses a day on the way rather than a night on a bus', () => {
  const caves = dataset.destinations.find(({ id }) => id === 'ajanta-ellora')!
  const asked = {
    budget: '50000',
    starting_location: 'mumbai',
    preference_type: 'historical',
    month: 2,
    days: 4,
  } as const
  const family = { group_size: '2', adults: 1, seniors: 1, childrenAges: [13, 8] } as const
  expect(ranked({ ...asked, ...family, childrenAges: [13, 8] }, caves).option.journey).toMatchObject({
    overnight: false,
  })
})

test('one alone: hires no car where a train or bus takes little longer, unless it is asked for', () => {
  const nearby = dataset.destinations.find(({ id }) => id === 'mamallapuram')!
  const modeOf = (given: Partial<DreamTrip>) =>
    ranked({ budget: '50000', month: 2, days: 2, starting_location: 'chennai', ...given }, nearby).option.journey.mode
  expect([modeOf({ group_size: '1' }), modeOf({ group_size: '2' }), modeOf({ group_size: '1', by: 'road' })]).toEqual([
    'bus',
    'road',
    'road',
  ])
})

test('a car for the sights: is had with a plainer bed, rather than left out for a hotel', () => {
  const ooty = dataset.destinations.find(({ id }) => id === 'ooty-coonoor')!
  const asked = { group_size: '1', starting_location: 'hyderabad', preference_type: 'mountains', days: 6 } as const
  const { option } = ranked({ ...asked, budget: '30000', month: 5 }, ooty)
  expect(option.lodging).toBe('budget')
  expect(option.leftOut?.map(({ label }) => label) ?? []).not.toContain('Sightseeing car for a day')
  expect(ranked({ ...asked, budget: '75000', month: 5 }, ooty).option.lodging).toBe('mid')
})
