import { expect, test } from 'vitest'
import { findDates } from './find-dates.ts'

const daysOf = (text: string) => findDates(text, { today: '2026-11-28', dayFirst: false }).map(({ days }) => days)

test('date that would be too far ahead by its month first: tells the order of the others', () => {
  expect(daysOf('Onward 05/03/2027, return 11/03/2027')).toEqual([['2027-03-05'], ['2027-03-11']])
})

test('dates of which each can be read both ways: stay unclear', () => {
  expect(daysOf('Onward 05/03/2027, return 06/03/2027')).toEqual([
    ['2027-03-05', '2027-05-03'],
    ['2027-03-06', '2027-06-03'],
  ])
})
