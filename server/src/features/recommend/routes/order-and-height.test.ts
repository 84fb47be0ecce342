import { expect, test } from 'vitest'
import { loadDataset } from '../facts/dataset.ts'
import { bestOrders } from './best-order.ts'
import { risesSlowly } from './height.ts'
import { nightShares } from './nights.ts'

test.each<[heights: number[], allowed: boolean]>([
  [[200, 3500], true],
  [[200, 3700], false],
  [[3500, 3900, 4300], true],
  [[3500, 4100], false],
  [[3200, 3700], true],
  [[4000, 200], false],
])('nights at %j m: %s', (heights, allowed) => {
  expect(risesSlowly(heights)).toBe(allowed)
})

test('an order that is cheaper but climbs too fast: is not taken', () => {
  const far = Number.POSITIVE_INFINITY
  const costs = {
    ends: [
      [10, far, far],
      [1, far, far],
    ],
    between: [
      [far, 1],
      [1, far],
    ],
    heights: [3500, 3900],
  }
  expect(bestOrders(costs, [0, 1])[0]).toEqual({ order: [0, 1], outNights: 0, backNights: 0, cost: 12 })
  expect(bestOrders({ ...costs, heights: [200, 4200] }, [0, 1])).toEqual([null, null, null, null, null])
})

test('more nights: each goes to the place that needs it most, and none beyond its longest good stay', () => {
  const { destinations } = loadDataset()
  const places = ['jaipur', 'agra'].map((id) => destinations.find((place) => place.id === id)!)
  expect(nightShares(places, 20)).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 2],
    [4, 2],
  ])
})
