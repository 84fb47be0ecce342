import type { Me } from '@saathi/shared/social/schema'
import { describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../../test/app.ts'
import { runInProcess } from '../../../../test/cli.ts'
import { useDatabase } from '../../../../test/db.ts'
import { lastSubject } from '../../../../test/mails.ts'
import { useModerators } from '../../../../test/moderators.ts'
import { makePerson, type TestPerson, tokenFor } from '../../../../test/people.ts'
import { moderate } from '../../../cli/moderate.ts'
import { deleteExpiredDepartures, forgetRemovedAccounts } from './queries/account.ts'
import { removeDueAccounts } from './workflows/deletion.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const later = (days: number) => {
  clock = new Date(clock.getTime() + days * 86_400_000)
}

/** Requests the deletion of the account, and deletes it after seven days. */
async function deleteAccount(person: TestPerson) {
  const token = await tokenFor(testApp, person.firebaseUid)
  await callerWith(db, token, testApp.deps).social.leave()
  later(7)
  await removeDueAccounts({ ...testApp.deps, now: () => clock })
  expect(await db.sql`select 1 from users where id = ${person._id}`).toHaveLength(0)
}

/** Registers an address through the documented paths; returns the response of the first profile call. */
async function registers(email: string) {
  const post = (url: string, payload: object, token?: string) =>
    testApp.app.inject({ method: 'POST', url, payload, headers: token ? { authorization: `Bearer ${token}` } : {} })
  await post('/api/auth/send-verification-code', { email })
  const code = (await lastSubject(db, email))?.slice(0, 6)
  const payload = { name: 'Somebody New', email, password: 'a long walk', code, consent: { adult: true } }
  const { customToken } = (await post('/api/auth/verify-code-and-register', payload)).json()
  const signedIn = await post('/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any', {
    token: customToken,
  })
  const token = signedIn.json().idToken as string
  const answer = await post('/api/users/profile', {}, token)
  return {
    status: answer.statusCode,
    body: answer.json() as Me & { reason?: string },
    api: callerWith(db, token, testApp.deps),
    token,
  }
}
const remembered = (person: TestPerson) => db.sql`select * from departed_accounts where user_id = ${person._id}`
const report = async (by: TestPerson, about: TestPerson) => {
  await callerWith(db, await tokenFor(testApp, by.firebaseUid), testApp.deps).social.report({
    userId: about._id,
    reason: 'scam',
  })
  return (await db.sql`select id from reports order by id desc limit 1`)[0]?.id as string
}
const moderators = useModerators(testApp, db)

