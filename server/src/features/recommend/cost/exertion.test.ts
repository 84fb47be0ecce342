import { DREAM_TRIP_DEFAULTS, type DreamTrip, PREFERENCE_TYPES } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { offerForPlace } from '../rank/shortlist.ts'
import { costLinesFor } from './cost.ts'
import { isTooHard } from './travellers.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')

/** What is billed at a place. */
function billed(id: string, given: Partial<DreamTrip>): string[] {
  const request = { ...DREAM_TRIP_DEFAULTS, starting_location: 'mumbai', budget: '75000', month: 2, ...given } as const
  const trip = parseTrip(request, NOW)
  const place = dataset.destinations.find((each) => each.id === id)!
  const { lodging, days, nights, journey, leftOut } = offerForPlace(dataset, trip, place)!.option
  const { keepsCar } = journey
  const { type, party, when } = trip
  const stay = { dataset, place, type, month: when.month, when, ...party, lodging, days, nights, keepsCar, leftOut }
  return costLinesFor(stay, journey).map(({ label }) => label)
}

describe('a party', () => {
  test.each([
    ['of adults', { people: 2 }, false, false],
    ['with one senior', { people: 2, seniors: 1 }, false, true],
    ['of seniors alone', { people: 2, seniors: 2 }, true, true],
    ['with a child of 5', { people: 3, childrenAges: [5] }, false, true],
    ['with a child of 7', { people: 3, childrenAges: [7] }, false, false],
    ['that wants easy walking', { people: 2, easyWalking: true }, true, true],
  ])('%s takes walks and rides or not', (_, party, walk, ride) => {
    expect([isTooHard('walk', party), isTooHard('ride', party)]).toEqual([walk, ride])
  })
})

describe('a two-wheeler', () => {
  const goa = { preference_type: 'beaches', days: 4, stay: 'mid' } as const

  test('is billed for adults', () => expect(billed('north-goa', goa)).toContain('Scooter hire'))

  test.each<[string, Partial<DreamTrip>]>([
    ['seniors', { adults: 2, seniors: 2 }],
    ['small children', { adults: 2, childrenAges: [3] }],
    ['easy walking', { easyWalking: true }],
  ])('is a car for %s', (_, who) => {
    const labels = billed('north-goa', { ...goa, ...who })
    expect(labels).not.toContain('Scooter hire')
    expect(labels).toContain('Taxi or hired car with driver for a day out')
  })

  test('is a car for seniors in each place that bills one', () => {
    for (const { id, types, typical_extras_inr: extras } of dataset.destinations) {
      if (!extras.some(({ effort }) => effort === 'ride')) continue
      for (const preference_type of types)
        expect(billed(id, { preference_type, stay: 'budget', seniors: 2 }).join(), id).toMatch(/\b(auto|car|taxi)\b/i)
    }
  })
})

test('a guide for a trek is billed for none who want easy walking', () => {
  const trek = { preference_type: 'adventure', starting_location: 'bangalore', stay: 'mid' } as const
  expect(billed('wayanad', trek)).toContain('Chembra group permit with guide')
  expect(billed('wayanad', { ...trek, easyWalking: true })).not.toContain('Chembra group permit with guide')
})

test('no result for easy walking bills or praises a trek, a climb or a two-wheeler', () => {
  for (const preference_type of PREFERENCE_TYPES)
    for (const starting_location of ['bangalore', 'delhi', 'mumbai'] as const) {
      const request = { ...DREAM_TRIP_DEFAULTS, preference_type, starting_location, easyWalking: true, month: 11 }
      for (const { costLines = [], reasons } of recommend(dataset, { ...request, budget: '75000' }, NOW).items)
        expect([...costLines.map(({ label }) => label), ...reasons].join('\n')).not.toMatch(
          /\b(trek|climbing|scramble|scooter|bicycle|ridge walks)\b/i,
        )
    }
})
