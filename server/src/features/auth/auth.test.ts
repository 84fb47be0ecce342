import { describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { mailsTo as mailsToAddress } from '../../../test/mails.ts'
import type { Deps } from '../../context.ts'
import { IdentityError } from '../../platform/identity/identity.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const anybody = (given: Partial<Deps> = {}) => visitor(db, { ...testApp.deps, ...given })
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

let mailbox = 0
const address = () => `asha.${++mailbox}@example.in`
const mailsTo = (email: string) => mailsToAddress(db, email)
const codeFor = async (email: string) => (await mailsTo(email)).at(-1)?.subject.slice(0, 6) as string
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const sent = async () => {
  const email = address()
  await anybody().auth.sendCode({ email })
  return { name: 'Asha Rao', email, password: 'a long walk', code: await codeFor(email) }
}
const users = (email: string) => db.sql`select * from users where email = ${email}`

describe('auth.register', () => {
  test('the mailed code creates an account with a profile and signs it in', async () => {
    const asha = await sent()
    const { customToken, message } = await anybody().auth.register({ ...asha, consent: { adult: true } })
    expect(message).toBe('Registration complete.')
    const signedIn = await testApp.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any',
      payload: { token: customToken, returnSecureToken: true },
    })
    const me = await callerWith(db, signedIn.json().idToken, testApp.deps).social.me()
    expect(me).toMatchObject({
      name: 'Asha Rao',
      email: asha.email,
      consented: true,
      preferences: { travelType: 'family' },
    })
    expect(me.profilePicture).toBeNull()
  })

  test('a used code is refused', async () => {
    const asha = await sent()
    await anybody().auth.register(asha)
    await expect(anybody().auth.register(asha)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: /expired or was used/,
    })
  })

  test('spaces in the code and capitals in the address are ignored', async () => {
    const asha = await sent()
    const typed = { ...asha, email: asha.email.toUpperCase(), code: ` ${asha.code.slice(0, 3)} ${asha.code.slice(3)} ` }
    expect(await anybody().auth.register(typed)).toMatchObject({ customToken: expect.any(String) })
  })

  test('a code is refused after ten minutes', async () => {
    const asha = await sent()
    later(601)
    await expect(anybody().auth.register(asha)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('an older code is refused after a new one was sent', async () => {
    const asha = await sent()
    later(61)
    await anybody().auth.sendCode({ email: asha.email })
    const code = await codeFor(asha.email)
    if (code !== asha.code)
      await expect(anybody().auth.register(asha)).rejects.toMatchObject({ message: /not the code/ })
    expect(await anybody().auth.register({ ...asha, code })).toMatchObject({ customToken: expect.any(String) })
  })

  test('an address with an account is CONFLICT, but only with the right code', async () => {
    const asha = await sent()
    await anybody().auth.register(asha)
    later(61)
    await anybody().auth.sendCode({ email: asha.email })
    const again = { ...asha, code: await codeFor(asha.email) }
    await expect(anybody().auth.register({ ...again, code: wrong(again.code) })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    await expect(anybody().auth.register(again)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await users(asha.email)).toHaveLength(1)
  })

  test.each(['password', 'Qwerty', '123456'])('a common password is BAD_REQUEST: %s', async (password) => {
    const asha = await sent()
    const refused = anybody().auth.register({ ...asha, password })
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'password' } })
    expect(await anybody().auth.register(asha)).toMatchObject({ customToken: expect.any(String) })
  })

  test.each([
    ['name', { name: '' }],
    ['email', { email: 'asha' }],
    ['password', { password: '12345' }],
    ['code', { code: '12345' }],
    ['consent.adult', { consent: { adult: false as true } }],
  ])('an invalid %s is BAD_REQUEST with its field', async (field, fault) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/auth/verify-code-and-register',
      payload: { name: 'Asha', email: 'asha@example.in', password: 'a long walk', code: '123456', ...fault },
    })
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  })

  test('a failure after the account was created deletes it, and the code stays valid', async () => {
    const asha = await sent()
    const failing = {
      ...testApp.deps.identity,
      customToken: () => Promise.reject(new IdentityError('unavailable')),
    }
    await expect(anybody({ identity: failing }).auth.register(asha)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
    expect(await users(asha.email)).toHaveLength(0)
    expect(await db.sql`select 1 from identity_accounts where email = ${asha.email}`).toHaveLength(0)
    expect(await anybody().auth.register(asha)).toMatchObject({ customToken: expect.any(String) })
  })

  test('concurrent calls create one account and one profile', async () => {
    const asha = await sent()
    const outcomes = await Promise.allSettled([anybody().auth.register(asha), anybody().auth.register(asha)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await users(asha.email)).toHaveLength(1)
  })
})

