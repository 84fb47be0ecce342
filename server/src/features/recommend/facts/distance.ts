import type { Point } from './connection-schema.ts'
import type { City } from './place-schema.ts'

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

export const isStartingCity = (place: { gc_km: Record<City, number> }, from: City): boolean =>
  place.gc_km[from] < SAME_CITY_KM
