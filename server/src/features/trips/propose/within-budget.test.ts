import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { describeTrip } from './describe-trip.ts'
import { proposeTrip } from './propose-trip.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-22T09:00:00+05:30')

function tripOf(request: TripRequest) {
  const trip = proposeTrip(dataset, request, NOW)
  if (!trip) throw new Error('nothing proposed')
  const total = trip.items.reduce((sum, { cost }) => sum + cost, 0)
  const visits = trip.items.flatMap(({ kind, highlight }) => (kind === 'visit' && highlight ? [highlight] : []))
  return { whole: total + trip.onTop, visits, note: trip.items[0]?.note ?? '' }
}

const kalimpong: TripRequest = {
  ...{ placeId: 'kalimpong', from: 'kolkata', people: 5, adults: 5, seniors: 2, days: 2, startDate: '2027-12-18' },
  ...{ type: 'mountains', budget: '30000' },
}
const PARAGLIDING = 'Paragliding at Deolo'

describe('a budget that pays for all but dear tickets', () => {
  test('a flight for which nobody asked: is left out, with its price, and the trip is within the budget', () => {
    const { whole, visits, note } = tripOf(kalimpong)
    expect(whole).toBeLessThanOrEqual(30_000)
    expect(visits).not.toContain(PARAGLIDING)
    expect(note).toMatch(
      /^Left out, since the budget does not pay for it: Paragliding at Deolo \(about ₹10,500 for all\)\./,
    )
  })

  test('a budget that pays for it too: has it, and leaves nothing out', () => {
    const { visits, note } = tripOf({ ...kalimpong, budget: '75000' })
    expect(visits).toContain(PARAGLIDING)
    expect(note).not.toContain('Left out')
  })

  test('the safari for which one goes: stays, and what it takes over the budget is said', () => {
    const kabini = { placeId: 'kabini', from: 'chennai', people: 6, days: 2, startDate: '2027-12-10' } as const
    const { whole, visits, note } = tripOf({ ...kabini, type: 'wildlife', budget: '30000' })
    expect(whole).toBeGreaterThan(30_000)
    expect(visits.some((sight) => /safari/i.test(sight))).toBe(true)
    expect(note).toMatch(/over the ₹30,000/)
  })

  test('the snorkelling of a beach that takes a trip a little over it: stays', () => {
    const tarkarli = {
      placeId: 'tarkarli-malvan',
      from: 'mumbai',
      people: 3,
      days: 3,
      startDate: '2027-12-10',
    } as const
    const facts = { type: 'beaches', budget: '20000', adults: 2, childrenAges: [13] } as const
    const { whole, visits, note } = tripOf({ ...tarkarli, ...facts, childrenAges: [...facts.childrenAges] })
    expect(whole).toBeLessThan(20_400)
    expect(visits).toContain('Snorkelling or a first dive off Malvan')
    expect(note).not.toContain('Left out')
  })

  test('a sight that the first item names: is in no warning, with another reason', () => {
    const rishikesh = { placeId: 'rishikesh', from: 'delhi', people: 2, days: 2, startDate: '2027-06-05' } as const
    const trip = proposeTrip(dataset, { ...rishikesh, type: 'spiritual', budget: '10000' }, NOW)
    const facts = { ...rishikesh, month: null, type: 'spiritual', dayCount: trip?.dayCount ?? 0 } as const
    const { warnings } = describeTrip(dataset, { ...facts, items: trip?.items ?? [] }, '2026-11-22')
    expect(warnings.filter((words) => words.includes('Rafting'))).toEqual([])
  })

  test('rafting where temples were asked for: gives way to them', () => {
    const rishikesh = { placeId: 'rishikesh', from: 'delhi', people: 2, days: 2, startDate: '2027-06-05' } as const
    const raft = 'Rafting from Shivpuri (16 km)'
    expect(tripOf({ ...rishikesh, type: 'adventure', budget: '10000' }).visits).toContain(raft)
    expect(tripOf({ ...rishikesh, type: 'spiritual', budget: '10000' }).visits).not.toContain(raft)
  })
})
