import { describe, expect, test } from 'vitest'
import { type AirRow, type City, type Dataset, type Destination, loadDataset, type RailRow } from '../facts/dataset.ts'
import { byAir, flightFare } from './by-air.ts'
import { byBus } from './by-bus.ts'
import { byRail } from './by-rail.ts'
import { byRoad } from './by-road.ts'
import { computeEffort, effortOf, hourWorth, isTooLong } from './effort.ts'
import { lastLegs } from './last-leg.ts'
import { vehicleFor } from './vehicles.ts'
import { waysByDays, waysFor } from './ways.ts'

const dataset = loadDataset()
const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!

const leg = (from: City, place: Destination | string, { people = 2, days = 3, month = 2, of = dataset } = {}) => ({
  dataset: of,
  from,
  place: typeof place === 'string' ? placeOf(place) : place,
  people,
  when: { month, daysAhead: 30 },
  days,
  relaxed: false,
})

/** The dataset with other trains or flights from one city. */
const leaving = (from: City, changed: Partial<Dataset['departures'][City]>): Dataset => ({
  ...dataset,
  departures: { ...dataset.departures, [from]: { ...dataset.departures[from], ...changed } },
})
const train: RailRow = {
  from: 'mumbai',
  to: 'THVM',
  direct: true,
  days: 7,
  runs: 'night',
  hours: 10,
  km: 555,
  classes: ['SL', '3A'],
  fares: { SL: 400, '3A': 1000 },
}

describe('trains', () => {
  const trainsOf = (rows: RailRow[]) =>
    byRail(leg('mumbai', 'north-goa', { of: leaving('mumbai', { rail: new Map([['THVM', rows]]) }) }))

  test('run only where there is a row', () => {
    expect(trainsOf([])).toEqual([])
    expect(byRail(leg('mumbai', 'leh-ladakh', { days: 6 }))).toEqual([])
    expect(waysFor(leg('chennai', 'havelock-neil', { days: 5 })).every(({ mode }) => mode === 'air')).toBe(true)
  })

  test('have the classes and fares of the row, within 12 %', () => {
    const found = trainsOf([train])
    expect(new Set(found.map(({ comfort }) => comfort))).toEqual(new Set(['sleeper class', '3-tier AC']))
    const sleeper = found.find(({ comfort }) => comfort === 'sleeper class')!
    expect(sleeper.lines[0]).toMatchObject({ typical: 2 * 2 * 400, low: 1408, high: 1792 })
  })

  test('one that goes on to a nearer station is not left before, unless that saves two hours', () => {
    const stationsWith = (hoursToNear: number, daysToNear = 7) => {
      const rail = new Map([
        ['MAO', [{ ...train, to: 'MAO', train: '12051', hours: 10 }]],
        ['THVM', [{ ...train, train: '12051', hours: hoursToNear, days: daysToNear }]],
      ])
      return [...new Set(byRail(leg('mumbai', 'north-goa', { of: leaving('mumbai', { rail }) })).map(({ to }) => to))]
    }
    expect(stationsWith(11)).toEqual(['Thivim'])
    expect(stationsWith(14).sort()).toEqual(['Madgaon', 'Thivim'])
    expect(stationsWith(11, 3).sort()).toEqual(['Madgaon', 'Thivim'])
  })

  test('by day are not slept in, by night an hour asleep counts half', () => {
    const [day] = trainsOf([{ ...train, runs: 'day' }])
    const [night] = trainsOf([train])
    expect([day?.overnight, night?.overnight]).toEqual([false, true])
    expect(day?.feltHours).toBe(day?.hours)
    expect(night?.feltHours).toBe(night!.hours - 0.5 * 8)
  })

  test('without air conditioning are rougher in the hot months', () => {
    const load = (comfort: string, month: number) =>
      byRail(leg('mumbai', 'north-goa', { month, of: leaving('mumbai', { rail: new Map([['THVM', [train]]]) }) })).find(
        (way) => way.comfort === comfort,
      )!.load
    expect(load('sleeper class', 5)).toBeGreaterThan(load('sleeper class', 2))
    expect(load('3-tier AC', 5)).toBe(load('3-tier AC', 2))
  })

  test('a night without air conditioning is rougher for seniors, and a day is not', () => {
    const found = (seniors: number, runs: RailRow['runs']) => {
      const of = leaving('mumbai', { rail: new Map([['THVM', [{ ...train, runs }]]]) })
      const ways = byRail({ ...leg('mumbai', 'north-goa', { of, days: 6 }), seniors })
      const load = (comfort: string) => ways.find((way) => way.comfort === comfort)!.load
      return load('sleeper class') - load('3-tier AC')
    }
    expect(found(1, 'night') - found(0, 'night')).toBeCloseTo(6)
    expect(found(1, 'day')).toBeCloseTo(found(0, 'day'))
  })

  test('a change, few days a week and a plain seat weigh more', () => {
    const effort = (row: Partial<RailRow>) => trainsOf([{ ...train, ...row }])[0]!.load
    expect(effort({ direct: false, change: 'at Pune' })).toBeGreaterThan(effort({}))
    expect(effort({ days: 2 })).toBeGreaterThan(effort({ days: 5 }))
    expect(effort({ classes: ['3A'] })).toBeLessThan(effort({ classes: ['SL'] }))
  })
})

