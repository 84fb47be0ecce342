import { expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'

test('labels with dots up to their values: are read as labels', () => {
  const text = 'Boarding Pass\nFlight ...... 6E 341\nFrom ........ KOLKATA (CCU)\nTo .......... PORT BLAIR (IXZ)'
  const ticket = only(
    `${text}\nDate ........ 22 Dec 2026\nDeparture ... 06:05 hrs\nSeat ........ 9F\nPNR ......... GR7T2X`,
  )
  expect(ticket).toMatchObject({ to: { code: 'IXZ' }, departs: clock('06:05'), seat: '9F', questions: [] })
})

test('places with their terminals above their times: are the way', () => {
  const ticket = only('Boarding pass\nIX 1091\nDelhi T1\n07:50\nVaranasi\n09:20\nSun, 10 Jan 2027\nPNR A7XQ3L')
  expect(ticket).toMatchObject({ from: { name: 'Delhi' }, to: { name: 'Varanasi' }, arrives: clock('09:20') })
})

test.each([
  ['FLT: AI2419\nFRM: HYD\nTO: DEL\nDT: 05-02-2027\nETD: 0635\nST: 24E', '24E'],
  ['zingbus\nDelhi to Jaipur\n11 Jan 2027\nDeparture 21:00\nBerth: U4', 'U4'],
])('short or other label of a seat (%s): is one', (text, seat) => {
  expect(only(`${text}\nPNR 6TPK9X`).seat).toBe(seat)
})

test.each([
  ['APSRTC - Amaravathi\nDropping: Dwaraka Bus Complex, Visakhapatnam @ 06:10 AM', 'APSRTC'],
  ['Orange Comfort Lines\nBoarding point: Civil Lines, Jaipur', 'Orange Comfort Lines'],
  ['Assam State Transport (ASTC)', 'Assam State Transport'],
])('operator of a bus beside the name of a stop (%s): is the name', (words, name) => {
  const ticket = only(`${words}\nJaipur to Delhi\nDate 11 Jan 2027\nDeparture 21:00\nSeat 7\nTicket no 8812045`)
  expect(ticket).toMatchObject({ kind: 'bus', name })
})

test('arrival with its town before a time with a dot: is read', () => {
  const text =
    'RSRTC PNR RJ10559208\nJaipur -> Udaipur\nDOJ Tue 15 Dec 26  Time 22.45\nReach Udaipur 05.15 (16 Dec 26)\nSeat 17'
  expect(only(text)).toMatchObject({ departs: clock('22:45'), arrives: clock('05:15'), arrivesDays: 1 })
})

test('dates of two flights of which one shows the order: the other has it too', () => {
  const [there, back] = all(`Onward Flight
Pune (PNQ) to Nagpur (NAG)
IndiGo 6E-681 | Airline PNR: D3JH8X
Dep: 08/01/2027 17:35   Arr: 08/01/2027 19:00

Return Flight
Nagpur (NAG) to Pune (PNQ)
IndiGo 6E-6246 | Airline PNR: D9LC5Q
Dep: 11/01/2027 06:10   Arr: 11/01/2027 07:35`)
  expect([there?.date, back?.date]).toEqual(['2027-01-08', '2027-01-11'])
})

test('flight whose line ends with its cancellation beside one that stays: only the other is read', () => {
  const text = `SpiceJet: partial cancellation of PNR H4XJ7W
  SG 3742  Goa (GOI) - Delhi (DEL)  Sun 10 Jan 2027  19:45/22:20   CANCELLED
  SG 3741  Delhi (DEL) - Goa (GOI)  Tue 05 Jan 2027  12:10/14:45   CONFIRMED   Seat 15A`
  expect(only(text)).toMatchObject({ number: 'SG3741', date: '2027-01-05', seat: '15A', questions: [] })
})

test('hotels of a voucher by numbers, each with its name behind a label: have their names', () => {
  const stays = all(`HOTEL VOUCHER

Hotel 1
Name        : Mistwood Resort
City        : Munnar
Check in    : 28-12-2026    Check out : 30-12-2026    Nights: 2
Conf. No    : MW-30177

Hotel 2
Name        : Punnamada Water Villas
City        : Alleppey
Check in    : 30-12-2026    Check out : 01-01-2027    Nights: 2
Conf. No    : PWV-8852`)
  expect(stays.map(({ name }) => name)).toEqual(['Mistwood Resort', 'Punnamada Water Villas'])
})
