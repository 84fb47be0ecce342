import type { DreamTrip, Recommendation } from '@saathi/shared/recommend/schema'
import { POOR_MATCH, verdictOn } from '@saathi/shared/recommend/verdict'
import { describe, expect, test } from 'vitest'
import { recommend } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')

describe('what an answer comes to', () => {
  const item = (rating: number, fits: boolean, overBy = 0) =>
    ({ recommended_destinations: { rating }, fits, overBy }) as Recommendation

  test('is good with one place that fits and suits, and poor where those that fit do not suit', () => {
    expect(verdictOn([item(0.6, true), item(2, true)])).toBe('good')
    expect(verdictOn([item(0.6, true), item(4, false, 900)])).toBe('poor')
  })

  test('is untimely where the budget suffices and the month is wrong, and over where nothing is within it', () => {
    expect(verdictOn([item(3, false, 900), item(3, false)])).toBe('untimely')
    expect(verdictOn([item(3, false, 900)])).toBe('over')
    expect(verdictOn([])).toBe('over')
  })
})

test('an answer in which nothing suits: lists at most three that fit', () => {
  const poor = (['delhi', 'kolkata'] as const)
    .flatMap((starting_location) =>
      (['beaches', 'adventure'] as const).flatMap((preference_type) =>
        [5, 8].map(
          (month): DreamTrip => ({
            budget: '50000',
            starting_location,
            group_size: '2',
            preference_type,
            month,
            days: 4,
            adults: 3,
            seniors: 2,
          }),
        ),
      ),
    )
    .map((request) => recommend(dataset, request, NOW))
    .filter(({ items }) => verdictOn(items) === 'poor')
  expect(poor.length).toBeGreaterThan(0)
  for (const { items } of poor) {
    const fitting = items.filter(({ fits }) => fits)
    expect(fitting.length).toBeLessThanOrEqual(3)
    expect(Math.max(...fitting.map((each) => each.recommended_destinations.rating))).toBeLessThan(POOR_MATCH)
  }
})
