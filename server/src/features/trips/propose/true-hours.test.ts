import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import * as text from '../../../messages/en/trip-proposal.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

function tripOf(request: TripRequest) {
  const trip = proposeTrip(loadDataset(), request, NOW)
  if (!trip) throw new Error('no proposal')
  return trip
}
const noted = (request: TripRequest) => tripOf(request).items.map(({ title, note }) => `${title}: ${note}`)

describe('the hour and the season of a visit', () => {
  test('what one sees on a safari in some months: is told in these only', () => {
    const safari = { placeId: 'kabini', from: 'jaipur', people: 4, days: 3, type: 'wildlife' } as const
    const isTold = (startDate: string) =>
      noted({ ...safari, startDate }).some((each) => each.includes('Elephant gathering'))
    expect([isTold('2027-11-12'), isTold('2027-04-12')]).toEqual([false, true])
  })

  test.each(['2027-02-13', '2027-02-14', '2027-02-16', '2027-02-21'])(
    'a viewpoint for the sunset, %s: is left within five minutes of it',
    (startDate) => {
      const { items, sun } = tripOf({ placeId: 'vagamon', from: 'jaipur', people: 1, days: 1, startDate })
      const view = items.find(({ highlight }) => highlight === 'Karikadu viewpoint')
      const sunset = sun[view?.day ?? 0]?.sunset ?? 0
      expect((view?.fixedStart ?? 0) + (view?.minutes ?? 0)).toBeGreaterThanOrEqual(sunset - 5)
    },
  )

  test('a sight of one evening a week: has its weekday told where the days have no dates', () => {
    const palace = { placeId: 'mysuru', from: 'bangalore', people: 2, days: 3 } as const
    const undated = noted({ ...palace, month: 11 }).filter((each) => each.startsWith('Palace illumination'))
    expect(undated.length).toBeGreaterThan(0)
    for (const each of undated) expect(each).toContain('It is there on Sundays only')
    expect(noted({ ...palace, startDate: '2027-11-05' }).some((each) => each.includes('choose your dates'))).toBe(false)
  })
})

describe('the party of a visit', () => {
  const cave = { placeId: 'bastar', from: 'kochi', people: 3, days: 3, startDate: '2027-11-02' } as const
  const isTold = (party: Partial<TripRequest>) =>
    noted({ ...cave, ...party }).some((each) => each.includes('One goes by steep'))

  test('a cave with steep steps: warns seniors and small children, and nobody else', () => {
    expect([isTold({ seniors: 1 }), isTold({ childrenAges: [5] }), isTold({})]).toEqual([true, true, false])
  })
})

describe('the words of a way', () => {
  test('a bus with a change: names where it goes before where one changes', () => {
    expect(text.ride('a bus, with a change at Baijnath', 'Bir')).toBe('A bus to Bir, with a change at Baijnath')
    expect(text.ride('a taxi', 'Bir')).toBe('A taxi to Bir')
  })

  test('a station with a remark: without it', () => {
    expect(text.station('Mumbai (all main stations)')).toBe('Mumbai station')
  })

  test('a flight that changes in one of two cities: names them without codes', () => {
    const notes = noted({ placeId: 'imphal-loktak', from: 'kochi', people: 2, days: 2, startDate: '2027-01-22' })
    const change = notes.find((each) => each.startsWith('Flight to'))
    expect(change).not.toMatch(/\b[A-Z]{3}\b/)
  })
})
