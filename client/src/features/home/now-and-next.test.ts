import type { TripItem } from '@saathi/shared/trips/schema'
import { expect, test } from 'vitest'
import { nowAndNext } from './now-and-next.ts'

const anItem = (day: number, fixedStart: number, title: string, facts: Partial<TripItem> = {}): TripItem => ({
  ...{ id: title, version: 1, removed: false, day, order: fixedStart, kind: 'visit', title, note: '', fixedStart },
  ...{ minutes: 60, cost: 0, costPart: 'other', link: null, lat: null, lon: null, highlight: null, by: null },
  ...facts,
})
const HOUR = 60
const trip = {
  ...{ startDate: '2026-12-10', dayCount: 3, highlights: [], sun: [] },
  items: [
    anItem(0, 22 * HOUR, 'Night train', { kind: 'travel', by: 'rail', minutes: 10 * HOUR }),
    anItem(1, 9 * HOUR, 'Breakfast'),
    anItem(1, 10 * HOUR, 'Fort', { removed: true }),
    anItem(1, 11 * HOUR, 'Temple'),
    anItem(1, 20 * HOUR, 'Guest house', { kind: 'stay', minutes: 12 * HOUR }),
  ],
}

test.each([
  ['in the train of the day before', '2026-12-11', 7 * HOUR, 'Night train', 'Breakfast'],
  ['at an item', '2026-12-11', 9 * HOUR, 'Breakfast', 'Temple'],
  ['between two, without the removed one', '2026-12-11', 10 * HOUR + 30, null, 'Temple'],
  ['before the night', '2026-12-11', 13 * HOUR, null, 'Guest house'],
  ['at night', '2026-12-11', 21 * HOUR, null, null],
  ['on a day without a plan', '2026-12-12', 12 * HOUR, null, null],
])('%s', (_, today, minute, now, next) => {
  const found = nowAndNext(trip, today, minute)
  expect([found.now, found.next?.title ?? null]).toEqual([now, next])
})

test('the next item has its time', () => {
  expect(nowAndNext(trip, '2026-12-11', 8 * HOUR + 30).next).toEqual({ at: 9 * HOUR, title: 'Breakfast' })
})

test('a trip without dates: has neither', () => {
  expect(nowAndNext({ ...trip, startDate: null }, '2026-12-11', 9 * HOUR)).toEqual({ now: null, next: null })
})
