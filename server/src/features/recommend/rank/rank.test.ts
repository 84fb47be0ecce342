import type { DreamTrip } from '@saathi/shared/recommend/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/whole.ts'
import { type Destination, loadDataset } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { FEW_DAYS } from '../travel/boarding.ts'
import { isTooLong } from '../travel/effort.ts'
import type { Journey } from '../travel/journey.ts'
import { inOrder, type Ranked, rank } from './rank.ts'
import { stayLengths } from './stay-length.ts'
import { hoursWon } from './stay-worth.ts'
import { offerFor } from './travel-option.ts'
import { hasOwnCar } from './way-rules.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!
const requestOf = (given: Partial<DreamTrip>): DreamTrip => ({
  budget: '20000',
  starting_location: 'mumbai',
  group_size: '2',
  preference_type: 'beaches',
  ...given,
})

/** The offer for one place, and how well it fits. */
function ranked(given: Partial<DreamTrip>, place: Destination | string): Ranked {
  const trip = parseTrip(requestOf(given), NOW)
  const offer = offerFor(dataset, trip, typeof place === 'string' ? placeOf(place) : place)!
  return rank(trip, offer)
}
const scores = ({ fit }: Ranked) => Object.fromEntries(fit.parts.map(({ name, score }) => [name, score]))
const penalties = ({ fit }: Ranked) =>
  Object.fromEntries((fit.penalties ?? []).map(({ name, points }) => [name, points]))
const open = (place: Destination): Destination => ({ ...place, closures: [], health_safety: [] })

