import { describe, expect, it } from 'vitest'
import { amountWords } from '../../lib/amount-words.ts'
import { convertedPaise, hundredths, typedAmount } from './amounts.ts'

describe('amounts of expenses', () => {
  it('shows paise only where there are some', () => {
    expect(amountWords(164_900)).toBe('₹1,649')
    expect(amountWords(164_905)).toBe('₹1,649.05')
    expect(amountWords(-50)).toBe('₹0.50')
    expect(amountWords(1_00_00_000_00)).toBe('₹1,00,00,000')
  })

  it.each([
    ['1960', 196_000],
    ['1,960.5', 196_050],
    ['₹ 1,00,000.05', 10_000_005],
    ['.5', 50],
    ['-20', -2_000],
    ['−20', -2_000],
  ])('reads %s exactly', (typed, paise) => {
    expect(hundredths(typed)).toBe(paise)
  })

  it.each(['', '.', '-', '1.005', 'ten', '1e3', '1-2', '9'.repeat(13)])('does not guess at "%s"', (typed) => {
    expect(hundredths(typed)).toBeNull()
  })

  it('reads every amount that it writes into a field', () => {
    for (const paise of [1, 10, 99, 100, 101, 164_900, 164_950, 10_000_000_00]) {
      expect(hundredths(typedAmount(paise))).toBe(paise)
      expect(hundredths(amountWords(paise))).toBe(paise)
    }
  })

  it('converts another currency without floating point', () => {
    expect(convertedPaise('20', '88.45')).toBe(176_900)
    expect(convertedPaise('0.1', '0.15')).toBe(2) // 1.5 paise
    expect(convertedPaise('1.1', '1.1')).toBe(121)
    expect(convertedPaise('', '88')).toBeNull()
    expect(convertedPaise('20', 'x')).toBeNull()
  })
})
