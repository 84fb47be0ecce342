import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { googleBody, useIdentity } from '../../../test/identity.ts'

const db = useDatabase()
const clock = { ms: Date.parse('2026-11-20T06:30:00Z') }
const at = useIdentity(db, { now: () => new Date(clock.ms) })

const asha = { email: 'asha@example.in', password: 'monsoon-in-Munnar' }
const signIn = (password = asha.password) => at.call('signInWithPassword', { ...asha, password })
const later = (seconds: number) => {
  clock.ms += seconds * 1000
}

beforeAll(async () => {
  await at.identity.createUser({ ...asha, name: 'Asha', emailVerified: true })
})

test('createUser: the account signs in, and its token has Firebase’s claims', async () => {
  const { body } = await signIn()
  const [, claims = ''] = (body.idToken as string).split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    iss: 'https://securetoken.google.com/saathi-test',
    aud: 'saathi-test',
    sub: body.localId,
    user_id: body.localId,
    email: asha.email,
    email_verified: true,
    name: 'Asha',
    auth_time: clock.ms / 1000,
    iat: clock.ms / 1000,
    exp: clock.ms / 1000 + 3600,
    firebase: { identities: { email: [asha.email] }, sign_in_provider: 'password' },
  })
  expect(await at.identity.verifyToken(body.idToken as string)).toEqual({
    uid: body.localId,
    email: asha.email,
    emailVerified: true,
    name: 'Asha',
    picture: null,
    signInProvider: 'password',
    authTime: clock.ms / 1000,
    passkey: false,
    expiresAt: clock.ms / 1000 + 3600,
  })
})

test('an ID token lasts an hour, and a refresh keeps the session’s auth_time', async () => {
  const { body } = await signIn()
  const began = (await at.identity.verifyToken(body.idToken as string))?.authTime
  later(3601) // it is the second log-in of its second
  expect(await at.identity.verifyToken(body.idToken as string)).toBeNull()
  const refreshed = await at.refresh(body.refreshToken as string)
  expect(await at.identity.verifyToken(refreshed.body.id_token as string)).toMatchObject({ authTime: began })
  expect(refreshed.body).toMatchObject({ token_type: 'Bearer', expires_in: '3600' })
})

test('a new password ends all other sessions at once', async () => {
  const [first, second] = [await signIn(), await signIn()]
  const changed = await at.call('update', { idToken: first.body.idToken, password: 'winter-in-Auli' })
  expect(await at.identity.verifyToken(changed.body.idToken as string)).toMatchObject({ email: asha.email })
  for (const { body } of [first, second]) {
    expect(await at.identity.verifyToken(body.idToken as string)).toBeNull()
    expect(await at.refresh(body.refreshToken as string)).toMatchObject({ error: 'TOKEN_EXPIRED' })
    expect(await at.call('lookup', { idToken: body.idToken })).toMatchObject({ error: 'TOKEN_EXPIRED' })
  }
  expect(await signIn()).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
  later(305) // sessions of one second begin a second after each other
  const back = { idToken: changed.body.idToken, password: asha.password }
  expect(await at.call('update', back)).toMatchObject({ error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' })
  const again = await signIn('winter-in-Auli')
  expect(await at.call('update', { ...back, idToken: again.body.idToken })).toMatchObject({ status: 200 })
})

test('a password link works once within 15 minutes and ends every session', async () => {
  const before = await signIn()
  await at.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'Asha@Example.in' })
  expect(at.mails.at(-1)).toMatchObject({
    to: asha.email,
    text: expect.stringContaining('http://saathi.test/reset-password?oobCode='),
  })
  const oobCode = at.lastCode()
  expect(await at.call('resetPassword', { oobCode })).toMatchObject({ body: { email: asha.email } })
  expect(await at.call('resetPassword', { oobCode, newPassword: 'short' })).toMatchObject({ error: 'WEAK_PASSWORD' })
  const both = await Promise.all(
    ['summer-in-Spiti', 'autumn-in-Agra'].map((newPassword) => at.call('resetPassword', { oobCode, newPassword })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect(await at.refresh(before.body.refreshToken as string)).toMatchObject({ error: 'TOKEN_EXPIRED' })
  await at.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: asha.email })
  later(15 * 60)
  const late = { oobCode: at.lastCode(), newPassword: asha.password }
  expect(await at.call('resetPassword', late)).toMatchObject({ error: 'INVALID_OOB_CODE' })
  await at.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: asha.email })
  expect(await at.call('resetPassword', { ...late, oobCode: at.lastCode() })).toMatchObject({ status: 200 })
})

