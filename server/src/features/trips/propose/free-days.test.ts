import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { describeTrip } from './describe-trip.ts'
import { blank, type Draft, stayItem } from './draft.ts'
import { freeDaysOf, withFreeDays } from './free-days.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
/** Drives so long that nobody goes there and back with seniors on one day. */
const dataset = { ...loadDataset(), legs: loadDataset().legs.map((leg) => ({ ...leg, hours: 2.75 })) }
const item = (day: number, kind: 'stay' | 'meal' | 'visit' | 'travel' | 'free', minutes = 60) => ({
  day,
  kind,
  minutes,
})

describe('freeDaysOf', () => {
  test('days between two nights with meals alone: are free, those with a visit or a drive are not', () => {
    const items = [
      ...[item(0, 'travel'), item(0, 'stay'), item(1, 'meal'), item(1, 'visit'), item(1, 'stay')],
      ...[item(2, 'meal'), item(2, 'stay'), item(3, 'meal'), item(3, 'travel'), item(3, 'stay'), item(4, 'travel')],
    ]
    expect(freeDaysOf(items)).toEqual({ free: [2], seen: 1, has: 1, whole: 2, halves: 0 })
  })

  test('four short visits on as many whole days: fit into one day', () => {
    const days = [1, 2, 3, 4].flatMap((day) => [item(day, 'meal'), item(day, 'visit', 40), item(day, 'stay')])
    expect(freeDaysOf([item(0, 'travel'), item(0, 'stay'), ...days])).toEqual({
      free: [],
      seen: 1,
      has: 4,
      whole: 4,
      halves: 0,
    })
  })

  test('a day with a visit and four free hours: is half free, one with an hour is not', () => {
    const days = [1, 2].flatMap((day) => [
      item(day, 'visit'),
      item(day, 'free', day === 1 ? 240 : 60),
      item(day, 'stay'),
    ])
    expect(freeDaysOf([item(0, 'stay'), ...days]).halves).toBe(1)
  })

  test('days elsewhere: are neither free nor among those of the place', () => {
    const days = [1, 2].flatMap((day) => [item(day, 'meal'), item(day, 'visit', 240), item(day, 'stay')])
    expect(freeDaysOf([item(0, 'stay'), ...days], new Set([2]))).toEqual({
      free: [],
      seen: 1,
      has: 1,
      whole: 1,
      halves: 0,
    })
  })
})

describe('more days than the sights of a place fill', () => {
  const stay = { placeId: 'naimisharanya', from: 'mumbai', people: 4, seniors: 2 } as const
  const request = { ...stay, days: 5, startDate: '2027-02-07' }
  const proposal = proposeTrip(dataset, request, NOW)
  const items = proposal?.items ?? []
  const { free, seen } = freeDaysOf(items)

  test('the free days: are the last whole ones, each with free time before and after lunch, and three meals', () => {
    expect(free.length).toBeGreaterThan(0)
    const lastNight = Math.max(...items.filter(({ kind }) => kind === 'stay').map(({ day }) => day))
    const visits = items.filter(({ kind, day }) => kind === 'visit' && day <= lastNight).map(({ day }) => day)
    expect(Math.min(...free)).toBeGreaterThan(Math.max(...visits))
    for (const day of free) {
      const kinds = items.filter((each) => each.day === day).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind === 'free')).toHaveLength(2)
      expect(kinds.filter((kind) => kind === 'meal')).toHaveLength(3)
    }
  })

  test('the first one: says into how many days the sights fit, and which place is near', () => {
    const note = items.find(({ day, kind }) => day === free[0] && kind === 'free')?.note ?? ''
    expect(note).toContain(`fits into ${seen} days`)
    expect(note).toContain('Lucknow')
  })

  test('the warnings: say how many days are free', () => {
    const { people, placeId, from, startDate } = request
    const facts = {
      placeId,
      from,
      people,
      startDate,
      dayCount: proposal?.dayCount ?? 0,
      month: null,
      type: null,
      items,
    }
    const { warnings } = describeTrip(dataset, facts, '2026-11-22')
    expect(warnings.join(' ')).toContain(`in this trip, ${free.length} days are free`)
  })
})

test('sights on the days of coming and going, and whole days that are just as many as the rest fills: nothing says shorter', () => {
  const days = [60, 200, 200, 200, 60].map((minutes, day) => ({ day, minutes, highlight: null }))
  const items = days.flatMap(({ day, minutes, highlight }) => [
    ...(day === 0 || day === 4
      ? [{ ...blank, kind: 'travel' as const, day, title: 'Drive', order: 1, by: 'road' as const }]
      : []),
    { ...blank, kind: 'visit' as const, day, minutes, highlight, title: 'Sight', order: 2 },
    ...(day < 4 ? [{ ...blank, kind: 'stay' as const, day, title: 'Night', order: 3 }] : []),
  ])
  const facts = {
    placeId: 'agra',
    from: 'delhi',
    people: 2,
    dayCount: 5,
    startDate: null,
    month: 1,
    type: null,
  } as const
  expect(describeTrip(dataset, { ...facts, items }, '2026-11-22').warnings.join()).not.toContain('shorter stay')
})

describe('the morning before a late way home', () => {
  const morning = (minutes: number): Draft => ({
    ...blank,
    ...{ role: 'other', kind: 'free', day: 1, title: 'Free time', minutes },
  })
  const saidOf = (...ofLastDay: Draft[]) =>
    withFreeDays(() => [], [stayItem(0, 'Night in a hotel, Agra', null), ...ofLastDay])
      .map(({ note }) => note)
      .join('')

  test('long and without a sight: is told with an earlier way home', () => {
    expect(saidOf(morning(200))).toContain('an earlier way home would do')
  })

  test('short, or with a sight on that day: is not', () => {
    const visit: Draft = { ...blank, role: 'visit', kind: 'visit', day: 1, title: 'Itimad-ud-Daula', minutes: 60 }
    expect([saidOf(morning(100)), saidOf(visit, morning(200))]).toEqual(['', ''])
  })
})
