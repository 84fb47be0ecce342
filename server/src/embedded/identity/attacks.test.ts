import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { googleBody, useIdentity } from '../../../test/identity.ts'
import { runs } from '../../../test/whole.ts'
import { signingKey } from './store.ts'

const db = useDatabase()
const at = useIdentity(db, { limits: { signInsPerAddress: '5/15 minutes', signInsPerIp: '100/15 minutes' } })
const crowd = (size: number) => Array.from({ length: size }, (_, index) => index)

describe('the embedded provider: a forged token', () => {
  const hour = () => ({ iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 3600 })
  let uid: string
  let idToken: string
  let key: Uint8Array
  const good = (): JWTPayload => ({
    iss: 'https://securetoken.google.com/saathi-test',
    aud: 'saathi-test',
    sub: uid,
    user_id: uid,
    auth_time: hour().iat,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...hour(),
  })
  const signed = (claims: JWTPayload, secret: Parameters<SignJWT['sign']>[0] = key, alg = 'HS256') =>
    new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(secret)

  beforeAll(async () => {
    const account = { email: 'victim@example.in', password: 'kept-to-herself' }
    await at.identity.createUser({ ...account, name: 'Asha', emailVerified: true })
    const victim = await at.call('signInWithPassword', account)
    uid = victim.body.localId as string
    idToken = victim.body.idToken as string
    key = await signingKey(db.db)
  })

  test('a valid token is accepted', async () => {
    expect(await at.identity.verifyToken(idToken)).toMatchObject({ uid })
    expect(await at.identity.verifyToken(await signed(good()))).toMatchObject({ uid })
  })

  const forgeries: Record<string, () => Promise<string> | string> = {
    'unsigned (alg none)': () => new UnsecuredJWT(good()).encode(),
    'unsigned, with another spelling of alg none': () =>
      `${Buffer.from('{"alg":"nOnE","typ":"JWT"}').toString('base64url')}.${idToken.split('.')[1]}.`,
    'signed with another key': () => signed(good(), Buffer.alloc(32, 7)),
    'signed with an empty key': () => signed(good(), new Uint8Array(32)),
    'signed with the right key and another algorithm': () => signed(good(), Buffer.concat([key, key]), 'HS512'),
    'signed as Google would, with a key of its own': () =>
      signed(good(), generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey, 'RS256'),
    'with the signature of another token': async () =>
      `${idToken.slice(0, idToken.lastIndexOf('.'))}.${(await signed({})).split('.')[2]}`,
    'without its signature': () => idToken.slice(0, idToken.lastIndexOf('.') + 1),
    'for another project': () => signed({ ...good(), aud: 'other' }),
    'by another issuer': () => signed({ ...good(), iss: 'https://securetoken.google.com/other' }),
    'expired a second ago': () => signed({ ...good(), exp: hour().iat - 1 }),
    'issued in the future': () => signed({ ...good(), iat: hour().iat + 600 }),
    'after a sign-in in the future': () => signed({ ...good(), auth_time: hour().iat + 600 }),
    'with the time of its sign-in as a text': () => signed({ ...good(), auth_time: String(hour().iat) }),
    'without the time of its sign-in': () => signed({ ...good(), auth_time: undefined }),
    'without an expiry': () => signed({ ...good(), exp: undefined }),
    'of an unknown account': () => signed({ ...good(), sub: 'nobody' }),
    'from before its account was changed': () => signed({ ...good(), auth_time: 1 }),
    'that is a custom token': () => at.identity.customToken(uid),
    'that is no token': () => 'Bearer of good news',
    'that is empty': () => '',
    'of a megabyte': () => `${idToken}${'A'.repeat(1_000_000)}`,
  }
  for (const [what, forge] of Object.entries(forgeries)) {
    test(`${what} is refused`, async () => {
      const token = await forge()
      expect(await at.identity.verifyToken(token)).toBeNull()
      expect(await at.call('lookup', { idToken: token })).toMatchObject({
        status: expect.toSatisfy((s) => s === 400 || s === 413),
      })
    })
  }

  test('with any one character changed is refused', async () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.'
    // Not the last letter: some of its bits are unused, so another letter can encode the same signature.
    const position = fc.integer({ min: 0, max: idToken.length - 2 })
    await fc.assert(
      fc.asyncProperty(position, fc.constantFrom(...letters), async (index, letter) => {
        fc.pre(idToken[index] !== letter)
        const changed = idToken.slice(0, index) + letter + idToken.slice(index + 1)
        expect(await at.identity.verifyToken(changed)).toBeNull()
      }),
      { numRuns: runs(200) },
    )
  })

  test('any other string is refused without a 5xx', async () => {
    const part = fc.oneof(fc.base64String(), fc.string({ unit: 'binary' }), fc.constantFrom(...idToken.split('.')))
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), async (parts) => {
        fc.pre(parts.join('.') !== idToken)
        expect(await at.identity.verifyToken(parts.join('.'))).toBeNull()
      }),
      { numRuns: runs(300) },
    )
  })

  test('an ID token or refresh token is refused as a custom token', async () => {
    const forged = await signed({ uid, sub: uid, ...hour() }, Buffer.alloc(32, 7))
    const unsigned = new UnsecuredJWT({ uid, sub: uid, ...hour() }).encode()
    for (const token of [idToken, forged, unsigned, 'x'])
      expect(await at.call('signInWithCustomToken', { token })).toMatchObject({ error: 'INVALID_CUSTOM_TOKEN' })
  })
})

