import { expect, it } from 'vitest'
import { lastDayAlike } from './today-of.ts'

it.each([
  ['without dates', null, '2026-12-01T06:00Z', null],
  ['before it', '2026-12-10', '2026-12-01T06:00Z', '2026-12-10'],
  ['on its second day', '2026-12-10', '2026-12-11T06:00Z', '2026-12-11'],
  ['on its last day', '2026-12-10', '2026-12-12T06:00Z', '2026-12-12'],
  ['just after midnight in India', '2026-12-10', '2026-12-10T18:40Z', '2026-12-11'],
  ['after it', '2026-12-10', '2026-12-13T06:00Z', null],
])('the look of a trip %s: is right until the day on which it opens with another', (_, startDate, now, last) => {
  expect(lastDayAlike({ startDate, dayCount: 3 }, new Date(now))).toBe(last)
})
