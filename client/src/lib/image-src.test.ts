import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageSrc } from './image-src.ts'

test('imageSrc: an http(s) URL is used as it is', () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['http', 'https'] }), (url) => {
      expect(imageSrc(url)).toBe(url)
    }),
    { numRuns: 20 },
  )
})

test('imageSrc: any other value is a path under /api/', () => {
  expect(imageSrc('pictures/hampi.svg')).toBe('/api/pictures/hampi.svg')
  expect(imageSrc('/media/1f-480.webp')).toBe('/api/media/1f-480.webp')
  fc.assert(
    fc.property(
      fc.string().filter((text) => !/^https?:\/\//i.test(text)),
      (path) => {
        expect(imageSrc(path)).toMatch(/^\/api\/(?!\/)/)
      },
    ),
  )
})
