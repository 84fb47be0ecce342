import { createPublicKey, createSecretKey, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { decodeJwt, decodeProtectedHeader, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { selfSigned } from '../../../test/certificate.ts'
import { useGoogle } from '../../../test/google.ts'
import { runs } from '../../../test/whole.ts'
import { firebaseIdentity } from './firebase.ts'
import type { Identity } from './identity.ts'

const google = useGoogle()
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const strangers = generateKeyPairSync('rsa', { modulusLength: 2048 })
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const certificate = selfSigned(keys, ['securetoken.system.gserviceaccount.com'])

const clock = { now: () => new Date() }
let firebase: Identity
beforeAll(async () => {
  const options = { projectId: 'saathi-test', serviceAccount: google.serviceAccount, deadlineMs: 1_000 }
  firebase = await firebaseIdentity({ ...options, now: () => clock.now() })
})
beforeEach(async () => {
  google.certificates = { 'key-1': certificate }
  google.users.clear()
  google.users.set('asha', { localId: 'asha', email: 'asha@example.in', emailVerified: true })
  await firebase.deleteUser('nobody') // clears the token cache
  google.requests.length = 0
})

const now = () => Math.floor(Date.now() / 1000)
const claims = (given: JWTPayload = {}): JWTPayload => ({
  iss: 'https://securetoken.google.com/saathi-test',
  aud: 'saathi-test',
  sub: 'asha',
  user_id: 'asha',
  auth_time: now() - 60,
  iat: now() - 60,
  exp: now() + 3540,
  email: 'asha@example.in',
  email_verified: true,
  name: 'Asha',
  firebase: { identities: { email: ['asha@example.in'] }, sign_in_provider: 'password' },
  ...given,
})
const signed = (given: JWTPayload = {}, header: object = {}, key: Parameters<SignJWT['sign']>[0] = keys.privateKey) =>
  new SignJWT(claims(given)).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: 'key-1', ...header }).sign(key)
const hmac = (secret: string | Buffer) => createSecretKey(Buffer.from(secret))

describe('verifyToken: a token signed by Google', () => {
  test('is valid, and its claims are returned', async () => {
    const issued = now()
    const times = { iat: issued - 60, auth_time: issued - 60, exp: issued + 3540 }
    expect(await firebase.verifyToken(await signed(times))).toEqual({
      uid: 'asha',
      email: 'asha@example.in',
      emailVerified: true,
      name: 'Asha',
      picture: null,
      signInProvider: 'password',
      authTime: times.auth_time,
      passkey: false,
      expiresAt: times.exp,
    })
  })

  test('is valid with any of Google’s current keys, also a new one', async () => {
    google.certificates = { 'key-2': selfSigned(strangers, ['x']), 'key-1': certificate }
    expect(await firebase.verifyToken(await signed({}, { kid: 'key-2' }, strangers.privateKey))).toMatchObject({
      uid: 'asha',
    })
  })

  test('is valid if issued by a clock slightly ahead, and invalid once it has expired', async () => {
    const ahead = { iat: now() + 60, auth_time: now() + 60, exp: now() + 3660 }
    expect(await firebase.verifyToken(await signed(ahead))).toMatchObject({ uid: 'asha' })
    expect(await firebase.verifyToken(await signed({ exp: now() + 5 }))).toMatchObject({ uid: 'asha' })
    expect(await firebase.verifyToken(await signed({ exp: now() - 1 }))).toBeNull()
  })

  test('is invalid if its session began before sessions were revoked, else valid', async () => {
    const revokedAt = (seconds: number) => google.users.set('asha', { localId: 'asha', validSince: String(seconds) })
    revokedAt(now() - 30)
    expect(await firebase.verifyToken(await signed())).toBeNull()
    revokedAt(now() - 90)
    expect(await firebase.verifyToken(await signed())).toMatchObject({ uid: 'asha' })
  })

  test('is invalid if its account is disabled or deleted', async () => {
    google.users.set('asha', { localId: 'asha', disabled: true })
    expect(await firebase.verifyToken(await signed())).toBeNull()
    google.users.delete('asha')
    expect(await firebase.verifyToken(await signed())).toBeNull()
  })

  test('is looked up once in 30 s, and again after a change of its account', async () => {
    const token = await signed()
    const lookups = () => google.requests.filter((path) => path.endsWith('accounts:lookup')).length
    await Promise.all(Array.from({ length: 10 }, () => firebase.verifyToken(token)))
    expect(lookups()).toBe(1)
    clock.now = () => new Date(Date.now() + 30_000)
    await firebase.verifyToken(token)
    expect(lookups()).toBe(2)
    await firebase.setDisabled('asha', true)
    expect(await firebase.verifyToken(token)).toBeNull()
    clock.now = () => new Date()
  })
})

