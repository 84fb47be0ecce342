import { expect, test } from 'vitest'
import { useDatabase } from '../db.ts'
import { embeddedProvider } from './providers.ts'
import { anAccount, anAddress, useStage } from './tab.ts'

// Cases in which the embedded provider behaves like Firebase and Firebase's own emulator does not, so they run against
// the embedded provider only.
const db = useDatabase()
const stage = useStage(() => embeddedProvider(db))

test('sign-up in the browser: is rejected, with and without an account', async () => {
  const { email } = await anAccount(stage)
  for (const address of [email, anAddress()])
    expect(await stage.tab.fails('signUp', address, 'monsoon-in-Munnar')).toBe('auth/admin-restricted-operation')
})

test('a common password: is rejected with our own message', async () => {
  const { email, password } = await anAccount(stage)
  await stage.tab.does('signIn', email, password)
  expect(await stage.tab.fails('changePassword', 'password')).toBe('auth/weak-password')
})

test('a change of the address: is rejected', async () => {
  const { email, password } = await anAccount(stage)
  await stage.tab.does('signIn', email, password)
  expect(await stage.tab.fails('changeEmail', anAddress())).toBe('auth/operation-not-allowed')
  expect(await stage.tab.does('reload')).toMatchObject({ email, verified: true })
})

test('an account deleted by the server: is signed out at the next refresh', async () => {
  const { email, password, uid } = await anAccount(stage)
  await stage.tab.does('signIn', email, password)
  await stage.provider.identity.deleteUser(uid)
  expect(await stage.tab.fails('idToken', true)).toBe('auth/user-token-expired')
  expect(await stage.tab.does('me')).toBeNull()
})

test('a new password by a mailed link: ends all earlier sessions', async () => {
  const { email, password } = await anAccount(stage)
  await stage.tab.does('signIn', email, password)
  await stage.tab.does('askReset', email)
  await stage.tab.does('reset', (await stage.provider.resetCode(email)) ?? 'none', 'winter-in-Auli')
  expect(await stage.tab.fails('idToken', true)).toBe('auth/user-token-expired')
  expect(await stage.tab.does('me')).toBeNull()
})

test('a changed password: the tab continues with a new session', async () => {
  const { email, password, uid } = await anAccount(stage)
  await stage.tab.does('signIn', email, password)
  const before = await stage.tab.does('idToken', false)
  await stage.tab.does('changePassword', 'winter-in-Auli')
  for (const fresh of [false, true]) {
    const after = await stage.tab.does('idToken', fresh)
    expect(await stage.provider.identity.verifyToken(after)).toMatchObject({ uid })
  }
  expect(await stage.provider.identity.verifyToken(before)).toBeNull()
})

test('a request for a link with an invalid address: is rejected', async () => {
  expect(await stage.tab.fails('askReset', 'asha')).toBe('auth/invalid-email')
})

test('the password policy: can be fetched', async () => {
  expect(await stage.tab.does('checkPassword', '12345')).toBe(false)
  expect(await stage.tab.does('checkPassword', '123456')).toBe(true)
})