test('a used password link invalidates earlier links', async () => {
  await at.identity.createUser({
    email: 'ravi@example.in',
    password: 'first-light',
    name: 'Ravi',
    emailVerified: false,
  })
  const ask = async () => {
    await at.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ravi@example.in' })
    return at.lastCode()
  }
  const [older, newer] = [await ask(), await ask()]
  expect(await at.call('resetPassword', { oobCode: newer, newPassword: 'second-light' })).toMatchObject({ status: 200 })
  expect(await at.call('resetPassword', { oobCode: older, newPassword: 'third-light' })).toMatchObject({
    error: 'INVALID_OOB_CODE',
  })
  const ravi = await at.call('signInWithPassword', { email: 'ravi@example.in', password: 'second-light' })
  expect(await at.identity.verifyToken(ravi.body.idToken as string)).toMatchObject({ emailVerified: true })
})

test('a disabled account is refused: tokens, sessions, password and links', async () => {
  const { body } = await signIn()
  const uid = body.localId as string
  await at.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: asha.email })
  const reset = { oobCode: at.lastCode(), newPassword: 'summer-in-Spiti' }
  const customToken = await at.identity.customToken(uid)
  await at.identity.setDisabled(uid, true)
  expect(await at.identity.verifyToken(body.idToken as string)).toBeNull()
  for (const refused of [
    await at.refresh(body.refreshToken as string),
    await signIn(),
    await at.call('lookup', { idToken: body.idToken }),
    await at.call('resetPassword', reset),
    await at.call('signInWithCustomToken', { token: customToken }),
    await at.call('signInWithIdp', googleBody({ sub: '1', email: asha.email, email_verified: true })),
  ])
    expect(refused).toMatchObject({ status: 400, error: 'USER_DISABLED' })
  await at.identity.setDisabled(uid, false)
  expect(await at.refresh(body.refreshToken as string)).toMatchObject({ status: 200 })
  await expect(at.identity.setDisabled('nobody', true)).rejects.toMatchObject({ code: 'not-found' })
})

