import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { googleBody, useIdentity } from '../../../test/identity.ts'
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

const db = useDatabase()
const onNetwork = useIdentity(db, { unsignedGoogle: false })

test('a server that others can reach: refuses every Google account and creates none', async () => {
  const answer = await onNetwork.call('signInWithIdp', googleBody(asha))
  expect(answer).toMatchObject({ status: 400, error: 'OPERATION_NOT_ALLOWED' })
  expect(await db.sql`select 1 from identity_accounts`).toEqual([])
})
