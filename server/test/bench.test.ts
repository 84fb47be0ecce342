import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadOf } from '../bench/measure.ts'
import { runBuilt } from '../bench/run-built.ts'

test('the median: is the middle value, or the mean of the two in the middle', () => {
  expect(spreadOf([7, 1, 3])).toEqual({ low: 1, median: 3, high: 7 })
  expect(spreadOf([10, 4, 2, 100])).toEqual({ low: 2, median: 7, high: 100 })
  expect(spreadOf([5])).toEqual({ low: 5, median: 5, high: 5 })
})

test('any values: as many are above the median as below it', () => {
  const measured = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 })
  fc.assert(
    fc.property(measured, (values) => {
      const { low, median, high } = spreadOf(values)
      expect(values.filter((value) => value < median).length).toBeLessThanOrEqual(values.length / 2)
      expect(values.filter((value) => value > median).length).toBeLessThanOrEqual(values.length / 2)
      expect([Math.min(...values), Math.max(...values)]).toEqual([low, high])
    }),
  )
})

test('new recommendations: are measured in a process of compiled code', async () => {
  const { answers, median, p99 } = JSON.parse(await runBuilt('answers', ['50']))
  expect(answers).toBe(50)
  expect(median).toBeGreaterThan(0)
  expect(p99).toBeGreaterThanOrEqual(median)
}, 120_000)
