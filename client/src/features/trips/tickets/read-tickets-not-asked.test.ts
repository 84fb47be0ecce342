import { expect, test } from 'vitest'
import { readTickets } from './read-tickets.ts'

const read = (text: string) => {
  const reading = readTickets(text, { today: '2026-11-28' })
  return reading.result === 'read' ? reading.tickets : []
}

const FLIGHT = `PNR: S6NK3V
Flight: 6E 6493
Route: Kochi (COK) to Ahmedabad (AMD)
Journey date: 13 Jan 2027
Departure: 18:20
Arrival: 20:45`

test.each([
  'IndiGo flight booking confirmed on 25 Nov 2026',
  'Payment received for your flight on 30 Nov 2026',
  'Web check-in opens for your flight on 11 Jan 2027',
])('the day of the subject “%s”: is not that of the journey', (subject) => {
  expect(read(`Subject: ${subject}\n${FLIGHT}`)).toMatchObject([{ date: '2027-01-13', questions: [] }])
})

test('a voucher of a sale: is no number of the booking', () => {
  expect(read(`${FLIGHT}\nVoucher: SAVE 2000`)).toMatchObject([{ reference: 'S6NK3V' }])
  expect(read(`${FLIGHT.replace('PNR: S6NK3V', 'Booked.')}\nVoucher: SAVE 2000`)[0]?.reference).not.toBe('SAVE2000')
})

test.each([
  ['Abu Road', 'Abu Road'],
  ['Near Station, Abu Road, Rajasthan', 'Abu Road'],
])('the address “%s” of a stay: is in %s, a town', (address, town) => {
  const [stay] = read(`Hotel Shivam Residency
Booking no. SR-2093
Check-in: 18 Dec 2026, 12:00 PM
Check-out: 20 Dec 2026, 11:00 AM
Amount Rs. 4,480 paid
Address: ${address}`)
  expect(stay?.to?.name).toBe(town)
})

test('a hotel whose name has “or” in it: is in the town of its address, which is not asked', () => {
  const [stay] = read(`Hotel: Black or White
Booking no. SR-2093
Check-in: 18 Dec 2026, 12:00 PM
Check-out: 20 Dec 2026, 11:00 AM
Amount Rs. 4,480 paid
Address: MG Marg, Gangtok`)
  expect(stay).toMatchObject({ to: { name: 'Gangtok' }, questions: [] })
})
