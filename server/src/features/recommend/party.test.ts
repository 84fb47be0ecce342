import { partyOf } from '@saathi/shared/recommend/party'
import { DREAM_TRIP_DEFAULTS, DreamTrip } from '@saathi/shared/recommend/schema'
import { expect, test } from 'vitest'
import { recommend } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'

const NOW = new Date('2026-11-22T04:30:00Z')

test('partyOf: children are some of the size of the form, and an exact number of adults takes its place', () => {
  const asked = { ...DREAM_TRIP_DEFAULTS, group_size: '4' as const }
  expect(partyOf(asked)).toMatchObject({ people: 4, adults: 4, seniors: 0, childrenAges: [] })
  expect(partyOf({ ...asked, childrenAges: [5, 8] })).toMatchObject({ people: 4, adults: 2 })
  expect(partyOf({ ...asked, adults: 3 })).toMatchObject({ people: 3, adults: 3 })
  expect(partyOf({ ...asked, adults: 2, childrenAges: [1], seniors: 5 })).toMatchObject({ people: 3, seniors: 2 })
})

test('partyOf: two of the form are a couple and four a family, as are any with children or seniors', () => {
  const kinds = (given: Partial<DreamTrip>) => {
    const { isCouple, isFamily } = partyOf({ ...DREAM_TRIP_DEFAULTS, ...given })
    return [isCouple, isFamily]
  }
  expect(kinds({ group_size: '2' })).toEqual([true, false])
  expect(kinds({ group_size: '4' })).toEqual([false, true])
  expect(kinds({ adults: 2 })).toEqual([false, false])
  expect(kinds({ adults: 4 })).toEqual([false, false])
  expect(kinds({ adults: 1, childrenAges: [9] })).toEqual([false, true])
  expect(kinds({ adults: 3, seniors: 1 })).toEqual([false, true])
})

test('DreamTrip: more people than can be billed are refused', () => {
  const asked = { ...DREAM_TRIP_DEFAULTS, adults: 9, childrenAges: [3, 5] }
  expect(DreamTrip.safeParse(asked).success).toBe(false)
  expect(DreamTrip.safeParse({ ...asked, adults: 8 }).success).toBe(true)
})

test('recommend: an exact party is billed as it is, and is no minimum', () => {
  const answer = recommend(loadDataset(), { ...DREAM_TRIP_DEFAULTS, group_size: '10', adults: 3 }, NOW)
  expect(answer).toMatchObject({ people: 3, minimum: false })
})
