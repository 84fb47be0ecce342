import { PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend'
import { describe, expect, test } from 'vitest'
import raw from './data/destinations.json'
import rawTransport from './data/transport.json'
import { loadDataset } from './dataset.ts'
import { greatCircleKm } from './distance.ts'
import { railFare } from './fares.ts'
import { isShut } from './season.ts'

const dataset = loadDataset()
const cities = STARTING_LOCATIONS.map(([city]) => city)

describe('the dataset', () => {
  test('is valid, and validated once', () => {
    expect(dataset.destinations).toHaveLength(raw.meta.count)
    expect(new Set(dataset.destinations.map(({ id }) => id)).size).toBe(raw.meta.count)
    expect(loadDataset()).toBe(dataset)
  })

  test('has its date and its uncertainties', () => {
    expect(dataset.as_of).toMatch(/2026/)
    expect(rawTransport.meta.as_of).toMatch(/2026/)
    expect(raw.destinations.every(({ uncertain, sources }) => Array.isArray(uncertain) && Array.isArray(sources))).toBe(
      true,
    )
  })

  test.each(PREFERENCE_TYPES)('has places for %s in every month', (type) => {
    const places = dataset.destinations.filter(({ types }) => types.includes(type))
    for (let month = 1; month <= 12; month++)
      expect(places.filter((place) => !isShut(place, month)).length, `month ${month}`).toBeGreaterThanOrEqual(8)
  })

  test('has the great-circle distances that distance.ts computes', () => {
    for (const place of dataset.destinations)
      for (const city of cities) {
        const measured = greatCircleKm(dataset.transport.origins[city], place)
        expect(Math.abs(measured - place.gc_km[city]), `${city} to ${place.id}`).toBeLessThan(2)
      }
  })

  test('has every referenced airport, and one open all year for each place', () => {
    for (const { id, airports } of dataset.destinations) {
      for (const { iata } of airports) expect(dataset.transport.airports, id).toHaveProperty(iata)
      expect(
        airports.some(({ months, by }) => !months && (by !== 'sea' || id === 'havelock-neil')),
        id,
      ).toBe(true)
    }
    for (const city of cities)
      for (const iata of dataset.transport.origins[city].airports)
        expect(dataset.transport.airports).toHaveProperty(iata)
  })

  test('has roads and railways no shorter than the great circle, at plausible speeds', () => {
    for (const place of dataset.destinations)
      for (const city of cities) {
        const road = place.road[city]
        if (!road) continue
        expect(road.km / place.gc_km[city], `${city} to ${place.id}`).toBeGreaterThan(1.05)
        expect(road.km / place.gc_km[city], `${city} to ${place.id}`).toBeLessThan(1.6)
        expect(road.km / road.hours, `${city} to ${place.id}`).toBeGreaterThan(28)
        expect(road.km / road.hours, `${city} to ${place.id}`).toBeLessThan(68)
      }
    for (const place of dataset.destinations)
      for (const station of place.railheads)
        for (const city of cities) {
          const at = { lat: station.lat ?? place.lat, lon: station.lon ?? place.lon }
          const km = station.rail_km?.[city]
          const crow = greatCircleKm(dataset.transport.origins[city], at)
          if (km !== undefined) expect(km / crow, `${city} to ${station.code}`).toBeGreaterThan(1)
        }
  })

  test('has stations no farther from their places than the road', () => {
    for (const place of dataset.destinations)
      for (const { code, km, lat, lon } of place.railheads) {
        if (lat === undefined || lon === undefined) continue
        expect(greatCircleKm({ lat, lon }, place), `${code} of ${place.id}`).toBeLessThan(km * 1.05 + 4)
      }
  })

  test('has extras whose tiers, types and months exist', () => {
    for (const place of dataset.destinations)
      for (const { item, types, seats, per, tiers } of place.typical_extras_inr) {
        for (const type of types ?? []) expect(place.types, item).toContain(type)
        if (per !== 'person') expect(seats, item).toBeGreaterThan(0)
        expect(tiers?.length, item).not.toBe(0)
      }
    for (const place of dataset.destinations)
      for (const { stops, from, to, what } of place.closures) {
        for (const type of stops ?? []) expect(place.types, what).toContain(type)
        expect(from === undefined, what).toBe(to === undefined)
      }
  })

  test('has higher prices for better stays and classes', () => {
    for (const { id, stay_inr_room_night: stay, daily_inr_per_person: daily } of dataset.destinations) {
      expect(stay.budget[0] < stay.mid[0] && stay.mid[0] < stay.premium[0], id).toBe(true)
      expect(daily.budget < daily.mid && daily.mid < daily.premium, id).toBe(true)
    }
    for (const km of [120, 480, 900, 1700, 3200]) {
      const fares = (['SL', '3A', '2A'] as const).map((railClass) => railFare(dataset.transport, km, railClass).typical)
      expect(fares).toEqual([...fares].sort((a, b) => a - b))
    }
  })
})
