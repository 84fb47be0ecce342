import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../facts/dataset.ts'
import { type ParsedTrip, parseTrip } from '../parsed-trip.ts'
import { alsoGoodAmong, areNearDuplicates } from './also-good.ts'
import { isFarLocal, type Ranked } from './rank.ts'
import { isDearForOpen, isWorthNaming, offersFor, shortlist } from './shortlist.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')

/** The offers of a form that fit, best first, and those that are shown. */
function answerFor(given: Partial<DreamTrip>): { trip: ParsedTrip; fitting: Ranked[]; shown: Ranked[] } {
  const request = {
    budget: '30000',
    starting_location: 'mumbai',
    group_size: '2',
    preference_type: 'beaches',
    ...given,
  }
  const trip = parseTrip(request as DreamTrip, NOW)
  return { trip, ...shortlist(trip, offersFor(dataset, trip)) }
}
const answers = STARTING_LOCATIONS.flatMap((starting_location) =>
  PREFERENCE_TYPES.map((preference_type) => answerFor({ starting_location, preference_type })),
)
const alsoGood = ({ trip, fitting, shown }: (typeof answers)[number]) => alsoGoodAmong(trip, fitting, shown)
const headOf = ({ fitting, shown }: (typeof answers)[number]) => fitting.filter((offer) => shown.includes(offer))

describe('what is also good', () => {
  test('is up to three other places, none of the list or nearly the same as one of them', () => {
    for (const answer of answers) {
      const also = alsoGood(answer).map(({ offer }) => offer)
      expect(also.length).toBeLessThanOrEqual(3)
      for (const offer of also) expect(answer.shown).not.toContain(offer)
      const all = [...headOf(answer), ...also]
      for (const offer of also)
        expect(all.filter((other) => other !== offer && areNearDuplicates(offer, other))).toEqual([])
    }
    expect(answers.filter((answer) => alsoGood(answer).length > 0).length).toBeGreaterThan(answers.length / 2)
  })

  test('is worth the ride then and suits, unless it is near', () => {
    for (const answer of answers)
      for (const { offer, difference } of alsoGood(answer)) {
        if (difference === 'near') continue
        expect([isWorthNaming(answer.trip, offer), offer.fit.score >= 50], offer.place.id).toEqual([true, true])
      }
  })

  test('costs without a limit no more than people spend on a trip', () => {
    const open = STARTING_LOCATIONS.flatMap((starting_location) =>
      PREFERENCE_TYPES.map((preference_type) =>
        answerFor({ starting_location, preference_type, budget: '100000', group_size: '10', month: 12 }),
      ),
    )
    const dear = open.filter(({ trip, fitting }) => fitting.some((offer) => isDearForOpen(trip, offer)))
    expect(dear.length).toBeGreaterThan(10)
    for (const answer of dear)
      expect(alsoGood(answer).filter(({ offer }) => isDearForOpen(answer.trip, offer))).toEqual([])
  })

  test('differs from the list as it says: nearer by ground, by another mode, in another state', () => {
    for (const answer of answers) {
      const head = headOf(answer)
      for (const { offer, difference } of alsoGood(answer)) {
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
    for (const answer of answers) {
      const isNear = ({ option: { journey } }: Ranked) => journey.mode !== 'air' && journey.hours <= 6
      const head = headOf(answer)
      const shown = [...head, ...alsoGood(answer).map(({ offer }) => offer)]
      const others = answer.fitting.filter(
        (offer) =>
          isNear(offer) && !isFarLocal(answer.trip, offer) && !head.some((one) => areNearDuplicates(one, offer)),
      )
      if (others.length > 0) expect(shown.some(isNear)).toBe(true)
    }
  })
})

describe('nearly the same suggestion', () => {
  test('are neighbours of one main type, such as North and South Goa', () => {
    const beaches = answerFor({ budget: '50000' }).fitting
    const offer = (id: string) => beaches.find(({ place }) => place.id === id) as Ranked
    expect(areNearDuplicates(offer('north-goa'), offer('south-goa'))).toBe(true)
    expect(areNearDuplicates(offer('north-goa'), offer('alibaug'))).toBe(false)
  })

  test('are North and South Goa by one airport', () => {
    const offers = answerFor({ budget: '75000', starting_location: 'delhi' }).fitting
    const of = (id: string) => offers.find(({ place }) => place.id === id)!
    const there = { ...of('north-goa').option.journey, to: 'Goa' }
    const by = (offer: Ranked): Ranked => ({ ...offer, option: { ...offer.option, journey: there } })
    expect(areNearDuplicates(by(of('north-goa')), by(of('south-goa')))).toBe(true)
    expect(areNearDuplicates(of('north-goa'), of('puri-konark'))).toBe(false)
  })
})
