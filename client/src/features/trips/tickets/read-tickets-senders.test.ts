import { expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'

test('date of numbers of which one order is past: is the day ahead', () => {
  const text = 'Star Air S5 146 Belagavi (IXG) to Mumbai (BOM), PNR NQ5T2Y, date 08/12/2026, departs 16:20'
  expect(only(text)?.date).toBe('2026-12-08')
})

test('time of four digits behind a date: is not its year', () => {
  const text = 'PNR 6XNT4L flight AI 889 DEL-AMD date 14JAN 2015 2150 seat 4A'
  expect(only(text)?.date).toBe('2027-01-14')
})

test('table of flights with terminals in columns of their own: each cell is below its heading', () => {
  const text = `BOOKING REFERENCE: 6XNT4L
FROM              TO                FLIGHT   CLASS  DATE    DEP    ARR    STATUS
AHMEDABAD  T1     DELHI  T3         AI 818   S      12JAN   0700   0840   OK`
  expect(only(text)).toMatchObject({ departs: clock('07:00'), arrives: clock('08:40'), date: '2027-01-12' })
})

test('headings of a boarding pass below their values, with names between them: the time of boarding is not the departure', () => {
  const text = `IndiGo
6E 408
FLIGHT
22:40
DEPARTS
COIMBATORE
CJB
MUMBAI
BOM
27 Dec 2026
DATE
21:55
BOARDS
13D
SEAT
G6WK2V
PNR`
  expect(only(text)).toMatchObject({ number: '6E408', departs: clock('22:40'), seat: '13D', reference: 'G6WK2V' })
})

test('place behind its time and a label with its terminal: is read', () => {
  const text = `PNR: Y9FQ3T
Date: 04 Jan 2027
Flight No: SG 2957
Depart From/Terminal: 05:50 hrs Delhi (Terminal 3)
Arrive At/Terminal: 07:05 hrs Leh`
  expect(only(text)).toMatchObject({ from: { name: 'Delhi' }, to: { name: 'Leh' }, departs: clock('05:50') })
})

test('two times of a stay without labels below its two days: are those of check-in and check-out', () => {
  const text = `Booking ID NH7411820933654
Hotel Sunbeam Grand
CHECK-IN CHECK-OUT
12 Feb 2027 14 Feb 2027
Friday Sunday
12:00 PM 11:00 AM`
  expect(only(text)).toMatchObject({ departs: clock('12:00'), arrives: clock('11:00'), arrivesDays: 2 })
})

test.each([
  ['OYO Townhouse 214 Hauz Khas, Delhi. Check-in: 14 Dec 26', 'OYO Townhouse 214 Hauz Khas'],
  ['Hotel Yak & Yeti, Gangtok. Check-in: 14 Dec 26', 'Hotel Yak & Yeti'],
  ['Snow Valley Resorts Shimla\nCheck-in: 14 Dec 26', 'Snow Valley Resorts Shimla'],
  ['Thank you for choosing Evolve Back, Coorg. Heritage Pool Villa. Check-in: 14 Dec 26', 'Evolve Back'],
  ['Treebo Hotels\nTreebo Trend Amber\nCheck-in: 14 Dec 26', 'Treebo Trend Amber'],
])('stay "%s": has its name', (words, name) => {
  expect(only(`Booking ID BQRT9281\n${words}, check-out: 15 Dec 26. Paid Rs 1,899`)?.name).toBe(name)
})

test('name of a train that ends with no word of trains: is read from a line of its own', () => {
  const text =
    'PNR: 4528830017\nTrain: 20699 MAS VANDE BHARAT\nFrom: Mysuru Jn (MYS)\nTo: Katpadi Jn (KPD)\nDOJ: 30 Dec 2026 13:05'
  expect(only(text)?.name).toMatch(/vande bharat/i)
})

test('reference behind the code of its airline: is without it', () => {
  const text = 'Airline PNR : 6E - V4KD8P\n6E 1414 IXM-BLR 16 Jan 2027 departs 15:45'
  expect(only(text)?.reference).toBe('V4KD8P')
})

test('seats with the names of who sits there: are all read, and no name', () => {
  const text = 'PNR T9WQ4X QP 1131 BLR-BOM 20 Dec 2026 departs 17:50\nSeat(s): 12A (Ritu Saxena), 12B (Aarav Saxena)'
  expect(only(text)?.seat).toBe('12A, 12B')
})

test('flight in the place of another: is the only one', () => {
  const text = `You have been accommodated on flight AI 2416 in place of AI 2410, which is cancelled.
PNR: 5MLT8W
Flight: AI 2416
Date: 30 December 2026
From: Delhi (DEL)
To: Ranchi (IXR)
Departure: 18:40 hrs`
  expect(only(text)?.number).toBe('AI2416')
})

test('time of before that is called "purana": is not read', () => {
  const text =
    'Booking ID: ZB7714093X\nDehradun → Delhi\n13 Dec 2026\nPurana time: 11:00 PM\nNaya time: 11:45 PM\nSeat 4B bus'
  expect(only(text)?.departs).toBe(clock('23:45'))
})

test('carrier and number of a flight in columns of their own: are its number', () => {
  const text = 'BOARDING PASS\nFROM: DEL TO: LHR\nCARRIER AI  FLIGHT 111  DATE 20JAN  SEAT 31K\nPNR 6K8WQD'
  expect(only(text)?.number).toBe('AI111')
})

test('slip of the railway whose columns a PDF has glued: has its number and its PNR', () => {
  const text = `Electronic Reservation Slip (ERS)
VIJAYAWADA JN (BZA)CHENNAI CENTRAL
(MAS)
Start Date* 29-Nov-2026Departure* 15:30 29-Nov-2026
421709365820677 / MAS VANDE BHARATAC CHAIR CAR (CC)`
  expect(only(text)).toMatchObject({ kind: 'rail', number: '20677', class: 'CC' })
})

test('seats of sectors by codes, of flights between places by names: are each that of its flight', () => {
  const text = `PNR XQ9N7B
Date         Flight     From     To       Dep     Arr
22 Dec 2026  6E 5021    Mumbai   Nagpur   05:40   07:10
27 Dec 2026  6E 5378    Nagpur   Mumbai   21:55   23:30
Seat: 10D (BOM-NAG), 12F (NAG-BOM)`
  expect(all(text).map(({ seat }) => seat)).toEqual(['10D', '12F'])
})

test('headings above each other, a row of values that look like theirs and more lines: are a table of one row', () => {
  const text = `PNR: ZC5W8K
Date
Departure
Flight
Check-in/Bag drop closes
Arrival
10 Jan 27
Chennai (T1) 23:05 hrs
6E 461 (A320)
22:05 hrs
Delhi (T2) 01:55 hrs, 11 Jan 27
Passenger Details
1. Mr. Karthik Raja`
  expect(only(text)).toMatchObject({
    date: '2027-01-10',
    departs: clock('23:05'),
    arrives: clock('01:55'),
    arrivesDays: 1,
  })
})

test('days of which the months and weekdays stand below: are those of the stay, with the hours below them', () => {
  const text = `Booking confirmation
CONFIRMATION NUMBER: 3907.448.128

Casa Del Mar
Calangute - Baga Road, 403516 Calangute, India

CHECK-IN          CHECK-OUT         ROOMS   NIGHTS
24                27                1       3
DECEMBER          DECEMBER
Thursday          Sunday
14:00 - 23:00     08:00 - 11:00`
  expect(only(text)).toMatchObject({
    date: '2026-12-24',
    departs: clock('14:00'),
    arrives: clock('11:00'),
    arrivesDays: 3,
  })
})

test('passenger and two places in cells with one space between them: the places are those of the flight', () => {
  const text = `IndiGo
Name From To Flight Date
Bhattacharya/Moumita Ms Kolkata Guwahati 6E 6213 14 Dec 2026
Boarding Time Departure Time Gate Seat Sequence PNR
15:05 15:50 TBA 21D 0117 QX7L2B`
  expect(only(text)).toMatchObject({ from: { name: 'Kolkata' }, to: { name: 'Guwahati' }, departs: clock('15:50') })
})

test('status of a chart above the line of the journey: does not make its times and days others', () => {
  const text = `PNR: 6241187730 | Chart prepared
Train 12621/TAMIL NADU EXP
MAS (22:00, 19 Dec) to NDLS (06:30, 21 Dec)
Pax 1: WL12 → CNF A2/31`
  expect(only(text)).toMatchObject({
    date: '2026-12-19',
    departs: clock('22:00'),
    arrives: clock('06:30'),
    arrivesDays: 2,
  })
})

test('two times and then two days: are those of departure and arrival, of a train whose number stands alone', () => {
  const text = `Booking Confirmed
PNR 2216554430
12424
DBRT RAJDHANI
NEW DELHI (NDLS)
GUWAHATI (GHY)
16:20
19:15
Wed, 6 Jan
Thu, 7 Jan
2A | General`
  expect(only(text)).toMatchObject({
    number: '12424',
    date: '2027-01-06',
    departs: clock('16:20'),
    arrives: clock('19:15'),
    arrivesDays: 1,
  })
})

test('boarding station that was changed to a short one: is the one where one boards', () => {
  const text =
    'Boarding point of PNR 4538201167, Train 11302, DOJ 18/12/2026 has been changed from GUNTAKAL JN (GTL) to ADONI (AD). Destination PUNE JN (PUNE).'
  expect(only(text)).toMatchObject({ from: { code: 'AD' }, to: { code: 'PUNE' } })
})

test('times of four digits behind the codes of a row: are those of departure and arrival', () => {
  const text = 'Airline PNR V4KD8P\n1 6E 1414 R 16JAN27 IXM 1545 BLR 1655 HK'
  expect(only(text)).toMatchObject({ departs: clock('15:45'), arrives: clock('16:55') })
})

test('headings of check-in and check-out above each other, then their days and hours: are each its own', () => {
  const text = `agoda
Booking ID 1180442795

The Salt Lagoon Resort
Plot 7, Beach Road, Puri, Odisha, India, 752001

Check in
Check out
Fri 22 Jan 2027
Mon 25 Jan 2027
after 02:00 PM
before 11:00 AM`
  expect(only(text)).toMatchObject({
    date: '2027-01-22',
    departs: clock('14:00'),
    arrives: clock('11:00'),
    arrivesDays: 3,
  })
})

test('`Boards` above a time: is no departure', () => {
  const text =
    'Boarding pass\nQP 1457 BLR LKO\nDATE\nBOARDS\nDEPARTS\nARRIVES\n22 Jan 27\n08:25\n09:10\n11:45\nPNR: H8NB4W'
  expect(only(text)).toMatchObject({ departs: clock('09:10'), arrives: clock('11:45') })
})

test('hours "from" and "until" above their headings: are those of check-in and check-out', () => {
  const text = `Booking number 3307118842

Lakeside Homestay
Location: Bhimtal, Uttarakhand, India

Thu, Jan 14, 2027          Sat, Jan 16, 2027
From 1:00 PM               Until 11:00 AM
Check-in                   Check-out`
  expect(only(text)).toMatchObject({ departs: clock('13:00'), arrives: clock('11:00'), arrivesDays: 2 })
})
