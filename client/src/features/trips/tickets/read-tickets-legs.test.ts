import { expect, test } from 'vitest'
import { all, clock, read } from './read-sample.ts'
import type { Ticket } from './ticket.ts'

const ends = (tickets: readonly Ticket[]) => tickets.map(({ from, to }) => `${from?.code} ${to?.code}`)

test('way of names above lines with codes: has the codes', () => {
  const text = `Mumbai to Goa
Sat, 26 Dec 2026
06:45  BOM  Chhatrapati Shivaji, Terminal 2
08:05  GOI  Dabolim
IndiGo 6E-6217 PNR: N7KLPX

Goa to Mumbai
Wed, 30 Dec 2026
20:10  GOX  Mopa
21:35  BOM  Terminal 1
Air India Express IX-1242 PNR: QW3RTY`
  expect(ends(all(text))).toEqual(['BOM GOI', 'GOX BOM'])
})

test('row whose columns a long name has moved: has its two airports', () => {
  const text = `Air India Express booking reference 8XKPLM
FLIGHT      FROM              TO                DATE         DEP     ARR
IX 2804     Thiruvananthapuram Chennai          11 Jan 2027  13:20   14:40
IX 2867     Chennai           Thiruvananthapuram 15 Jan 2027 19:05   20:30`
  expect(ends(all(text))).toEqual(['TRV MAA', 'MAA TRV'])
})

test('flights named again beside their seats: are no further legs, and have these seats', () => {
  const text = `Booking Ref: H7TR9W
1. 6E 6732 COK 05:30 - HYD 07:10, 23 Jan 2027
2. 6E 512 HYD 09:35 - VNS 11:40, 23 Jan 2027
Passenger: 2 adults. Seats 6E 6732: 14A, 14B; 6E 512: 15A, 15B`
  const tickets = all(text)
  expect(ends(tickets)).toEqual(['COK HYD', 'HYD VNS'])
  expect(tickets.map(({ seat }) => seat)).toEqual(['14A, 14B', '15A, 15B'])
})

test('seat behind each of several legs: is that of the leg', () => {
  const text = `Emirates Booking reference: KJ8LMP
EK 531  Cochin (COK) to Dubai (DXB)
Departure 09 Jan 2027 04:30   Arrival 09 Jan 2027 07:20
Economy Saver   Seat 32K
EK 530  Dubai (DXB) to Cochin (COK)
Departure 17 Jan 2027 03:00   Arrival 17 Jan 2027 08:30
Economy Saver   Seat 31A`
  expect(all(text).map(({ seat }) => seat)).toEqual(['32K', '31A'])
})

test('cancelled flight for which one has been rebooked: the new one is read', () => {
  const text = `Your flight has been cancelled and you have been rebooked. PNR 5TRKLW
Old: AI 2423 BLR-CCU 14 Jan 2027 07:15
New: AI 2425 BLR-CCU 14 Jan 2027 11:40, arr 14:20`
  expect(all(text)).toMatchObject([{ number: 'AI2425', departs: clock('11:40') }])
})

test('class of a bus behind its way: is no part of the town', () => {
  const text = 'RSRTC PNR 77120934 Jaipur-Udaipur Super Deluxe Dt 24/12/2026 Time 22:30 Seat No 21,22'
  expect(all(text)).toMatchObject([{ from: { name: 'Jaipur' }, to: { name: 'Udaipur' } }])
})

test('station up to which a seat is reserved: is the end, wherever the train goes', () => {
  const text = `PNR 6220118834 TRAIN NO 12802 PURUSHOTTAM EXP
FROM NDLS TO PURI
BOARDING: CNB   RESV UPTO: BBS
DATE 21-12-2026
P1 CNF/B5/12   P2 CNF/B5/15`
  expect(ends(all(text))).toEqual(['CNB BBS'])
  expect(all(text)).toMatchObject([{ coach: 'B5', seat: '12, 15' }])
})

test('train rescheduled to leave later: has the new time, and no place named "leave"', () => {
  const text =
    'Train No 12129 departing from PUNE on 04-01-27 at 18:35 is rescheduled to leave at 21:50. PNR 8123340091 B4 22.'
  expect(all(text)).toMatchObject([{ departs: clock('21:50'), to: null }])
})

test('towns in small letters of a chat: are a way if we know both', () => {
  const chat = 'bus book ho gaya h, delhi se rishikesh 12 dec raat 11 baje, seat 14 n 15, laxmi travels, 1340 paid'
  expect(all(chat)).toMatchObject([{ from: { name: 'Delhi' }, to: { name: 'Rishikesh' }, seat: '14, 15' }])
})

test('seats in the last cell of each sailing: are those of the sailing', () => {
  const text = `Makruzz Booking ref MKZ2701123
11-JAN-2027 | 06:15 | Port Blair -> Havelock | Premium | 4A,4B
13-JAN-2027 | 11:00 | Havelock -> Neil | Premium | 7C,7D`
  expect(all(text).map(({ seat }) => seat)).toEqual(['4A, 4B', '7C, 7D'])
})

test('time in brackets behind the day of a stay: is that of the day', () => {
  const text =
    'Treebo Royal Orchid Booking ID TRB-5521-9033\n12 Feb 2027 (12 noon onwards) to 14 Feb 2027 (before 11 AM)'
  expect(all(text)).toMatchObject([{ departs: clock('12:00'), arrives: clock('11:00'), arrivesDays: 2 }])
})

test('bus stop with a gate in its name: keeps it', () => {
  const text =
    'Ticket No UTC26/129933 Dehradun ISBT - Delhi Kashmiri Gate ISBT, Volvo bus 20-12-2026 at 23:00 hrs, seat no 31'
  expect(all(text)).toMatchObject([{ to: { name: 'Delhi Kashmiri Gate ISBT' }, reference: 'UTC26129933' }])
})

test('sum below the prices of all legs: is not that of the last one', () => {
  const text = `Nautika NTK2611-40925
Trip 1
Port Blair to Havelock
Date: 05-Jan-27
Departure: 07:30 AM   Arrival: 09:00 AM
Fare: Rs. 3,500

Trip 2
Neil Island to Port Blair
Date: 08-Jan-27
Departure: 03:15 PM   Arrival: 04:30 PM
Fare: Rs. 3,300

Total paid: Rs. 6,800`
  expect(read(text)).toMatchObject({ tickets: [{ fare: 3500 }, { fare: 3300 }] })
})

test('a column of references beside sectors: gives each leg its own', () => {
  const text = `Mumbai to Indore\n6E 213  BOM 06:10 → IDR 07:30  Fri, 5 Mar 2027
Indore to Mumbai\nQP 1104  IDR 20:25 → BOM 21:45  Tue, 9 Mar 2027

TRAVELLER          AIRLINE PNR
Ms Reena Pinto     BOM-IDR  Y2NB7K
                   IDR-BOM  8TQMX3`
  expect(all(text).map(({ reference }) => reference)).toEqual(['Y2NB7K', '8TQMX3'])
})