describe('flights', () => {
  const row: AirRow = { from: 'delhi', to: 'GOI', nonstop: true, hours: 2.5, fare: [5000, 7000] }

  test('cost the same in a month whatever the place', () => {
    const of = leaving('delhi', { air: new Map([['GOI', row]]) })
    const fares = ['north-goa', 'south-goa', 'gokarna', 'dandeli'].flatMap((id) =>
      byAir(leg('delhi', id, { month: 12, days: 5, of })).map(({ lines }) => lines[0]?.typical),
    )
    expect(fares.length).toBeGreaterThan(2)
    expect(new Set(fares).size).toBe(1)
  })

  test('cost more when booked late and at a busy airport, within 35 %', () => {
    const fare = (daysAhead: number) => flightFare(dataset, row, { month: 2, daysAhead })
    expect(fare(30)).toEqual({ low: 6000 * 0.65, typical: 6000, high: 6000 * 1.35 })
    expect([fare(60), fare(14), fare(3)].map(({ typical }) => typical)).toEqual([5100, 7800, 10_500])
    const airports = { ...dataset.airports, GOI: { ...dataset.airports.GOI!, demand: Array(12).fill(1.5) } }
    const of = { ...leaving('delhi', { air: new Map([['GOI', row]]) }), airports }
    expect(byAir(leg('delhi', 'south-goa', { of, days: 4 }))[0]?.lines[0]?.typical).toBe(2 * 2 * 6000 * 1.5)
  })

  test('do not go where no row leads, nor in months when the airport is not served', () => {
    const of = leaving('delhi', { air: new Map() })
    expect(byAir(leg('delhi', 'south-goa', { of }))).toEqual([])
    const place = { ...placeOf('south-goa'), airports: [{ iata: 'GOI', km: 67, hours: 1.5, months: [12] }] }
    const served = (month: number) => byAir(leg('delhi', place, { month, days: 4 })).length
    expect([served(12) > 0, served(7) > 0]).toEqual([true, false])
  })
})

test('byBus: a bus goes only where there is a row, in its classes', () => {
  const rows = [
    {
      from: 'delhi' as const,
      to: 'manali',
      days: 7,
      runs: 'night' as const,
      hours: 12,
      classes: ['Volvo'],
      fares: { Volvo: 1400 },
    },
  ]
  const of = leaving('delhi', { bus: new Map([['manali', rows]]) })
  expect(byBus(leg('delhi', 'manali', { of, days: 4 }))).toMatchObject([
    { mode: 'bus', comfort: 'Volvo', overnight: true },
  ])
  expect(byBus(leg('delhi', 'shimla', { of, days: 4 }))).toEqual([])
})

describe('a hired car', () => {
  test('has the hours of the road, and waits where that is cheaper', () => {
    const place = { ...placeOf('agra'), road: { delhi: { km: 235, hours: 3.75 } } }
    const [dropped, car] = byRoad(leg('delhi', place, { people: 4, days: 1 }))
    expect(car).toMatchObject({ hours: 3.75, comfort: 'car', keepsCar: true, lastLeg: null })
    expect(car!.cost.typical).toBeLessThan(dropped!.cost.typical)
    expect(byRoad(leg('mumbai', place))).toEqual([])
  })

  test('is not taken for more than ten hours', () => {
    const place = { ...placeOf('agra'), road: { delhi: { km: 500, hours: 10.5 } } }
    expect(byRoad(leg('delhi', place, { days: 5 }))).toEqual([])
  })

  test('is the smallest one with enough seats', () => {
    expect([2, 4, 6, 7, 10].map((people) => vehicleFor(dataset.transport, people).name)).toEqual([
      'car',
      'car',
      'SUV',
      'large SUV',
      'tempo traveller',
    ])
  })
})

