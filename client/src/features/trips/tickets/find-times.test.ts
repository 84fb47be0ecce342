import { expect, test } from 'vitest'
import { findTimes } from './find-times.ts'
import { all, clock, only } from './read-sample.ts'

const times = (text: string) => findTimes(text, { is24: true }).map(({ minutes }) => minutes)

test.each(['10 Jan / 2027', '5 Dec/2045', '10JAN 1000 paid', '10JAN 1500 rs'])(
  'year or price of four digits behind a day (%s): is no time',
  (text) => {
    expect(times(text)).toEqual([])
  },
)

test.each([
  ['17DEC26 / 1020', '10:20'],
  ['17DEC26 / 2035', '20:35'],
  ['17 Dec / 1020', '10:20'],
  ['10JAN 0700 SEAT 4A', '07:00'],
  ['10Jan 0700', '07:00'],
])('time of four digits behind a day (%s): is one', (text, time) => {
  expect(times(text)).toEqual([[clock(time)]])
})

test.each(['near RTC Complex', 'APSRTC bus stand opposite'])(
  'private bus from %s: may leave in the evening',
  (words) => {
    const text = `VRL Travels Hyderabad to Tirupati TS1234567 23/12/2026. Boarding: ${words} 10:15, dropping 6:15, seat 12`
    expect(only(text).departs).toBeNull()
  },
)

test.each(['Unreserved ticket holders cannot travel in this coach.', 'Unreserved passengers not allowed.'])(
  'reserved train with a word on others (%s): keeps its time',
  (words) => {
    expect(only(`PNR 2638801947 12951 MMCT-NDLS\n23-12-2026 17:00\n${words}`).departs).toBe(clock('17:00'))
  },
)

test('a time of four digits before a colon: is one, unless digits follow', () => {
  const departsOf = (time: string) =>
    all(`PNR 4561237890 train 12909 BDTS-NZM 03JAN27 dep ${time} CNF B1 14`).map(({ departs }) => departs)
  expect(departsOf('1735:')).toEqual([clock('17:35')])
  expect(departsOf('1735:20')).toEqual([null])
})
