import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'
import type { Move } from './trail.ts'
import type { TravelPlan } from './travel-times.ts'
import { natureOf, type Visit } from './visits.ts'
import { withStopsBack, withStopsThere } from './way-stops.ts'

const place = { lat: 20, lon: 75, hilly: false }
const town = { lat: 20, lon: 73 }
const light = { date: null, month: 1, sun: { sunrise: 400, sunset: 1080 }, hot: false, warm: false }
const way = { place, roads: new Map(), home: town, lightOn: () => light }
const visit = (index: number, spot: { lat: number; lon: number }, open: Visit['facts']['open'] = 'always'): Visit => {
  const name = `Sight ${index}`
  const facts = { name, ...spot, minutes: 60, open, closed: [], fee: null, months: null }
  return { index, facts, title: name, spot, minutes: 60, ...natureOf(name, 60), isHeadline: false }
}
const move = (start: number, ends: { lat: number; lon: number }): Move => ({
  ...{ title: 'Drive', note: '', by: 'road', minutes: 300, ends, endsIn: 'There', cost: 900, start, onwards: false },
})
const plan: TravelPlan = {
  out: [move(480, place)],
  back: [move(2 * 1440 + 720, town)],
  ...{ arrives: 780, leaves: 2 * 1440 + 720, nightsOnTheWay: [], nights: 2, firstNight: 0, dayCount: 3 },
}

describe('withStopsThere', () => {
  const alongTheRoad = visit(0, { lat: 20.02, lon: 74 })

  test('a sight along the road: divides the drive, which takes no less, and one comes later by the visit', () => {
    const { plan: later, stops } = withStopsThere(plan, [alongTheRoad], way)
    expect(stops.map((stop) => stop.visit.title)).toEqual(['Sight 0'])
    expect(later.out).toHaveLength(2)
    const driven = later.out.reduce((sum, { minutes }) => sum + minutes, 0)
    expect(driven).toBeGreaterThanOrEqual(300)
    expect(later.arrives).toBe(480 + driven + 60)
    expect(later.out.reduce((sum, { cost }) => sum + cost, 0)).toBe(900)
  })

  test('a sight beside or beyond the place, or shut when one passes: no stop', () => {
    for (const other of [
      visit(0, { lat: 20.4, lon: 75 }),
      visit(0, { lat: 20, lon: 75.4 }),
      visit(0, { lat: 20.02, lon: 74 }, [['16:00', '18:00']]),
    ])
      expect(withStopsThere(plan, [other], way).stops).toEqual([])
  })

  test('a drive over noon: says to eat on the way, since one comes after lunch', () => {
    const noon = { ...plan, out: [move(600, place)], arrives: 900 }
    const { plan: later } = withStopsThere(noon, [visit(0, { lat: 20.02, lon: 74 })], way)
    expect(later.out.filter(({ note }) => /lunch/.test(note))).toHaveLength(1)
  })

  test('a drive that ends late: no stop', () => {
    const evening = { ...plan, out: [move(800, place)], arrives: 1100 }
    expect(withStopsThere(evening, [alongTheRoad], way).stops).toEqual([])
  })
})

describe('withStopsBack', () => {
  const endOf = ({ back }: TravelPlan) => (back.at(-1)?.start ?? 0) + (back.at(-1)?.minutes ?? 0)

  test('a sight along the road back: one leaves earlier for it, and comes as before', () => {
    const { plan: earlier, stops } = withStopsBack(plan, [visit(0, { lat: 20.02, lon: 74 })], way)
    expect(stops).toHaveLength(1)
    expect(earlier.leaves).toBeLessThan(plan.leaves)
    expect(endOf(earlier)).toBe(2 * 1440 + 720 + 300)
  })

  test('a sight in the town of the station, beside the road: a stop before one boards, for which there is as much time', () => {
    const boarding = { ...plan, back: [{ ...move(2 * 1440 + 720, town), waits: 90 }] }
    const { plan: earlier, stops } = withStopsBack(boarding, [visit(0, { lat: 20.08, lon: 72.95 })], way)
    expect(stops).toHaveLength(1)
    expect(earlier.back.at(-1)?.minutes).toBeGreaterThanOrEqual(90 + 20)
    expect(endOf(earlier)).toBe(2 * 1440 + 720 + 300)
  })

  test('a sight that is shut when one would pass: one leaves earlier by so much, up to two hours', () => {
    const shutting = visit(0, { lat: 20.02, lon: 74 }, [['07:00', '14:00']])
    const { plan: earlier, stops } = withStopsBack(plan, [shutting], way)
    expect((stops[0]?.start ?? 0) % 1440).toBeLessThanOrEqual(13 * 60)
    expect(endOf(earlier)).toBeLessThan(2 * 1440 + 720 + 300)
    const { stops: none } = withStopsBack(plan, [visit(0, { lat: 20.02, lon: 74 }, [['07:00', '10:00']])], way)
    expect(none).toEqual([])
  })

  test('a sight near the place: a stop with the bags where it is one of the last morning, else none', () => {
    const near = visit(0, { lat: 20.01, lon: 74.85 })
    expect(withStopsBack(plan, [near], way).stops).toEqual([])
    const inCar = { ...plan, back: plan.back.map((ride) => ({ ...ride, title: 'A hired car to the station' })) }
    expect(withStopsBack(inCar, [near], way, () => true).stops).toHaveLength(1)
    expect(withStopsBack(inCar, [{ ...near, car: 'Jeep' }], way, () => true).stops).toEqual([])
    expect(withStopsBack(plan, [near], way, () => true).stops).toEqual([])
  })
})

