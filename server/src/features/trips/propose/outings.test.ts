import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const safarisOf = (request: Omit<Parameters<typeof proposeTrip>[1], 'people'>) => {
  const items = proposeTrip(loadDataset(), { ...request, people: 2 }, NOW)?.items ?? []
  return items.filter(({ kind, highlight }) => kind === 'visit' && /safari/i.test(highlight ?? ''))
}

describe('a safari that the bill has several times', () => {
  test('a stay of many days: it is three times at most, in mornings and in an afternoon', () => {
    const safaris = safarisOf({ placeId: 'sariska-alwar', from: 'delhi', days: 6, month: 1 })
    expect(safaris).toHaveLength(3)
    // One of the afternoon begins after the other sights of its day, without a time of its own.
    const isEarly = ({ fixedStart }: (typeof safaris)[number]) => fixedStart !== null && fixedStart < 12 * 60
    expect(safaris.map(isEarly)).toEqual(expect.arrayContaining([true, false]))
    expect(safaris.filter(isEarly)).toHaveLength(2)
  })

  test('one of its two gates is shut in that month: the other has all of them', () => {
    const safaris = safarisOf({ placeId: 'tadoba', from: 'pune', days: 3, month: 8, type: 'wildlife' })
    expect(new Set(safaris.map(({ highlight }) => highlight)).size).toBe(1)
    expect(safaris.length).toBeGreaterThan(1)
  })

  test('a sight that one sees on it is none of its gates: each of them has a day', () => {
    const request = { placeId: 'gir', from: 'delhi', people: 2, days: 2, month: 2, type: 'wildlife' } as const
    const titles = proposeTrip(loadDataset(), request, NOW)?.items.map(({ title }) => title) ?? []
    expect(titles.filter((title) => /^Set aside: .*safari/.test(title))).toEqual([])
  })

  test('it has a morning and an afternoon gate, and is first on its day: is at dawn, and another follows', () => {
    const safaris = safarisOf({ placeId: 'kabini', from: 'jaipur', days: 2, month: 3 })
    expect(safaris.filter(({ fixedStart }) => fixedStart !== null && fixedStart < 7 * 60).length).toBeGreaterThan(1)
    expect(safaris).toHaveLength(4)
  })
})
