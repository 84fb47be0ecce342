import { indianDay } from '@saathi/shared/lib/days'
import type { ReportSubject } from '@saathi/shared/moderation/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { callerWith, useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { compose } from '../../../../test/mails.ts'
import { aTour } from '../../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { formOf, plain } from '../../../../test/pictures.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { latestMails } from '../../../platform/mail/store.ts'
import { grantRole, revokeRoles } from '../../admin/queries/staff.ts'
import { endSuspensions } from '../queries/moderation.ts'

const db = useDatabase()
const testApp = useApp(db)
let moderator: TestPerson
let second: TestPerson
let asha: TestPerson
beforeAll(async () => {
  moderator = await makeStaff(testApp, db, 'moderator')
  second = await makeStaff(testApp, db, 'moderator')
  asha = await makePerson(testApp, db, 'Asha')
})
const words = 'harassment' as const
async function report(about: TestPerson, subject?: ReportSubject) {
  await asha.api.social.report({ userId: about._id, reason: 'harassment', subject })
  return (await db.sql`select id from reports order by id desc limit 1`)[0]?.id as string
}
type Decide = Parameters<TestPerson['api']['admin']['decide']>[0]
const decide = (reportId: string, action: Decide['action'], more: Partial<Decide> = {}, by = moderator) =>
  by.api.admin.decide({ reportId, action, words, note: 'Seen.', ...more })
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.code as string,
  )
const stateOf = async ({ _id }: TestPerson) => {
  const [row] = await db.sql`select suspended_at is not null as suspended, suspended_until is null as for_good
    from users where id = ${_id}`
  return row?.suspended ? (row.for_good ? 'for good' : 'for days') : 'active'
}
const linesAbout = async (subjectId: string) =>
  (await moderatorLines(subjectId)).map(({ act, by, note }) => [act, by._id, note])
const moderatorLines = async (subjectId: string) => {
  const operator = await makeStaff(testApp, db, 'operator')
  return (await operator.api.admin.audit({ subjectId })).items.filter(({ act }) => !act.endsWith('.read'))
}
const newestMail = async ({ email }: TestPerson) => {
  const mail = (await latestMails(db.db, 100)).find(({ to }) => to === email)
  return mail && compose(mail)
}
/** Uploads a picture, and returns its path. */
async function upload({ token }: TestPerson) {
  const body = await plain(64, 64).jpeg().toBuffer()
  const { payload, headers } = formOf({ name: 'file', filename: 'a.jpg', type: 'image/jpeg', body })
  const authorization = `Bearer ${token}`
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/media',
    payload,
    headers: { ...headers, authorization },
  })
  return answer.json().path as string
}
/** Appeals against the newest decision about the person. */
async function appeal(person: TestPerson) {
  const [decision] = (await person.api.safety.decisions({})).items
  await person.api.safety.appeal({ decisionId: decision?._id ?? '', text: 'Please look again.' })
  return (await db.sql`select id from appeals order by id desc limit 1`)[0]?.id as string
}

