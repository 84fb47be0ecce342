import { type DreamTrip, GROUP_SIZES, PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from '../engine.ts'
import { loadDataset } from '../facts/dataset.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const ask = (given: Partial<DreamTrip>) =>
  recommend(
    dataset,
    { budget: '20000', starting_location: 'delhi', group_size: '2', preference_type: 'historical', month: 2, ...given },
    NOW,
  )
const answers = (given: Partial<DreamTrip>) =>
  STARTING_LOCATIONS.flatMap((starting_location) =>
    PREFERENCE_TYPES.map((preference_type) => ask({ ...given, starting_location, preference_type })),
  )

describe('a day trip', () => {
  test('is offered when no stay fits, without a bed in its bill', () => {
    const agra = ask({ group_size: '10' }).items.find(({ id }) => id === 'agra')!
    expect(agra).toMatchObject({ fits: true, nights: 0, days: 1, stayTier: null })
    expect(agra.estimated_costs.accommodation).toBe(0)
    expect(agra.accommodation[0]).toEqual({
      type: 'Day trip, no room needed',
      price_range: 'Back on the same day',
      suggested_options: [],
    })
    expect(agra.accommodation.length).toBeGreaterThan(1)
    expect(agra.reasons.join(' ')).toContain('as a day trip, within your ₹20,000')
    expect(agra.reasons.join(' ')).not.toContain('sunrise')
    expect(agra.notes?.join(' ')).toContain('A long day: leave by 6.')
  })

  test('gives way to a stay that fits', () => {
    const agra = ask({ group_size: '2' }).items.find(({ id }) => id === 'agra')!
    expect(agra.nights).toBeGreaterThan(0)
  })

  test('comes first for one day, also with money for a stay', () => {
    const { items } = ask({ days: 1, budget: '50000' })
    expect(items[0]).toMatchObject({ nights: 0, days: 1 })
    const nights = items.filter(({ fits }) => fits).map((item) => item.nights! > 0)
    expect(nights).toEqual([...nights].sort((a, b) => Number(a) - Number(b)))
  })

  test('has a car that waits for that day only', () => {
    const lines = answers({ days: 1, budget: '75000', group_size: '6' }).flatMap(({ items }) =>
      items.filter(({ nights }) => nights === 0).flatMap(({ costLines }) => costLines),
    )
    const allowances = lines.filter(({ label }) => label === 'Driver’s allowance')
    expect(allowances.length).toBeGreaterThan(5)
    expect(allowances.filter(({ formula }) => !/\b1 day ×/.test(formula))).toEqual([])
  })

  test('is only to what can be seen in a day', () => {
    const shortest = new Map(dataset.destinations.map((place) => [place.id, place.ideal_days[0]]))
    const found = answers({ budget: '10000', group_size: '6' }).flatMap(({ items }) =>
      items.filter(({ nights }) => nights === 0),
    )
    expect(found.length).toBeGreaterThan(10)
    expect(found.filter(({ id }) => shortest.get(id) !== 1)).toEqual([])
  })
})

describe('shared rooms', () => {
  test('are counted for four and more people when a room for every two does not fit', () => {
    const shared = GROUP_SIZES.map((group_size) =>
      answers({ group_size, budget: String(4000 * Number(group_size)) })
        .flatMap(({ items }) => items)
        .find(({ costLines }) => costLines.some(({ label }) => label === 'Extra beds')),
    )
    expect(shared.map((item) => item !== undefined)).toEqual([false, false, true, true, true])
  })

  test('hold three each, or a family of four, at about 30 % of the room for an extra bed', () => {
    const item = answers({ group_size: '4', budget: '10000' })
      .flatMap(({ items }) => items)
      .find(({ costLines }) => costLines.some(({ label }) => label === 'Extra beds'))!
    const [rooms, beds] = item.costLines.filter(({ part }) => part === 'accommodation')
    expect(rooms!.formula).toMatch(/^1 room × /)
    expect(beds!.formula).toMatch(/^2 extra beds × /)
    expect(beds!.typical / rooms!.typical).toBeCloseTo(0.6, 1)
    expect(item.stayTier).toBe('budget')
    expect(item.notes).toContain('Counted as one family room with two extra beds: ask for it when you book.')
    expect(item.accommodation[0]?.price_range).toMatch(/ a room a night, and ₹[\d,–₹]+ an extra bed$/)
  })
})
