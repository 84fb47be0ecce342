import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dragOffset, swipeOf } from './drag.ts'

test('dragOffset: the offset is limited to 150 px on either side', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (distance) => {
      expect(dragOffset(distance)).toBe(Math.abs(distance) <= 150 ? distance : Math.sign(distance) * 150)
    }),
  )
})

test('swipeOf: over 100 px to the left rejects, to the right accepts, a shorter drag gives null', () => {
  expect(swipeOf(-101)).toBe('left')
  expect(swipeOf(101)).toBe('right')
  for (const short of [-100, -1, 0, 1, 100]) expect(swipeOf(short)).toBeNull()
})
