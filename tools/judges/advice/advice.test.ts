import { beforeAll, expect, test } from 'vitest'
import { isWhole } from '../../../server/test/whole.ts'
import { type Advice, measureAdvice, ratio, type Share } from './measure.ts'
import { FORMS } from './requests.ts'

// The bounds that `npm run advice` prints, over two of eleven forms in all months (one in a part); it takes all of them.
const SOME_FORMS = FORMS.filter((_, index) => index % 11 < (isWhole ? 2 : 1))
let advice: Advice
beforeAll(async () => {
  advice = await measureAdvice(SOME_FORMS)
}, 600_000)
const sum = (shares: Share[]): Share => ({
  hits: shares.reduce((total, { hits }) => total + hits, 0),
  of: shares.reduce((total, { of }) => total + of, 0),
})

test('recommendations: sums, budgets, types and starting cities are right in every answer', () => {
  expect(advice.answers).toBe(SOME_FORMS.length * 12)
  expect(advice.faults).toEqual([])
})

// Most of these ask for beaches from Delhi or for tigers from Mumbai, which so little money does not reach.
// `npm run advice` allows 6 % of all forms; a part of them may lie a little above.
test('recommendations from ₹2,000 a head: nothing fits in at most 7 % of the answers', () => {
  expect(ratio(advice.nothingFits)).toBeLessThanOrEqual(0.07)
})

test('recommendations where a near place exists: 85 % of the fitting answers have one within 6 hours by ground', () => {
  expect(advice.nearPairs).toBeGreaterThanOrEqual(26)
  expect(advice.nearPairsWithoutPlace).toEqual([])
  expect(ratio(sum(Object.values(advice.nearBy)))).toBeGreaterThanOrEqual(0.85)
})

test('recommendations for stays of two days: the first place is at most 6 hours away in the median', () => {
  expect(advice.hoursOfFirstForTwoDays).toBeLessThanOrEqual(6)
  expect(advice.farForTwoDays).toEqual([])
})

test('recommendations: no place leads more than 8 % of the answers', () => {
  const [, leads = 0] = advice.leads[0] ?? []
  expect(leads / advice.answers).toBeLessThanOrEqual(0.08)
})

test('recommendations: no card contradicts itself', () => {
  const found = Object.entries(advice.contradictions).filter(([, { count }]) => count > 0)
  expect(found).toEqual([])
})

test('recommendations: a flight has one price in a month, whichever place it is for', () => {
  expect(advice.twoPrices).toEqual([])
})

test('suggested changes: each helps when applied, and none costs over 1.3 times what is needed', () => {
  expect(advice.changes.of).toBeGreaterThan(40)
  expect(advice.changes.hits).toBe(advice.changes.of)
  expect(advice.changesTooDear.hits).toBe(0)
})
