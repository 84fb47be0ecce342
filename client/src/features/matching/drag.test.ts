import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dragged, verdict } from './drag.ts'

test('a card follows the finger for 150 px each way, and no further', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (distance) => {
      expect(dragged(distance)).toBe(Math.abs(distance) <= 150 ? distance : Math.sign(distance) * 150)
    }),
  )
})

test('a drag over 100 px to the left rejects, to the right accepts, and a shorter one does nothing', () => {
  expect(verdict(-101)).toBe('left')
  expect(verdict(101)).toBe('right')
  for (const short of [-100, -1, 0, 1, 100]) expect(verdict(short)).toBeNull()
})
