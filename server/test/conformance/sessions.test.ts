import { describe, expect, test } from 'vitest'
import { useDatabase } from '../db.ts'
import { providers } from './providers.ts'
import { anAccount, anAddress, aSecond, useStage } from './tab.ts'

// Sessions: the unmodified Firebase web SDK in a real browser, against every available provider.
const db = useDatabase()

describe.each(providers(db))('%s', (_name, open) => {
  const stage = useStage(open)

  test('a changed name and picture: are visible at once, and in the token after a refresh', async () => {
    const { email, password } = await anAccount(stage)
    await stage.tab.does('signIn', email, password)
    const picture = 'https://pictures.example/asha.webp'
    expect(await stage.tab.does('describe', 'Asha R', picture)).toMatchObject({ name: 'Asha R', picture })
    expect(await stage.tab.does('claims', false)).toMatchObject({ name: 'Asha' })
    expect(await stage.tab.does('claims', true)).toMatchObject({ name: 'Asha R', picture })
    expect(await stage.tab.does('reload')).toMatchObject({ name: 'Asha R', picture })
  })

  test('e-mail and password: sign in', async () => {
    const { email, password, uid } = await anAccount(stage)
    const asha = { uid, email, name: 'Asha', verified: true, anonymous: false, ways: ['password'], isNew: false }
    expect(await stage.tab.does('signIn', email, password)).toMatchObject(asha)
    expect(await stage.tab.does('signIn', email.toUpperCase(), password)).toMatchObject({ uid, email })
    expect(await stage.tab.does('claims', false)).toMatchObject({
      iss: 'https://securetoken.google.com/demo-saathi',
      aud: 'demo-saathi',
      sub: uid,
      user_id: uid,
      name: 'Asha',
      email,
      email_verified: true,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    })
  })

  test('a wrong password and an unknown address: the same error', async () => {
    const { email } = await anAccount(stage)
    expect(await stage.tab.fails('signIn', email, 'wrong-one')).toBe('auth/invalid-credential')
    expect(await stage.tab.fails('signIn', anAddress(), 'wrong-one')).toBe('auth/invalid-credential')
    expect(await stage.tab.fails('signIn', email, '')).toBe('auth/missing-password')
    expect(await stage.tab.fails('signIn', 'asha', 'wrong-one')).toBe('auth/invalid-email')
    expect(await stage.tab.does('ways', email)).toEqual([])
  })

  test('a refresh: a new token of the same session', async () => {
    const { email, password } = await anAccount(stage)
    await stage.tab.does('signIn', email, password)
    const before = await stage.tab.does('claims', false)
    await aSecond()
    const after = await stage.tab.does('claims', true)
    expect(after.auth_time).toBe(before.auth_time)
    expect(Number(after.iat)).toBeGreaterThan(Number(before.iat))
    expect(await stage.provider.identity.verifyToken(await stage.tab.does('idToken', false))).toMatchObject({ email })
  })

  test('repeated refreshes in two tabs: both stay signed in', async () => {
    const { email, password, uid } = await anAccount(stage)
    await stage.tab.does('signIn', email, password)
    const second = await stage.newTab()
    await second.becomes(email)
    for (let turn = 0; turn < 3; turn++) {
      const both = await Promise.all([stage.tab.does('idToken', true), second.does('idToken', true)])
      for (const token of both) expect(await stage.provider.identity.verifyToken(token)).toMatchObject({ uid })
    }
    await stage.tab.does('idToken', true)
    await second.does('idToken', true)
    expect(await second.does('me')).toMatchObject({ email })
    await second.page.close()
  })

  test('a custom token of the server: signs in', async () => {
    const { email, uid } = await anAccount(stage)
    const token = await stage.provider.identity.customToken(uid)
    expect(await stage.tab.does('signInByToken', token)).toMatchObject({ uid, email, isNew: false })
    expect(await stage.provider.identity.verifyToken(await stage.tab.does('idToken', false))).toMatchObject({
      uid,
      emailVerified: true,
      signInProvider: 'custom',
    })
    expect(await stage.tab.fails('signInByToken', 'no token')).toBe('auth/invalid-custom-token')
  })

  test('a reload and a new tab: stay signed in, and a sign-out ends all tabs', async () => {
    const { email, password } = await anAccount(stage)
    await stage.tab.does('signIn', email, password)
    await stage.tab.page.reload()
    expect(await stage.tab.does('me')).toMatchObject({ email, name: 'Asha', ways: ['password'] })
    expect(await stage.tab.does('kept')).toContain('firebaseLocalStorageDb')
    const second = await stage.newTab()
    expect(await second.does('me')).toMatchObject({ email })
    await second.does('signOut')
    await stage.tab.becomes(null)
    const other = await anAccount(stage)
    await stage.tab.does('signIn', other.email, other.password)
    await second.becomes(other.email)
    await second.page.close()
    await stage.tab.does('signOut')
    await stage.tab.page.reload()
    expect(await stage.tab.does('me')).toBeNull()
  })

  test('without a network: a network error, and the session continues afterwards', async () => {
    const { email, password } = await anAccount(stage)
    await stage.tab.does('signIn', email, password)
    await stage.context.setOffline(true)
    expect(await stage.tab.fails('signIn', email, password)).toBe('auth/network-request-failed')
    expect(await stage.tab.does('me')).toMatchObject({ email })
    await stage.context.setOffline(false)
    expect(await stage.tab.does('signIn', email, password)).toMatchObject({ email })
  })
})
