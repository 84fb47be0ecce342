import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadDataset } from './dataset.ts'
import {
  avoidedPeak,
  closuresIn,
  computeCrowd,
  isPitchTrue,
  monthRuns,
  ruledOutBy,
  shareOfMonth,
  spellDays,
  travelMonth,
} from './season.ts'

const { destinations } = loadDataset()
const placeOf = (id: string) => destinations.find((place) => place.id === id)!
const at = (moment: string) => new Date(moment)

describe('the month of a trip', () => {
  test('without a requested month is 30 days ahead, and any of its days will do', () => {
    expect(travelMonth(at('2026-11-20T06:30:00Z'))).toEqual({ month: 12, daysAhead: 30, anyDays: true })
    expect(travelMonth(at('2026-12-28T06:30:00Z'))).toEqual({ month: 1, daysAhead: 30, anyDays: true })
  })

  test('uses Indian time, where the day begins at 18:30 UTC', () => {
    expect(travelMonth(at('2026-10-31T18:29:00Z')).month).toBe(11)
    expect(travelMonth(at('2026-11-01T18:29:00Z')).month).toBe(12)
    expect(travelMonth(at('2026-11-01T18:31:00Z')).month).toBe(12)
    expect(travelMonth(at('2026-07-01T18:29:00Z')).month).toBe(7)
    expect(travelMonth(at('2026-07-01T18:31:00Z')).month).toBe(8)
  })

  test('a requested month is the next one of that name', () => {
    expect(travelMonth(at('2026-11-20T06:30:00Z'), 12)).toEqual({ month: 12, daysAhead: 26 })
    expect(travelMonth(at('2026-11-20T06:30:00Z'), 2)).toEqual({ month: 2, daysAhead: 87 })
    expect(travelMonth(at('2026-11-20T06:30:00Z'), 10).daysAhead).toBe(330)
  })

  test('is the current month while enough of it is left, else next year’s', () => {
    expect(travelMonth(at('2026-11-20T06:30:00Z'), 11).daysAhead).toBe(5)
    expect(travelMonth(at('2026-11-27T06:30:00Z'), 11).daysAhead).toBeGreaterThan(340)
  })

  test('is always in the future, within 13 months', () => {
    const moment = fc.date({ min: at('2025-01-01'), max: at('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 12 }), (now, month) => {
        const trip = travelMonth(now, month)
        expect(trip.month).toBe(month)
        expect(trip.daysAhead).toBeGreaterThan(0)
        expect(trip.daysAhead).toBeLessThan(385)
      }),
    )
  })
})

describe('a yearly period', () => {
  const monthDay = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map((pair) => pair.map((n) => String(n).padStart(2, '0')).join('-'))
  const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  test('covers a share of each month, also across the new year', () => {
    expect(shareOfMonth(12, '12-15', '01-05')).toBeCloseTo(17 / 31)
    expect(shareOfMonth(1, '12-15', '01-05')).toBeCloseTo(5 / 31)
    expect(shareOfMonth(2, '12-15', '01-05')).toBe(0)
    expect(shareOfMonth(7, '06-01', '09-30')).toBe(1)
    expect(shareOfMonth(2, '02-01', '02-29')).toBe(1)
  })

  test('has a length equal to the sum of its shares', () => {
    fc.assert(
      fc.property(monthDay, monthDay, (from, to) => {
        const covered = days.reduce((sum, length, month) => sum + length * shareOfMonth(month + 1, from, to), 0)
        expect(covered).toBeCloseTo(spellDays(from, to))
      }),
    )
  })
})

test('monthRuns: consecutive months are grouped, longest first', () => {
  expect(monthRuns([11, 12, 1, 2])).toEqual([[11, 12, 1, 2]])
  expect(monthRuns([10, 11, 3, 4, 5])).toEqual([
    [3, 4, 5],
    [10, 11],
  ])
  expect(monthRuns([])).toEqual([])
})

