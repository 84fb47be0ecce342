import { indexRoads, legBetween } from '@saathi/shared/trips/legs'
import { expect, test } from 'vitest'
import { loadDataset } from '../../../server/src/features/recommend/facts/dataset.ts'
import { proposeTrip } from '../../../server/src/features/trips/propose/propose-trip.ts'
import { highlightsOf } from '../../../server/src/features/trips/propose/visits.ts'
import { findFaults } from './check.ts'
import { NOW } from './requests.ts'
import { secondRoads } from './second-roads.ts'

const { destinations } = loadDataset()
/** The product's minutes and those of the second table, for each way that both have. */
const pairs = destinations.flatMap((place) => {
  const roads = indexRoads(place.roads)
  return secondRoads(place).flatMap(({ from, to, minutes }) => {
    const leg = legBetween(from, to, place.hilly, roads)
    return leg ? [{ place: place.id, ours: leg.minutes, second: minutes }] : []
  })
})

test('the second table: has 200 ways or more in 40 places', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200)
  expect(new Set(pairs.map(({ place }) => place)).size).toBeGreaterThanOrEqual(40)
})

test('the two tables: agree within a fifth for nine ways in ten, and never differ by more than half', () => {
  const share = ({ ours, second }: (typeof pairs)[number]) => Math.abs(second - ours) / ours
  expect(pairs.filter((pair) => share(pair) <= 0.2).length).toBeGreaterThanOrEqual(0.9 * pairs.length)
  expect(pairs.filter((pair) => share(pair) > 0.5)).toEqual([])
})

test('a way of which the second table has much more: is a missing travel time', () => {
  const place = destinations.find(({ id }) => id === 'munnar')
  const proposal = proposeTrip(loadDataset(), { placeId: 'munnar', from: 'kochi', people: 2, days: 4, month: 12 }, NOW)
  if (!place || !proposal) throw new Error('no proposal')
  const { items, dayCount } = proposal
  const bill = items.reduce((sum, { cost }) => sum + cost, 0)
  const trip = { items, dayCount, startDate: null, month: 12, place, highlights: highlightsOf(place), bill }
  const second = secondRoads(place)
  expect(findFaults({ ...trip, second })).toEqual([])
  const slower = second.map((way) => ({ ...way, minutes: 2 * way.minutes }))
  expect(new Set(findFaults({ ...trip, second: slower }).map(({ kind }) => kind))).toEqual(
    new Set(['missing travel time']),
  )
})
