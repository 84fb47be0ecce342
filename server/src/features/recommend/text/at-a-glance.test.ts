import { BUDGETS, type DreamTrip, PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { loadDataset } from '../facts/dataset.ts'
import { greatCircleKm } from '../facts/distance.ts'
import { ruledOutBy } from '../facts/season.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const placeOf = (id: string) => dataset.destinations.find((place) => place.id === id)!

const requests: DreamTrip[] = STARTING_LOCATIONS.flatMap((starting_location) =>
  PREFERENCE_TYPES.flatMap((preference_type) =>
    BUDGETS.filter((_, at) => at % 2 === 1).map((budget) => ({
      budget,
      starting_location,
      group_size: '2',
      preference_type,
    })),
  ),
)
const answers = requests.map((request) => ({ request, items: recommend(dataset, request, NOW).items }))

describe('the legs of a journey', () => {
  test('add up to its hours and lead from the starting city to the place', () => {
    for (const { request, items } of answers)
      for (const { id, legs, doorToDoorHours, mode } of items) {
        const tenths = legs!.reduce((sum, { hours }) => sum + Math.round(hours * 10), 0)
        expect([id, tenths]).toEqual([id, Math.round(doorToDoorHours! * 10)])
        expect(legs!.every(({ hours }) => hours > 0)).toBe(true)
        expect(legs!.some((leg) => leg.mode === mode)).toBe(true)
        expect(legs![0]!.from.toLowerCase().slice(0, 4)).toBe(
          request.starting_location === 'bangalore' ? 'beng' : request.starting_location.slice(0, 4),
        )
        expect(placeOf(id).name.startsWith(legs!.at(-1)!.to)).toBe(true)
        for (const [at, { from }] of legs!.entries()) if (at > 0) expect(from).toBe(legs![at - 1]!.to)
      }
  })
})

describe('the legs of a journey by air', () => {
  test('the flight ends at an airport of the place, nearer to it than a day by road; other legs name no point', () => {
    const flights = answers.flatMap(({ items }) => items.filter(({ mode }) => mode === 'air'))
    expect(flights.length).toBeGreaterThan(50)
    for (const { id, legs } of flights) {
      const ends = legs!.find(({ mode }) => mode === 'air')!.ends!
      expect(greatCircleKm(ends, placeOf(id))).toBeLessThan(450)
      expect(placeOf(id).airports.map(({ iata }) => dataset.airports[iata]!.lat)).toContain(ends.lat)
    }
    for (const { items } of answers)
      for (const { legs } of items) for (const { mode, ends } of legs!) if (mode !== 'air') expect(ends).toBeUndefined()
  })
})

describe('the months of a place', () => {
  test('agree with its best months, its months to avoid and its closures', () => {
    for (const { request, items } of answers)
      for (const { id, months } of items) {
        const place = placeOf(id)
        expect(months).toHaveLength(12)
        months!.forEach((quality, index) => {
          const month = index + 1
          if (quality === 'closed') return
          expect([id, month, quality === 'best']).toEqual([id, month, place.best_months.includes(month)])
          expect([id, month, quality === 'avoid']).toEqual([id, month, place.avoid_months.includes(month)])
        })
        const { preference_type: type } = request
        const isClosed = months!.map((quality) => quality === 'closed')
        expect(isClosed).toEqual(months!.map((_, index) => ruledOutBy(place, type, index + 1) !== null))
        const stopping = [...place.closures, ...place.health_safety].some(({ stops }) => stops?.includes(type))
        if (isClosed.includes(true)) expect([id, stopping]).toEqual([id, true])
      }
  })

  test('show the monsoon as closed for beaches in North Goa, and as a month to avoid for its food', () => {
    const monthsFor = (preference_type: DreamTrip['preference_type']) => {
      const request: DreamTrip = { budget: '50000', starting_location: 'mumbai', group_size: '2', preference_type }
      return recommend(dataset, request, NOW).items.find(({ id }) => id === 'north-goa')?.months
    }
    expect(monthsFor('beaches')?.slice(5, 9)).toEqual(['closed', 'closed', 'closed', 'closed'])
    expect(monthsFor('beaches')?.[11]).toBe('best')
    const culinary = monthsFor('culinary')
    if (culinary) expect(culinary.slice(5, 8)).toEqual(['avoid', 'avoid', 'avoid'])
  })
})

test('a place on the map: has the coordinates of the data', () => {
  for (const { items } of answers)
    for (const { id, lat, lon } of items) expect({ lat, lon }).toEqual({ lat: placeOf(id).lat, lon: placeOf(id).lon })
})
