import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-22T09:00:00+05:30')

test('two sights with one ticket: are paid once on a day that has both, and on each of two days', () => {
  const costsOf = (placeId: string, names: readonly string[]) => {
    const request = { placeId, from: 'chennai', people: 2, month: 12, days: 3 } as const
    const items = proposeTrip(dataset, request, NOW)?.items ?? []
    const sights = items.filter(({ highlight }) => highlight !== null && names.includes(highlight))
    return { days: new Set(sights.map(({ day }) => day)).size, costs: sights.map(({ cost }) => cost) }
  }
  const hampi = ['Vittala temple and stone chariot', 'Lotus Mahal and elephant stables']
  // Each is seen with what is near it.
  expect(costsOf('hampi', hampi)).toEqual({ days: 2, costs: [80, 80] })
  expect(costsOf('kodaikanal', ['Pillar Rocks', 'Guna caves view point'])).toEqual({ days: 1, costs: [60, 0] })
})

test('what is paid once for the vehicle, such as the entry of a hilltop: is on the first of its sights only', () => {
  const request = { placeId: 'nandi-hills', from: 'ahmedabad', people: 1, days: 7, startDate: '2027-01-05' } as const
  const items = proposeTrip(dataset, request, NOW)?.items ?? []
  const onTop = items.filter(({ highlight }) =>
    ['Sunrise from the hilltop', 'Yoga Nandeeshwara temple', "Tipu's Drop"].includes(highlight ?? ''),
  )
  expect(onTop).toHaveLength(3)
  expect(onTop.filter(({ cost }) => cost > 0)).toHaveLength(1)
})