describe('the season of a month', () => {
  const place = {
    ...placeOf('rishikesh'),
    peak: [
      ['12-20', '01-05'],
      ['03-01', '05-31'],
    ] as [string, string][],
    best_months: [10, 11, 2, 3],
    ok_months: [12, 1, 4, 5],
    shoulder_months: [6, 9],
    avoid_months: [7, 8],
  }

  test('is peak, busy, usual or off season', () => {
    expect(computeCrowd(place, 12)).toMatchObject({ kind: 'peak' })
    expect(computeCrowd(place, 4)).toEqual({ kind: 'busy', share: 1 })
    expect(computeCrowd(place, 10)).toEqual({ kind: 'usual', share: 0 })
    expect(computeCrowd(place, 7)).toEqual({ kind: 'off', share: 1 })
  })

  test('in a month that nobody asked for: is clear of a rush that leaves half of the month, and not of a season', () => {
    const any = (month: number) => ({ month, anyDays: true as const })
    const rush = place.peak.find(([from]) => from.startsWith('12'))!
    expect(avoidedPeak(place, any(12))).toEqual(rush)
    expect(computeCrowd(place, any(12))).toEqual({ kind: 'usual', share: 0 })
    expect(computeCrowd(place, { month: 12 })).toMatchObject({ kind: 'peak' })
    expect(avoidedPeak(place, any(4))).toBeNull()
    expect(computeCrowd(place, any(4))).toEqual({ kind: 'busy', share: 1 })
    expect(avoidedPeak(place, 12)).toBeNull()
  })

  test('a closure of most of the month rules out the types that it stops, unless it is uncertain', () => {
    const closed = (sure: 'low' | 'medium' | 'high', to = '09-15') => ({
      ...place,
      health_safety: [],
      closures: [{ what: 'Rafting stops', from: '07-01', to, sure, stops: ['adventure' as const] }],
    })
    expect(ruledOutBy(closed('high'), 'adventure', 8)).toBe('Rafting stops')
    expect(ruledOutBy(closed('medium'), 'adventure', 8)).toBe('Rafting stops')
    expect(ruledOutBy(closed('low'), 'adventure', 8)).toBeNull()
    expect(ruledOutBy(closed('high'), 'spiritual', 8)).toBeNull()
    expect(ruledOutBy(closed('high', '08-10'), 'adventure', 8)).toBeNull()
    expect(ruledOutBy(closed('high'), 'adventure', 10)).toBeNull()
  })

  test('a danger rules out the types that it stops, a note does not', () => {
    const told = (kind: 'danger' | 'note') => ({
      ...place,
      closures: [],
      health_safety: [{ what: 'It is -25 °C', kind, months: [12, 1], stops: ['adventure' as const] }],
    })
    expect(ruledOutBy(told('danger'), 'adventure', 1)).toBe('It is -25 °C')
    expect(ruledOutBy(told('danger'), 'adventure', 6)).toBeNull()
    expect(ruledOutBy(told('note'), 'adventure', 1)).toBeNull()
  })

  test('a pitch is true in its months only', () => {
    const snowy = { ...place, pitch: { mountains: { text: 'Snow.', months: [1, 2] } } }
    expect([1, 6].map((month) => isPitchTrue(snowy, 'mountains', month))).toEqual([true, false])
    expect(isPitchTrue({ ...place, pitch: { mountains: { text: 'Hills.' } } }, 'mountains', 6)).toBe(true)
  })

  test('includes closures without dates and those that overlap it', () => {
    const closures = [
      { what: 'Closed on Fridays', sure: 'high' as const },
      { what: 'Shut in the rains', from: '06-01', to: '09-30', sure: 'high' as const },
    ]
    const what = (month: number) => closuresIn({ ...place, closures }, month).map(({ closure }) => closure.what)
    expect(what(7)).toEqual(['Closed on Fridays', 'Shut in the rains'])
    expect(what(3)).toEqual(['Closed on Fridays'])
  })
})

test('April: no town of the hot plains is one to avoid, since the hotter ones of the north are between seasons', () => {
  const isHot = ({ weather }: (typeof destinations)[number]) =>
    Math.max(...[...weather.matchAll(/(\d\d) ?°C/g)].map(([, degrees]) => Number(degrees))) >= 38
  const towns = destinations.filter(
    (place) =>
      isHot(place) && place.elevation_m < 1000 && ['historical', 'spiritual', 'culinary'].includes(place.types[0]!),
  )
  expect(towns.length).toBeGreaterThan(30)
  for (const { id, avoid_months } of towns) expect(avoid_months, id).not.toContain(4)
})
