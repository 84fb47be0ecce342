import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../../test/app.ts'
import { Authenticator } from '../../../../test/authenticator.ts'
import { useDatabase } from '../../../../test/db.ts'
import { mailsTo as mailsToAddress } from '../../../../test/mails.ts'
import { addPasskey, passkeyLogin, passkeyToken } from '../../../../test/passkeys.ts'
import { makePerson as makePersonByPassword, type TestPerson, tokenFor } from '../../../../test/people.ts'
import { deleteExpiredChallenges } from './queries/passkeys.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000)
}
/** A user whose session began with a passkey, so that adding one needs no mailed code. */
const makePerson = async (...[app, test, name]: Parameters<typeof makePersonByPassword>): Promise<TestPerson> => {
  const person = await makePersonByPassword(app, test, name)
  const token = await tokenFor(testApp, person.firebaseUid, { passkey: true })
  return { ...person, token, api: callerWith(db, token, testApp.deps) }
}
const stranger = () => callerWith(db, null, testApp.deps)
const mailsTo = ({ email }: { email: string }) => mailsToAddress(db, email)
const registration = (api: TestPerson['api'], credential: ReturnType<Authenticator['create']>) =>
  api.passkeys.register({ name: 'Phone', credential }).catch((error) => error.cause?.messageId ?? error)
const login = (credential: ReturnType<Authenticator['get']>) =>
  stranger()
    .passkeys.login({ credential })
    .then(
      ({ customToken }) => decodeJwt(customToken).uid,
      (error) => error.cause?.messageId ?? error,
    )

