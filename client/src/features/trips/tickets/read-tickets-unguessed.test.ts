import { expect, test } from 'vitest'
import { all, clock, only } from './read-sample.ts'

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
