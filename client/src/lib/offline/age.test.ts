import { expect, test } from 'vitest'
import { isTooOld } from './age.ts'

const HOUR = 3_600_000
const at = Date.parse('2026-11-20T08:00:00Z')

test.each([
  ['at once', 0, false],
  ['after 6 days and 23 hours', (7 * 24 - 1) * HOUR, false],
  ['after 7 days and an hour', (7 * 24 + 1) * HOUR, true],
  ['after the clock was set back by an hour', -HOUR, false],
  ['after the clock was set back by 8 days', -8 * 24 * HOUR, true],
])('isTooOld: %s', (_, passed, expected) => {
  expect(isTooOld(at, at + passed)).toBe(expected)
})
