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
