import { describe, expect, test } from 'vitest'
import { createVault, isVaultKey } from './vault.ts'

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url')
const [ONE, TWO] = [keyOf(1), keyOf(2)]
const PLACE = 'booking person trip item'

describe('a vault', () => {
  test('a text: is opened for the place that it was sealed for alone, and sealed otherwise each time', () => {
    const vault = createVault([ONE])
    const sealed = vault.seal('2345678901', PLACE)
    expect(vault.open(sealed, PLACE)).toBe('2345678901')
    expect(vault.open(sealed, `${PLACE}2`)).toBeNull()
    expect(vault.seal('2345678901', PLACE)).not.toBe(sealed)
    expect(Buffer.from(sealed, 'base64url').includes('2345678901')).toBe(false)
  })

  test('a sealed text of which any byte was changed, or that is cut: is not opened', () => {
    const vault = createVault([ONE])
    const sealed = Buffer.from(vault.seal('K7XQ2M', PLACE), 'base64url')
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect([at, vault.open(changed.toString('base64url'), PLACE)]).toEqual([at, null])
      expect([at, vault.open(sealed.subarray(0, at).toString('base64url'), PLACE)]).toEqual([at, null])
    }
    expect(vault.open('no base64 at all ✈', PLACE)).toBeNull()
  })

  test('several keys: the first one seals, all open, and a key that is gone opens nothing', () => {
    const before = createVault([ONE]).seal('K7XQ2M', PLACE)
    const both = createVault([TWO, ONE])
    const after = both.seal('K7XQ2M', PLACE)
    expect([both.open(before, PLACE), both.open(after, PLACE)]).toEqual(['K7XQ2M', 'K7XQ2M'])
    const later = createVault([TWO])
    expect([later.open(before, PLACE), later.open(after, PLACE)]).toEqual([null, 'K7XQ2M'])
  })

  test('a key: is 32 bytes in base64url', () => {
    expect([ONE, ONE.slice(1), `${ONE}A`, `${ONE.slice(1)}+`].map(isVaultKey)).toEqual([true, false, false, false])
  })
})
