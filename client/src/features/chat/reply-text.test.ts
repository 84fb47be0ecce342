import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOwnPage, linesOf, withoutHalfLink } from './reply-text.ts'

const [line] = linesOf('Look at [Hampi](/packages/01a1f8df-d1ed-7247-83a2-e49c46620400) or [tours](/tours).')

test('a link to a page of ours is one, and the text around it stays', () => {
  expect(line?.pieces).toEqual([
    { text: 'Look at ', to: null },
    { text: 'Hampi', to: '/packages/01a1f8df-d1ed-7247-83a2-e49c46620400' },
    { text: ' or ', to: null },
    { text: 'tours', to: '/tours' },
    { text: '.', to: null },
  ])
})

test('lists are lists, and what is marked as bold is plain', () => {
  expect(linesOf('Two:\n- **Diu**\n* Goa').map(({ isItem, pieces }) => [isItem, pieces[0]?.text])).toEqual([
    [false, 'Two:'],
    [true, 'Diu'],
    [true, 'Goa'],
  ])
})

describe('no other link is followed', () => {
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
    expect(linesOf(`[free](${address})`)[0]?.pieces).toEqual([{ text: 'free', to: null }])
  })

  test('whatever is written, it leads to this site or nowhere', () => {
    const bits = fc.constantFrom(
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
          fc.array(bits).map((parts) => parts.join('')),
        ),
        (text) => {
          for (const { to } of linesOf(text).flatMap(({ pieces }) => pieces))
            if (to !== null) expect(new URL(to, 'https://saathi.example').origin).toBe('https://saathi.example')
        },
      ),
    )
  })
})

test('no half of a link is shown while a reply comes', () => {
  const whole = 'See [all tours](/tours) now'
  for (let end = 0; end <= whole.length; end += 1) {
    const shown = linesOf(withoutHalfLink(whole.slice(0, end)))
    const text = shown.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join('')
    expect('See all tours now'.startsWith(text)).toBe(true)
  }
})
