import { expect, test } from 'vitest'
import { aPackage } from '../../../../test/make.ts'
import { mayShow, refusedPicture } from './pictures.ts'

const imageHosts = ['https://cdn.example', '*.pictures.example', 'http://old.example', 'plain.example:8443']

test.each([
  'pictures/konkan.svg',
  'media/abc',
  'https://cdn.example/a.jpg',
  'https://a.pictures.example/b.jpg',
  'https://plain.example:8443/c.jpg',
])('mayShow: in production allows %s', (image) => expect(mayShow(image, { production: true, imageHosts })).toBe(true))

const NEVER = [
  'http://cdn.example/a.jpg',
  'https://ravi:pass@cdn.example/a.jpg',
  '//cdn.example/a.jpg',
  'data:image/png,x',
  'javascript:alert(1)',
  ' https://',
  '\\\\cdn.example/a.jpg',
]
test.each(NEVER)('mayShow: never allows %s', (image) => {
  expect(mayShow(image, { production: true, imageHosts })).toBe(false)
  expect(mayShow(image, { production: false, imageHosts })).toBe(false)
})

test.each([
  'https://evil.example/a.jpg',
  'https://pictures.example/a.jpg',
  'https://cdn.example.evil.example/a.jpg',
  'https://old.example/a.jpg',
  'https://cdn.example:444/a.jpg',
])('mayShow: another host is allowed in development only: %s', (image) => {
  expect(mayShow(image, { production: true, imageHosts })).toBe(false)
  expect(mayShow(image, { production: false, imageHosts })).toBe(true)
})

test('refusedPicture: names the field', () => {
  const hosts = { production: true, imageHosts }
  const bad = 'https://evil.example/a.jpg'
  expect(refusedPicture(aPackage({ images: ['pictures/a.svg', bad] }), hosts)).toBe('images.1')
  expect(refusedPicture(aPackage({ images: [], imageUrl: bad }), hosts)).toBe('imageUrl')
  expect(refusedPicture(aPackage({ images: [], imageUrl: null }), hosts)).toBeNull()
})
