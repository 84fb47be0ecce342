import type { TripRequest } from '@saathi/shared/trips/schema'
import { describe, expect, test } from 'vitest'
import { loadDataset } from '../../recommend/facts/dataset.ts'
import { proposeRoute } from './propose-route.ts'
import { proposeTrip } from './propose-trip.ts'

const NOW = new Date('2026-11-22T09:00:00+05:30')
const request = { placeId: 'periyar', from: 'jaipur', people: 2, days: 7, month: 1 } as const
const noteOf = (more: Partial<TripRequest>) => {
  const items = proposeTrip(loadDataset(), { ...request, ...more }, NOW)?.items ?? []
  return { note: items[0]?.note ?? '', total: items.reduce((sum, { cost }) => sum + cost, 0) }
}

describe('a trip that costs more than the budget that was named', () => {
  test('says at its first item what it costs, and by how much that is over the budget', () => {
    const { note, total } = noteOf({ placeId: 'agra', people: 8, days: 3, budget: '20000' })
    expect(total).toBeGreaterThan(20_000)
    const words = (rupees: number) => `₹${rupees.toLocaleString('en-IN')}`
    expect(note).toContain(
      `${words(total)} for all, ${words(total - 20_000)} over the ₹20,000 that it was planned for.`,
    )
  })

  test('says the change that spares most, or that brings it within the budget, with what it then costs', () => {
    const sumOf = (words: string) => Number(words.replace(/\D/g, ''))
    let changes = 0
    for (const placeId of ['periyar', 'shimla', 'gopalpur-chilika', 'munnar'] as const)
      for (const people of [2, 4]) {
        const { note, total } = noteOf({ placeId, people, budget: '20000' })
        const [, change] = /(?:there|it) would come to ₹([\d,]+)\./.exec(note) ?? []
        if (!change) continue
        changes += 1
        expect([placeId, people, sumOf(change) < total]).toEqual([placeId, people, true])
        const days = Number(/(\d+) days there would come to/.exec(note)?.[1] ?? 0)
        if (days === 0) continue
        const shorter = noteOf({ placeId, people, days, budget: '20000' })
        expect([placeId, people, shorter.total]).toEqual([placeId, people, sumOf(change)])
      }
    expect(changes).toBeGreaterThan(3)
  })

  test('a change that is over the budget too: is said to be', () => {
    const { note } = noteOf({ placeId: 'manali', from: 'kolkata', people: 6, days: 6, budget: '20000' })
    expect(note).toMatch(/Even .* would come to ₹/)
    const { note: within } = noteOf({ placeId: 'shimla', people: 2, days: 7, budget: '20000' })
    expect(within).toMatch(/would come to ₹1\d,\d{3}\./)
    expect(within).not.toContain('Even')
  })

  test('a change within the budget only without what its notes name: is not told as within', () => {
    const bandipur = {
      placeId: 'bandipur',
      from: 'kochi',
      people: 5,
      month: undefined,
      startDate: '2027-02-10',
    } as const
    let told = 0
    for (const budget of ['20000', '30000', '37500', '50000'] as const) {
      const { note } = noteOf({ ...bandipur, days: 5, budget })
      const [, even, days, whole] = /(Even )?(one|\d+) days? there would come to ₹([\d,]+)/i.exec(note) ?? []
      if (!days || !whole) continue
      told += 1
      const { month: _, ...shorter } = { ...request, ...bandipur, days: Number(days) || 1, budget }
      const trip = proposeTrip(loadDataset(), shorter, NOW)
      const cost = (trip?.items.reduce((sum, item) => sum + item.cost, 0) ?? 0) + (trip?.onTop ?? 0)
      expect([budget, Number(whole.replaceAll(',', ''))]).toEqual([budget, cost])
      expect([budget, even !== undefined]).toEqual([budget, cost > Number(budget)])
    }
    expect(told).toBeGreaterThan(0)
  })

  test('what comes on top: is the sum of what the notes name, tickets for each', () => {
    const rupeesIn = (notes: string, words: RegExp) =>
      [...notes.matchAll(words)].reduce((sum, [, amount = '']) => sum + Number(amount.replaceAll(',', '')), 0)
    for (const [from, people, days, budget] of [
      ['mumbai', 2, 3, '20000'],
      ['kochi', 5, 5, '27000'],
    ] as const) {
      const trip = proposeTrip(loadDataset(), { placeId: 'nainital', from, people, days, budget, month: 2 }, NOW)
      const notes = trip?.items.map(({ note }) => note).join(' ') ?? ''
      const each = rupeesIn(notes, /About ₹([\d,]+) a person comes on top/g)
      expect(each).toBeGreaterThan(0)
      expect(trip?.onTop).toBe(people * each + rupeesIn(notes, /and ₹([\d,]+) comes on top/g))
    }
  })

  test('a budget a head: is compared for all of them', () => {
    expect(noteOf({ budget: '20000', budgetIs: 'person' }).note).toContain('over the ₹40,000 that it was planned for')
  })

  test('no budget, one that suffices, and an open one: nothing is said', () => {
    for (const more of [{}, { placeId: 'agra', days: 3, budget: '75000' }, { budget: '100000' }] as const)
      expect(noteOf(more).note).not.toMatch(/planned for/)
  })

  test('over several places: the same', () => {
    const route = { ...request, placeId: 'kochi', budget: '20000' } as const
    const proposed = proposeRoute(loadDataset(), { ...route, places: ['kochi', 'munnar'] }, NOW)
    expect('items' in proposed && proposed.items[0]?.note).toMatch(/over the ₹20,000 that it was planned for/)
  })
})
