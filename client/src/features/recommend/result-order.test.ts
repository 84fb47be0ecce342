import type { MonthQuality, Recommendation } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { findStandings, inOrder } from './result-order.ts'

const months = (december: MonthQuality): MonthQuality[] => [...Array<MonthQuality>(11).fill('fair'), december]

const result = (id: string, total: number, hours: number | null, december?: MonthQuality, fits = true) =>
  ({
    id,
    recommended_destinations: { rating: 4 },
    estimated_costs: { total_cost: total },
    doorToDoorHours: hours,
    months: december ? months(december) : null,
    fits,
  }) as Recommendation

const goa = result('goa', 30_000, 11, 'best')
const diu = result('diu', 40_000, 5, 'fair')
const gokarna = result('gokarna', 20_000, 13, 'avoid')
const elsewhere = result('elsewhere', 50_000, null)
const all = [goa, diu, gokarna, elsewhere]
const ids = (items: Recommendation[]) => items.map(({ id }) => id)

describe('the order of the results', () => {
  test('without a choice: is that of the answer', () => {
    expect(inOrder(all, undefined, 12)).toBe(all)
  })

  test('by total, journey or season: the lowest, shortest or best comes first, unknown values last', () => {
    expect(ids(inOrder(all, 'total', 12))).toEqual(['gokarna', 'goa', 'diu', 'elsewhere'])
    expect(ids(inOrder(all, 'journey', 12))).toEqual(['diu', 'goa', 'gokarna', 'elsewhere'])
    expect(ids(inOrder(all, 'season', 12))).toEqual(['goa', 'diu', 'gokarna', 'elsewhere'])
  })

  test('by day: a longer stay comes before a shorter one that costs more a day', () => {
    const week = { ...result('week', 42_000, 5), days: 7 }
    const weekend = { ...result('weekend', 20_000, 5), days: 2 }
    expect(ids(inOrder([weekend, week], 'day', 12))).toEqual(['week', 'weekend'])
  })

  test('by season without a month of travel: is that of the answer', () => {
    expect(ids(inOrder(all, 'season', null))).toEqual(ids(all))
  })
})

describe('what a result is the best at', () => {
  test('three or more results: names the best match, the lowest total and the shortest journey', () => {
    expect(Object.fromEntries(findStandings(all))).toEqual({
      goa: ['match'],
      gokarna: ['total'],
      diu: ['journey'],
    })
  })

  test('equal values: name nobody', () => {
    const twin = result('twin', 20_000, 5, 'fair')
    expect(Object.fromEntries(findStandings([goa, diu, gokarna, twin]))).toEqual({ goa: ['match'] })
  })

  test('nothing within the budget: nothing is the best match', () => {
    const over = all.map((item) => ({ ...item, fits: false }))
    expect([...findStandings(over).values()].flat()).not.toContain('match')
  })

  test('only bad matches: none of them is called the best', () => {
    const poor = all.map((item) => ({ ...item, recommended_destinations: { rating: 1.9 } }) as Recommendation)
    expect([...findStandings(poor).values()].flat()).toEqual(['total', 'journey'])
  })

  test('two results: name nothing', () => {
    expect(findStandings([goa, diu]).size).toBe(0)
  })
})
