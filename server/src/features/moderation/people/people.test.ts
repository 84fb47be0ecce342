import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { mailsTo as mailsToAddress } from '../../../../test/mails.ts'
import { aPlan, aTour } from '../../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { exportPersonalData } from '../../auth/account/queries/export.ts'
import { removeDueAccounts } from '../../auth/account/workflows/deletion.ts'

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
const mailsTo = (email: string) => mailsToAddress(db, email)
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
    const { connection: _, ...profile } = await ravi.api.social.get({ userId: kavya._id })
    expect(person).toMatchObject({
      state: 'active',
      leavesAt: null,
      openReportsAbout: 1,
      profile,
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

  test('for 30 days: one moderator is enough; for 31 a second one must confirm the same number of days', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    const suspend = (days: number) => moderator.api.admin.suspendPerson({ userId: kavya._id, days, words, note: '' })
    const daysLeft = async () => {
      const { suspendedUntil } = await moderator.api.admin.person({ userId: kavya._id })
      return suspendedUntil && Math.round((Date.parse(suspendedUntil) - Date.now()) / 86_400_000)
    }
    expect(await suspend(30)).toMatchObject({ outcome: 'done' })
    expect(await suspend(31)).toMatchObject({ outcome: 'proposed' })
    expect(await daysLeft()).toBe(30)
    const second = await makeStaff(testApp, db, 'moderator')
    const proposal = (await second.api.admin.proposals({})).items.find(({ about }) => about._id === kavya._id)
    expect(proposal).toMatchObject({ kind: 'suspension', days: 31, words })
    await second.api.admin.decideProposal({ proposalId: proposal?._id ?? '', confirm: true, note: '' })
    expect(await daysLeft()).toBe(31)
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
  const proposalAbout = async (by: TestPerson, userId: string) =>
    (await by.api.admin.proposals({})).items.find(({ about }) => about._id === userId)
  const isCancelled = async (tourId: string) =>
    (await db.sql`select cancelled_at is not null as cancelled from tours where id = ${tourId}`)[0]?.cancelled

  test('one moderator, twice at once: one proposal with one line, and nothing happens to the person', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    const remove = () => codeOf(moderator.api.admin.removePerson({ userId: kavya._id, note: 'Asked by mail.' }))
    expect((await Promise.all([remove(), remove()])).sort()).toEqual(['CONFLICT reports.waiting', 'OK'])
    expect(await linesAbout(kavya._id)).toMatchObject([
      { act: 'user.proposeRemoval', role: 'moderator', note: 'Asked by mail.' },
    ])
    expect(await proposalAbout(moderator, kavya._id)).toMatchObject({ kind: 'removal', words: null, isOwn: true })
    expect(await mailsTo(kavya.email)).toEqual([])
    expect((await kavya.api.social.me()).leavesAt).toBeNull()
  })

  test('confirmed by a second moderator: starts once, with a mail; whoever keeps the account keeps the tours', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    const { _id: tourId } = await kavya.api.tours.create(aTour())
    await moderator.api.admin.removePerson({ userId: kavya._id, note: '' })
    const [second, third] = [await makeStaff(testApp, db, 'moderator'), await makeStaff(testApp, db, 'moderator')]
    const proposalId = (await proposalAbout(second, kavya._id))?._id ?? ''
    const confirm = (by: TestPerson) => codeOf(by.api.admin.decideProposal({ proposalId, confirm: true, note: '' }))
    expect(await confirm(moderator)).toBe('FORBIDDEN reports.own')
    expect((await Promise.all([confirm(second), confirm(third)])).sort()).toEqual(['CONFLICT reports.decided', 'OK'])
    expect((await linesAbout(kavya._id)).map(({ act }) => act)).toEqual(['user.proposeRemoval', 'user.confirmRemoval'])
    expect(await mailsTo(kavya.email)).toMatchObject([{ text: expect.stringContaining('Our team has started') }])
    const { state, leavesAt } = await moderator.api.admin.person({ userId: kavya._id })
    expect([state, leavesAt]).toEqual(['leaving', (await kavya.api.social.me()).leavesAt])
    expect(await isCancelled(tourId)).toBe(false)
    await kavya.api.social.keep()
    expect((await moderator.api.admin.person({ userId: kavya._id })).state).toBe('active')
    expect(await isCancelled(tourId)).toBe(false)
  })

  test('not kept: the tours are cancelled when the seven days end, and their guests are mailed', async () => {
    const [kavya, guest] = [await makePerson(testApp, db, 'Kavya'), await makePerson(testApp, db, 'Gopal')]
    const { _id: tourId, name } = await kavya.api.tours.create(aTour())
    await guest.api.tours.join({ tourId })
    await moderator.api.admin.removePerson({ userId: kavya._id, note: '' })
    const second = await makeStaff(testApp, db, 'moderator')
    const proposalId = (await proposalAbout(second, kavya._id))?._id ?? ''
    await second.api.admin.decideProposal({ proposalId, confirm: true, note: '' })
    expect(await mailsTo(guest.email)).toEqual([])
    await db.sql`update users set deletion_asked_at = deletion_asked_at - interval '7 days' where id = ${kavya._id}`
    await removeDueAccounts(testApp.deps)
    expect(await db.sql`select from users where id = ${kavya._id}`).toHaveLength(0)
    expect(await mailsTo(guest.email)).toMatchObject([{ text: expect.stringContaining(name) }])
  })

  test('rejected, or requested by the owner meanwhile: nothing starts', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    const second = await makeStaff(testApp, db, 'moderator')
    await moderator.api.admin.removePerson({ userId: kavya._id, note: '' })
    const first = (await proposalAbout(second, kavya._id))?._id ?? ''
    await second.api.admin.decideProposal({ proposalId: first, confirm: false, note: 'No reason.' })
    expect((await kavya.api.social.me()).leavesAt).toBeNull()
    await moderator.api.admin.removePerson({ userId: kavya._id, note: '' })
    await kavya.api.social.leave()
    const again = (await proposalAbout(second, kavya._id))?._id ?? ''
    const confirm = () => codeOf(second.api.admin.decideProposal({ proposalId: again, confirm: true, note: '' }))
    expect(await confirm()).toBe('CONFLICT reports.decided')
    expect(await codeOf(second.api.admin.removePerson({ userId: kavya._id, note: '' }))).toBe('CONFLICT people.leaving')
    expect(await mailsTo(kavya.email)).toHaveLength(1)
  })
})

describe('admin.exportPerson', () => {
  test('a copy: has the profile, no messages and no gender, is mailed about, and is in the audit log', async () => {
    const kavya = await makePerson(testApp, db, 'Kavya')
    await db.sql`insert into messages (id, from_id, to_id, text) values (uuidv7(), ${kavya._id}, ${ravi._id}, 'A secret word')`
    await kavya.api.genders.set({ gender: 'woman', consent: true })
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
