import { type DreamTrip, PREFERENCE_TYPES, STARTING_LOCATIONS } from '@saathi/shared/recommend/schema'
import { verdictOn } from '@saathi/shared/recommend/verdict'
import { describe, expect, test } from 'vitest'
import { recommend } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'

const dataset = loadDataset()
const NOW = new Date('2026-11-20T06:30:00Z')
const ask = (given: Partial<DreamTrip>) =>
  recommend(
    dataset,
    { budget: '50000', starting_location: 'delhi', group_size: '2', preference_type: 'adventure', month: 2, ...given },
    NOW,
  )
const answers = (days: number) =>
  STARTING_LOCATIONS.flatMap((starting_location) =>
    PREFERENCE_TYPES.map((preference_type) => ask({ starting_location, preference_type, days })),
  )
const isFitting = ({ fits }: { fits: boolean }) => fits

describe('a trip of one day', () => {
  const ofOneDay = answers(1)

  test('fits only where one is back on the same day, or sleeps there after half a day of travel', () => {
    const fitting = ofOneDay.flatMap(({ items }) => items.filter(isFitting))
    expect(fitting.length).toBeGreaterThan(20)
    expect(fitting.filter(({ doorToDoorHours }) => doorToDoorHours! > 5).map(({ id }) => id)).toEqual([])
  })

  test('that no place is near enough for: lists none twice as far as the first, and none as fitting', () => {
    const short = ofOneDay.filter(({ items }) => items.every(({ outOfTime }) => outOfTime))
    expect(short.length).toBeGreaterThan(3)
    for (const { items } of short) {
      expect(verdictOn(items)).toBe('short')
      const [first = 0, ...others] = items.map(({ doorToDoorHours }) => doorToDoorHours!)
      for (const hours of others) expect(hours).toBeLessThanOrEqual(2 * first)
      if (items[0]!.mode !== 'air') expect(items.map(({ mode }) => mode)).not.toContain('air')
      for (const { cautions } of items) expect(cautions.join(' ')).toContain('Your one day is too few')
    }
  })

  test('says above the list how many days would do, within the budget or for more', () => {
    const change = ask({ group_size: '6', days: 1 }).change
    expect(change).toMatchObject({ wish: { days: 2 } })
    expect(change?.text).toMatch(/^Take two days for it: Rishikesh /)
    const dear = ask({ preference_type: 'beaches', budget: '20000', group_size: '6', month: 12, days: 1 })
    expect(dear.change?.text).toMatch(/^Three days would do for Puri.*, at about ₹[\d,]+\. For this money try /)
  })

  test('in a month to avoid for what is near: asks for a day more before another month', () => {
    const { items, change } = ask({ preference_type: 'spiritual', budget: '30000', group_size: '1', month: 5, days: 1 })
    expect(items.some(isFitting)).toBe(false)
    expect(change).toMatchObject({ wish: { days: 2, month: 5 } })
  })
})

test('a trip of two days: fits only where the night on the way takes at most 13 hours', () => {
  const fitting = answers(2).flatMap(({ items }) => items.filter(isFitting))
  expect(fitting.length).toBeGreaterThan(100)
  expect(fitting.filter(({ doorToDoorHours }) => doorToDoorHours! > 13).map(({ id }) => id)).toEqual([])
})

test('one day with a date: nothing that is out of reach fits', () => {
  const dated = PREFERENCE_TYPES.flatMap((preference_type) =>
    (['mumbai', 'chennai', 'kolkata'] as const).flatMap((starting_location) => {
      const day = { from: '2027-02-06', to: '2027-02-06' }
      return ask({ starting_location, preference_type, month: undefined, ...day }).items
    }),
  )
  const outOfReach = dated.filter(({ outOfTime }) => outOfTime)
  expect(outOfReach.length).toBeGreaterThan(3)
  expect(outOfReach.filter(isFitting)).toEqual([])
})
