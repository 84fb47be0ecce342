import { expect, test } from 'vitest'
import { orderLegs } from './order-legs.ts'
import type { Ticket } from './ticket.ts'

const leg = (from: string, to: string, date: string, departs: number, arrives: number, arrivesDays = 0): Ticket => ({
  kind: 'air',
  number: `6E${departs}`,
  name: '',
  from: { name: from, code: from },
  to: { name: to, code: to },
  date,
  departs,
  arrives,
  arrivesDays,
  coach: '',
  seat: '',
  class: '',
  fare: null,
  reference: '',
  questions: [],
})
const order = (legs: Ticket[], text = '') => orderLegs(legs, text, '2026-11-28')

test('onward leg that begins before the one before ends: is asked, as it can be of the next day', () => {
  const legs = [leg('DEL', 'BLR', '2027-02-17', 1360, 90, 1), leg('BLR', 'COK', '2027-02-17', 295, 365)]
  expect(order(legs)[1]).toMatchObject({
    date: null,
    questions: [{ field: 'date', choices: ['2027-02-17', '2027-02-18'] }],
  })
})

test('onward leg behind the one before: keeps its day', () => {
  const legs = [leg('DEL', 'CCU', '2027-02-17', 330, 470), leg('CCU', 'IXZ', '2027-02-17', 575, 710)]
  expect(order(legs)).toEqual(legs)
})

test('there and back on one day of a text with two: are both asked', () => {
  const legs = [leg('HYD', 'IXZ', '2027-01-30', 400, 545), leg('IXZ', 'HYD', '2027-01-30', 585, 735)]
  const days = ['2027-01-25', '2027-01-30']
  expect(order(legs, 'DEPART Mon, 25 Jan 27, RETURN Sat, 30 Jan 27').map(({ questions }) => questions)).toEqual([
    [{ field: 'date', choices: days }],
    [{ field: 'date', choices: days }],
  ])
})

test('there and back on the only day of a text: keep it', () => {
  const legs = [leg('HYD', 'BLR', '2027-01-30', 400, 470), leg('BLR', 'HYD', '2027-01-30', 1200, 1270)]
  expect(order(legs, 'Sat, 30 Jan 27')).toEqual(legs)
})
