import { expect, test } from 'vitest'
import { readTickets } from './read-tickets.ts'

const read = (text: string) => {
  const reading = readTickets(text, { today: '2026-11-28' })
  return reading.result === 'read' ? reading.tickets : []
}
const asksIn = (text: string) => read(text).map(({ questions }) => questions.map(({ field }) => field))

const BUS = `Chandragiri Travels, ticket CGE71904
Kasaragod to Bengaluru
Seat: U4`

test.each(['Wednesday 13 January night, 12:15 AM', '13 jan ki raat 12:15 AM'])(
  'a quarter past midnight of “%s”: may be of the next day, and is asked',
  (when) => {
    expect(asksIn(`${BUS}\n${when}`)).toEqual([['date']])
  },
)

test.each(['Wednesday 13 January night, 10:15 PM', 'Wednesday 13 January, 12:15 AM'])(
  'the time of “%s”: is of that day',
  (when) => {
    expect(read(`${BUS}\n${when}`)).toMatchObject([{ date: '2027-01-13', questions: [] }])
  },
)

const FLIGHT = `PNR: S6NK3V
Flight: 6E 6493
Route: Kochi (COK) to Ahmedabad (AMD)
Journey date: 13 Jan 2027
Departure: 18:20
Arrival: 20:45`

test('another day in the subject of a mail: is asked; the same one, or one that is not of the journey, is not', () => {
  expect(asksIn(`Subject: Your IndiGo flight to Ahmedabad on 12 Jan 2027\n${FLIGHT}`)).toEqual([['date']])
  for (const subject of ['Your IndiGo flight to Ahmedabad on 13 Jan 2027', 'Your payment on 12 Jan 2027'])
    expect(asksIn(`Subject: ${subject}\n${FLIGHT}`)).toEqual([[]])
})

test('an end that is one airport or another: is no way between the two', () => {
  const text = (from: string) => `Akasa Air, PNR: U4XD9L
Flight: QP 1519
Date: 29 Mar 2027
Departs: 15:10 from ${from}
Arrives: 17:05 at Kochi (COK)`
  expect(asksIn(text('Mumbai (BOM) or Navi Mumbai (NMI)')).flat()).toContain('from')
  expect(read(text('Mumbai (BOM)'))).toMatchObject([{ from: { code: 'BOM' }, to: { code: 'COK' }, questions: [] }])
})

test('when the number of the driver comes: is no departure', () => {
  const text = `Periyar Line Travels
Route: Kozhikode to Mysuru
Date: Sat, 9 Jan 2027
Bus leaves 10:15 PM sharp, be there by 9:45 PM
Pickup: Mofussil bus stand, bay 6
Seat: L2
Driver no. comes by 8 PM.`
  expect(read(text)).toMatchObject([{ departs: 22 * 60 + 15, questions: [] }])
})

test.each([
  ['M.G. Road, opp. Bus Stand, next to SBI ATM', null],
  ['M.G. Road, Panaji', 'Panaji'],
  ['12 Lake Road, near the boat house, Kodaikanal', 'Kodaikanal'],
])('the address “%s” of a stay: names its town, or none', (address, town) => {
  const [stay] = read(`Hotel Shivam Residency
Booking no. SR-2093
Check-in: 18 Dec 2026, 12:00 PM
Check-out: 20 Dec 2026, 11:00 AM
Amount Rs. 4,480 paid
Address: ${address}`)
  expect(stay?.to?.name ?? null).toBe(town)
})

test('lines of the system of a travel agent: are the flights, and lines of the ticket and the agent are none', () => {
  const text = `RP/COKXX2100/ PNR 5TGHK9
1.RAVEENDRAN/SURESH MR
2  AI 511 Y 19JAN 2 MAACCU HK1  0915 1140  19JAN
3  AI 776 Y 22JAN 5 CCUMAA HK1  2155 0040+1
4 TK OK28NOV/COKXX2100
5 AP COK 0484 000 2211`
  const flight = { kind: 'air', reference: '5TGHK9', questions: [] }
  expect(read(text)).toMatchObject([
    { ...flight, number: 'AI511', date: '2027-01-19', departs: 555, arrives: 700, arrivesDays: 0 },
    { ...flight, number: 'AI776', date: '2027-01-22', departs: 1315, arrives: 40, arrivesDays: 1 },
  ])
  expect(read(text.replace(/^3.*\n/m, ''))).toMatchObject([{ ...flight, from: { code: 'MAA' }, to: { code: 'CCU' } }])
})

test.each([
  ['High Range Motors', 'Ticket No: HRM 5521', 'HRM5521'],
  ['HIMGIRI ROADWAYS', 'Ticket No. HG-00731', 'HG00731'],
])('a ticket of %s: is one of a bus, with its number', (name, number, reference) => {
  const text = `${name}\n${number}\nFrom: Kottayam\nTo: Kumily\nDate: 07-01-2027\nDep: 14:10 hrs\nSeat No: 8`
  const [ticket] = read(text)
  expect(ticket).toMatchObject({ kind: 'bus', reference, seat: '8', questions: [] })
  expect(ticket?.name.toLowerCase()).toBe(name.toLowerCase())
})

test.each([
  ['Malabar Rest House\nPlace: Kalpetta', 'Malabar Rest House'],
  ['Houseboat stay confirmation\nBoat name: Vembanad Swan Houseboat\nPlace: Alappuzha', 'Vembanad Swan Houseboat'],
])('a stay in “%s”: has its name', (head, name) => {
  const text = `${head}\nBooking ref: VSH 4417\nCheck-in: 22/01/2027, 12:00 noon\nCheck-out: 23/01/2027, 09:00 AM\nTotal: Rs. 11,500`
  expect(read(text)).toMatchObject([{ kind: 'stay', name, reference: 'VSH4417' }])
})
