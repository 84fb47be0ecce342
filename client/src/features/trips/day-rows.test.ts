import { schedule } from '@saathi/shared/trips/schedule'
import type { TripItem } from '@saathi/shared/trips/schema'
import { describe, expect, it } from 'vitest'
import { dayLabel, dayRows, lightAt, problemCount } from './day-rows.ts'

const SUN = { sunrise: 410, sunset: 1046 }

const item = (id: string, change: Partial<TripItem>): TripItem => ({
  id,
  version: 1,
  removed: false,
  day: 0,
  order: Number(id),
  kind: 'visit',
  title: `Stop ${id}`,
  note: '',
  fixedStart: null,
  minutes: 60,
  cost: 0,
  costPart: 'entry',
  link: null,
  lat: null,
  lon: null,
  highlight: null,
  by: null,
  ...change,
})
const dayOf = (items: TripItem[]) => {
  const [day] = schedule({ items, dayCount: 1, startDate: '2026-12-04', highlights: [], sun: [SUN] })
  if (!day) throw new Error('There is no day.')
  return day
}
const kinds = (items: TripItem[]) =>
  dayRows(dayOf(items), SUN).map((row) =>
    row.kind === 'item' ? row.timed.item.title : row.kind === 'sun' ? (row.rise ? 'sunrise' : 'sunset') : row.kind,
  )

describe('dayRows', () => {
  it('two stops apart from each other, and a night: the way, free time, sunrise and sunset between them', () => {
    const items = [
      item('1', { fixedStart: 450, lat: 27.175, lon: 78.042 }),
      item('2', { fixedStart: 800, lat: 27.095, lon: 77.661 }),
      item('3', { kind: 'stay', minutes: 600 }),
    ]
    expect(kinds(items)).toEqual(['sunrise', 'Stop 1', 'free', 'leg', 'Stop 2', 'sunset', 'Stop 3'])
  })

  it('free time: ends when one must leave for the next stop', () => {
    const rows = dayRows(
      dayOf([
        item('1', { fixedStart: 450, lat: 27.175, lon: 78.042 }),
        item('2', { fixedStart: 800, lat: 27.095, lon: 77.661 }),
      ]),
      SUN,
    )
    const [free, leg] = [rows.find(({ kind }) => kind === 'free'), rows.find(({ kind }) => kind === 'leg')]
    expect(free?.at).toBe(510)
    expect(free?.until).toBe(leg?.at)
    expect(leg?.until).toBe(800)
  })

  it('a day that ends in the afternoon: shows no sunset, and a day without items nothing', () => {
    expect(kinds([item('1', { fixedStart: 600 })])).toEqual(['sunrise', 'Stop 1'])
    expect(kinds([])).toEqual([])
  })

  it('a stop that begins before sunrise: stands before it', () => {
    expect(kinds([item('1', { fixedStart: 300, minutes: 180 })])).toEqual(['Stop 1', 'sunrise'])
  })
})

describe('lightAt', () => {
  it('is dark at night, on both sides of midnight, and light at noon', () => {
    for (const minute of [0, 120, 1200, 1560]) expect(lightAt(minute, SUN)).toBe('var(--rail-night)')
    expect(lightAt(720, SUN)).toBe('var(--rail-day)')
  })

  it('fades at dawn', () =>
    expect(lightAt(390, SUN)).toBe('color-mix(in oklab, var(--rail-low) 50%, var(--rail-night))'))
})

it('dayLabel: names the first visit, and without any what takes longest', () => {
  const visits = [
    item('1', { kind: 'travel', by: 'rail', title: 'Train' }),
    item('2', {}),
    item('3', {}),
    item('4', {}),
  ]
  expect(dayLabel(dayOf(visits))).toBe('Stop 2')
  const wayHome = [
    item('1', { kind: 'travel', by: 'local', title: 'To the station, with time to board', minutes: 20 }),
    item('2', { kind: 'travel', by: 'rail', title: 'Night train home, 3-tier AC', minutes: 600 }),
  ]
  expect(dayLabel(dayOf(wayHome))).toBe('Night train home')
  expect(dayLabel(dayOf([]))).toBe('')
})

it('problemCount, two stops at once: counts the one that cannot be reached', () => {
  expect(problemCount(dayOf([item('1', { fixedStart: 600 }), item('2', { fixedStart: 610 })]))).toBe(1)
})
