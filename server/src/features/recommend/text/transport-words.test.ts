import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { costLinesFor } from '../cost/cost.ts'
import { addUp } from '../cost/cost-lines.ts'
import { recommend } from '../engine.ts'
import { type BusRow, type Destination, loadDataset, type RailRow } from '../facts/dataset.ts'
import { parseTrip } from '../parsed-trip.ts'
import { stayOf } from '../rank/stay-of.ts'
import { offerFor } from '../rank/travel-option.ts'
import type { Journey } from '../travel/journey.ts'
import { nightsFor } from '../travel/time-away.ts'
import { transport } from './transport-words.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const place: Destination = {
  ...dataset.destinations.find(({ id }) => id === 'north-goa')!,
  road: {},
  railheads: [{ code: 'THVM', name: 'Thivim', km: 20, hours: 0.75, lat: 15.63, lon: 73.8 }],
}
const train: RailRow = {
  from: 'mumbai',
  to: 'THVM',
  direct: true,
  days: 7,
  runs: 'night',
  hours: 8,
  km: 555,
  classes: ['3A'],
  fares: { '3A': 900 },
  name: 'Konkan Kanya',
  train: '20111',
  station: 'Mumbai CSMT',
  departs: '19:25',
  arrives: '03:25+1',
  source: 'railway-timetable',
  checked: '2025-12',
}
const bus: BusRow = {
  from: 'mumbai',
  to: 'north-goa',
  days: 7,
  runs: 'day',
  hours: 9,
  classes: ['AC seater'],
  fares: { 'AC seater': 2000 },
}

type Rows = { trains: RailRow[]; buses: BusRow[] }

/** The trip to the place, where these trains and buses run. */
function only({ trains, buses }: Rows, party: Partial<DreamTrip>) {
  const mumbai = { bus: new Map([['north-goa', buses]]), air: new Map(), rail: new Map([['THVM', trains]]) }
  const request: DreamTrip = {
    budget: '20000',
    starting_location: 'mumbai',
    group_size: '2',
    preference_type: 'beaches',
    month: 2,
    ...party,
  }
  return { dataset: { ...dataset, destinations: [place], departures: { ...dataset.departures, mumbai } }, request }
}

/** How one goes there. */
function way(rows: Rows, party: Partial<DreamTrip>): string {
  const { dataset: some, request } = only(rows, party)
  return recommend(some, request, NOW).items[0]!.travel_logistics.recommended_transport
}

/** How one goes there by that mode, whatever is chosen. */
function by(chosen: Journey['mode'], rows: Rows, party: Partial<DreamTrip> = {}, there: Destination = place): string {
  const { dataset: some, request } = only(rows, party)
  const trip = parseTrip(request, NOW)
  const { option } = offerFor(some, trip, there)!
  const journey = option.ways.find(({ mode }) => mode === chosen)!
  const nights = option.nights === 0 ? 0 : nightsFor(journey, option.days)
  return transport(some, trip, { ...option, journey, nights })
}
const byBus = (rows: Rows) => by('bus', rows)

describe('beside a train that arrives in the small hours', () => {
  const both = { trains: [train], buses: [bus] }

  test('stands the easier way, with what it costs more and the nights that it adds', () => {
    expect(way(both, {})).toMatch(
      /arrives 03:25 next day.* Easier, with no arrival in the night: bus \(AC seater\), about 9½ hours each way, for about ₹[\d,]+ more in all, with one night more\.$/,
    )
  })

  test('with seniors: a night bus with berths is taken in its place, though it is no quicker', () => {
    const rows = (fare: number): Rows => ({
      trains: [{ ...train, hours: 11, departs: '16:25', classes: ['2A'], fares: { '2A': 1500 } }],
      buses: [{ ...bus, runs: 'night', hours: 12, classes: ['AC sleeper'], fares: { 'AC sleeper': fare } }],
    })
    const asked = { adults: 4, seniors: 1, budget: '75000', days: 4 } as const
    expect(way(rows(1300), asked)).toMatch(/^Overnight bus/)
    expect(way(rows(4000), asked)).toMatch(/^Night train/)
  })

  test('stands no bus of a night in a seat', () => {
    expect(way({ ...both, buses: [{ ...bus, runs: 'night' }] }, {})).not.toContain('Easier')
  })

  test('stands nothing where no other arrives by day, or only for much more than the budget', () => {
    expect(way({ trains: [train], buses: [] }, {})).not.toContain('Easier')
    expect(way({ ...both, buses: [{ ...bus, fares: { 'AC seater': 6000 } }] }, {})).not.toContain('Easier')
  })
})

