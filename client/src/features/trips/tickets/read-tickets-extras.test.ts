import { expect, test } from 'vitest'
import { clock, only, read } from './read-sample.ts'

test.each([
  [
    'Your ride with FlixBus is confirmed!\nDelhi to Jaipur\n12 Jan 2027, 21:00\nSeat 7A\nBooking no 3088120045',
    { kind: 'bus', date: '2027-01-12', departs: clock('21:00'), reference: '3088120045' },
  ],
  [
    'Your ride from Delhi to Jaipur has been confirmed. zingbus, 12 Jan 2027, 21:00, seat 7, PNR 8812045',
    { kind: 'bus', date: '2027-01-12', departs: clock('21:00'), seat: '7', reference: '8812045' },
  ],
  [
    'Free cab pickup with your confirmed booking! Hotel Sea Pearl, Goa. Booking ID HT88120. Check-in 24 Jan 2027, check-out 26 Jan 2027',
    { kind: 'stay', date: '2027-01-24', arrivesDays: 2, reference: 'HT88120' },
  ],
  [
    'No cab needed as train is confirmed now: 12951 Mumbai Central to New Delhi 12 Jan 2027 dep 17:00 B2 33 PNR 2431876590',
    { kind: 'rail', number: '12951', date: '2027-01-12', departs: clock('17:00'), coach: 'B2', seat: '33' },
  ],
])('words of a ride or a cab before a confirmed booking (%s): the booking is read', (text, ticket) => {
  expect(only(text)).toMatchObject(ticket)
})

test.each([
  'Your cab to the airport is booked for 4:30 AM on 12 Jan 2027. Flight 6E 2112 at 07:00',
  'Taxi from the station has been confirmed for 12 Jan 2027 17:30. Train 12951 arrives 17:00',
])('cab to or from a journey (%s): is no ticket', (text) => {
  expect(read(text).result).toBe('nothing')
})

test('stand of buses in the address of a hotel: is no bus', () => {
  const address = 'Hotel Sai Palace, opp. State Transport Bus Stand, Alibag'
  const ticket = only(`${address}\nCheck-in 24 Jan 2027, check-out 26 Jan 2027\nBooking ID HT88120`)
  expect(ticket).toMatchObject({ kind: 'stay', date: '2027-01-24', arrivesDays: 2, reference: 'HT88120' })
})

test('count of berths beside the seats of a bus: is no seat', () => {
  const text = 'Zingbus sleeper Delhi to Jaipur\n12 Jan 2027 dep 21:00\nBerths: 2\nSeat no: U4, U5\nPNR 8812045'
  expect(only(text)).toMatchObject({ kind: 'bus', seat: 'U4, U5' })
})

const FLIGHT = '6E 2112 DEL-BOM 12 Jan 2027'
const STAY = 'Hotel Sea Pearl, Goa, check-in 24 Jan 2027, check-out 26 Jan 2027'
test.each([
  `Your booking is confirmed, PNR K9XM2P. ${FLIGHT} dep 11:30 arr 13:40. Your request for a vegetarian meal is pending with airline.`,
  `PNR K9XM2P confirmed: ${FLIGHT} 06:00-08:10. Your wheelchair request for this flight is still pending.`,
  `Refund for excess fare is pending with the airline. IndiGo ${FLIGHT} dep 11:30 PNR K9XM2P confirmed`,
  `Your booking is confirmed, PNR K9XM2P. The earlier payment link has expired. ${FLIGHT} dep 11:30`,
])('extra of a confirmed flight that is pending (%s): the flight is read', (text) => {
  expect(only(text)).toMatchObject({ kind: 'air', number: '6E2112', reference: 'K9XM2P' })
})

test.each([
  `Booking ID HT88120 confirmed. ${STAY}. Your early check-in request is pending with the hotel.`,
  `your booking is confirmed. Invoice will follow once the room has been released. ${STAY}`,
])('extra of a confirmed stay that is pending (%s): the stay is read', (text) => {
  expect(only(text)).toMatchObject({ kind: 'stay', date: '2027-01-24', arrivesDays: 2 })
})

test.each([
  ['Hotel Sea Pearl, Goa booked 24 to 26 Jan 2027 as per quotation, Rs 9000 paid', 'stay'],
  [
    'Kashmir Houseboats\nAs per our quotation no 118, your stay is booked.\nCheck in 12 Jan 2027, check out 15 Jan 2027\nAdvance paid Rs 5000',
    'stay',
  ],
  [
    'in all correspondence quote no. 88120\nMakruzz ferry Port Blair to Havelock 12 Jan 2027 dep 08:00 arr 09:30, seat B12, fare Rs 1500 paid',
    'sea',
  ],
  [
    'Green Ocean ferry ticket Port Blair to Havelock 12 Jan 2027 dep 08:00, seats 12. Counter booking opens 7 am. Fare paid Rs 1500',
    'sea',
  ],
  [
    'Reservations open 120 days ahead. Train 12951 Mumbai Central to New Delhi 12 Jan 2027 dep 17:00 coach B2 seat 33',
    'rail',
  ],
])('quotation, quote or opening beside what is booked (%s): the booking is read', (text, kind) => {
  expect(only(text).kind).toBe(kind)
})

test.each([
  'Your flight 6E 2112 has been cancelled. You have been rebooked on 6E 2345 DEL-BOM 12 Jan 2027 dep 14:30 arr 16:40, PNR K9XM2P. Original booking 12 Jan 2027 11:30 Cancelled',
  'Your flight 6E 2112 has been cancelled. You have been re-accommodated.\nNew: 6E 2345 DEL-BOM 12 Jan 2027 14:30 16:40, seat 12A, Rs 3500 fee if cancelled\nPNR K9XM2P',
  'You have been rebooked on flight 6E 2345 DEL-BOM 12 Jan 2027 14:30, PNR K9XM2P, as 6E 2112 was cancelled.',
])('word of the cancelled at the end of the line of what holds (%s): the new flight is read', (text) => {
  expect(only(text)).toMatchObject({ number: '6E2345', date: '2027-01-12', departs: clock('14:30') })
})

test('leg that is not cancelled beside one that is: is read alone', () => {
  const legs = [
    'SG 3741 DEL-IXC 12 Jan 2027 12:10/14:45 - NOT CANCELLED',
    'SG 3742 IXC-DEL 14 Jan 2027 15:10/17:45 - CANCELLED',
  ]
  expect(only(`Partial cancellation, PNR H4XJ7W\n${legs.join('\n')}`)).toMatchObject({ number: 'SG3741' })
})
