import type { DreamTrip } from '@saathi/shared/recommend'
import { describe, expect, test } from 'vitest'
import { tiersFor } from './cost.ts'
import { costLine, sumOf, toCostLine, within } from './cost-lines.ts'
import { loadDataset } from './dataset.ts'
import { recommend } from './engine.ts'
import { flightFare, railFare, vehicleFor } from './fares.ts'

const dataset = loadDataset()
const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!

/** The bill of one place in an answer: each line as `formula = low typical high`, by its label. */
function billOf(request: DreamTrip, id: string, day: string) {
  const item = recommend(dataset, request, new Date(`${day}T06:30:00Z`)).items.find((each) => each.id === id)!
  const bill = Object.fromEntries(
    item.costLines.map(({ label, formula, low, typical, high }) => [label, `${formula} = ${low} ${typical} ${high}`]),
  )
  return { item, bill }
}

describe('costs checked by hand', () => {
  test('a couple from Mumbai in North Goa in December, for ₹20,000', () => {
    const request = {
      budget: '20000',
      starting_location: 'mumbai',
      group_size: '2',
      preference_type: 'beaches',
    } as const
    const { item, bill } = billOf(request, 'north-goa', '2026-11-20')
    expect(bill).toEqual({
      // 555 km of line: 335 at 500 km, 435 at 750, so 357, to the next five; 12 % either way.
      'Train to Thivim and back, sleeper class': '2 people × 2 ways × ₹355 = 1250 1420 1590',
      'Auto from Thivim station and back': '1 auto × 2 ways × 20 km × ₹17 = 560 680 800',
      // 17 of December's 31 days are in the rush at 1.5 to 2.5 times the price: 1.27, to the next twentieth.
      'Guest house or homestay': '1 room × 2 nights × ₹1,350 × 1.25 (busy weeks) = 1800 3375 6480',
      'Meals, getting around and entry fees': '2 people × 3 days × ₹1,100 = 4620 6600 8580',
      'Scooter hire': '1 vehicle × 3 days × ₹500 = 1200 1500 1800',
    })
    expect(item.estimated_costs).toEqual({
      flights: 2100,
      accommodation: 3375,
      daily_expenses: 8100,
      total_cost: 13_575,
    })
    expect(item).toMatchObject({ perPerson: 6788, stayTier: 'budget', days: 3, nights: 2, mode: 'rail' })
    expect(item.totalRange).toEqual({ low: 1250 + 560 + 1800 + 4620 + 1200, high: 1590 + 800 + 6480 + 8580 + 1800 })
  })

  test('a family of four from Delhi at Agra for a day, by a car that waits', () => {
    const request = {
      budget: '30000',
      starting_location: 'delhi',
      group_size: '4',
      preference_type: 'historical',
    } as const
    const { item, bill } = billOf(request, 'agra', '2026-10-01')
    expect(bill).toEqual({
      // There and back is 470 km; a kept car is billed at least 250 a day, over two days.
      'Car with driver, kept for the trip': '500 km billed × ₹13 = 5500 6500 7500',
      'Driver’s allowance': '2 days × ₹400 = 600 800 1000',
      'Tolls and parking': '2 ways × 235 km × ₹1.7 = 564 799 1034',
      'Mid-range hotel': '2 rooms × 1 night × ₹3,350 = 4400 6700 9000',
      'Meals, getting around and entry fees': '4 people × 1 day × ₹1,700 = 4760 6800 8840',
      'Taj entry with mausoleum (Indian)': '4 people × ₹250 = 1000 1000 1000',
    })
    expect(item.estimated_costs.total_cost).toBe(6500 + 800 + 799 + 6700 + 6800 + 1000)
  })

  test('six friends from Delhi in Ladakh in June, booked in April', () => {
    const request = {
      budget: '100000',
      starting_location: 'delhi',
      group_size: '6',
      preference_type: 'adventure',
      month: 6,
    } as const
    const { bill } = billOf(request, 'leh-ladakh', '2026-04-01')
    // (2,200 + 2.6 × 615 km) × 1.25 for Leh × 1.2 in season × 0.85 booked early + 300 = 5,144.
    expect(bill['Flight to Leh and back']).toBe('6 people × 2 ways × ₹5,140 = 40080 61680 83280')
    expect(bill['Cab from Leh airport and back']).toBe('2 cabs × 2 ways × 6 km × ₹19.5 = 360 468 576')
    expect(bill['Guest house or homestay']).toBe('3 rooms × 5 nights × ₹1,500 × 1.25 (busy season) = 15000 28125 48000')
    expect(bill['Nubra-Pangong taxi circuit']).toBe('1 vehicle × ₹22,000 = 18000 22000 26000')
  })

  test('one traveller from Kolkata on Havelock, with three ferry legs among the travel', () => {
    const request = {
      budget: '50000',
      starting_location: 'kolkata',
      group_size: '1',
      preference_type: 'beaches',
      month: 2,
    } as const
    const { item, bill } = billOf(request, 'havelock-neil', '2026-11-20')
    expect(bill['Government ferry leg']).toBe('1 person × 3 times × ₹525 = 1050 1575 2100')
    expect(bill).not.toHaveProperty('Discover scuba dive')
    expect(item.estimated_costs.flights).toBe(2 * 5760 + 1575)
  })
})