test('an easier way that costs a further night: stands only where its fare and that night are near the budget', () => {
  const most = 1.3 * 20_000
  const costs = Array.from({ length: 20 }, (_, at) => 1000 + 200 * at).flatMap((fare) => {
    const { dataset: some, request } = only({ trains: [train], buses: [{ ...bus, fares: { 'AC seater': fare } }] }, {})
    const [item] = recommend(some, request, NOW).items
    const said = item!.travel_logistics.recommended_transport
    const more = /Easier.* ₹([\d,]+) more in all, with one night more\.$/.exec(said)?.[1]
    return more ? [item!.estimated_costs.total_cost + Number(more.replace(',', ''))] : []
  })
  expect([costs.length > 2, costs.length < 20]).toEqual([true, true])
  expect(Math.max(...costs)).toBeLessThanOrEqual(most + 50)
  expect(Math.max(...costs)).toBeGreaterThan(most - 900)
})

describe('beside a night bus with seats', () => {
  const night: BusRow = { ...bus, runs: 'night', classes: ['Volvo'], fares: { Volvo: 2000 } }
  const byDay = { ...train, runs: 'day' as const, departs: '07:00', arrives: '15:00', classes: ['CC' as const] }

  test('stands no way as easier that takes many more hours', () => {
    const long: RailRow = {
      ...train,
      hours: 15,
      departs: '18:00',
      arrives: '09:00+1',
      classes: ['SL'],
      fares: { SL: 1500 },
    }
    expect(way({ trains: [long], buses: [{ ...night, hours: 8 }] }, {})).toMatch(
      /^Overnight bus \(Volvo\)\.(?!.*Easier)/,
    )
  })

  test('stands none that is rougher by day', () => {
    const rough: BusRow = { ...bus, classes: ['ordinary'], fares: { ordinary: 1900 } }
    expect(way({ trains: [], buses: [night, rough] }, {})).not.toContain('Easier')
  })

  test('is a lower fare that costs a further night cheaper only by what it saves beyond that night', () => {
    const berths: BusRow = { ...night, classes: ['AC sleeper'], fares: { 'AC sleeper': 2000 } }
    const said = (fare: number) => byBus({ trains: [{ ...byDay, fares: { CC: fare } }], buses: [berths] })
    const saved = (fare: number) =>
      Number(/saving about ₹([\d,]+) in all, with one night more\.$/.exec(said(fare))?.[1]?.replace(',', ''))
    expect(saved(200)).toBeGreaterThan(1000)
    expect(saved(200) - saved(400)).toBe(800)
    expect(said(1500)).not.toContain('Cheaper')
  })

  test('stands what the way saves with the night that it spares, as much as the night costs the other way round', () => {
    const rows = (busFare: number, trainFare: number): Rows => ({
      trains: [{ ...byDay, fares: { CC: trainFare } }],
      buses: [{ ...night, classes: ['AC sleeper'], fares: { 'AC sleeper': busFare } }],
    })
    const more = /saving about ₹([\d,]+) in all, with one night more\.$/.exec(by('bus', rows(2000, 200)))?.[1]
    const fewer = /saving about ₹([\d,]+) in all, with one night fewer\.$/.exec(by('rail', rows(200, 2000)))?.[1]
    const saved = [more, fewer].map((text) => Number(text?.replace(',', '')))
    expect(saved[0]! + saved[1]!).toBe(2 * 2 * 2 * (2000 - 200))
    expect(saved[1]).toBeGreaterThan(saved[0]!)
  })

  test('stands what its bill would save, with the meals of a day on which one only arrives', () => {
    const rows: Rows = {
      trains: [{ ...byDay, fares: { CC: 200 } }],
      buses: [{ ...night, classes: ['AC sleeper'], fares: { 'AC sleeper': 2000 } }],
    }
    const { dataset: some, request } = only(rows, {})
    const trip = parseTrip(request, NOW)
    const { option } = offerFor(some, trip, place)!
    const bill = (mode: Journey['mode']) => {
      const journey = option.ways.find((way) => way.mode === mode)!
      const nights = nightsFor(journey, option.days)
      return addUp(costLinesFor(stayOf(some, trip, { ...option, journey, nights }), journey)).typical
    }
    const saved = /saving about ₹([\d,]+) in all/.exec(by('bus', rows))?.[1]?.replace(',', '')
    expect(Number(saved)).toBe(Math.round((bill('bus') - bill('rail')) / 100) * 100)
  })

  test('stands what the way saves in all where a package has the nights and their number differs', () => {
    const camp = {
      item: 'desert camp',
      inr: [1000, 1000] as [number, number],
      per: 'person' as const,
      covers_nights: 1,
    }
    const there: Destination = { ...place, typical_extras_inr: [camp] }
    const berths: BusRow = { ...night, classes: ['AC sleeper'], fares: { 'AC sleeper': 200 } }
    const said = (trains: RailRow[]) => by('rail', { trains, buses: [berths] }, {}, there)
    expect(said([{ ...byDay, fares: { CC: 2000 } }])).toMatch(/saving about ₹[\d,]+ in all, with one night fewer\.$/)
    const byNight = { ...train, departs: '22:25', arrives: '06:25+1', fares: { '3A': 2000 } }
    expect(said([byNight])).toMatch(/saving about ₹[\d,]+ in all\.$/)
  })

  test('stands no cheaper way of twice the hours', () => {
    const trains = (hours: number) => [{ ...byDay, hours, fares: { CC: 200 } }]
    expect(byBus({ trains: trains(11), buses: [night] })).toContain('Cheaper')
    expect(byBus({ trains: trains(20), buses: [night] })).not.toContain('Cheaper')
  })

  test('stands no cheaper way beside an easier one that saves as much', () => {
    const berths = { ...train, hours: 9, departs: '20:30', arrives: '05:30+1', classes: ['SL' as const, '3A' as const] }
    const said = byBus({ trains: [{ ...berths, fares: { SL: 300, '3A': 900 } }], buses: [night] })
    expect(said).toContain('Easier and cheaper, with no night in a seat: night train')
    expect(said).not.toContain('Cheaper:')
  })
})

