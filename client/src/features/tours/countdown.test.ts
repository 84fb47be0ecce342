import { describe, expect, it } from 'vitest'
import { countdownTo, dayCount, monthsOf } from './countdown.ts'

const DATES = { start: '2026-12-03', end: '2026-12-07' }

describe('countdownTo', () => {
  it('a day before the tour: counts the days until it', () => {
    expect(countdownTo(DATES, '2026-11-22')).toEqual({ kind: 'before', days: 11 })
    expect(countdownTo(DATES, '2026-12-02')).toEqual({ kind: 'before', days: 1 })
  })

  it('a day of the tour: names the day, from 1', () => {
    expect(countdownTo(DATES, '2026-12-03')).toEqual({ kind: 'during', day: 1, count: 5 })
    expect(countdownTo(DATES, '2026-12-07')).toEqual({ kind: 'during', day: 5, count: 5 })
  })

  it('a day after the tour: it is over', () => expect(countdownTo(DATES, '2026-12-08')).toEqual({ kind: 'over' }))
})

it('dayCount, a tour over a change of months: counts the first and the last day', () => {
  expect(dayCount({ start: '2026-11-30', end: '2026-12-01' })).toBe(2)
})

it('monthsOf, a tour over the new year: each month once, in order', () => {
  expect(monthsOf({ start: '2026-11-28', end: '2027-01-02' })).toEqual([11, 12, 1])
  expect(monthsOf(DATES)).toEqual([12])
  expect(monthsOf({ start: '2026-03-01', end: '2027-06-30' })).toHaveLength(12)
})
