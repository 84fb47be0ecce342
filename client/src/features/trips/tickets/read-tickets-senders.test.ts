import { expect, test } from 'vitest'
import { readTickets } from './read-tickets.ts'

const only = (text: string) => {
  const reading = readTickets(text, { today: '2026-11-28' })
  if (reading.result !== 'read') throw new Error(`Not read: ${reading.result}`)
  expect(reading.tickets).toHaveLength(1)
  return reading.tickets[0]
}

test('date of numbers of which one order is past: is the day ahead', () => {
  const text = 'Star Air S5 146 Belagavi (IXG) to Mumbai (BOM), PNR NQ5T2Y, date 08/12/2026, departs 16:20'
  expect(only(text)?.date).toBe('2026-12-08')
})

test('time of four digits behind a date: is not its year', () => {
  const text = 'PNR 6XNT4L flight AI 889 DEL-AMD date 14JAN 2015 2150 seat 4A'
  expect(only(text)?.date).toBe('2027-01-14')
})