describe('the fit score', () => {
  test('is the weighted sum of six parts, less penalties', () => {
    const { fit } = ranked({}, 'north-goa')
    expect(fit.parts.map(({ name }) => name)).toEqual(['type', 'budget', 'season', 'ease', 'company', 'hassle'])
    expect(fit.parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    const sum = fit.parts.reduce((total, { score, weight }) => total + score * weight, 0)
    expect(fit).toMatchObject({ score: Math.round(sum * 10) / 10, cappedAt: null, penalties: [] })
  })

  test('falls with the season, and a month to avoid or without its attraction costs points', () => {
    const goa: Destination = {
      ...open(placeOf('north-goa')),
      best_months: [12],
      ok_months: [1],
      shoulder_months: [2, 3, 4, 5, 9, 10, 11],
      avoid_months: [6, 7, 8],
      pitch: { beaches: { text: 'Sand.', months: [12, 1] }, culinary: { text: 'Fish.' } },
    }
    expect([12, 1, 2, 7].map((month) => scores(ranked({ month }, goa)).season)).toEqual([1, 0.75, 0.4, 0])
    expect([12, 2, 3, 7].map((month) => penalties(ranked({ month }, goa)).season)).toEqual([undefined, 5, 10, 20])
  })

  test('an uncertain closure costs points by its share of the month', () => {
    const closed = (from: string): Destination => ({
      ...open(placeOf('north-goa')),
      closures: [{ what: 'Shut', from, to: '12-31', sure: 'low', stops: ['beaches'] }],
    })
    expect(penalties(ranked({ month: 12 }, closed('12-01'))).closure).toBe(20)
    expect(penalties(ranked({ month: 12 }, closed('12-17'))).closure).toBeCloseTo(9.7, 1)
  })

  test('is lower the more of the stay is spent travelling, and for a rushed stay', () => {
    expect(scores(ranked({}, 'north-goa')).ease).toBeGreaterThan(scores(ranked({}, 'udupi-murudeshwar')).ease!)
    const rushed = ranked(
      { starting_location: 'delhi', preference_type: 'mountains', days: 2 },
      {
        ...placeOf('shimla'),
        ideal_days: [4, 5],
      },
    )
    expect(penalties(rushed).rushed).toBe(15)
  })

  test('a place for a weekend loses points by plane and for a long day on the way, not for a night train', () => {
    const trip = parseTrip(requestOf({ starting_location: 'delhi', budget: '75000', month: 12 }), NOW)
    const far = (journey: Partial<Journey>, days: number, longest: number, beaches: 2 | 3 = 3) => {
      const offer = offerFor(dataset, trip, placeOf('north-goa'))!
      const { option } = offer
      const place = { ...offer.place, ideal_days: [1, longest] as [number, number], draw: { beaches } }
      const { fit } = rank(trip, {
        ...offer,
        place,
        option: { ...option, days, journey: { ...option.journey, ...journey } },
      })
      return fit.penalties?.find(({ name }) => name === 'far')?.points
    }
    expect([far({ mode: 'air', hours: 6 }, 2, 2), far({ mode: 'air', hours: 6 }, 2, 5)]).toEqual([20, undefined])
    expect(far({ mode: 'rail', hours: 11, overnight: false }, 2, 3)).toBe(10)
    expect(far({ mode: 'air', hours: 6 }, 1, 5)).toBe(25)
    const night = (hours: number) => ({ mode: 'rail', hours, overnight: true }) as const
    expect([far(night(10), 2, 3), far(night(14), 2, 3), far(night(14), 1, 3)]).toEqual([undefined, 10, 15])
    // A longer night leads to a place that is known all over India.
    expect([far(night(12), 2, 3), far(night(12), 2, 3, 2)]).toEqual([undefined, 10])
    expect(far(night(14), 3, 3)).toBeUndefined()
  })

  test('a plane where one drives, a weekly train beside a daily bus and a car for one person lose points', () => {
    const way = (people: '1' | '2', journey: Partial<Journey>, other: Partial<Journey>) => {
      const trip = parseTrip(requestOf({ group_size: people }), NOW)
      const offer = offerFor(dataset, trip, placeOf('north-goa'))!
      const { option } = offer
      const on = (each: Partial<Journey>): Journey => ({ ...option.journey, daysAWeek: 7, ...each })
      const [chosen, second] = [on(journey), on(other)]
      const { fit } = rank(trip, { ...offer, option: { ...option, journey: chosen, ways: [chosen, second] } })
      return fit.penalties?.find(({ name }) => name === 'way')?.points
    }
    expect(way('2', { mode: 'air' }, { mode: 'bus', hours: 6 })).toBe(10)
    expect(way('2', { mode: 'air' }, { mode: 'bus', hours: 9 })).toBe(8)
    expect(way('2', { mode: 'rail', daysAWeek: 1 }, { mode: 'bus' })).toBe(5)
    expect(way('2', { mode: 'rail', daysAWeek: 1 }, { mode: 'air' })).toBeUndefined()
    expect([way('1', { mode: 'road' }, { mode: 'bus' }), way('2', { mode: 'road' }, { mode: 'bus' })]).toEqual([
      5,
      undefined,
    ])
  })

  test('uses the family score from four people, and the young score below', () => {
    const place = { ...placeOf('north-goa'), editorial_fit: { family: 1, genZ: 3 } }
    expect(scores(ranked({ group_size: '2' }, place)).company).toBe(1)
    expect(scores(ranked({ group_size: '4', budget: '50000' }, place)).company).toBe(0.33)
  })

  test('is lower for permits by their lead time, and lowest when it has passed', () => {
    const permit = {
      need: true,
      who: 'All',
      name: 'a ticket',
      fee_inr: [0, 0] as [number, number],
      sure: 'high' as const,
    }
    const hassle = (lead_days: number) =>
      scores(ranked({ month: 1 }, { ...placeOf('north-goa'), permits: [{ ...permit, lead_days }] })).hassle
    expect([hassle(0), hassle(30), hassle(120)]).toEqual([1, 0.5, 0])
  })
})

describe('the travel option', () => {
  const budgets = [6000, 8000, 10_000, 13_000, 17_000, 20_000, 26_000, 30_000, 31_500, 40_000, 50_000, 75_000, 99_000]

  test('a higher budget never gives a journey and a bed that are together worse for the same stay', () => {
    const anyPlace = fc.constantFrom(...dataset.destinations)
    const request = fc.record({
      starting_location: fc.constantFrom('mumbai' as const, 'delhi' as const, 'chennai' as const, 'kochi' as const),
      group_size: fc.constantFrom('1' as const, '2' as const, '4' as const, '10' as const),
      month: fc.integer({ min: 1, max: 12 }),
    })
    const won = (one: Ranked['option']) => hoursWon(one.journey, one.lodging, one.days, one.nights)
    fc.assert(
      fc.property(anyPlace, request, (place, given) => {
        const offers = budgets.flatMap((budget) => {
          const trip = parseTrip(requestOf({ ...given, budget: String(budget), preference_type: place.types[0] }), NOW)
          const offer = offerFor(dataset, trip, place)
          return offer?.fits ? [offer.option] : []
        })
        for (const [at, option] of offers.entries()) {
          const before = offers[at - 1]
          if (!before) continue
          // A night there may go with a slower journey than a day trip, and a weekly train is for want of money.
          if ((before.nights === 0 && option.nights > 0) || before.journey.daysAWeek < FEW_DAYS) continue
          // More money goes first to what one goes for, and one alone hires a car only where it reaches for nothing else.
          if (before.leftOut || (given.group_size === '1' && hasOwnCar(before.journey) && !hasOwnCar(option.journey)))
            continue
          // A journey too long for the stay gives way to any other that the money reaches for, and so may its better bed.
          if (isTooLong(before.journey, before.days)) continue
          if (before.days === option.days) expect(won(option)).toBeGreaterThanOrEqual(won(before) - 1e-6)
        }
      }),
      { numRuns: runs(100) },
    )
  })

  test('a higher budget keeps what fits fitting', () => {
    for (const place of dataset.destinations.filter((_, at) => at % 5 === 0)) {
      const fits = budgets.map((budget) => {
        const trip = parseTrip(requestOf({ budget: String(budget), preference_type: place.types[0] }), NOW)
        return offerFor(dataset, trip, place)?.fits ?? false
      })
      expect(fits, place.id).toEqual([...fits].sort((a, b) => Number(a) - Number(b)))
    }
  })

  test('is the cheapest one when none is within the budget', () => {
    const offer = ranked({ budget: '2000', group_size: '10' }, 'north-goa')
    expect(offer.fits).toBe(false)
    expect(offer.overBy).toBe(offer.option.total - 2000)
    expect(offer.leastTotal).toBe(offer.option.total)
  })

  test('always fits the open-ended budget, and has no dorm for it', () => {
    const offer = ranked({ budget: '100000', group_size: '1' }, 'north-goa')
    expect(offer.fits).toBe(true)
    expect(['mid', 'premium']).toContain(offer.option.lodging)
  })

  test('has the bed of the best value, not the dearest that fits, and with more money never a plainer one', () => {
    const agra = ranked(
      { starting_location: 'delhi', preference_type: 'historical', budget: '30000', month: 1 },
      'agra',
    )
    expect(agra.option.lodging).toBe('mid')
    const beds = ['dorm', 'shared', 'budget', 'mid', 'premium']
    for (const place of dataset.destinations.filter((_, at) => at % 4 === 0)) {
      const options = budgets.flatMap((budget) => {
        const asked = requestOf({ budget: String(budget), preference_type: place.types[0], days: 3 })
        const offer = offerFor(dataset, parseTrip(asked, NOW), place)
        return offer?.fits && offer.option.nights > 0 ? [offer.option] : []
      })
      for (const [at, { lodging, days, journey }] of options.entries()) {
        const before = options[at - 1]
        if (before?.days !== days || before.journey.comfort !== journey.comfort || before.journey.to !== journey.to)
          continue
        expect(beds.indexOf(lodging), place.id).toBeGreaterThanOrEqual(beds.indexOf(before.lodging))
      }
    }
  })

  test('is null where no way leads', () => {
    const trip = parseTrip(requestOf({}), NOW)
    const nowhere = { ...placeOf('north-goa'), id: 'nowhere', road: {}, railheads: [], airports: [] }
    expect(offerFor(dataset, trip, nowhere)).toBeNull()
  })

  test('is by a night train only where one runs', () => {
    for (const place of dataset.destinations) {
      const offer = offerFor(dataset, parseTrip(requestOf({ starting_location: 'delhi' }), NOW), place)
      if (offer?.option.journey.mode !== 'rail' || !offer.option.journey.overnight) continue
      const rows = place.railheads.flatMap(({ code }) => dataset.departures.delhi.rail.get(code) ?? [])
      expect(
        rows.some(({ runs }) => runs === 'night'),
        place.id,
      ).toBe(true)
    }
  })
})

describe('the length of stay', () => {
  const place = { ...placeOf('agra'), ideal_days: [1, 4] as [number, number] }
  const stays = (km: number, maxDays: number | null) =>
    stayLengths({ ...place, gc_km: { ...place.gc_km, delhi: km } }, { from: 'delhi', maxDays })

  test('is the middle of the good ones or the shortest, which is longer for a place that is far', () => {
    expect([stays(200, null), stays(500, null), stays(1200, null)]).toEqual([
      [3, 1],
      [3, 2],
      [4, 3],
    ])
  })

  test('is at most what was asked for and what does the place good', () => {
    expect([stays(200, 3), stays(200, 14), stays(1200, 2)]).toEqual([[3, 2, 1], [4, 3, 2, 1], [2]])
  })
})

describe('the ranking', () => {
  const offer = (id: string, fits: boolean, score: number, overBy: number, km: number) =>
    ({ place: { id, gc_km: { mumbai: km } }, fits, overBy, fit: { score } }) as unknown as Ranked
  const trip = parseTrip(requestOf({}), NOW)
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

  test('counts no month to avoid and no danger as fitting, and lists them last', () => {
    const goa = placeOf('north-goa')
    const avoided = { ...open(goa), best_months: [1], ok_months: [], shoulder_months: [], avoid_months: [7] }
    expect(ranked({ month: 7, budget: '75000' }, avoided)).toMatchObject({ fits: false, isWise: false, overBy: 0 })
    const danger = { what: 'Unrest', kind: 'danger' as const, stops: ['beaches' as const] }
    expect(ranked({ month: 1, budget: '75000' }, { ...open(goa), health_safety: [danger] }).fits).toBe(false)
    const [fits, over, unwise] = [true, false, false].map((fits, at) => ({
      ...ranked({ month: 1 }, goa),
      fits,
      isWise: at < 2,
      overBy: at === 1 ? 5000 : 0,
    }))
    expect(inOrder(parseTrip(requestOf({}), NOW), [unwise!, over!, fits!])).toEqual([fits, over, unwise])
  })
})