describe('admin.decide', () => {
  test('warn: tells the person in the chosen words, and the reporter; the audit line has the note', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const reportId = await report(ravi)
    await expect(moderator.api.admin.decide({ reportId, action: 'warn' })).rejects.toMatchObject({
      cause: { field: 'words' },
    })
    expect(await decide(reportId, 'warn')).toMatchObject({ outcome: 'done' })
    const mail = await newestMail(ravi)
    expect(mail?.text).toMatch(
      /Dear Ravi,[\s\S]*Harassing or threatening people is against our rules\.[\s\S]*a warning/,
    )
    expect(mail?.text).not.toContain('Asha')
    expect((await ravi.api.safety.decisions({})).items).toMatchObject([{ act: 'warn', canAppeal: true }])
    expect((await asha.api.safety.reports({ limit: 1 })).items).toMatchObject([{ state: 'action' }])
    expect(await linesAbout(reportId)).toEqual([['report.warn', moderator._id, 'Seen.']])
    expect(await moderator.api.admin.report({ reportId })).toMatchObject({ acts: [{ act: 'warn' }], actions: [] })
  })

  test('two moderators at once: one decides, the other gets CONFLICT; what does not apply is CONFLICT', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const reportId = await report(ravi)
    expect(await codeOf(decide(reportId, 'cancelTour'))).toBe('CONFLICT')
    const done = await Promise.all([
      codeOf(decide(reportId, 'warn')),
      codeOf(decide(reportId, 'suspend', {}, second)),
      codeOf(decide(reportId, 'dismiss', {}, second)),
    ])
    expect(done.sort()).toEqual(['CONFLICT', 'CONFLICT', 'OK'])
    expect(await linesAbout(reportId)).toHaveLength(1)
    expect(await codeOf(decide(crypto.randomUUID(), 'warn'))).toBe('NOT_FOUND')
  })

  test('suspend for days: says until when, cancels tours of these days only, and ends by the cleanup job', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const soon = await ravi.api.tours.create(aTour({ travelDates: { start: day(2), end: day(3) } }))
    const later = await ravi.api.tours.create(aTour({ travelDates: { start: day(60), end: day(61) } }))
    await decide(await report(ravi), 'suspend', { days: 10 })
    expect(await stateOf(ravi)).toBe('for days')
    const cancelled = await db.sql`select id from tours where cancelled_at is not null and creator_id = ${ravi._id}`
    expect(cancelled.map(({ id }) => id)).toEqual([soon._id])
    expect(later._id).not.toBe(soon._id)
    const api = callerWith(db, ravi.token, testApp.deps)
    await expect(api.social.me()).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: /suspended until \d+ \w+ 20/,
    })
    expect((await newestMail(ravi))?.text).toMatch(/suspended, up to \d+ /)
    await endSuspensions(db.db, new Date(Date.now() + 9 * 86_400_000))
    expect(await stateOf(ravi)).toBe('for days')
    await endSuspensions(db.db, new Date(Date.now() + 11 * 86_400_000))
    expect(await callerWith(db, ravi.token, testApp.deps).social.me()).toMatchObject({ name: 'Ravi' })
  })

  test('hide of a group entry: nobody reads it any more, the evidence stays, and a reversed appeal shows it again', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const tour = await asha.api.tours.create(aTour())
    await ravi.api.tours.join({ tourId: tour._id })
    await ravi.api.groups.send({ tourId: tour._id, text: 'You are all fools' })
    const [entry] = await db.sql`select number from group_entries where tour_id = ${tour._id} and kind = 'message'`
    const reportId = await report(ravi, { kind: 'groupEntry', tourId: tour._id, number: Number(entry?.number) })
    const text = async () =>
      (await db.sql`select text from group_entries where tour_id = ${tour._id} and kind = 'message'`)[0]?.text
    await decide(reportId, 'hide')
    expect(await text()).toBe('The moderators have hidden this.')
    const { evidence } = await moderator.api.admin.report({ reportId })
    expect(evidence?.lines).toMatchObject([{ text: 'You are all fools', isReported: true }])
    const appealId = await appeal(ravi)
    await second.api.admin.decideAppeal({ appealId, outcome: 'reversed' })
    expect(await text()).toBe('You are all fools')
  })

  test('removePicture: the profile has none, and its bytes are gone', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const path = await upload(ravi)
    await ravi.api.social.update({ profilePicture: path })
    const reportId = await report(ravi, { kind: 'picture', path })
    expect((await testApp.app.inject(`/api/${path}`)).statusCode).toBe(200)
    await decide(reportId, 'removePicture', { words: 'notYourPicture' })
    expect((await testApp.app.inject(`/api/${path}`)).statusCode).toBe(404)
    expect(await ravi.api.social.me()).toMatchObject({ profilePicture: null })
    expect(await moderatorLines(reportId)).toMatchObject([{ before: { pictures: [path] }, after: { pictures: [] } }])
  })

  test('removePicture of a picture that is in a group: the entry keeps its text only, and members read it again', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const tour = await asha.api.tours.create(aTour())
    await ravi.api.tours.join({ tourId: tour._id })
    const path = await upload(ravi)
    await ravi.api.groups.send({ tourId: tour._id, text: 'Look', picture: path })
    const entry = async () =>
      (
        await db.sql`select number::int, text, picture, version::int from group_entries where tour_id = ${tour._id} and text = 'Look'`
      )[0]
    const before = await entry()
    expect(before).toMatchObject({ picture: path })
    const subject = { kind: 'groupEntry', tourId: tour._id, number: before?.number } as const
    await decide(await report(ravi, subject), 'removePicture')
    const after = await entry()
    expect(after).toMatchObject({ text: 'Look', picture: null })
    expect(after?.version).toBeGreaterThan(before?.version)
    expect((await testApp.app.inject(`/api/${path}`)).statusCode).toBe(404)
  })

  test('cancelTour: the tour is cancelled', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const tour = await ravi.api.tours.create(aTour())
    await decide(await report(ravi, { kind: 'tour', tourId: tour._id }), 'cancelTour')
    const [row] = await db.sql`select cancelled_at from tours where id = ${tour._id}`
    expect(row?.cancelled_at).not.toBeNull()
  })
})