describe('passkeys.register', () => {
  test('a passkey of the right origin: is listed and mailed, and logs in with the claim in the token', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    const options = await asha.api.passkeys.startRegistration({})
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Saathi' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    const phone = new Authenticator()
    const { items } = await asha.api.passkeys.register({ name: 'My phone', credential: phone.create(options) })
    expect(items).toMatchObject([{ name: 'My phone', synced: true, lastUsedAt: null, createdAt: clock.toISOString() }])
    expect((await mailsTo(asha)).map(({ subject }) => subject)).toEqual(['A passkey was added to your Saathi account'])
    expect((await mailsTo(asha))[0]?.text).toContain('The passkey "My phone" was added')
    const token = await testApp.deps.identity.verifyToken(await passkeyToken(db, testApp, phone))
    expect(token).toMatchObject({ uid: asha.firebaseUid, passkey: true })
    expect((await asha.api.passkeys.list()).items).toMatchObject([{ lastUsedAt: clock.toISOString() }])
    const again = await asha.api.passkeys.startRegistration({})
    expect(again.excludeCredentials).toMatchObject([{ id: phone.id }])
  })

  test('another origin, another site, no check of the user, a challenge of nobody: nothing is stored', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    const phone = new Authenticator()
    const wrong = [
      { origin: 'https://saathi.example.com' },
      { origin: 'http://localhost.example.com' },
      { rpId: 'example.com' },
      { verified: false },
    ]
    for (const changes of wrong) {
      const credential = phone.create(await asha.api.passkeys.startRegistration({}), changes)
      expect(await registration(asha.api, credential), JSON.stringify(changes)).toBe('passkeys.registrationFailed')
    }
    expect(await registration(asha.api, phone.create({ challenge: 'bm9uZQ' }))).toBe('passkeys.expired')
    expect((await asha.api.passkeys.list()).items).toEqual([])
    expect(await mailsTo(asha)).toEqual([])
  })

  test('an attestation with certificates: is refused before they are read', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    const statement = new Map<string, unknown>([['x5c', [new Uint8Array([1, 2, 3])]]])
    for (const format of ['packed', 'fido-u2f', 'android-key', 'tpm', 'apple', 'android-safetynet']) {
      const options = await asha.api.passkeys.startRegistration({})
      const credential = new Authenticator().create(options, { attestation: { format, statement } })
      expect(await registration(asha.api, credential), format).toBe('passkeys.registrationFailed')
    }
  })

  test('a challenge: is for one use, one user and five minutes', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    const used = await asha.api.passkeys.startRegistration({})
    await asha.api.passkeys.register({ name: 'Phone', credential: new Authenticator().create(used) })
    expect(await registration(asha.api, new Authenticator().create(used))).toBe('passkeys.expired')
    const ashas = await asha.api.passkeys.startRegistration({})
    expect(await registration(ravi.api, new Authenticator().create(ashas))).toBe('passkeys.expired')
    const forLogin = await stranger().passkeys.startLogin()
    expect(await registration(asha.api, new Authenticator().create(forLogin))).toBe('passkeys.expired')
    const fresh = await makePerson(testApp, db, 'Fresh')
    const late = await fresh.api.passkeys.startRegistration({})
    clock = new Date(clock.getTime() + 299_000)
    expect((await registration(fresh.api, new Authenticator().create(late))).items).toHaveLength(1)
    const tooLate = await fresh.api.passkeys.startRegistration({})
    await db.sql`update passkey_challenges set expires_at = ${clock} where challenge = ${tooLate.challenge}`
    expect(await registration(fresh.api, new Authenticator().create(tooLate))).toBe('passkeys.expired')
  })

  test('the challenges of a user: at most five are stored, and expired ones are deleted', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    const first = await asha.api.passkeys.startRegistration({})
    for (let n = 0; n < 6; n++) {
      clock = new Date(clock.getTime() + 1)
      await asha.api.passkeys.startRegistration({})
    }
    const count = async () => (await db.sql`select from passkey_challenges where user_id = ${asha._id}`).length
    expect(await count()).toBe(5)
    expect(await registration(asha.api, new Authenticator().create(first))).toBe('passkeys.expired')
    await deleteExpiredChallenges(db.db, clock)
    expect(await count()).toBe(5)
    await deleteExpiredChallenges(db.db, new Date(clock.getTime() + 301_000))
    expect(await count()).toBe(0)
  })

  test('two registrations of one credential at once, also of two users: one is stored', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    const phone = new Authenticator()
    const credentials = []
    for (const { api } of [asha, asha, ravi, ravi])
      credentials.push([api, phone.create(await api.passkeys.startRegistration({}))] as const)
    const outcomes = await Promise.all(credentials.map(([api, credential]) => registration(api, credential)))
    expect(outcomes.filter((outcome) => outcome === 'passkeys.taken')).toHaveLength(3)
    expect(await db.sql`select from passkeys where credential_id = ${phone.id}`).toHaveLength(1)
  })

  test('twelve registrations at once: ten are stored', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    for (let n = 0; n < 8; n++) await addPasskey(asha.api, `Phone ${n}`)
    const options = []
    for (let n = 0; n < 4; n++) options.push(await asha.api.passkeys.startRegistration({}))
    const outcomes = await Promise.all(options.map((each) => registration(asha.api, new Authenticator().create(each))))
    expect(outcomes.filter((outcome) => outcome === 'passkeys.full')).toHaveLength(2)
    expect((await asha.api.passkeys.list()).items).toHaveLength(10)
    await expect(asha.api.passkeys.startRegistration({})).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('a log-in older than five minutes: cannot add or remove passkeys, or require them', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    await addPasskey(asha.api)
    const [{ _id: passkeyId } = { _id: '' }] = (await asha.api.passkeys.list()).items
    later(301)
    const refused = { code: 'FORBIDDEN', cause: { reason: 'login-too-old' } }
    await expect(asha.api.passkeys.startRegistration({})).rejects.toMatchObject(refused)
    await expect(asha.api.passkeys.remove({ passkeyId })).rejects.toMatchObject(refused)
    await expect(asha.api.passkeys.setRequired({ required: true })).rejects.toMatchObject(refused)
    await asha.api.passkeys.rename({ passkeyId, name: 'Old phone' })
    expect((await asha.api.passkeys.list()).items).toMatchObject([{ name: 'Old phone' }])
  })
})

