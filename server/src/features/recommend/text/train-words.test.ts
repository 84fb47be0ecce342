import { describe, expect, test } from 'vitest'
import type { LastLeg } from '../travel/last-leg.ts'
import { arrivesByNight } from '../travel/night-arrival.ts'
import type { Timetable } from '../travel/timetable.ts'
import { trainKind, trainTimes } from './train-words.ts'

const EVENING: Timetable = {
  number: '20664',
  name: 'Mysuru Vande Bharat',
  station: 'KSR Bengaluru',
  terminus: null,
  days: 7,
  weekdays: null,
  departs: 21 * 60 + 30,
  arrives: 23 * 60 + 30,
  others: true,
  first: 90,
  last: 21 * 60 + 30,
  checked: '2025-12',
}
const words = (timetable: Timetable, hours?: number) =>
  trainTimes({ timetable, daysAWeek: 7, ...(hours !== undefined && { hours, overnight: false }) }, '2026-11')

describe('the train of a way of half a day', () => {
  test('one that leaves after 14:00: is not named, and others are where they are known', () => {
    expect(words(EVENING, 3.2)).toBe('several trains a day, from 01:30 to 21:30')
    expect(words({ ...EVENING, others: false }, 3.2)).toBeNull()
  })

  test('one that comes before it is light: is not named', () => {
    expect(words({ ...EVENING, departs: 60, arrives: 180, others: false }, 3.2)).toBeNull()
  })

  test('one of the morning: is named with its times', () => {
    const morning = { ...EVENING, departs: 10 * 60 + 15, arrives: 12 * 60 + 15, others: false }
    expect(words(morning, 3.2)).toBe('20664 Mysuru Vande Bharat, 10:15, arrives 12:15')
  })
})

test('a train that ends at another station of the town: names it', () => {
  const train = { ...EVENING, others: false, terminus: 'Yesvantpur' }
  expect(words(train, 8)).toBe('20664 Mysuru Vande Bharat, 21:30, arrives 23:30 at Yesvantpur')
})

test('a longer way, and a way home: has the train also when it leaves in the evening', () => {
  for (const hours of [8, undefined])
    expect(words(EVENING, hours)).toBe('such as 20664 Mysuru Vande Bharat, 21:30, arrives 23:30')
})

describe('a train too late for the road that is left', () => {
  const lastLeg = { by: 'a bus', km: 70, hours: 2.5, lines: [], rough: 0, onRoad: true, hired: false }
  const said = (timetable: Timetable, road: LastLeg) =>
    trainTimes({ timetable, daysAWeek: 7, hours: 6, overnight: false, lastLeg: road }, '2026-11')

  test('of several a day: is not named', () => {
    expect(said(EVENING, lastLeg)).toBe('several trains a day, from 01:30 to 21:30')
    expect([arrivesByNight({ timetable: EVENING, lastLeg }), arrivesByNight({ timetable: EVENING })]).toEqual([
      null,
      1410,
    ])
    const train = { timetable: EVENING, hours: 6, overnight: false, byNight: false }
    expect([trainKind({ ...train, lastLeg }), trainKind({ ...train, lastLeg: null })]).toEqual([
      'day train',
      'evening train',
    ])
  })

  test('the only one, or with a short ride left: is named', () => {
    expect(said({ ...EVENING, others: false }, lastLeg)).toContain('arrives 23:30')
    expect(said(EVENING, { ...lastLeg, hours: 0.5 })).toContain('arrives 23:30')
  })
})
