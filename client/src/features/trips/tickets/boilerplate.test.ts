import { expect, test } from 'vitest'
import { withoutBoilerplate } from './boilerplate.ts'
import { readTickets } from './read-tickets.ts'
import { SAMPLES, TODAY } from './sample-items.ts'

/** What sellers write below or above a ticket. */
const SENTENCES = [
  'In case the flight is cancelled by the airline, a full refund is made.',
  'If your payment failed, the amount will be refunded to your account in 7 days.',
  'Passengers whose booking is not confirmed after charting will get a full refund.',
  "Haven't booked your hotel yet? See our options in your destination.",
  'Planning your return? Check availability of seats on our app.',
  'Please confirm your identity at the counter with a photo ID.',
  'Need a cab? Book an airport taxi from Rs 499.',
  'Rate your trip on our app after the journey.',
  'Order food in train: call 1323 or visit our e-catering site.',
  'Seats are subject to availability.',
  'Our office at Connaught Place, New Delhi to serve you from Monday to Saturday.',
]

const legsOf = (text: string) => {
  const reading = readTickets(text, { today: TODAY })
  return reading.result === 'read'
    ? reading.tickets.map(({ kind, number, date, departs, from, to }) => ({ kind, number, date, departs, from, to }))
    : reading.result
}
const tickets = SAMPLES.filter(({ text }) => !text.startsWith('BEGIN:'))

test.each(SENTENCES)('%s: leaves the legs of each ticket above it as they are', (sentence) => {
  for (const { text } of tickets) expect(legsOf(`${text}\n\n${sentence}`)).toEqual(legsOf(text))
})

test.each([
  'If you agree I book 12951 on 5 Dec',
  'Book the hotel',
  'Passengers without a number: PNR 2431876590',
  'Your booking is confirmed',
])('%s: is kept, as it may be about the journey', (line) => {
  expect(withoutBoilerplate(line)).toBe(line)
})
