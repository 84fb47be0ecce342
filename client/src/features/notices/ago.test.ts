import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ago } from './ago.ts'

const NOW = Date.UTC(2026, 10, 20, 9)
const after = (seconds: number) => ago(NOW - seconds * 1_000, NOW)

test('a notice says how old it is, as people do', () => {
  expect([0, 59, 60, 300, 3_599, 3_600, 7_200, 86_400, 30 * 86_400].map(after)).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '5 minutes ago',
    '59 minutes ago',
    '1 hour ago',
    '2 hours ago',
    'yesterday',
    '30 days ago',
  ])
})

test('a clock that runs behind the server makes no notice come from the future', () => {
  fc.assert(
    fc.property(fc.nat(), (seconds) => {
      expect(after(-seconds)).toBe('just now')
    }),
  )
})
