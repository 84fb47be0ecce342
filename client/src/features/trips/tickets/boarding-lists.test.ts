import { expect, test } from 'vitest'
import { clock, only } from './read-sample.ts'

const BUS = 'Sharma Travels\nDelhi to Manali, 12 Dec 2026\nPNR 55443322'

test.each([
  'Boarding points:\nKashmere Gate 20:30\nMajnu Ka Tilla 21:00\nMurthal 22:15\nFare Rs 1800',
  'Boarding: Kashmere Gate 20:30, Majnu Ka Tilla 21:00, Murthal 22:15. Fare Rs 1800',
  'Pickup points\n1. Kashmere Gate - 20:30\n2. Majnu Ka Tilla - 21:00\n3) Murthal @ 22:15',
  'Boarding point 1: Kashmere Gate 20:30\nBoarding point 2: Majnu Ka Tilla 21:00\nBoarding point 3: Murthal 22:15',
])('several points of one bus (%s): when one leaves is asked', (words) => {
  const { departs, questions } = only(`${BUS}\n${words}`)
  expect(departs).toBeNull()
  expect(questions).toEqual([{ field: 'departs', choices: ['20:30', '21:00', '22:15'] }])
})

test.each([
  'Boarding: Kashmere Gate 20:30, Drop: Manali 08:00',
  'Boarding: Kashmere Gate 20:30\nYour bus leaves first stop at 19:45',
  'Boarding points: Kashmere Gate 20:30\nReporting time 20:15',
  'Boarding point: Kashmere Gate 20:30\nArrival Manali 08:00',
])('one point beside other times (%s): is when one leaves', (words) => {
  expect(only(`${BUS}\n${words}`)).toMatchObject({ departs: clock('20:30'), questions: [] })
})
