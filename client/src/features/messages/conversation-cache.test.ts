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

test('messages stand newest first and once, in whatever order and however often they are told', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(999)), (numbers) => {
      const talk = numbers.reduce((held, number) => withMessage(held, message(number)), empty)
      const expected = [...new Set(numbers)].sort((one, other) => other - one).map((number) => message(number))
      expect(talk.pages[0]?.items).toEqual(expected)
    }),
  )
})

test('a read mark never goes back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(999), { minLength: 1 }), (numbers) => {
      const talk = numbers.reduce((held, number) => withRead(held, message(number)._id), empty)
      expect(talk.pages[0]?.readUpTo).toBe(message(Math.max(...numbers))._id)
    }),
  )
})
