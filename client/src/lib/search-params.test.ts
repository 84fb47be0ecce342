import fc from 'fast-check'
import { expect, test } from 'vitest'
import { integerWithin, oneOf, parseSearch, stringifySearch } from './search-params.ts'

const words = fc.dictionary(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ unit: 'binary', minLength: 1 }))

test('stringifySearch: parseSearch reads back every value', () => {
  fc.assert(
    fc.property(words, (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})

test('stringifySearch: empty values are left out', () => {
  expect(stringifySearch({ q: '', type: undefined, price: null })).toBe('')
  expect(stringifySearch({ q: undefined, budget: '20000', month: 12 })).toBe('?budget=20000&month=12')
})

test('oneOf: any value gives one of the choices or undefined', () => {
  const choices = [['sea', 'The sea'], ['hills']] as const
  expect(oneOf(choices, 'hills')).toBe('hills')
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(['sea', 'hills', undefined]).toContain(oneOf(choices, value))
    }),
  )
})

test('integerWithin: a value outside its bounds, and any other text, gives undefined', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      expect(integerWithin(1, 12, String(number))).toBe(number >= 1 && number <= 12 ? number : undefined)
    }),
  )
  for (const invalid of ['', ' 3', '3.5', '1e1', '0x5', 'May', '٣', null, undefined, [], Number.NaN, 2.5])
    expect(integerWithin(1, 12, invalid)).toBeUndefined()
})
