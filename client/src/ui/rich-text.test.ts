import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RichText, splitTags } from './rich-text.tsx'

const piece = fc.oneof(fc.string(), fc.constantFrom('<link>', '</link>', '<b>', '</b>', '<', '>', '</', '\n'))

test('splitTags, any text: its parts, joined with their tags, are the text', () => {
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const parts = splitTags(text).map(({ tag, words }) => (tag === null ? words : `<${tag}>${words}</${tag}>`))
      expect(parts.join('')).toBe(text)
    }),
  )
})

test('splitTags, text without tags: one part', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('</')),
      (text) => {
        expect(splitTags(text)).toEqual([{ tag: null, words: text }])
      },
    ),
  )
})

test('RichText, a known and an unknown tag: the component holds the words, the unknown tag leaves them plain', () => {
  const text = 'Read our <link>privacy notice</link> & <toString>terms</toString>.'
  const tags = { link: (words: string) => createElement('a', { href: '/privacy' }, words) }
  expect(renderToStaticMarkup(createElement(RichText, { text, tags }))).toBe(
    'Read our <a href="/privacy">privacy notice</a> &amp; terms.',
  )
})
