import type { Point } from './projection.ts'

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const squared = dx * dx + dy * dy
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared))
  return Math.hypot(p.x - a.x - dx * share, p.y - a.y - dy * share)
}

/** Whether a point is on land: inside an odd number of the rings, since a ring within a ring is a lake. */
export function isOnLand(land: Point[][], { x, y }: Point): boolean {
  let inside = false
  for (const ring of land) {
    let b = ring.at(-1)!
    for (const a of ring) {
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
      b = a
    }
  }
  return inside
}

/** The distance to the nearest coast. */
export const distanceToCoast = (land: Point[][], point: Point): number =>
  Math.min(...land.flatMap((ring) => ring.map((a, i) => distanceToSegment(point, a, ring.at(i - 1)!))))

/** The rings of a coast as the generator writes them: each `M`, a first point, `l`, the steps, `z`. */
export const ringsOf = (path: string): Point[][] =>
  path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const numbers = ring.match(/-?[\d.]+/g)!.map(Number)
      let [x, y] = [0, 0]
      return Array.from({ length: numbers.length / 2 }, (_, i) => {
        x += numbers[2 * i]!
        y += numbers[2 * i + 1]!
        return { x, y }
      })
    })
