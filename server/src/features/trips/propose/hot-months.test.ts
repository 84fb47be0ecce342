import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { describeTrip } from './describe-trip.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

function daysIn(placeId: string, month: number) {
  const request = { placeId, from: 'mumbai' as const, people: 2, days: 3, month }
  const trip = proposeTrip(loadDataset(), request, NOW)
  const { items = [], dayCount = 0 } = trip ?? {}
  const facts = { ...request, dayCount, startDate: null, type: null, items }
  const { warnings } = describeTrip(loadDataset(), facts, '2026-11-22')
  return { rests: items.some(({ title }) => title.startsWith('Indoors')), warnings: warnings.join(' ') }
}

test('a trip in a month whose afternoons are hot by the weather alone: rests at noon, and is told why', () => {
  const may = daysIn('kanha', 5)
  expect(may.rests).toBe(true)
  expect(may.warnings).toContain('indoors from noon')
  expect(daysIn('kanha', 1)).toMatchObject({ rests: false })
  expect(daysIn('kanha', 1).warnings).not.toContain('indoors from noon')
})

test('a trip to Gir in January, whose advice on heat is for the summer: rests at no noon', () => {
  expect(daysIn('gir', 1).rests).toBe(false)
})
