import { addDays, daysBetween, weekdayOf } from '@saathi/shared/lib/holidays'
import { describe, expect, test } from 'vitest'
import { findLongWeekend, monthOf, resolveDates } from './travel-dates.ts'

const NOW = new Date('2026-11-22T06:30:00Z')
const dates = (given: Partial<Parameters<typeof resolveDates>[0]>) =>
  resolveDates({ starting_location: 'delhi', ...given }, NOW)

describe('resolveDates', () => {
  test.each([
    [
      'exact dates win over the rest',
      { from: '2027-02-01', to: '2027-02-04', when: 'weekend', month: 5 },
      ['2027-02-01', '2027-02-04'],
    ],
    ['the next weekend', { when: 'weekend' }, ['2026-11-28', '2026-11-29']],
    ['the first weekend of a month', { when: 'weekend', month: 1 }, ['2027-01-02', '2027-01-03']],
    ['the next long weekend', { when: 'long-weekend' }, ['2026-12-25', '2026-12-27']],
    ['a long weekend of a month', { when: 'long-weekend', month: 1 }, ['2027-01-01', '2027-01-03']],
    [
      'that of the starting city',
      { when: 'long-weekend', month: 9, starting_location: 'kochi' },
      ['2027-09-11', '2027-09-13'],
    ],
    ['a month without a long weekend: from Friday', { when: 'long-weekend', month: 2 }, ['2027-02-05', '2027-02-07']],
    ['a month that is over next week', { when: 'weekend', month: 11 }, ['2026-11-28', '2026-11-29']],
  ] as const)('%s', (_, given, [from, to]) => expect(dates(given)).toEqual({ from, to }))

  test('a month alone has no dates', () => expect(dates({ month: 5 })).toBeNull())

  test('weekends of every month are Saturday and Sunday in it, within a year', () => {
    for (let month = 1; month <= 12; month++) {
      const { from, to } = dates({ when: 'weekend', month })!
      expect([weekdayOf(from), weekdayOf(to), Number(from.slice(5, 7))]).toEqual([6, 0, month])
      expect(daysBetween('2026-11-22', from)).toBeLessThan(366)
    }
  })

  test('long weekends of every month hold a Saturday and Sunday', () => {
    for (let month = 1; month <= 12; month++) {
      const { from, to } = dates({ when: 'long-weekend', month })!
      const days = Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index))
      expect(days.map(weekdayOf)).toEqual(expect.arrayContaining([6, 0]))
      expect(days.some((day) => Number(day.slice(5, 7)) === month)).toBe(true)
    }
  })
})

test('monthOf: the middle day says the month, and a trip of the past is 0 days ahead', () => {
  expect(monthOf({ from: '2026-12-30', to: '2027-01-04' }, NOW)).toEqual({ month: 1, daysAhead: 38 })
  expect(monthOf({ from: '2026-11-01', to: '2026-11-03' }, NOW)).toEqual({ month: 11, daysAhead: 0 })
})

test('longWeekendOf: dates that share two days with a long weekend of the city', () => {
  expect(findLongWeekend({ from: '2026-12-24', to: '2026-12-28' }, 'delhi')).toBe('Christmas')
  expect(findLongWeekend({ from: '2026-12-27', to: '2026-12-30' }, 'delhi')).toBeNull()
  expect(findLongWeekend({ from: '2027-01-15', to: '2027-01-17' }, 'chennai')).toBe('Pongal')
  expect(findLongWeekend({ from: '2027-01-15', to: '2027-01-17' }, 'delhi')).toBeNull()
})
