import { expect, test } from 'vitest'
import { findTimes } from './find-times.ts'
import { all, clock, only } from './read-sample.ts'

const asked = (text: string, field: string) =>
  only(text).questions.find((question) => question.field === field)?.choices

test('one of two flights that another replaces: the other keeps its number, the new one has its own times', () => {
  const [first, second, ...others] = all(`IndiGo PNR C8TW4M
Leg 1: 6E 2112 Delhi (DEL) - Hyderabad (HYD) 12 Jan 2027 06:00 - 08:10
Leg 2: 6E 345 Hyderabad (HYD) - Goa (GOI) 12 Jan 2027 09:30 - 10:50
You are now on 6E 349 for Leg 2: HYD - GOI 12 Jan 2027 11:40 - 13:00`)
  expect(first).toMatchObject({ number: '6E2112', departs: clock('06:00') })
  expect(second).toMatchObject({ number: '6E349', departs: clock('11:40'), arrives: clock('13:00') })
  expect(others).toEqual([])
})

test('passenger who is now confirmed in a berth: the train keeps its number', () => {
  const text =
    'IRCTC PNR 2431876590. Train 12951 Mumbai Central to New Delhi, 12 Jan 2027, dep 17:00. Chart prepared. You are now confirmed in B2 33'
  expect(only(text)).toMatchObject({ number: '12951', coach: 'B2', seat: '33' })
})

test('reference that looks like a flight, and a fare, above the flight one is now on: stay', () => {
  const text =
    'IndiGo 6E 2112 DEL-BOM 12 Jan 2027 dep 06:00 PNR AI4512. Total INR 12500 paid. You are now confirmed on AI 505, departure 11:00.'
  expect(only(text)).toMatchObject({ number: 'AI505', reference: 'AI4512', fare: 12500 })
})

test.each([
  'Zostel Manali booking confirmed. Booking no 8812\n24 Jan 2027 - 26 Jan 2027\n12:00 - 11:00 AM',
  'Hotel Sea Pearl, Goa. Booking ID HT88120\nCheck-in / Check-out: 24 Jan 2027 - 26 Jan 2027, 12:00 - 11:00 AM',
])('hours of a stay of which one has am (%s): the check-in is at noon', (text) => {
  expect(only(text)).toMatchObject({ departs: clock('12:00'), arrives: clock('11:00'), arrivesDays: 2, questions: [] })
})

test.each([
  ['zingbus Delhi to Manali\n12 Jan 2027\n06:00 - 07:30 PM', ['06:00', '18:00']],
  ['12951 Mumbai to New Delhi 12 Jan 2027 05:00 - 8:30 PM', ['05:00', '17:00']],
])('hour with a zero before one with pm (%s): its half is asked', (text, choices) => {
  expect(asked(text, 'departs')).toEqual(choices)
})

test.each([
  ['IndiGo 6E 2112 DEL-BOM 12 Jan 9-11 PM PNR K9XM2P', '21:00', '23:00'],
  ['zingbus Delhi to Manali 12 Jan 6-8 pm. Seat 7', '18:00', '20:00'],
])('hours of a span right behind a day (%s): are times, and the day stays', (text, departs, arrives) => {
  expect(only(text)).toMatchObject({ date: '2027-01-12', departs: clock(departs), arrives: clock(arrives) })
})

test('number with a dot behind an arrival and a word that is no town: is no time', () => {
  expect(findTimes('Drivers reach within 2.30', { is24: true })).toEqual([])
  expect(findTimes('Reach Udaipur 05.15', { is24: true })).toHaveLength(1)
})

test.each([
  ['after 2 PM; New Year gala on 31 Dec 2026 included. 5 guests', null],
  [', meal plan incl. gala on 31 Dec 2026', null],
  [' (New Year supplement for 31 Dec 2026 paid)', null],
  [' 14:00 - Thu 31 Dec 2026 11:00', 2],
])('later day behind a check-in (29 Dec 2026%s): is the check-out only in a span', (words, nights) => {
  const ticket = only(`Hotel Sea Pearl, Goa. Booking ID HT88120. Check-in: 29 Dec 2026 ${words}`)
  expect(ticket).toMatchObject({ arrivesDays: nights, fare: null })
  expect(ticket.questions.some(({ field }) => field === 'arrivesDays')).toBe(nights === null)
})

const BUS = 'Date 11 Jan 2027\nSeat 7\nTicket no 8812045'

test.each(['Brd', 'Bdt', 'Bdg'])('short label of boarding a bus (%s): has its time', (label) => {
  const text = `zingbus Delhi to Manali\nDep 21:00 from Kashmiri Gate\n${label} 21:30 Dhaula Kuan\n${BUS}`
  expect(only(text).departs).toBe(clock('21:30'))
})

test('line that says when to be at the airport, above the way: does not turn it', () => {
  const text =
    '6E 2112 IndiGo\nReach Delhi T3 by 04:00\nDelhi - Mumbai, 12 Jan 2027\nDeparts 06:00 Mumbai bound\nPNR K9XM2P'
  expect(only(text)).toMatchObject({ from: { name: 'Delhi' }, to: { name: 'Mumbai' }, departs: clock('06:00') })
})

test('departure with where one goes, below when to be at the airport: the way is asked', () => {
  const text = 'IndiGo 6E 2112\nArrive Delhi airport by 04:00\nDepart 06:00 for Mumbai\n12 Jan 2027\nPNR K9XM2P'
  expect(only(text)).toMatchObject({ from: null, to: null })
})

const calendar = (summary: string, ...lines: string[]) =>
  `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${lines.join('\n')}\nSUMMARY:${summary}\nEND:VEVENT\nEND:VCALENDAR`