test('a train that arrives by day: has no easier way beside it', () => {
  const byDay = { ...train, departs: '22:25', arrives: '06:25+1' }
  expect(way({ trains: [byDay], buses: [bus] }, {})).not.toContain('Easier')
})

test('a day trip: has no further night beside it', () => {
  const quick: BusRow = { ...bus, hours: 2.5 }
  const cheap: RailRow = { ...train, runs: 'day', hours: 1.5, departs: '07:00', arrives: '08:30', fares: { '3A': 300 } }
  const near: Destination = { ...place, ideal_days: [1, 2], gc_km: { ...place.gc_km, mumbai: 120 } }
  const said = by('bus', { trains: [cheap], buses: [quick] }, { days: 1 }, near)
  expect(said).toMatch(/^Bus \(AC seater\)\. Cheaper: .+, saving about ₹[\d,]+ in all\.$/)
})

describe('a late bus, which arrives before one has slept', () => {
  const late: BusRow = { ...bus, runs: 'night', hours: 5.5, classes: ['AC sleeper'], fares: { 'AC sleeper': 700 } }
  test('is rougher than one by day of as many hours, and most for those with a small child', () => {
    const load = (runs: 'night' | 'day', party: Partial<DreamTrip>) => {
      const { dataset: some, request } = only({ trains: [], buses: [{ ...late, runs }] }, party)
      const { option } = offerFor(some, parseTrip(request, NOW), place)!
      return option.ways.find(({ mode }) => mode === 'bus')!.load
    }
    const added = (party: Partial<DreamTrip>) => load('night', party) - load('day', party)
    expect(added({})).toBeCloseTo(5)
    expect(added({ adults: 1, childrenAges: [4] })).toBeGreaterThan(8)
  })

  test('says that it arrives before it is light, and is not praised', () => {
    const { dataset: some, request } = only({ trains: [], buses: [late] }, {})
    const [item] = recommend(some, request, NOW).items
    expect(item!.travel_logistics.recommended_transport).toMatch(/^Late bus/)
    expect(item!.notes!.join('\n')).toMatch(
      /^The bus arrives before it is light: wait at the bus stand until it is light, or pay for one night more than the total has, about ₹[\d,]+\.$/m,
    )
    expect(item!.reasons.join()).not.toContain('by bus')
  })
})

test('a cheaper way: is no train with a taxi where a direct bus is there as soon and saves far more', () => {
  const asked = {
    budget: '100000',
    starting_location: 'chennai',
    group_size: '2',
    preference_type: 'spiritual',
  } as const
  const trip = parseTrip({ ...asked, days: 2, month: 1 }, NOW)
  const temples = dataset.destinations.find(({ id }) => id === 'kanchipuram')!
  const words = transport(dataset, trip, offerFor(dataset, trip, temples)!.option)
  expect(words).toMatch(/^Hired car with driver\. Cheaper: bus \(/)
  expect(words).not.toContain('Arakkonam')
})
