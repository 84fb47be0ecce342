import { schedule } from '@saathi/shared/trips/schedule'
import { describe, expect, it } from 'vitest'
import { item } from './edits/sample-items.ts'
import { mapLayout } from './map-layout.ts'

const AGRA = { lat: 27.177, lon: 78.008 }
const FRAME = { width: 320, height: 400 }
const layoutOf = (spots: [number, number][], frame = FRAME) => {
  const items = spots.map(([lat, lon], at) => item(String(at), 1, { order: at, lat, lon, title: `Stop ${at}` }))
  const days = schedule({ items, dayCount: 1, startDate: null, highlights: [], sun: [] })
  return mapLayout(AGRA, days, 0, frame)
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

  it('free time, rests and rides: have no pin, and their ways count for the next stop', () => {
    const items = [
      item('1', 1, { order: 1, lat: TAJ[0], lon: TAJ[1] }),
      item('2', 1, { order: 2, kind: 'free', lat: SIKRI[0], lon: SIKRI[1] }),
      item('3', 1, { order: 3, lat: FORT[0], lon: FORT[1] }),
    ]
    const days = schedule({ items, dayCount: 1, startDate: null, highlights: [], sun: [] })
    const { pins, ways } = mapLayout(AGRA, days, 0, FRAME)
    expect(pins.map(({ id, number }) => [id, number])).toEqual([
      ['1', 1],
      ['3', 2],
    ])
    const [, there, back] = days[0]?.items.map(({ leg }) => leg?.km ?? 0) ?? []
    expect(ways[0]?.km).toBeCloseTo((there ?? 0) + (back ?? 0), 1)
  })

  it('pins: keep off the edge, and off the scale and the north arrow below them', () => {
    for (const { disc } of layoutOf([TAJ, FORT, SIKRI, SIKRI, SIKRI]).pins) {
      expect(disc.x).toBeGreaterThan(16)
      expect(disc.x).toBeLessThan(FRAME.width - 16)
      expect(disc.y).toBeLessThan(FRAME.height - 50)
    }
  })

  it('names: stand beside their pins in a wide frame, and cover neither pins nor each other', () => {
    const wide = { width: 608, height: 520 }
    expect(layoutOf([TAJ, FORT, SIKRI]).labels).toEqual([])
    const { labels } = layoutOf([[27.3, 78.042], FORT, SIKRI], wide)
    expect(labels.map(({ text }) => text).sort()).toEqual(['Stop 0', 'Stop 1', 'Stop 2'])
    // At one spot by the edge, the one without a free side has none.
    const crowded = layoutOf([TAJ, TAJ, TAJ, SIKRI], wide).labels
    expect(new Set(crowded.map(({ x, y, anchor }) => `${x} ${y} ${anchor}`)).size).toBe(crowded.length)
    expect(crowded.length).toBeLessThan(4)
  })

  it('the lengths of ways: stand on their way, and under no disc and no other length', () => {
    // The third stop lies beside the middle of the way between the first two.
    const between: [number, number] = [27.1752, 78.0325]
    const { pins, ways } = layoutOf([TAJ, FORT, between, FORT])
    const shown = ways.filter(({ km }) => km !== null)
    expect(shown.length).toBeGreaterThan(0)
    for (const [at, { label }] of shown.entries())
      for (const other of [...pins.map(({ disc }) => disc), ...shown.slice(at + 1).map(({ label }) => label)])
        expect(Math.abs(label.x - other.x) > 28 || Math.abs(label.y - other.y) > 14).toBe(true)
  })

  it('a spot of several other days: is one dot', () => {
    const items = [0, 1, 2].map((day) => item(String(day), 1, { order: day, day, lat: TAJ[0], lon: TAJ[1] }))
    const days = schedule({ items, dayCount: 3, startDate: null, highlights: [], sun: [] })
    expect(mapLayout(AGRA, days, 0, FRAME).others).toHaveLength(1)
  })

  it('the other days: are dots in the frame', () => {
    const items = [TAJ, FORT, SIKRI].map(([lat, lon], at) =>
      item(String(at), 1, { order: at, day: at === 1 ? 1 : 0, lat, lon }),
    )
    const days = schedule({ items, dayCount: 2, startDate: null, highlights: [], sun: [] })
    const { pins, others } = mapLayout(AGRA, days, 0, FRAME)
    expect([pins.length, others.length]).toEqual([2, 1])
  })

  it('no stop with a place: has no pins', () => expect(layoutOf([]).pins).toEqual([]))
})
