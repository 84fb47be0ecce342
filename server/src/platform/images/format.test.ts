import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunk, idat, ihdr, plain, png } from '../../../test/pictures.ts'
import { formatOf, trimmedPng } from './format.ts'

const MAGIC = [
  [0xff, 0xd8, 0xff],
  [...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  [...Buffer.from('\0\0\0\x1cftypavif')],
  [],
]
const anyFile = fc
  .tuple(fc.constantFrom(...MAGIC), fc.uint8Array({ maxLength: 600 }))
  .map(([magic, rest]) => Uint8Array.from([...magic, ...rest]))

describe('what a file is', () => {
  test('is told by its bytes', async () => {
    expect(formatOf(await plain(8, 8).jpeg().toBuffer())).toBe('jpeg')
    expect(formatOf(await plain(8, 8).png().toBuffer())).toBe('png')
    expect(formatOf(await plain(8, 8).webp().toBuffer())).toBe('webp')
    expect(formatOf(await plain(8, 8).avif().toBuffer())).toBe('avif')
  })

  test('is told of any bytes without a fault', () => {
    fc.assert(
      fc.property(anyFile, (bytes) => {
        expect([null, 'jpeg', 'png', 'webp', 'avif']).toContain(formatOf(bytes))
      }),
    )
  })
})

describe('a trimmed PNG', () => {
  const seen = [chunk('gAMA', Buffer.alloc(4, 1)), chunk('tRNS', Buffer.alloc(6))]
  const unseen = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fcTL', 'fdAT', 'puNk'].map((type) =>
    chunk(type, Buffer.from(type)),
  )

  test('keeps what is seen, in its order, and nothing else', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(unseen), fc.uint8Array(), (hidden, after) => {
        const whole = png(2, 2, ...hidden, ...seen, ...hidden, idat(2, 2), ...hidden)
        const trimmed = trimmedPng(Buffer.concat([whole, after]))
        expect(Buffer.from(trimmed ?? []).equals(png(2, 2, ...seen, idat(2, 2)))).toBe(true)
      }),
    )
  })

  test('takes a colour profile once, and no Exif of more than 64 kB', () => {
    const profile = chunk('iCCP', Buffer.from('p\0\0'))
    const trimmed = trimmedPng(png(2, 2, profile, profile, chunk('eXIf', Buffer.alloc(70_000)), idat(2, 2)))
    expect(Buffer.from(trimmed ?? []).equals(png(2, 2, profile, idat(2, 2)))).toBe(true)
  })

  test('is none of anything that does not add up', () => {
    fc.assert(
      fc.property(fc.nat(60), (cut) => {
        const whole = png(2, 2, idat(2, 2))
        expect(trimmedPng(whole.subarray(0, Math.max(0, whole.length - 1 - cut)))).toBeNull()
      }),
    )
    expect(trimmedPng(Buffer.concat([Buffer.alloc(8), ihdr(2, 2)]))).toBeNull()
    fc.assert(
      fc.property(anyFile, (bytes) => {
        const trimmed = trimmedPng(bytes)
        expect(trimmed === null || trimmed.length <= bytes.length + 8).toBe(true)
      }),
    )
  })
})
