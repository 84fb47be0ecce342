import { expect, test } from 'vitest'
import { readTickets } from './read-tickets.ts'

const read = (text: string) => readTickets(text, { today: '2026-11-28' })
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
