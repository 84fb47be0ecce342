import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('textParts: the parts add up to the message, and every link is an http(s) URL', () => {
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

test('textParts: punctuation after a URL is not part of the link', () => {
  expect(textParts('See https://example.in/hampi?day=2. Or not!')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://example.in/hampi?day=2' },
    { kind: 'text', text: '. Or not!' },
  ])
})

test('textParts: anything but an http(s) URL stays text', () => {
  for (const text of ['javascript:alert(1)', 'ftp://example.in', '<a href="/x">', 'example.in'])
    expect(textParts(text)).toEqual([{ kind: 'text', text }])
})