/** A day relative to today in India. */
const day = (offset: number) => indianDay(new Date(Date.now() + offset * 86_400_000))

describe('four eyes', () => {
  test('suspendForGood: only proposes; the proposer cannot confirm; of two others at once one does', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const reportId = await report(ravi)
    expect(await decide(reportId, 'suspendForGood')).toMatchObject({ outcome: 'proposed' })
    expect(await stateOf(ravi)).toBe('active')
    expect(await codeOf(decide(reportId, 'dismiss', {}, second))).toBe('CONFLICT')
    const { proposal, actions } = await second.api.admin.report({ reportId })
    expect([proposal?.isOwn, actions]).toEqual([false, []])
    const proposalId = proposal?._id ?? ''
    expect((await moderator.api.admin.reports({ state: 'waiting' })).items).toMatchObject([{ _id: reportId }])
    const confirm = (by: TestPerson) => codeOf(by.api.admin.decideProposal({ proposalId, confirm: true }))
    expect(await confirm(moderator)).toBe('FORBIDDEN')
    const third = await makeStaff(testApp, db, 'moderator')
    const done = await Promise.all([confirm(second), confirm(third), confirm(third)])
    expect(done.sort()).toEqual(['CONFLICT', 'CONFLICT', 'OK'])
    expect(await stateOf(ravi)).toBe('for good')
    expect((await moderator.api.admin.proposals({})).items).toEqual([])
    // Neither of the two decides the appeal.
    const appealId = await appeal(ravi)
    const [row] = await db.sql`select decided_by from suspension_proposals where id = ${proposalId}`
    for (const by of [moderator, second, third].filter(({ _id }) => _id === moderator._id || _id === row?.decided_by)) {
      expect((await by.api.admin.appeals({})).items).toMatchObject([{ _id: appealId, mayDecide: false }])
      expect(await codeOf(by.api.admin.decideAppeal({ appealId, outcome: 'upheld' }))).toBe('FORBIDDEN')
    }
  })

  test('suspend for 31 days: a moderator alone only proposes it, also about somebody whom another has reported', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const reportId = await report(ravi)
    expect(await decide(reportId, 'suspend', { days: 31 })).toMatchObject({ outcome: 'proposed' })
    expect(await stateOf(ravi)).toBe('active')
    const { proposal } = await second.api.admin.report({ reportId })
    expect(proposal).toMatchObject({ kind: 'suspension', days: 31 })
    await second.api.admin.decideProposal({ proposalId: proposal?._id ?? '', confirm: true })
    expect(await stateOf(ravi)).toBe('for days')
  })

  test('a member of the staff: is not suspended by others of the staff, also after a proposal, until the roles are gone', async () => {
    const editor = await makeStaff(testApp, db, 'editor')
    const first = await report(editor)
    expect((await moderator.api.admin.report({ reportId: first })).actions).not.toContain('suspend')
    expect(await codeOf(decide(first, 'suspend', { days: 7 }))).toBe('CONFLICT')
    const ravi = await makePerson(testApp, db, 'Ravi')
    await decide(await report(ravi), 'suspendForGood')
    const proposalId = (await second.api.admin.proposals({})).items[0]?._id ?? ''
    await grantRole(db.db, ravi.email, 'editor', 'meera')
    const confirm = () => codeOf(second.api.admin.decideProposal({ proposalId, confirm: true }))
    expect([await confirm(), await stateOf(ravi)]).toEqual(['CONFLICT', 'active'])
    await revokeRoles(db.db, ravi.email, 'meera')
    expect([await confirm(), await stateOf(ravi)]).toEqual(['OK', 'for good'])
  })

  test('rejected: the report is open again; the database refuses a proposer who decides', async () => {
    const ravi = await makePerson(testApp, db, 'Ravi')
    const reportId = await report(ravi)
    await decide(reportId, 'suspendForGood')
    const [{ _id = '' } = {}] = (await second.api.admin.proposals({})).items
    await expect(
      db.sql`update suspension_proposals set decided_at = now(), decided_by = proposed_by, confirmed = true,
        decided_audit_id = audit_id where id = ${_id}`,
    ).rejects.toMatchObject({ constraint_name: 'suspension_proposals_four_eyes' })
    await second.api.admin.decideProposal({ proposalId: _id, confirm: false, note: 'Too much.' })
    expect(await stateOf(ravi)).toBe('active')
    expect((await moderator.api.admin.report({ reportId })).actions).toContain('warn')
    expect(await linesAbout(ravi._id)).toMatchObject([
      ['user.rejectSuspension', second._id, 'Too much.'],
      ['user.proposeSuspension', moderator._id, 'Seen.'],
    ])
  })
})

