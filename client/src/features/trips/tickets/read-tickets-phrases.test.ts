import { expect, test } from 'vitest'
import { readTickets } from './read-tickets.ts'
import { TODAY } from './sample-items.ts'
import type { Ticket } from './ticket.ts'

const SEPARATORS = ['\n', ', ', '. ', ' | ']
const WAYS: Record<
  string,
  { head: string; number: string; from: string; to: string; reference: string; seat: string }
> = {
  air: {
    head: 'IndiGo flight',
    number: '6E 2134',
    from: 'Mumbai',
    to: 'Jaipur',
    reference: 'K7XQ2M',
    seat: 'Seat 12A',
  },
  rail: {
    head: 'IRCTC ticket',
    number: 'Train 12951',
    from: 'Surat',
    to: 'New Delhi',
    reference: '2817740665',
    seat: 'Coach B4, Seat 12',
  },
  bus: {
    head: 'Bus ticket - Orange Travels',
    number: '',
    from: 'Hyderabad',
    to: 'Pune',
    reference: 'TS88120K',
    seat: 'Seat 12',
  },
  sea: {
    head: 'Ferry ticket - Makruzz',
    number: '',
    from: 'Port Blair',
    to: 'Havelock',
    reference: 'MK88120',
    seat: 'Seat 12',
  },
}

/** What can stand for a part of a ticket, `%` for its value. */
const PHRASES: Record<string, string[]> = {
  date: [
    '14 Jan 2027',
    '14th Jan, 2027',
    "Thu, 14 Jan '27",
    'DOJ 14-01-2027',
    '14.01.2027',
    '14JAN27',
    '14JAN',
    'Jan 14, 2027',
    'Thursday, January 14',
    '2027-01-14',
    'Travel Date: 14-Jan-2027 (Thu)',
    'Dt. 14/Jan/2027',
  ],
  departs: [
    'Dep 17:05',
    'departs at 5:05 PM',
    'Departure: 1705 hrs',
    'ETD 1705',
    'leaves 5.05 pm',
    'at 17:05',
    'Dep. Time - 17:05',
    'Sch Dep: 17:05',
    'Dep @ 17:05',
    'DEP: 17H05',
    'shaam 5:05 baje',
  ],
  arrives: ['Arr 19:50', 'arrives at 7:50 PM', 'Arrival: 1950 hrs', 'STA 19:50', 'reaches 7.50 pm', 'End time: 19:50'],
  times: [
    '17:05 - 19:50',
    '17:05-19:50',
    '5:05 PM - 7:50 PM',
    '17:05 → 19:50',
    'Dep/Arr: 17:05 / 19:50',
    '17:05 (DEP) 19:50 (ARR)',
  ],
  way: [
    '%a to %b',
    '%a → %b',
    '%a - %b',
    'From %a To %b',
    'From: %a\nTo: %b',
    'From %a\nTo %b',
    'From - %a\nTo - %b',
    '%a se %b',
    'Origin: %a\nDestination: %b',
    'Leaving from %a\nGoing to %b',
    '%a » %b',
    'Sector: %a - %b',
  ],
  reference: [
    'PNR %',
    'PNR-%',
    'PNR is %',
    'Booking Reference (PNR): %',
    'PNR\n%',
    'Confirmation code: %',
    'Booking no %',
    'Ref: %',
    'Conf# %',
    'Conf. no. %',
    'Order #%',
    'PNR/Booking Ref: %',
  ],
  fare: [
    'Total Rs 4,521',
    '₹4,521',
    'INR 4521.00',
    'Paid ₹ 4,521.00',
    'Total Fare Rs. 4521/-',
    'Rs 4,521 paid',
    'Amt 4521',
    'Fare: 4,521 INR',
    'Base 4,000 + tax 521 = 4,521',
  ],
}

const cases = Object.keys(WAYS).flatMap((kind) =>
  Object.entries(PHRASES).flatMap(([part, phrases]) => phrases.map((phrase) => ({ kind, part, phrase }))),
)

test.each(cases)('$kind, $part as $phrase: is read right, whatever parts the fields', ({ kind, part, phrase }) => {
  const { head, number, from, to, reference, seat } = WAYS[kind] as (typeof WAYS)[string]
  const parts: Record<string, string> = {
    head,
    number,
    way: '%a to %b',
    date: 'Date: 14 Jan 2027',
    departs: 'Departure: 17:05',
    arrives: part === 'times' ? '' : 'Arrival: 19:50',
    seat,
    reference: 'PNR: %',
    fare: 'Total fare: Rs 4521',
    [part === 'times' ? 'departs' : part]: phrase,
  }
  const words = Object.values(parts)
    .filter(Boolean)
    .map((one) => one.replace('%a', from).replace('%b', to).replace('%', reference))
  for (const separator of SEPARATORS) {
    const text = words.map((one) => (separator === '\n' ? one : one.replaceAll('\n', ' '))).join(separator)
    const reading = readTickets(text, { today: TODAY })
    const [ticket, ...others] = reading.result === 'read' ? reading.tickets : []
    expect(others, text).toEqual([])
    expect(ticket, text).toMatchObject({
      kind,
      from: { name: from },
      to: { name: to },
      date: '2027-01-14',
      departs: 1025,
      arrives: 1190,
      fare: 4521,
      reference,
    })
    expect(ticket?.seat, text).toBe(kind === 'air' ? '12A' : '12')
  }
})

