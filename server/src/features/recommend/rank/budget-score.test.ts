import { expect, test } from 'vitest'
import { budgetScore, computeFit } from './rank.ts'
import { goa, trip } from './sample-offer.ts'

test('the budget counts money that is kept: full to three tenths of it, then less, and nothing from 1.3 of it', () => {
  const scores = [0.1, 0.3, 0.6, 0.9, 1.1, 1.3, 2].map((share) => Math.round(budgetScore(share) * 100) / 100)
  expect(scores).toEqual([1, 1, 0.75, 0.5, 0.25, 0, 0])
})

test('without a limit the budget counts what the trip costs, and else what the cheapest one there does', () => {
  const score = (budget: string, total: number, leastTotal: number) =>
    computeFit(trip({ budget }), { ...goa, leastTotal, option: { ...goa.option, total } }).parts[1]!.score
  expect(score('100000', 150_000, 20_000)).toBeLessThan(score('100000', 60_000, 20_000))
  expect(score('75000', 70_000, 20_000)).toBe(score('75000', 30_000, 20_000))
})
