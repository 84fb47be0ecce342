import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const HOME = 'https://saathi.example'

describe('where a log-in may lead', () => {
  it.each(['/', '/tours', '/profile/0199?tab=tours#top', '/edit-profile?a=%2F%2Fevil.example', '/registered'])(
    'to %s, which is ours',
    (place) => {
      expect(safeRedirect(place, HOME)).toBe(place)
    },
  )

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    'tours',
    '',
    ' /tours',
    undefined,
    null,
    ['/tours'],
    '/login',
    '/login?from=/tours',
    '/register',
    '/reset-password',
  ])('not to %s', (place) => {
    expect(safeRedirect(place, HOME)).toBeNull()
  })

  it('whatever comes in, what goes out is a place of ours, and the same again', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '\t',
      '\n',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'x',
      'https://',
    )
    const address = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.array(part, { maxLength: 9 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(address, (wanted) => {
        const place = safeRedirect(wanted, HOME)
        if (place === null) return true
        const ours = /^\/(?![/\\])/.test(place) && new URL(place, HOME).origin === HOME
        return ours && safeRedirect(place, HOME) === place
      }),
      { numRuns: 1_000 },
    )
  })
})