const EMIRATES = 'DESCRIPTION:Emirates flight PNR K7XM2P'

test('event of a flight that leaves abroad on the day before that of India: has the day of its place', () => {
  const text = calendar(
    'EK 510 DXB-DEL',
    'DTSTART;TZID=Asia/Dubai:20270112T230000',
    'DTEND;TZID=Asia/Kolkata:20270113T033000',
    EMIRATES,
  )
  expect(only(text)).toMatchObject({ date: '2027-01-12', departs: clock('23:00'), arrivesDays: 1, questions: [] })
})

test('event by the clock of the world of a flight that leaves abroad: its day is asked', () => {
  const text = calendar('AI 174 SFO-DEL', 'DTSTART:20270113T050000Z', 'DTEND:20270113T210000Z')
  expect(asked(text, 'date')).toEqual(['2027-01-12', '2027-01-13'])
})

test('day in the words of such an event: is that of the flight', () => {
  const words = 'DESCRIPTION:Air India flight on 12 Jan 2027 PNR K7XM2P'
  const text = calendar('AI 174 SFO-DEL', 'DTSTART:20270113T050000Z', 'DTEND:20270113T210000Z', words)
  expect(only(text)).toMatchObject({ date: '2027-01-12', departs: null })
})

test('event by the clock of the world of a flight to India: has its arrival', () => {
  const text = calendar('EK 510 DXB-DEL', 'DTSTART:20270112T060000Z', 'DTEND:20270112T091500Z', EMIRATES)
  expect(only(text)).toMatchObject({ departs: null, arrives: clock('14:45'), arrivesDays: null })
})

test('event with one clock abroad for both ends: the arrival elsewhere is asked', () => {
  const zone = (end: string) => `DT${end.replace(':', ';TZID=Asia/Dubai:')}`
  const text = calendar('EK 1 DXB-LHR', zone('START:20270112T074500'), zone('END:20270112T153000'), EMIRATES)
  expect(only(text)).toMatchObject({ departs: clock('07:45'), arrives: null })
  expect(asked(text, 'arrives')).toEqual([])
})

test('event for the pick-up of a bus: has its times', () => {
  const text = calendar(
    'Pickup Kashmiri Gate - zingbus Delhi to Manali',
    'DTSTART;TZID=Asia/Kolkata:20270112T210000',
    'DTEND;TZID=Asia/Kolkata:20270113T070000',
  )
  expect(only(text)).toMatchObject({ departs: clock('21:00'), arrives: clock('07:00'), arrivesDays: 1 })
})

test.each(['Boarding: Sadar Bazar Lines, Jaipur', 'Drop: Old Army Lines'])(
  'stop in a quarter with the name of lines (%s): is no operator',
  (stop) => {
    expect(only(`Bus Jaipur to Delhi\n${stop}\nDeparture 21:00\n${BUS}`).name).toBe('')
  },
)

test('quarter whose name begins as a kind of bus: is no town without it', () => {
  expect(only(`AC Guards - Vijayawada\nTSRTC bus\nDeparture 21:00\n${BUS}`).from?.name).not.toBe('Guards')
})

test.each(['bus timing maybe 8.45 or 9pm from Perungalathur', 'departure shayad 8:45 pm'])(
  'a bus of which a note doubts the departure (%s): is asked for it',
  (note) => {
    const { departs, arrives, questions } = only(
      `Parveen Travels\nChennai to Munnar 26 Dec 2026\nSeat 8 Tkt PVN3380917\nDep 08:00 PM Koyambedu\nMsg 2: ${note}`,
    )
    expect([departs, arrives, questions.map(({ field }) => field)]).toEqual([null, null, ['departs']])
  },
)

test('a bus of which a note doubts something else: keeps its departure', () => {
  const text = `Parveen Travels\nChennai to Munnar 26 Dec 2026\nSeat 8 Tkt PVN3380917\nDep 08:00 PM Koyambedu\nMsg 2: maybe carry a blanket`
  expect(only(text)).toMatchObject({ departs: 1200, questions: [] })
})

test('a flight on one of two days, with its two times before them: is asked for the day alone', () => {
  const { departs, arrives, questions } = only(
    'Seats on QP 1352 Mumbai (BOM) - Bagdogra (IXB), 10:05/13:00, for either 17/03/2027 or 18/03/2027, PNR R7KX2M',
  )
  expect([departs, arrives, questions]).toEqual([605, 780, [{ field: 'date', choices: ['2027-03-17', '2027-03-18'] }]])
})

test('a train boarded elsewhere, of which the text names the destination by its code: goes there', () => {
  const text =
    'Boarding point for PNR 6320475519, Train 12557, DOJ 06-Jan-2027 has been changed from MFP to BMKI. New boarding: BAPUDM MOTIHARI (BMKI) at 13:28 hrs. Destination ANVT.'
  expect(only(text)).toMatchObject({ from: { code: 'BMKI' }, to: { code: 'ANVT' }, questions: [] })
})

test('a bus with where one is picked up and dropped: goes between the towns of its title', () => {
  const text = `NueGo\nPNR: NGX4471908\nIndore  -  Bhopal\nDate of Journey: 10-Dec-2026\nPick up\nRadisson Square (Opp. Hospital)\n06:40 AM\nDrop off\nISBT Bhopal\n10:35 AM\nSeat No(s): 6A`
  expect(only(text)).toMatchObject({
    from: { name: 'Indore' },
    to: { name: 'Bhopal' },
    departs: 400,
    arrives: 635,
    questions: [],
  })
})
