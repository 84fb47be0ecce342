import { expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'

const FLIGHT = 'IndiGo PNR ABX2JK\n6E 2134 Delhi (DEL) 06:00 - Mumbai (BOM) 08:10, 12 Feb 2027'
const RETURN = 'PNR AB12CD\n6E 2134 DEL-BOM 12 Feb 2027 06:00\n6E 2135 BOM-DEL 14 Feb 2027 18:00'
const BUS = 'Zingbus PNR ZB551208\nDelhi - Manali\n12 Feb 2027 21:30'

test.each([
  [`${FLIGHT}\nBilled to\nMr Ravi Kumar\n14C, Park Street, Kolkata`, ''],
  [`${FLIGHT}\nMr. Ravi Kumar\n12C, Sector 9, Gurugram`, ''],
  [`${BUS}\nTravellers Seat\nRavi Kumar 12\nPriya Kumar 13\nPlatform No 4`, '12, 13'],
  [`${BUS}\nPassengers Seats\nRavi Kumar 12\nBay 4\nThanks`, '12'],
  [`${BUS}\nName Age Gender No. Seats\nRavi Kumar 29 M 2 900`, ''],
])('%j: has these seats and no others', (text, seat) => {
  expect(only(text).seat).toBe(seat)
})

test.each(['Gates onward 12A return 31B', 'Vouchers: onward SAVE50, return BACK99', 'Mr and Mrs Sharma 14A/14B'])(
  '%s: are neither seats nor numbers of the two ways',
  (line) => {
    expect(all(`${RETURN}\n${line}`).map(({ seat, reference }) => [seat, reference])).toEqual([
      ['', 'AB12CD'],
      ['', 'AB12CD'],
    ])
  },
)

test.each([
  'PNR 2431876590 12951 MMCT-NDLS 12 Jan 2027 (WL 5, maybe confirmed) 17:00 B4',
  'Zingbus Delhi to Manali on 12 Jan 2027 (Fri, Volvo 2+2?) 17:00 seat 4 PNR ZB551208',
  'IndiGo 6E 2134 DEL-BOM 12 Jan 2027 (may be delayed by 20 min) 17:00 PNR ABX2JK',
  'Zingbus Delhi to Manali 12 Jan 2027 (maybe 2 or 3 seats) 17:00 seat 4 PNR ZB551208',
  'PNR 2431876590 Train 12951 MMCT-NDLS DOJ 12 Jan 2027 (Platform 5?) Dep 17:00 3A B4 23',
])('a note in brackets that is of something else (%s): leaves the day', (text) => {
  expect(only(text.replace('Fri', 'Tue'))).toMatchObject({ date: '2027-01-12', departs: clock('17:00'), questions: [] })
})

test('a note in brackets of the hour of a check-in: leaves the days', () => {
  const text = 'Hotel Sea View Goa, booking ID 5512399, check-in 12 Feb 2027 (probably by 3) check-out 14 Feb 2027'
  expect(only(text)).toMatchObject({ date: '2027-02-12', arrivesDays: 2, questions: [] })
})

test.each([
  [`${FLIGHT}\nBoarding gate may be closed by 05:35.`, '06:00', '08:10'],
  [
    'Sharma Travels Jaipur to Delhi 12 Jan 2027 departure 10:30 pm seat 7 tkt no 4471. Dinner time perhaps 11:45 pm',
    '22:30',
    null,
  ],
  [`${BUS} seat 4. Pickup van may be at 20:45 at Majnu ka Tilla`, '21:30', null],
  [`${BUS} seat 4. Departure may be 10 or 15 min late`, '21:30', null],
])('a doubt about something beside the departure (%s): leaves the times', (text, departs, arrives) => {
  expect(only(text)).toMatchObject({
    departs: clock(departs),
    arrives: arrives && clock(arrives),
    questions: [],
  })
})

test.each([
  'PNR 2431876590 MMCT-NDLS 12 Jan 2027 17:00 total 12500 Rajdhani 12951 4 pax B4 23-26',
  'Rs. total 12500 Rajdhani tickets, PNR 2431876590 12951 MMCT-NDLS 12 Jan 2027 17:00',
])('an amount before the name of a train (%s): is no train', (text) => {
  expect(only(text)).toMatchObject({ number: '12951', departs: clock('17:00') })
})

test.each(['Cab to airport\nMH 12\nDriver Ramesh', 'Pickup car\nKL 07'])(
  'a number plate on a line of a mail of a flight (%j): is no flight',
  (lines) => {
    expect(all(`${FLIGHT}\n${lines}`).map(({ number }) => number)).toEqual(['6E2134'])
  },
)

test('a seat of a bus to an airport that begins as a flight does: is a seat', () => {
  const text = 'Bus ticket: Hubli to Bengaluru airport 12 Feb 2027 22:15, VRL Travels, seats I7 12, Tkt no 55123'
  expect(only(text)).toMatchObject({ kind: 'bus', number: '', seat: 'I7, 12' })
})

test('hours of a front desk: are those of the check-in and the check-out', () => {
  const text =
    'Hotel Sea View Goa booking ID 5512399 12 Feb 2027 to 14 Feb 2027. Front desk checkin opens 14:00, checkout closes 11:00'
  expect(only(text)).toMatchObject({ departs: clock('14:00'), arrives: clock('11:00'), questions: [] })
})

test('the last day on which one gets the money back, below a heading: is no day of the flight', () => {
  const text =
    'IndiGo 6E 2134 Delhi (DEL) - Mumbai (BOM)\nPNR ABX2JK\n12 Feb 2027 06:00\nFare type\nRefundable\n10 Feb 2027'
  expect(only(text)).toMatchObject({ date: '2027-02-12', departs: clock('06:00'), questions: [] })
})

test.each([
  ['Uttar Pradesh Parivahan Nigam UPSRTC', 'UPSRTC'],
  ['Operator: Sai Vaishnavi - your bus is GPS tracked', 'Sai Vaishnavi'],
])('%s: is the operator of a bus', (line, name) => {
  expect(only(`${line}\nHubli to Bengaluru 12 Feb 2027 22:15 Seat 5 Tkt no 55123`).name).toBe(name)
})

test.each([
  ['departure 9:15 PM, boarding point pahunche 8:45 PM tak', '21:15'],
  ['Pickup 8:30 pm Vijay Nagar. Kripya pahunche: 8:15 pm', '20:30'],
  ['departure 9:15 PM, station pahunchna 8:45 PM', '21:15'],
])('%s: says when one must be there, not when one arrives', (words, departs) => {
  const text = `Hans Travels Indore to Pune 12 Jan 2027, ${words}. Seat 7 tkt no 4471`
  expect(only(text)).toMatchObject({ departs: clock(departs), arrives: null, questions: [] })
})
