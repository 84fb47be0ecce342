import { expect, test } from 'vitest'
import { all, clock, only, read } from './read-sample.ts'

test('flight that another airline flies under its own number: is one ticket, with the number that was booked', () => {
  const text = `Booking reference (PNR): 6XK2LD
Delhi (DEL) to Ranchi (IXR), Friday, 15 January 2027
AI 9420 operated by Air India Express as IX 1128
10:05 Delhi, Indira Gandhi International Airport, Terminal 1
12:00 Ranchi, Birsa Munda Airport
Total price INR 5,120`
  expect(all(text)).toMatchObject([
    { number: 'AI9420', departs: clock('10:05'), arrives: clock('12:00'), fare: 5120, questions: [] },
  ])
})

test('number of a booking that begins as a flight does: is none', () => {
  const text = `Booking Id: QP81XY330917
PNR: W4TQ7N
IndiGo 6E 5094, Nagpur (NAG) to Pune (PNQ), 18 Jan 2027, Dep 17:40, Arr 19:00`
  expect(all(text).map(({ number }) => number)).toEqual(['6E5094'])
})

test('references of two flights, each in the table below its own: belong to these', () => {
  const passenger = (pnr: string) =>
    `TRAVELLER                 PNR       TICKET NO.\nMs Rhea Pinto, Adult      ${pnr}    ${pnr}\n`
  const text = `Your round trip is booked.

ONWARD   Pune to Goa
Akasa Air
QP-1621
PNQ 07:10 hrs
Mon, 18 Jan 2027
GOX 08:25 hrs
Mon, 18 Jan 2027

${passenger('N8QK3T')}
RETURN   Goa to Pune
IndiGo
6E-784
GOI 20:15 hrs
Thu, 21 Jan 2027
PNQ 21:30 hrs
Thu, 21 Jan 2027

${passenger('D2WZ6L')}
Total amount paid: INR 9,418`
  expect(all(text)).toMatchObject([
    { number: 'QP1621', reference: 'N8QK3T' },
    { number: '6E784', reference: 'D2WZ6L' },
  ])
})

test('reference behind the word that a booking is confirmed: is read', () => {
  const text =
    'Your booking is confirmed - TQWZ3L\nEK 513 Delhi (DEL) to Dubai (DXB) on 10 Feb 2027, dep 10:35, arr 12:50'
  expect(only(text).reference).toBe('TQWZ3L')
})

test.each([
  ['in square brackets', 'IC 1405 30 Jan 2027 Goa (Manohar) [GOX] 14:10 to Sindhudurg [SDW] 14:45', 'GOX', 'SDW'],
  ['in round ones', 'IC 1405 30 Jan 2027 Goa (GOX) 14:10 to Sindhudurg (SDW) 14:45', 'GOX', 'SDW'],
])('codes of airports %s: are those of the way', (_, words, from, to) => {
  expect(only(`FLY91 booking FL8Q2X\n${words}`)).toMatchObject({ from: { code: from }, to: { code: to } })
})

test('times of four digits behind their days: are read', () => {
  const text = `AIRLINE PNR : 6E / C9ZK4R
FLIGHT NO   SECTOR     DEP DATE/TIME       ARR DATE/TIME       CLASS
6E 353      BOM-IXB    17DEC26 / 1020      17DEC26 / 1310      R`
  expect(only(text)).toMatchObject({ date: '2026-12-17', departs: clock('10:20'), arrives: clock('13:10') })
})

test('message that check-in is done, with the day behind it: is of that day', () => {
  const text =
    'Web check-in done for 6E 6213, Pune-Nagpur, 05Jan27. Dep 0630 hrs, Seat 8A. PNR GZ5T9L. Bag drop closes 0530 hrs'
  expect(read(text)).toMatchObject({ tickets: [{ date: '2027-01-05', departs: clock('06:30'), questions: [] }] })
})

test.each([
  ['Air Astana', 'KC 908', 'DEL', 'ALA'],
  ['Uzbekistan Airways', 'HY 422', 'DEL', 'TAS'],
  ['US-Bangla Airlines', 'BS 204', 'MAA', 'DAC'],
  ['Bhutan Airlines', 'B3 707', 'CCU', 'PBH'],
])('flight of %s from India: is read', (airline, number, from, to) => {
  const text = `${airline} booking reference K7XQ4M\n${number} ${from}-${to} 10 Feb 2027, departs 10:35`
  expect(only(text)).toMatchObject({ number: number.replace(' ', ''), name: airline, from: { code: from } })
})

test('airline that only the head of a mail names: its numbers are those of the flights below', () => {
  const text = `Etihad Airways confirmation
Reservation code VGHQ7T
Outbound
EY 239 Hyderabad HYD 04:35 Abu Dhabi AUH 06:50 Friday 8 January 2027 Economy Value
Return
EY 238 Abu Dhabi AUH 22:05 Hyderabad HYD 03:05 (+1) Sunday 17 January 2027 Economy Value`
  expect(all(text)).toMatchObject([
    { number: 'EY239', name: 'Etihad Airways', date: '2027-01-08', departs: clock('04:35') },
    { number: 'EY238', name: 'Etihad Airways', date: '2027-01-17', arrives: clock('03:05'), arrivesDays: 1 },
  ])
})

test('number of the ticket of a bus that ends as a train has it: is no train', () => {
  const text =
    'Bus from Madgaon 21:30 hrs 24 Dec Paulo travels seat L5, boarding Margao KTC. Ticket GA12345. Rs 1450. Reaches Bangalore next day 10 am'
  expect(read(text)).toMatchObject({ tickets: [{ kind: 'bus', reference: 'GA12345', fare: 1450 }] })
})

test('one number of the booking for two passes: is that of each', () => {
  const text = `Boarding pass 1 of 2
6E 6114  Chennai (MAA) 06:10 - Hyderabad (HYD) 07:25
16 Jan 2027 Seat 9D
Boarding pass 2 of 2
6E 7203  Hyderabad (HYD) 09:00 - Tirupati (TIR) 10:15
16 Jan 2027 Seat 3A
PNR for both: LM5TR8`
  expect(all(text).map(({ reference }) => reference)).toEqual(['LM5TR8', 'LM5TR8'])
})
