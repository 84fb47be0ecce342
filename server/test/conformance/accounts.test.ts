import { describe, expect, test } from 'vitest'
import { useDatabase } from '../db.ts'
import { providers } from './providers.ts'
import { aGoogleAccount, anAccount, anAddress, useStage } from './tab.ts'

// Accounts: the unmodified Firebase web SDK in a real browser, against every available provider.
const db = useDatabase()

describe.each(providers(db))('%s', (_name, open) => {
  const stage = useStage(open)

  test('a disabled account: is signed out at the next refresh and cannot sign in', async () => {
    const { email, password, uid } = await anAccount(stage)
    await stage.tab.does('signIn', email, password)
    const token = await stage.tab.does('idToken', false)
    expect(await stage.provider.identity.verifyToken(token)).toMatchObject({ uid })
    await stage.provider.identity.setDisabled(uid, true)
    expect(await stage.provider.identity.verifyToken(token)).toBeNull()
    expect(await stage.tab.fails('idToken', true)).toBe('auth/user-disabled')
    expect(await stage.tab.does('me')).toBeNull()
    expect(await stage.tab.fails('signIn', email, password)).toBe('auth/user-disabled')
    await stage.provider.identity.setDisabled(uid, false)
    expect(await stage.tab.does('signIn', email, password)).toMatchObject({ uid })
  })

  test('a mailed link: sets a new password and verifies the address', async () => {
    const { email, password } = await anAccount(stage, { emailVerified: false })
    await stage.tab.does('askReset', email)
    const code = (await stage.provider.resetCode(email)) ?? 'none'
    expect(await stage.tab.does('readReset', code)).toBe(email)
    expect(await stage.tab.fails('reset', code, '12345')).toBe('auth/weak-password')
    await stage.tab.does('reset', code, 'winter-in-Auli')
    expect(await stage.tab.fails('reset', code, 'summer-in-Spiti')).toBe('auth/invalid-action-code')
    expect(await stage.tab.fails('signIn', email, password)).toBe('auth/invalid-credential')
    expect(await stage.tab.does('signIn', email, 'winter-in-Auli')).toMatchObject({ verified: true })
  })

  test('a request for a link: does not reveal whether the address has an account', async () => {
    const stranger = anAddress()
    await stage.tab.does('askReset', stranger)
    expect(await stage.provider.resetCode(stranger)).toBeNull()
    expect(await stage.tab.fails('readReset', 'no-such-code')).toBe('auth/invalid-action-code')
  })

  test('a password change: needs the old password, and the tab stays signed in', async () => {
    const { email, password, uid } = await anAccount(stage)
    await stage.tab.does('signIn', email, password)
    expect(await stage.tab.fails('provePassword', 'wrong-one')).toBe('auth/invalid-credential')
    expect(await stage.tab.does('provePassword', password)).toMatchObject({ uid })
    expect(await stage.tab.fails('changePassword', '12345')).toBe('auth/weak-password')
    await stage.tab.does('changePassword', 'winter-in-Auli')
    await stage.tab.does('idToken', true)
    expect(await stage.tab.fails('signIn', email, password)).toBe('auth/invalid-credential')
    expect(await stage.tab.does('signIn', email, 'winter-in-Auli')).toMatchObject({ uid })
  })

  test('a new Google account: has a verified address, and signs in again', async () => {
    const account = aGoogleAccount()
    const { email, name, picture } = account
    const first = await stage.tab.does('signInByGoogle', account)
    expect(first).toMatchObject({ email, name, picture, verified: true, isNew: true, ways: ['google.com'] })
    expect(await stage.provider.identity.verifyToken(await stage.tab.does('idToken', false))).toMatchObject({
      uid: first.uid,
      email,
      emailVerified: true,
      name,
      picture,
      signInProvider: 'google.com',
    })
    await stage.tab.does('signOut')
    expect(await stage.tab.does('signInByGoogle', account)).toMatchObject({ uid: first.uid, isNew: false })
    expect(await stage.tab.does('proveGoogle', account)).toMatchObject({ uid: first.uid })
    expect(await stage.tab.fails('proveGoogle', aGoogleAccount())).toMatch(/^auth\/(user-mismatch|user-token-expired)$/)
  })

  test('Google with the address of an account: is linked to it', async () => {
    const { email, password, uid } = await anAccount(stage)
    expect(await stage.tab.does('signInByGoogle', aGoogleAccount(email))).toMatchObject({
      uid,
      isNew: false,
      verified: true,
    })
    expect(await stage.tab.does('reload')).toMatchObject({ ways: ['google.com', 'password'] })
    expect(await stage.tab.does('signIn', email, password)).toMatchObject({ uid })
  })

  test('Google with the address of an unverified account: takes the account over', async () => {
    const { email, password, uid } = await anAccount(stage, { emailVerified: false })
    expect(await stage.tab.does('signInByGoogle', aGoogleAccount(email))).toMatchObject({ uid, ways: ['google.com'] })
    expect(await stage.tab.fails('signIn', email, password)).toBe('auth/invalid-credential')
  })

  test('Google with an address that Google has not verified: takes no account over', async () => {
    const { email } = await anAccount(stage)
    const unproven = { ...aGoogleAccount(email), email_verified: false }
    expect(await stage.tab.fails('signInByGoogle', unproven)).toBe('auth/account-exists-with-different-credential')
  })

  test('deletion by the owner: the account and its tokens end', async () => {
    const { email, password } = await anAccount(stage)
    await stage.tab.does('signIn', email, password)
    const token = await stage.tab.does('idToken', false)
    await stage.tab.does('deleteMe')
    expect(await stage.tab.does('me')).toBeNull()
    expect(await stage.provider.identity.verifyToken(token)).toBeNull()
    expect(await stage.tab.fails('signIn', email, password)).toBe('auth/invalid-credential')
    expect(
      await stage.provider.identity.createUser({ email, password, name: 'Asha', emailVerified: true }),
    ).toBeTruthy()
  })

  test('the server’s own calls: are rejected in the same cases', async () => {
    const { email } = await anAccount(stage)
    const another = { email: anAddress(), password: 'monsoon-in-Munnar', name: 'Asha', emailVerified: true }
    const { createUser } = stage.provider.identity
    await expect(createUser({ ...another, email })).rejects.toMatchObject({ code: 'email-taken' })
    await expect(createUser({ ...another, password: '12345' })).rejects.toMatchObject({ code: 'password-weak' })
    await expect(createUser({ ...another, email: 'asha' })).rejects.toMatchObject({ code: 'email-invalid' })
    await expect(stage.provider.identity.setDisabled('nobody', true)).rejects.toMatchObject({ code: 'not-found' })
    await stage.provider.identity.deleteUser('nobody')
  })

  test('requests: go to no other host', () => {
    expect([...stage.elsewhere]).toEqual([])
  })
})
