import { expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { describeTrip } from './describe-trip.ts'
import { proposeTrip } from './propose-trip.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-22T09:00:00+05:30')
const HOUSEBOAT = 'Houseboat on Vembanad lake'

function proposed(request: Parameters<typeof proposeTrip>[1]) {
  const trip = proposeTrip(dataset, request, NOW)
  if (!trip) throw new Error(`no trip to ${request.placeId}`)
  return { ...trip, nights: trip.items.filter(({ kind }) => kind === 'stay') }
}

test('a day on a houseboat: the night after it is on board and costs nothing more, the others are paid', () => {
  for (const days of [2, 3, 4]) {
    const request = { placeId: 'alappuzha-kumarakom', from: 'bangalore', people: 4, days, month: 12 } as const
    const { items, nights } = proposed(request)
    const boat = items.find(({ highlight }) => highlight === HOUSEBOAT)
    expect([days, boat?.title, (boat?.cost ?? 0) > 10_000, boat?.note]).toEqual([
      days,
      HOUSEBOAT,
      true,
      expect.stringContaining('The price includes: houseboat'),
    ])
    expect(boat?.note).toMatch(/^Lunch is on board\. (?!.*Take lunch along)/)
    const onBoard = nights.filter(({ title }) => title === 'Night on the houseboat, Alappuzha')
    expect(onBoard.map(({ day, cost }) => [day, cost])).toEqual([[boat?.day, 0]])
    expect(nights.filter((night) => !onBoard.includes(night) && night.cost === 0)).toEqual([])
    expect([onBoard[0]?.lat, onBoard[0]?.lon]).toEqual([boat?.lat, boat?.lon])
  }
})

test('an only night, with an arrival after the boat has left: is on board and has its price, and nothing calls it left out', () => {
  const request = { placeId: 'alappuzha-kumarakom', from: 'pune', people: 2, days: 1, month: 12 } as const
  const { items, dayCount, nights } = proposed(request)
  expect(items.filter(({ highlight }) => highlight === HOUSEBOAT)).toEqual([])
  expect(nights.map(({ title }) => title)).toEqual(['Night on the houseboat, Alappuzha'])
  expect(nights[0]?.cost).toBeGreaterThan(8_000)
  const { warnings } = describeTrip(dataset, { ...request, dayCount, startDate: null, type: null, items }, '2026-11-22')
  expect(warnings.join(' ')).not.toContain(HOUSEBOAT)
})

test('a day trip, or the day on which one leaves: has no houseboat, which is left at night', () => {
  for (const days of [1, 2])
    for (const budget of ['10000', '50000'] as const) {
      const request = { placeId: 'alappuzha-kumarakom', from: 'kochi', people: 2, days, month: 1, budget } as const
      const { items, nights } = proposed(request)
      const without = items.filter(
        ({ highlight, day }) => highlight === HOUSEBOAT && !nights.some((n) => n.day === day),
      )
      expect([days, budget, without]).toEqual([days, budget, []])
    }
})

test('a jeep tour with its rooms: its nights in the other towns cost nothing more', () => {
  const request = { placeId: 'gangtok-north-sikkim', from: 'kolkata', people: 2, days: 6, month: 4 } as const
  const { nights } = proposed({ ...request, type: 'mountains' })
  expect(nights.filter(({ cost }) => cost === 0).map(({ title }) => title)).toEqual([
    'Night in a room of the jeep tour, Lachen',
    'Night in a room of the jeep tour, Lachung',
  ])
})
