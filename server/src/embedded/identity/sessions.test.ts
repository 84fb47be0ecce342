import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { useIdentity } from '../../../test/identity.ts'
import { hashOf } from './secrets.ts'
import { accountByUid, changePassword } from './store.ts'

const db = useDatabase()
const clock = { ms: Date.parse('2026-11-20T06:30:00Z') }
const at = useIdentity(db, { now: () => new Date(clock.ms) })
const later = (seconds: number) => {
  clock.ms += seconds * 1000
}

let count = 0
const asha = { email: '', password: 'monsoon-in-Munnar' }
const signIn = async () => (await at.call('signInWithPassword', asha)).body
const refresh = async (token: string) => {
  const { status, error, body } = await at.refresh(token)
  return { status, error, token: body.refresh_token as string }
}

beforeEach(async () => {
  asha.email = `asha-${++count}@example.in`
  await at.identity.createUser({ ...asha, name: 'Asha', emailVerified: true })
})

describe('a refresh token', () => {
  test('each use replaces it, and the new one is valid', async () => {
    const first = (await signIn()).refreshToken as string
    const second = await refresh(first)
    expect(second.status).toBe(200)
    expect(second.token).not.toBe(first)
    later(3600)
    const third = await refresh(second.token)
    expect(third.status).toBe(200)
    expect(new Set([first, second.token, third.token]).size).toBe(3)
  })

  test('twenty concurrent uses get the same successor', async () => {
    const first = (await signIn()).refreshToken as string
    const all = await Promise.all(Array.from({ length: 20 }, () => refresh(first)))
    expect(all.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(new Set(all.map(({ token }) => token)).size).toBe(1)
    expect(await refresh(all[0]?.token as string)).toMatchObject({ status: 200 })
  })

  test('a second use within a minute gets the same successor', async () => {
    const first = (await signIn()).refreshToken as string
    const second = await refresh(first)
    later(59)
    expect((await refresh(first)).token).toBe(second.token)
  })

  test('a second use after a minute ends its session only', async () => {
    const [first, other] = [(await signIn()).refreshToken as string, (await signIn()).refreshToken as string]
    const second = await refresh(first)
    later(60)
    expect(await refresh(first)).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
    expect(await refresh(second.token)).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
    expect(await refresh(other)).toMatchObject({ status: 200 })
    expect(at.log.join('')).toContain('a replaced refresh token was used: its session has ended')
  })

  test('a second use within a minute gets its own successor, even if that was replaced', async () => {
    const first = (await signIn()).refreshToken as string
    const second = await refresh(first)
    later(30)
    const third = await refresh(second.token)
    later(29)
    expect((await refresh(first)).token).toBe(second.token)
    later(1)
    expect((await refresh(second.token)).token).toBe(third.token)
    expect(await refresh(first)).toMatchObject({ error: 'TOKEN_EXPIRED' })
  })

  test('hundreds of refreshes within a minute keep the stored session small', async () => {
    let { refreshToken: token = '', localId } = await signIn()
    for (let n = 0; n < 40; n++) token = (await refresh(token)).token
    const [row] = await db.sql`select jsonb_array_length(replaced) as length from identity_refresh_tokens
      where uid = ${localId as string}`
    expect(row?.length).toBe(10)
  })

  test('a token of an older format is replaced too', async () => {
    const { localId } = await signIn()
    const old = 'a-token-as-they-were-before'
    const hash = hashOf(old)
    await db.sql`insert into identity_refresh_tokens (token_hash, session_id, uid, provider, auth_time, used_at)
      values (${hash}, ${hash}, ${localId as string}, 'password', ${Math.floor(clock.ms / 1000)}, now())`
    const next = await refresh(old)
    expect(next.status).toBe(200)
    expect(await refresh(next.token)).toMatchObject({ status: 200 })
  })
})

describe('signing out', () => {
  test('the session of the refresh token ends at once, and no other', async () => {
    const [first, other] = [(await signIn()).refreshToken as string, (await signIn()).refreshToken as string]
    const second = await refresh(first)
    expect(await at.revoke(second.token)).toMatchObject({ status: 200 })
    for (const token of [first, second.token])
      expect(await refresh(token)).toMatchObject({ status: 400, error: 'TOKEN_EXPIRED' })
    expect(await refresh(other)).toMatchObject({ status: 200 })
  })

  test('an unknown token gets the same response, and another string is refused', async () => {
    expect(await at.revoke('no-such-session.no-such-secret')).toMatchObject({ status: 200 })
    const [session = ''] = ((await signIn()).refreshToken as string).split('.')
    expect(await at.revoke(`${session}.guessed`)).toMatchObject({ status: 200 })
    const other = await at.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v2/accounts:revokeToken',
      payload: { tokenType: 'ACCESS_TOKEN', token: 'x' },
    })
    expect(other.statusCode).toBe(400)
  })

  test('a part of the token ends no session', async () => {
    const token = (await signIn()).refreshToken as string
    await at.revoke(`${token.split('.')[0]}.guessed`)
    expect(await refresh(token)).toMatchObject({ status: 200 })
  })
})

