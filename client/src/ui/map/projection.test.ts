import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { assert, double, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropTo, toFrame } from './crop.ts'
import { distanceToCoast, isOnLand, ringsOf } from './geometry.ts'
import ground from './ground.json'
import { EAST, HEIGHT, NORTH, project, SOUTH, unproject, WEST, WIDTH } from './projection.ts'

type Destination = { id: string; lat: number; lon: number }

const DATA = new URL('../../../../server/src/features/recommend/data/', import.meta.url)
const read = (path: string): { destinations: Destination[] } => JSON.parse(readFileSync(new URL(path, DATA), 'utf8'))

/** All destinations of the recommender: one file, or a file for each region. */
const destinations = [
  ...(existsSync(new URL('destinations.json', DATA)) ? ['destinations.json'] : []),
  ...(existsSync(new URL('destinations/', DATA)) ? readdirSync(new URL('destinations/', DATA)) : [])
    .filter((file) => file.endsWith('.json'))
    .map((file) => `destinations/${file}`),
].flatMap((path) => read(path).destinations)

/** Of one degree of latitude, km; of a map unit at a latitude, km. */
const KM_A_DEGREE = 111.2
const unitKm = (lat: number) => (KM_A_DEGREE * Math.cos((lat * Math.PI) / 180)) / 22

const position = property(
  double({ min: SOUTH, max: NORTH, noNaN: true }),
  double({ min: WEST, max: EAST, noNaN: true }),
  (lat, lon) => {
    const back = unproject(project({ lat, lon }))
    expect(back.lat).toBeCloseTo(lat, 9)
    expect(back.lon).toBeCloseTo(lon, 9)
  },
)

describe('map projection', () => {
  it('gives back every position that it projects', () => assert(position))

  it('is conformal: a kilometre north is as long as a kilometre east', () => {
    const at = project({ lat: 25, lon: 80 })
    const north = project({ lat: 25.01, lon: 80 })
    const east = project({ lat: 25, lon: 80 + 0.01 / Math.cos((25 * Math.PI) / 180) })
    expect(at.y - north.y).toBeCloseTo(east.x - at.x, 4)
  })
})

describe('destinations on the map', () => {
  const land = ringsOf(ground.coast)

  it('has destinations to check', () => expect(destinations.length).toBeGreaterThanOrEqual(64))

  it.each(destinations.map(({ id, lat, lon }) => [id, { lat, lon }] as const))(
    '%s lies inside the map, on the drawn land or within 5 km of it',
    (_, place) => {
      const point = project(place)
      expect(point.x).toBeGreaterThan(0)
      expect(point.x).toBeLessThan(WIDTH)
      expect(point.y).toBeGreaterThan(0)
      expect(point.y).toBeLessThan(HEIGHT)
      const offshore = isOnLand(land, point) ? 0 : distanceToCoast(land, point) * unitKm(place.lat)
      expect(offshore).toBeLessThan(5)
    },
  )

  it('keeps every destination at its coordinates in the crop of all', () => {
    const crop = cropTo(destinations, { width: 326, height: 391 })
    for (const place of destinations) {
      const { x, y } = toFrame(crop, place)
      const back = unproject({ x: crop.left + x * crop.unit, y: crop.top + y * crop.unit })
      expect(back.lat).toBeCloseTo(place.lat, 6)
      expect(back.lon).toBeCloseTo(place.lon, 6)
    }
  })
})
