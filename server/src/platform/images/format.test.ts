import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunk, idat, ihdr, plain, png } from '../../../test/pictures.ts'
import { detectFormat, trimPng } from './format.ts'

const MAGIC = [
  [0xff, 0xd8, 0xff],
  [...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  [...Buffer.from('\0\0\0\x1cftypavif')],
  [],
]
const anyFile = fc
  .tuple(fc.constantFrom(...MAGIC), fc.uint8Array({ maxLength: 600 }))
  .map(([magic, rest]) => Uint8Array.from([...magic, ...rest]))

describe('detectFormat', () => {
  test('a picture: its format is detected from its bytes', async () => {
    expect(detectFormat(await plain(8, 8).jpeg().toBuffer())).toBe('jpeg')
    expect(detectFormat(await plain(8, 8).png().toBuffer())).toBe('png')
    expect(detectFormat(await plain(8, 8).webp().toBuffer())).toBe('webp')
    expect(detectFormat(await plain(8, 8).avif().toBuffer())).toBe('avif')
  })

  test('any bytes: a format or null, without an error', () => {
    fc.assert(
      fc.property(anyFile, (bytes) => {
        expect([null, 'jpeg', 'png', 'webp', 'avif']).toContain(detectFormat(bytes))
      }),
    )
  })
})

describe('trimPng', () => {
  const visible = [chunk('gAMA', Buffer.alloc(4, 1)), chunk('tRNS', Buffer.alloc(6))]
  const invisible = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'acTL', 'fcTL', 'fdAT', 'puNk'].map((type) =>
    chunk(type, Buffer.from(type)),
  )

  test('invisible chunks and bytes after the end: are removed, and the order of the others stays', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(invisible), fc.uint8Array(), (hidden, after) => {
        const file = png(2, 2, ...hidden, ...visible, ...hidden, idat(2, 2), ...hidden)
        const trimmed = trimPng(Buffer.concat([file, after]))
        expect(Buffer.from(trimmed ?? []).equals(png(2, 2, ...visible, idat(2, 2)))).toBe(true)
      }),
    )
  })

  test('a second colour profile, and Exif of more than 64 kB: are removed', () => {
    const profile = chunk('iCCP', Buffer.from('p\0\0'))
    const trimmed = trimPng(png(2, 2, profile, profile, chunk('eXIf', Buffer.alloc(70_000)), idat(2, 2)))
    expect(Buffer.from(trimmed ?? []).equals(png(2, 2, profile, idat(2, 2)))).toBe(true)
  })

  test('a truncated or invalid file: null', () => {
    fc.assert(
      fc.property(fc.nat(60), (cut) => {
        const file = png(2, 2, idat(2, 2))
        expect(trimPng(file.subarray(0, Math.max(0, file.length - 1 - cut)))).toBeNull()
      }),
    )
    expect(trimPng(Buffer.concat([Buffer.alloc(8), ihdr(2, 2)]))).toBeNull()
    fc.assert(
      fc.property(anyFile, (bytes) => {
        const trimmed = trimPng(bytes)
        expect(trimmed === null || trimmed.length <= bytes.length + 8).toBe(true)
      }),
    )
  })
})