type Leg = { number: string; from: string; to: string; day: string; leaves: string; arrives: string }
const THERE: Leg = {
  number: '6E 2134',
  from: 'Mumbai',
  to: 'Jaipur',
  day: '14 Jan 2027',
  leaves: '17:05',
  arrives: '19:50',
}
const BACK: Leg = {
  number: '6E 2177',
  from: 'Jaipur',
  to: 'Mumbai',
  day: '18 Jan 2027',
  leaves: '08:10',
  arrives: '10:20',
}
const LAYOUTS: Record<string, (leg: Leg, at: number) => string> = {
  'a line': ({ number, from, to, day, leaves, arrives }) =>
    `${number}, ${from} to ${to}, ${day}, ${leaves} - ${arrives}`,
  'a line of bars': ({ number, from, to, day, leaves, arrives }, at) =>
    `${at + 1}. ${number} | ${from} → ${to} | ${day} | ${leaves}-${arrives}`,
  'a paragraph': ({ number, from, to, day, leaves, arrives }) =>
    `\n${from} → ${to}\n${day}\n${number}\nDeparture ${leaves}\nArrival ${arrives}`,
  'labels below a head': ({ number, from, to, day, leaves, arrives }, at) =>
    `\n${at ? 'RETURN' : 'ONWARD'}\n${number}\nFrom: ${from}\nTo: ${to}\nDate: ${day}\nDep: ${leaves}\nArr: ${arrives}`,
  'times before places': ({ number, from, to, day, leaves, arrives }) =>
    `\n${day}\n${number}\n${leaves} ${from}\n${arrives} ${to}`,
  'two columns': ({ number, from, to, day, leaves, arrives }) =>
    `\n${number}\n${from}    ${to}\n${leaves}    ${arrives}\n${day}    ${day}`,
  'a sentence': ({ number, from, to, day, leaves, arrives }) =>
    `${number} from ${from} to ${to} on ${day}, departing ${leaves} and arriving ${arrives}.`,
}
const legsOf = (tickets: readonly Ticket[]) =>
  tickets.map(({ number, from, to, date, departs, arrives }) => [number, from?.name, to?.name, date, departs, arrives])

test.each(Object.entries(LAYOUTS))(
  'two legs, each as %s: are two tickets, whatever stands behind them',
  (_, layout) => {
    for (const tail of ['', '\n\nPassengers: 2\nTotal paid Rs 8,400']) {
      const reading = readTickets(`Booking. PNR K7XQ2M\n${[THERE, BACK].map(layout).join('\n')}${tail}`, {
        today: TODAY,
      })
      expect(legsOf(reading.result === 'read' ? reading.tickets : [])).toEqual([
        ['6E2134', 'Mumbai', 'Jaipur', '2027-01-14', 1025, 1190],
        ['6E2177', 'Jaipur', 'Mumbai', '2027-01-18', 490, 620],
      ])
    }
  },
)

test('a line beside the legs that has a day and a time: is no leg', () => {
  const legs = [THERE, BACK].map((leg, at) => LAYOUTS['a line of bars']?.(leg, at)).join('\n')
  const text = `Booking. PNR K7XQ2M\n${legs}\n\nThis mail was sent on 12 Jan 2027 at 10:12.`
  const reading = readTickets(text, { today: TODAY })
  expect(legsOf(reading.result === 'read' ? reading.tickets : [])).toHaveLength(2)
})

test.each([
  ['two days', 'IndiGo 6E 2134 BOM to JAI, 6/7 Jan, 17:05, PNR K7XQ2M', ['date']],
  ['two days of title and text', 'IndiGo trip to Goa on 15 Jan\n6E 2134 BOM-GOI\nDate 16 Jan\nDep 17:05', ['date']],
  ['two times', 'Bus Pune to Goa, 14 Jan 2027, departs 21:15 or 21:45, seat 12, ticket NT8821', ['departs']],
  ['a revised time', 'Train 12951 14-01-2027 MMCT-NDLS B4 22. Departure 17:00 (revised 18:30?)', ['departs']],
  [
    'two stations',
    'Train 12951 from Mumbai Central or Borivali to New Delhi, 14 Jan 2027, 17:00, B4 22',
    ['from', 'to'],
  ],
  ['two fares', 'IndiGo 6E 2134 DEL to BOM, 14 Jan 2027 17:05. Fare 4,500 / 5,200. PNR K7XQ2M', ['fare']],
  ['two numbers', 'IX 1163 or IX 1165, BLR to GOX, 23 Jan 2027, one 7.05 am, other 4.40 pm', ['departs', 'number']],
])('%s: are asked, and none is guessed', (_, text, asked) => {
  const reading = readTickets(text, { today: TODAY })
  const tickets = reading.result === 'read' ? reading.tickets : []
  expect(tickets.map(({ questions }) => questions.map(({ field }) => field).sort())).toEqual([asked])
})
