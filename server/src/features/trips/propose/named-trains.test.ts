import { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { type Dataset, loadDataset, type RailRow } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-27T09:00:00+05:30')
/** A Thursday. */
const START = '2026-12-10'

/** The dataset with only this train, there and back, from Chennai to Kanyakumari. */
function withTrain(change: Partial<RailRow>): Dataset {
  const [row] = dataset.departures.chennai.rail.get('CAPE') ?? []
  if (!row) throw new Error('There is no train from Chennai to Kanyakumari.')
  const rail = new Map([['CAPE', [{ ...row, ...change }]]])
  const chennai = { rail, bus: new Map(), air: new Map() }
  return { ...dataset, departures: { ...dataset.departures, chennai } }
}
const BACK = { train: '12634', departs: '17:45', arrives: '06:30+1' }

/** The longest train on the way there and on the way back. */
function trainsOf(data: Dataset, facts: { startDate?: string } = { startDate: START }) {
  const request = TripRequest.parse({ placeId: 'kanyakumari', from: 'chennai', people: 2, days: 3, ...facts })
  const trip = proposeTrip(data, request, NOW)
  const trains = trip?.items.filter(({ by, minutes }) => by === 'rail' && minutes > 300) ?? []
  return { out: trains[0], back: trains.at(-1), dayCount: trip?.dayCount }
}

describe('the train of the way back', () => {
  test('known and of a good hour: is named with its times, and the total stays', () => {
    const named = trainsOf(withTrain({ back: BACK }))
    const usual = trainsOf(withTrain({ back: undefined }))
    expect(named.back).toMatchObject({
      fixedStart: 17 * 60 + 45,
      minutes: 12 * 60 + 45,
      title: expect.stringMatching(/^Night train/),
    })
    expect(named.back?.note).toMatch(/^12634 .+ from Kanyakumari, arrives 06:30 next day\. Timetable of December 2025/)
    expect([named.dayCount, named.back?.cost]).toEqual([usual.dayCount, usual.back?.cost])
    expect(usual.back?.note).toMatch(/Usual time/)
  })

  test('one that does not run on that day: is not named, and one without dates says its days', () => {
    const back = { ...BACK, weekdays: ['thu' as const] }
    const days = trainsOf(withTrain({ back })).dayCount ?? 0
    expect(days).toBeGreaterThan(2)
    expect(trainsOf(withTrain({ back })).back?.note).not.toMatch(/^12634/)
    expect(trainsOf(withTrain({ back }), {}).back?.note).toMatch(/This train leaves on Thursdays only\./)
  })

  test('one that leaves at dawn and would cost the last day: is not named', () => {
    const early = { train: '12634', departs: '06:15', arrives: '19:00' }
    expect(trainsOf(withTrain({ back: early })).back?.note).not.toMatch(/^12634/)
  })

  test('one of an old timetable: is not named', () => {
    expect(trainsOf(withTrain({ back: BACK, checked: '2025-10' })).back?.note).toMatch(/Usual time/)
  })
})

describe('the train of the way there', () => {
  test('one that does not run on the first day: is not named, and one that does has no warning', () => {
    const on = (weekdays: RailRow['weekdays']) => trainsOf(withTrain({ weekdays, days: 1 })).out?.note
    expect(on(['mon'])).toBe(
      'We know of no train at this time: the Kanniyakumari Express, at 17:20 on Mondays only, does not suit these days. Look for another before you book. Take dinner along, or eat on the way.',
    )
    expect(on(['thu'])).toMatch(/^12633 /)
    expect(on(['thu'])).not.toMatch(/check that it runs/)
  })

  test('one of several that does not run on the first day: tells when the others run', () => {
    const several: Partial<RailRow> = { weekdays: ['mon'], days: 1, others: true, first: '05:10', last: '22:40' }
    expect(trainsOf(withTrain(several)).out?.note).toMatch(
      /^We know the times of one train only: .* Others run from 05:10 to 22:40: look for one at about this time/,
    )
  })

  test('of several trains: tells the first and the last departure', () => {
    const note = trainsOf(withTrain({ others: true, first: '05:10', last: '22:40' })).out?.note
    expect(note).toContain('; others run too, from 05:10 to 22:40.')
  })
})

describe('a train that arrives in the small hours', () => {
  const itemsOf = (placeId: string, from: 'lucknow' | 'ahmedabad' | 'delhi', among = dataset) => {
    const request = TripRequest.parse({ placeId, from, people: 2, days: 3, startDate: START, budget: '20000' })
    const items = proposeTrip(among, request, NOW)?.items ?? []
    const train = items.findIndex(({ by, minutes }) => by === 'rail' && minutes > 240)
    return { train: items[train], after: items.slice(train + 1), stays: items.filter(({ kind }) => kind === 'stay') }
  }
  /** The dataset with no other way on rails, by bus or by air from a city than this train. */
  const onlyBy = (from: 'lucknow' | 'ahmedabad' | 'delhi', code: string, arrives: string): Dataset => {
    const rows = dataset.departures[from].rail.get(code)?.filter((row) => row.arrives === arrives) ?? []
    const leaving = { rail: new Map([[code, rows]]), bus: new Map(), air: new Map() }
    return { ...dataset, departures: { ...dataset.departures, [from]: leaving } }
  }
  const TOTAL = /^This night is in the total\. You come at about 0\d:\d\d: tell the hotel/

  test('after a day of travel: the night that the bill has is that one, and the trip is not a day longer', () => {
    const { train, after, stays } = itemsOf('udaipur', 'ahmedabad', onlyBy('ahmedabad', 'UDZ', '00:15+1'))
    expect((train?.fixedStart ?? 0) + (train?.minutes ?? 0)).toBe(1440 + 15)
    expect(after[0]).toMatchObject({ kind: 'stay', day: 0, note: expect.stringMatching(TOTAL) })
    expect(after[1]).toMatchObject({ kind: 'travel', day: 1, fixedStart: 15 })
    expect(after[2]).toMatchObject({ kind: 'rest', day: 1, title: 'Check in, sleep and breakfast', note: '' })
    // The room is where the ride ends, not at the station.
    expect([after[0]?.lat, after[0]?.lon]).toEqual([null, null])
    expect([after[2]?.lat, after[2]?.lon]).toEqual([after[1]?.lat, after[1]?.lon])
    expect(stays.map(({ day }) => day)).toEqual([0, 1, 2])
    for (const { cost } of stays) expect(Math.abs(cost - (stays[0]?.cost ?? 0))).toBeLessThanOrEqual(1)
  })

  test('after a short way, whose bill has no night for it: a train by day is taken', () => {
    const request = TripRequest.parse({ placeId: 'mysuru', from: 'bangalore', people: 2, days: 2, startDate: START })
    const late = dataset.departures.bangalore.rail.get('MYS')?.filter(({ departs }) => departs === '21:30') ?? []
    const rail = new Map([['MYS', late]])
    const bangalore = { rail, bus: new Map(), air: new Map() }
    const only = { ...dataset, departures: { ...dataset.departures, bangalore } }
    const train = proposeTrip(only, request, NOW)?.items.find(({ by }) => by === 'rail')
    expect(train?.fixedStart).toBeLessThan(12 * 60)
    expect(train?.note).toMatch(/the Mysuru Vande Bharat, at 21:30, does not suit these days/)
  })

  test('with a long way still to go: one sleeps there, on a night of the bill', () => {
    const { after, stays } = itemsOf('khajuraho', 'lucknow', onlyBy('lucknow', 'STA', '01:50+1'))
    expect(after[0]).toMatchObject({ kind: 'stay', day: 0, note: expect.stringMatching(TOTAL) })
    expect(after[1]).toMatchObject({ kind: 'travel', day: 1, fixedStart: 8 * 60 })
    expect(stays).toHaveLength(4)
  })

  test('after one night on board: one waits for the light, and reads what a room for these hours costs', () => {
    const { train, after, stays } = itemsOf('kasauli', 'delhi', onlyBy('delhi', 'KLK', '03:00+1'))
    const arrives = ((train?.fixedStart ?? 0) + (train?.minutes ?? 0)) % 1440
    expect(arrives).toBe(3 * 60)
    expect(after[0]).toMatchObject({ kind: 'rest', cost: 0, fixedStart: arrives, minutes: 150 })
    expect(after[0]?.title).toBe('Wait in the waiting room of Kalka station until it is light')
    const price = `₹${stays[0]?.cost.toLocaleString('en-IN')}`
    expect(after[0]?.note).toContain(
      `takes a retiring room of the station, or one night more in the hotel for about ${price}: the total has neither.`,
    )
    expect(after[1]).toMatchObject({ kind: 'travel', fixedStart: 5.5 * 60 })
  })
})

test('a visit that begins at a jetty: says so', () => {
  const request = TripRequest.parse({ placeId: 'kashid-murud', from: 'mumbai', people: 2, days: 2, startDate: START })
  const janjira = proposeTrip(dataset, request, NOW)?.items.find(({ highlight }) => highlight?.startsWith('Janjira'))
  expect(janjira?.note).toMatch(/^The visit starts at Rajapuri jetty\./)
})
