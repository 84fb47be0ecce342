import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tileUrl } from './tile.ts'

const numbers = (url: string) => url.split('/').map(Number) as [number, number, number]
const at = (lat: number, lon: number, zoom: number) => numbers(tileUrl('{z}/{x}/{y}', { lat, lon }, zoom))

test('the tiles of places whose numbers are known', () => {
  expect(at(0, 0, 0)).toEqual([0, 0, 0])
  expect(at(0, 0, 1)).toEqual([1, 1, 1])
  expect(at(85.05, -180, 5)).toEqual([5, 0, 0])
  expect(at(-85.05, 179.99, 5)).toEqual([5, 31, 31])
  expect(tileUrl('https://{s}.tiles.example/{z}/{x}/{y}{r}.png', { lat: 0, lon: 0 }, 1)).toBe(
    'https://a.tiles.example/1/1/1.png',
  )
})

test('wherever it is, a tile lies within the one that is a zoom farther out', () => {
  const somewhere = fc.tuple(
    fc.double({ min: -85, max: 85, noNaN: true }),
    fc.double({ min: -180, max: 179.99, noNaN: true }),
    fc.integer({ min: 1, max: 19 }),
  )
  fc.assert(
    fc.property(somewhere, ([lat, lon, zoom]) => {
      const [, x, y] = at(lat, lon, zoom)
      expect([Math.floor(x / 2), Math.floor(y / 2)]).toEqual(at(lat, lon, zoom - 1).slice(1))
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x, y)).toBeLessThan(2 ** zoom)
    }),
  )
})
