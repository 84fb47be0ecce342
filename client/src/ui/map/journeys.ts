import type { MapPoint, Point } from './projection.ts'

/** A part of a journey: from the first point to the last. */
export type MapLeg = { mode: 'air' | 'rail' | 'road' | 'sea'; points: MapPoint[] }

/** The bend of a leg of two points, as a share of its length. */
const BEND = { air: 0.16, rail: 0.05, road: 0.05, sea: 0.1 }

/** Path data of a leg through these points of the frame, which it starts at, ends at and passes. */
export function legPath(mode: MapLeg['mode'], points: Point[]): string {
  const [a, b] = points
  if (!a || !b) return ''
  return points.length === 2 ? arc(a, b, BEND[mode]) : throughAll(points)
}

const short = (value: number) => String(Math.round(value * 10) / 10)
const pair = ({ x, y }: Point) => `${short(x)} ${short(y)}`

/** A curve that bends to the north, as flights do on most maps; one that runs due north bends to the west. */
function arc(a: Point, b: Point, bend: number): string {
  const side = b.x >= a.x ? 1 : -1
  const top = { x: (a.x + b.x) / 2 + (b.y - a.y) * bend * side, y: (a.y + b.y) / 2 - (b.x - a.x) * bend * side }
  return `M${pair(a)}Q${pair(top)} ${pair(b)}`
}

/** A smooth curve through all points (Catmull and Rom). */
function throughAll(points: Point[]): string {
  const at = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)]!
  const curves = points.slice(1).map((end, i) => {
    const [before, start, after] = [at(i - 1), at(i), at(i + 2)]
    const first = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 }
    const second = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 }
    return `C${pair(first)} ${pair(second)} ${pair(end)}`
  })
  return `M${pair(points[0]!)}${curves.join('')}`
}
