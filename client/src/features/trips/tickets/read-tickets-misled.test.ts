import { expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'
import { readTickets } from './read-tickets.ts'

test.each([
  'Quotation: Volvo 2x2 Delhi to Manali 20 Dec 2026 dep 6 PM, Rs 1,400 per seat. Reply YES to book.',
  'Tatkal opens tomorrow 10 AM for 12301 HWH NDLS 4 Jan. Book 3A',
  'Booking expired: Your held booking PNR K9XM2P (6E 2112, DEL-BOM 12 Jan 2027 11:30) has expired as payment was not received.',
  'Booking update: your request for Hotel Sea Pearl, Goa, 24-26 Jan is pending with property. No amount charged.',
  'Your cab to the airport is booked for 4:30 AM on 12 Jan 2027. Flight 6E 2112 at 07:00',
])('text of what is offered, asked for, lapsed or beside the journey (%s): is no ticket', (text) => {
  expect(readTickets(text, { today: '2026-11-28' }).result).toBe('nothing')
})

test.each([
  'Arrive: Mumbai (BOM) 10:40\nDepart: Nagpur (NAG) 09:05\nDate: Mon 11 Jan 2027',
  'Arrival   Mumbai, 11 Jan 2027 10:40\nDeparture   Nagpur, 11 Jan 2027 09:05',
])('arrival that stands above its departure (%s): the flight goes from the departure', (words) => {
  expect(only(`IndiGo flight 6E 6178\n${words}\nPNR Q8MX2D`)).toMatchObject({
    from: { code: 'NAG' },
    to: { code: 'BOM' },
    departs: clock('09:05'),
    arrives: clock('10:40'),
    questions: [],
  })
})

test('departure in capitals with the code of its airport: is the place of the text', () => {
  const text = 'Alliance Air 9I 645\nRef 0GX4KT\nDep  KOLKATA   12-Feb-2027 07:00\nArr  SHILLONG   12-Feb-2027 08:55'
  expect(only(text)).toMatchObject({ from: { code: 'CCU' }, to: { code: 'SHL' }, questions: [] })
})

test('kind of bus before the town where it starts: is no part of the town', () => {
  const ticket = only('Himsuta AC Volvo Shimla-Delhi, HRTC\nJourney dt 28-12-2026\nDep 21:00\nSeat 7\nPNR HP120045')
  expect(ticket).toMatchObject({ from: { name: 'Shimla' }, to: { name: 'Delhi' } })
})

test('two times joined by a word, of the way there and back: the second is no arrival', () => {
  const ticket = only('Flight booked: Delhi-Goa 24 Jan return 28 Jan, IndiGo, PNR K8XM2T, 10:20 and 18:40')
  expect(ticket).toMatchObject({ departs: clock('10:20'), arrives: null })
})

test('hour of one digit before a dot, of an operator that counts 24 hours: is asked', () => {
  const ticket = only('Bus from Munnar to Kochi, 3/2/2027, KSRTC, tkt 88120, Rs 230, 4 hrs, reach 6.30')
  expect(ticket.questions.find(({ field }) => field === 'arrives')?.choices).toEqual(['06:30', '18:30'])
})

test('number of a card of an airline: is no flight', () => {
  const flight = 'Emirates\nEK 505\nBOM - DXB\n09 JAN 2027\nDeparture 10:20  Arrival 12:05\nBooking reference G5T9QX'
  expect(all(`${flight}\nSkywards Blue EK 000 000 001`).map(({ number }) => number)).toEqual(['EK505'])
})

test('table of an e-ticket with terminals below its places: each flight has its own times', () => {
  const [there, back] = all(`AIR INDIA  BOOKING REFERENCE: 6RK9DF

FROM / TO              FLIGHT   CL  DATE    DEP    ARR    FARE BASIS   BAG  ST
KOLKATA CCU            AI 768   T   25DEC   1845   2115   TL2YXSII     15K  OK
DELHI DEL
TERMINAL: 3
DELHI DEL              AI 769   T   03JAN   0620   0845   TL2YXSII     15K  OK
KOLKATA CCU`)
  expect(there).toMatchObject({ to: { code: 'DEL' }, departs: clock('18:45'), arrives: clock('21:15') })
  expect(back).toMatchObject({ to: { code: 'CCU' }, departs: clock('06:20'), arrives: clock('08:45') })
})

test('short words for the times of a pass as headings: boarding is no departure', () => {
  const text = `FLIGHT NO        CLASS     SEAT NO
S5 153           Y         5C
FROM             TO
KOLHAPUR         HYDERABAD
DATE 30DEC26
STD              STA       BRDG TIME
1540             1655      1510
PNR HX2JRB`
  expect(only(text)).toMatchObject({ departs: clock('15:40'), arrives: clock('16:55'), questions: [] })
})

const calendar = (...lines: string[]) => `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${lines.join('\n')}\nEND:VEVENT\nEND:VCALENDAR`

test('event for what opens days before a flight: the flight has the day of the words', () => {
  const text = calendar(
    'DTSTART;TZID=Asia/Kolkata:20270212T100000',
    'DTEND;TZID=Asia/Kolkata:20270212T110000',
    'SUMMARY:Web check-in opens 6E 503',
    'DESCRIPTION:Flight on 14 Feb 2027 10:00 BLR-CCU PNR M8KX2T',
  )
  expect(only(text)).toMatchObject({ date: '2027-02-14', departs: clock('10:00'), arrives: null })
})

test('event of a flight abroad: each end has the clock of its place', () => {
  const words = ['SUMMARY:EK 511 DEL-DXB', 'DESCRIPTION:Emirates flight PNR K7XM2P']
  const start = 'DTSTART;TZID=Asia/Kolkata:20270112T041000'
  expect(only(calendar(start, 'DTEND;TZID=Asia/Dubai:20270112T062500', ...words))).toMatchObject({
    departs: clock('04:10'),
    arrives: clock('06:25'),
    questions: [],
  })
  const ofIndia = only(calendar(start, 'DTEND;TZID=Asia/Kolkata:20270112T075500', ...words))
  expect(ofIndia).toMatchObject({ departs: clock('04:10'), arrives: null, arrivesDays: null })
  expect(ofIndia.questions.map(({ field }) => field)).toEqual(['arrives'])
})
