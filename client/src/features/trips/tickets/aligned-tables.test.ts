import { expect, test } from 'vitest'
import { withoutAligned } from './aligned-tables.ts'
import { all, clock, only } from './read-sample.ts'

test('headings of two lines, and a column that one row leaves empty: each cell has its heading', () => {
  const lines = [
    'Date     From (Terminal)  Departs  Flight Number    Bag drop   To (Terminal)  Arrives',
    '                                   (Aircraft)       closes',
    '05Jan27  Nagpur           22:15    6E 5411 (A321)              Kochi (T1)     00:20',
  ]
  expect(withoutAligned(lines).filter(Boolean)).toEqual([
    'Date: 05Jan27',
    'From: Nagpur',
    'Departs: 22:15',
    'Flight Number: 6E 5411 (A321)',
    'To: Kochi (T1)',
    'Arrives: 00:20',
  ])
})

test('table of a flight with three lines: is read with its days and times', () => {
  const text = `Air India
Booking reference: 6TRKW2

FLIGHT      DEPARTURE                        ARRIVAL                          CABIN
AI 2746     Ranchi (IXR)                     Bengaluru (BLR)                  Economy
A321neo     Sun, 10 Jan 2027   14:35 hrs     Sun, 10 Jan 2027   17:10 hrs     Comfort
            -                                Terminal 2                       Non-stop`
  expect(only(text)).toMatchObject({
    number: 'AI2746',
    from: { code: 'IXR' },
    to: { code: 'BLR' },
    date: '2027-01-10',
    departs: clock('14:35'),
    arrives: clock('17:10'),
    arrivesDays: 0,
    questions: [],
  })
})

test('two flights of which each has two lines: are two tickets', () => {
  const text = `Booking reference (PNR): M7XQ4D
Flight     From                  To                    Departs         Arrives
6E 417     Surat (STV)           Kolkata (CCU)         12 Jan 2027     12 Jan 2027
                                 Terminal 1            09:50           12:25
6E 6392    Kolkata (CCU)         Surat (STV)           19 Jan 2027     19 Jan 2027
           Terminal 1                                  16:05           18:55`
  expect(all(text)).toMatchObject([
    { number: '6E417', from: { code: 'STV' }, to: { code: 'CCU' }, date: '2027-01-12', departs: clock('09:50') },
    { number: '6E6392', from: { code: 'CCU' }, to: { code: 'STV' }, date: '2027-01-19', departs: clock('16:05') },
  ])
})

test('two flights of different airlines, each of two lines: are two tickets', () => {
  const text = `Booking reference (PNR): M7XQ4D
Flight     From                  To                    Departs         Arrives
6E 417     Surat (STV)           Kolkata (CCU)         12 Jan 2027     12 Jan 2027
                                 Terminal 1            09:50           12:25
AI 768     Kolkata (CCU)         Surat (STV)           19 Jan 2027     19 Jan 2027
           Terminal 1                                  16:05           18:55`
  expect(all(text)).toMatchObject([
    { number: '6E417', from: { code: 'STV' }, date: '2027-01-12', departs: clock('09:50'), arrives: clock('12:25') },
    { number: 'AI768', from: { code: 'CCU' }, date: '2027-01-19', departs: clock('16:05'), arrives: clock('18:55') },
  ])
})

test('two flights behind towns of one and of two words: are two tickets', () => {
  const text = `Booking reference (PNR): M7XQ4D
From         To             Date            Flight     Departs     Arrives
Mumbai       New Delhi      12 Jan 2027     AI 768     09:50       12:25
                                            A320
New Delhi    Mumbai         19 Jan 2027     6E 417     16:05       18:20
                                            A321`
  expect(all(text)).toMatchObject([
    {
      number: 'AI768',
      to: { name: 'New Delhi' },
      date: '2027-01-12',
      departs: clock('09:50'),
      arrives: clock('12:25'),
    },
    {
      number: '6E417',
      from: { name: 'New Delhi' },
      date: '2027-01-19',
      departs: clock('16:05'),
      arrives: clock('18:20'),
    },
  ])
})

test('line with its own label below a table: is no row of it', () => {
  const lines = [
    'Sector         Date          Dep      Arr      Class',
    'Surat-Diu      22/01/2027    10:00    10:45    Premium',
    'Passengers: 2  Seats: A5, A6',
  ]
  expect(withoutAligned(lines)).toEqual(lines)
})

test('tables of more columns than any ticket has: are left in no time', () => {
  const table = ['To  '.repeat(74), ...Array(12).fill(`${'a1  '.repeat(72)}1:00`)]
  const lines = Array.from({ length: 50 }, () => table).flat()
  const start = process.cpuUsage()
  expect(withoutAligned(lines)).toEqual(lines)
  const { user, system } = process.cpuUsage(start)
  // Twenty times what it takes, for a slow machine; the square of the columns would be above.
  expect((user + system) / 1000).toBeLessThan(500)
})
