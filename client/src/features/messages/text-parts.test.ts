import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('the parts of a message are the whole message, and its links are web addresses', () => {
  const piece = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom(' ', '\n', 'https://', 'javascript:alert(1)', '<b>'))
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const parts = textParts(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { kind, text } of parts) if (kind === 'link') expect(new URL(text).protocol).toMatch(/^https?:$/)
    }),
  )
})

test('the stop after an address is not part of it', () => {
  expect(textParts('See https://example.in/hampi?day=2. Or not!')).toEqual([
    { kind: 'words', text: 'See ' },
    { kind: 'link', text: 'https://example.in/hampi?day=2' },
    { kind: 'words', text: '. Or not!' },
  ])
})

test('what is no web address stays words', () => {
  for (const words of ['javascript:alert(1)', 'ftp://example.in', '<a href="/x">', 'example.in'])
    expect(textParts(words)).toEqual([{ kind: 'words', text: words }])
})
