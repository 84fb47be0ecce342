import { expect, test } from 'vitest'
import { clock, only, read } from './read-sample.ts'

const NEW = 'PNR U2MN6C\nFlight 6E 7245\nSector Chennai MAA T1 - Madurai IXM\nDate 11-Dec-2026\nDep/Arr 0910/1035'
test.each([
  'SG 3305 MAA-IXM 11 Dec 07:25 has been CANCELLED BY AIRLINE (old pnr F5RZ2B, do not use)\nReissued on IndiGo, no fare difference',
  'Subject: REISSUED TICKET CHENNAI MADURAI\n\nSG 3305 of 11 Dec 07:25 is cancelled by the airline.',
  'Your flight SG 3305 was cancelled. Ticket re-issued with IndiGo.',
  'SG 3305 is cancelled. Pax re-protected on IndiGo flight below',
])('ticket issued again in the place of the cancelled (%s): is read', (words) => {
  expect(only(`${words}\n\n${NEW}`)).toMatchObject({
    number: '6E7245',
    date: '2026-12-11',
    departs: clock('09:10'),
    arrives: clock('10:35'),
    reference: 'U2MN6C',
    questions: [],
  })
})

test('refund that is issued again: is no other ticket', () => {
  const text = `${NEW}\nYour booking has been cancelled. Refund will be reissued to your card.`
  expect(read(text).result).toBe('cancelled')
})

test.each([
  'Your original booking has been cancelled. Please find refund details below.',
  'Dear customer, your earlier booking has been cancelled. The details are as below:',
  'Your original flight has been cancelled. To pick a new flight visit our site.',
  'Your booking is cancelled. Credit shell reissued with value 5400.',
])('cancelled booking with words of its refund or of another search (%s): is cancelled', (words) => {
  expect(read(`${words}\n${NEW}`).result).toBe('cancelled')
})

test.each([
  'To change a name you have to cancel the ticket.',
  'Passengers have to cancel the ticket online.',
  'To change the seat you have to cancel and book again.',
])('what one would do to change a booking (%s): does not cancel it', (words) => {
  expect(only(`${NEW}\n${words}`)).toMatchObject({ number: '6E7245', reference: 'U2MN6C', questions: [] })
})

test.each([
  'We have had to cancel your flight.',
  'Sorry, the airline has had to cancel flight 6E 7245.',
  'We had to cancel both flights.',
])('carrier that had to cancel (%s): the booking is cancelled', (words) => {
  expect(read(`${words}\n${NEW}`).result).toBe('cancelled')
})

test('old ticket is cancelled and a new one is asked for by its name: is read', () => {
  expect(only(`Your old ticket is cancelled. Please find new ticket attached.\n${NEW}`).number).toBe('6E7245')
})
