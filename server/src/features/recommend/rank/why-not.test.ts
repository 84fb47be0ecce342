import { DreamTrip, GROUP_SIZES, PREFERENCE_TYPES } from '@saathi/shared/recommend/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/whole.ts'
import { recommend } from '../engine.ts'
import { loadDataset } from '../facts/dataset.ts'
import { regionsOf } from '../facts/regions.ts'
import { isPitchTrue, ruledOutBy, seasonOf } from '../facts/season.ts'
import { parseTrip } from '../parsed-trip.ts'
import { isFarLocal } from './rank.ts'
import { isDearForOpen, isLongRide, offersFor, ruledOutIn, shortlist, wantedIn } from './shortlist.ts'
import { isOutOfTime, leastDays } from './stay-length.ts'
import { whyNotNamed } from './wanted-places.ts'
import { type Answer, whyNot } from './why-not.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const ids = dataset.destinations.map(({ id }) => id)
const form = (given: Partial<DreamTrip>): DreamTrip => ({
  ...{ budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches', month: 12 },
  ...given,
})

function answerTo(request: DreamTrip): Answer {
  const trip = parseTrip(request, NOW)
  const offers = offersFor(dataset, trip)
  return { dataset, trip, offers, ...shortlist(trip, offers, wantedIn(dataset, trip)) }
}
const place = (id: string) => dataset.destinations.find((each) => each.id === id)!
const reasonFor = (request: Partial<DreamTrip>, id: string) => whyNot(answerTo(form(request)), place(id))

const forms: fc.Arbitrary<DreamTrip> = fc.record(
  {
    budget: fc.constantFrom('5000', '10000', '20000', '50000', '100000'),
    starting_location: fc.constantFrom(...DreamTrip.shape.starting_location.options),
    group_size: fc.constantFrom(...GROUP_SIZES),
    preference_type: fc.constantFrom(...PREFERENCE_TYPES),
    month: fc.integer({ min: 1, max: 12 }),
    days: fc.integer({ min: 1, max: 8 }),
    when: fc.constantFrom('weekend' as const),
    by: fc.constantFrom('rail' as const, 'air' as const, 'road' as const, 'bus' as const, 'ground' as const),
    stay: fc.constantFrom('premium' as const, 'budget' as const, 'dorm' as const),
    places: fc.array(fc.constantFrom(...ids, ...regionsOf(dataset).keys()), { maxLength: 2 }),
    without: fc.array(fc.constantFrom(...ids, 'goa', 'rajasthan', ...PREFERENCE_TYPES), { maxLength: 2 }),
    exclude: fc.array(
      fc.record({ id: fc.constantFrom(...ids), reason: fc.constantFrom('far' as const, 'been' as const) }),
      {
        maxLength: 2,
      },
    ),
  },
  { requiredKeys: ['budget', 'starting_location', 'group_size', 'preference_type'] },
)

describe('why a place is not in the list', () => {
  test('without a limit, a place of twice the usual sum: says that it is dearer, and not that others were asked for', () => {
    const reason = reasonFor(
      { starting_location: 'mumbai', preference_type: 'beaches', group_size: '4', budget: '100000', stay: 'premium' },
      'havelock-neil',
    )
    expect(reason).toMatchObject({ cause: 'dear', text: expect.stringMatching(/^Far dearer .* ₹[\d,]+ in all\.$/) })
  })

  test('every place outside has a reason that is true of it, and none inside has one', () => {
    fc.assert(
      fc.property(forms, (request) => {
        const answer = answerTo(request)
        const { trip, offers, shown, fitting } = answer
        for (const one of dataset.destinations) {
          const reason = whyNot(answer, one)
          const isShown = shown.some((offer) => offer.place.id === one.id)
          expect(reason === null, one.id).toBe(isShown)
          if (!reason) continue
          expect(reason.text).toMatch(/^\S.*[.!?]$/)
          const offer = offers.find((each) => each.place.id === one.id)
          const at = fitting.findIndex((each) => each.place.id === one.id)
          switch (reason.cause) {
            case 'kind':
              expect(one.types).not.toContain(trip.type)
              break
            case 'ruledOut':
              expect(ruledOutIn(dataset, trip)(one)).toBe(true)
              break
            case 'excluded':
              expect(trip.exclude.map(({ id }) => id)).toContain(one.id)
              break
            case 'closed':
              expect(ruledOutBy(one, trip.type, trip.when)).not.toBeNull()
              break
            case 'month':
              expect(seasonOf(one, trip.when.month)).toBe('avoid')
              break
            case 'budget':
              expect(offer!.overBy).toBeGreaterThan(0)
              expect(offer!.fits).toBe(false)
              break
            case 'short':
              expect(leastDays(one)).toBeGreaterThan(trip.maxDays!)
              break
            case 'local':
              expect(isFarLocal(trip, offer!)).toBe(true)
              break
            case 'season':
              expect(isPitchTrue(one, trip.type, trip.when.month)).toBe(false)
              break
            case 'dear':
              expect(isDearForOpen(trip, offer!)).toBe(true)
              break
            case 'rank':
              // Below the list, or so much worse than the best that only what is like an excluded place comes after it.
              if (offer!.fit.score >= fitting[0]!.fit.score - 30)
                expect(at).toBeGreaterThanOrEqual(shown.filter(({ fits }) => fits).length)
              break
            case 'far':
              if (offer?.fits && !isOutOfTime(trip, offer)) expect(isLongRide(trip, offer)).toBe(true)
              break
            default:
              expect(offer?.fits && !isOutOfTime(trip, offer), reason.cause).toBeFalsy()
          }
        }
      }),
      {
        numRuns: runs(60),
        examples: [
          [form({ starting_location: 'kolkata', group_size: '1', days: 1 })],
          [
            form({
              starting_location: 'delhi',
              group_size: '1',
              preference_type: 'mountains',
              month: 9,
              budget: '100000',
              when: 'weekend',
            }),
          ],
        ],
      },
    )
  }, 120_000)

  test('the order of the answer, and the number that is told, are the same', () => {
    const request = form({ preference_type: 'historical', budget: '50000' })
    const { items } = recommend(dataset, request, NOW)
    const answer = answerTo(request)
    expect(items.map(({ id }) => whyNotNamed(answer, id)?.number)).toEqual(items.map((_, at) => at + 1))
  })

  test('below the list: says its place, the points and what the last one has, as the order line does', () => {
    const request = form({ preference_type: 'historical', budget: '50000', starting_location: 'delhi', month: 1 })
    const { fitting, shown } = answerTo(request)
    expect(fitting.length).toBeGreaterThan(shown.length)
    const next = fitting[shown.length]!
    const text = reasonFor(request, next.place.id)?.text
    expect(text).toMatch(/^9th of \d+ that fit: ([\d.]+ points? below .+ \(.+\)|as good a match as .+)\.$/)
  })

  test.each([
    ['kind', {}, 'jaipur', /^It is known for history.* not for beaches\.$/],
    ['budget', { budget: '5000' }, 'havelock-neil', /^₹[\d,]+ over your budget/],
    [
      'short',
      { preference_type: 'mountains', days: 2, starting_location: 'delhi', month: 6 },
      'leh-ladakh',
      /^It needs at least/,
    ],
    ['ruledOut', { without: ['goa'] }, 'south-goa', /^You ruled it out/],
    ['start', { starting_location: 'kochi', preference_type: 'historical' }, 'kochi', /^You start there: Kochi/],
    ['way', { by: 'rail', budget: '100000' }, 'havelock-neil', /^We know no way there from Mumbai by train/],
  ] as const)('%s', (cause, request, id, text) => {
    const reason = reasonFor(request as Partial<DreamTrip>, id)
    expect(reason?.cause).toBe(cause)
    expect(reason?.text).toMatch(text)
  })
})

describe('places that are asked for', () => {
  test('one that fits leads, and the others keep their order', () => {
    const usual = recommend(dataset, form({ budget: '50000' }), NOW)
    const last = usual.items.filter(({ fits }) => fits).at(-1)!
    const asked = recommend(dataset, form({ budget: '50000', places: [last.id] }), NOW)
    expect(asked.items[0]?.id).toBe(last.id)
    expect(asked.items.slice(1).map(({ id }) => id)).toEqual(
      usual.items.map(({ id }) => id).filter((id) => id !== last.id),
    )
    expect(asked.wanted).toEqual([expect.objectContaining({ id: last.id, leads: true })])
    expect(usual.wanted).toBeUndefined()
  })

  test('a region: its places that fit lead, in the order of their match', () => {
    const { items, wanted } = recommend(dataset, form({ budget: '50000', places: ['goa'] }), NOW)
    expect(items.slice(0, 2).map(({ state }) => state)).toEqual(['Goa', 'Goa'])
    expect(wanted?.[0]).toMatchObject({ name: 'Goa', leads: true, text: 'Two places there fit, and come first.' })
  })

  test('one that does not fit: is not first, and the answer says why', () => {
    const { items, wanted } = recommend(dataset, form({ budget: '10000', places: ['havelock-neil'] }), NOW)
    expect(items[0]?.id).not.toBe('havelock-neil')
    expect(wanted).toEqual([
      {
        id: 'havelock-neil',
        name: 'Swaraj Dweep',
        isRegion: false,
        leads: false,
        text: expect.stringMatching(/over your budget/),
      },
    ])
  })

  test('a region without places of the kind, and an id that nobody has: say so', () => {
    const { wanted } = recommend(dataset, form({ places: ['rajasthan', 'atlantis'] }), NOW)
    expect(wanted?.map(({ text }) => text)).toEqual(['We know nothing for beaches there.', 'We know no such place.'])
  })
})

describe('what is ruled out, and how one travels and stays', () => {
  test('nothing that is ruled out is shown', () => {
    const { items } = recommend(dataset, form({ budget: '50000', without: ['goa', 'spiritual'] }), NOW)
    expect(items.length).toBeGreaterThan(3)
    for (const { id, state } of items) {
      expect(state).not.toBe('Goa')
      expect(place(id).types[0]).not.toBe('spiritual')
    }
  })

  test.each(['rail', 'air', 'road', 'bus', 'ground'] as const)('by %s: every journey is', (by) => {
    const { items } = recommend(
      dataset,
      form({ budget: '50000', starting_location: 'delhi', preference_type: 'historical', by }),
      NOW,
    )
    expect(items.length).toBeGreaterThan(0)
    for (const { mode } of items) by === 'ground' ? expect(mode).not.toBe('air') : expect(mode).toBe(by)
  })

  test('a class of stay: every night is in it', () => {
    const { items } = recommend(dataset, form({ budget: '75000', stay: 'premium' }), NOW)
    expect(items.length).toBeGreaterThan(3)
    for (const { stayTier } of items) expect(stayTier).toBe('premium')
  })
})
