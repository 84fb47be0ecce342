import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance } from './geometry.ts'
import { DISC_GAP, placeDiscs } from './place-discs.ts'
import type { Point } from './projection.ts'

const FRAME = { width: 326, height: 391 }
const inFrame = (margin: number) =>
  fc.record({
    x: fc.double({ min: margin, max: FRAME.width - margin, noNaN: true }),
    y: fc.double({ min: margin, max: FRAME.height - margin, noNaN: true }),
  })
/** Places all over the frame, and groups of places that stand close together. */
const dots = fc
  .tuple(
    fc.array(inFrame(20), { maxLength: 5 }),
    inFrame(40),
    fc.array(fc.tuple(fc.nat(36), fc.nat(36)), { maxLength: 5 }),
  )
  .map(([apart, { x, y }, group]): Point[] => [
    ...apart,
    ...group.map(([dx, dy]) => ({ x: x + dx - 18, y: y + dy - 18 })),
  ])

const touching = (discs: Point[]) =>
  discs.flatMap((a, i) => discs.slice(i + 1).filter((b) => distance(a, b) < DISC_GAP - 0.001))

describe('placeDiscs', () => {
  it('keeps the discs apart, inside the frame and clear of the point of departure, or places none', () => {
    fc.assert(
      fc.property(dots, fc.option(inFrame(20), { nil: undefined }), (places, from) => {
        const discs = placeDiscs(places, { ...FRAME, from })
        if (!discs) return
        expect(discs).toHaveLength(places.length)
        expect(touching(discs)).toEqual([])
        for (const { x, y } of discs) {
          expect(Math.min(x, y, FRAME.width - x, FRAME.height - y)).toBeGreaterThanOrEqual(14)
          if (from) expect(Math.hypot(x - from.x, y - from.y)).toBeGreaterThanOrEqual(24)
        }
      }),
    )
  })

  it('leaves a disc on its dot where no other is near', () => {
    fc.assert(
      fc.property(dots, (places) => {
        const discs = placeDiscs(places, FRAME)
        for (const [i, disc] of discs?.entries() ?? []) {
          const alone = places.every((other, j) => i === j || distance(other, places[i]!) >= DISC_GAP)
          if (alone) expect(disc).toEqual(places[i])
        }
      }),
    )
  })

  it('finds room for eight places of which five share a point', () => {
    const shared = Array.from({ length: 5 }, () => ({ x: 120, y: 180 }))
    const places = [...shared, { x: 60, y: 40 }, { x: 250, y: 300 }, { x: 180, y: 90 }]
    const discs = placeDiscs(places, FRAME)
    expect(discs).toHaveLength(8)
    expect(touching(discs!)).toEqual([])
  })

  it('puts a group on a coast into a column at sea, in the order of its dots', () => {
    const coast = [150, 162, 175, 190].map((y, i) => ({ x: 150 + 3 * i, y }))
    const discs = placeDiscs(coast, { ...FRAME, isSea: ({ x }) => x < 140 })!
    expect(new Set(discs.map(({ x }) => x)).size).toBe(1)
    expect(discs[0]!.x).toBeLessThan(140)
    expect(discs.map(({ y }) => y)).toEqual(discs.map(({ y }) => y).toSorted((a, b) => a - b))
  })

  it('draws no two lines of a group across each other', () => {
    const group = fc.uniqueArray(fc.record({ x: fc.nat(30), y: fc.nat(90) }), {
      minLength: 3,
      maxLength: 8,
      selector: ({ x, y }) => `${x} ${y}`,
    })
    const side = (p: Point, a: Point, b: Point) => Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x))
    const cross = (a: Point, b: Point, c: Point, d: Point) =>
      side(a, c, d) * side(b, c, d) < 0 && side(c, a, b) * side(d, a, b) < 0
    fc.assert(
      fc.property(group, (places) => {
        const dots = places.map(({ x, y }) => ({ x: x + 150, y: y + 150 }))
        const discs = placeDiscs(dots, FRAME)!
        const pairs = dots.flatMap((_, i) => dots.slice(i + 1).map((__, k) => [i, i + 1 + k] as const))
        expect(pairs.filter(([i, j]) => cross(dots[i]!, discs[i]!, dots[j]!, discs[j]!))).toEqual([])
      }),
    )
  })

  it('places none when there are more discs than the frame can hold', () => {
    const crowd = Array.from({ length: 152 }, (_, i) => ({ x: 20 + ((i * 37) % 280), y: 20 + ((i * 53) % 350) }))
    expect(placeDiscs(crowd, FRAME)).toBeNull()
  })
})
