import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW = Date.UTC(2026, 10, 20, 9)
const after = (seconds: number) => timeAgo(NOW - seconds * 1_000, NOW)

test('timeAgo: past instants are formatted in minutes, hours and days', () => {
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

test('timeAgo: an instant in the future is formatted as just now', () => {
  fc.assert(
    fc.property(fc.nat(), (seconds) => {
      expect(after(-seconds)).toBe('just now')
    }),
  )
})
