import type { City, Dataset, Destination, Point, Railhead } from './dataset.ts'

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km. */
export function greatCircleKm(a: Point, b: Point): number {
  const havLat = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const havLon = Math.sin(radians(b.lon - a.lon) / 2) ** 2
  const hav = havLat + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * havLon
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(hav))
}

/** Nearer than this to a starting city, a place is that city (or part of it). */
const SAME_CITY_KM = 25

export const isStartingCity = (place: Destination, from: City): boolean => place.gc_km[from] < SAME_CITY_KM

/** Km by rail from a starting city to a station: the known line where there is one, else great-circle with the detour factor. */
export function railKm({ transport }: Dataset, from: City, place: Destination, station: Railhead): number {
  const known = station.rail_km?.[from]
  if (known !== undefined) return known
  const at = { lat: station.lat ?? place.lat, lon: station.lon ?? place.lon }
  return Math.round(greatCircleKm(transport.origins[from], at) * transport.distance.detour_factor.rail)
}

/** Km by air from a starting city to an airport. */
export function airKm({ transport }: Dataset, from: City, iata: string): number {
  return Math.round(greatCircleKm(transport.origins[from], airportOf(transport, iata)))
}

/** @throws Error when the data names an airport that it does not describe */
export function airportOf(transport: Dataset['transport'], iata: string) {
  const airport = transport.airports[iata]
  if (!airport) throw new Error(`no facts about airport ${iata}`)
  return airport
}
