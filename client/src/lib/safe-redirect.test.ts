import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const HOME = 'https://saathi.example'

describe('safeRedirect', () => {
  it.each(['/', '/tours', '/profile/0199?tab=tours#top', '/edit-profile?a=%2F%2Fevil.example', '/registered'])(
    '%s: a path of this site is unchanged',
    (path) => {
      expect(safeRedirect(path, HOME)).toBe(path)
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
  ])('%s: refused', (path) => {
    expect(safeRedirect(path, HOME)).toBeNull()
  })

  it('any input gives null or a path of this origin, which is accepted unchanged', () => {
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
      fc.property(address, (target) => {
        const path = safeRedirect(target, HOME)
        if (path === null) return true
        const isOwnPath = /^\/(?![/\\])/.test(path) && new URL(path, HOME).origin === HOME
        return isOwnPath && safeRedirect(path, HOME) === path
      }),
      { numRuns: 1_000 },
    )
  })
})
