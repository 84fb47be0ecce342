import { describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, tokenFor } from '../../../test/people.ts'
import type { Deps } from '../../context.ts'
import { IdentityError } from '../../platform/identity/identity.ts'
import { removeDueAccounts } from '../account/deletion.ts'

const db = useDatabase()
let clock = NOON
const held = useApp(db, { now: () => clock })
const anybody = (given: Partial<Deps> = {}) => visitor(db, { ...held.deps, ...given })
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000)
}

let mailbox = 0
const address = () => `asha.${++mailbox}@example.in`
const mailsTo = (email: string) => db.sql`select subject, text from outbox where "to" = ${email} order by id`
const codeFor = async (email: string) => (await mailsTo(email)).at(-1)?.subject.slice(0, 6) as string
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const sent = async () => {
  const email = address()
  await anybody().auth.sendCode({ email })
  return { name: 'Asha Rao', email, password: 'a long walk', code: await codeFor(email) }
}
const users = (email: string) => db.sql`select * from users where email = ${email}`

describe('somebody registers', () => {
  test('with the code from their mail, and is signed in with a profile', async () => {
    const asha = await sent()
    const { customToken, message } = await anybody().auth.register({ ...asha, consent: { adult: true } })
    expect(message).toBe('Registration complete.')
    const signedIn = await held.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any',
      payload: { token: customToken, returnSecureToken: true },
    })
    const me = await callerWith(db, signedIn.json().idToken, held.deps).social.me()
    expect(me).toMatchObject({
      name: 'Asha Rao',
      email: asha.email,
      consented: true,
      preferences: { travelType: 'family' },
    })
    expect(me.profilePicture).toBeNull()
  })

  test('and the code is good once', async () => {
    const asha = await sent()
    await anybody().auth.register(asha)
    await expect(anybody().auth.register(asha)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: /expired or was used/,
    })
  })

  test('spaces in the code and capitals in the address do no harm', async () => {
    const asha = await sent()
    const typed = { ...asha, email: asha.email.toUpperCase(), code: ` ${asha.code.slice(0, 3)} ${asha.code.slice(3)} ` }
    expect(await anybody().auth.register(typed)).toMatchObject({ customToken: expect.any(String) })
  })

  test('not ten minutes later', async () => {
    const asha = await sent()
    later(601)
    await expect(anybody().auth.register(asha)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('not with an old code once a new one was asked for', async () => {
    const asha = await sent()
    later(61)
    await anybody().auth.sendCode({ email: asha.email })
    const code = await codeFor(asha.email)
    if (code !== asha.code)
      await expect(anybody().auth.register(asha)).rejects.toMatchObject({ message: /not the code/ })
    expect(await anybody().auth.register({ ...asha, code })).toMatchObject({ customToken: expect.any(String) })
  })

  test('not with an address that has an account, and is told so only with the right code', async () => {
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

  test.each(['password', 'Qwerty', '123456'])('not with a password everybody tries: %s', async (password) => {
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
  ])('and a faulty %s is named', async (field, fault) => {
    const answer = await held.app.inject({
      method: 'POST',
      url: '/api/auth/verify-code-and-register',
      payload: { name: 'Asha', email: 'asha@example.in', password: 'a long walk', code: '123456', ...fault },
    })
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  })

  test('all or nothing: what fails after the account was made takes it back, and the code stays good', async () => {
    const asha = await sent()
    const failing = {
      ...held.deps.identity,
      customToken: () => Promise.reject(new IdentityError('unavailable')),
    }
    await expect(anybody({ identity: failing }).auth.register(asha)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
    expect(await users(asha.email)).toHaveLength(0)
    expect(await db.sql`select 1 from identity_accounts where email = ${asha.email}`).toHaveLength(0)
    expect(await anybody().auth.register(asha)).toMatchObject({ customToken: expect.any(String) })
  })

  test('twice at once: one account, one profile', async () => {
    const asha = await sent()
    const outcomes = await Promise.allSettled([anybody().auth.register(asha), anybody().auth.register(asha)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await users(asha.email)).toHaveLength(1)
  })
})

describe('a code is guessed at', () => {
  test('five wrong tries burn it', async () => {
    const asha = await sent()
    for (let left = 4; left >= 0; left -= 1)
      await expect(anybody().auth.register({ ...asha, code: wrong(asha.code) })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    await expect(anybody().auth.register(asha)).rejects.toMatchObject({ message: /used up/ })
    expect(await users(asha.email)).toHaveLength(0)
  })

  test('by a thousand at once: five are looked at, and none passes', async () => {
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
    expect(await db.sql`select tries_left from registration_codes where email = ${asha.email}`).toEqual([
      { tries_left: 0 },
    ])
  })

  test('it rests as a hash', async () => {
    const asha = await sent()
    const [row] = await db.sql`select * from registration_codes where email = ${asha.email}`
    expect(JSON.stringify(row)).not.toContain(asha.code)
  })
})

describe('codes are asked for', () => {
  test('the answer is the same for an address with an account and one without', async () => {
    const known = await sent()
    await anybody().auth.register(known)
    later(61)
    expect(await anybody().auth.sendCode({ email: known.email })).toEqual(
      await anybody().auth.sendCode({ email: address() }),
    )
  })

  test('not again within a minute, twenty at once: one mail', async () => {
    const email = address()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => anybody().auth.sendCode({ email })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailsTo(email)).toHaveLength(1)
    await expect(anybody().auth.sendCode({ email })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('five times a day for one address, whoever asks', async () => {
    const email = address()
    for (let count = 0; count < 5; count += 1) {
      await anybody().auth.sendCode({ email })
      later(61)
    }
    await expect(anybody().auth.sendCode({ email })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})

describe('a token is synced', () => {
  test('makes one profile however often and however many at once', async () => {
    const email = address()
    const uid = await held.deps.identity.createUser({
      email,
      password: 'a long walk',
      name: 'Mina',
      emailVerified: true,
    })
    const api = callerWith(db, await tokenFor(held, uid), held.deps)
    const ids = (await Promise.all(Array.from({ length: 20 }, () => api.auth.sync()))).map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(1)
    expect(await users(email)).toHaveLength(1)
  })

  test('not for an address that nobody verified: the public sign-up is no way round the code', async () => {
    const email = address()
    const signUp = await held.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any',
      payload: { email, password: 'a long walk', returnSecureToken: true },
    })
    const api = callerWith(db, signUp.json().idToken, held.deps)
    await expect(api.auth.sync()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(api.social.me()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await users(email)).toHaveLength(0)
  })

  test('not for a suspended account', async () => {
    const ravi = await makePerson(held, db, 'Ravi')
    await db.sql`update users set suspended_at = now() where id = ${ravi._id}`
    const api = callerWith(db, ravi.token, held.deps)
    await expect(api.auth.sync()).rejects.toMatchObject({ code: 'FORBIDDEN', message: /suspended/ })
    await expect(api.social.me()).rejects.toMatchObject({ code: 'FORBIDDEN', message: /suspended/ })
    await expect(visitor(db).social.get({ userId: ravi._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a disabled account is let in nowhere', async () => {
    const ravi = await makePerson(held, db, 'Ravi')
    await held.deps.identity.setDisabled(ravi.firebaseUid, true)
    await expect(callerWith(db, ravi.token, held.deps).social.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('somebody asks to be forgotten', () => {
  test('may change their mind within seven days, and is gone after them', async () => {
    const mina = await makePerson(held, db, 'Mina')
    const { leavesAt } = await mina.api.social.leave()
    expect(Date.parse(leavesAt as string) - clock.getTime()).toBe(7 * 86_400_000)
    await mina.api.social.keep()
    expect((await mina.api.social.me()).leavesAt).toBeNull()

    await mina.api.social.leave()
    later(7 * 86_400 - 60)
    await removeDueAccounts({ ...held.deps, now: () => clock })
    expect(await db.sql`select 1 from users where id = ${mina._id}`).toHaveLength(1)
    later(61)
    await removeDueAccounts({ ...held.deps, now: () => clock })
    expect(await db.sql`select 1 from users where id = ${mina._id}`).toHaveLength(0)
    expect(await db.sql`select 1 from identity_accounts where uid = ${mina.firebaseUid}`).toHaveLength(0)
  })
})
