import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { type AirRow, type Dataset, type Destination, loadDataset, type RailRow } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { cautionsFor } from '../text/cautions.ts'
import { isTooLong } from '../travel/effort.ts'
import { rank } from './rank.ts'
import { offerFor } from './travel-option.ts'

const known = loadDataset()
const goa = known.destinations.find(({ id }) => id === 'north-goa')!
const [airport] = goa.airports
const [station] = goa.railheads
/** A place four days long, with a dear flight and a cheap train of a day. */
const place: Destination = {
  ...goa,
  ideal_days: [2, 4],
  road: {},
  airports: [airport!],
  railheads: [{ ...station!, code: 'END', km: 5, hours: 0.5 }],
}
const trainOf = (hours: number, fare: number): RailRow => ({
  ...{ from: 'mumbai', to: 'END', direct: true, days: 7, runs: 'night', km: 1600 },
  ...{ hours, classes: ['SL'], fares: { SL: fare } },
})
const flight: AirRow = { from: 'mumbai', to: airport!.iata, nonstop: true, hours: 2, fare: [9000, 11_000] }
const datasetWith = (hours: number, fare: number): Dataset => ({
  ...known,
  destinations: [place],
  departures: {
    ...known.departures,
    mumbai: {
      rail: new Map([['END', [trainOf(hours, fare)]]]),
      bus: new Map(),
      air: new Map([[airport!.iata, flight]]),
    },
  },
})

const tripFor = (given: Partial<DreamTrip>) =>
  parseTrip(
    {
      ...{ budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches', month: 2 },
      ...given,
    },
    new Date('2026-11-20T06:30:00Z'),
  )
const offer = (given: Partial<DreamTrip>, hours = 25, fare = 800) =>
  offerFor(datasetWith(hours, fare), tripFor(given), place)!

describe('a place that is a dear flight or a long train away', () => {
  test('is offered by the train where only that is within the budget, and by the flight where both are', () => {
    const [poor, rich] = [offer({}), offer({ budget: '99000' })]
    expect(poor).toMatchObject({ fits: true, option: { journey: { mode: 'rail' } } })
    expect(isTooLong(poor.option.journey, poor.option.days)).toBe(true)
    expect(rich).toMatchObject({ fits: true, option: { journey: { mode: 'air' } } })
  })

  test('is offered by the cheaper one where neither is within the budget', () => {
    expect(offer({ budget: '5000' })).toMatchObject({ fits: false, option: { journey: { mode: 'rail' } } })
  })

  test('is offered by the flight where a little more money buys it, and the train is over the budget too', () => {
    const found = [30_000, 38_000, 42_000].map((budget) => offer({ budget: String(budget) }, 25, 6500))
    expect(found.map(({ option, fits }) => [option.journey.mode, fits])).toEqual([
      ['rail', false],
      ['air', false],
      ['rail', true],
    ])
  })

  test('without a limit is offered by the flight, and to a large party by the train of one night', () => {
    const way = (given: Partial<DreamTrip>, hours: number) => offer({ days: 4, ...given }, hours).option.journey.mode
    const open = { budget: '100000' }
    expect([way({ budget: '99000' }, 13), way(open, 13), way(open, 10)]).toEqual(['rail', 'air', 'rail'])
    expect(way({ ...open, by: 'rail' }, 13)).toBe('rail')
    const six = { ...open, group_size: '6' } as const
    expect([way(six, 13), way(six, 17)]).toEqual(['rail', 'air'])
  })

  test('is offered by the train of a night, which loses no day, rather than by a quicker one of seven hours by day that costs less', () => {
    const dataset = datasetWith(12, 800)
    const rows = [{ ...trainOf(7, 700), runs: 'day' as const }, trainOf(12, 800)]
    const mumbai = { ...dataset.departures.mumbai, rail: new Map([['END', rows]]) }
    const both = { ...dataset, departures: { ...dataset.departures, mumbai } }
    expect(offerFor(both, tripFor({ by: 'rail', days: 5 }), place)?.option.journey).toMatchObject({ overnight: true })
  })

  test('loses points for the train, and says how long it is', () => {
    const trip = tripFor({})
    const found = rank(trip, offer({}))
    expect(found.fit.penalties).toContainEqual({ name: 'far', points: 20 })
    expect(cautionsFor(known, trip, found).join(' ')).toMatch(/hours each way is long for four days there\./)
  })

  test.each([
    ['where it takes more than all days of the stay', {}, 33],
    ['for seniors', { seniors: 1 }, 25],
    ['where the days that were asked for do not hold it', { days: 3 }, 25],
    ['for those who ask for a flight', { by: 'air' as const }, 25],
  ])('is not offered by the train %s', (_, given, hours) => {
    expect(offer(given, hours)).toMatchObject({ fits: false, option: { journey: { mode: 'air' } } })
  })
})
