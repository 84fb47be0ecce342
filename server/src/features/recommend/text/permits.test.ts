import { describe, expect, test } from 'vitest'
import type { Permit } from '../facts/dataset.ts'
import { permitSentence } from './permits.ts'

const permit: Permit = {
  need: true,
  who: 'Visitors',
  name: 'a pass',
  fee_inr: [100, 200],
  where: 'the gate',
  sure: 'medium',
  source: 'The Gazette',
  checked: '2026-02',
}
const sentence = (change: Partial<Permit> = {}) => permitSentence({ ...permit, ...change }, 30, '2026-11')

describe('the sentence of a permit', () => {
  test('with a source of the last year: is plain', () => {
    expect(sentence()).toBe('Visitors need a pass, ₹100–₹200, got on the spot at the gate.')
  })

  test('whose source says nothing of the fee: has about the fee', () => {
    expect(sentence({ fee_estimate: true })).toBe('Visitors need a pass, about ₹100–₹200, got on the spot at the gate.')
  })

  test('of an older source, or of none: has about the fee, and says to check', () => {
    const checked = 'Visitors need a pass, about ₹100–₹200, got on the spot at the gate. Check before you go.'
    expect(sentence({ checked: '2025-10' })).toBe(checked)
    const { source: _, checked: __, ...estimate } = permit
    expect(permitSentence(estimate, 30, '2026-11')).toBe(checked)
  })
})
