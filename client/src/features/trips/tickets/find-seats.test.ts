import { expect, test } from 'vitest'
import { findSeats, seatsOfFlight, seatsOfSector } from './find-seats.ts'
import { all } from './read-sample.ts'

test('flights of Alliance Air behind their sectors: are no seats', () => {
  const text = `Alliance Air PNR M7XQ4D
DEL-DHM 9I 821 12 Jan 2027 09:50 - 11:25
DHM-DEL 9I 822 19 Jan 2027 12:05 - 13:40`
  expect(all(text).map(({ number, seat }) => [number, seat])).toEqual([
    ['9I821', ''],
    ['9I822', ''],
  ])
})

test.each(['6E 213', '9I 821', '9I-821', '6E6021'])(
  'flight %s beside a sector or another flight: is no seat',
  (flight) => {
    expect(seatsOfSector(`DEL-DHM ${flight}`, 'DEL', 'DHM')).toBe('')
    expect(seatsOfFlight(`AI 446 ${flight}`, 'AI446')).toBe('')
    expect(seatsOfFlight(`AI 446: 14A, ${flight}: 15A`, 'AI446')).toBe('14A')
  },
)

test('seats with the letters of an airline: are seats', () => {
  expect(seatsOfSector('DEL-DHM 6E, 9I', 'DEL', 'DHM')).toBe('6E, 9I')
  expect(seatsOfFlight('AI 446: 9I', 'AI446')).toBe('9I')
})

test.each([
  ['Seat no 13-14', '13, 14'],
  ['seats L1-L3', 'L1, L2, L3'],
  ['Seats: 13 to 15, 18', '13, 14, 15, 18'],
  ['Dep 20:30, St: 27,28, Adults 2', '27, 28'],
  ['St No. 7 | Fare 400', '7'],
  ['Seats 2, 13-14 Jan', '2'],
])('seats of a bus (%s): are read', (text, seat) => {
  expect(findSeats(text, 'bus').seat).toBe(seat)
})

test.each([
  [
    'S.No Name          Age Sex Seat ID Proof\n1    Manish Bhati  29  M   31   AADHAAR\n2    Pooja Bhati   27  F   32',
    '31, 32',
  ],
  ['Passenger Seat no.\nTejaswini R  U1\nTotal 900', 'U1'],
  ['Name Age Gender Seat\nManish Bhati 29 Male L4', 'L4'],
  ['S.No Name Age Sex ID Proof\n1 Manish Bhati 29 M 31', ''],
  ['Passenger Seat no.\nBus leaves at 9', ''],
])('rows below headings with one space between them (%j): have the seats of a bus', (text, seat) => {
  expect(findSeats(text, 'bus').seat).toBe(seat)
})
