import { expect, test } from 'vitest'
import { withoutFlatTables } from './flat-tables.ts'
import { only } from './read-sample.ts'

const listed = (text: string) =>
  withoutFlatTables(text.split('\n'))
    .filter((line) => line !== '')
    .join('\n')

test('headings with one space between them: each cell below is behind its own', () => {
  const text = `Flight Date From To Dep. Arr. Stops
SG 751 16-Dec-2026 New Delhi Patna 10:50 12:40 0`
  expect(listed(text)).toBe(
    'Flight: SG 751\nDate: 16-Dec-2026\nFrom: New Delhi\nTo: Patna\nDep.: 10:50\nArr.: 12:40\nStops: 0',
  )
})

test('two places of which nothing says where the second begins: stand together without a heading', () => {
  const text = `From To Dep Arr
Uchana Bara Kalan Chhota 10:50 12:40`
  expect(listed(text)).toBe('Uchana Bara Kalan Chhota\nDep: 10:50\nArr: 12:40')
})

test('several rows: each is a list', () => {
  const text = `Sr Passenger Name Age Sex Seat No
1 SUNIL GAIKWAD 34 M 15
2 VAISHALI GAIKWAD 31 F 16
Total 1,501`
  expect(listed(text)).toMatch(
    /Seat No: 15\nSr: 2\nPassenger Name: VAISHALI GAIKWAD\nAge: 31\nSex: F\nSeat No: 16\nTotal 1,501$/,
  )
})

test.each([
  'Date From To\nas you like',
  'Departure from the gate\n10:50 12:40',
  'From To Class Status\nDelhi Agra Sleeper Confirmed',
])('lines that are no such table, %j: stay as they are', (text) => {
  expect(listed(text)).toBe(text)
})

test('a pass with one space between its columns: has its ends and times from them', () => {
  const text = `StarAir boarding pass 30DEC26\nFROM TO\nKOLHAPUR HYDERABAD\nFLIGHT NO CLASS SEAT NO\nS5 153 Y 5C\nSTD STA BRDG TIME\n1540 1655 1510\nPNR HX2JRB`
  expect(only(text)).toMatchObject({
    from: { name: 'Kolhapur' },
    to: { name: 'Hyderabad' },
    departs: 940,
    arrives: 1015,
    seat: '5C',
    questions: [],
  })
})

test('headings of two ends above a sentence: are none of its words', () => {
  const text = 'From To\nPlease carry ID\nFlight S5 153 Kolhapur - Hyderabad 30DEC26 STD 1540 PNR HX2JRB'
  expect(only(text)).toMatchObject({ from: { name: 'Kolhapur' }, to: { name: 'Hyderabad' } })
})
