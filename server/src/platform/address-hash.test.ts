import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAddressHashes, normalizeAddress } from './address-hash.ts'

describe('normalizeAddress', () => {
  test.each([
    ['asha@example.in', 'asha@example.in'],
    ['  Asha@Example.IN ', 'asha@example.in'],
    ['asha+tours@example.in', 'asha@example.in'],
    ['asha+a+b@example.in', 'asha@example.in'],
    ['asha.rao@example.in', 'asha.rao@example.in'],
    ['asha.rao@gmail.com', 'asharao@gmail.com'],
    ['A.S.H.A.rao+x@googlemail.com', 'asharao@gmail.com'],
    ['+asha@example.in', '+asha@example.in'],
    ['...@gmail.com', '...@gmail.com'],
    ['"a@b"+x@example.in', '"a@b"@example.in'],
  ])('%s: is the mailbox %s', (email, mailbox) => {
    expect(normalizeAddress(email)).toBe(mailbox)
  })

  test('any address: has one mailbox, which is its own', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(normalizeAddress(normalizeAddress(email))).toBe(normalizeAddress(email))
        expect(normalizeAddress(email)).toContain('@')
      }),
    )
  })
})

test('hashes: the first is that of the mailbox, the second that of the address as older rows have it', () => {
  const hashes = createAddressHashes('key')
  const [mailbox, written] = hashes('Asha+x@example.in')
  expect(mailbox).toBe(hashes('asha@example.in')[0])
  expect(written).toBe(hashes('asha+X@example.in ')[1])
  expect(written).not.toBe(mailbox)
  // The hash that rows from before the first one have.
  expect(createAddressHashes('test')('asha@example.in')[1]).toBe('3J5a48g48UiyzeFOdVs_bqNZA9TwaRzhmvRcRVQrsaM')
})
