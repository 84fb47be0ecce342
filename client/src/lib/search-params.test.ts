import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integerWithin, oneOf, parseSearch, stringifySearch } from './search-params.ts'

const words = fc.dictionary(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary', minLength: 1 }))

test('what is put into the address comes out of it again', () => {
  fc.assert(
    fc.property(words, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})

test('what is not set leaves no trace in the address', () => {
  expect(stringifySearch({ q: '', type: undefined, price: null })).toBe('')
  expect(stringifySearch({ q: undefined, budget: '20000', month: 12 })).toBe('?budget=20000&month=12')
})

test('a choice is one of those offered, or none', () => {
  const choices = [['sea', 'The sea'], ['hills']] as const
  expect(oneOf(choices, 'hills')).toBe('hills')
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(['sea', 'hills', undefined]).toContain(oneOf(choices, value))
    }),
  )
})

test('a whole number keeps to its bounds, or is none', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      expect(integerWithin(1, 12, String(number))).toBe(number >= 1 && number <= 12 ? number : undefined)
    }),
  )
  for (const rubbish of ['', ' 3', '3.5', '1e1', '0x5', 'May', '٣', null, undefined, [], Number.NaN, 2.5])
    expect(integerWithin(1, 12, rubbish)).toBeUndefined()
})
