import { describe, expect, test } from 'vitest'
import { isReference, toReference } from '../bookings/reference.ts'
import { findReference } from './find-reference.ts'
import { readTickets } from './read-tickets.ts'
import { SAMPLES, TODAY } from './sample-items.ts'
import { MORE_SAMPLES } from './sample-items-more.ts'
import { SELLER_SAMPLES } from './sample-items-sellers.ts'
import { SHAPE_SAMPLES } from './sample-items-shapes.ts'
import { TICKET_BYTES_MAX } from './ticket.ts'

const ALL = [...SAMPLES, ...MORE_SAMPLES, ...SHAPE_SAMPLES, ...SELLER_SAMPLES]
const referencesOf = (text: string) => {
  const reading = readTickets(text, { today: TODAY })
  return reading.result === 'read' ? reading.tickets.map(({ reference }) => reference) : []
}

test.each(
  ALL.flatMap(({ title, text, secrets }) => {
    const [reference] = secrets.filter((one) => new RegExp(`PNR[^/]{0,60}?${one}(?!/)`).test(text.replaceAll('\n', '')))
    return reference ? [{ title, text, reference }] : []
  }),
)('$title: its PNR is that of each of its tickets', ({ text, reference }) => {
  const found = referencesOf(text)
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found)).toEqual(new Set([reference]))
})

describe('the reference of a text', () => {
  test.each([
    ['PNR:2345678901,TRN:12951', '2345678901'],
    ['PNR No. 2345678901 is confirmed', '2345678901'],
    ['Booking reference: K7XQ2M', 'K7XQ2M'],
    ['Record locator QWERTY', 'QWERTY'],
    ['Rec. loc. QWERTY', 'QWERTY'],
    ['Recs loc ABC123', ''],
    ['OPRS PNR: 48812/310-HYD', '48812310HYD'],
    ['Booking ref ABC123. PNR K7XQ2M', 'K7XQ2M'],
    ['PNR K7XQ2M. Check in with PNR K7XQ2M', 'K7XQ2M'],
    ['PNR: 88214-5501', '882145501'],
    ['Booking ID NH71200458819936', 'NH71200458819936'],
    ['Ticket No HR2026-4478123', 'HR20264478123'],
    ['Ticket no. 098-2401234567. PNR K7XQ2M', 'K7XQ2M'],
    ['Name  PNR  Seat\nAsha Rao  K7XQ2M  12A', 'K7XQ2M'],
    ['Booking ID: pending', ''],
    ['PNR STATUS: CNF', ''],
    ['PNR: 9988776/1122', ''],
    ['PNR is in your mail', ''],
    ['your booking reference number', ''],
    ['PNR K7XQ2M and PNR AB12CD', ''],
    ['Mob 9876501234', ''],
    ['PNR-12', ''],
  ])('%j: is %j', (text, reference) => {
    expect(findReference(text)).toBe(reference)
  })

  test('of two bookings in one text: each ticket has its own', () => {
    const sms = (pnr: string, day: string) =>
      `PNR:${pnr},TRN:12951,DOJ:${day}-12-26,3A,MMCT-NDLS,DP:17:00,B2 34,Fare:4560`
    expect(referencesOf(`${sms('2345678901', '05')}\n\n${sms('8612345670', '09')}`)).toEqual([
      '2345678901',
      '8612345670',
    ])
  })

  test('a flight behind each sector: is no reference, and that of the booking stays', () => {
    const text = `PNR: M7XQ4D
DEL-BOM AI2746 12 Jan 2027 09:50 - 12:25
BOM-DEL AI2747 19 Jan 2027 16:05 - 18:20`
    const alone = 'PNR: M7XQ4D\nDEL-BOM AI2746\nBOM-DEL AI2747\n12 Jan 2027 09:50 - 12:25\n19 Jan 2027 16:05 - 18:20'
    for (const one of [text, alone]) expect(referencesOf(one)).toEqual(['M7XQ4D', 'M7XQ4D'])
  })

  describe('references of two flights', () => {
    const [there, back] = ['6E 417 STV-CCU 12 Jan 2027 09:50 - 12:25', 'AI 768 CCU-STV 19 Jan 2027 16:05 - 18:55']
    const [first, second] = ['Airline reference: M7XQ4D', 'Airline reference: K9PLT2']

    test.each([
      ['behind its flight', [there, first, back, second]],
      ['above its flight', [first, there, second, back]],
      ['above its flight, parted by a blank line', [first, there, '', second, back]],
    ])('each %s: are those of their flights', (_, lines) => {
      expect(referencesOf(lines.join('\n'))).toEqual(['M7XQ4D', 'K9PLT2'])
    })

    test.each([
      ['above the first and both behind', ['Airline reference: Q2WRT8', there, first, back, second]],
      ['of another paragraph than the last flight', [there, first, back, '', second]],
    ])('%s: stay empty', (_, lines) => {
      expect(referencesOf(lines.join('\n'))).toEqual(['', ''])
    })
  })

  test('a hostile text: takes no more than a moment, whatever it repeats', () => {
    for (const part of ['PNR ', 'PNR  x\n', 'booking reference ', 'PNR: A', `PNR  ${'x'.repeat(190)}`])
      expect(findReference(part.repeat(TICKET_BYTES_MAX / part.length)).length).toBeLessThanOrEqual(20)
  })
})

test('what a person types: is stored without spaces and hyphens in capitals, and other signs are refused', () => {
  expect(toReference(' k7x-q2m ')).toBe('K7XQ2M')
  expect(['', 'k7x-q2m', '234 567 8901', 'A'.repeat(20)].map(isReference)).toEqual([true, true, true, true])
  expect(['A'.repeat(21), '9988776/1122', 'प', '<b>'].map(isReference)).toEqual([false, false, false, false])
})

test.each(['UTS No: XK7P04413M', 'UTS NUMBER XK7P04413M'])('%s: is the number of an unreserved ticket', (line) => {
  expect(findReference(`UTS ON MOBILE\n${line}\nLUDHIANA JN to PATHANKOT JN`)).toBe('XK7P04413M')
})

test('number alone on its line, where no label names one: is the reference', () => {
  expect(findReference('Your seat is booked!\n*ZBPNR6638A1*\nDelhi → Dehradun')).toBe('ZBPNR6638A1')
  expect(findReference('Bus number\nHR38AB4410\nDelhi → Dehradun')).toBe('')
})

test.each(['Support ticket no 55123', 'Complaint ticket no. 55123', 'Pay the balance to\nHDFC0001234'])(
  'number of something else (%j): is no reference',
  (words) => {
    expect(findReference(`6E 2134 DEL-BOM 23 Dec 2026 07:00-09:10 confirmed.\n${words}`)).toBe('')
  },
)
