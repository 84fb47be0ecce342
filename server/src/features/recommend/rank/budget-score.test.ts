import { expect, test } from 'vitest'
import { budgetScore } from './rank.ts'

test('the budget counts money that is kept: full to three tenths of it, then less, and nothing from 1.3 of it', () => {
  const scores = [0.1, 0.3, 0.6, 0.9, 1.1, 1.3, 2].map((share) => Math.round(budgetScore(share) * 100) / 100)
  expect(scores).toEqual([1, 1, 0.75, 0.5, 0.25, 0, 0])
})