/** The origin of a request: a network, and the cookie of a browser, if any. */
type From = { ip: string; cookie?: string }
const PATHS = {
  REST: { send: '/api/auth/send-verification-code', register: '/api/auth/verify-code-and-register' },
  tRPC: { send: '/trpc/auth.sendCode', register: '/trpc/auth.register' },
}
let networks = 0
const network = () => `10.20.${Math.floor(++networks / 250)}.${networks % 250}`

describe.each(Object.entries(PATHS))('requests of strangers, over %s', (_name, paths) => {
  const ask = async (url: string, payload: object, { ip, cookie }: From) => {
    const headers = cookie ? { cookie } : {}
    const answer = await testApp.app.inject({ method: 'POST', url, payload, remoteAddress: ip, headers })
    return { status: answer.statusCode, body: answer.body, cookie: String(answer.headers['set-cookie']).split(';')[0] }
  }
  const send = (email: string, from: From) => ask(paths.send, { email }, from)
  const register = (email: string, code: string, from: From) =>
    ask(paths.register, { name: 'Asha Rao', email, password: 'a long walk', code }, from)
  const askedFor = async (from: From) => {
    const email = address()
    const { cookie } = await send(email, from)
    return { email, code: await codeFor(email), browser: { ip: from.ip, cookie } }
  }

  test('wrong tries do not use up the code of another browser, on the same network or another', async () => {
    const home = network()
    const { email, code, browser } = await askedFor({ ip: home })
    for (const ip of [home, ...Array.from({ length: 6 }, network)])
      for (let guess = 1; guess <= 6; guess++) {
        const guessed = String((Number(code) + guess) % 1_000_000).padStart(6, '0')
        expect((await register(email, guessed, { ip })).status).toBe(400)
      }
    expect(await register(email, code, browser)).toMatchObject({ status: 200 })
  })

  test('wrong tries from another network do not use up the code of a client without cookies', async () => {
    const home = network()
    const { email, code } = await askedFor({ ip: home })
    for (let n = 0; n < 30; n++) await register(email, wrong(code), { ip: network() })
    expect(await register(email, code, { ip: home })).toMatchObject({ status: 200 })
  })

  test('requests for codes leave the owner’s code valid', async () => {
    const { email, code, browser } = await askedFor({ ip: network() })
    later(61)
    expect((await send(email, { ip: network() })).status).toBe(200)
    expect((await send(email, { ip: browser.ip })).status).toBe(200)
    expect(await register(email, code, browser)).toMatchObject({ status: 200 })
  })

  test('many requests for codes do not stop those of the owner', async () => {
    const email = address()
    const ip = network()
    for (let n = 0; n < 8; n++) {
      await send(email, { ip })
      later(61)
    }
    expect((await send(email, { ip })).status).toBe(429)
    expect((await send(email, { ip: network() })).status).toBe(200)
  })

  test('five tries are allowed for their own code, and forged cookies give no more', async () => {
    const ip = network()
    const { email, code, browser } = await askedFor({ ip })
    for (let n = 0; n < 5; n++)
      expect((await register(email, wrong(code), browser)).body).toContain('This is not the code we sent')
    expect((await register(email, wrong(code), browser)).body).toContain('used up')
    for (let n = 0; n < 8; n++) {
      const cookie = `saathi_browser=${String(n).repeat(22)}`
      expect((await register(email, wrong(code), { ip, cookie })).status).toBe(400)
    }
    expect((await register(email, code, { ip, cookie: `saathi_browser=${'x'.repeat(22)}` })).body).toContain('used up')
  })

  test('the browser cookie lasts a day, and is HttpOnly and SameSite', async () => {
    const answer = await testApp.app.inject({ method: 'POST', url: paths.send, payload: { email: address() } })
    const set = String(answer.headers['set-cookie'])
    expect(set).toMatch(/^saathi_browser=[\w-]{22}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/)
    const other = await testApp.app.inject({ method: 'POST', url: '/api/contact', payload: {} })
    expect(other.headers).not.toHaveProperty('set-cookie')
  })
})

