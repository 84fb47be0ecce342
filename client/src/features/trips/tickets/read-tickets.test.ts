import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readTickets } from './read-tickets.ts'
import { SAMPLES, TODAY } from './sample-items.ts'
import { MORE_SAMPLES } from './sample-items-more.ts'
import { SELLER_SAMPLES } from './sample-items-sellers.ts'
import { NO_TICKETS, SHAPE_SAMPLES } from './sample-items-shapes.ts'
import { TICKET_BYTES_MAX } from './ticket.ts'

const ALL = [...SAMPLES, ...MORE_SAMPLES, ...SHAPE_SAMPLES, ...SELLER_SAMPLES]
const read = (text: string) => readTickets(text, { today: TODAY })

test.each(ALL)('$title: has its fields, and asks only what is unclear', ({ text, tickets }) => {
  const reading = read(text)
  const all = reading.result === 'read' ? reading.tickets : []
  const shown = all.map(({ from, to, questions, ...ticket }) => ({
    ...ticket,
    from: from && (from.code ?? from.name),
    to: to && (to.code ?? to.name),
    asks: questions.map(({ field }) => field),
  }))
  expect(shown).toMatchObject(tickets)
  expect(shown).toHaveLength(tickets.length)
})

/** What becomes a part of a trip: all but the booking reference. */
const fieldsOf = (text: string) => JSON.stringify(read(text), (key, value) => (key === 'reference' ? '' : value))

test.each(ALL)('$title: no name, PNR or number of a person is among the fields', ({ text, secrets }) => {
  const fields = fieldsOf(text).toLowerCase()
  for (const secret of secrets) expect(fields).not.toContain(secret.toLowerCase())
})

test.each([
  ['Your stay is confirmed at Hotel Mayura 98450 12345.\nCheck-in: 12 Dec 2026\nCheck-out: 14 Dec 2026', '98450'],
  ['Hotel: Ganga Residency +91 98450 12345\nCheck-in: 12 Dec 2026\nCheck-out: 14 Dec 2026', '98450'],
  ['We are staying with Ravi Kumar\nCheck-in: 12 Dec 2026\nCheck-out: 14 Dec 2026', 'Ravi'],
  ['Room type: Deluxe for Asha Rao\nHotel: Ganga Inn\nCheck-in: 12 Dec 2026\nCheck-out: 14 Dec 2026', 'Asha'],
  ['Operator: SRS Travels 080-4455 6677\nFrom: Pune\nTo: Goa\nBus type: AC Sleeper PNR TR7YHG\n12 Dec 2026', '4455'],
  ['Operator: SRS Travels\nFrom: Pune\nTo: Goa\nBus type: AC Sleeper PNR TR7YHG\n12 Dec 2026', 'TR7YHG'],
])('a number, PNR or name beside another field: is not in it, %#', (text, secret) => {
  expect(read(text).result).toBe('read')
  expect(fieldsOf(text)).not.toContain(secret)
})

test('two times of four digits with a dash: are the departure and the arrival', () => {
  const reading = read('IndiGo 6E 5343, DEL(T1)-BOM(T2), Wed 06 Jan 2027, 1725-1940 hrs. Seat 12E')
  expect(reading).toMatchObject({ tickets: [{ departs: 1045, arrives: 1180 }] })
})

test.each(ALL)('$title: as HTML, with other line ends and with control characters, it reads the same', ({ text }) => {
  if (text.startsWith('BEGIN:')) return
  const html = `<html><style>a{b:c}</style><script>alert(1)</script><body>${text.replaceAll('&', '&amp;').split('\n').join('<br>\n')}</body></html>`
  expect(read(html)).toEqual(read(text))
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text))
  expect(read([...text].join('\u200b'))).toEqual(read(text))
})

