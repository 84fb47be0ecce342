import type { TripItem } from '@saathi/shared/trips/schema'
import { describe, expect, it } from 'vitest'
import { costHint } from '../../messages/en/trips/trips.ts'
import { dayFacts } from './item-words.ts'

const dayOf = (...kinds: TripItem['kind'][]) => ({
  items: kinds.map((kind) => ({ item: { kind, minutes: 60 } })) as Parameters<typeof dayFacts>[0]['items'],
})

describe('dayFacts', () => {
  it.each([
    [
      'stops between two journeys',
      { ...dayOf('travel', 'visit', 'meal', 'travel'), km: 12.4 },
      ['2 stops', '12 km on the way'],
    ],
    ['a journey and a bed alone', { ...dayOf('travel', 'stay'), km: 0 }, ['On the way']],
    ['nothing planned', { items: [], km: 0 }, []],
  ])('%s: says so', (_, day, expected) => {
    expect(dayFacts(day)).toEqual(expected)
  })
})

describe('costHint', () => {
  it.each([
    [2, 'In rupees, for both of you.'],
    [3, 'In rupees, for all 3 of you.'],
  ])('%i people: says for whom the cost is', (people, expected) => {
    expect(costHint(people)).toBe(expected)
  })
})
