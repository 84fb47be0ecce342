import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropTo, toFrame } from './crop.ts'
import { distance, isOnLand, ringsOf } from './geometry.ts'
import ground from './ground.json'
import { overlap } from './ornaments.ts'
import { placeMap } from './place-map.ts'

const FRAME = { width: 326, height: 391 }
const land = ringsOf(ground.coast)
const place = fc.record({
  lat: fc.double({ min: 8.1, max: 34.5, noNaN: true }),
  lon: fc.double({ min: 69, max: 95, noNaN: true }),
})
const several = fc
  .array(place, { minLength: 1, maxLength: 8 })
  .map((places) => places.map((one, i) => ({ ...one, id: `place-${i}`, name: `Place ${i}` })))

const GOA = [
  { id: 'tarkarli', name: 'Tarkarli and Malvan', lat: 16.038, lon: 73.47 },
  { id: 'north-goa', name: 'North Goa', lat: 15.5553, lon: 73.7517 },
  { id: 'south-goa', name: 'South Goa', lat: 15.01, lon: 74.0232 },
  { id: 'gokarna', name: 'Gokarna', lat: 14.5479, lon: 74.3188 },
  { id: 'puducherry', name: 'Puducherry', lat: 11.934, lon: 79.8306 },
  { id: 'varkala', name: 'Varkala', lat: 8.7379, lon: 76.7163 },
]
const MUMBAI = { name: 'Mumbai', lat: 19.076, lon: 72.8777 }

const placed = (places: typeof GOA, openId?: string) => {
  const crop = cropTo([...places, MUMBAI], FRAME)
  return { crop, ...placeMap({ places, from: MUMBAI, crop, frame: FRAME, openId }) }
}

describe('placeMap', () => {
  it('keeps every dot at the projected coordinates of its place', () => {
    fc.assert(
      fc.property(several, (places) => {
        const { crop, pins } = placed(places)
        for (const [i, { id, dot }] of pins.entries()) {
          expect(id).toBe(places[i]!.id)
          expect(dot).toEqual(toFrame(crop, places[i]!))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('keeps names and ornaments whole, apart, and clear of pins', () => {
    fc.assert(
      fc.property(several, (places) => {
        const { pins, ornaments } = placed(places)
        for (const [i, { box }] of ornaments.entries()) {
          expect(box.left).toBeGreaterThan(0)
          expect(box.top).toBeGreaterThan(0)
          expect(box.left + box.width).toBeLessThan(FRAME.width)
          expect(box.top + box.height).toBeLessThan(FRAME.height)
          expect(ornaments.slice(i + 1).filter((other) => overlap(box, other.box))).toEqual([])
          for (const { disc, dot } of pins) {
            const { x, y } = disc ?? dot
            expect(overlap(box, { left: x, top: y, width: 0, height: 0 })).toBe(false)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('puts the discs of the Konkan coast into a column on the Arabian Sea', () => {
    const { crop, pins } = placed(GOA)
    const column = pins.slice(0, 4).map(({ disc }) => disc!)
    expect(new Set(column.map(({ x }) => Math.round(x))).size).toBe(1)
    for (const { x, y } of column)
      expect(isOnLand(land, { x: crop.left + x * crop.unit, y: crop.top + y * crop.unit })).toBe(false)
    for (const { disc, dot } of pins.slice(4)) expect(distance(disc!, dot)).toBe(0)
  })

  it('shows a crowd as dots, and the open place with a disc', () => {
    const crowd = Array.from({ length: 120 }, (_, i) => ({
      id: `place-${i}`,
      name: `Place ${i}`,
      lat: 10 + (i % 12) * 1.5,
      lon: 74 + (i % 10) * 0.6,
    }))
    const { pins } = placed(crowd, 'place-7')
    expect(pins.filter(({ disc }) => disc).map(({ id }) => id)).toEqual(['place-7'])
  })

  it('places nothing on a map without places', () => {
    const crop = cropTo([], FRAME)
    const { pins, from } = placeMap({ places: [], crop, frame: FRAME })
    expect(pins).toEqual([])
    expect(from).toBeNull()
  })
})
