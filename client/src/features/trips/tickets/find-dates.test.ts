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

test('date that is too far ahead both ways: tells no order of the others', () => {
  const [departure] = daysOf('Departure 02/05/2027. Passport expiry 09/10/2031')
  expect(departure).toEqual(['2027-05-02', '2027-02-05'])
})

test('date that would be too far ahead by its day first, as the end of a voucher: tells no order of the others', () => {
  const [onward] = daysOf('Onward 02/05/2027. Voucher valid until 03/11/2027')
  expect(onward).toEqual(['2027-05-02', '2027-02-05'])
})
