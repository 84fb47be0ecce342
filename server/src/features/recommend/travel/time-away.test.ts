import { describe, expect, test } from 'vitest'
import type { Journey } from './journey.ts'
import { daysLeft, daysOfTravel, isDayTrip, isTwoNights, nightsFor } from './time-away.ts'

const byDay = (hours: number) => ({ hours, overnight: false })
const byNight = (hours: number) => ({ hours, overnight: true })

describe('the number of nights', () => {
  test('is one less than the days after a short or overnight journey, and at least one', () => {
    expect(nightsFor(byDay(3), 3)).toBe(2)
    expect(nightsFor(byNight(11), 3)).toBe(2)
    expect(nightsFor(byDay(3), 1)).toBe(1)
  })

  test('equals the days after a day of travel, and is one more after a longer one', () => {
    expect(nightsFor(byDay(9), 3)).toBe(3)
    expect(nightsFor(byNight(22), 3)).toBe(3)
    expect(nightsFor(byDay(12), 3)).toBe(4)
  })
})

describe('the days of the calendar', () => {
  test.each([
    ['a short drive', byDay(4), 5],
    ['a day train', byDay(8), 4],
    ['a long day by road and air', byDay(12), 3],
    ['one night on a train', byNight(12), 3],
    ['a night and a day on a train', byNight(22), 2],
    ['two days on a train', byNight(33), 1],
  ])('%s leaves its days of five', (_, way, days) => {
    expect(daysLeft({ days: 5, evenings: false }, way)).toBe(days)
    // All nights are spent at the place or on board: one on each way, and one more on two days of train.
    const onBoard = way.overnight ? (way.hours > 24 ? 3 : 2) : 0
    expect(nightsFor(way, days) + onBoard).toBe(Math.max(4, onBoard + 1))
  })

  test('a weekend keeps both days after a night train, which leaves on the evening before', () => {
    expect(daysLeft({ days: 2, evenings: true }, byNight(11))).toBe(2)
    expect(daysLeft({ days: 2, evenings: true }, byDay(8))).toBe(1)
    expect(daysOfTravel(byNight(11))).toBe(2)
  })

  test('a night and a morning on a train cost a long weekend one of its days, a night and a day three', () => {
    const left = [16, 18, 20, 21].map((hours) => daysLeft({ days: 3, evenings: true }, byNight(hours)))
    expect(left).toEqual([3, 2, 2, 0])
    expect(daysLeft({ days: 3, evenings: false }, byNight(18))).toBe(0)
    expect(daysLeft({ days: 3, evenings: true }, byDay(18))).toBe(1)
  })
})

describe('a ride by night from the station or airport', () => {
  const rides = (overnight: boolean, hours: number) =>
    ({ hours, overnight, lastLeg: { byNight: true } }) as Parameters<typeof nightsFor>[0]

  test.each([
    ['after a flight by day', rides(false, 18), 2],
    ['after a night on a train', rides(true, 31), 4],
    ['after a short night on a train', rides(true, 20), 4],
  ])('%s: no night of it is in a hotel, and the calendar has the days on the way', (_, way, away) => {
    expect(nightsFor(way, 5)).toBe(4)
    expect(daysOfTravel(way)).toBe(away)
    // The nights on board, there and back, and those at the place fill the calendar.
    expect(nightsFor(way, 5) + (way.overnight ? 4 : 2) + 1).toBe(5 + away)
    expect(daysLeft({ days: 9, evenings: true }, way)).toBe(7)
  })
})

describe('a train of two nights', () => {
  const train = (departs: number, arrives: number) =>
    ({ ...byNight(32), timetable: { departs, arrives } }) as Parameters<typeof isTwoNights>[0]
  const DAY = 1440
  const evening = train(22 * 60, 2 * DAY + 5 * 60)

  test('is one that leaves in the evening and is there on the second morning', () => {
    expect(isTwoNights(evening)).toBe(true)
    expect(isTwoNights(train(10 * 60, 2 * DAY + 5 * 60))).toBe(false)
    expect(isTwoNights(train(22 * 60, 2 * DAY + 11 * 60))).toBe(false)
    expect(isTwoNights(train(22 * 60, DAY + 20 * 60))).toBe(false)
    expect(isTwoNights(byNight(32))).toBe(false)
  })

  test('takes one day each way from the evening before, and no night more than the days there', () => {
    expect(daysLeft({ days: 7, evenings: true }, evening)).toBe(5)
    expect(daysLeft({ days: 7, evenings: true }, byNight(32))).toBe(3)
    expect([nightsFor(evening, 4), nightsFor(byNight(32), 4)]).toEqual([3, 4])
  })
})

describe('a day trip', () => {
  const plain = { hilly: false, elevation_m: 200 }
  const way = (hours: number, given: Partial<Journey> = {}) =>
    ({ mode: 'rail', hours, overnight: false, ...given }) as Journey

  test('is up to four and a half hours each way for sights, four for a beach', () => {
    expect([4.5, 4.6].map((hours) => isDayTrip(plain, 'historical', way(hours)))).toEqual([true, false])
    expect([4, 4.1].map((hours) => isDayTrip(plain, 'beaches', way(hours)))).toEqual([true, false])
  })

  test('is shorter into the hills, where one does not drive after dark', () => {
    expect([3.5, 3.6].map((hours) => isDayTrip({ ...plain, elevation_m: 1400 }, 'historical', way(hours)))).toEqual([
      true,
      false,
    ])
    expect(isDayTrip({ ...plain, hilly: true }, 'adventure', way(3.6))).toBe(false)
  })

  test('is never by night or by air', () => {
    expect(isDayTrip(plain, 'historical', way(4, { overnight: true }))).toBe(false)
    expect(isDayTrip(plain, 'historical', way(4, { mode: 'air' }))).toBe(false)
  })
})
