import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { aPlan, aTour } from '../../../../test/make.ts'
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
  ...(await db.sql`select act, role, before, after, note from audit_log where subject_id = ${userId} and act like 'user.%'
    and act not in ('user.read', 'user.search') order by id`),
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

describe('admin.suspendPerson', () => {
  const words = 'harassment' as const

  test('for 7 days and restored: hidden meanwhile, with a line and a mail each', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    const { admin } = moderator.api
    expect(await admin.suspendPerson({ userId: kavya._id, days: 7, words, note: 'Threats.' })).toMatchObject({
      outcome: 'done',
    })
    const { state, suspendedUntil, profile } = await admin.person({ userId: kavya._id })
    expect([state, profile.name]).toEqual(['suspended', 'Kavya'])
    expect(Math.round((Date.parse(suspendedUntil ?? '') - Date.now()) / 86_400_000)).toBe(7)
    expect(await codeOf(ravi.api.social.get({ userId: kavya._id }))).toBe('NOT_FOUND people.notFound')
    await admin.restorePerson({ userId: kavya._id, note: 'A mistake.' })
    expect(await ravi.api.social.get({ userId: kavya._id })).toMatchObject({ name: 'Kavya' })
    expect(await codeOf(admin.restorePerson({ userId: kavya._id, note: '' }))).toBe('CONFLICT reports.impossible')
    const { items } = await (await makeStaff(testApp, db, 'moderator')).api.admin.audit({ subjectId: kavya._id })
    const acts = items.filter(({ act }) => act !== 'user.read')
    expect(acts.map(({ note }) => note)).toEqual(['A mistake.', 'Threats.'])
    for (const { before, after } of acts) expect(before).not.toEqual(after)
    const [count] = await db.sql`select count(*)::int from outbox where "to" = ${kavya.email} and kind = 'decision'`
    expect(count).toEqual({ count: 2 })
  })

  test('for good: is proposed once, and the person goes on until a second moderator confirms', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    const propose = () => moderator.api.admin.suspendPerson({ userId: kavya._id, words, note: '' })
    const answers = await Promise.allSettled([propose(), propose()])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await moderator.api.admin.person({ userId: kavya._id })).state).toBe('active')
    const second = await makeStaff(testApp, db, 'moderator')
    const { items } = await second.api.admin.proposals({})
    const proposalId = items.find(({ about }) => about._id === kavya._id)?._id ?? ''
    await second.api.admin.decideProposal({ proposalId, confirm: true, note: '' })
    expect(await moderator.api.admin.person({ userId: kavya._id })).toMatchObject({
      state: 'suspended',
      suspendedUntil: null,
    })
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
        act: 'user.remove',
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
  test('a copy: has the profile, no messages and no gender, is mailed about, and is in the audit log', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    await db.sql`insert into messages (id, from_id, to_id, text) values (uuidv7(), ${kavya._id}, ${ravi._id}, 'A secret word')`
    await kavya.api.genders.set({ gender: 'woman' })
    await kavya.api.tours.create(aTour({ sameGenderOnly: true }))
    await kavya.api.plans.create(aPlan({ sameGenderOnly: true }))
    const data = (await moderator.api.admin.exportPerson({ userId: kavya._id, note: '' })) as Record<string, unknown>
    const own = await exportPersonalData(db.db, kavya._id, { evidenceDays: 180, today: '2026-11-01' })
    for (const [list, rows] of Object.entries(data)) {
      const expected = (own[list] as Record<string, unknown>[]).map(({ only_gender: _, ...row }) => row)
      expect(rows, list).toEqual(expected)
    }
    expect(data.profile).toMatchObject([{ email: kavya.email }])
    expect(JSON.stringify(data)).not.toContain('A secret word')
    expect([data.hostedTours, data.plans]).toMatchObject([[{}], [{}]])
    expect(JSON.stringify(data)).not.toMatch(/only_?gender|woman/i)
    expect(Object.keys(data)).not.toContain('messages')
    expect(await linesAbout(kavya._id)).toMatchObject([{ act: 'user.export', after: { lists: Object.keys(data) } }])
    expect(await mailsTo(kavya.email)).toMatchObject([{ subject: 'Our team has made a copy of your data' }])
  })
})

test('acts about members of the staff, oneself among them, and about nobody: are refused and change nothing', async () => {
  const editor = await makeStaff(testApp, db, 'editor')
  const { admin } = moderator.api
  const suspend = ({ userId, note }: { userId: string; note: string }) =>
    admin.suspendPerson({ userId, days: 7, words: 'otherRules', note })
  for (const act of [admin.removePerson, admin.exportPerson, suspend]) {
    for (const { _id } of [moderator, editor])
      expect(await codeOf(act({ userId: _id, note: '' }))).toBe('CONFLICT people.isStaff')
    expect(await codeOf(act({ userId: UNKNOWN, note: '' }))).toBe('NOT_FOUND people.notFound')
  }
  expect(await linesAbout(editor._id)).toEqual([])
  expect(await mailsTo(editor.email)).toEqual([])
})
