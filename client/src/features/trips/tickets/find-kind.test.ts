import { expect, test } from 'vitest'
import { findFlights } from './find-kind.ts'
import { only } from './read-sample.ts'

const flights = (text: string) => findFlights(text).map(({ number }) => number)

test.each([
  'Haryana Roadways, NH-44 Bypass, Karnal',
  'Telangana bus, NH 65',
  'Ludhiana, NH44, 09:50',
  'ANA flight, NH-44',
])('highway in an address (%s): is no flight', (text) => {
  expect(flights(text)).toEqual([])
})

test('bus that boards at a highway of Haryana: stays a bus', () => {
  const text = `Haryana Roadways bus ticket
Ticket no: HR20264478
From: Karnal
To: Delhi
Date: 12 Jan 2027
Dep Time: 09:50
Boarding point: NH-44 Bypass, Karnal
Seat No: 17`
  expect(only(text)).toMatchObject({ kind: 'bus', number: '', name: 'Haryana Roadways' })
})

test.each([
  'Seats will be allotted at counter LO 281',
  'Parking slot LO 12, 09:50',
  'Rent a scooter, TR 123, 09:50',
  'Emirates Palace, room EK 12',
])('letters of an airline whose name is no word of the text, or without a leg (%s): are no flight', (text) => {
  expect(flights(text)).toEqual([])
})

test.each([
  ['ANA NH 838 DEL-HND 12 Jan 2027', 'NH838'],
  ['Your flight NH 838, DEL-HND', 'NH838'],
  ['Your EMIRATES booking: EK 7 DXB-LHR 14:30', 'EK7'],
  ['Scoot TR 35, MAA to SIN, 23:10', 'TR35'],
  ['air india codeshare, lufthansa LH 761', 'LH761'],
])('flight of an airline that the text names (%s): is one', (text, number) => {
  expect(flights(text)).toEqual([number])
})

test.each([
  'AI 2416 DEL-BOM 12 Jan 2027 09:50-12:25 operated by Air India IX 1120 BOM-COK 12 Jan 2027 14:00-16:00',
  'AI 2416 Delhi to Mumbai 09:50-12:25 operated by Air India IX 1120 Mumbai to Kochi 14:00-16:00',
])('number behind an operator, with a leg of its own (%s): is a second flight', (text) => {
  expect(flights(text)).toEqual(['AI2416', 'IX1120'])
})

test.each([
  '6E 4214 operated by Turkish Airlines TK 1951 DEL-IST 12 Jan 2027 06:55-11:25',
  'AI 2416 DEL-COK operated by Air India Express IX 1120 DEL-COK 14:00-16:00',
  'AI 2416 DEL-COK operated by Air India Express IX 1120, 12 Jan 2027 14:00-16:00',
])('number of an operator beside that of the seller, for one leg (%s): is no second flight', (text) => {
  expect(flights(text)).toHaveLength(1)
})

test.each([
  'Meet at RTC Complex first',
  'RTC Retail Pvt Ltd',
  'My stop is at the RTC bus stand',
  'Meet me at Garuda Mall',
])('train with another word of buses (%s): stays one', (words) => {
  expect(only(`PNR 2638801947 Trn 12727 DOJ 23-12-2026 SC-VSKP Dp 17:00 S4 34. ${words}`).kind).toBe('rail')
})

test.each([
  [
    'EK 505 BOM to DXB 15:35\n\nFlight 2 of 2\nEK 9     Economy Class\nDXB Dubai to LGW London, 02:50',
    ['EK505', 'EK9'],
  ],
  ['Emirates, EK 24 hours. Flight EK 505 BOM to DXB 15:35', ['EK505']],
  ['Boarding pass, frequent flyer AI 700 441 925, flight AI 1825', ['AI1825']],
  ['IndiaOne Air flight I7 702', ['I7702']],
  ['An order of a laptop: i7 702', []],
  ['Coach I7 702', []],
])('%s: has these flights', (text, numbers) => {
  expect(flights(text)).toEqual(numbers)
})

test.each([
  ['20 Dec ko Delhi se Bhopal, 12002 Shatabdi ya 20172 Vande Bharat', '12002,20172'],
  ['PNR 2741188036, 12951 Rajdhani or 12953 August Kranti, MMCT to NDLS, 20 Dec', '12951,12953'],
])('one of two trains with their names (%s): is asked', (text, numbers) => {
  const { number, questions } = only(text)
  expect([number, questions.find(({ field }) => field === 'number')?.choices.join()]).toEqual(['', numbers])
})
