import type { Journey } from '@saathi/shared/trips/journeys'
import { describe, expect, it } from 'vitest'
import { calendarOf, daysToNext, journeyKind, journeyLink } from './journeys.ts'

const aJourney = (facts: Partial<Journey> = {}): Journey => ({
  _id: 'tour',
  state: 'joined',
  title: 'Hampi on foot',
  place: { id: 'hampi', name: 'Hampi' },
  image: null,
  startDate: '2026-12-12',
  dayCount: 4,
  tourId: 'tour',
  tripId: null,
  host: 'Asha Rao',
  people: 3,
  queuePosition: null,
  requests: 0,
  open: true,
  cancelled: false,
  ended: false,
  ...facts,
})

describe('journeyLink', () => {
  it.each([
    ['a seat in a tour with a plan', { tripId: 'trip' }, '/tours/$tourId/plan'],
    ['a seat in a tour without a plan', {}, '/tours/$tourId/group'],
    ['a tour that is closed to its host', { state: 'hosting', open: false, tripId: 'trip' }, '/trips/$tripId'],
    ['a tour that is closed to its members', { open: false }, '/tours'],
    ['a place on the waitlist', { state: 'waiting', open: false }, '/tours'],
    ['a trip of one’s own', { state: 'private', tourId: null, tripId: 'trip' }, '/trips/$tripId'],
  ] as const)('%s: leads to %s', (_, facts, to) => {
    expect(journeyLink(aJourney(facts)).to).toBe(to)
  })
})

describe('journeyKind', () => {
  it('cancelled comes before ended, and both before what the user is in it', () => {
    expect(journeyKind(aJourney({ cancelled: true, ended: true }))).toBe('cancelled')
    expect(journeyKind(aJourney({ ended: true }))).toBe('ended')
    expect(journeyKind(aJourney())).toBe('joined')
  })
})

describe('calendarOf', () => {
  it.each([
    ['2026-12-12', 4, { days: '12–15', month: 'Dec', year: null }],
    ['2026-12-12', 1, { days: '12', month: 'Dec', year: null }],
    ['2026-12-30', 4, { days: '30 Dec', month: '– 2 Jan', year: '2027' }],
    [null, 4, null],
  ])('%s for %i days: %o', (startDate, dayCount, expected) => {
    expect(calendarOf({ startDate, dayCount }, '2026-11-20')).toEqual(expected)
  })
})

describe('daysToNext', () => {
  it('counts to the first one with dates that is neither cancelled nor ended; null without one', () => {
    const journeys = [aJourney({ startDate: '2026-12-01', cancelled: true }), aJourney(), aJourney({ startDate: null })]
    expect(daysToNext(journeys, '2026-12-02')).toBe(10)
    expect(daysToNext(journeys, '2026-12-14')).toBe(-2)
    expect(daysToNext([aJourney({ startDate: null })], '2026-12-02')).toBeNull()
  })
})
