import { expect, test } from 'vitest'
import { all, clock } from './read-sample.ts'

const LEGS = `Your Air India booking confirmation
Booking reference
5WQTL8

Ahmedabad to Melbourne

Fri 05 Mar 2027
AI 2962 operated by Air India
08:40  Ahmedabad AMD, Terminal 1
10:20  Delhi DEL, Terminal 3

3h 55m connection in Delhi.

Fri 05 Mar 2027
AI 308 operated by Air India
14:15  Delhi DEL, Terminal 3
08:05 (+1 day)  Melbourne MEL, Terminal 2`

test.each([
  'Check-in online opens on 03 Mar 2027 at 08:40.',
  'Online check-in is available from 03 Mar 2027 at 08:40.',
  'Web check-in will open on 03 Mar 2027, 08:40.',
  'Check-in for your flight begins 03 Mar 2027 08:40.',
])('connection to a land whose clocks are ahead, above a note (%s) and the seats: each leg has its own', (note) => {
  const legs = all(`${LEGS}\n\nTraveller\nAMD-DEL seat 14A       DEL-MEL seat 36H\n\n${note}`)
  expect(legs).toMatchObject([
    { number: 'AI2962', from: { code: 'AMD' }, to: { code: 'DEL' }, date: '2027-03-05', seat: '14A', questions: [] },
    { from: { code: 'DEL' }, to: { code: 'MEL' }, departs: clock('14:15'), seat: '36H', questions: [] },
  ])
  expect(legs[1]).toMatchObject({ date: '2027-03-05', arrives: clock('08:05'), arrivesDays: 1 })
})
