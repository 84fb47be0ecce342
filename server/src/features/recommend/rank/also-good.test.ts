import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { alsoGoodAmong, areNearDuplicates } from './also-good.ts'
import { inOrder, type Ranked } from './rank.ts'
import { offersFor, SHOWN } from './shortlist.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')

/** The fitting offers of a form, best first. */
function fittingFor(given: Partial<DreamTrip>): Ranked[] {
  const request = {
    budget: '30000',
    starting_location: 'mumbai',
    group_size: '2',
    preference_type: 'beaches',
    ...given,
  }
  const trip = parseTrip(request as DreamTrip, NOW)
  return inOrder(trip, offersFor(dataset, trip)).filter(({ fits }) => fits)
}
const lists = STARTING_LOCATIONS.flatMap((starting_location) =>
  PREFERENCE_TYPES.map((preference_type) => fittingFor({ starting_location, preference_type })),
)

describe('what is also good', () => {
  test('is up to three other places, none of the list or nearly the same as one of them', () => {
    for (const list of lists) {
      const also = alsoGoodAmong(list).map(({ offer }) => offer)
      expect(also.length).toBeLessThanOrEqual(3)
      for (const offer of also) expect(list.indexOf(offer)).toBeGreaterThanOrEqual(SHOWN)
      const all = [...list.slice(0, SHOWN), ...also]
      for (const offer of also)
        expect(all.filter((other) => other !== offer && areNearDuplicates(offer, other))).toEqual([])
    }
    expect(lists.filter((list) => alsoGoodAmong(list).length > 0).length).toBeGreaterThan(lists.length / 2)
  })

  test('differs from the list as it says: nearer by ground, by another mode, in another state', () => {
    for (const list of lists) {
      const head = list.slice(0, SHOWN)
      for (const { offer, difference } of alsoGoodAmong(list)) {
        const { journey } = offer.option
        if (difference === 'near') {
          expect(journey.mode === 'air' ? 99 : journey.hours).toBeLessThanOrEqual(12)
          expect(head.every(({ option }) => option.journey.mode === 'air' || option.journey.hours > 6)).toBe(true)
        } else if (difference === 'mode')
          expect(head.map(({ option }) => option.journey.mode)).not.toContain(journey.mode)
        else expect(head.map(({ place }) => place.state)).not.toContain(offer.place.state)
      }
    }
  })

  test('has something near by ground whenever that fits and the list has none', () => {
    for (const list of lists) {
      const isNear = ({ option: { journey } }: Ranked) => journey.mode !== 'air' && journey.hours <= 6
      const shown = [...list.slice(0, SHOWN), ...alsoGoodAmong(list).map(({ offer }) => offer)]
      const others = list.filter(
        (offer) => isNear(offer) && !list.slice(0, SHOWN).some((one) => areNearDuplicates(one, offer)),
      )
      if (others.length > 0) expect(shown.some(isNear)).toBe(true)
    }
  })
})

describe('nearly the same suggestion', () => {
  test('are neighbours of one main type, such as North and South Goa', () => {
    const beaches = fittingFor({ budget: '50000' })
    const offer = (id: string) => beaches.find(({ place }) => place.id === id) as Ranked
    expect(areNearDuplicates(offer('north-goa'), offer('south-goa'))).toBe(true)
    expect(areNearDuplicates(offer('north-goa'), offer('alibaug'))).toBe(false)
  })

  test('are North and South Goa by one airport', () => {
    const offers = fittingFor({ budget: '75000', starting_location: 'delhi' })
    const of = (id: string) => offers.find(({ place }) => place.id === id)!
    const there = { ...of('north-goa').option.journey, to: 'Goa' }
    const by = (offer: Ranked): Ranked => ({ ...offer, option: { ...offer.option, journey: there } })
    expect(areNearDuplicates(by(of('north-goa')), by(of('south-goa')))).toBe(true)
    expect(areNearDuplicates(of('north-goa'), of('puri-konark'))).toBe(false)
  })
})
