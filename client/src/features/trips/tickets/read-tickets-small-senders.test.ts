import { expect, test } from 'vitest'
import { findKind } from './find-kind.ts'
import { findLabelled } from './find-reference.ts'
import { findSeats } from './find-seats.ts'
import { all, clock, only } from './read-sample.ts'

const BUS = (head: string, number: string) => `${head}
${number}
From: Kottayam
To: Kumily
Date: 08-01-2027
Dep: 7.15
Arr: 11.40
Seat No: 8
Amount: Rs 260`

test('ticket of a bus whose operator is named in the first line, with hours without am and pm: the hours are asked', () => {
  const ticket = only(BUS('Hill View Motors', 'Ticket No: HVM 5522'))
  expect(ticket).toMatchObject({ kind: 'bus', name: 'Hill View Motors', reference: 'HVM5522', seat: '8' })
  expect(ticket.departs).toBeNull()
  expect(ticket.questions.map(({ field }) => field)).toEqual(expect.arrayContaining(['departs', 'arrives']))
})

test('motors in a sentence: no sign of a bus', () => {
  expect(findKind('Two boats with outboard motors, call us to know more')).toBeNull()
})

test.each([
  ['Booking ref: VSH 4418', 'VSH4418'],
  ['Ticket: VLT 66109', 'VLT66109'],
])('reference %s: letters and digits as one', (line, reference) => {
  expect(findLabelled(`Some Travels\n${line}\nSeat 11`)).toBe(reference)
})

test.each(['Ticket: INR 4418', 'Booking: BUS 4418', 'Ticket: VLT 66109 to be shown', 'Ticket no: 3 of 4'])(
  '%s: no reference of letters and digits',
  (line) => {
    expect(findLabelled(`Some Travels\n${line}\nSeat 11`)).toBeNull()
  },
)

test('number of a stay in a column of its own: its reference', () => {
  const text = `GUEST                ROOM                 CONF NO
Mr Paul Abraham      Garden Double        CNH-20772`
  expect(findLabelled(text)).toBe('CNH20772')
  expect(findLabelled(text.replace('CONF NO', 'PHONE'))).toBeNull()
})

test('columns SRC, DST, DOJ, RPT and DEP: the hour of departure, and not that of reporting', () => {
  const text = `Konkan Star Roadways
SRC            DST             DOJ          RPT       DEP
Panaji         Pune            03-Mar-27    1845      1915
Seat S14`
  expect(only(text)).toMatchObject({ date: '2027-03-03', departs: clock('19:15') })
  expect(only(text).from?.name).toBe('Panaji')
  expect(only(text).to?.name).toBe('Pune')
  expect(only(text.replace('RPT       DEP', 'DEP       ARR')).departs).toBe(clock('18:45'))
})

test('line of an agent with a day of the week as a digit: way, day and hours are read', () => {
  const text = `RLOC 7QXZ3M
1.PATEL/HETAL MS
1 AI 1613 K 22JAN 5 BOMBDQ HK2 0705 0810
2 AI 1618 K 24JAN 7 BDQBOM HK2 1935 2045
3 TK OK28NOV/COKXX2100`
  const [there, back] = all(text)
  expect(there).toMatchObject({
    from: { code: 'BOM' },
    to: { code: 'BDQ' },
    date: '2027-01-22',
    departs: clock('07:05'),
  })
  expect(back).toMatchObject({ date: '2027-01-24', arrives: clock('20:45'), reference: '7QXZ3M' })
})

test('line of an agent without a day of the week: as before', () => {
  expect(only('PNR 5TGHK8\n1  AI 511 Y 19JAN MAACCU HK1  0915 1140')).toMatchObject({
    from: { code: 'MAA' },
    date: '2027-01-19',
    departs: clock('09:15'),
  })
})

const COLUMNS = (heads: string) => `Air India
${heads}
AI 1843                               AI 1848
Wed 24 Mar 2027                       Sun 28 Mar 2027
Trivandrum (TRV)                      Mumbai (BOM)
10:25                                 06:30
Mumbai (BOM)                          Trivandrum (TRV)
12:40                                 08:50

Booking reference: 4HXJ8C`

test('columns of the way there and back, each with its places and hours below each other: two flights', () => {
  const [there, back] = all(COLUMNS('ONWARD                                RETURN'))
  expect(there).toMatchObject({ number: 'AI1843', departs: clock('10:25'), arrives: clock('12:40') })
  expect(back).toMatchObject({ number: 'AI1848', departs: clock('06:30'), arrives: clock('08:50') })
})