describe('fares', () => {
  test('train fares are interpolated in the table and extrapolated beyond it', () => {
    expect(railFare(dataset.transport, 400, '3A')).toEqual(within(710, 0.12))
    expect(railFare(dataset.transport, 450, '3A').typical).toBe(770)
    expect(railFare(dataset.transport, 40, 'SL').typical).toBe(170)
    expect(railFare(dataset.transport, 3500, 'SL').typical).toBe(1160)
  })

  test('flight fares rise with the season and late booking, up to a ceiling', () => {
    const usual = { kind: 'usual', share: 0 } as const
    const fare = (daysAhead: number, crowd: Parameters<typeof flightFare>[4] = usual) =>
      flightFare(dataset.transport, 1150, 'BOM', { month: 2, daysAhead }, crowd)
    expect(fare(30).typical).toBe(5190)
    expect(fare(60).typical).toBeLessThan(fare(30).typical)
    expect(fare(3).typical).toBeGreaterThan(fare(14).typical)
    expect(fare(30, { kind: 'peak', share: 1 }).typical).toBe(8300)
    expect(fare(30, { kind: 'off', share: 1 }).typical).toBe(4150)
    expect(fare(3, { kind: 'peak', share: 1 }).high).toBeLessThanOrEqual(15_000)
  })

  test('the smallest vehicle with enough seats is hired', () => {
    expect([2, 4, 6, 7, 10].map((people) => vehicleFor(dataset.transport, people).name)).toEqual([
      'car',
      'car',
      'SUV',
      'large SUV',
      'tempo traveller',
    ])
    expect(vehicleFor(dataset.transport, 10).count).toBe(1)
  })
})

describe('beds', () => {
  test('a dorm is used for one or for six and more people, if cheaper than rooms', () => {
    const katra = placeOf('vaishno-devi')
    expect(tiersFor(katra, 1)).toContain('dorm')
    expect(tiersFor(katra, 10)).toContain('dorm')
    expect(tiersFor(katra, 2)).not.toContain('dorm')
    expect(tiersFor(katra, 4)).not.toContain('dorm')
    expect(tiersFor(placeOf('north-goa'), 6)).not.toContain('dorm')
    expect(tiersFor(placeOf('tirupati'), 1)).not.toContain('dorm')
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
    expect(sumOf([line, line], 'accommodation').typical).toBe(5000)
    expect(sumOf([line], 'flights').typical).toBe(0)
  })
})
