import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

/** Pixels a module. */
const SCALE = 5

/** Draws the path as a screen does, and reads it with an independent decoder. */
function decode({ size, path }: ReturnType<typeof qrPath>): string | undefined {
  const side = size * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const from = row * side + Number(x) * SCALE
      for (let at = from; at < from + Number(length) * SCALE; at++) pixels.set([0, 0, 0], at * 4)
    }
  return jsQR(pixels, side, side)?.data
}

describe('qrPath', () => {
  it.each([
    'upi://pay?pa=meera.n@examplebank&pn=Meera%20Nambiar&am=1649.00&cu=INR&tn=Agra%20to%20Orchha',
    'upi://pay?pa=m-1_2.3@okbank&pn=%E0%A4%AE%E0%A5%80%E0%A4%B0%E0%A4%BE&am=0.01&cu=INR&tn=',
    `upi://pay?pa=${'a'.repeat(256)}@${'b'.repeat(64)}&pn=${'%E0%A4%A8'.repeat(80)}&am=10000000.00&cu=INR&tn=${'x'.repeat(50)}`,
  ])('is read as exactly the text it was made of: %s', (uri) => {
    expect(decode(qrPath(uri))).toBe(uri)
  })

  it('leaves four white modules at each side', () => {
    const { size, path } = qrPath('upi://pay?pa=a1@bank')
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(4)
      expect(Number(x) + Number(length)).toBeLessThanOrEqual(size - 4)
      expect(Number(y)).toBeGreaterThanOrEqual(4)
      expect(Number(y)).toBeLessThan(size - 4)
    }
  })
})
