import { describe, expect, test } from 'vitest'
import { all } from './read-sample.ts'

const TRAIN = `PNR:2431876590,TRN:12951,DOJ:18-12-26,3A,MMCT-NDLS,DP:17:00,B4 33`
const FLIGHT = `IndiGo booking confirmed
PNR: K7XQ2M
6E 2134
Mumbai (BOM) to Jaipur (JAI)
5 Jan 2027
Departs 17:05, arrives 19:00`
const BUS = `KSRTC bus ticket J81455209
From: BENGALURU
To: MYSURU
DOJ: 03/01/2027
Dep Time: 22:15
Seat No: 17`
const STAY = `Your stay is confirmed
Hotel Blue Lagoon
Check-in: 24 Dec 2026, 14:00
Check-out: 26 Dec 2026, 11:00
Total Rs 4,500`
const OTHER_STAY = STAY.replace('Blue Lagoon', 'Green Hills')
  .replace('24 Dec', '26 Dec')
  .replace('26 Dec 2026, 11', '28 Dec 2026, 11')

const legs = (text: string) =>
  all(text).map(({ kind, number, name, date, departs }) => ({ kind, number, name, date, departs }))

test.each([
  ['a train and a flight', [TRAIN, FLIGHT]],
  ['a flight and a bus', [FLIGHT, BUS]],
  ['a bus and a stay', [BUS, STAY]],
  ['two stays', [STAY, OTHER_STAY]],
  ['a train, a stay and a flight', [TRAIN, STAY, FLIGHT]],
])('%s below each other: each is read as it is alone', (_, texts) => {
  expect(legs(texts.join('\n\n'))).toEqual(texts.flatMap(legs))
})

test('a ticket that is told twice: is one', () => {
  expect(legs(`${FLIGHT}\n\n${FLIGHT}`)).toEqual(legs(FLIGHT))
  expect(legs(`${STAY}\n\n${STAY}`)).toEqual(legs(STAY))
})

test('flights of before and of now: are no two bookings', () => {
  const flight = (number: string, day: string) => FLIGHT.replace('6E 2134', number).replace('5 Jan', day)
  const change = (first: string) =>
    `${first}\n\n${flight('6E 2134', '5 Jan')}\n\n${flight('6E 2136', '6 Jan').replace('Mumbai', 'Navi Mumbai').replace('BOM', 'NMI')}`
  const isClear = (text: string) => all(text).length === 2 && all(text).every(({ questions }) => questions.length === 0)
  expect(isClear(change('Your booking has been modified.'))).toBe(false)
})

describe('an updated booking', () => {
  const updated = (...lines: string[]) => all(['Your booking has been updated. PNR M7XQ4D', ...lines].join('\n'))

  test('with a connection there and back: keeps the days of its flights', () => {
    const tickets = updated(
      'AI 2746 DEL-BOM 12 Jan 2027 09:50 - 12:25',
      'AI 661 BOM-GOI 12 Jan 2027 14:00 - 15:15',
      'AI 662 GOI-BOM 19 Jan 2027 16:00 - 17:15',
      'AI 2747 BOM-DEL 19 Jan 2027 19:05 - 21:20',
    )
    expect(tickets.map(({ date }) => date)).toEqual(['2027-01-12', '2027-01-12', '2027-01-19', '2027-01-19'])
  })

  test('with two flights to the same airport from others: is asked which day holds', () => {
    const tickets = updated('AI 2746 BOM-DEL 12 Jan 2027 09:50 - 12:25', 'AI 2748 NMI-DEL 13 Jan 2027 14:00 - 16:15')
    const question = { field: 'date', choices: expect.arrayContaining(['2027-01-12', '2027-01-13']) }
    expect(tickets).toMatchObject([
      { date: null, questions: [question] },
      { date: null, questions: [question] },
    ])
  })
})
