import { expect, test } from 'vitest'
import { only } from './read-sample.ts'

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
