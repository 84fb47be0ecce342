import { expect, test } from 'vitest'
import { clock, only, read } from './read-sample.ts'

test('scheduled departure beside the estimated one: holds no more', () => {
  const text = `Your flight QP 1719 is delayed. PNR NZ6K8Q
Mumbai (BOM) - Guwahati (GAU), 17 December 2026
Scheduled departure: 05:45
Estimated departure: 07:10
Estimated arrival: 10:20`
  expect(only(text)).toMatchObject({ departs: clock('07:10'), arrives: clock('10:20'), arrivesDays: 0, questions: [] })
})

test('scheduled departure of a bus beside its expected arrival: holds', () => {
  const text = `Ticket No: UT88123 Delhi to Haridwar bus, 18 Dec 2026, seat 12
Scheduled departure: 21:00
Expected arrival: 02:30`
  expect(only(text)).toMatchObject({ departs: clock('21:00'), arrives: clock('02:30'), arrivesDays: 1 })
})

test.each([
  ['by signs', '~~18:00~~ 19:25', '~~19:25~~ 20:50'],
  ['in a page', '<p><del>18:00</del> 19:25</p>', '<p><s class="x">19:25</s> 20:50</p>'],
])('time that is crossed out %s: holds no more', (_, departs, arrives) => {
  const text = `PNR 7XTW3M, AI 2663, Delhi to Indore, 11 January 2027\nDeparture: ${departs}\nArrival: ${arrives}`
  expect(only(text)).toMatchObject({ departs: clock('19:25'), arrives: clock('20:50'), questions: [] })
})

test.each(['~~~ PNR M7XQ4D ~~~', '~~ PNR M7XQ4D ~~', '~~~PNR M7XQ4D~~~'])(
  'PNR between waves as decoration (%s): is read',
  (line) => {
    expect(only(`${line}\nAI 2416 DEL-BOM 12 Jan 2027 09:50-12:25`).reference).toBe('M7XQ4D')
  },
)

test.each(['New booking', 'New booking\nManage trips\nCall us 1800 123 4567'])(
  'cancelled booking above a button for a new one (%j): is cancelled',
  (button) => {
    const text = `Cancelled\nYour booking is cancelled. PNR M7XQ4D\nAI 2416 DEL-BOM 12 Jan 2027 09:50-12:25\n\n${button}`
    expect(read(text).result).toBe('cancelled')
  },
)

test('cancelled flight above the new one: is replaced by it', () => {
  const text = `Your flight is cancelled. PNR M7XQ4D
Cancelled flight
AI 2416 DEL-BOM 12 Jan 2027 09:50-12:25
New flight
AI 2418 DEL-BOM 12 Jan 2027 11:50-14:25`
  expect(only(text)).toMatchObject({ number: 'AI2418', departs: clock('11:50') })
})

test('train rescheduled by some hours: does not leave at so many o’clock', () => {
  const text = 'PNR 2638801947 Trn 12951 DOJ 23-12-2026 MMCT-NDLS dep 17:00 rescheduled by 2:00 hrs'
  expect(only(text).departs).toBe(clock('17:00'))
})

test.each(['23/12/2026', '23 Dec 2026'])('earlier seat before the day %s: leaves the day', (day) => {
  const text = `VRL bus TS1234567 Bengaluru to Chennai. Earlier seat 12, ${day} 22:30. New seat 14`
  expect(only(text)).toMatchObject({ date: '2026-12-23', departs: clock('22:30'), seat: '14' })
})

const rows = (first: string, second: string) => `Flight 6E 2374 6E 2374
Sector Jaipur - Hyderabad Jaipur - Hyderabad
Date ${first} Jan 2027 ${second} Jan 2027`

test.each([
  [
    'Earlier schedule Revised schedule',
    `${rows('12', '13')}\nDeparture 18:20 hrs 20:05 hrs\nArrival 20:15 hrs 21:55 hrs`,
  ],
  ['New timings Old timings', `${rows('13', '12')}\nDeparture 20:05 18:20\nArrival 21:55 20:15`],
])('two columns with one space between them (%s): the new one holds', (heads, lines) => {
  expect(only(`IndiGo schedule change, PNR J3LW7Y\n${heads}\n${lines}`)).toMatchObject({
    number: '6E2374',
    from: { name: 'Jaipur' },
    to: { name: 'Hyderabad' },
    date: '2027-01-13',
    departs: clock('20:05'),
    arrives: clock('21:55'),
    questions: [],
  })
})

test.each([
  ['Departure 10:05 to 11:50\nArrival 11:55 to 13:40', '11:50', '13:40'],
  ['Departure from 10:05 to 11:50\nArrival from 11:55 to 13:40', '11:50', '13:40'],
  ['Departure 10:05 - Arrival 11:50', '10:05', '11:50'],
  ['New time: Dep 10:05 - 11:50', '10:05', '11:50'],
])(
  'times of a flight that has changed (%j): are the later ones only where both ends have two',
  (lines, departs, arrives) => {
    const text = `Your IndiGo flight details have changed.\nPNR: FT2K8X\n6E 6284 | Hyderabad - Udaipur | 28 Dec 2026\n${lines}`
    expect(only(text)).toMatchObject({ departs: clock(departs), arrives: clock(arrives) })
  },
)
