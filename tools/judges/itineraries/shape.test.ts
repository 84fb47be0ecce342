import { expect, test } from 'vitest'
import { measureShape } from './shape.ts'

test('the days of random trips: whole days are mostly filled, and a road to a far corner is mostly driven once', () => {
  const { trips, wholeDays, freeHours, thinDays, drivenTwice } = measureShape(200, 900_000)
  expect(wholeDays).toBeGreaterThan(trips)
  expect(freeHours / wholeDays).toBeLessThan(3.4)
  expect(thinDays / wholeDays).toBeLessThan(0.18)
  // Counted by pairs of sights, of which a place with many has more.
  expect(drivenTwice / trips).toBeLessThan(0.4)
}, 180_000)
