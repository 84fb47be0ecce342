import { expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'

// Trains that our timetable has for the other direction: what the text says itself counts more.
test.each([
  'PNR:2910447358,TRN:15910,DOJ:11/12/26,SL,DBRG-NDLS,BRDG:GHY,DP:00:05 12/12/26,RLWL 9',
  'PNR 2910447358 Train 15910 DBRG to NDLS SL. Boarding at GHY dep 00:05 12-12-2026. RLWL 9',
  'PNR:2910447358,TRN:15910,DOJ:11/12/26,SL,DBRG-NDLS,Boarding: GUWAHATI (GHY),DP:00:05 12/12/26',
])('station where one boards between the two of the way (%s): is the start', (text) => {
  const { from, to, date } = only(text)
  expect([from?.code, to?.code, date]).toEqual(['GHY', 'NDLS', '2026-12-12'])
})

test('way whose end is where one boards: is not guessed', () => {
  const { from, to, questions } = only(
    'PNR:2910447358,TRN:15910,DOJ:11/12/26,SL,NDLS-GHY,Boarding at GHY,DP:00:05 12/12/26',
  )
  expect([from?.code, to, questions.map(({ field }) => field)]).toEqual(['GHY', null, ['to']])
})

const BUS = 'GSRTC PNR: G20268163320\nTrip: 90417 VADODARA - SOMNATH\nTrip date: 23/12/2026, 21:45 from Vadodara'
test.each([
  'Your boarding: RAJKOT at 03:10 on 24/12/2026\nYour drop: SOMNATH\nSeats 31,32',
  'Boarding at: RAJKOT, 03:10 on 24/12/2026\nSeats 31,32',
  'Boarding point: Rajkot 24/12/2026 03:10\nSeats 31,32',
])('bus boarded in another town on the next day (%s): is from there, then', (words) => {
  const { from, to, date, departs, questions } = only(`${BUS}\n${words}`)
  expect([from?.name, to?.name, date, departs, questions]).toEqual([
    'Rajkot',
    'Somnath',
    '2026-12-24',
    clock('03:10'),
    [],
  ])
})

test('bus left in another town than that where it ends: is to there', () => {
  const { from, to } = only(`${BUS}\nDrop: JUNAGADH\nSeats 31,32`)
  expect([from?.name, to?.name]).toEqual(['Vadodara', 'Junagadh'])
})

test('point within the town where the bus starts: is not taken for a town', () => {
  const { from, to } = only(
    'redBus ticket TK5K82640931\nDelhi to Jaipur, 23 Dec 2026\nBoarding: Anand Vihar 22:00\nDrop: Sindhi Camp',
  )
  expect([from?.name, to?.name]).toEqual(['Delhi', 'Jaipur'])
})

test.each(['Delhi 10:00\nAurangabad 12:00\nMumbai 13:40', 'Delhi 10:00, Aurangabad 12:00, Bhopal 12:50, Mumbai 13:40'])(
  'list of stops with their times (%j): is asked for its ends',
  (stops) => {
    expect(only(`Air India AI 442 PNR ABC12D 23 Dec 2026\n${stops}`)).toMatchObject({ from: null, to: null })
  },
)

test('two pairs of places above each other, of one number: both are offered', () => {
  const text = 'IndiGo PNR ABC12D 23 Dec 2026\n6E 2134\nDelhi 07:00, Mumbai 09:10\nMumbai 11:00, Lucknow 13:10'
  expect(only(text).questions).toContainEqual({ field: 'from', choices: ['Delhi', 'Mumbai'] })
})

test('two flights in pairs of places with times: are two', () => {
  const text = `IndiGo PNR ABC12D
6E 2134 23 Dec 2026
Delhi 07:00, Mumbai 09:10
6E 455 23 Dec 2026
Mumbai 11:00, Lucknow 13:10`
  expect(all(text).map(({ from, to }) => [from?.name, to?.name])).toEqual([
    ['Delhi', 'Mumbai'],
    ['Mumbai', 'Lucknow'],
  ])
})

test.each(['Please reach 15 minutes early at', 'Reach by 9 pm at', 'Reach 1 hour before at'])(
  'where one is to be early (%s): is not where the bus goes',
  (words) => {
    const text = `VRL bus TS1234567 on 23/12/2026 22:30 from Bengaluru, seat 12. ${words} Anand Rao Circle.`
    expect(only(text).to).toBeNull()
  },
)

test('proof in the original beside spots of two towns: the towns are kept', () => {
  const text = `redBus e-Ticket TS1234567
Bengaluru to Chennai
VRL Travels bus, A/C Sleeper
Journey date: 23/12/2026
Boarding point: Madiwala, 22:30
Dropping point: Guindy, 05:30
Please carry your original ID proof.`
  expect(only(text)).toMatchObject({ from: { name: 'Bengaluru' }, to: { name: 'Chennai' } })
})

test('origin of a bus beside spots of its towns: the towns are kept', () => {
  const text = `KSRTC e-ticket PNR: J1234567
Origin: Bengaluru
Destination: Chennai
Boarding Point: Majestic Terminal 3, 22:30
Dropping Point: Koyambedu CMBT, 05:30
Date: 23/12/2026 Seat 12`
  expect(only(text)).toMatchObject({ from: { name: 'Bengaluru' }, to: { name: 'Chennai' } })
})

test('bus stand with the name of its carrier: is a place', () => {
  const text = 'KSRTC e-ticket PNR J1234567\nFrom: KSRTC Bus Stand, Mysuru\nTo: Bengaluru\n23/12/2026 09:30 seat 12'
  expect(only(text)).toMatchObject({ from: { name: 'KSRTC Bus Stand' }, to: { name: 'Bengaluru' } })
})

test.each([
  'DOJ 23-12-2026 MMCT to NDLS dep 17:00 → 24-12-2026 08:32',
  'Journey date: 23-Dec-2026\nMumbai Central (MMCT) Departure 17:00\n24-Dec-2026 08:32 New Delhi (NDLS)',
])('day with the time of the arrival behind it (%j): is not taken for that of the journey', (words) => {
  const { date, questions } = only(`PNR 2638801947 Trn 12951 ${words}`)
  expect(date).toBeNull()
  expect(questions).toContainEqual({ field: 'date', choices: ['2026-12-23', '2026-12-24'] })
})
