import { schedule } from '@saathi/shared/trips/schedule'
import { describe, expect, it } from 'vitest'
import { item } from './edits/sample-items.ts'
import { mapLayout } from './map-layout.ts'

const AGRA = { lat: 27.177, lon: 78.008 }
const FRAME = { width: 320, height: 400 }
const layoutOf = (spots: [number, number][]) => {
  const items = spots.map(([lat, lon], at) => item(String(at), 1, { order: at, lat, lon, title: `Stop ${at}` }))
  const days = schedule({ items, dayCount: 1, startDate: null, highlights: [], sun: [] })
  return mapLayout(AGRA, days, 0, FRAME)
}
const TAJ: [number, number] = [27.175, 78.042]
const FORT: [number, number] = [27.18, 78.021]
const SIKRI: [number, number] = [27.095, 77.661]

describe('mapLayout', () => {
  it('stops: lie in the frame as in the country, west to the left and north at the top', () => {
    const [taj, fort, sikri] = layoutOf([TAJ, FORT, SIKRI]).pins
    expect(sikri?.spot.x).toBeLessThan(fort?.spot.x ?? 0)
    expect(fort?.spot.x).toBeLessThan(taj?.spot.x ?? 0)
    expect(sikri?.spot.y).toBeGreaterThan(fort?.spot.y ?? 0)
    for (const { disc } of layoutOf([TAJ, FORT, SIKRI]).pins) {
      expect(disc.x).toBeGreaterThan(0)
      expect(disc.x).toBeLessThan(FRAME.width)
    }
  })

  it('stops at the same spot: their discs do not cover each other', () => {
    const [one, other] = layoutOf([TAJ, TAJ, FORT]).pins
    const distance = Math.hypot((one?.disc.x ?? 0) - (other?.disc.x ?? 0), (one?.disc.y ?? 0) - (other?.disc.y ?? 0))
    expect(distance).toBeGreaterThan(27)
  })

  it('a stop far away, such as the way home: is left out', () => {
    expect(layoutOf([TAJ, [19.076, 72.878]]).pins).toHaveLength(1)
  })

  it('no stop with a place: has no pins', () => expect(layoutOf([]).pins).toEqual([]))
})
