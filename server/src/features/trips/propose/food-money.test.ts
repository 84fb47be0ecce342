import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { costLinesFor } from '../../recommend/cost/cost.ts'
import { addUp } from '../../recommend/cost/cost-lines.ts'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { stayOf } from '../../recommend/rank/stay-of.ts'
import { chooseOption } from './choose-option.ts'
import { blank } from './draft.ts'
import { mealsOnTheWay } from './food-money.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const dataset = loadDataset()
const itemsOf = (request: TripRequest) => proposeTrip(dataset, request, NOW)?.items ?? []
const alibaug: TripRequest = {
  ...{ placeId: 'alibaug', from: 'ahmedabad', people: 6, days: 1, startDate: '2027-01-10', childrenAges: [12] },
}
const billOf = (request: TripRequest) => {
  const place = dataset.destinations.find(({ id }) => id === request.placeId)!
  const { trip, option } = chooseOption(dataset, place, request, NOW)!
  return addUp(costLinesFor(stayOf(dataset, trip, option), option.journey)).typical
}

describe('the daily money that no meal in the place takes', () => {
  test('with meals on the way: is told as food with its meals, and the rest as getting around', () => {
    const items = itemsOf(alibaug)
    const food = items.filter(({ title }) => title === 'Food on the way')
    expect(food.map(({ note }) => note)).toEqual([expect.stringMatching(/^For .*dinner/)])
    const around = items.filter(({ title }) => title === 'Getting around and small expenses')
    expect(food[0]!.cost).toBeGreaterThan(5000)
    expect(Math.max(...around.map(({ cost }) => cost))).toBeLessThan(10_000)
  })

  test('a lunch on the way beside cars and dear tickets: has what a lunch in the place has', () => {
    const kasol = { placeId: 'kasol-parvati', from: 'chennai', people: 2, days: 4, startDate: '2026-12-07' } as const
    const pushkar = { placeId: 'pushkar-ajmer', from: 'mumbai', people: 4, days: 3, startDate: '2027-10-25' } as const
    for (const request of [
      { ...kasol, type: 'adventure' },
      { ...pushkar, type: 'historical', budget: '11000' },
    ] as const) {
      const items = itemsOf(request)
      const onWay = items.filter(({ note }) => note === 'For lunch.').map(({ cost }) => cost)
      const inPlace = items.find(({ kind, title }) => kind === 'meal' && title === 'Lunch')?.cost ?? 0
      expect(onWay.length).toBeGreaterThan(0)
      for (const cost of onWay) expect(Math.abs(cost - inPlace)).toBeLessThanOrEqual(1)
      expect(items.reduce((sum, { cost }) => sum + cost, 0)).toBe(billOf(request))
    }
  })

  test('a lunch on the drive within a package with its meals: is not paid again, nor taken along', () => {
    const sikkim = { placeId: 'gangtok-north-sikkim', from: 'delhi', people: 3, days: 5, budget: '100000' } as const
    const items = itemsOf({ ...sikkim, startDate: '2027-04-09', type: 'mountains' })
    const drive = items.find(({ title }) => title === 'Drive to Lachung')
    expect(drive?.note).toContain('The package has lunch on the way.')
    expect(drive?.note).not.toContain('along')
    expect(items.filter(({ day, title }) => day === drive?.day && title === 'Food on the way')).toEqual([])
  })

  test('a rest with breakfast after an arrival by night: has the money for that breakfast', () => {
    const rest = { ...blank, role: 'other', kind: 'rest', day: 1, title: 'Check in, sleep and breakfast' } as const
    expect(mealsOnTheWay([rest], [1])).toEqual(new Map([[1, ['breakfast']]]))
  })

  test('the days add up to the bill, to the rupee', () => {
    const tirupati = { placeId: 'tirupati', from: 'kochi', people: 2, days: 1, startDate: '2027-12-21' } as const
    const nandi = { placeId: 'nandi-hills', from: 'ahmedabad', people: 1, days: 7, startDate: '2027-01-05' } as const
    for (const request of [alibaug, tirupati, nandi])
      expect(itemsOf(request).reduce((sum, { cost }) => sum + cost, 0)).toBe(billOf(request))
  })

  test('two days of which the first has only a dinner: small expenses take less of them than meals', () => {
    const deoghar = { placeId: 'deoghar', from: 'kolkata', people: 5, days: 2, startDate: '2027-12-21' } as const
    const items = itemsOf({ ...deoghar, type: 'spiritual', budget: '75000', adults: 5 })
    const food = items.filter(({ costPart }) => costPart === 'food').reduce((sum, { cost }) => sum + cost, 0)
    const around = items.find(({ title }) => title === 'Getting around and small expenses')?.cost ?? 0
    expect(items.map(({ note }) => note)).toContain('For 2 dinners.')
    expect(around).toBeLessThan(0.6 * food)
  })

  test('a dear ticket that getting around leaves room for: is paid', () => {
    const puri = { placeId: 'puri-konark', from: 'kolkata', people: 6, days: 3, budget: '50000' } as const
    const items = itemsOf({ ...puri, startDate: '2027-12-08' })
    const boat = items.find(({ title }) => title.startsWith('Chilika dolphins'))
    expect(boat?.cost).toBe(6 * 450)
  })

  test('what is beside the total: takes a trip over the budget too, and is said', () => {
    const request = { placeId: 'periyar', from: 'jaipur', people: 2, days: 7, month: 1, budget: '75000' } as const
    const trip = proposeTrip(dataset, request, NOW)!
    const total = trip.items.reduce((sum, { cost }) => sum + cost, 0)
    expect(total).toBeLessThan(75_000)
    expect(total + trip.onTop).toBeGreaterThan(75_000)
    expect(trip.items[0]?.note).toMatch(/more for the extras that the notes name: together ₹[\d,]+ over the ₹75,000/)
  })
})