describe('a custom token', () => {
  test('a token from before a password change is refused', async () => {
    const { localId, idToken } = await signIn()
    const before = await at.identity.customToken(localId as string)
    await at.call('update', { idToken, password: 'winter-in-Auli' })
    expect(await at.call('signInWithCustomToken', { token: before })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
    const after = await at.identity.customToken(localId as string)
    expect(await at.call('signInWithCustomToken', { token: after })).toMatchObject({ status: 200 })
  })

  test('a token for a passkey: its session says so, also after a refresh and a new password, and no other session', async () => {
    const saysSo = async (idToken: unknown) => (await at.identity.verifyToken(idToken as string))?.passkey
    const { localId, idToken } = await signIn()
    expect(await saysSo(idToken)).toBe(false)
    const token = await at.identity.customToken(localId as string, { passkey: true })
    const session = (await at.call('signInWithCustomToken', { token })).body
    expect(await saysSo(session.idToken)).toBe(true)
    const refreshed = (await at.refresh(session.refreshToken as string)).body
    expect(await saysSo(refreshed.id_token)).toBe(true)
    const changed = await at.call('update', { idToken: session.idToken, password: 'winter-in-Auli' })
    expect(await saysSo(changed.body.idToken)).toBe(true)
    const plain = await at.identity.customToken(localId as string)
    const other = (await at.call('signInWithCustomToken', { token: plain })).body
    expect(await saysSo(other.idToken)).toBe(false)
  })
})

describe('a new password', () => {
  const resetCode = async () => {
    await at.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: asha.email })
    return at.lastCode()
  }
  const toldTo = (email: string) =>
    at.mails.filter(({ to, subject }) => to === email && subject === 'Your Saathi password was changed')

  test('a common password is refused on every path', async () => {
    const { idToken } = await signIn()
    const oobCode = await resetCode()
    for (const password of ['password', 'Qwerty', '123456', 'iloveyou']) {
      expect(await at.call('update', { idToken, password })).toMatchObject({ status: 400, error: 'WEAK_PASSWORD' })
      const reset = await at.call('resetPassword', { oobCode, newPassword: password })
      expect(reset).toMatchObject({ status: 400, error: 'WEAK_PASSWORD' })
      const given = { email: `new-${password}@example.in`, password, name: 'New', emailVerified: true }
      await expect(at.identity.createUser(given)).rejects.toMatchObject({ code: 'password-weak' })
    }
    expect(await at.call('signInWithPassword', asha)).toMatchObject({ status: 200 })
  })

  test('a change in a session is mailed to the owner', async () => {
    const { idToken } = await signIn()
    await at.call('update', { idToken, password: 'winter-in-Auli' })
    await expect.poll(() => toldTo(asha.email)).toHaveLength(1)
    expect(toldTo(asha.email)[0]?.text).toContain('http://saathi.test/reset-password')
    expect(toldTo(asha.email)[0]?.text).not.toContain('winter')
  })

  test('a change by a link is mailed, and a refused one is not', async () => {
    const oobCode = await resetCode()
    await at.call('resetPassword', { oobCode, newPassword: '12345' })
    await at.call('resetPassword', { oobCode: 'none', newPassword: 'winter-in-Auli' })
    expect(toldTo(asha.email)).toEqual([])
    await at.call('resetPassword', { oobCode, newPassword: 'winter-in-Auli' })
    await expect.poll(() => toldTo(asha.email)).toHaveLength(1)
  })

  test('a change whose session has ended, or whose account has changed, since it was checked: changes nothing', async () => {
    const { localId, idToken } = await signIn()
    const account = await accountByUid(db.db, localId as string)
    const token = await at.identity.verifyToken(idToken as string)
    if (!account || !token) throw new Error('The log-in is not known')
    const change = (validSince = account.validSince) =>
      changePassword(db.db, { ...account, validSince }, { ...token, passwordHash: 'new', now: new Date(clock.ms) })
    expect(await change(account.validSince - 1)).toBeNull()
    await db.sql`insert into sessions (account, auth_time, seen_at, ended_at)
      values (${account.uid}, ${token.authTime}, now(), now())`
    expect(await change()).toBeNull()
    await db.sql`delete from sessions where account = ${account.uid}`
    await db.sql`select end_sessions(${account.uid}, null, ${new Date(clock.ms + 1_000)})`
    expect(await change()).toBeNull()
    await db.sql`select end_sessions(${account.uid}, ${token.authTime}, ${new Date(clock.ms + 1_000)})`
    expect(await change()).toMatchObject({ passwordHash: 'new' })
  })

  test('a change needs a log-in within five minutes, and a refresh does not count', async () => {
    const session = await signIn()
    later(301)
    const { body } = await at.refresh(session.refreshToken as string)
    const late = await at.call('update', { idToken: body.id_token, password: 'winter-in-Auli' })
    expect(late).toMatchObject({ error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' })
  })
})
