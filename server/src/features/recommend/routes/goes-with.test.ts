import { BUDGETS, GROUP_SIZES, OPEN_BUDGET, PREFERENCE_TYPES } from '@saathi/shared/recommend/form-choices'
import type { GoesWith } from '@saathi/shared/recommend/routes'
import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { isWhole } from '../../../../test/whole.ts'
import { atOnce } from '../../../platform/steps.ts'
import { recommend } from '../engine.ts'
import { loadDataset } from '../facts/dataset.ts'
import { findRoutes } from './find-routes.ts'
import { goesWithInSteps } from './goes-with.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-27T06:00:00Z')
const CITIES = ['mumbai', 'delhi', 'bangalore', 'hyderabad', 'chennai', 'kolkata', 'pune', 'jaipur', 'kochi'] as const
const DELHI: DreamTrip = {
  budget: '75000',
  starting_location: 'delhi',
  group_size: '2',
  preference_type: 'historical',
  month: 12,
}

const goesWith = (trip: DreamTrip, id: string): GoesWith['route'] => atOnce(goesWithInSteps(dataset, trip, id, NOW))

/** Whole numbers below a limit, the same in every run. */
function drawFrom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
}

test('results of random forms, 60 in a whole run: days and rupees are those of the route less those of the result', () => {
  const draw = drawFrom(40)
  const of = <Item>(items: readonly Item[]) => items[draw(items.length)] as Item
  const forms = isWhole ? 60 : 25
  let [results, found] = [0, 0]
  for (let count = 0; count < forms; count++) {
    const trip: DreamTrip = {
      budget: of(BUDGETS.slice(2)),
      starting_location: of(CITIES),
      group_size: of(GROUP_SIZES),
      preference_type: of(PREFERENCE_TYPES),
      month: 1 + draw(12),
      ...(draw(3) === 0 && { budgetIs: 'person' }),
      ...(draw(3) === 0 && { days: 3 + draw(11) }),
      ...(draw(4) === 0 && { stay: of(['budget', 'mid', 'premium'] as const) }),
      ...(draw(4) === 0 && { by: of(['rail', 'ground', 'air'] as const) }),
    }
    for (const item of recommend(dataset, trip, NOW).items) {
      results++
      const line = goesWith(trip, item.id)
      if (line === null) continue
      found++
      const says = JSON.stringify({ trip, line })
      const answer = findRoutes(dataset, line.query, NOW)
      const [route] = answer.items
      expect(answer.items, says).toHaveLength(1)
      expect(route?.places.map(({ id }) => id).sort(), says).toEqual([...(line.query.places ?? [])].sort())
      expect(route?.days, says).toBe(line.query.days)
      expect(line.more.rupees, says).toBe((route?.estimated_costs.total_cost ?? 0) - item.estimated_costs.total_cost)
      expect(line.more.days, says).toBeGreaterThanOrEqual(0)
      expect(line.query, says).toMatchObject({
        city: trip.starting_location,
        people: Number(trip.group_size),
        month: trip.month,
        stay: item.stayTier,
        type: trip.preference_type,
      })
      expect(item.fits, says).toBe(true)
      expect(route?.fits, says).toBe(true)
      const ways = [route?.legs[0], route?.legs.at(-1)]
      for (const way of ways) expect(way?.mode, says).toBe(item.mode)
      const nightWays = ways.filter((way) => way?.nights === 1).length
      if (trip.days !== undefined) expect((route?.days ?? 0) - nightWays, says).toBeLessThanOrEqual(trip.days)
    }
  }
  expect(found).toBeGreaterThan(0.25 * results)
})

describe('what goes with a result', () => {
  test('a place beside another: that one, over a way of ours', () => {
    const line = goesWith(DELHI, 'agra')
    const ends = line?.query.places ?? []
    expect(ends).toHaveLength(2)
    expect(ends).toContain('agra')
    expect(dataset.legs.some(({ from, to }) => ends.includes(from) && ends.includes(to))).toBe(true)
  })

  test('not wanted, or marked as not for me: another one or none', () => {
    const other = goesWith(DELHI, 'agra')?.query.places?.find((id) => id !== 'agra') ?? ''
    expect(other).not.toBe('')
    expect(goesWith({ ...DELHI, without: [other] }, 'agra')?.query.places ?? []).not.toContain(other)
    const exclude = [{ id: other, reason: 'been' as const }]
    expect(goesWith({ ...DELHI, exclude }, 'agra')?.query.places ?? []).not.toContain(other)
  })

  test('a road that is closed in the month: never leads over it', () => {
    const trip: DreamTrip = { ...DELHI, preference_type: 'mountains', budget: OPEN_BUDGET }
    for (const id of ['shimla', 'jibhi-tirthan', 'spiti', 'leh-ladakh', 'manali'])
      for (const month of [1, 2, 12]) {
        const line = goesWith({ ...trip, month }, id)
        const ends = line?.query.places ?? []
        const rows = dataset.legs.filter(({ from, to }) => ends.includes(from) && ends.includes(to))
        if (line) expect(rows.some((row) => row.by === 'rail' || (row.months ?? [month]).includes(month))).toBe(true)
        expect([...ends].sort().join()).not.toBe('jibhi-tirthan,shimla')
      }
  })

  test.each<[string, DreamTrip, string]>([
    ['too few days', { ...DELHI, days: 2 }, 'jaipur'],
    ['a place without a way', { ...DELHI, preference_type: 'beaches', budget: OPEN_BUDGET }, 'lakshadweep-agatti'],
    ['an unknown place', DELHI, 'atlantis'],
    ['the starting city', { ...DELHI, starting_location: 'jaipur' }, 'jaipur'],
    ['a month to avoid', { ...DELHI, month: 6 }, 'jaisalmer'],
    ['children', { ...DELHI, childrenAges: [7] }, 'jaipur'],
    ['seniors', { ...DELHI, seniors: 1 }, 'jaipur'],
    ['easy walking', { ...DELHI, easyWalking: true }, 'jaipur'],
    ['dates', { ...DELHI, from: '2026-12-10', to: '2026-12-20' }, 'jaipur'],
    ['a budget that does not pay the place', { ...DELHI, budget: '2000' }, 'jaipur'],
  ])('%s: nothing', (_, trip, id) => {
    expect(goesWith(trip, id)).toBeNull()
  })
})
