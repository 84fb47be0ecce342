import type { DreamTrip } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { loadDataset } from '../facts/dataset.ts'

test('a place within the budget in a month to avoid: is said to be within it first, and not to cost more', () => {
  const request: DreamTrip = {
    budget: '20000',
    starting_location: 'mumbai',
    group_size: '1',
    preference_type: 'adventure',
    month: 5,
    days: 1,
  }
  const { items } = recommend(loadDataset(), request, new Date('2026-11-27T06:30:00Z'))
  const notThen = items.filter(({ fits, overBy }) => !fits && overBy === 0)
  expect(notThen.length).toBeGreaterThan(0)
  for (const { cautions } of notThen) {
    expect(cautions[0]).toMatch(/^Within your budget, but (not for May|May is a month to avoid here)/)
    expect(cautions.join().split('a month to avoid').length).toBeLessThanOrEqual(2)
  }
  for (const { cautions } of items) expect(cautions.join()).not.toContain('₹0 over')
})

test('a month outside the best ones: a caution has its weather, once', () => {
  const request: DreamTrip = {
    budget: '30000',
    starting_location: 'delhi',
    group_size: '4',
    preference_type: 'historical',
    month: 7,
  }
  const { items } = recommend(loadDataset(), request, new Date('2026-11-27T06:30:00Z'))
  const agra = items.find(({ id }) => id === 'agra')
  const said = 'July is outside the best months here, October to March. '
  expect(agra?.cautions.filter((caution) => caution.startsWith(said))).toHaveLength(1)
  expect(agra?.notes?.join()).not.toContain('outside the best')
})
