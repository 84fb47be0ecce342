import { describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { anExpense, makeLedger } from '../../../../test/expenses.ts'
import { shareGroup } from '../../../../test/groups.ts'
import { mailsTo as mailsToAddress } from '../../../../test/mails.ts'
import { aPlan, aTour } from '../../../../test/make.ts'
import { makePerson, type TestPerson, tokenFor } from '../../../../test/people.ts'
import { USER_COLUMNS } from '../../../../test/user-columns.ts'
import { forgetRemovedAccounts } from './queries/account.ts'
import { removeDueAccounts } from './workflows/deletion.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000)
}
const removeDue = () => removeDueAccounts({ ...testApp.deps, now: () => clock })

const trpc = (method: 'GET' | 'POST', name: string, { token }: { token: string }) =>
  testApp.app.inject({
    method,
    url: `/trpc/${name}`,
    headers: { authorization: `Bearer ${token}` },
    payload: method === 'POST' ? {} : undefined,
  })
const mailsTo = ({ email }: { email: string }) => mailsToAddress(db, email)
const identity = (operation: string, payload: object) =>
  testApp.app.inject({
    method: 'POST',
    url: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`,
    payload,
  })
/** The person with a token from a new log-in. */
const loggedInAgain = async (person: TestPerson) => {
  const token = await tokenFor(testApp, person.firebaseUid)
  return { ...person, token, api: callerWith(db, token, testApp.deps) }
}

describe('social.leave and social.export', () => {
  test('a log-in older than five minutes is FORBIDDEN with a reason, and a new one is accepted', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    later(299)
    expect((await trpc('GET', 'social.export', mina)).statusCode).toBe(200)
    later(2)
    for (const answer of [await trpc('GET', 'social.export', mina), await trpc('POST', 'social.leave', mina)]) {
      expect(answer.statusCode).toBe(403)
      expect(answer.json().error).toMatchObject({
        message: 'Please log in again first: your last log-in was more than 5 minutes ago.',
        data: { code: 'FORBIDDEN', reason: 'login-too-old' },
      })
    }
    expect((await mina.api.social.me()).leavesAt).toBeNull()
    const again = await loggedInAgain(mina)
    expect((await trpc('GET', 'social.export', again)).statusCode).toBe(200)
    expect((await trpc('POST', 'social.leave', again)).statusCode).toBe(200)
    // Cancelling the deletion needs no recent log-in.
    later(301)
    expect((await trpc('POST', 'social.keep', again)).statusCode).toBe(200)
  })

  test('repeated requests send one mail, with the date and how to cancel', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    await mina.api.social.leave()
    await mina.api.social.leave()
    const mails = await mailsTo(mina)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Saathi account will be deleted'])
    expect(mails[0]?.text).toMatch(
      /It will be deleted on 27 November 2026[\s\S]*log in before then and choose "Keep my account"/,
    )
  })
})

describe('a host who requests deletion', () => {
  test('guests and waitlisted users get a notice and a mail, and the tour is cancelled', async () => {
    const [host, guest, waiting] = [
      await makePerson(testApp, db, 'Hana'),
      await makePerson(testApp, db, 'Gopal'),
      await makePerson(testApp, db, 'Wasim'),
    ]
    const { _id: tourId } = await host.api.tours.create(aTour({ name: 'Slow boats', capacity: 1 }))
    for (const one of [guest, waiting]) await one.api.tours.join({ tourId })
    await host.api.social.leave()
    for (const one of [guest, waiting]) {
      expect((await one.api.notices.list({})).items).toMatchObject([{ kind: 'cancelled', tour: { _id: tourId } }])
      const mails = await mailsTo(one)
      expect(mails).toMatchObject([{ subject: 'A tour you joined is cancelled' }])
      expect(mails[0]?.text).toContain('The host of "Slow boats" is leaving Saathi, so the tour is cancelled.')
    }
    expect(await guest.api.tours.get({ tourId })).toMatchObject({ cancelled: true })
    // Cancelling the deletion notifies nobody again.
    await host.api.social.keep()
    await host.api.social.leave()
    expect(await mailsTo(guest)).toHaveLength(1)
  })

  test('a tour created in the grace period is cancelled with a mail at the deletion', async () => {
    const [host, guest] = [await makePerson(testApp, db, 'Hana'), await makePerson(testApp, db, 'Gopal')]
    await host.api.social.leave()
    const { _id: tourId } = await host.api.tours.create(aTour({ name: 'Second thoughts' }))
    await guest.api.tours.join({ tourId })
    expect(await mailsTo(guest)).toHaveLength(0)
    later(7 * 86_400)
    await removeDue()
    expect(await db.sql`select 1 from users where id = ${host._id}`).toHaveLength(0)
    expect((await mailsTo(guest))[0]?.text).toContain('Second thoughts')
  })

  test('a concurrent join gets a seat and a mail, without a deadlock', async () => {
    const [host, guest] = [await makePerson(testApp, db, 'Hana'), await makePerson(testApp, db, 'Gopal')]
    const { _id: tourId } = await host.api.tours.create(aTour())
    const waiting = () =>
      db.sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    let left: Promise<unknown> | undefined
    await db.sql.begin(async (tx) => {
      await tx`select 1 from tours where id = ${tourId} for update`
      left = host.api.social.leave()
      // The deletion request locks the host's row and waits for the tour.
      await expect.poll(async () => (await waiting()).length).toBe(1)
      await tx`select * from join_tour(${tourId}, ${guest._id}, '2026-11-20')`
    })
    await left
    expect(await guest.api.tours.get({ tourId })).toMatchObject({ cancelled: true, participantCount: 1 })
    expect(await mailsTo(guest)).toHaveLength(1)
  })
})

describe('accounts:delete of the embedded provider', () => {
  test('the grace period starts, and its end deletes login and profile', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    const guest = await makePerson(testApp, db, 'Gopal')
    const { _id: tourId } = await mina.api.tours.create(aTour())
    await guest.api.tours.join({ tourId })
    expect((await identity('delete', { idToken: mina.token })).statusCode).toBe(200)
    expect((await mina.api.social.me()).leavesAt).not.toBeNull()
    expect(await mailsTo(mina)).toHaveLength(1)
    expect(await mailsTo(guest)).toHaveLength(1)
    later(7 * 86_400)
    await removeDue()
    expect(await db.sql`select 1 from users where id = ${mina._id}`).toHaveLength(0)
    expect(await db.sql`select 1 from identity_accounts where uid = ${mina.firebaseUid}`).toHaveLength(0)
  })

  test('an account without a profile is deleted at once', async () => {
    const bare = { email: 'bare@example.in', password: 'a long walk' }
    await testApp.deps.identity.createUser({ ...bare, name: 'Bare', emailVerified: true })
    const { idToken, localId } = (await identity('signInWithPassword', bare)).json()
    expect((await identity('delete', { idToken })).statusCode).toBe(200)
    expect(await db.sql`select 1 from identity_accounts where uid = ${localId}`).toHaveLength(0)
  })
})

describe('a suspended user', () => {
  test('can export and delete, and nothing else', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    await db.sql`update users set suspended_at = now() where id = ${ravi._id}`
    expect((await trpc('GET', 'social.export', ravi)).json().result.data.profile).toMatchObject([{ name: 'Ravi' }])
    expect((await trpc('POST', 'social.leave', ravi)).json().result.data.leavesAt).toBeTruthy()
    expect((await trpc('POST', 'social.keep', ravi)).statusCode).toBe(200)
    for (const [method, name] of [
      ['GET', 'social.me'],
      ['GET', 'tours.list'],
      ['GET', 'messages.threads'],
      ['POST', 'auth.sync'],
      ['POST', 'auth.consent'],
    ] as const) {
      const answer = await trpc(method, name, ravi)
      expect([answer.statusCode, answer.json().error.data.reason], name).toEqual([403, 'suspended'])
    }
    const rest = await testApp.app.inject({
      url: '/api/users/profile',
      method: 'POST',
      headers: { authorization: `Bearer ${ravi.token}` },
      payload: {},
    })
    expect([rest.statusCode, rest.json().reason]).toEqual([403, 'suspended'])
  })
})

describe('the rows of a deleted account in tables without foreign keys', () => {
  const ids = async (table: string, column: string) =>
    (await db.sql.unsafe(`select distinct ${column} as id from ${table}`)).map(({ id }) => id as string)
  const match = async (one: TestPerson, other: TestPerson) => {
    await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
    await other.api.matching.swipe({ swipedUserId: one._id, action: 'right' })
    await one.api.messages.send({ userId: other._id, text: 'Which train do you take?' })
    await Promise.all([one.api.plans.create(aPlan()), other.api.messages.send({ userId: one._id, text: 'At six.' })])
  }

  test('are all deleted by the next cleanup, and those of others are not', async () => {
    const [gone, other, third] = [
      await makePerson(testApp, db, 'Gone'),
      await makePerson(testApp, db, 'Other'),
      await makePerson(testApp, db, 'Third'),
    ]
    await match(gone, other)
    await match(other, third)
    await shareGroup(db, gone, other)
    await shareGroup(db, other, third)
    for (const [one, two] of [
      [gone, other],
      [other, third],
    ] as const)
      await one.api.expenses.add({ ledger: await makeLedger(one, [two]), expense: anExpense([one, two]) })
    for (const { _id } of [gone, other, third])
      await db.sql`insert into deck_places (user_id, position) values (${_id}, 0.5) on conflict do nothing`
    for (const [table, column] of USER_COLUMNS)
      expect(await ids(table, column), `${table}.${column}`).toContain(gone._id)
    await db.sql`delete from users where id = ${gone._id}`
    await forgetRemovedAccounts(db.db)
    for (const [table, column] of USER_COLUMNS) {
      expect(await ids(table, column), `${table}.${column}`).not.toContain(gone._id)
      expect(await ids(table, column), `${table}.${column}`).toContain(other._id)
    }
    expect(await db.sql`select from removed_accounts where user_id = ${gone._id}`).toHaveLength(0)
    expect((await other.api.messages.list({ userId: third._id })).items).toHaveLength(2)
  })

  test('are deleted some at a time, those of other deleted accounts meanwhile, and the next run goes on', async () => {
    const [large, small, other] = [
      await makePerson(testApp, db, 'Large'),
      await makePerson(testApp, db, 'Small'),
      await makePerson(testApp, db, 'Other'),
    ]
    for (const gone of [large, small]) await match(gone, other)
    for (let n = 0; n < 4; n += 1) {
      await large.api.messages.send({ userId: other._id, text: `Message ${n}` })
      await other.api.messages.send({ userId: large._id, text: `Answer ${n}` })
    }
    await db.sql`delete from users where id = ${large._id}`
    await db.sql`delete from users where id = ${small._id}`
    const queued = async () => (await db.sql`select user_id from removed_accounts`).map(({ user_id }) => user_id)
    const messagesLeft = async () => {
      const sent = await db.sql`select from messages where from_id = ${large._id}`
      const received = await db.sql`select from messages where to_id = ${large._id}`
      return [sent.length, received.length]
    }
    expect(await messagesLeft()).toEqual([5, 5])
    await forgetRemovedAccounts(db.db, { rowsAtOnce: 4, calls: 2 })
    expect(await queued()).toEqual([large._id])
    expect(await messagesLeft()).toEqual([1, 1])
    await forgetRemovedAccounts(db.db, { rowsAtOnce: 4, calls: 10 })
    expect(await queued()).toEqual([])
    for (const [table, column] of USER_COLUMNS) {
      expect(await ids(table, column), `${table}.${column}`).not.toContain(large._id)
      expect(await ids(table, column), `${table}.${column}`).not.toContain(small._id)
    }
  })

  test('of an account whose deletion fails: are kept for the next run, and those of others are deleted', async () => {
    const [stuck, gone, other] = [
      await makePerson(testApp, db, 'Stuck'),
      await makePerson(testApp, db, 'Gone'),
      await makePerson(testApp, db, 'Other'),
    ]
    await match(gone, other)
    await db.sql`delete from users where id = ${stuck._id}`
    await db.sql`delete from users where id = ${gone._id}`
    await db.sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`
    await db.sql.unsafe(`
      create trigger refused before delete on removed_accounts for each row
      when (old.user_id = '${stuck._id}') execute function refuse()`)
    try {
      await expect(forgetRemovedAccounts(db.db)).rejects.toMatchObject({ cause: { message: 'refused' } })
    } finally {
      await db.sql`drop function refuse() cascade`
    }
    const queued = await db.sql`select user_id from removed_accounts`
    expect(queued.map(({ user_id }) => user_id)).toEqual([stuck._id])
    await forgetRemovedAccounts(db.db)
    expect(await db.sql`select from removed_accounts`).toHaveLength(0)
  })

  test('an account that exists: delete_account_rows deletes nothing', async () => {
    const [one, other] = [await makePerson(testApp, db, 'One'), await makePerson(testApp, db, 'Other')]
    await match(one, other)
    await db.sql`select delete_account_rows(${one._id}, null)`
    expect((await one.api.matching.matches({})).items).toHaveLength(1)
    expect((await one.api.messages.list({ userId: other._id })).items).toHaveLength(2)
  })

  test('messages sent while the account is deleted: none is left', async () => {
    const [gone, other] = [await makePerson(testApp, db, 'Gone'), await makePerson(testApp, db, 'Other')]
    await match(gone, other)
    const sent = Array.from({ length: 20 }, (_, n) =>
      other.api.messages.send({ userId: gone._id, text: `Message ${n}` }).catch((error) => error.code),
    )
    await db.sql`delete from users where id = ${gone._id}`
    await Promise.all(sent)
    await expect(other.api.messages.send({ userId: gone._id, text: 'Late' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await forgetRemovedAccounts(db.db)
    for (const [table, column] of USER_COLUMNS)
      expect(await ids(table, column), `${table}.${column}`).not.toContain(gone._id)
  })
})
