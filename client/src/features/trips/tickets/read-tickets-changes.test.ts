import { describe, expect, test } from 'vitest'
import { clock, only, read } from './read-sample.ts'

const moved = (cancelled: string, seat = '') => `AIR INDIA
${cancelled} We have moved you to the next available flight at no extra charge:

New itinerary - booking reference 6JXP4T
Flight           AI 856
Departure        23 December 2026, 07:10    Dabolim Goa (GOI)
Arrival          23 December 2026, 09:50    Delhi (DEL), Terminal 3
Class            Economy
${seat}`
const before = 'flight AI 2411 from Dabolim Goa (GOI) to Delhi (DEL) of 22 December 2026'

test.each([
  `Due to operational reasons we have had to cancel ${before},\nscheduled to depart at 18:25.`,
  `We had to cancel your ${before}, departing at 18:25.`,
  `Your ${before},\nscheduled to depart at 18:25, has been cancelled.`,
])('%s: says nothing of the flight in its place', (sentence) => {
  expect(only(moved(sentence))).toMatchObject({
    number: 'AI856',
    date: '2026-12-23',
    departs: clock('07:10'),
    arrives: clock('09:50'),
    arrivesDays: 0,
    questions: [],
  })
})

test.each([
  'Seat             not assigned (your earlier seat 18C could not be carried over)',
  'Your original seat: 18C',
  'Previous seats 18C, 18D',
])('%s: is no seat of the new flight', (line) => {
  expect(only(moved(`We had to cancel ${before}.`, line)).seat).toBe('')
})

test('seat that is changed: is the new one', () => {
  expect(only(moved(`We had to cancel ${before}.`, 'Your seat has been changed from 18C to 21A')).seat).not.toContain(
    '18C',
  )
})

describe('what could become of a journey', () => {
  const bus = 'KTC ticket, PNR KT881234\nPanaji to Bengaluru\nDOJ 12-12-2026 Dep 18:00\nSeat 12'
  test.each([
    'Snow chains / weather: service may end at Kullu on 13-12-2026.',
    'Due to repair of the road the bus might start late, at 19:00.',
    'Arrival could be 13-12-2026.',
    'The last stop may also be changed from 13-12-2026.',
  ])('%s: is not said of it', (sentence) => {
    const { date, departs, arrives, arrivesDays, questions } = only(`${bus}\n${sentence}`)
    expect({ date, departs, arrives, arrivesDays, questions }).toEqual({
      date: '2026-12-12',
      departs: clock('18:00'),
      arrives: null,
      arrivesDays: null,
      questions: [],
    })
  })
})

describe('a mail that says that another ticket is cancelled', () => {
  const ticket = 'PNR - K2SD9V\nIndiGo 6E 2615\n08 JAN 2027 FRI\nGuwahati 17:20 / Delhi T1 20:05'
  test.each([
    'Sir, as discussed old ticket is cancelled, refund 2,100 will come. New ticket as below.',
    'Hi, the earlier booking got cancelled as you asked. Pls find the fresh ticket:',
    'purana ticket cancel ho gaya hai, naya ye hai',
    'The previous flight was cancelled so I booked another one for you.',
    'FYI. First booking is cancelled, this one is final.',
  ])('%s: has the one that holds', (words) => {
    expect(only(`${words}\n\n${ticket}`)).toMatchObject({ number: '6E2615', date: '2027-01-08', reference: 'K2SD9V' })
  })

  test.each([
    'Your booking K2SD9V has been cancelled. For a new booking visit our website.',
    'Dear customer, PNR K2SD9V is cancelled. Book new ticket on our app.',
    'Your earlier booking is cancelled.',
  ])('%s: is cancelled itself', (words) => {
    expect(read(`${words}\n${ticket}`)).toEqual({ result: 'cancelled' })
  })
})

test.each(['preponed to 21:55', 'now rescheduled to 21:55', 'is advanced to 21:55', 'revised to 21:55'])(
  'departure that is %s: is the new one, and no arrival',
  (words) => {
    const text = `PNR 2810447739: train 12802 NDLS-PURI dt 20-12-26 dep 22:40 ${words} S5 33`
    expect(only(text)).toMatchObject({ departs: clock('21:55'), arrives: null, questions: [] })
  },
)

test('when a ticket was issued, behind its times: is no arrival', () => {
  const text =
    'MSRTC PNR M26L0447719 Swargate to Ratnagiri 11/12/2026 Dep 21:30 arr 05:00 Seat 14. Ticket issued 28/11/2026 10:12'
  expect(only(text)).toMatchObject({ departs: clock('21:30'), arrives: clock('05:00'), arrivesDays: 1 })
})
