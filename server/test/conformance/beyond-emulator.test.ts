import { expect, test } from 'vitest'
import { useDatabase } from '../db.ts'
import { embeddedProvider } from './providers.ts'
import { anAccount, anAddress, useStage } from './tab.ts'

// Where Firebase's own emulator does less than Firebase does, the embedded provider does as Firebase: these have no
// second provider to be compared with.
const db = useDatabase()
const stage = useStage(() => embeddedProvider(db))

test('signing up in the browser is closed, whether or not the address has an account', async () => {
  const { email } = await anAccount(stage)
  for (const address of [email, anAddress()])
    expect(await stage.tab.fails('signUp', address, 'monsoon-in-Munnar')).toBe('auth/admin-restricted-operation')
})

test('a password that everybody tries is refused, with a sentence of ours', async () => {
  const { email, password } = await anAccount(stage)
  await stage.tab.does('signIn', email, password)
  expect(await stage.tab.fails('changePassword', 'password')).toBe('auth/weak-password')
})

test('the address of an account stays as it is', async () => {
  const { email, password } = await anAccount(stage)
  await stage.tab.does('signIn', email, password)
  expect(await stage.tab.fails('changeEmail', anAddress())).toBe('auth/operation-not-allowed')
  expect(await stage.tab.does('reload')).toMatchObject({ email, verified: true })
})

test('an account deleted by the server is signed out at the next refresh', async () => {
  const { email, password, uid } = await anAccount(stage)
  await stage.tab.does('signIn', email, password)
  await stage.provider.identity.deleteUser(uid)
  expect(await stage.tab.fails('idToken', true)).toBe('auth/user-token-expired')
  expect(await stage.tab.does('me')).toBeNull()
})

test('a password set by a mailed link ends the sessions of everybody who knew the old one', async () => {
  const { email, password } = await anAccount(stage)
  await stage.tab.does('signIn', email, password)
  await stage.tab.does('askReset', email)
  await stage.tab.does('reset', (await stage.provider.resetCode(email)) ?? 'none', 'winter-in-Auli')
  expect(await stage.tab.fails('idToken', true)).toBe('auth/user-token-expired')
  expect(await stage.tab.does('me')).toBeNull()
})

test('whoever changed the password goes on with a session that counts', async () => {
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

test('a link is not asked for with what is no address', async () => {
  expect(await stage.tab.fails('askReset', 'asha')).toBe('auth/invalid-email')
})

test('the policy for passwords can be asked for', async () => {
  expect(await stage.tab.does('checkPassword', '12345')).toBe(false)
  expect(await stage.tab.does('checkPassword', '123456')).toBe(true)
})