describe('verifyToken: a forged token', () => {
  const spki = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const forgeries: Record<string, () => Promise<string> | string> = {
    'expired a second ago': () => signed({ exp: now() - 1 }),
    'issued in the future': () => signed({ iat: now() + 600 }),
    'after a sign-in in the future': () => signed({ auth_time: now() + 600 }),
    'with the time of its sign-in as a text': () => signed({ auth_time: String(now() - 60) }),
    'without the time of its sign-in': () => signed({ auth_time: undefined }),
    'for another project': () => signed({ aud: 'other' }),
    'by another issuer': () => signed({ iss: 'https://securetoken.google.com/other' }),
    'by accounts.google.com': () => signed({ iss: 'https://accounts.google.com' }),
    'without a subject': () => signed({ sub: '' }),
    'with a subject that is too long': () => signed({ sub: 'x'.repeat(129) }),
    'with a key that Google does not have': () => signed({}, { kid: 'key-9' }, strangers.privateKey),
    'with an object property as its key id': () => signed({}, { kid: 'constructor' }),
    'signed with another key under Google’s key id': () => signed({}, {}, strangers.privateKey),
    'without a key id': () => signed({}, { kid: undefined }),
    'unsigned (alg none)': () => new UnsecuredJWT(claims()).encode(),
    'unsigned, with a key id': () =>
      [{ alg: 'none', typ: 'JWT', kid: 'key-1' }, claims()]
        .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.')
        .concat('.'),
    'with the certificate as a shared secret (HS256)': () => signed({}, { alg: 'HS256' }, hmac(certificate)),
    'with the public key as a shared secret (HS256)': () => signed({}, { alg: 'HS256' }, hmac(spki)),
    'with the bytes of the public key as a shared secret': () =>
      signed({}, { alg: 'HS256' }, hmac(createPublicKey(certificate).export({ type: 'spki', format: 'der' }))),
    'by another algorithm (RS512)': () => signed({}, { alg: 'RS512' }),
    'by another kind of key (ES256)': () => signed({}, { alg: 'ES256' }, elliptic.privateKey),
    'with its claims exchanged': async () => {
      const [header, , signature] = (await signed()).split('.')
      return [header, Buffer.from(JSON.stringify(claims({ sub: 'ravi' }))).toString('base64url'), signature].join('.')
    },
    'without its signature': async () => (await signed()).replace(/[^.]+$/, ''),
    'that is a custom token': () => firebase.customToken('asha'),
    'of a megabyte': async () => `${await signed()}${'A'.repeat(1_000_000)}`,
  }
  for (const [what, forge] of Object.entries(forgeries)) {
    test(`${what} is rejected`, async () => {
      google.users.set('ravi', { localId: 'ravi' })
      expect(await firebase.verifyToken(await forge())).toBeNull()
    })
  }

  test('any other string is rejected without a call to Google and without an unexpected error', async () => {
    const odd = ['null', '[]', '"x"', '{}', '{"aud":null}', '{"alg":"RS256","kid":"key-1"}', '{"alg":1}', '']
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...odd).map((json) => Buffer.from(json).toString('base64url')),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        expect(await firebase.verifyToken(parts.join('.'))).toBeNull()
      }),
      { numRuns: runs(300) },
    )
    expect(google.requests).toEqual([])
  })
})

describe('verifyToken: throws `unavailable`', () => {
  const unavailable = { name: 'IdentityError', code: 'unavailable' }

  test('if the server cannot be reached', async () => {
    google.state.down = true
    await expect(firebase.verifyToken(await signed())).rejects.toMatchObject(unavailable)
    google.state.down = false
    expect(await firebase.verifyToken(await signed())).toMatchObject({ uid: 'asha' })
  })

  test('if Google’s keys cannot be fetched', async () => {
    google.state.certificates = 500
    await expect(firebase.verifyToken(await signed())).rejects.toMatchObject(unavailable)
  })

  test('if the server does not respond in time', async () => {
    google.state.silent = true
    const began = Date.now()
    await expect(firebase.verifyToken(await signed())).rejects.toMatchObject(unavailable)
    expect(Date.now() - began).toBeLessThan(3_000)
  })
})

