import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')

test('a day whose sum has a part of its car and small expenses: only that part is told as paid for the car', () => {
  const request = { placeId: 'vagamon', from: 'mumbai', people: 1, days: 3, startDate: '2027-05-12' } as const
  const items = proposeTrip(loadDataset(), { ...request, type: 'mountains' }, NOW)?.items ?? []
  const told = items.flatMap(({ cost, note }) => {
    const [, paid] = /₹([\d,]+) of that is in the total/.exec(note) ?? []
    return paid ? [{ cost, paid: Number(paid.replace(',', '')) }] : []
  })
  expect(told.length).toBeGreaterThan(0)
  for (const { cost, paid } of told) expect(paid).toBeLessThan(cost)
})
