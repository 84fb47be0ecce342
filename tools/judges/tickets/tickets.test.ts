import { expect, test } from 'vitest'
import { readTickets } from '../../../client/src/features/trips/tickets/read-tickets.ts'
import type { Ticket } from '../../../client/src/features/trips/tickets/ticket.ts'
import { KEPT_TEXTS } from './kept-texts.ts'
import { KNOWN_TEXTS } from './known-texts.ts'
import { judgeText, measureTickets } from './measure.ts'
import { OWN_TEXTS } from './own-texts.ts'
import { READ_ON, type TicketText } from './ticket-text.ts'

const RETURN: TicketText = {
  id: 'return',
  shape: 'airline mail',
  text: '',
  expected: [
    { kind: 'air', number: 'AI865', from: '(DEL)', to: '(BOM)', date: '2027-01-15', departs: '10:00', free: ['fare'] },
    { kind: 'air', number: 'AI888', from: '(BOM)', to: '(DEL)', date: '2027-01-18', departs: '20:30', free: ['fare'] },
  ],
  total: 14236,
}
const there: Ticket = {
  kind: 'air',
  number: 'AI865',
  name: 'Air India',
  from: { name: 'Delhi', code: 'DEL' },
  to: { name: 'Mumbai', code: 'BOM' },
  date: '2027-01-15',
  departs: 600,
  arrives: null,
  arrivesDays: null,
  coach: '',
  seat: '',
  class: '',
  fare: 14236,
  reference: '',
  questions: [],
}
const back: Ticket = {
  ...there,
  number: 'AI888',
  from: there.to,
  to: there.from,
  date: '2027-01-18',
  departs: 1230,
  fare: null,
}
const judge = (...tickets: Ticket[]) => judgeText(RETURN, { result: 'read', tickets })

test('judge of tickets: all fields that the text gives are right, in any order of the tickets', () => {
  expect(judge(back, there)).toEqual({ right: 13, total: 13, wrongLegs: 0, wrong: [] })
})

test('judge of tickets: a false day is a wrong leg, and none when the day is asked', () => {
  expect(judge(there, { ...back, date: '2027-01-19' })).toMatchObject({ right: 12, wrongLegs: 1 })
  const questions: Ticket['questions'] = [{ field: 'date', choices: ['2027-01-18', '2027-01-19'] }]
  expect(judge(there, { ...back, date: null, questions })).toMatchObject({ right: 12, wrongLegs: 0 })
})

test('judge of tickets: what the text does not say is wrong when it is read', () => {
  expect(judge(there, { ...back, arrives: 1365 })).toMatchObject({ right: 13, total: 14, wrongLegs: 1 })
})

test('judge of tickets: a sum for both flights that stands with each is wrong', () => {
  const { wrong } = judge(there, { ...back, fare: 14236 })
  expect(wrong).toEqual([{ id: 'return', field: 'total', expected: '14236', got: '28472' }])
})

test('judge of tickets: a fare with paise is right in whole rupees', () => {
  const label = { kind: 'bus' as const, fare: 577.5 }
  const text: TicketText = { id: 'paise', shape: 'bus', text: '', expected: [label] }
  const bus: Ticket = { ...there, kind: 'bus', number: '', from: null, to: null, date: null, departs: null, name: '' }
  expect(judgeText(text, { result: 'read', tickets: [{ ...bus, fare: 578 }] }).wrong).toEqual([])
})

test('judge of tickets: a ticket that is missing has no field right, one too many is a wrong leg', () => {
  expect(judge(there)).toMatchObject({ right: 7, total: 13, wrongLegs: 0 })
  expect(judge(there, back, { ...back, number: 'AI889' })).toMatchObject({ right: 13, total: 14, wrongLegs: 1 })
})

test('texts of tickets: two halves of thirty have each shape equally often', () => {
  const shapes = (texts: TicketText[]) => texts.map(({ shape }) => shape).sort()
  expect(KNOWN_TEXTS).toHaveLength(30)
  expect(shapes(KEPT_TEXTS)).toEqual(shapes(KNOWN_TEXTS))
  expect(new Set(shapes(KNOWN_TEXTS)).size).toBeGreaterThanOrEqual(8)
  expect(new Set([...KNOWN_TEXTS, ...KEPT_TEXTS].map(({ id }) => id)).size).toBe(60)
})

test('reader of tickets: reads the known half right, and no wrong leg without a question', () => {
  const { right, total, wrongLegs } = measureTickets(KNOWN_TEXTS, (text) => readTickets(text, { today: READ_ON }))
  expect(right / total).toBe(1)
  expect(wrongLegs).toBe(0)
})

test('reader of tickets: reads the texts that its authors wrote, and no wrong leg without a question', () => {
  const { right, total, wrongLegs } = measureTickets(OWN_TEXTS, (text) => readTickets(text, { today: READ_ON }))
  expect(right / total).toBeGreaterThanOrEqual(0.98)
  expect(wrongLegs).toBe(0)
  // Hundreds of texts, on a machine that runs other tests beside this one.
}, 60_000)
