import type { Ledger } from '@saathi/shared/expenses/schema'
import { describe, expect, it } from 'vitest'
import { categoryBars, dayPlot } from './budget-bars.ts'

const budget: Ledger['budget'] = {
  estimate: {
    totalPaise: 300_00,
    byCategory: [
      { category: 'food', paise: 100_00 },
      { category: 'stay', paise: 200_00 },
    ],
    byDay: [{ day: '2026-12-03', paise: 300_00 }],
  },
  spent: {
    totalPaise: 260_00,
    byCategory: [
      { category: 'food', paise: 150_00 },
      { category: 'other', paise: 110_00 },
    ],
    byDay: [
      { day: '2026-12-01', paise: 110_00 },
      { day: '2026-12-03', paise: 150_00 },
    ],
  },
}

describe('categoryBars', () => {
  it('sets what was spent beside the estimate, and fills a bar at most', () => {
    expect(categoryBars(budget)).toEqual([
      { category: 'stay', spentPaise: 0, estimatePaise: 200_00, percent: 0, width: 0 },
      { category: 'food', spentPaise: 150_00, estimatePaise: 100_00, percent: 150, width: 100 },
      { category: 'other', spentPaise: 110_00, estimatePaise: 0, percent: null, width: 100 },
    ])
  })

  it('without an estimate compares the categories with each other', () => {
    expect(
      categoryBars({ ...budget, estimate: null }).map(({ category, width }) => [category, Math.round(width)]),
    ).toEqual([
      ['food', 100],
      ['other', 73],
    ])
  })

  it('without expenses and estimate is empty', () => {
    expect(categoryBars({ estimate: null, spent: { totalPaise: 0, byCategory: [], byDay: [] } })).toEqual([])
  })
})

describe('dayPlot', () => {
  it('shows every day of the trip, those with expenses before it, and marks weekends', () => {
    const { days } = dayPlot(budget, { start: '2026-12-03', end: '2026-12-06' })
    expect(days.map(({ day, weekend }) => [day, weekend])).toEqual([
      ['2026-12-01', false],
      ['2026-12-03', false],
      ['2026-12-04', false],
      ['2026-12-05', true],
      ['2026-12-06', true],
    ])
  })

  it('ends the axis at a round sum above every bar, and names at most five days', () => {
    const { days, maxPaise } = dayPlot(budget, { start: '2026-12-03', end: '2027-01-20' })
    expect(maxPaise).toBe(300_00)
    expect(days.filter(({ labelled }) => labelled).length).toBeLessThanOrEqual(5)
  })
})
