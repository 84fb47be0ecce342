import { beforeAll, describe, expect, test } from 'vitest'
import { moderate } from '../src/cli/moderate.ts'
import { NOON, useApp } from './app.ts'
import { runInProcess } from './cli.ts'
import { useDatabase } from './db.ts'
import { mailsTo } from './mails.ts'
import { aTour } from './make.ts'
import { useModerators } from './moderators.ts'
import { makePerson, type TestPerson } from './people.ts'

const db = useDatabase()
const testApp = useApp(db)
const moderators = useModerators(testApp, db)
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha Rao')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
})

const run = (...args: string[]) => runInProcess(moderate, args, { db: db.db, now: () => NOON })
const report = async (by: TestPerson, about: TestPerson, note = '') => {
  await by.api.social.report({ userId: about._id, reason: 'harassment', note })
  return (await db.sql`select id from reports order by id desc limit 1`)[0]?.id as string
}
const acts = () => db.sql`select report_id, act, operator from moderation_acts order by id`
const mails = ({ email }: TestPerson) => mailsTo(db, email)
const openReports = async () => (await (await moderators.api()).reports({})).items
const linesAbout = async ({ _id }: TestPerson) => [
  ...(await db.sql`select act, actor, role, note from audit_log where subject_id = ${_id} order by id`),
]
const lineOf = (act: string) => ({ act, actor: 'meera', role: null, note: 'From the command line.' })

describe('admin.decide', () => {
  test('warn: mails the user without reporter and note, and logs the action', async () => {
    const id = await report(asha, mina, 'She knows my address.')
    await moderators.decide(id, 'warn')
    const [mail] = await mails(mina)
    expect(mail).toMatchObject({ subject: 'A word from Saathi about your account' })
    expect(mail?.text).toContain('harassment or threats')
    for (const secret of ['Asha', asha._id, 'address']) expect(mail?.text).not.toContain(secret)
    expect(await acts()).toEqual([{ report_id: id, act: 'warn', operator: 'Lakshmi Iyer' }])
    expect(await openReports()).toEqual([])
    expect(await mina.api.social.me()).toMatchObject({ name: 'Mina' })
  })

  test('dismiss: notifies nobody and logs the action', async () => {
    const id = await report(ravi, mina)
    await moderators.decide(id, 'dismiss')
    expect(await mails(mina)).toHaveLength(1)
    expect((await acts()).at(-1)).toEqual({ report_id: id, act: 'dismiss', operator: 'Lakshmi Iyer' })
  })
})

describe('npm run moderate', () => {
  test('suspend: hides and locks out the user, and closes every open report about them', async () => {
    await asha.api.matching.swipe({ swipedUserId: ravi._id, action: 'right' })
    await ravi.api.matching.swipe({ swipedUserId: asha._id, action: 'right' })
    for (const by of [asha, mina]) await report(by, ravi)
    const hosted = await ravi.api.tours.create(aTour({ name: 'His own' }))
    await asha.api.tours.join({ tourId: hosted._id })
    const full = await asha.api.tours.create(aTour({ name: 'Hers', capacity: 1 }))
    for (const one of [ravi, mina]) await one.api.tours.join({ tourId: full._id })
    expect(await run('suspend', ravi.email)).toBe('Suspended Ravi.')
    expect(await openReports()).toEqual([])
    expect((await mails(ravi))[0]?.subject).toBe('Your Saathi account is suspended')
    await expect(asha.api.social.get({ userId: ravi._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await asha.api.matching.matches({})).items).toEqual([])
    const response = await testApp.app.inject({
      url: '/api/users/profile',
      headers: { authorization: `Bearer ${ravi.token}` },
    })
    expect([response.statusCode, response.json().reason]).toEqual([403, 'suspended'])
    await expect(asha.api.tours.get({ tourId: hosted._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const notices = (await asha.api.notices.list({})).items
    expect(notices.find(({ kind }) => kind === 'left')).toMatchObject({ actor: null, tour: { name: 'Hers' } })
    const cancelled = { kind: 'cancelled', tour: { _id: hosted._id, name: 'Tour of 12–15 Dec 2026' } }
    expect(notices.find(({ kind }) => kind === 'cancelled')).toMatchObject(cancelled)
    const { participants } = await mina.api.tours.get({ tourId: full._id })
    expect(participants.map(({ name }) => name)).toEqual(['Mina'])
    // A repetition is no error, and is logged again.
    await run('suspend', ravi._id, '3')
    expect(await linesAbout(ravi)).toEqual([lineOf('user.suspend'), lineOf('user.suspend')])
  })

  test('lift: lifts the suspension once, and mails the user', async () => {
    expect(await run('lift', ravi.email.toUpperCase())).toBe('Lifted the suspension of Ravi.')
    expect(await asha.api.social.get({ userId: ravi._id })).toMatchObject({ name: 'Ravi' })
    expect((await mails(ravi)).map(({ subject }) => subject)).toContain('Your Saathi account is open again')
    await expect(run('lift', ravi._id)).rejects.toThrow('is not suspended')
    expect((await linesAbout(ravi)).at(-1)).toEqual(lineOf('user.restore'))
  })

  test('suspend for days: ends by itself, and closes no report', async () => {
    const id = await report(asha, ravi)
    expect(await run('suspend', ravi._id, '3')).toBe(`Suspended ${ravi._id} for 3 days.`)
    const [row] = await db.sql`select suspended_until > now() + interval '2 days' as lasts,
      suspended_until < now() + interval '4 days' as ends from users where id = ${ravi._id}`
    expect(row).toEqual({ lasts: true, ends: true })
    expect((await openReports()).map(({ _id }) => _id)).toEqual([id])
  })

  test('remove: starts the deletion of the account once, mails its owner, and logs the action', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    expect(await run('remove', kavya.email.toUpperCase())).toBe('The account of Kavya will be deleted in 7 days.')
    expect((await kavya.api.social.me()).leavesAt).not.toBeNull()
    await expect(run('remove', kavya._id)).rejects.toThrow('being deleted already')
    expect(await mails(kavya)).toMatchObject([{ subject: 'Your Saathi account will be deleted' }])
    expect(await linesAbout(kavya)).toEqual([lineOf('user.remove')])
  })

  test('a deleted account: the log of actions stays', async () => {
    const before = (await acts()).length
    await db.sql`delete from users where id = ${ravi._id}`
    expect(await acts()).toHaveLength(before)
  })

  test.each([
    [[], /^For an operator without a second moderator/],
    [['list'], /^For an operator/],
    [['dismiss', '0190a6d0-0000-7000-8000-000000000000'], /^For an operator/],
    [['suspend'], /^For an operator/],
    [['lift', 'asha@example.in', '3'], /^For an operator/],
    [['suspend', '12'], /^12 is neither an e-mail address nor the id of a user/],
    [['suspend', 'asha@example.in', '0'], /^0 is no number of days from 1 to 365/],
    [['suspend', 'asha@example.in', '400'], /^400 is no number of days/],
    [['suspend', 'nobody@example.in'], /^No user has the address nobody@example.in/],
    [['lift', '0190a6d0-0000-7000-8000-000000000000'], /^No user has the id 0190a6d0/],
    [['remove', '0190a6d0-0000-7000-8000-000000000000'], /^No user has the id 0190a6d0/],
  ])('invalid arguments %j: a clear error', async (args, words) => {
    await expect(run(...args)).rejects.toMatchObject({ name: 'StartupError', message: expect.stringMatching(words) })
  })
})
