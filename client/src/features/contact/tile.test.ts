import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tileUrl } from './tile.ts'

const numbers = (url: string) => url.split('/').map(Number) as [number, number, number]
const tileAt = (lat: number, lon: number, zoom: number) => numbers(tileUrl('{z}/{x}/{y}', { lat, lon }, zoom))

test('tileUrl: well-known coordinates give the expected tile numbers', () => {
  expect(tileAt(0, 0, 0)).toEqual([0, 0, 0])
  expect(tileAt(0, 0, 1)).toEqual([1, 1, 1])
  expect(tileAt(85.05, -180, 5)).toEqual([5, 0, 0])
  expect(tileAt(-85.05, 179.99, 5)).toEqual([5, 31, 31])
  expect(tileUrl('https://{s}.tiles.example/{z}/{x}/{y}{r}.png', { lat: 0, lon: 0 }, 1)).toBe(
    'https://a.tiles.example/1/1/1.png',
  )
})

test('tileUrl: a tile at any coordinates lies within its parent tile', () => {
  const coordinates = fc.tuple(
    fc.double({ min: -85, max: 85, noNaN: true }),
    fc.double({ min: -180, max: 179.99, noNaN: true }),
    fc.integer({ min: 1, max: 19 }),
  )
  fc.assert(
    fc.property(coordinates, ([lat, lon, zoom]) => {
      const [, x, y] = tileAt(lat, lon, zoom)
      expect([Math.floor(x / 2), Math.floor(y / 2)]).toEqual(tileAt(lat, lon, zoom - 1).slice(1))
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x, y)).toBeLessThan(2 ** zoom)
    }),
  )
})
