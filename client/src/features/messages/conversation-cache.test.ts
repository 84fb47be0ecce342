import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withMessage, withRead } from './conversation-cache.ts'

const message = (number: number) => ({
  _id: String(number).padStart(4, '0'),
  from: 'asha',
  to: 'ravi',
  text: `Message ${number}`,
  at: '2026-11-20T12:00:00.000Z',
  key: null,
})
const empty = { pages: [{ items: [] as ReturnType<typeof message>[], readUpTo: null }] }

test('withMessage: messages in any order, with repeats, end up newest first and once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(999)), (numbers) => {
      const conversation = numbers.reduce((state, number) => withMessage(state, message(number)), empty)
      const expected = [...new Set(numbers)].sort((a, b) => b - a).map((number) => message(number))
      expect(conversation.pages[0]?.items).toEqual(expected)
    }),
  )
})

test('withRead: the read mark never moves back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(999), { minLength: 1 }), (numbers) => {
      const conversation = numbers.reduce((state, number) => withRead(state, message(number)._id), empty)
      expect(conversation.pages[0]?.readUpTo).toBe(message(Math.max(...numbers))._id)
    }),
  )
})
