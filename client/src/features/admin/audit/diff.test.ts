import { expect, test } from 'vitest'
import { diffOf } from './diff.ts'

test('diffOf: only values that differ, those of nested objects by their path', () => {
  expect(
    diffOf({ state: 'open', by: { name: 'A', days: 7 } }, { state: 'closed', by: { name: 'A', days: 30 } }),
  ).toEqual([
    { path: 'state', before: 'open', after: 'closed' },
    { path: 'by.days', before: '7', after: '30' },
  ])
})

test('diffOf: without a state before or after, all values are new or gone', () => {
  expect(diffOf(null, { name: 'Hampi', price: 100 })).toEqual([
    { path: 'name', before: null, after: 'Hampi' },
    { path: 'price', before: null, after: '100' },
  ])
  expect(diffOf({ name: 'Hampi' }, null)).toEqual([{ path: 'name', before: 'Hampi', after: null }])
  expect(diffOf(null, null)).toEqual([])
})

test('diffOf: a missing value and null are the same, and lists compare as a whole', () => {
  expect(diffOf({ until: null }, {})).toEqual([])
  expect(diffOf({ places: ['a'] }, { places: ['a', 'b'] })).toEqual([
    { path: 'places', before: '["a"]', after: '["a","b"]' },
  ])
})
