import { expect, test } from 'vitest'
import placeNames from './place-names.json'
import { only, read } from './read-sample.ts'
import { AIRPORT_LINES, STATION_LINES } from './rows.gen.ts'
import type { TicketReading } from './ticket.ts'

const ends = (reading: TicketReading) =>
  reading.result === 'read' ? reading.tickets.map(({ from, to }) => [from, to]) : reading.result

test.each([
  ['stations', placeNames.rail, STATION_LINES, /^[A-Z]{2,5} [A-Z][A-Za-z ().-]+$/],
  ['airports', placeNames.air, AIRPORT_LINES, /^[A-Z]{3} [A-Z][A-Za-zé ().-]+$/],
] as const)('names of %s: are whole, and none is among those with a place', (_, names, placed, shape) => {
  const rows = Object.entries(names)
  expect(rows.map((row) => row.join(' ')).filter((row) => !shape.test(row))).toEqual([])
  const known = new Set(placed.split('\n').map((line) => line.split('|')[0]))
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(([code]) => known.has(code))).toEqual([])
})

test('codes of small stations: are read with their names', () => {
  const reading = read('PNR:2453376120,TRN:15273,DOJ:14-12-26,SL,BTH-RXL,DP:09:10,Boarding at BTH only,A SINHA,S3 11')
  expect(ends(reading)).toEqual([
    [
      { name: 'Bettiah', code: 'BTH' },
      { name: 'Raxaul', code: 'RXL' },
    ],
  ])
})

test('code of a station that is also a berth: counts beside its name', () => {
  const reading = read(
    'PNR 2453376121 Train 14311 From: MORADABAD JN (MB) To: BHUJ (BHUJ) Date of Journey: 14-Dec-2026 Departure: 10:05 S3 11 MB',
  )
  expect(ends(reading)).toEqual([
    [
      { name: 'Moradabad', code: 'MB' },
      { name: 'Bhuj', code: 'BHUJ' },
    ],
  ])
})

test('codes of stations that are words: are no stations in running text', () => {
  const reading = read(
    'SIR, CARRY YOUR PAN/AADHAR AND PAY ON TIME. PNR 2453376122 TRAIN 12951 DOJ 18-12-26 MMCT TO NDLS DEP 17:00 B4 33.',
  )
  expect(ends(reading)).toEqual([
    [
      { name: 'Mumbai Central', code: 'MMCT' },
      { name: 'New Delhi', code: 'NDLS' },
    ],
  ])
})

test('airport abroad: is read with its name', () => {
  expect(ends(read('IndiGo PNR W3HN6T 6E 1463 COK-DXB 12 Dec 2026 Dep 10:25 Arr 12:55'))).toEqual([
    [
      { name: 'Kochi', code: 'COK' },
      { name: 'Dubai', code: 'DXB' },
    ],
  ])
})

test('name on the ticket beside a code that we know by another: stays', () => {
  const reading = read('PNR 2453376123 Train 12951 From: Nowhere Town (BTH) To: New Delhi (NDLS) 18-12-2026 Dep 17:00')
  expect(ends(reading)).toEqual([
    [
      { name: 'Nowhere Town', code: 'BTH' },
      { name: 'New Delhi', code: 'NDLS' },
    ],
  ])
})

test.each([
  ['Bangalore', 'BLR', 'Cochin', 'COK'],
  ['Trivandrum', 'TRV', 'Bombay', 'BOM'],
  ['Vizag', 'VTZ', 'Calcutta', 'CCU'],
])('towns with their names of before, %s (%s) and %s (%s): are airports', (from, start, to, end) => {
  const message = (codes: string) => `PNR K7XQ3M 6E 6021 ${from} - ${to}, 14 Jan 2027, Dep 09:40${codes}`
  expect(only(message(''))).toMatchObject({ from: { name: from }, to: { name: to }, questions: [] })
  expect(only(message(`\n${start} ${end}`))).toMatchObject({ from: { code: start }, to: { code: end } })
})
