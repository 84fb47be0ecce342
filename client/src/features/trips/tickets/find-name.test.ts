import { describe, expect, test } from 'vitest'
import { only } from './read-sample.ts'

test('hotel above its stars and its address: is no house of which the road has its name', () => {
  const text = `Booking ID NH7120488261234

The Copper Lantern
★★★★
8 Hill Palace Road, Near Clock Tower, Jodhpur, Rajasthan 342001

Check-in 24 Dec 2026 after 1:00 PM
Check-out 27 Dec 2026 till 11:00 AM
Total amount paid ₹13,011`
  expect(only(text)).toMatchObject({ kind: 'stay', name: 'The Copper Lantern', date: '2026-12-24', arrivesDays: 3 })
})

test.each(['Cottage with Lake View      ₹ 7,411', 'Deluxe Villa with Pool', 'Apartment for Four'])(
  'a house that expects its guest, above a room (%s): is the name of the stay',
  (room) => {
    const text = `Thanks, Nikhil! Your booking in Coorg is confirmed.
✓ Silver Oak Planters Nest is expecting you on 12 March
✓ Your payment will be handled by Silver Oak Planters Nest.
Check-in: Friday, 12 March 2027 (from 14:00)
Check-out: Sunday, 14 March 2027 (until 10:30)
Confirmation number 5120.663.908
${room}`
    expect(only(text)).toMatchObject({ kind: 'stay', name: 'Silver Oak Planters Nest' })
  },
)

describe('a stay with a payment service, a camp and a room', () => {
  const stay = (...lines: string[]) =>
    only(
      [
        'Your booking is confirmed.',
        ...lines,
        'Check-in: Friday, 12 March 2027 (from 14:00)\nCheck-out: Sunday, 14 March 2027 (until 10:30)',
        'Confirmation number 5120.663.908',
      ].join('\n'),
    ).name

  test.each([
    [
      'a service that handles the payment',
      ['Your payment will be handled by Razorpay.', 'Riverside Camp'],
      'Riverside Camp',
    ],
    ['an unknown one', ['Your payment will be handled by Northbank Money.', 'Riverside Camp'], 'Riverside Camp'],
    ['nothing but a service', ['Your payment will be handled by Razorpay.'], ''],
    ['nothing but the house that is paid', ['Your payment will be handled by Misty Ridge.'], 'Misty Ridge'],
    ['a camp at a town above its room', ['Riverside Camp at Rishikesh', 'Deluxe Cottage'], 'Riverside Camp'],
  ])('%s: has the name of the house', (_, lines, name) => {
    expect(stay(...lines)).toBe(name)
  })
})

test('a state bus of a service with its own name: has both', () => {
  const text =
    'KSRTC Swift, Aluva to Munnar, Sat 20 Feb 2027, 6.15 AM, reaches 10.15 AM. Seats 15, 16. Ticket no. KS88140263.'
  expect(only(text)).toMatchObject({ kind: 'bus', name: 'KSRTC Swift' })
})

const bus = (line: string) =>
  only(`${line}\nBengaluru to Salem 12 Dec 2026 8:30 pm, Volvo, seat L4, Fare 500, Tkt no 55123`)

test.each([
  ['Travels: KPN Speed Line', 'KPN Speed Line'],
  ['Greenline Paribahan AC Seater', 'Greenline Paribahan'],
  ['Sharma Travels: Sir tkt done', 'Sharma Travels'],
  ['Parveen Travels\nMsg from operator: Sir timing maybe changed', 'Parveen Travels'],
  ['Operator: Sai Roadlines', 'Sai Roadlines'],
])('a bus of %j: has the name of its operator', (line, name) => {
  expect(bus(line).name).toBe(name)
})
