import type { DreamTrip } from '@saathi/shared/recommend'
import { describe, expect, test } from 'vitest'
import { type Dataset, loadDataset } from './dataset.ts'
import { fitOf, inOrder, type Ranked } from './rank.ts'
import { shortlist } from './shortlist.ts'
import { type Offer, offerFor, placesFor } from './travel-option.ts'
import { tripOf } from './trip.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const requestOf = (given: Partial<DreamTrip>): DreamTrip => ({
  budget: '20000',
  starting_location: 'mumbai',
  group_size: '2',
  preference_type: 'beaches',
  ...given,
})

/** What is offered for one place, and how well it fits. */
function ranked(given: Partial<DreamTrip>, id: string, of: Dataset = dataset): Ranked {
  const trip = tripOf(requestOf(given), NOW)
  const offer: Offer = offerFor(of, trip, of.destinations.find((place) => place.id === id)!)
  return { ...offer, fit: fitOf(trip, offer) }
}
const scores = ({ fit }: Ranked) => Object.fromEntries(fit.parts.map(({ name, score }) => [name, score]))

describe('the fit score', () => {
  test('is the weighted sum of six parts', () => {
    const { fit } = ranked({}, 'north-goa')
    expect(fit.parts.map(({ name, weight }) => [name, weight])).toEqual([
      ['type', 35],
      ['budget', 25],
      ['season', 15],
      ['ease', 15],
      ['company', 5],
      ['hassle', 5],
    ])
    const sum = fit.parts.reduce((total, { score, weight }) => total + score * weight, 0)
    expect(fit).toMatchObject({ score: Math.round(sum * 10) / 10, cappedAt: null })
  })

  test('a secondary type counts less than the first', () => {
    expect(scores(ranked({}, 'gokarna')).type).toBe(1)
    expect(scores(ranked({ preference_type: 'spiritual' }, 'gokarna')).type).toBe(0.6)
  })

  test('falls with the season, and is capped in a month to avoid', () => {
    const season = (month: number) => scores(ranked({ month }, 'puducherry')).season
    expect([12, 8, 4, 5].map(season)).toEqual([1, 0.7, 0.4, 0])
    expect(ranked({ month: 7 }, 'gokarna').fit).toMatchObject({ score: 60, cappedAt: 60 })
  })

  test('is capped at 40 while the main attraction of the type is closed', () => {
    expect(
      ranked({ starting_location: 'delhi', preference_type: 'adventure', month: 8 }, 'rishikesh').fit,
    ).toMatchObject({ score: 40, cappedAt: 40 })
    expect(
      ranked({ starting_location: 'delhi', preference_type: 'spiritual', month: 8 }, 'rishikesh').fit.cappedAt,
    ).not.toBe(40)
  })

  test('uses the cheapest option for the budget part, not the upgraded stay', () => {
    const { option, leastTotal, fit } = ranked({ budget: '30000' }, 'tarkarli-malvan')
    expect(option.total.typical).toBeGreaterThan(leastTotal)
    expect(fit.parts.find(({ name }) => name === 'budget')?.score).toBe(1)
  })

  test('loses the budget part linearly between 0.9 and 1.3 times the budget', () => {
    const least = ranked({}, 'diu').leastTotal
    const trip = { ...tripOf(requestOf({}), NOW), budget: Math.round(least / 1.1) }
    const offer = offerFor(dataset, trip, dataset.destinations.find(({ id }) => id === 'diu')!)
    expect(fitOf(trip, offer).parts.find(({ name }) => name === 'budget')?.score).toBeCloseTo(0.5, 1)
  })

  test('is lower for a short stay at a distant place', () => {
    const near = scores(ranked({ preference_type: 'historical' }, 'ajanta-ellora')).ease
    const far = scores(ranked({ preference_type: 'historical', budget: '50000' }, 'khajuraho')).ease
    expect(near).toBeGreaterThan(far!)
    const rushed = ranked({ starting_location: 'delhi', preference_type: 'mountains', days: 2 }, 'manali')
    expect(rushed.fit.cappedAt).toBe(60)
  })

  test('uses the family score from four people, and the young score below', () => {
    const company = (group_size: '2' | '4') =>
      scores(ranked({ group_size, preference_type: 'adventure' }, 'bir-billing')).company
    expect(company('2')).toBe(1)
    expect(company('4')).toBeCloseTo(1 / 3, 1)
  })

  test('is lower for permits by their lead time, and lowest when it has passed', () => {
    const hassle = (month: number) => scores(ranked({ preference_type: 'wildlife', month }, 'ranthambore')).hassle
    expect(hassle(3)).toBe(0.5)
    expect(hassle(11)).toBe(0)
    expect(scores(ranked({}, 'north-goa')).hassle).toBe(1)
  })
})