describe('a deleted address that registers again', () => {
  test('blocks in both directions stay in force', async () => {
    const [asha, ravi, mina] = [
      await makePerson(testApp, db, 'Asha'),
      await makePerson(testApp, db, 'Ravi'),
      await makePerson(testApp, db, 'Mina'),
    ]
    await asha.api.social.block({ userId: ravi._id })
    await ravi.api.social.block({ userId: mina._id })
    await deleteAccount(ravi)
    expect((await remembered(ravi)).map((row) => JSON.stringify(row)).join()).not.toContain(ravi.email)
    // Case is ignored.
    const back = await registers(ravi.email.toUpperCase())
    expect(back.status).toBe(200)
    const [one, other] = await Promise.all(
      [asha, mina].map(async ({ firebaseUid }) => callerWith(db, await tokenFor(testApp, firebaseUid), testApp.deps)),
    )
    for (const api of [one, other])
      await expect(api?.social.get({ userId: back.body._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(back.api.social.get({ userId: asha._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await back.api.social.blocked({})).items.map(({ name }) => name)).toEqual(['Mina'])
    expect(back.body).toMatchObject({ name: 'Somebody New', bio: '', followerCount: 0 })
    expect(await remembered(ravi)).toHaveLength(0)
  })

  test('the mailbox by another address, with a tag: is the same person', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    await asha.api.social.block({ userId: ravi._id })
    await deleteAccount(ravi)
    const { body, api } = await registers(ravi.email.replace('@', '+new@'))
    expect(body._id).toBe(ravi._id)
    await expect(api.social.get({ userId: asha._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a record with the hash of the address as it was written: is found by that address', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const email = ravi.email.replace('@', '+old@')
    const [, written] = testApp.deps.hashAddress(email)
    await db.sql`delete from users where id = ${ravi._id}`
    await db.sql`insert into departed_accounts (user_id, address_hash, left_at) values (${ravi._id}, ${written}, now())`
    expect((await registers(email)).body._id).toBe(ravi._id)
  })

  test('open reports stay attached, and a suspension stays in force', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    const id = await report(asha, ravi)
    await deleteAccount(ravi)
    const shown = async () => (await moderators.api()).report({ reportId: id })
    expect(await shown()).toMatchObject({
      about: { name: 'Ravi', isDeleted: true },
      openAbout: 1,
      reported: { suspendedAt: null },
      closedAt: null,
    })
    await moderators.decide(id, 'suspend')
    const back = await registers(ravi.email)
    expect([back.status, back.body.reason]).toEqual([403, 'suspended'])
    expect(await shown()).toMatchObject({
      about: { name: 'Somebody New' },
      reported: { suspendedAt: expect.any(String) },
      closedAt: expect.any(String),
    })
    expect(await runInProcess(moderate, ['lift', ravi._id], { db: db.db, now: () => clock })).toMatch(/^Lifted/)
    expect(await back.api.social.me()).toMatchObject({ _id: ravi._id })
  })

  test('a suspended user who deletes the account returns suspended', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    await db.sql`update users set suspended_at = ${clock} where id = ${ravi._id}`
    await deleteAccount(ravi)
    expect((await registers(ravi.email)).status).toBe(403)
  })

  test('an address that returns before the cleanup gets its former id, and nothing of its former matches', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha Rao'), await makePerson(testApp, db, 'Ravi Menon')]
    await asha.api.matching.swipe({ swipedUserId: ravi._id, action: 'right' })
    await ravi.api.matching.swipe({ swipedUserId: asha._id, action: 'right' })
    await report(ravi, asha)
    await deleteAccount(asha)
    expect(await db.sql`select from removed_accounts where user_id = ${asha._id}`).toHaveLength(1)
    const { body, api } = await registers(asha.email)
    expect(body._id).toBe(asha._id)
    expect((await api.matching.matches({})).items).toEqual([])
    await forgetRemovedAccounts(db.db)
    await api.matching.swipe({ swipedUserId: ravi._id, action: 'right' })
    await forgetRemovedAccounts(db.db)
    const [swipes] = await db.sql`select count(*)::int from swipes where user_id = ${asha._id}`
    expect(swipes?.count).toBe(1)
  })

  test('an account without blocks and reports leaves no record and returns with a new id', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    await deleteAccount(ravi)
    expect(await remembered(ravi)).toHaveLength(0)
    expect((await registers(ravi.email)).body._id).not.toBe(ravi._id)
  })

  test('concurrent first calls create one profile with the former id', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    await asha.api.social.block({ userId: ravi._id })
    await deleteAccount(ravi)
    const { email } = ravi
    const uid = await testApp.deps.identity.createUser({
      email,
      password: 'a long walk',
      name: 'R',
      emailVerified: true,
    })
    const api = callerWith(db, await tokenFor(testApp, uid), testApp.deps)
    const made = await Promise.all(Array.from({ length: 8 }, () => api.auth.sync()))
    expect(new Set(made.map(({ _id }) => _id))).toEqual(new Set([ravi._id]))
  })
})

describe('the record of a deleted account', () => {
  test('is stored for 180 days, and as long as the other person of a block has an account', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    await asha.api.social.block({ userId: ravi._id })
    await deleteAccount(ravi)
    later(400)
    await deleteExpiredDepartures(db.db, clock)
    expect(await remembered(ravi)).toHaveLength(1)
    await deleteAccount(asha)
    later(179)
    await deleteExpiredDepartures(db.db, clock)
    expect(await remembered(asha)).toHaveLength(1)
    later(2)
    await deleteExpiredDepartures(db.db, clock)
    expect([...(await remembered(ravi)), ...(await remembered(asha))]).toEqual([])
    expect(await db.sql`select 1 from blocks where blocker_id = ${asha._id}`).toHaveLength(0)
  })

  test('goes with as many others as one run of the job deletes, and the rest with the next', async () => {
    const left = () => db.sql`select user_id from departed_accounts where address_hash = 'crowd'`
    await db.sql`insert into departed_accounts (user_id, address_hash, left_at)
      select gen_random_uuid(), 'crowd', '2001-01-01' from generate_series(1, 5)`
    await deleteExpiredDepartures(db.db, clock, 3)
    expect(await left()).toHaveLength(2)
    await deleteExpiredDepartures(db.db, clock, 3)
    expect(await left()).toHaveLength(0)
  })
})

describe('an account deleted at the identity provider', () => {
  test('the same address recovers its profile and blocks within the grace period', async () => {
    const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
    const api = callerWith(db, await tokenFor(testApp, asha.firebaseUid), testApp.deps)
    await api.social.block({ userId: ravi._id })
    await testApp.deps.identity.deleteUser(ravi.firebaseUid)
    const back = await registers(ravi.email)
    expect(back.body).toMatchObject({ _id: ravi._id, name: 'Ravi', leavesAt: null })
    await expect(api.social.get({ userId: ravi._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await db.sql`select 1 from users where lower(email) = lower(${ravi.email})`).toHaveLength(1)
  })

  test('another profile with the same address and an existing account is unchanged', async () => {
    const stranger = await makePerson(testApp, db, 'Stranger')
    const email = 'was-the-strangers@example.in'
    await db.sql`update users set email = ${email} where id = ${stranger._id}`
    const uid = await testApp.deps.identity.createUser({
      email,
      password: 'a long walk',
      name: 'New',
      emailVerified: true,
    })
    const { _id } = await callerWith(db, await tokenFor(testApp, uid), testApp.deps).auth.sync()
    expect(_id).not.toBe(stranger._id)
    const [row] = await db.sql`select account_gone_at from users where id = ${stranger._id}`
    expect(row?.account_gone_at).toBeNull()
  })
})
