import { decimalRupees, UPI_ID, upiUri } from '@saathi/shared/expenses/upi'
import { describe, expect, test } from 'vitest'

describe('UPI', () => {
  const of = (change: object) =>
    upiUri({ id: 'ravi.k@okhdfcbank', name: 'Ravi', amountPaise: 35_000, note: 'Goa', ...change })

  test('an address: has the id as it is, two digits of paise, and name and note encoded', () => {
    expect(of({ name: 'Ravi & Sons (Goa)', note: 'Tea = 5% + ₹3' })).toBe(
      'upi://pay?pa=ravi.k@okhdfcbank&pn=Ravi%20%26%20Sons%20%28Goa%29&am=350.00&cu=INR&tn=Tea%20%3D%205%25%20%2B%20%E2%82%B93',
    )
    expect(of({ amountPaise: 5 })).toContain('&am=0.05&')
  })
  test('a long note: is cut to 50 characters, and no character in half', () => {
    const note = new URLSearchParams(of({ note: `${'x'.repeat(49)}😀 and more` }).split('?')[1]).get('tn')
    expect(note).toBe('x'.repeat(49))
  })
  test.each(['ravi', 'ravi@', '@bank', 'r@bank', 'ravi@ok&am=1', 'ravi kumar@bank', 'ravi@bank1', 'ravi@bank\n'])(
    'the id %j: is refused',
    (id) => {
      expect(UPI_ID.test(id)).toBe(false)
      expect(() => of({ id })).toThrow(RangeError)
    },
  )
  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('the amount %s: is refused', (amountPaise) => {
    expect(() => of({ amountPaise })).toThrow(RangeError)
  })
  test('negative paise: keep their sign before the rupees', () => {
    expect([-5, -12_345, 0].map(decimalRupees)).toEqual(['-0.05', '-123.45', '0.00'])
  })
})