describe('rate limits', () => {
  const signIn = (email: string, password: string, ip?: string) =>
    at.call('signInWithPassword', { email, password }, { ip })
  const anAccount = async (email: string) => {
    await at.identity.createUser({ email, password: 'kept-to-herself', name: 'Asha', emailVerified: true })
    return email
  }

  test('password guesses are limited, also concurrent ones from many networks', async () => {
    const email = await anAccount('guessed@example.in')
    const guesses = await Promise.all(crowd(60).map((n) => signIn(email, `guess-${n}`, `10.1.0.${n}`)))
    expect(guesses.filter(({ error }) => error === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(5)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(55)
    expect(await signIn(email, 'kept-to-herself')).toMatchObject({ error: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    expect(await signIn(email.toUpperCase(), 'guess')).toMatchObject({ error: 'TOO_MANY_ATTEMPTS_TRY_LATER' })
    expect(await signIn(await anAccount('other@example.in'), 'kept-to-herself')).toMatchObject({ status: 200 })
  })

  test('the owner can log in after a password reset', async () => {
    await at.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'guessed@example.in' })
    await at.call('resetPassword', { oobCode: at.lastCode(), newPassword: 'a-new-one' })
    expect(await signIn('guessed@example.in', 'a-new-one')).toMatchObject({ status: 200 })
  })

  test('guesses at many addresses from one network are limited, and correct log-ins do not count', async () => {
    const email = await anAccount('regular@example.in')
    for (const _ of crowd(8)) expect((await signIn(email, 'kept-to-herself', '10.2.0.1')).status).toBe(200)
    const tried = await Promise.all(crowd(120).map((n) => signIn(`spray-${n}@example.in`, 'monsoon', '10.2.0.1')))
    expect(tried.filter(({ error }) => error === 'INVALID_LOGIN_CREDENTIALS').length).toBeLessThanOrEqual(100)
    const other = await anAccount('never-here@example.in')
    expect(await signIn(other, 'kept-to-herself', '10.2.0.1')).toMatchObject({ status: 429 })
    expect(await signIn(other, 'kept-to-herself', '10.2.0.2')).toMatchObject({ status: 200 })
    expect(await signIn(email, 'kept-to-herself', '10.2.0.1')).toMatchObject({ status: 200 })
  })

  test('the response does not show whether an account exists', async () => {
    const email = await anAccount('known@example.in')
    const unknown = 'unknown@example.in'
    expect(await signIn(unknown, 'guess')).toEqual(await signIn(email, 'guess'))
    const reset = async (address: string) => {
      const { status, body } = await at.call('sendOobCode', { requestType: 'PASSWORD_RESET', email: address })
      return { status, body: { ...body, email: 'same' } }
    }
    for (const _ of crowd(6)) expect(await reset(unknown)).toEqual(await reset(email))
    expect(await reset(unknown)).toMatchObject({ status: 429 })
    const ask = async (identifier: string) => Object.keys((await at.call('createAuthUri', { identifier })).body)
    expect(await ask(unknown)).toEqual(await ask(email))
    expect(at.mails.filter(({ to }) => to === unknown)).toEqual([])
  })
})

describe('concurrent requests', () => {
  const count = async (email: string) =>
    (await db.sql`select count(*)::int from identity_accounts where lower(email) = ${email}`)[0]?.count

  test('thirty registrations with one address create one account', async () => {
    const spelled = (n: number) => (n % 2 ? 'twins@example.in' : 'Twins@Example.in')
    const made = crowd(30).map((n) =>
      at.identity.createUser({ email: spelled(n), password: `secret-${n}`, name: 'A', emailVerified: true }),
    )
    const all = await Promise.allSettled(made)
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = all.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []))
    expect(refused).toEqual(Array(29).fill('email-taken'))
    expect(await count('twins@example.in')).toBe(1)
  })

  test('ten first Google sign-ins create one account', async () => {
    const mina = googleBody({ sub: '77', email: 'mina@example.in', email_verified: true })
    const all = await Promise.all(crowd(10).map(() => at.call('signInWithIdp', mina)))
    const uids = all.flatMap(({ status, body }) => (status === 200 ? [body.localId] : []))
    expect(new Set(uids).size).toBe(1)
    expect(all.every(({ status }) => status < 500)).toBe(true)
    expect(await count('mina@example.in')).toBe(1)
  })

  test('one Google account with ten addresses gets one account', async () => {
    const addresses = crowd(10).map((n) => `claimed-${n}@example.in`)
    for (const email of addresses)
      await at.identity.createUser({ email, password: 'kept-to-herself', name: 'A', emailVerified: true })
    const claims = addresses.map((email) => googleBody({ sub: '99', email, email_verified: true }))
    const all = await Promise.all(claims.map((claim) => at.call('signInWithIdp', claim)))
    expect(all.filter(({ status }) => status >= 500)).toEqual([])
    expect(new Set(all.flatMap(({ status, body }) => (status === 200 ? [body.localId] : []))).size).toBe(1)
  })

  test('twenty processes that start at once use one signing key', async () => {
    await db.sql`delete from identity_keys`
    const keys = await Promise.all(crowd(20).map(() => signingKey(db.db)))
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1)
  })
})