describe('the ways of a trip', () => {
  const NOW = new Date('2026-11-22T09:00:00+05:30')

  test('the far sights in the town of the airport: are seen on the way, and not driven to from the hotel and back', () => {
    const request = {
      ...{ placeId: 'kushinagar-gorakhpur', from: 'hyderabad', people: 8, days: 1, startDate: '2027-11-05' },
      ...{ type: 'spiritual', childrenAges: [6] },
    }
    const { items } = proposeTrip(loadDataset(), request as TripRequest, NOW) ?? { items: [] }
    for (const sight of ['Gorakhnath temple', 'Gita Press, Gorakhpur']) {
      const at = items.findIndex(({ highlight }) => highlight === sight)
      expect([sight, items.slice(0, at).findLast(({ kind }) => kind !== 'other')?.kind]).toEqual([sight, 'travel'])
    }
  })

  test('an evening train: the temple beside its station is seen before it', () => {
    const request = { placeId: 'gir', from: 'ahmedabad', people: 4, days: 3, startDate: '2027-08-12', budget: '50000' }
    const { items } = proposeTrip(loadDataset(), request as TripRequest, NOW) ?? { items: [] }
    const at = items.findIndex(({ highlight }) => highlight === 'Somnath temple')
    expect(items.slice(0, at).map(({ title }) => title)).toContain('A hired car to Veraval station')
    expect(items.slice(at).find(({ kind }) => kind === 'travel')?.title).toMatch(/^On to Veraval/)
  })

  test('the last sights on the road home: are seen with the bags in the car, and nobody drives back for them', () => {
    const request = { placeId: 'nandi-hills', from: 'chennai', people: 3, days: 3, startDate: '2027-01-23' }
    const { items } = proposeTrip(loadDataset(), request as TripRequest, NOW) ?? { items: [] }
    const bags = items.findIndex(({ title }) => title === 'Collect your bags')
    expect(bags).toBeGreaterThan(0)
    expect(items.findIndex(({ highlight }) => highlight === "Devanahalli fort and Tipu's birthplace")).toBeGreaterThan(
      bags,
    )
    expect(items.findLast(({ title }) => title.startsWith('On to'))?.title).toBe(
      'On to KSR Bengaluru station, with time to board',
    )
  })

  test('a taxi to the airport: makes no stop, and no day out is given up for one', () => {
    const { items } = proposeTrip(
      loadDataset(),
      { placeId: 'jaipur', from: 'hyderabad', people: 4, days: 4, month: 12 },
      NOW,
    ) ?? { items: [] }
    expect(items.filter(({ title }) => title.startsWith('On to'))).toEqual([])
    expect(items.map(({ title }) => title)).toContain('Drive to Pushkar')
  })

  test('Jog Falls: the falls are seen on the day of the arrival, before the temples on the road there', () => {
    const request = { placeId: 'jog-falls', from: 'hyderabad', people: 4, days: 2, month: 12 }
    const { items } = proposeTrip(loadDataset(), request as TripRequest, NOW) ?? { items: [] }
    const dayOf = (name: string) => items.find(({ highlight }) => highlight?.startsWith(name))?.day
    expect(dayOf('Jog falls main viewpoint')).toBe(0)
    expect(dayOf('Keladi temple')).toBeGreaterThan(0)
  })
})
