/** A way between two items that one does on foot or by road; `aboard`, in the main by boat or ropeway. */
export type Leg = { km: number; minutes: number; by: 'walk' | 'road'; aboard?: 'boat' | 'ropeway' | undefined }

export type Point = { lat: number; lon: number }

/** A way whose km and hours are known, in both directions. */
export type Road = Leg & { from: Point; to: Point }
/** Known ways, for a look-up by their ends. */
export type Roads = ReadonlyMap<string, Leg>

const EARTH_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km. */
export function straightKm(a: Point, b: Point): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const h = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon)
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Nearer than this in a straight line, two items are at the same spot. */
export const SAME_SPOT_KM = 0.1
/** Up to this straight distance one walks. */
export const WALK_KM = 1.2
const WALK_DETOUR = 1.3
const WALK_KMPH = 4.5
/** Road km for each straight km, on plains and in the hills. */
const DETOUR = 1.35
const HILL_DETOUR = 1.8
const HILL_SLOWER = 1.25
/** Minutes to find a vehicle and to park it. */
const BOARDING = 5
/** Speeds along the way: the first km in town, then on main roads. */
const STRETCHES: readonly (readonly [km: number, kmph: number])[] = [
  [5, 18],
  [10, 35],
  [25, 42],
  [Number.POSITIVE_INFINITY, 45],
]
const STEP = 5

const endsKey = (from: Point, to: Point) =>
  [from, to].map(({ lat, lon }) => `${lat.toFixed(4)},${lon.toFixed(4)}`).join()

export function indexRoads(roads: readonly Road[]): Roads {
  return new Map(
    roads.flatMap(({ from, to, ...leg }): [string, Leg][] => [
      [endsKey(from, to), leg],
      [endsKey(to, from), leg],
    ]),
  )
}

/**
 * The way between two points: the known one, else one from the straight distance, with minutes rounded up to five; null
 * at the same spot. On foot: 1.3 times the straight distance at 4.5 km/h. By road: 1.35 times the straight distance
 * (1.8 in the hills), 5 minutes to set off, then 18 km/h for the first 5 km, 35 for the next 10, 42 for the next 25 and
 * 45 beyond (a quarter slower in the hills). Detours and speeds are fitted to the medians of the road km and hours from
 * airports and stations in the destination facts, which are 15 km/h up to 5 km, 25 up to 15 km, 35 up to 40 km, 40 up to 80 km and 43 beyond; 21 to 31 km/h in the hills.
 */
export function legBetween(from: Point, to: Point, hilly = false, roads?: Roads): Leg | null {
  if (from.lat === to.lat && from.lon === to.lon) return null
  const straight = straightKm(from, to)
  if (straight < SAME_SPOT_KM) return null
  const known = roads?.get(endsKey(from, to))
  if (known) return known
  if (straight <= WALK_KM) return legOf(straight * WALK_DETOUR, ((straight * WALK_DETOUR) / WALK_KMPH) * 60, 'walk')
  const km = straight * (hilly ? HILL_DETOUR : DETOUR)
  return legOf(km, BOARDING + drivingMinutes(km) * (hilly ? HILL_SLOWER : 1), 'road')
}

const legOf = (km: number, minutes: number, by: Leg['by']): Leg => ({
  km: Math.round(km * 10) / 10,
  minutes: Math.ceil(minutes / STEP) * STEP,
  by,
})

function drivingMinutes(km: number): number {
  let minutes = 0
  let left = km
  for (const [stretch, kmph] of STRETCHES) {
    const driven = Math.min(left, stretch)
    minutes += (driven / kmph) * 60
    left -= driven
    if (left <= 0) break
  }
  return minutes
}
