import { DREAM_TRIP_DEFAULTS, type DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { type Dataset, type Destination, loadDataset, type RailRow } from '../facts/dataset.ts'
import { extrasFor, hiresVehicle, stayLinesFor } from './cost.ts'
import { addUp, costLine, toCostLine, within } from './cost-lines.ts'
import { lodgingsFor, roomsFor } from './lodging.ts'

const dataset = loadDataset()
const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!

/** North Goa with prices of its own, reached from Mumbai by one train or from Delhi by one flight. */
const goa: Destination = {
  ...placeOf('north-goa'),
  ideal_days: [3, 5],
  peak: [['12-15', '01-05']],
  best_months: [11, 12, 1, 2],
  ok_months: [3, 10],
  shoulder_months: [4, 5, 9],
  avoid_months: [6, 7, 8],
  road: {},
  railheads: [{ code: 'THVM', name: 'Thivim', km: 20, hours: 0.75, lat: 15.63, lon: 73.8 }],
  airports: [{ iata: 'GOI', km: 45, hours: 1.25 }],
  stay_inr_room_night: { budget: [900, 1800], mid: [2500, 5000], premium: [7000, 16_000] },
  dorm_bed_inr: null,
  daily_inr_per_person: { budget: 1100, mid: 2200, premium: 4500 },
  typical_extras_inr: [{ item: 'scooter hire', inr: [400, 600], per: 'vehicle', seats: 2, times: 'day' }],
}
const train: RailRow = {
  from: 'mumbai',
  to: 'THVM',
  direct: true,
  days: 7,
  runs: 'night',
  hours: 10,
  km: 555,
  classes: ['SL'],
  fares: { SL: 355 },
}
const nothing = { rail: new Map(), bus: new Map(), air: new Map() }
const only: Dataset = {
  ...dataset,
  destinations: [goa],
  airports: {
    ...dataset.airports,
    GOI: { ...dataset.airports.GOI!, city: 'Goa', demand: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5] },
  },
  departures: {
    ...dataset.departures,
    mumbai: { ...nothing, rail: new Map([['THVM', [train]]]) },
    delhi: {
      ...nothing,
      air: new Map([
        [
          'GOI',
          { from: 'delhi' as const, to: 'GOI', nonstop: true, hours: 2.5, fare: [5000, 7000] as [number, number] },
        ],
      ]),
    },
  },
}

/** The bill of the one place: each line as `formula = low typical high`, by its label. */
function billOf(request: DreamTrip, day: string) {
  const [item] = recommend(only, request, new Date(`${day}T06:30:00Z`)).items
  const bill = Object.fromEntries(
    item!.costLines.map(({ label, formula, low, typical, high }) => [label, `${formula} = ${low} ${typical} ${high}`]),
  )
  return { item: item!, bill }
}

describe('costs checked by hand', () => {
  const request = { budget: '20000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' } as const

  test('a couple from Mumbai in North Goa in December, for ₹20,000', () => {
    const { item, bill } = billOf(request, '2026-11-20')
    expect(bill).toEqual({
      // 12 % either way.
      'Train to Thivim and back, sleeper class': '2 people × 2 ways × ₹355 = 1250 1420 1590',
      'Taxi from Thivim station and back': '1 taxi × 2 ways × 20 km × ₹28 = 880 1120 1360',
      // 17 of December's 31 days are in the rush at 1.5 to 2.5 times the price: 1.27, to the next twentieth.
      'Guest house or homestay': '1 room × 2 nights × ₹1,350 × 1.25 (busy weeks) = 1800 3375 6480',
      'Meals, getting around and entry fees': '2 people × 3 days × ₹1,100 = 4620 6600 8580',
      'Scooter hire': '1 vehicle × 3 days × ₹500 = 1200 1500 1800',
    })
    expect(item.estimated_costs).toEqual({
      flights: 2540,
      accommodation: 3375,
      daily_expenses: 8100,
      total_cost: 14_015,
    })
    expect(item).toMatchObject({ perPerson: 7008, stayTier: 'budget', days: 3, nights: 2, mode: 'rail' })
    expect(item.totalRange).toEqual({ low: 1250 + 880 + 1800 + 4620 + 1200, high: 1590 + 1360 + 6480 + 8580 + 1800 })
    expect(item.cautions).toContain(
      'Busy from 15 Dec to 5 Jan (the high season). Rooms are counted at 1.25 times the usual price; book early.',
    )
  })

  test('a family of four from Delhi by air in December, with what demand adds', () => {
    const { item, bill } = billOf(
      { ...request, starting_location: 'delhi', group_size: '4', budget: '75000' },
      '2026-11-20',
    )
    // The usual 6,000 at 1.5 times, 35 % either way.
    expect(bill['Flight to Goa and back']).toBe(
      '4 people × 2 ways × ₹6,000 × 1.5 (demand in December) = 46800 72000 97200',
    )
    // A day car bills its empty return: 2 × 45 km each way.
    expect(bill['Hired car from Goa airport and back']).toBe('2 ways × 90 km billed × ₹13 = 1980 2340 2700')
    expect(item.cautions).toContain('Flights to Goa are counted at 1.5 times the usual fare in December.')
    expect(item.fits).toBe(false)
  })

  test('the same flight in a month of usual demand has no factor', () => {
    const { bill } = billOf({ ...request, starting_location: 'delhi', budget: '75000', month: 2 }, '2027-01-15')
    expect(bill['Flight to Goa and back']).toBe('2 people × 2 ways × ₹6,000 = 15600 24000 32400')
  })
})

