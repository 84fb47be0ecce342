import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { distanceToSegment } from '../../src/ui/map/geometry.ts'
import { EAST, NORTH, type Point, project, SOUTH, WEST } from '../../src/ui/map/projection.ts'

type Position = [lon: number, lat: number]
type Geometry = { type: 'Polygon'; arcs: number[][] } | { type: 'MultiPolygon'; arcs: number[][][] }
type Topology = {
  transform: { scale: Position; translate: Position }
  arcs: Position[][]
  objects: { land: { geometries: Geometry[] } }
}

/** How far the land continues beyond the edges of the map, degrees. */
const MARGIN = 0.7
const require = createRequire(import.meta.url)
/** Natural Earth's land at 1:50 million, public domain: coastlines alone, without countries. */
const LAND = require.resolve('world-atlas/land-50m.json')

/** The rings of the world's land, in degrees. Arcs are delta-encoded and shared; a negative index is an arc reversed. */
function rings(): Position[][] {
  const { transform, arcs, objects } = JSON.parse(readFileSync(LAND, 'utf8')) as Topology
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Position => {
      x += dx
      y += dy
      return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
    })
  })
  const line = (index: number) => (index < 0 ? lines[~index]!.toReversed() : lines[index]!)
  const polygons = objects.land.geometries.flatMap((shape) => (shape.type === 'Polygon' ? [shape.arcs] : shape.arcs))
  return polygons.flat().map((ring) => ring.flatMap((index, i) => line(index).slice(i === 0 ? 0 : 1)))
}

/** The part of a ring on one side of a meridian (axis 0) or a parallel (axis 1). */
function cut(ring: Position[], axis: 0 | 1, limit: number, keepAbove: boolean): Position[] {
  const inside = (point: Position) => point[axis] >= limit === keepAbove
  return ring.flatMap((point, i) => {
    const before = ring.at(i - 1)!
    if (inside(point) === inside(before)) return inside(point) ? [point] : []
    const share = (limit - before[axis]) / (point[axis] - before[axis])
    const edge: Position = [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]
    return inside(point) ? [edge, point] : [edge]
  })
}

function clip(ring: Position[]): Position[] {
  const west = cut(ring, 0, WEST - MARGIN, true)
  const east = cut(west, 0, EAST + MARGIN, false)
  return cut(cut(east, 1, SOUTH - MARGIN, true), 1, NORTH + MARGIN, false)
}

/** Douglas and Peucker: leaves out points that are less than `tolerance` from the line without them. */
export function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!]
  let [worst, at] = [0, 0]
  for (let i = 1; i < points.length - 1; i++) {
    const distance = distanceToSegment(points[i]!, first, last)
    if (distance > worst) [worst, at] = [distance, i]
  }
  if (worst <= tolerance) return [first, last]
  return [...simplify(points.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(points.slice(at), tolerance)]
}

/** The land within the map, simplified, as closed rings in map units. */
export const landRings = (tolerance: number): Point[][] =>
  rings()
    .map(clip)
    .filter((ring) => ring.length > 2)
    .map((ring) =>
      simplify(
        [...ring, ring[0]!].map(([lon, lat]) => project({ lon, lat })),
        tolerance,
      ).slice(0, -1),
    )
    .filter((ring) => ring.length > 2)
