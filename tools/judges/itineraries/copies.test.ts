import { describe, expect, test } from 'vitest'
import { isWhole } from '../../../server/test/whole.ts'
import { measureCopies } from './copies.ts'

describe('copies of changed trips onto other dates', () => {
  const count = isWhole ? 1_000 : 100

  test('each: an independent check finds no closed door or other fault, and no word or sum of the original', () => {
    const measured = measureCopies(Array.from({ length: count }, (_, seed) => seed + 1))
    expect(measured.faults).toEqual([])
    expect(measured.foreign).toEqual([])
    expect(measured.copies).toBeGreaterThan(0.85 * count)
    // Some of the sights that are put on any day are no visits of their own: they are seen on a safari.
    expect(measured.kept).toBeGreaterThan(0.87 * measured.sights)
    const kinds = ['days', 'left', 'moved', ...(isWhole ? ['bare', 'order', 'train', 'way'] : [])]
    expect([...measured.kinds]).toEqual(expect.arrayContaining(kinds))
  }, 240_000)
})