describe('the travel option', () => {
  test('has the most expensive stay within the budget', () => {
    const tiers = ['10000', '20000', '30000', '50000', '75000'].map(
      (budget) => ranked({ budget: budget as DreamTrip['budget'] }, 'gokarna').option.tier,
    )
    expect(tiers).toEqual(['budget', 'mid', 'premium', 'premium', 'premium'])
  })

  test('is the cheapest one when none is within the budget', () => {
    const offer = ranked({ budget: '10000', group_size: '10' }, 'gokarna')
    expect(offer).toMatchObject({ fits: false, option: { tier: 'budget' } })
    expect(offer.overBy).toBe(offer.option.total.typical - 10_000)
    expect(offer.leastTotal).toBe(offer.option.total.typical)
  })

  test('always fits the open-ended budget, and has no dorm for it', () => {
    const { fits, option } = ranked(
      { budget: '100000', group_size: '10', starting_location: 'chennai', preference_type: 'spiritual' },
      'amritsar',
    )
    expect(option.total.typical).toBeGreaterThan(100_000)
    expect([fits, option.tier]).toEqual([true, 'budget'])
  })

  test('lasts at most the ideal number of days of the place', () => {
    const days = (given: Partial<DreamTrip>) => ranked({ budget: '75000', ...given }, 'north-goa').option.days
    expect([undefined, 2, 4, 14].map((asked) => days(asked ? { days: asked } : {}))).toEqual([3, 2, 4, 5])
  })

  test('has two days for a distant one-day place', () => {
    const agra = (starting_location: 'delhi' | 'mumbai') =>
      ranked({ starting_location, preference_type: 'historical', budget: '50000' }, 'agra').option.days
    expect([agra('delhi'), agra('mumbai')]).toEqual([1, 2])
  })
})

describe('the ranking', () => {
  const offer = (id: string, fits: boolean, score: number, overBy: number, km: number) =>
    ({ place: { id, gc_km: { mumbai: km } }, fits, overBy, fit: { score } }) as unknown as Ranked
  const trip = tripOf(requestOf({}), NOW)
  const ids = (...offers: Ranked[]) => inOrder(trip, offers).map(({ place }) => place.id)

  test('fitting places come first by score, the others by excess', () => {
    expect(
      ids(
        offer('over', false, 99, 100, 1),
        offer('good', true, 70, 0, 9),
        offer('best', true, 80, 0, 9),
        offer('just-over', false, 10, 50, 1),
      ),
    ).toEqual(['best', 'good', 'just-over', 'over'])
  })

  test('ties are ordered by distance, then by id', () => {
    expect(ids(offer('b', true, 70, 0, 20), offer('c', true, 70, 0, 10), offer('a', true, 70, 0, 20))).toEqual([
      'c',
      'a',
      'b',
    ])
  })
})

describe('the shortlist', () => {
  test('leaves out the starting city, closed places and places that need more days', () => {
    const ids = (given: Partial<DreamTrip>) => placesFor(dataset, tripOf(requestOf(given), NOW)).map(({ id }) => id)
    expect(ids({ preference_type: 'culinary', starting_location: 'hyderabad' })).not.toContain('hyderabad')
    expect(ids({ preference_type: 'culinary', starting_location: 'delhi' })).not.toContain('old-delhi')
    expect(ids({ preference_type: 'spiritual', month: 12 })).not.toContain('kedarnath-badrinath')
    expect(ids({ preference_type: 'spiritual', month: 6 })).toContain('kedarnath-badrinath')
    expect(ids({ preference_type: 'adventure', days: 2 })).not.toContain('leh-ladakh')
  })

  test('has the three nearest when nothing fits, and nothing far above the budget otherwise', () => {
    const none = shortlist(dataset, tripOf(requestOf({ budget: '10000', group_size: '10' }), NOW))
    expect(none).toHaveLength(3)
    const some = shortlist(dataset, tripOf(requestOf({}), NOW))
    expect(some.every(({ fits, overBy }) => fits || overBy <= 20_000)).toBe(true)
  })
})
