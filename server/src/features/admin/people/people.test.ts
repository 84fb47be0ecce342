import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { exportPersonalData } from '../../account/export.ts'

const db = useDatabase()
const testApp = useApp(db)
let moderator: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  moderator = await makeStaff(testApp, db, 'moderator')
  ravi = await makePerson(testApp, db, 'Ravi Bhosale')
})

const UNKNOWN = '00000000-0000-7000-8000-000000000000'
const found = async (q: string) => (await moderator.api.admin.people({ q })).items.map(({ name }) => name)
const linesAbout = async (userId: string) => [
  ...(await db.sql`select act, role, before, after, note from audit_log where subject_id = ${userId} and act like 'person.%' order by id`),
]
const mailsTo = async (email: string) =>
  (await db.sql`select subject, text from outbox where "to" = ${email} order by id`) as {
    subject: string
    text: string
  }[]
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => `${error.code} ${error.cause?.messageId}`,
  )

describe('admin.people', () => {
  test('words of the name or the address, in any case: find the person, with the state of the account', async () => {
    for (const q of ['ravi', 'BHOSALE ravi', ravi.email.toUpperCase()])
      expect(await found(q), q).toEqual(['Ravi Bhosale'])
    for (const q of ['ravi kumar', '%%', '__']) expect(await found(q), q).toEqual([])
    const { items } = await moderator.api.admin.people({ q: ravi.email })
    expect(items).toMatchObject([{ email: ravi.email, state: 'active', suspendedUntil: null, openReportsAbout: 0 }])
  })

  test('pages: newest accounts first, each once', async () => {
    for (const n of ['A', 'B', 'C']) await makePerson(testApp, db, `Zubin ${n}`)
    const first = await moderator.api.admin.people({ q: 'zubin', limit: 2 })
    const second = await moderator.api.admin.people({ q: 'zubin', limit: 2, cursor: first.nextCursor ?? '' })
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Zubin C', 'Zubin B', 'Zubin A'])
    expect(second.nextCursor).toBeNull()
  })

  test('a search among many: reads the index', async () => {
    const plan = await db.sql.begin(async (sql) => {
      await sql`set local enable_seqscan = off`
      return sql`explain select id from users where (name || ' ' || email) ilike ${'%bhosale%'}`
    })
    expect(JSON.stringify(plan)).toContain('users_search')
  })
})

describe('admin.person', () => {
  test('a person: has what signed-in users see, their tours, history and signals, and no private message', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    await db.sql`insert into messages (id, from_id, to_id, text) values (uuidv7(), ${kavya._id}, ${ravi._id}, 'A secret word')`
    await ravi.api.social.report({ userId: kavya._id, reason: 'scam' })
    const person = await moderator.api.admin.person({ userId: kavya._id })
    expect(person).toMatchObject({
      state: 'active',
      leavesAt: null,
      openReportsAbout: 1,
      profile: await ravi.api.social.get({ userId: kavya._id }),
      tours: [],
      person: { history: [{ kind: 'reportAbout', reason: 'scam' }, { kind: 'signedUp' }] },
      signals: [],
    })
    expect(JSON.stringify(person)).not.toContain('A secret word')
    expect(await codeOf(moderator.api.admin.person({ userId: UNKNOWN }))).toBe('NOT_FOUND people.notFound')
  })
})

describe('admin.removePerson', () => {
  test('two moderators at once: one request, one mail and one line, and the person can keep the account', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    const remove = () => moderator.api.admin.removePerson({ userId: kavya._id, note: 'Asked by mail.' })
    const answers = await Promise.all([remove(), remove()])
    expect(answers.map(({ message }) => message.includes('already')).sort()).toEqual([false, true])
    expect(await linesAbout(kavya._id)).toEqual([
      {
        act: 'person.remove',
        role: 'moderator',
        before: { leaving: false },
        after: { leaving: true, cancelledTours: 0 },
        note: 'Asked by mail.',
      },
    ])
    expect(await mailsTo(kavya.email)).toMatchObject([{ text: expect.stringContaining('Our team has started') }])
    const { state, leavesAt } = await moderator.api.admin.person({ userId: kavya._id })
    expect([state, leavesAt]).toEqual(['leaving', (await kavya.api.social.me()).leavesAt])
    await kavya.api.social.keep()
    expect((await moderator.api.admin.person({ userId: kavya._id })).state).toBe('active')
  })
})

describe('admin.exportPerson', () => {
  test('a copy: has the profile and no messages, is mailed about, and is in the audit log', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    await db.sql`insert into messages (id, from_id, to_id, text) values (uuidv7(), ${kavya._id}, ${ravi._id}, 'A secret word')`
    const data = (await moderator.api.admin.exportPerson({ userId: kavya._id, note: '' })) as Record<string, unknown>
    const own = await exportPersonalData(db.db, kavya._id, { evidenceDays: 180, today: '2026-11-01' })
    for (const [list, rows] of Object.entries(data)) expect(rows, list).toEqual(own[list])
    expect(data.profile).toMatchObject([{ email: kavya.email }])
    expect(JSON.stringify(data)).not.toContain('A secret word')
    expect(Object.keys(data)).not.toContain('messages')
    expect(await linesAbout(kavya._id)).toMatchObject([{ act: 'person.export', after: { lists: Object.keys(data) } }])
    expect(await mailsTo(kavya.email)).toMatchObject([{ subject: 'Our team has made a copy of your data' }])
  })
})

test('acts about members of the staff, oneself among them, and about nobody: are refused and change nothing', async () => {
  const editor = await makeStaff(testApp, db, 'editor')
  const { admin } = moderator.api
  for (const act of [admin.removePerson, admin.exportPerson]) {
    for (const { _id } of [moderator, editor])
      expect(await codeOf(act({ userId: _id, note: '' }))).toBe('CONFLICT people.isStaff')
    expect(await codeOf(act({ userId: UNKNOWN, note: '' }))).toBe('NOT_FOUND people.notFound')
  }
  expect(await linesAbout(editor._id)).toEqual([])
  expect(await mailsTo(editor.email)).toEqual([])
})
