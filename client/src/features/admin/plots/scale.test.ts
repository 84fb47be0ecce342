import { expect, test } from 'vitest'
import { runsOf, ticksTo } from './scale.ts'

test('ticksTo: the marks are round, begin at 0 and reach the largest value', () => {
  expect(ticksTo(24)).toEqual([0, 10, 20, 30])
  expect(ticksTo(4)).toEqual([0, 1, 2, 3, 4])
  expect(ticksTo(0)).toEqual(ticksTo(1))
  for (const max of [1, 7, 33, 99, 101, 480]) {
    expect(ticksTo(max).at(-1)).toBeGreaterThanOrEqual(max)
    expect(ticksTo(max).length).toBeLessThan(7)
  }
})

test('runsOf: a missing value ends a line', () => {
  expect(runsOf([1, 2, null, 3])).toEqual([
    [
      { at: 0, value: 1 },
      { at: 1, value: 2 },
    ],
    [{ at: 3, value: 3 }],
  ])
  expect(runsOf([null, null])).toEqual([])
})
