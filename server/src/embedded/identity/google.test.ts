import { expect, test } from 'vitest'
import type { IdentityAccount } from '../../db/schema/identity.ts'
import { decideGoogle, googleAccountIn } from './google.ts'

const asha = { sub: '1001', email: 'asha@example.in', email_verified: true, name: 'Asha' }
const account = (given: Partial<IdentityAccount>) =>
  ({ email: 'asha@example.in', emailVerified: true, googleSub: null, ...given }) as IdentityAccount
const posted = (idToken: string, providerId = 'google.com') =>
  googleAccountIn(new URLSearchParams({ id_token: idToken, providerId }).toString())

test('a new Google account is created, and a known one is signed in', () => {
  expect(decideGoogle(asha, null)).toBe('create')
  expect(decideGoogle(asha, account({ googleSub: '1001' }))).toBe('sign-in')
})

test('an account with the same address is linked only if Google has verified the address', () => {
  expect(decideGoogle(asha, account({}))).toBe('link')
  expect(decideGoogle({ ...asha, email: 'Asha@Example.IN' }, account({}))).toBe('link')
  expect(decideGoogle({ ...asha, email_verified: false }, account({}))).toBe('confirm')
  expect(decideGoogle({ sub: '1001', email: 'asha@example.in' }, account({}))).toBe('confirm')
})

test('an address that Google verifies later becomes verified', () => {
  expect(decideGoogle(asha, account({ googleSub: '1001', emailVerified: false }))).toBe('link')
  const elsewhere = account({ googleSub: '1001', emailVerified: false, email: 'asha@elsewhere.in' })
  expect(decideGoogle(asha, elsewhere)).toBe('sign-in')
})

test('only a token of the account chooser is accepted as a Google account', () => {
  expect(posted(JSON.stringify(asha))).toEqual(asha)
  expect(posted(JSON.stringify(asha), 'facebook.com')).toBe('other-provider')
  for (const wrong of [
    '',
    'null',
    '[]',
    '"asha"',
    '{',
    '{"sub":"1"}',
    '{"sub":"","email":"a@b"}',
    '{"sub":7,"email":"a@b"}',
  ])
    expect(posted(wrong), wrong).toBeNull()
})
