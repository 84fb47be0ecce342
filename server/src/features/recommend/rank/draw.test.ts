import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { type Destination, loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { type Ranked, rank } from './rank.ts'
import { offersFor, shortlist } from './shortlist.ts'
import { offerFor } from './travel-option.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const requestOf = (given: Partial<DreamTrip>): DreamTrip => ({
  budget: '20000',
  starting_location: 'mumbai',
  group_size: '2',
  preference_type: 'beaches',
  ...given,
})
const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!
function ranked(given: Partial<DreamTrip>, place: Destination): Ranked {
  const trip = parseTrip(requestOf(given), NOW)
  return rank(trip, offerFor(dataset, trip, place)!)
}
const scores = ({ fit }: Ranked) => Object.fromEntries(fit.parts.map(({ name, score }) => [name, score]))
const idsFor = (given: Partial<DreamTrip>) => {
  const trip = parseTrip(requestOf(given), NOW)
  return shortlist(trip, offersFor(dataset, trip)).shown.map(({ place }) => place.id)
}

test('every place says how strongly it stands for each of its kinds of trip, and for no other', () => {
  for (const { id, types, draw } of dataset.destinations)
    expect(Object.keys(draw).sort(), id).toEqual([...types].sort())
})

describe('how strongly a place stands for the kind of trip', () => {
  test('counts how strongly the place stands for the kind of trip, first or second', () => {
    const both = { ...placeOf('north-goa'), draw: { beaches: 4, culinary: 2 } }
    expect(scores(ranked({}, both)).type).toBe(1)
    expect(scores(ranked({ preference_type: 'culinary' }, both)).type).toBe(0.28)
  })

  test('a place known first for something else counts less than one known first for this, unless it is among the first names', () => {
    const asFirst = { ...placeOf('north-goa'), types: ['culinary' as const, 'beaches' as const] }
    const food = (place: Destination, culinary: number) =>
      scores(ranked({ preference_type: 'culinary' }, { ...place, draw: { beaches: 4, culinary } })).type!
    const less = (culinary: number) => food(asFirst, culinary) - food(placeOf('north-goa'), culinary)
    expect(less(2)).toBeGreaterThan(less(3))
    expect([less(3) > 0, less(4)]).toEqual([true, 0])
    expect(food(asFirst, 3) - food(asFirst, 2)).toBeGreaterThan(food(asFirst, 4) - food(asFirst, 3))
  })

  test('with a second wish: counts half without it, and half of each where a place stands more strongly for it', () => {
    const food = { preference_type: 'culinary', second_type: 'beaches' } as const
    const type = (given: Partial<DreamTrip>, place: Destination) => scores(ranked(given, place)).type
    const both = { ...placeOf('north-goa'), draw: { beaches: 4, culinary: 2 } }
    const one = { ...both, types: ['culinary' as const], draw: { culinary: 3 } }
    expect([type(food, both), type(food, one)]).toEqual([0.64, 0.4])
    expect(type({ second_type: 'culinary' }, both)).toBe(1)
    const outOfSeason = { ...both, pitch: { ...both.pitch, beaches: { text: 'Sand.', months: [1] } } }
    expect(type({ ...food, month: 3 }, outOfSeason)).toBe(0.28)
  })

  test('with money and time to spare weighs what one goes for more, and the journey less', () => {
    const weights = (given: Partial<DreamTrip>) =>
      Object.fromEntries(ranked(given, placeOf('north-goa')).fit.parts.map(({ name, weight }) => [name, weight]))
    const [short, poor, rich] = [{ budget: '75000', days: 2 }, { budget: '6000' }, { budget: '75000', days: 5 }].map(
      weights,
    )
    for (const little of [short, poor]) {
      expect(little!.type).toBeLessThan(rich!.type!)
      expect(little!.ease).toBeGreaterThan(rich!.ease!)
    }
  })

  test('with money and no hurry puts the great tiger parks above the bird sanctuary near by', () => {
    const ids = idsFor({ preference_type: 'wildlife', budget: '75000', month: 11 })
    expect(ids.slice(0, 5)).toContain('tadoba')
    expect(ids).not.toContain('karnala')
  })

  test('fills no list with weekend places of other cities', () => {
    const ids = idsFor({ starting_location: 'kolkata', preference_type: 'mountains', budget: '75000', month: 11 })
    for (const id of ['lonavala', 'ananthagiri-vikarabad', 'nandi-hills', 'yelagiri']) expect(ids).not.toContain(id)
  })

  test.each([
    ['delhi', 'mountains', ['igatpuri-bhandardara', 'purulia-ajodhya']],
    ['delhi', 'historical', ['neemrana-shekhawati']],
    ['chennai', 'mountains', ['igatpuri-bhandardara']],
  ] as const)('with much money leads nobody from %s who wants %s to %s', (starting_location, preference_type, far) => {
    const ids = idsFor({ starting_location, preference_type, budget: '50000', month: 12 })
    for (const id of far) {
      expect(placeOf(id)).toBeDefined()
      expect(ids.slice(0, 5)).not.toContain(id)
    }
  })
})

describe('optional extras', () => {
  const asked = { starting_location: 'mumbai' as const, group_size: '6' as const, month: 4 }

  test('never decide whether a place fits: they are named, and counted when the money allows', () => {
    const answer = (budget: string) => {
      const { items } = recommend(dataset, requestOf({ ...asked, budget, places: ['alibaug'] }), NOW)
      return items.find(({ id }) => id === 'alibaug')!
    }
    const [little, much] = [answer('10000'), answer('75000')]
    expect(little.fits).toBe(true)
    expect(little.notCounted?.map(({ label }) => label)).toContain('Water sports at Nagaon or Varsoli')
    expect(little.notes?.join('\n')).toMatch(
      /Optional, and not counted: .*water sports at Nagaon or Varsoli \(₹5,100\)/,
    )
    expect(much.notCounted).toBeUndefined()
    expect(much.costLines.map(({ label }) => label)).toContain('Water sports at Nagaon or Varsoli')
  })
})