describe('texts that are no ticket', () => {
  it('a text over the limit: is refused by its bytes', () => {
    expect(read('x'.repeat(TICKET_BYTES_MAX + 1)).result).toBe('tooLong')
    expect(read('ट'.repeat(TICKET_BYTES_MAX / 2)).result).toBe('tooLong')
  })

  it.each([
    'Happy Diwali! 50% off on flights this weekend. Book now',
    '',
    'BEGIN:VCALENDAR\nEND:VCALENDAR',
    'Your OTP is 445566. Do not share it.',
  ])('%j: nothing is found', (text) => {
    expect(read(text).result).toBe('nothing')
  })

  it('a cancellation: is said to be one', () => {
    expect(
      read('Your PNR 2345678901 TRN:12951 DOJ:05-12-26 has been cancelled. Refund of Rs 4000 processed.').result,
    ).toBe('cancelled')
  })

  it.each(NO_TICKETS)('$title: no ticket is read', ({ text, result }) => {
    expect(read(text).result).toBe(result)
  })

  it('a ticket that says what holds if the train is cancelled: is read', () => {
    const text = `${SAMPLES[0]?.text} Fare is refunded in full if the train is cancelled.`
    expect(read(text).result).toBe('read')
  })

  it('a mail: its sender, receiver and date are not those of the journey', () => {
    const mail = `From: IRCTC <ticket@example.test>\nTo: Asha Rao <asha@example.test>\nDate: Fri, 27 Nov 2026 10:00\nSubject: Booking\n\n${SAMPLES[0]?.text}`
    expect(read(mail)).toEqual(read(SAMPLES[0]?.text ?? ''))
  })
})

describe('hostile texts', () => {
  const sign = fc.constantFrom(
    ...[
      '\u0000',
      '\u202e',
      '\u200b',
      '<',
      '>',
      '"',
      "'",
      '=',
      '+',
      '-',
      '@',
      '|',
      '\n',
      ' ',
      ':',
      '/',
      '(',
      ')',
      '1',
      '26',
      'Dec',
      'PNR',
      'TRN:12951',
      'DOJ:',
      '05-12-26',
      '<script>',
      '&#x;',
      '=HYPERLINK(',
      '../../etc',
      'BEGIN:VEVENT',
      'DTSTART:',
      'Rs.',
      'paid',
      'to',
      'Seat',
      'A',
      'a',
      'am',
      '10:00',
      'Mr ',
      'from',
      '6E 12',
    ],
  )
  it('any text: is read without an error, into plain fields', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(sign, fc.string({ maxLength: 6 })), { maxLength: 400 }), (parts) => {
        const reading = read(parts.join(''))
        if (reading.result !== 'read') return
        for (const { from, to, name, number, coach, seat, class: className, date, departs, fare } of reading.tickets) {
          for (const words of [from?.name, to?.name, from?.code, to?.code, name, number, coach, seat, className]) {
            expect(words ?? '').not.toMatch(/[<>"=@|\\\p{Cc}\p{Cf}]|^[-+]|\d{6}/u)
            expect((words ?? '').length).toBeLessThanOrEqual(120)
          }
          if (date !== null) expect(new Date(date).toISOString().slice(0, 10)).toBe(date)
          if (departs !== null) expect(departs >= 0 && departs < 1440).toBe(true)
          if (fare !== null) expect(Number.isInteger(fare) && fare > 0).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    'A',
    ' ',
    '\n',
    '1',
    '1,',
    '(',
    'Aa ',
    'check-in ',
    'from ',
    'passenger: ',
    'Mr A ',
    '<',
    '<br',
    '&amp;',
    '01 ',
    '5 Dec ',
    '10:00 ',
    'PNR:',
    'SEAT 1',
    'fare ',
    'A-B ',
    'AA (BB) ',
    'to : ',
    'BEGIN:VEVENT\n',
    'SUMMARY:"',
    'hotel - ',
    'at A ',
    'B1 2, ',
    '12951 ',
    '1 total ',
    '. A',
    '> ',
    'cancel. A',
    'raat 1 ',
    '1-2 Jan ',
    'Aa Aa\n',
  ])('200 kB of %j: is read within the bounds', (part) => {
    const text = part.repeat(Math.floor(TICKET_BYTES_MAX / part.length))
    for (const tail of ['', SAMPLES[0]?.text ?? ''])
      expectQuick(`${text.slice(0, TICKET_BYTES_MAX - tail.length)}${tail}`)
  })

  it('an old line of nothing but colons, beside a new one: is read within the bounds', () => {
    expectQuick(`new:\nwas ${':'.repeat(19_000)}`)
  })
})

function expectQuick(text: string) {
  const times = [0, 1, 2].map(() => {
    const start = process.cpuUsage()
    read(text)
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  // CPU time, since other tests run beside this one. Ten times the bound, for a slow machine; what grows with the square of the length is far above.
  expect(Math.min(...times)).toBeLessThan(500)
}