describe('passkeys.login', () => {
  test('the options: name no account and no passkey', async () => {
    const options = await stranger().passkeys.startLogin()
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.allowCredentials).toBeUndefined()
  })

  test('another origin, another site, no check of the user, another’s signature or user id: is refused', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    const [phone, other] = [await addPasskey(asha.api), await addPasskey(ravi.api)]
    const start = () => stranger().passkeys.startLogin()
    const changes = [
      { origin: 'https://saathi.example.com' },
      { rpId: 'example.com' },
      { verified: false },
      { userHandle: other.userHandle },
    ]
    for (const wrong of changes)
      expect(await login(phone.get(await start(), wrong)), JSON.stringify(wrong)).toBe('passkeys.loginFailed')
    const forged = { ...other.get(await start()), id: phone.id }
    expect(await login(forged)).toBe('passkeys.loginFailed')
    expect(await login(new Authenticator().get(await start()))).toBe('passkeys.loginFailed')
    expect(await login(new Authenticator({ id: phone.id }).get(await start()))).toBe('passkeys.loginFailed')
    expect(await login(phone.get(await start()))).toBe(asha.firebaseUid)
    expect(await login(other.get(await start(), { userHandle: null }))).toBe(ravi.firebaseUid)
  })

  test('a challenge: is for one use, for log-ins and for five minutes', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    const phone = await addPasskey(asha.api)
    const options = await stranger().passkeys.startLogin()
    const answer = phone.get(options)
    expect(await login(answer)).toBe(asha.firebaseUid)
    expect(await login(answer)).toBe('passkeys.expired')
    expect(await login(phone.get(options))).toBe('passkeys.expired')
    expect(await login(phone.get(await asha.api.passkeys.startRegistration({})))).toBe('passkeys.expired')
    const late = await stranger().passkeys.startLogin()
    later(300)
    expect(await login(phone.get(late))).toBe('passkeys.expired')
  })

  test('eight uses of one answer at once: one logs in', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    const phone = await addPasskey(asha.api)
    const answer = phone.get(await stranger().passkeys.startLogin())
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => login(answer)))
    expect(outcomes.filter((uid) => uid === asha.firebaseUid)).toHaveLength(1)
  })

  test('a counter that goes back or stays, also in two log-ins at once: is refused', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    const phone = await addPasskey(asha.api)
    const at = async (counter: number) => phone.get(await stranger().passkeys.startLogin(), { counter })
    expect(await login(await at(5))).toBe(asha.firebaseUid)
    for (const counter of [5, 4, 0]) expect(await login(await at(counter))).toBe('passkeys.loginFailed')
    expect(await login(await at(6))).toBe(asha.firebaseUid)
    const two = [await at(7), await at(7)]
    const outcomes = await Promise.all(two.map(login))
    expect(outcomes.sort()).toEqual([asha.firebaseUid, 'passkeys.loginFailed'].sort())
  })

  test('a disabled account: gets no session; a suspended one: can export its data and nothing else', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    const [phone, other] = [await addPasskey(asha.api), await addPasskey(ravi.api)]
    await testApp.deps.identity.setDisabled(asha.firebaseUid, true)
    expect(await passkeyToken(db, testApp, phone)).toBeUndefined()
    await db.sql`update users set suspended_at = now() where id = ${ravi._id}`
    const api = callerWith(db, await passkeyToken(db, testApp, other), testApp.deps)
    await expect(api.social.me()).rejects.toMatchObject({ cause: { reason: 'suspended' } })
    expect(await api.social.export()).toHaveProperty('passkeys')
  })

  test('a deleted account: is refused like an unknown passkey, and is not created anew', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    const [phone, other] = [await addPasskey(asha.api), await addPasskey(ravi.api)]
    await testApp.deps.identity.deleteUser(asha.firebaseUid)
    expect(await login(phone.get(await stranger().passkeys.startLogin()))).toBe('passkeys.loginFailed')
    await db.sql`delete from users where id = ${ravi._id}`
    expect(await login(other.get(await stranger().passkeys.startLogin()))).toBe('passkeys.loginFailed')
    expect(await db.sql`select from passkeys where user_id = ${ravi._id}`).toHaveLength(0)
  })

  test('log-ins above the limit of a network: are TOO_MANY_REQUESTS', async () => {
    const { createLimits } = await import('../../../platform/limits.ts')
    const limits = createLimits(db.db, { secret: 'few', settings: { passkeyLoginsPerIp: '2/hour' } })
    const { passkeys } = callerWith(db, null, { ...testApp.deps, limits })
    await passkeys.startLogin()
    await passkeys.startLogin()
    await expect(passkeys.startLogin()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    const credential = new Authenticator().get({ challenge: 'bm9uZQ' })
    await expect(passkeys.login({ credential })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  test('a configured public URL: only its origin is accepted', async () => {
    const config = { ...testApp.deps.config, publicUrl: 'https://saathi.example.in' }
    const deps = { ...testApp.deps, config }
    const asha = await makePerson(testApp, db, 'Asha')
    const api = callerWith(db, asha.token, deps)
    const phone = new Authenticator({ origin: 'https://saathi.example.in' })
    const options = await api.passkeys.startRegistration({})
    expect(options).toMatchObject({ rp: { id: 'saathi.example.in' } })
    await api.passkeys.register({ name: 'Phone', credential: phone.create(options, { rpId: 'saathi.example.in' }) })
    const elsewhere = callerWith(db, null, deps)
    const at = (origin: string) => async () =>
      elsewhere.passkeys.login({
        credential: phone.get(await elsewhere.passkeys.startLogin(), { rpId: 'saathi.example.in', origin }),
      })
    for (const origin of ['http://localhost', 'http://saathi.example.in', 'https://www.saathi.example.in'])
      await expect(at(origin)(), origin).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await at('https://saathi.example.in')()).toHaveProperty('customToken')
  })
})

describe('passkeys.rename and passkeys.remove', () => {
  test('the passkey of somebody else: is NOT_FOUND, and stays', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    const phone = await addPasskey(asha.api)
    const [{ _id: passkeyId } = { _id: '' }] = (await asha.api.passkeys.list()).items
    const missing = { code: 'NOT_FOUND' }
    await expect(ravi.api.passkeys.remove({ passkeyId })).rejects.toMatchObject(missing)
    await expect(ravi.api.passkeys.rename({ passkeyId, name: 'Mine' })).rejects.toMatchObject(missing)
    expect((await ravi.api.passkeys.list()).items).toEqual([])
    expect(await passkeyLogin(db, testApp.deps, phone)).toEqual(expect.any(String))
  })

  test('a removed passkey: logs nobody in, its sessions go on, and its owner gets a mail', async () => {
    const asha = await makePerson(testApp, db, 'Asha')
    const phone = await addPasskey(asha.api, 'My $& phone')
    const api = callerWith(db, await passkeyToken(db, testApp, phone), testApp.deps)
    const [{ _id: passkeyId } = { _id: '' }] = (await api.passkeys.list()).items
    expect(await api.passkeys.remove({ passkeyId })).toEqual({ message: 'The passkey is removed.' })
    expect(await login(phone.get(await stranger().passkeys.startLogin()))).toBe('passkeys.loginFailed')
    expect((await api.passkeys.list()).items).toEqual([])
    expect((await mailsTo(asha)).at(-1)).toMatchObject({ subject: 'A passkey was removed from your Saathi account' })
    expect((await mailsTo(asha)).at(-1)?.text).toContain('The passkey "My $& phone" was removed')
  })
})