test('changeEmail: the account has the new address, verified; one of another account is refused', async () => {
  google.users.set('ravi', { localId: 'ravi', email: 'ravi@example.in', emailVerified: true })
  await firebase.changeEmail('asha', 'asha.new@example.in')
  expect(google.users.get('asha')).toMatchObject({ email: 'asha.new@example.in', emailVerified: true })
  expect(await firebase.emailOf('asha')).toBe('asha.new@example.in')
  await expect(firebase.changeEmail('asha', 'ravi@example.in')).rejects.toMatchObject({ code: 'email-taken' })
})

describe('createUser', () => {
  const ravi = { email: 'ravi@example.in', password: 'first-light', name: 'Ravi', emailVerified: true }

  test('creates an account, which can be disabled and deleted', async () => {
    const uid = await firebase.createUser(ravi)
    expect(google.users.get(uid)).toMatchObject({ email: ravi.email })
    await firebase.setDisabled(uid, true)
    expect(google.users.get(uid)).toMatchObject({ disabled: true })
    await firebase.deleteUser(uid)
    expect(google.users.has(uid)).toBe(false)
    await firebase.deleteUser(uid)
    await expect(firebase.setDisabled(uid, true)).rejects.toMatchObject({ code: 'not-found' })
  })

  test('replaces an account with an unverified address, unless it is disabled', async () => {
    google.users.set('squatter', { localId: 'squatter', email: ravi.email, disabled: true })
    await expect(firebase.createUser(ravi)).rejects.toMatchObject({ code: 'email-taken' })
    google.users.set('squatter', { localId: 'squatter', email: ravi.email })
    const unproven = firebase.createUser({ ...ravi, emailVerified: false })
    await expect(unproven).rejects.toMatchObject({ code: 'email-taken' })
    const uid = await firebase.createUser(ravi)
    expect([...google.users.values()].filter(({ email }) => email === ravi.email)).toMatchObject([{ localId: uid }])
    expect(google.users.has('squatter')).toBe(false)
  })

  const REFUSED: Record<string, [answer: string | null, given: object, code: string]> = {
    'a taken address': [null, { email: 'asha@example.in' }, 'email-taken'],
    'an invalid address': [null, { email: 'asha' }, 'email-invalid'],
    'a short password': [null, { password: '12345' }, 'password-weak'],
    'a weak password': ['WEAK_PASSWORD : Password should be at least 10 characters', {}, 'password-weak'],
    'a password against the policy': [
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]',
      {},
      'password-weak',
    ],
    'too many requests': ['TOO_MANY_ATTEMPTS_TRY_LATER', {}, 'busy'],
    'an unknown error': ['SOMETHING_NEW about ravi@example.in', {}, 'unavailable'],
  }
  for (const [what, [answer, given, code]] of Object.entries(REFUSED)) {
    test(`is rejected: ${what}`, async () => {
      google.state.refusal = answer
      const refused = await firebase.createUser({ ...ravi, ...given }).catch((error) => error)
      expect(refused).toMatchObject({ name: 'IdentityError', code })
      expect(`${refused.stack} ${JSON.stringify(refused)}`).not.toContain('@example.in')
    })
  }

  test('customToken: is signed by the service account', async () => {
    const token = await firebase.customToken('asha')
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256' })
    expect(decodeJwt(token)).toMatchObject({
      uid: 'asha',
      iss: 'server@saathi-test.iam.gserviceaccount.com',
      aud: expect.stringContaining('google.identity.identitytoolkit'),
    })
  })

  test('customToken: a token for a passkey carries its claim, and an ID token with the claim says so', async () => {
    const token = await firebase.customToken('asha', { passkey: true })
    expect(decodeJwt(token)).toMatchObject({ uid: 'asha', claims: { passkey: true } })
    expect(await firebase.verifyToken(await signed({ passkey: true }))).toMatchObject({ passkey: true })
    expect(await firebase.verifyToken(await signed({ passkey: 'true' }))).toMatchObject({ passkey: false })
  })

  test('an invalid service account: is an error at the start', async () => {
    const serviceAccount = '{"type":"service_account"}'
    await expect(firebaseIdentity({ projectId: 'saathi-test', serviceAccount })).rejects.toThrow()
  })
})