test('such columns that no heading names: their hours are not given to the one way or the other', () => {
  for (const { departs } of all(COLUMNS('Details'))) expect(departs).toBeNull()
})

test.each([
  ['GUESTS AND SEATS\nMs Asha Das 14A\nMr Manu Das 14B', '14A, 14B'],
  ['Guests and seats: Ms Asha Das 14A\nMr Manu Das 14B', '14A, 14B'],
  ['GUESTS\nMs Asha Das 14A, Park Street', ''],
])('%j: seats %s', (text, seat) => {
  expect(findSeats(text, 'air').seat).toBe(seat)
})

test('rows of a name, an age and a seat: the seats', () => {
  expect(findSeats('SL Name Age Seat\n1 Asha Bansal 33 L14\n2 Dia Bansal 31 L15', 'sea').seat).toBe('L14, L15')
  expect(findSeats('SL Name Age\n1 Asha Bansal 33\n2 Dia Bansal 31', 'sea').seat).toBe('')
})

test('ferry in one sentence: a journey by sea, with its hours', () => {
  const text =
    'Sea Star Ferries: booking SSF-118208 confirmed. Mumbai to Mandwa, Sat 16 Jan 2027, departure 9:15 AM, arrival 10:15 AM, total Rs 1,985.'
  expect(only(text)).toMatchObject({ kind: 'sea', departs: clock('09:15'), arrives: clock('10:15'), arrivesDays: 0 })
})

const STAY = (line: string) => `${line}
Booking No: MRH/2027/00419
Place: Kalpetta
Check-in: 26.01.2027 (Tue), 2.00 PM
Check-out: 28.01.2027 (Thu), 12.00 noon`

test.each([
  ['Nilgiri Rest House', 'Nilgiri Rest House'],
  ['Houseboat stay confirmation\nBoat name: Kuttanad Swan Houseboat', 'Kuttanad Swan Houseboat'],
  ['Hotel Lake View, Rest House Road', 'Hotel Lake View'],
])('%j: its name is %s', (line, name) => {
  expect(only(STAY(line)).name).toBe(name)
})

const RETIMED = (words: string) =>
  `Your bus with Aravali Express Travels from Udaipur to Ahmedabad on 03 Jan 2027. Ticket RX884121, seats 15, 16. ${words}`

test('old and revised boarding time: the revised one', () => {
  expect(only(RETIMED('Old boarding time 02:00 PM, revised boarding time 03:30 PM.')).departs).toBe(clock('15:30'))
  expect(only(RETIMED('Boarding time 02:00 PM.')).departs).toBe(clock('14:00'))
})

test('stand that bears the name of an operator, below another operator: the other one', () => {
  const text = (name: string) => `${name}
Mumbai to Panaji, 24/12/2026
Pickup: Sion Circle, 18:45
Drop: Kadamba Stand, Panaji
Seat: S5`
  expect(only(text('SURYA TRAVELS')).name).toBe('Surya Travels')
  expect(only(text('Kadamba bus ticket')).name).toBe('Kadamba')
})

test('number of the service of a bus, as `Srvc No`: its number', () => {
  const text = 'APSRTC PNR: 71450963, Srvc No: 3473, VIJAYAWADA to VISAKHAPATNAM, DOJ 10/01/2027, Dep 22:30, Seats 25'
  expect(only(text).number).toBe('3473')
})

test('flights with a code that coaches have too, in a mail of that airline: their numbers', () => {
  const text = (head: string) => `${head}
Reservation number: 2MVG8C

Segment 1
S9 221, Wednesday 03 February 2027
Dehradun (DED) 11:30 -> Pithoragarh (NNS) 12:25

Segment 2
S9 222, Sunday 07 February 2027
Pithoragarh (NNS) 12:55 -> Dehradun (DED) 13:50`
  expect(all(text('Fly Big - Booking itinerary')).map(({ number }) => number)).toEqual(['S9221', 'S9222'])
  expect(all(text('Booking')).map(({ number }) => number)).toEqual(['', ''])
})

test('payable amount of a stay beside the charges of its room: the fare', () => {
  const text = STAY('Hotel Lake View\nRoom charges ₹1,899\nPayable amount ₹1,399 (pay at hotel)')
  expect(only(text).fare).toBe(1399)
  expect(only(text.replace(/Payable.*/, '')).fare).toBe(1899)
})
