import { describe, expect, test } from 'vitest'
import { findOptions } from './combobox-options.ts'

const OPTIONS = [
  { id: 'south-goa', name: 'South Goa', detail: 'Goa' },
  { id: 'gokarna', name: 'Gokarna', detail: 'Karnataka' },
  { id: 'hampi', name: 'Hampi', detail: 'Karnataka' },
  { id: 'rann', name: 'Rann of Kutch', detail: 'Gujarat' },
  { id: 'region:karnataka', name: 'Anywhere in Karnataka' },
]
const found = (typed: string) => findOptions(OPTIONS, typed).map(({ id }) => id)

describe('findOptions', () => {
  test('a beginning of the name: comes before a word of it, a part of it and the state', () => {
    expect(found('go')).toEqual(['gokarna', 'south-goa'])
    expect(found('karna')).toEqual(['region:karnataka', 'gokarna', 'hampi'])
  })

  test('capitals, accents and spaces around: make no difference', () => {
    expect(found(' HÁMPI ')).toEqual(['hampi'])
    expect(found('of kutch')).toEqual(['rann'])
  })

  test('no text: finds all in their order; an unknown one: nothing', () => {
    expect(found('  ')).toEqual(OPTIONS.map(({ id }) => id))
    expect(found('atlantis')).toEqual([])
  })
})