test('admin.decideAppeal: not by who decided, once; reversed lifts the suspension', async () => {
  const ravi = await makePerson(testApp, db, 'Ravi')
  await decide(await report(ravi), 'suspend')
  const appealId = await appeal(ravi)
  expect(await codeOf(moderator.api.admin.decideAppeal({ appealId, outcome: 'reversed' }))).toBe('FORBIDDEN')
  const both = await Promise.all(
    (['reversed', 'reversed'] as const).map((outcome) => codeOf(second.api.admin.decideAppeal({ appealId, outcome }))),
  )
  expect(both.sort()).toEqual(['CONFLICT', 'OK'])
  expect(await stateOf(ravi)).toBe('active')
  expect((await second.api.admin.appeals({ state: 'decided', limit: 1 })).items).toMatchObject([
    { _id: appealId, outcome: 'reversed', mayDecide: false },
  ])
  expect(await linesAbout(appealId)).toMatchObject([['appeal.reversed', second._id, '']])
})

test('suspend_person and restore_person: without a report; the person can appeal; each has its line', async () => {
  const ravi = await makePerson(testApp, db, 'Ravi')
  const actor = JSON.stringify({ staff: moderator._id, role: 'moderator' })
  const suspend = async (days: number | null) =>
    (
      await db.sql`select outcome from suspend_person(${ravi._id}, ${actor}::text::jsonb, ${days}, 'selling', 'n', ${day(0)})`
    )[0]?.outcome
  expect(await suspend(3)).toBe('done')
  expect((await ravi.api.safety.decisions({})).items).toMatchObject([{ act: 'suspend', reason: null, canAppeal: true }])
  expect([await suspend(null), await suspend(null)]).toEqual(['proposed', 'waiting'])
  const restore = async () =>
    (await db.sql`select restore_person(${ravi._id}, ${actor}::text::jsonb, 'Enough.') as outcome`)[0]?.outcome
  expect([await restore(), await restore()]).toEqual(['done', 'notSuspended'])
  expect(await stateOf(ravi)).toBe('active')
  expect((await newestMail(ravi))?.subject).toBe('Your Saathi account is open again')
  expect((await linesAbout(ravi._id)).map(([act]) => act)).toEqual([
    'user.restore',
    'user.proposeSuspension',
    'user.suspend',
  ])
})
