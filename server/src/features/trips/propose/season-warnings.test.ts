import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { describeTrip } from './describe-trip.ts'
import { blank } from './draft.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const dataset = loadDataset()

function tripOf(request: Pick<TripRequest, 'placeId'> & Partial<TripRequest>) {
  const asked = { from: 'kolkata' as const, people: 2, days: 2, ...request }
  const trip = proposeTrip(dataset, asked, NOW)
  if (!trip) throw new Error('no proposal')
  const { items, dayCount } = trip
  const { startDate = null, month = null, type = null } = request
  return { items, ...describeTrip(dataset, { ...asked, startDate, month, type, dayCount, items }, '2026-11-22') }
}
const warned = (request: Parameters<typeof tripOf>[0]) => tripOf(request).warnings.join('\n')

describe('the time of the year', () => {
  test('a trip that is advised against: is told the nearest month that suits, and what opens then', () => {
    const told = tripOf({ placeId: 'lakshadweep-agatti', month: 9, type: 'adventure' }).warnings
    expect(told[1]).toMatch(/^The next of the best months is November, when this is open too: Scuba dive/)
  })

  test('a month that ends as another one to go begins: names no month that is over, and none that is told by the best ones', () => {
    const told = warned({ placeId: 'manali', startDate: '2027-07-03' })
    expect(told).toContain('July is a month to avoid')
    expect(told).not.toMatch(/month that suits is|best months is (June|May)/)
  })

  test('a month that one is advised against and that is one to avoid: the best months are told once', () => {
    const told = warned({ placeId: 'north-goa', from: 'mumbai', days: 3, month: 7 })
    expect(told).toContain('We advise against this trip at this time.')
    expect(told.match(/November to February are best/g)).toHaveLength(1)
  })

  test('what another sentence says of a sight that opens later: is not said twice', () => {
    const told = warned({ placeId: 'corbett', month: 7 })
    expect(told.match(/Jeep safari in Bijrani/g)).toHaveLength(1)
    expect(told).not.toContain('is June')
  })

  test('a month to avoid whose weather is not told: names the heat', () => {
    expect(warned({ placeId: 'bharatpur', startDate: '2027-04-17' })).toContain('April is hot here')
  })

  test('winter in the mountains: names the cold of the nights; summer does not', () => {
    expect(warned({ placeId: 'srinagar-gulmarg', startDate: '2027-12-02' })).toMatch(/Nights fall to -6 °C/)
    expect(warned({ placeId: 'srinagar-gulmarg', startDate: '2027-06-02' })).not.toMatch(/Nights/)
  })

  test.each([
    ['a winter with degrees below zero', 'jibhi-tirthan', /Nights are below zero/],
    ['a winter without', 'kasauli', /Nights are cold/],
  ])('%s in the hills: says so and no more', (_, placeId, words) => {
    const told = tripOf({ placeId, startDate: '2027-12-02', from: 'delhi' }).warnings
    expect(told.filter((each) => /^Nights are/.test(each))).toEqual([expect.stringMatching(words)])
  })

  test.each([
    ['the plain of the Ganga around the New Year', '2027-12-28', true],
    ['the same in October', '2027-10-05', false],
  ])('%s: fog is told or not', (_, startDate, isTold) => {
    expect(/\bfog\b/i.test(warned({ placeId: 'mathura-vrindavan', startDate }))).toBe(isTold)
  })

  test('hot afternoons in a month none should avoid: are told, once', () => {
    expect(warned({ placeId: 'deoghar', startDate: '2027-06-22' })).toContain('June is hot here')
    expect(warned({ placeId: 'kanha', month: 5 }).match(/hot|38 °C/g)).toHaveLength(1)
  })
})

test('what holds for some of a party only: is told to all who walk there, as nobody says who goes', () => {
  const walk = { ...blank, kind: 'visit', title: 'Alipiri footpath (about 3,550 steps)', day: 1, order: 1 } as const
  const facts = { placeId: 'tirupati', from: 'chennai', people: 4, dayCount: 2, startDate: '2027-01-12' } as const
  const { warnings } = describeTrip(dataset, { ...facts, month: null, type: null, items: [walk] }, '2026-11-22')
  expect(warnings.join()).toContain('children under 12 may not walk the footpaths')
})

describe('the sea in the monsoon', () => {
  test('a beach of the west coast in August: its sea is rough, and nobody packs for a swim', () => {
    const { items, warnings, checklist } = tripOf({ placeId: 'kochi', startDate: '2027-08-12', days: 3 })
    expect(items.some(({ title }) => /beach/i.test(title))).toBe(true)
    expect(warnings.join()).toContain('The sea is rough')
    expect(checklist.map(({ id }) => id)).not.toContain('swim')
  })

  test('a beach where bathing is stopped: is a walk of at most an hour, and no swimwear', () => {
    const beaches = (month: number) =>
      tripOf({ placeId: 'kashid-murud', from: 'ahmedabad', month }).items.filter(
        ({ kind, title }) => kind === 'visit' && /beach/i.test(title),
      )
    expect(Math.max(...beaches(7).map(({ minutes }) => minutes))).toBe(60)
    expect(Math.max(...beaches(12).map(({ minutes }) => minutes))).toBeGreaterThan(60)
    const swims = (month: number) =>
      tripOf({ placeId: 'kashid-murud', from: 'ahmedabad', month }).checklist.some(({ id }) => id === 'swim')
    expect([swims(7), swims(12)]).toEqual([false, true])
  })

  test('a route to a beach and to hills of the same state: tells of the sea at the beach alone', () => {
    const beach = {
      ...blank,
      kind: 'visit' as const,
      day: 0,
      title: 'Cherai beach',
      highlight: 'Cherai beach',
      order: 1,
    }
    const stops = [
      { placeId: 'kochi', day: 0, nights: 2 },
      { placeId: 'munnar', day: 2, nights: 2 },
    ]
    const facts = { placeId: 'kochi', from: 'bangalore', people: 2, dayCount: 5, month: null, type: null } as const
    const { warnings } = describeTrip(
      dataset,
      { ...facts, startDate: '2027-08-12', stops, items: [beach] },
      '2026-11-22',
    )
    const ofSea = warnings.filter((each) => each.includes('sea is rough'))
    expect(ofSea).toEqual([expect.stringMatching(/^Kochi: /)])
  })
})
