import { describe, expect, test } from 'vitest'
import { afterWaiting } from './duration.ts'

describe('afterWaiting', () => {
  test.each([
    [1, 'in 1 second'],
    [40, 'in 40 seconds'],
    [60, 'in 60 seconds'],
    [61, 'in 2 minutes'],
    [3_601, 'in 2 hours'],
    [86_400, 'in 24 hours'],
    [90_000, 'in 2 days'],
  ])('%d s: %s', (seconds, words) => {
    expect(afterWaiting(seconds)).toBe(words)
  })
})
