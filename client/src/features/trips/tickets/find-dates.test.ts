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

test.each([
  ['14 ya 15 Jan 2027', [['2027-01-14'], ['2027-01-15']]],
  ['14 aur 15 Jan', [['2027-01-14'], ['2027-01-15']]],
  ['1 Feb 2027  (cut off here, 11 ya 12 hai shayad)', [['2027-02-01', '2027-02-11', '2027-02-12']]],
  ['12 Jan 2027 (not sure, maybe 13th)', [['2027-01-12', '2027-01-13']]],
  ['12 Jan 2027 (arrives 14:30, 2 bags)', [['2027-01-12']]],
  ['12 Jan 2027 (maybe 30 min late)', [['2027-01-12']]],
  ['Fri 22 Jan 20', [['2027-01-22']]],
])('%s: can be these days', (text, days) => {
  expect(daysOf(text)).toEqual(days)
})

test.each([
  ['Mumbai (BOM) T1, Jan 2, 2027', [['2027-01-02']]],
  ['Mumbai (BOM) Terminal 2 Jan 3, 2027', [['2027-01-03']]],
  ['Mumbai (BOM) T2, 3 Jan 2027', [['2027-01-03']]],
  ['Dec 18 to 21, 2026', [['2026-12-18'], ['2026-12-21']]],
  ['Dec 18th or 19th, 2026', [['2026-12-18'], ['2026-12-19']]],
  ['Dec 18 and 20 seats', [['2026-12-18']]],
])('%s: has these days', (text, days) => {
  expect(daysOf(text)).toEqual(days)
})