describe('the last leg', () => {
  const shared = { by: 'a shared jeep', hours: 3, inr: [200, 300] as [number, number] }
  const legsFor = (people: number, gateway: { km: number; hours: number; shared?: typeof shared }, id = 'darjeeling') =>
    lastLegs(leg('kolkata', id, { people }), gateway, 'the station')

  test('is an auto for two and a cab for four in town, and a taxi beyond it and from an airport', () => {
    expect(legsFor(2, { km: 10, hours: 0.4 })).toMatchObject([{ by: 'an auto' }])
    expect(legsFor(4, { km: 10, hours: 0.4 })).toMatchObject([{ by: 'a cab' }])
    expect(legsFor(2, { km: 20, hours: 0.7 })).toMatchObject([{ by: 'a taxi', lines: [{ typical: 2 * 20 * 28 }] }])
    const airport = lastLegs(leg('kolkata', 'darjeeling', { people: 2 }), { iata: 'IXB', km: 3, hours: 0.2 }, 'there')
    expect(airport).toMatchObject([{ by: 'a taxi', lines: [{ typical: 2 * 8 * 28 }] }])
  })

  test('is a hired car, or what is shared where that exists', () => {
    expect(legsFor(2, { km: 75, hours: 3 }).map(({ by }) => by)).toEqual(['a hired car'])
    const [car, jeep] = legsFor(2, { km: 75, hours: 3, shared })
    expect([car?.by, jeep?.by]).toEqual(['a hired car', 'a shared jeep'])
    expect(jeep?.lines[0]?.typical).toBe(2 * 2 * 250)
    expect(jeep!.rough).toBeGreaterThan(car!.rough)
  })

  test('is also the vehicle hired for the whole circuit, where there is one', () => {
    const circuit = placeOf('spiti').typical_extras_inr.some(({ replaces_last_leg }) => replaces_last_leg)
    expect(circuit).toBe(true)
    expect(legsFor(2, { km: 180, hours: 8 }, 'spiti').at(-1)).toMatchObject({ hired: true, lines: [] })
  })
})

describe('the value of travel', () => {
  test('a journey that leaves too little of the stay is none, unless that is relaxed', () => {
    const effort = (days: number, relaxed = false) =>
      computeEffort('rail', { hours: 12, rough: 0 }, { days, people: 2, relaxed })
    expect(effort(2)).toBeNull()
    expect(effort(3)).not.toBeNull()
    expect(effort(2, true)).not.toBeNull()
  })

  test('effort grows with hours and discomfort, and counts more for a short stay and a family', () => {
    const effort = (hours: number, rough: number, days: number, people: number) =>
      effortOf(computeEffort('rail', { hours, rough }, { days, people, relaxed: true })!, days)
    expect(effort(6, 1, 3, 2)).toBeGreaterThan(effort(5, 1, 3, 2))
    expect(effort(6, 2, 3, 2)).toBeGreaterThan(effort(6, 1, 3, 2))
    expect(effort(6, 1, 2, 2)).toBeGreaterThan(effort(6, 1, 5, 2))
    expect(effort(6, 1, 3, 4)).toBeGreaterThan(effort(6, 1, 3, 2))
  })

  test('a night in a seat is hard, harder for seniors, for whom a berth on a bus is hard too', () => {
    const load = (night: object, seniors = 0) =>
      computeEffort('bus', { hours: 8, rough: 1, ...night }, { people: 2, seniors, days: 4, relaxed: false })!.load
    const [seat, berth] = [{ nightInSeat: true, nightOnBus: true }, { nightOnBus: true }]
    expect([load(seat) - load({}), load(berth) - load({})]).toEqual([3, 0])
    expect([load(seat, 1) - load({}, 1), load(berth, 1) - load({}, 1)]).toEqual([16, 8])
  })

  test('an hour is worth more with a higher budget, within bounds', () => {
    const worth = [2000, 20_000, 50_000, 1_000_000].map((budget) => hourWorth(budget, 2, 3))
    expect(worth).toEqual([...worth].sort((a, b) => a - b))
    expect([worth[0], worth.at(-1)]).toEqual([50, 1500])
  })
})

test('waysByDays: are the ways that are found for each length of stay', () => {
  for (const place of dataset.destinations.filter((_, at) => at % 5 === 0)) {
    const legFor = (days: number) => ({ ...leg('mumbai', place, { people: 4, days }), relaxed: true, seniors: 1 })
    const waysOf = waysByDays(legFor)
    for (const days of [3, 6, 2, 3]) {
      expect(waysOf(days)).toEqual(waysFor(legFor(days)))
      expect(waysOf(days).filter((way) => !isTooLong(way, days))).toEqual(waysFor({ ...legFor(days), relaxed: false }))
    }
  }
})