test('a custom token is valid for ten minutes, and not for a deleted account', async () => {
  const mina = { email: 'mina@example.in', password: 'ferry-to-Majuli', name: 'Mina', emailVerified: true }
  const uid = await at.identity.createUser(mina)
  const token = await at.identity.customToken(uid)
  expect(await at.call('signInWithCustomToken', { token })).toMatchObject({ body: { localId: uid } })
  later(600)
  expect(await at.call('signInWithCustomToken', { token })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
  const fresh = await at.identity.customToken(uid)
  await at.identity.deleteUser(uid)
  await at.identity.deleteUser(uid)
  expect(await at.call('signInWithCustomToken', { token: fresh })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
})

test('accounts:delete: the owner deletes the account after a recent log-in', async () => {
  await at.identity.createUser({
    email: 'leela@example.in',
    password: 'night-train',
    name: 'Leela',
    emailVerified: true,
  })
  const old = await at.call('signInWithPassword', { email: 'leela@example.in', password: 'night-train' })
  later(302)
  expect(await at.call('delete', { idToken: old.body.idToken })).toMatchObject({
    error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  })
  const { body } = await at.call('signInWithPassword', { email: 'leela@example.in', password: 'night-train' })
  expect(await at.call('delete', { idToken: body.idToken })).toMatchObject({ status: 200 })
  expect(await at.identity.verifyToken(body.idToken as string)).toBeNull()
  expect(await at.refresh(body.refreshToken as string)).toMatchObject({ error: 'TOKEN_EXPIRED' })
  expect(await at.call('lookup', { idToken: body.idToken })).toMatchObject({ error: 'USER_NOT_FOUND' })
})

test('accounts:update: the owner changes and deletes name and picture, and the address is fixed', async () => {
  const { body } = await signIn()
  const update = (change: object) => at.call('update', { idToken: body.idToken, ...change })
  const picture = 'https://pictures.example/asha.webp'
  expect((await update({ displayName: 'Asha R', photoUrl: picture })).body).toMatchObject({ displayName: 'Asha R' })
  expect((await update({ displayName: null })).body).toMatchObject({ displayName: 'Asha R', photoUrl: picture })
  const { body: bare } = await update({ deleteAttribute: ['DISPLAY_NAME', 'PHOTO_URL'] })
  expect(bare).not.toHaveProperty('displayName')
  expect(bare).not.toHaveProperty('photoUrl')
  expect(await update({ email: 'asha@elsewhere.in' })).toMatchObject({ error: 'OPERATION_NOT_ALLOWED' })
  expect(await update({ deleteProvider: ['password'] })).toMatchObject({ error: 'OPERATION_NOT_ALLOWED' })
})

test('Google sign-in: an unverified account with the same address loses its password', async () => {
  const squatted = { email: 'zoya@example.in', password: 'not-the-owner' }
  await at.identity.createUser({ ...squatted, name: '', emailVerified: false })
  const squatter = await at.call('signInWithPassword', squatted)
  const zoya = {
    sub: '2002',
    email: 'Zoya@example.in',
    email_verified: true,
    name: 'Zoya',
    picture: 'https://p.example/z',
  }
  expect((await at.call('signInWithIdp', googleBody({ ...zoya, email_verified: false }))).body).toMatchObject({
    needConfirmation: true,
  })
  const { body } = await at.call('signInWithIdp', googleBody(zoya))
  expect(body).toMatchObject({ localId: squatter.body.localId, isNewUser: false, emailVerified: true })
  expect(await at.identity.verifyToken(body.idToken as string)).toMatchObject({
    email: 'zoya@example.in',
    name: 'Zoya',
    picture: 'https://p.example/z',
    signInProvider: 'google.com',
  })
  expect(await at.identity.verifyToken(squatter.body.idToken as string)).toBeNull()
  expect(await at.refresh(squatter.body.refreshToken as string)).toMatchObject({ error: 'TOKEN_EXPIRED' })
  const again = await at.call('signInWithPassword', { email: 'zoya@example.in', password: 'not-the-owner' })
  expect(again).toMatchObject({ error: 'INVALID_LOGIN_CREDENTIALS' })
  expect((await at.call('signInWithIdp', googleBody(zoya))).body).toMatchObject({ localId: body.localId })
})

test('Google sign-in: a verified account keeps its password and sessions', async () => {
  const before = await signIn()
  const google = { sub: '1001', email: asha.email, email_verified: true, name: 'Asha at Google' }
  expect((await at.call('signInWithIdp', googleBody(google))).body).toMatchObject({ localId: before.body.localId })
  expect(await at.refresh(before.body.refreshToken as string)).toMatchObject({ status: 200 })
  expect((await signIn()).status).toBe(200)
  const { body } = await at.call('lookup', { idToken: before.body.idToken })
  expect(body.users).toMatchObject([{ providerUserInfo: [{ providerId: 'password' }, { providerId: 'google.com' }] }])
})

test('Google sign-in: with autoCreate false no account is created', async () => {
  const stranger = googleBody({ sub: '3003', email: 'stranger@example.in', email_verified: true })
  expect(await at.call('signInWithIdp', { ...stranger, autoCreate: false })).toMatchObject({ error: 'EMAIL_NOT_FOUND' })
  const first = await at.call('signInWithIdp', stranger)
  expect(first.body).toMatchObject({ isNewUser: true, email: 'stranger@example.in' })
  expect(await at.call('signInWithIdp', { ...stranger, autoCreate: false })).toMatchObject({ status: 200 })
})

test('createUser: a taken or invalid address and a weak password are refused', async () => {
  const given = { ...asha, name: 'Asha', emailVerified: true }
  await expect(at.identity.createUser(given)).rejects.toMatchObject({ code: 'email-taken' })
  const shouted = { ...given, email: 'ASHA@EXAMPLE.IN' }
  await expect(at.identity.createUser(shouted)).rejects.toMatchObject({ code: 'email-taken' })
  await expect(at.identity.createUser({ ...given, email: 'asha' })).rejects.toMatchObject({ code: 'email-invalid' })
  const weak = { ...given, email: 'new@example.in', password: '12345' }
  await expect(at.identity.createUser(weak)).rejects.toMatchObject({ code: 'password-weak' })
})