describe('the fare of a flight by the days until it', () => {
  const LATE = 'Fares within a week of the flight are about twice the usual.'
  const flying = (from: string, to: string) =>
    billOf(
      {
        budget: '75000',
        starting_location: 'delhi',
        group_size: '2',
        preference_type: 'beaches',
        from,
        to,
      },
      '2027-02-01',
    )

  test('six days ahead it is 1.75 times the usual, and the transport note says why', () => {
    const { item, bill } = flying('2027-02-07', '2027-02-10')
    expect(bill['Flight to Goa and back']).toBe('2 people × 2 ways × ₹10,500 = 27300 42000 56700')
    expect(item.travel_logistics.recommended_transport).toContain(LATE)
  })

  test('seven days ahead it is 1.3 times the usual, without that note', () => {
    const { item, bill } = flying('2027-02-08', '2027-02-11')
    expect(bill['Flight to Goa and back']).toBe('2 people × 2 ways × ₹7,800 = 20280 31200 42120')
    expect(item.travel_logistics.recommended_transport).not.toContain('within a week')
  })

  test('a train on the same days has no such note', () => {
    const { item } = billOf({ ...DREAM_TRIP_DEFAULTS, from: '2027-02-04', to: '2027-02-07' }, '2027-02-01')
    expect(item.mode).toBe('rail')
    expect(item.travel_logistics.recommended_transport).not.toContain('within a week')
  })
})

describe('beds', () => {
  const adults = (sleepers: number) => ({ sleepers, noDorm: false })

  test('a dorm is offered where beds cost less than rooms, to neither couples nor families', () => {
    const hostel = (bed: [number, number] | null) => ({ ...goa, dorm_bed_inr: bed })
    expect([1, 2, 4, 6, 10].every((people) => lodgingsFor(hostel([300, 500]), adults(people)).includes('dorm'))).toBe(
      true,
    )
    expect(lodgingsFor(hostel([300, 500]), { sleepers: 4, noDorm: true })).not.toContain('dorm')
    expect(lodgingsFor(hostel([700, 1000]), adults(6))).not.toContain('dorm')
    expect(lodgingsFor(hostel(null), adults(1))).not.toContain('dorm')
  })

  test('a group has rooms where beds save little, unless it asks for a dorm', () => {
    const hostel = { ...goa, dorm_bed_inr: [400, 800] as [number, number] }
    const hasDorm = (sleepers: number, asked?: 'dorm') => lodgingsFor(hostel, adults(sleepers), asked).includes('dorm')
    expect([1, 4, 5, 6, 8, 10].map((people) => hasDorm(people))).toEqual([true, false, false, false, false, false])
    expect(hasDorm(5, 'dorm')).toBe(true)
  })

  test('an odd one sleeps on an extra bed, and shared rooms are offered where they take fewer rooms', () => {
    const counts = (lodging: 'mid' | 'shared', people: number) => Object.values(roomsFor(lodging, people))
    expect([1, 2, 3, 5, 7].map((people) => counts('mid', people))).toEqual([
      [1, 0],
      [1, 0],
      [1, 1],
      [2, 1],
      [3, 1],
    ])
    expect([4, 6, 9].map((people) => counts('shared', people))).toEqual([
      [1, 2],
      [2, 2],
      [3, 3],
    ])
    const shared = [1, 2, 3, 4, 5, 6, 7, 8].filter((people) => lodgingsFor(goa, adults(people)).includes('shared'))
    expect(shared).toEqual([4, 6, 8])
  })

  test('three in a hotel pay for a room and an extra bed, and the day on which they only come or leave counts half', () => {
    const lines = stayLinesFor({
      ...{ dataset, place: { ...goa, typical_extras_inr: [] }, type: 'beaches', month: 2, people: 3, lodging: 'mid' },
      ...{ days: 1, nights: 1, keepsCar: false },
    })
    expect(lines.map((line) => toCostLine(line).formula)).toEqual([
      '1 room × 1 night × ₹3,750',
      '1 extra bed × 1 night × ₹1,125',
      '3 people × 1.5 days (a short day counts half) × ₹2,200',
    ])
  })
})

