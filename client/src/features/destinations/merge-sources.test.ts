import type { FactSource } from '@saathi/shared/destinations/schema'
import { expect, test } from 'vitest'
import { mergeSources } from './merge-sources.ts'

const fact = (kind: FactSource['kind'], about: string, source: string | null, checked = '2022-08'): FactSource => ({
  kind,
  about,
  source,
  checked,
  isFresh: false,
})

test('mergeSources: fees of one source and month are one row, in the order of the first; permits stay alone', () => {
  const merged = mergeSources([
    fact('fee', 'Sarnath stupa', 'Hindustan'),
    fact('hours', 'Sarnath stupa', 'Hindustan'),
    fact('fee', 'Taj Mahal', 'Hindustan', '2022-11'),
    fact('fee', 'Sarnath museum', 'Hindustan'),
    fact('permit', 'a pass', 'Hindustan'),
    fact('permit', 'another pass', 'Hindustan'),
  ])
  expect(merged.map(({ kind, abouts }) => [kind, ...abouts])).toEqual([
    ['fee', 'Sarnath stupa', 'Sarnath museum'],
    ['hours', 'Sarnath stupa'],
    ['fee', 'Taj Mahal'],
    ['permit', 'a pass'],
    ['permit', 'another pass'],
  ])
})
