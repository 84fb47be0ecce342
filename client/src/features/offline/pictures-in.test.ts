import { expect, test } from 'vitest'
import { picturesIn } from './pictures-in.ts'

test('picturesIn: finds drawings in both themes and uploads at the width of a phone, each once', () => {
  const answers = [
    {
      place: { image: 'pictures/hampi.svg' },
      members: [{ profilePicture: 'media/abc-DEF_1' }, { profilePicture: null }],
    },
    { pages: [{ items: [{ image: 'media/abc-DEF_1' }, { images: ['pictures/no-evening-of-it.svg'] }] }] },
  ]
  expect(picturesIn(answers)).toEqual([
    '/api/pictures/hampi.svg',
    '/api/pictures/hampi-dusk.svg',
    '/api/media/abc-DEF_1?w=480',
    '/api/pictures/no-evening-of-it.svg',
  ])
})

test.each([
  'https://lh3.googleusercontent.com/a/photo',
  'media/../trpc/social.me',
  'pictures/hampi.svg?x',
  'What a picture: media/abc',
  '',
])('picturesIn, %j: is no picture of this site', (text) => {
  expect(picturesIn({ text })).toEqual([])
})
