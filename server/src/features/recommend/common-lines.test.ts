import { liftCommonLines } from '@saathi/shared/recommend/common-lines'
import type { Recommendation } from '@saathi/shared/recommend/schema'
import { describe, expect, test } from 'vitest'
import { recommend } from './engine.ts'
import { loadDataset } from './facts/dataset.ts'

const NOW = new Date('2026-11-20T06:30:00Z')
const [some] = recommend(
  loadDataset(),
  { budget: '50000', starting_location: 'mumbai', group_size: '2', preference_type: 'beaches' },
  NOW,
).items
const item = (cautions: string[], notes?: string[]): Recommendation => ({ ...some!, cautions, notes })
const lines = ({ cautions, notes }: Recommendation) => [cautions, notes]

describe('what holds for all places of a list', () => {
  test('is told once, cautions first, and each place keeps what is its own', () => {
    const { common, items } = liftCommonLines([
      item(['Not known for beaches.', 'Rain.'], ['Two rooms.', 'A long way.']),
      item(['Not known for beaches.'], ['Two rooms.']),
      item(['Heat.', 'Not known for beaches.'], ['Two rooms.']),
    ])
    expect(common).toEqual(['Not known for beaches.', 'Two rooms.'])
    expect(items.map(lines)).toEqual([
      [['Rain.'], ['A long way.']],
      [[], []],
      [['Heat.'], []],
    ])
  })

  test('of fewer than three places, or of a place without notes: is left where it is', () => {
    const two = [item(['Rain.'], ['Two rooms.']), item(['Rain.'], ['Two rooms.'])]
    expect(liftCommonLines(two)).toEqual({ common: [], items: two })
    expect(liftCommonLines([...two, item(['Rain.'])])).toMatchObject({
      common: ['Rain.'],
      items: [{ notes: ['Two rooms.'] }, { notes: ['Two rooms.'] }, { cautions: [] }],
    })
  })
})
