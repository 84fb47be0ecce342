import { expect, test } from 'vitest'
import { only, read } from './read-sample.ts'

const TRAIN = `PNR:2431876590
Train: 12951
DOJ:18-Dec-26
From: MMCT
To: NDLS
Dep:17:00`
const HEAD = `---------- Forwarded message ---------
From: Asha Rao <asha@example.com>
Date: Thu, 26 Nov 2026 at 10:05 AM
Subject: Fwd: tickets
To: <ravi@example.com>

`
const quoted = (text: string) => text.replace(/^/gm, '> ')

test.each([
  ['forwarded', HEAD + TRAIN],
  ['forwarded twice', HEAD + HEAD + TRAIN],
  ['forwarded by a phone', `FYI\n\nBegin forwarded message:\n\n${quoted(HEAD.slice(HEAD.indexOf('From')) + TRAIN)}`],
  [
    'in an answered mail',
    `See below.\n\nOn Thu, 26 Nov 2026 at 10:05, Asha Rao <asha@example.com> wrote:\n\n${quoted(TRAIN)}`,
  ],
])('ticket %s: reads as it does alone, without the senders and days of the mails', (_, text) => {
  expect(read(TRAIN)).toMatchObject({
    result: 'read',
    tickets: [{ number: '12951', date: '2026-12-18', departs: 1020, questions: [] }],
  })
  expect(read(text)).toEqual(read(TRAIN))
})

test('sentence that a mail has wrapped among lines of their own: goes on in the next line', () => {
  const text = `IndiGo
PNR: T7KX2M
Your flight 6E 6451 from Bengaluru (BLR) to Patna (PAT) on 16 Dec
2026 departs at 05:55 hrs and will arrive at 08:30 hrs, so please be
there 2 hours before.
Seat: 14C
Have a nice trip`
  expect(only(text)).toMatchObject({ date: '2026-12-16', departs: 355, arrives: 510, seat: '14C', questions: [] })
})

test('day beside each time of a train: is that of the departure and of the arrival', () => {
  const text = `PNR 2318840756
12327 Upasana Express
Booked on 25 Nov 2026 10:14:33
Lucknow (LKO)  09:40 AM, Sat 12 Dec 2026
Dehradun (DDN)  07:10 PM, Sat 12 Dec 2026`
  expect(only(text)).toMatchObject({ date: '2026-12-12', departs: 580, arrives: 1150, arrivesDays: 0, questions: [] })
})

test('day of the journey that is not the one beside its time: is asked', () => {
  const text = `Train ticket PNR 2318840756
12327 Upasana Express, Lucknow (LKO) to Dehradun (DDN)
Journey date: 12 Dec 2026
Departs 14 Dec 2026, 09:40`
  expect(only(text)).toMatchObject({
    date: null,
    questions: [{ field: 'date', choices: ['2026-12-12', '2026-12-14'] }],
  })
})

test('time with its seconds: is that of a booking, and no departure', () => {
  const text = 'KSRTC bus ticket J88120934\nMysuru to Mangaluru\nJourney Date: 5 Jan 2027\n24 Nov 2026 10:02:08'
  expect(only(text)).toMatchObject({ date: '2027-01-05', departs: null })
})

test('balance that is due before a day: is no part of the price', () => {
  const text = `PNR 2409117835, 12479 SURYANAGRI EXP, Jodhpur (JU) to Bandra Terminus (BDTS), 9 Feb 2027 dep 18:45. Rs 4,520.
Balance may please be cleared before 20 January.`
  expect(only(text)?.fare).toBe(4520)
})