describe('guessing a code', () => {
  test('five wrong tries from the requesting network use up the code there', async () => {
    const asha = await sent()
    for (let left = 4; left >= 0; left -= 1)
      await expect(anybody().auth.register({ ...asha, code: wrong(asha.code) })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    await expect(anybody().auth.register(asha)).rejects.toMatchObject({ message: /used up/ })
    expect(await users(asha.email)).toHaveLength(0)
  })

  test('of a thousand concurrent tries five are compared, and none passes', { timeout: 120_000 }, async () => {
    const asha = await sent()
    const guesses = Array.from({ length: 1_001 }, (_, index) =>
      String((Number(asha.code) + 1 + index) % 1_000_000).padStart(6, '0'),
    )
    const outcomes = await Promise.allSettled(guesses.map((code) => anybody().auth.register({ ...asha, code })))
    const looked = outcomes.filter(
      (outcome) => outcome.status === 'rejected' && /not the code/.test(outcome.reason.message),
    )
    expect(looked).toHaveLength(5)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(0)
  })

  test('a code is stored as a hash', async () => {
    const asha = await sent()
    const [row] = await db.sql`select * from registration_codes where email = ${asha.email}`
    expect(JSON.stringify(row)).not.toContain(asha.code)
    expect(JSON.stringify(row)).not.toContain('127.0.0.1')
  })
})

describe('auth.sendCode', () => {
  test('the response is the same with and without an account', async () => {
    const known = await sent()
    await anybody().auth.register(known)
    later(61)
    expect(await anybody().auth.sendCode({ email: known.email })).toEqual(
      await anybody().auth.sendCode({ email: address() }),
    )
  })

  test('a common password is BAD_REQUEST at its field, and no code is mailed', async () => {
    const email = address()
    const refused = anybody().auth.sendCode({ email, password: 'password1' })
    await expect(refused).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'password' } })
    expect(await mailsTo(email)).toEqual([])
    await anybody().auth.sendCode({ email, password: 'monsoon-42' })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('twenty concurrent calls within a minute send one mail', async () => {
    const email = address()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => anybody().auth.sendCode({ email })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(1)
    await expect(anybody().auth.sendCode({ email })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('one address gets at most ten codes an hour, from all networks together', async () => {
    const email = address()
    const from = () =>
      testApp.app.inject({ method: 'POST', url: PATHS.REST.send, payload: { email }, remoteAddress: network() })
    for (let count = 0; count < 10; count += 1) expect((await from()).statusCode).toBe(200)
    expect((await from()).statusCode).toBe(429)
    expect(await mailsTo(email)).toHaveLength(10)
  })
})

describe('an unverified account with the owner’s address', () => {
  test('is replaced when the owner registers with a code', async () => {
    const asha = await sent()
    const squatted = { email: asha.email, password: 'not-the-owner' }
    await testApp.deps.identity.createUser({ ...squatted, name: 'Squatter', emailVerified: false })
    expect(await anybody().auth.register(asha)).toMatchObject({ customToken: expect.any(String) })
    expect(await users(asha.email)).toMatchObject([{ name: 'Asha Rao' }])
    const accounts = await db.sql`select email_verified from identity_accounts where email = ${asha.email}`
    expect(accounts).toEqual([{ email_verified: true }])
  })
})
