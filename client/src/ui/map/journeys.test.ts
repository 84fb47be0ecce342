import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { legPath } from './journeys.ts'

const point = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 480 }) })
const mode = fc.constantFrom('air' as const, 'rail' as const, 'road' as const, 'sea' as const)
/** The points at the ends of the curves of path data. */
const ends = (path: string) =>
  [...path.matchAll(/([MQC])([^MQC]+)/g)].map(([, , text]) => {
    const [x, y] = text!.split(' ').slice(-2).map(Number)
    return { x, y }
  })

describe('legPath', () => {
  it('starts at the first point, ends at the last and passes those between', () => {
    fc.assert(
      fc.property(mode, fc.array(point, { minLength: 2, maxLength: 6 }), (by, points) => {
        expect(ends(legPath(by, points))).toEqual(points)
      }),
    )
  })

  it('bends a flight to the north in both directions', () => {
    expect(
      legPath('air', [
        { x: 0, y: 100 },
        { x: 200, y: 100 },
      ]),
    ).toBe('M0 100Q100 68 200 100')
    expect(
      legPath('air', [
        { x: 200, y: 100 },
        { x: 0, y: 100 },
      ]),
    ).toBe('M200 100Q100 68 0 100')
  })

  it('draws nothing for a leg of fewer than two points', () => {
    expect(legPath('rail', [])).toBe('')
    expect(legPath('rail', [{ x: 1, y: 1 }])).toBe('')
  })
})
