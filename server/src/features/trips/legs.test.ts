import { indexRoads, legBetween } from '@saathi/shared/trips/legs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const TAJ = { lat: 27.1751, lon: 78.0421 }
const FORT = { lat: 27.1795, lon: 78.0211 }

describe('legBetween', () => {
  test('up to 1.2 km: on foot, in five-minute steps', () => {
    expect(legBetween(TAJ, { lat: 27.18, lon: 78.0421 })).toEqual({ km: 0.7, minutes: 10, by: 'walk' })
  })

  test('the same spot: no way', () => {
    expect(legBetween(TAJ, { lat: 27.1752, lon: 78.0421 })).toBeNull()
  })

  test('the known road to Fatehpur Sikri: about its 37 km and an hour', () => {
    const leg = legBetween(TAJ, { lat: 27.0945, lon: 77.6679 })
    expect(leg?.by).toBe('road')
    expect(leg?.km).toBeGreaterThan(35)
    expect(leg?.km).toBeLessThan(55)
    expect(leg?.minutes).toBeGreaterThanOrEqual(60)
    expect(leg?.minutes).toBeLessThanOrEqual(90)
  })

  test('a known way: replaces the straight distance, in both directions', () => {
    const roads = indexRoads([{ from: TAJ, to: FORT, km: 9, minutes: 55, by: 'road', aboard: 'boat' }])
    for (const [from, to] of [
      [TAJ, FORT],
      [FORT, TAJ],
    ] as const)
      expect(legBetween(from, to, false, roads)).toEqual({ km: 9, minutes: 55, by: 'road', aboard: 'boat' })
    expect(legBetween(TAJ, { lat: 27.0945, lon: 77.6679 }, false, roads)).toEqual(
      legBetween(TAJ, { lat: 27.0945, lon: 77.6679 }),
    )
  })

  const spot = fc.record({
    lat: fc.double({ min: 8, max: 35, noNaN: true }),
    lon: fc.double({ min: 69, max: 96, noNaN: true }),
  })
  test('any two points: the same both ways, and never slower by leaving the hills', () => {
    fc.assert(
      fc.property(spot, spot, (a, b) => {
        expect(legBetween(a, b)?.minutes).toBe(legBetween(b, a)?.minutes)
        expect(legBetween(a, b, true)?.minutes ?? 0).toBeGreaterThanOrEqual(legBetween(a, b)?.minutes ?? 0)
      }),
    )
  })
})
