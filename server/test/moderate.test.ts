import { beforeAll, describe, expect, test } from 'vitest'
import { moderate } from '../src/cli/moderate.ts'
import { NOON, useApp } from './app.ts'
import { runInProcess } from './cli.ts'
import { useDatabase } from './db.ts'
import { mailsTo } from './mails.ts'
import { aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha Rao')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
})

const run = (...args: string[]) => runInProcess(moderate, args, { db: db.db, now: () => NOON })
const newest = async () => (await db.sql`select id from reports order by id desc limit 1`)[0]?.id as string
const report = async (by: TestPerson, about: TestPerson, note = '') => {
  await by.api.social.report({ userId: about._id, reason: 'harassment', note })
  return newest()
}
const acts = () => db.sql`select report_id, act, operator from moderation_acts order by id`
const mails = ({ email }: TestPerson) => mailsTo(db, email)
const open = async () => (await run('list')).split('\n').slice(1)

describe('npm run moderate', () => {
  test('list and show: the open reports, and a report with its evidence, without the reporter', async () => {
    expect(await run('list')).toBe('There are no open reports.')
    await asha.api.matching.swipe({ swipedUserId: ravi._id, action: 'right' })
    await ravi.api.matching.swipe({ swipedUserId: asha._id, action: 'right' })
    await asha.api.messages.send({ userId: ravi._id, text: 'Hello' })
    await ravi.api.messages.send({ userId: asha._id, text: 'Send me money\nor \u001b[31melse' })
    const first = await report(asha, ravi, 'He threatens me.')
    const second = await report(mina, ravi)
    const queue = await run('list')
    expect(queue).toMatch(/^id +when \(UTC\) +reason +about +open about them\n/)
    expect(queue.split('\n').slice(1)).toEqual([
      expect.stringMatching(new RegExp(`^${first}  2026-.* Harassment or threats +Ravi +2$`)),
      expect.stringMatching(new RegExp(`^${second} .* 2$`)),
    ])
    const shown = await run('show', first)
    expect(shown).toContain('Harassment or threats')
    expect(shown).toContain('  | He threatens me.')
    expect(shown).toMatch(/reporter:\n {2}\| Hello\n.* reported:\n {2}\| Send me money\n {2}\| or \[31melse/)
    expect(shown).toMatch(/Open\.$/)
    for (const text of [queue, shown])
      for (const name of ['Asha', asha._id, asha.email]) expect(text).not.toContain(name)
  })

  test('warn: mails the user without reporter and note, and logs the action', async () => {
    const id = await report(asha, mina, 'She knows my address.')
    expect(await run('warn', id)).toBe('Warned Mina by mail, and closed the report.')
    const [mail] = await mails(mina)
    expect(mail).toMatchObject({ subject: 'A word from Saathi about your account' })
    expect(mail?.text).toContain('harassment or threats')
    for (const secret of ['Asha', asha._id, 'address']) expect(mail?.text).not.toContain(secret)
    expect(await acts()).toEqual([{ report_id: id, act: 'warn', operator: 'meera' }])
    expect((await open()).join()).not.toContain(id)
    expect(await run('show', id)).toMatch(/warn by meera\nClosed /)
    expect(await mina.api.social.me()).toMatchObject({ name: 'Mina' })
  })

  test('dismiss: notifies nobody and logs the action', async () => {
    const id = await report(ravi, mina)
    expect(await run('dismiss', id)).toBe('Closed the report about Mina; nobody is told.')
    expect(await mails(mina)).toHaveLength(1)
    expect((await acts()).at(-1)).toEqual({ report_id: id, act: 'dismiss', operator: 'meera' })
  })

  test('suspend: hides and locks out the user, and closes every open report about them', async () => {
    const [line] = await open()
    const id = line?.split(' ')[0] ?? ''
    const hosted = await ravi.api.tours.create(aTour({ name: 'His own' }))
    await asha.api.tours.join({ tourId: hosted._id })
    const full = await asha.api.tours.create(aTour({ name: 'Hers', capacity: 1 }))
    for (const one of [ravi, mina]) await one.api.tours.join({ tourId: full._id })
    expect(await run('suspend', id)).toBe('Suspended Ravi, told them by mail, and closed what was open about them.')
    expect(await run('list')).toBe('There are no open reports.')
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
    expect(notices[0]).toMatchObject({ kind: 'left', actor: null, tour: { name: 'Hers' } })
    const cancelled = { kind: 'cancelled', tour: { _id: hosted._id, name: 'Tour of 12–15 Dec 2026' } }
    expect(notices.find(({ kind }) => kind === 'cancelled')).toMatchObject(cancelled)
    const { participants } = await mina.api.tours.get({ tourId: full._id })
    expect(participants.map(({ name }) => name)).toEqual(['Mina'])
    // A repetition is no error, and is logged again.
    await run('suspend', id)
    expect((await acts()).filter(({ act }) => act === 'suspend')).toHaveLength(2)
    expect(await run('show', id)).toContain('suspended since')
  })

  test('dismiss: lifts the suspension that the report led to', async () => {
    const [line] = await db.sql`select report_id from moderation_acts where act = 'suspend' limit 1`
    expect(await run('dismiss', line?.report_id)).toBe('Closed the report about Ravi, and lifted their suspension.')
    expect(await asha.api.social.get({ userId: ravi._id })).toMatchObject({ name: 'Ravi' })
  })

  test('remove: starts the deletion of the account once, mails its owner, and logs the action', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    expect(await run('remove', kavya.email.toUpperCase())).toMatch(/^The account of Kavya will be deleted in 7 days/)
    expect((await kavya.api.social.me()).leavesAt).not.toBeNull()
    await expect(run('remove', kavya.email)).rejects.toThrow('being deleted already')
    await expect(run('remove', 'nobody@example.in')).rejects.toThrow('No user has the address')
    expect(await mails(kavya)).toMatchObject([{ subject: 'Your Saathi account will be deleted' }])
    const lines = await db.sql`select act from audit_log where subject_id = ${kavya._id}`
    expect(lines).toEqual([{ act: 'user.remove' }])
  })

  test('a deleted account: the log of actions stays', async () => {
    const before = (await acts()).length
    await db.sql`delete from users where id = ${ravi._id}`
    expect(await acts()).toHaveLength(before)
  })

  test.each([
    [[], /^npm run moderate -- list /],
    [['list', 'all'], /^npm run moderate/],
    [['delete', '0190a6d0-0000-7000-8000-000000000000'], /^npm run moderate/],
    [['warn'], /^npm run moderate/],
    [['show', '12'], /^12 is no id of a report/],
    [['show', '0190a6d0-0000-7000-8000-000000000000'], /^There is no report 0190a6d0/],
    [['warn', '0190a6d0-0000-7000-8000-000000000000'], /^There is no report 0190a6d0/],
  ])('invalid arguments %j: a clear error', async (args, words) => {
    await expect(run(...args)).rejects.toMatchObject({ name: 'StartupError', message: expect.stringMatching(words) })
  })
})
