import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropTo, toFrame } from './crop.ts'
import { EAST, HEIGHT, NORTH, SOUTH, WEST, WIDTH } from './projection.ts'

const place = fc.record({
  lat: fc.double({ min: SOUTH + 2, max: NORTH - 2, noNaN: true }),
  lon: fc.double({ min: WEST + 2, max: EAST - 2, noNaN: true }),
})
const frame = fc.record({ width: fc.integer({ min: 280, max: 1200 }), height: fc.integer({ min: 280, max: 1200 }) })

describe('cropTo', () => {
  it('shows every place inside the frame, at one scale in both directions', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), frame, (places, size) => {
        const crop = cropTo(places, size)
        expect(crop.width / crop.height).toBeCloseTo(size.width / size.height, 6)
        for (const point of places.map((one) => toFrame(crop, one))) {
          expect(Math.min(point.x, size.width - point.x)).toBeGreaterThan(16)
          expect(Math.min(point.y, size.height - point.y)).toBeGreaterThan(16)
        }
      }),
    )
  })

  it('stays on the map where the map is larger than the frame', () => {
    fc.assert(
      fc.property(place, (one) => {
        const { left, top, width, height } = cropTo([one], { width: 400, height: 480 })
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(WIDTH + 0.001)
        expect(top + height).toBeLessThanOrEqual(HEIGHT + 0.001)
      }),
    )
  })

  it('shows the whole map when there is no place', () => {
    const { left, top, width, height } = cropTo([], { width: 400, height: 480 })
    expect(left).toBeLessThanOrEqual(0)
    expect(top).toBeLessThanOrEqual(0)
    expect(left + width).toBeGreaterThanOrEqual(WIDTH)
    expect(top + height).toBeGreaterThanOrEqual(HEIGHT)
  })
})
