import { expect, test } from 'vitest'
import { clock, only } from './read-sample.ts'

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
