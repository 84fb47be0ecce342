import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import type { Ranked } from './rank.ts'
import { offersFor } from './shortlist.ts'
import { areNearDuplicates, withVariety } from './variety.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')

/** The fitting offers of every city and type, best first. */
const lists = STARTING_LOCATIONS.flatMap((starting_location) =>
  PREFERENCE_TYPES.map((preference_type) => {
    const request: DreamTrip = { budget: '30000', starting_location, group_size: '2', preference_type }
    const offers = offersFor(dataset, parseTrip(request, NOW)).filter(({ fits }) => fits)
    return offers.sort((a, b) => b.fit.score - a.fit.score)
  }),
)
const sum = (offers: Ranked[]) => offers.slice(0, 3).reduce((total, { fit }) => total + fit.score, 0)
const hasDuplicates = ([a, b, c]: Ranked[]) =>
  [a && b && areNearDuplicates(a, b), a && c && areNearDuplicates(a, c), b && c && areNearDuplicates(b, c)].some(
    Boolean,
  )

describe('variety', () => {
  test('keeps every offer, and the best first', () => {
    for (const list of lists) {
      const varied = withVariety(list)
      expect(varied[0]).toBe(list[0])
      expect(new Set(varied)).toEqual(new Set(list))
    }
  })

  test('neighbours of one main type are near duplicates, such as North and South Goa', () => {
    const beaches = offersFor(
      dataset,
      parseTrip({ budget: '50000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' }, NOW),
    )
    const offer = (id: string) => beaches.find(({ place }) => place.id === id) as Ranked
    expect(areNearDuplicates(offer('north-goa'), offer('south-goa'))).toBe(true)
    expect(areNearDuplicates(offer('north-goa'), offer('alibaug'))).toBe(false)
  })

  test('near duplicates share the first three only when nothing else fits', () => {
    const crowded = lists.filter((list) => hasDuplicates(withVariety(list)))
    for (const list of crowded) {
      const [best, ...others] = list
      const distinct = others.filter((offer) => !areNearDuplicates(best!, offer))
      const pairs = distinct.slice(0, 12).flatMap((a) => distinct.slice(0, 12).map((b) => [a, b] as const))
      expect(pairs.some(([a, b]) => a !== b && !areNearDuplicates(a, b))).toBe(false)
    }
  })

  test('loses at most 1 % of the summed fit of the best three without near duplicates', () => {
    for (const list of lists.filter(({ length }) => length > 3)) {
      const varied = withVariety(list)
      if (hasDuplicates(varied)) continue
      const [best, ...others] = list.slice(0, 13)
      const triples = others.flatMap((a, at) => others.slice(at + 1).map((b) => [best!, a, b]))
      const most = Math.max(...triples.filter((triple) => !hasDuplicates(triple)).map(sum))
      expect(sum(varied)).toBeGreaterThanOrEqual(0.99 * most - 1e-9)
    }
  })

  test('North and South Goa by one airport are near duplicates', () => {
    const offers = offersFor(
      dataset,
      parseTrip({ budget: '75000', starting_location: 'delhi', group_size: '2', preference_type: 'beaches' }, NOW),
    )
    const of = (id: string) => offers.find(({ place }) => place.id === id)!
    const there = { ...of('north-goa').option.journey, to: 'Goa' }
    const by = (offer: Ranked): Ranked => ({ ...offer, option: { ...offer.option, journey: there } })
    expect(areNearDuplicates(by(of('north-goa')), by(of('south-goa')))).toBe(true)
    expect(areNearDuplicates(of('north-goa'), of('puri-konark'))).toBe(false)
  })
})
