import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp, visitor } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { useGoogle } from '../../../../test/google.ts'
import { mailsTo as mailsToAddress } from '../../../../test/mails.ts'
import { aTour } from '../../../../test/make.ts'
import { insertPeople, makePerson, type TestPerson, tokenFor } from '../../../../test/people.ts'
import type { Deps } from '../../../context.ts'
import { firebaseIdentity } from '../../../platform/identity/firebase.ts'
import { removeDueAccounts, searchGoneAccounts } from './workflows/deletion.ts'

// Firebase's client SDK deletes accounts without notifying the server. A local server plays Google; firebase-admin
// reaches it over HTTPS.

const db = useDatabase()
const google = useGoogle()
const testApp = useApp(db)
let deps: Deps
let ravi: TestPerson
let guest: TestPerson

beforeAll(async () => {
  const identity = await firebaseIdentity({
    projectId: 'saathi-test',
    serviceAccount: google.serviceAccount,
    deadlineMs: 1_000,
  })
  deps = { ...testApp.deps, identity }
  ravi = await makePerson(testApp, db, 'Ravi')
  guest = await makePerson(testApp, db, 'Gopal')
})
beforeEach(async () => {
  google.users.clear()
  for (const { uid } of await db.sql`select firebase_uid as uid from users`) google.users.set(uid, { localId: uid })
})
/** Covers all profiles in two runs. */
const search = async () => {
  const run = searchGoneAccounts(deps, () => 0)
  for (let runs = 0; runs < 2; runs += 1) await run()
}
const mailsTo = async ({ email }: { email: string }) => (await mailsToAddress(db, email)).map(({ subject }) => subject)
const stateOf = async ({ _id }: { _id: string }) =>
  (await db.sql`select account_gone_at, deletion_asked_at from users where id = ${_id}`)[0]

describe('searchGoneAccounts', () => {
  test('a profile with an existing account is unchanged', async () => {
    await search()
    expect(await stateOf(ravi)).toEqual({ account_gone_at: null, deletion_asked_at: null })
  })

  test('a missing account gets a hidden profile, mails to its guests and the grace period', async () => {
    const { _id: tourId } = await ravi.api.tours.create(aTour())
    await guest.api.tours.join({ tourId })
    google.users.delete(ravi.firebaseUid)
    await search()
    await search()
    await expect(visitor(db).social.get({ userId: ravi._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(guest.api.social.get({ userId: ravi._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await guest.api.notices.list({})).items).toMatchObject([{ kind: 'cancelled', tour: { _id: tourId } }])
    expect(await mailsTo(guest)).toEqual(['A tour you joined is cancelled'])
    expect(await mailsTo(ravi)).toEqual(['Your Saathi profile is hidden and will be deleted'])
    expect(await stateOf(guest)).toEqual({ account_gone_at: null, deletion_asked_at: null })

    const at = (days: number) => ({ ...deps, now: () => new Date(NOON.getTime() + days * 86_400_000) })
    await removeDueAccounts(at(6.99))
    expect(await stateOf(ravi)).toBeDefined()
    await removeDueAccounts(at(7))
    expect(await stateOf(ravi)).toBeUndefined()
  })

  test('each run continues after the last one, until every account was checked', async () => {
    await insertPeople(db, 2_300)
    const people = await db.sql`select firebase_uid as uid from users order by id`
    for (const { uid } of people) google.users.set(uid, { localId: uid })
    const last = people.at(-1)?.uid as string
    google.users.delete(last)
    const first = people[0]?.uid as string
    const goneUids = () => db.sql`select firebase_uid as uid from users where account_gone_at is not null`
    await db.sql`update users set deck_key = 0 where firebase_uid = ${first}`
    const run = searchGoneAccounts(deps, () => 0)
    await run()
    expect(await goneUids()).toEqual([])
    await run()
    expect(await goneUids()).toEqual([{ uid: last }])
  })

  test('many missing accounts are an error, and no profile changes', async () => {
    google.users.clear()
    const before = await db.sql`select count(*)::int from users where account_gone_at is not null`
    await expect(search()).rejects.toThrow(/is this the right project/)
    expect(await db.sql`select count(*)::int from users where account_gone_at is not null`).toEqual(before)
  })

  test('an identity provider that is unavailable changes no profile', async () => {
    google.state.down = true
    await expect(search()).rejects.toMatchObject({ code: 'unavailable' })
    google.state.down = false
  })
})

test('the token of a missing account is refused everywhere', async () => {
  const token = await tokenFor(testApp, guest.firebaseUid)
  await testApp.deps.identity.deleteUser(guest.firebaseUid)
  await expect(callerWith(db, token, testApp.deps).social.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})
