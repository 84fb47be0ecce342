import { expect, it } from 'vitest'
import { purposeOf } from './purpose.ts'

it.each([
  ['/tours?place=hampi', 'tour'],
  ['/create-tour?destination=Hampi', 'host'],
  ['/trips/join/1Jxib82dFlUX9BUvYxvxjQ', 'join'],
  ['/trips?plan=hampi&days=3', 'plan'],
  ['/trips?days=3&plan=hampi', 'plan'],
  ['/plans?place=hampi', 'company'],
  ['/matching', 'company'],
  ['/trips', null],
  ['/saved', null],
  [undefined, null],
])('purposeOf: %s is for %s', (from, purpose) => {
  expect(purposeOf(from)).toBe(purpose)
})
