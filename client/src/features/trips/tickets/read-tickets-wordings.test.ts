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

test.each(['22 Jan 2027 | 23:10-01:20 (+1)', '22 Jan 2027, 23:10-01:20+1'])(
  'day right before a span of times that ends later (%s): is of the departure alone',
  (words) => {
    const ticket = only(`IndiGo PNR: P9XK3L | 6E 234 | HYD-CCU | ${words}`)
    expect(ticket).toMatchObject({ date: '2027-01-22', arrives: clock('01:20'), arrivesDays: 1, questions: [] })
  },
)

test.each([
  'Flight to Chandigarh (6E 2195)\nWhen: Thursday, 7 January 2027 4:40 – 5:50pm\nWhere: Delhi DEL',
  'Flight to Chandigarh (6E 2195)\nThursday, January 7 · 4:40 – 5:50pm\nDelhi DEL',
])('event named by where a flight goes, copied from a calendar (%s): has its way and its times', (words) => {
  expect(only(`${words}\nConfirmation number B9MZ6T, IndiGo`)).toMatchObject({
    from: { code: 'DEL' },
    to: { name: 'Chandigarh' },
    date: '2027-01-07',
    departs: clock('16:40'),
    arrives: clock('17:50'),
    questions: [],
  })
})

test.each([
  ['Stay at Zostel Manali\nJan 20 – 23, 2027\nConfirmation Z88K2', '2027-01-20', 3],
  ['Hotel check-in: Treebo Palm Grove, Chennai\nThu 11 Mar 2027, 12:00 – Sat 13 Mar 2027, 11:00', '2027-03-11', 2],
  ['Stay at The Pine Cottage, Kasauli\nSat 12 Dec, 13:00 – Mon 14 Dec 2026, 11:00', '2026-12-12', 2],
])('event of a stay, copied from a calendar (%s): has its days', (words, date, nights) => {
  expect(only(`${words}\nReservation no. PC20261`)).toMatchObject({
    kind: 'stay',
    date,
    arrivesDays: nights,
    questions: [],
  })
})

test('flight that one is on now, behind the one of before: is the only one', () => {
  const text =
    'Your IndiGo flight 6E 5307 (PNR C8TW4M) from Raipur to Bengaluru on 14 Dec 2026, earlier departing at 1720 hrs, has been rescheduled. You are now on 6E 5311 of the same day, departure 1905 hrs, arrival 2110 hrs.'
  expect(only(text)).toMatchObject({
    number: '6E5311',
    date: '2026-12-14',
    departs: clock('19:05'),
    arrives: clock('21:10'),
    questions: [],
  })
})

test('old name of an airport in capitals before its code: is that airport', () => {
  const text =
    'Boarding Pass\nFLIGHT IX 345\nFROM CALICUT CCJ\nTO DUBAI DXB\nDATE 26DEC\nDEP 09:25  ARR 11:55\nPNR WY8M2X'
  expect(only(text)).toMatchObject({ from: { code: 'CCJ' }, to: { code: 'DXB' }, questions: [] })
})

test('short name of an operator: keeps its capitals', () => {
  const ticket = only('KTCL\nPanaji to Hubballi\nDate 15-12-2026\nDepart 07:00\nSeat 8\nTkt no 55120')
  expect(ticket.name).toBe('KTCL')
})

test.each([
  ['departing Delhi on 24-Feb-2027 at 14:05 hrs and arriving Dharamshala at 15:30 hrs', 'Delhi', 'Dharamshala'],
  ['departs from Delhi at 14:05 on 24 Feb 2027, arrives in Dharamshala at 15:30', 'Delhi', 'Dharamshala'],
])('a sentence with both ends of a flight (%s): is its way', (words, from, to) => {
  expect(only(`Thank you for choosing SpiceJet. PNR: J8K2MT\nFlight SG 2963 ${words}`)).toMatchObject({
    from: { name: from },
    to: { name: to },
    date: '2027-02-24',
    departs: 845,
    arrives: 930,
    questions: [],
  })
})
