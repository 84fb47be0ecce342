import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOwnPage, parseLines, withoutPartialLink } from './reply-text.ts'

const [line] = parseLines('Look at [Hampi](/packages/01a1f8df-d1ed-7247-83a2-e49c46620400) or [tours](/tours).')

test('parseLines: links to pages of this site become links, the text around them stays', () => {
  expect(line?.pieces).toEqual([
    { text: 'Look at ', to: null },
    { text: 'Hampi', to: '/packages/01a1f8df-d1ed-7247-83a2-e49c46620400' },
    { text: ' or ', to: null },
    { text: 'tours', to: '/tours' },
    { text: '.', to: null },
  ])
})

test('parseLines: list items are recognised, and bold marks are removed', () => {
  expect(parseLines('Two:\n- **Diu**\n* Goa').map(({ isItem, pieces }) => [isItem, pieces[0]?.text])).toEqual([
    [false, 'Two:'],
    [true, 'Diu'],
    [true, 'Goa'],
  ])
})

describe('parseLines: a link to any other address becomes plain text', () => {
  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert`1`',
    '/api/users/profile',
    '/dev/outbox',
    '/tours/../api',
    '/packages/nothing',
    'tours',
  ])('%s', (address) => {
    expect(isOwnPage(address)).toBe(false)
    expect(parseLines(`[free](${address})`)[0]?.pieces).toEqual([{ text: 'free', to: null }])
  })

  test('any text: every link leads to this site', () => {
    const fragments = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '/',
      '\\',
      '//',
      'evil.example',
      'tours',
      '?',
      '#',
      ':',
      'a',
      '\n',
      '-',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fragments).map((parts) => parts.join('')),
        ),
        (text) => {
          for (const { to } of parseLines(text).flatMap(({ pieces }) => pieces))
            if (to !== null) expect(new URL(to, 'https://saathi.example').origin).toBe('https://saathi.example')
        },
      ),
    )
  })
})

test('withoutPartialLink: a reply that is still streaming never shows part of a link', () => {
  const whole = 'See [all tours](/tours) now'
  for (let end = 0; end <= whole.length; end += 1) {
    const shown = parseLines(withoutPartialLink(whole.slice(0, end)))
    const text = shown.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('')
    expect('See all tours now'.startsWith(text)).toBe(true)
  }
})