describe('extras', () => {
  const stay = (people: number, typical_extras_inr: Destination['typical_extras_inr'], keepsCar = false) => ({
    dataset,
    place: { ...goa, typical_extras_inr },
    type: 'beaches' as const,
    month: 2,
    people,
    lodging: 'mid' as const,
    days: 2,
    nights: 1,
    keepsCar,
  })
  const lineOf = (...of: Parameters<typeof stay>) => {
    const line = stayLinesFor(stay(...of)).at(-1)!
    return toCostLine(line).formula
  }
  const car = {
    item: 'sightseeing car for a day',
    inr: [2000, 3000] as [number, number],
    per: 'vehicle' as const,
    seats: 4,
  }
  const jeep = { ...car, item: 'safari jeep', seats: 6 }

  test('a larger group takes one larger car, but several safari jeeps', () => {
    expect(lineOf(2, [car])).toBe('1 vehicle × ₹2,500')
    // A tempo traveller costs 26 a km against 13.
    expect(lineOf(10, [car])).toBe('1 tempo traveller × ₹5,000')
    expect(lineOf(10, [jeep])).toBe('2 vehicles × ₹2,500')
  })

  test('a car of the journey that waits also drives to the sights, but replaces no safari', () => {
    const items = (keepsCar: boolean) => extrasFor(stay(4, [car, jeep], keepsCar)).map(({ item }) => item)
    expect(items(false)).toEqual([car.item, jeep.item])
    expect(items(true)).toEqual([jeep.item])
  })

  test('one alone pays for a seat in a jeep that is shared, in any class of stay, and for a whole car', () => {
    const shared = { ...jeep, share: true as const }
    expect([1, 2].map((people) => lineOf(people, [shared]))).toEqual(['1 seat × ₹417', '1 vehicle × ₹2,500'])
    expect(lineOf(1, [{ ...car, share: true }])).toBe('1 vehicle × ₹2,500')
  })

  test('apply to their tiers, types and months only', () => {
    const found = (extra: object) => extrasFor(stay(2, [{ ...car, ...extra }])).length
    expect([{ tiers: ['budget'] }, { types: ['culinary'] }, { months: [7] }, {}].map(found)).toEqual([0, 0, 0, 1])
  })

  test('a hired vehicle that replaces the last leg does so for its tiers', () => {
    const place = {
      ...goa,
      typical_extras_inr: [{ ...jeep, replaces_last_leg: true as const, tiers: ['mid' as const] }],
    }
    expect([hiresVehicle(place, 'mid'), hiresVehicle(place, 'budget'), hiresVehicle(goa, 'mid')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('cost lines', () => {
  test('a line has its counts, price and season', () => {
    const season = { low: 1, typical: 1.25, high: 2, why: 'busy weeks' }
    const line = costLine(
      'accommodation',
      'Hotel',
      [
        [1, 'room', 'rooms'],
        [2, 'night', 'nights'],
      ],
      within(1000, 0.3),
      season,
    )
    expect(toCostLine(line)).toEqual({
      part: 'accommodation',
      label: 'Hotel',
      formula: '1 room × 2 nights × ₹1,000 × 1.25 (busy weeks)',
      low: 1400,
      typical: 2500,
      high: 5200,
    })
    expect(addUp([line, line], 'accommodation').typical).toBe(5000)
    expect(addUp([line], 'flights').typical).toBe(0)
  })
})
