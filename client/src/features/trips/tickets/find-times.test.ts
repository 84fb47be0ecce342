import { expect, test } from 'vitest'
import { findTimes } from './find-times.ts'
import { clock } from './read-sample.ts'

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
