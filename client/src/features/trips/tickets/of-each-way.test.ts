import { expect, test } from 'vitest'
import { referencesOfWays, seatsOfWays } from './of-each-way.ts'
import { all } from './read-sample.ts'

const FLIGHTS = `6E 2134 Delhi to Goa 12 Dec 2026 06:10 08:45
QP 1865 Goa to Delhi 16 Dec 2026 09:10 11:45`
const of = (field: 'seat' | 'reference', text: string) => all(text).map((ticket) => ticket[field])

test.each([
  'TRAVELLERS\nMr Debasish Mohanty    Onward: 23A   Return: -\nMrs Lipsa Mohanty      Onward: 23B   Return: -',
  'Onward seats: 23A, 23B',
  'Outbound flight seats: 23A, 23B\nInbound flight seats: none',
])('seats of the way there (%s): are those of its leg alone', (words) => {
  expect(of('seat', `PNR SY3DK7\n${FLIGHTS}\n${words}`)).toEqual(['23A, 23B', ''])
})

test('seats of both ways beside a traveller: are of one leg each', () => {
  expect(of('seat', `PNR SY3DK7\n${FLIGHTS}\nMr A Rao  Onward: 4A  Return: 5C`)).toEqual(['4A', '5C'])
})

test.each([
  `Trip ID 2611240031\nOnward PNR: SY3DK7   Return PNR: HC8R2P\n${FLIGHTS}`,
  `Booking ref IXF883\n${FLIGHTS}\nPNR: SY3DK7 (onward), HC8R2P (return)`,
  `EaseMyTrip Booking Id: EMT112233445

6E 2134
Delhi DEL 06:10, 12 Dec 2026 - Goa GOI 08:45
Airline reference: SY3DK7

QP 1865
Goa GOI 09:10, 16 Dec 2026 - Delhi DEL 11:45
Airline reference: HC8R2P`,
])('flights with a number each beside that of a seller (%s): each has its own', (text) => {
  expect(of('reference', text)).toEqual(['SY3DK7', 'HC8R2P'])
})

test.each(['6E 2134 DEL-BOM', '6E2134 DEL-BOM'])(
  'flight behind the word of its way (%s): is no seat and no PNR',
  (flight) => {
    const text = `Booking confirmed. PNR K7XQ2M
Onward: ${flight} 23 Dec 2026 07:00-09:10
Return: ${flight.replace('2134 DEL-BOM', '2135 BOM-DEL')} 28 Dec 2026 18:00-20:10`
    expect(all(text)).toMatchObject([
      { number: '6E2134', seat: '', reference: 'K7XQ2M' },
      { number: '6E2135', seat: '', reference: 'K7XQ2M' },
    ])
  },
)

test('gate behind the word of the departure: is no seat', () => {
  const text = `IndiGo PNR ABC12D
6E 2134 DEL-BOM 23 Dec 2026 07:00 - 09:10 seat 12A
6E 455 BOM-GOI 23 Dec 2026 11:00 - 12:10 seat 14C
Departing: 7A gate`
  expect(of('seat', text)).toEqual(['12A', '14C'])
})

test('numbers of e-tickets below each flight: leave the PNR of both', () => {
  const text = `Booking reference (PNR): 6JXP4T
AI 2803  Delhi (DEL) 07:00 - Mumbai (BOM) 09:10, 23 Dec 2026
E-ticket number: 098-2345678901
AI 2804  Mumbai (BOM) 18:00 - Delhi (DEL) 20:10, 28 Dec 2026
E-ticket number: 098-2345678902`
  expect(of('reference', text)).toEqual(['6JXP4T', '6JXP4T'])
})

test.each(['PNR: onward LK2J8P, return ZQ81MN', 'PNR onward: LK2J8P / return: ZQ81MN'])(
  '%s: are the numbers of the two ways',
  (line) => {
    expect(referencesOfWays(line)).toEqual(['LK2J8P', 'ZQ81MN'])
  },
)

test('flights and days behind the words of the two ways: are no seats or numbers', () => {
  const text = 'Onward 6E 2134, return 9I 821\nOnward 18 Feb 27, return 22 Feb 27\nOnward AI4512, return AI4513'
  expect([seatsOfWays(text), referencesOfWays(text)]).toEqual([null, null])
})
