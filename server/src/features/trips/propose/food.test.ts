import { describe, expect, test } from 'vitest'
import { isMeal, mealAt, mealStart } from './food.ts'
import { isFood } from './visits.ts'

const at = (hour: number) => Math.round(60 * hour)

test.each([
  ['Wazwan meal on Residency Road', true],
  ['Prasadam lunch or supper at Gada or Gita Bhavan', true],
  ['Paranthe Wali Gali and chaat', true],
  ['Mahaprasad at Ananda Bazar', true],
  ['Rambha bay boat to Breakfast Island', false],
  ['Rani ki Vav', false],
])('%s: is food or not', (name, expected) => {
  expect(isFood(name)).toBe(expected)
})

test('a kachori on the way: is food, and no meal', () => {
  expect(isMeal({ isFood: true, minutes: 30 })).toBe(false)
  expect(isMeal({ isFood: true, minutes: 60 })).toBe(true)
})

describe('mealStart: when one eats there', () => {
  test.each([
    ['at four in the afternoon: waits for dinner', 'Thali house', 60, 16, 18],
    ['at eleven: waits for lunch', 'Thali house', 60, 11, 11.75],
    ['at noon: at once', 'Thali house', 60, 12, 12],
    ['at half past nine in the evening: not that day', 'Thali house', 60, 21.5, null],
    ['a lunch by its name: not in the evening', 'Sadya lunch', 60, 15, null],
    ['a breakfast by its name: not at noon', 'Misal breakfast', 45, 12, null],
    ['lunch or supper by its name: in the evening too', 'Prasadam lunch or supper', 60, 15, 18],
    ['a walk from stall to stall: from five', 'Food walk', 180, 15, 17],
  ])('%s', (_, name, minutes, ready, expected) => {
    expect(mealStart(name, minutes, at(ready))).toBe(expected === null ? null : at(expected))
  })
})

test.each([
  [8, 60, 'breakfast'],
  [13, 60, 'lunch'],
  [16, 60, null],
  [19, 60, 'dinner'],
  [17.5, 60, null],
  [17.5, 180, 'dinner'],
])('mealAt: a visit from %d for %d minutes takes the place of %s', (start, minutes, meal) => {
  expect(mealAt(at(start), minutes)).toBe(meal)
})
