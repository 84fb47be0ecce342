import { describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { useModerators } from '../../../test/moderators.ts'
import { makePerson, type TestPerson, tokenFor } from '../../../test/people.ts'
import { removeDueAccounts } from '../auth/account/workflows/deletion.ts'
import { deleteExpiredEvidence } from './queries/evidence.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })

const moderators = useModerators(testApp, db)
const show = async (reportId: string) => (await moderators.api()).report({ reportId })
const evidenceOf = async (reportId: string) => (await show(reportId)).evidence
const report = async (by: TestPerson, about: TestPerson) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/trpc/social.report',
    headers: { authorization: `Bearer ${by.token}` },
    payload: { userId: about._id, reason: 'harassment', note: 'He threatens me.' },
  })
  expect(answer.statusCode).toBe(200)
  return (await db.sql`select id from reports order by id desc limit 1`)[0]?.id as string
}
async function matched() {
  const [asha, ravi] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
  await asha.api.matching.swipe({ swipedUserId: ravi._id, action: 'right' })
  await ravi.api.matching.swipe({ swipedUserId: asha._id, action: 'right' })
  return {
    asha,
    ravi,
    say: (from: TestPerson, to: TestPerson, text: string) => from.api.messages.send({ userId: to._id, text }),
  }
}
async function deleted(person: TestPerson) {
  await callerWith(db, await tokenFor(testApp, person.firebaseUid), testApp.deps).social.leave()
  clock = new Date(clock.getTime() + 7 * 86_400_000)
  await removeDueAccounts({ ...testApp.deps, now: () => clock })
  expect(await db.sql`select 1 from users where id = ${person._id}`).toHaveLength(0)
}

describe('report evidence', () => {
  test('a message stays in it, however many messages follow', async () => {
    const { asha, ravi, say } = await matched()
    await say(ravi, asha, 'I know where you live')
    for (let n = 0; n < 20; n += 1) await say(ravi, asha, `Lovely weather ${n}`)
    const id = await report(asha, ravi)
    for (let n = 0; n < 20; n += 1) await say(ravi, asha, `Nice day ${n}`)
    const lines = (await evidenceOf(id))?.lines.map(({ by, text }) => `${by}: ${text}`)
    expect(lines).toContain('reported: I know where you live')
    expect(lines?.join()).not.toContain('Nice day')
  })

  test('the last 200 messages of the two users are stored, and no others', async () => {
    const { asha, ravi } = await matched()
    const other = await makePerson(testApp, db, 'Mina')
    const rows = await db.sql`
      insert into messages (id, from_id, to_id, text)
      select uuidv7(), case n % 2 when 0 then ${asha._id}::uuid else ${ravi._id}::uuid end,
        case n % 2 when 0 then ${ravi._id}::uuid else ${asha._id}::uuid end, 'line ' || n
      from generate_series(1, 250) n returning id`
    expect(rows).toHaveLength(250)
    await db.sql`insert into messages (id, from_id, to_id, text) values (uuidv7(), ${ravi._id}, ${other._id}, 'to Mina')`
    const evidence = await evidenceOf(await report(asha, ravi))
    expect(evidence?.lines.map(({ text }) => text)).toEqual(Array.from({ length: 200 }, (_, n) => `line ${n + 51}`))
  })

  test('authors are named by role, whatever their profile names are', async () => {
    const { asha, ravi, say } = await matched()
    await ravi.api.social.update({ name: 'reporter', bio: 'Not me' })
    await say(ravi, asha, 'Pay me')
    await say(asha, ravi, 'No')
    const id = await report(asha, ravi)
    await ravi.api.social.update({ name: 'Somebody Else', bio: '' })
    const evidence = await evidenceOf(id)
    expect(evidence).toMatchObject({
      lines: [
        { by: 'reported', text: 'Pay me' },
        { by: 'reporter', text: 'No' },
      ],
      profile: { name: 'reporter', bio: 'Not me' },
    })
    for (const secret of ['Asha', asha._id, asha.email]) expect(JSON.stringify(evidence)).not.toContain(secret)
  })

  test('the reported user’s tours are stored as they were', async () => {
    const { asha, ravi } = await matched()
    await ravi.api.tours.create(aTour({ name: 'Cheap boats', description: 'Pay to 98xxxx by UPI' }))
    const id = await report(asha, ravi)
    await db.sql`update tours set name = 'Boats', description = 'Nothing' where creator_id = ${ravi._id}`
    expect((await evidenceOf(id))?.tours).toMatchObject([{ name: 'Cheap boats', description: 'Pay to 98xxxx by UPI' }])
  })

  test('answers to the reporter’s questions, and words to a declined reporter, are stored as they were', async () => {
    const { asha, ravi } = await matched()
    const questions = ['Who are you?']
    const { _id: hers } = await asha.api.tours.create(aTour({ needsApproval: true, questions }))
    await ravi.api.tours.join({
      tourId: hers,
      answers: [{ question: 'Who are you?', answer: 'I know where you live' }],
    })
    const byHost = await report(asha, ravi)
    await asha.api.tours.decline({ tourId: hers, userId: ravi._id, reason: 'No.' })
    expect((await evidenceOf(byHost))?.words).toEqual([{ label: 'Who are you?', text: 'I know where you live' }])

    const { _id: his } = await ravi.api.tours.create(aTour({ needsApproval: true, questions: ['Are you alone?'] }))
    await asha.api.tours.join({ tourId: his, answers: [{ question: 'Are you alone?', answer: 'No' }] })
    await ravi.api.tours.decline({ tourId: his, userId: asha._id, reason: 'Ugly people stay at home' })
    const { words = [] } = (await evidenceOf(await report(asha, ravi))) ?? {}
    expect(words).toContainEqual({ label: 'A question of their tour', text: 'Are you alone?' })
    expect(words).toContainEqual({
      label: 'To the reporter, whom they declined or removed',
      text: 'Ugly people stay at home',
    })
  })

  test('report and evidence are stored for 180 days after both accounts are deleted', async () => {
    const { asha, ravi, say } = await matched()
    await say(ravi, asha, 'I know where you live')
    const at = clock
    const id = await report(asha, ravi)
    await db.sql`update report_evidence set taken_at = ${at} where report_id = ${id}`
    await db.sql`update reports set created_at = ${at} where id = ${id}`
    await deleted(ravi)
    await deleted(asha)
    const after = (days: number) => new Date(at.getTime() + days * 86_400_000)
    await deleteExpiredEvidence(db.db, after(179), 180)
    expect(await show(id)).toMatchObject({
      about: { name: 'Ravi', isDeleted: true },
      evidence: { lines: [{ text: 'I know where you live' }] },
    })
    await deleteExpiredEvidence(db.db, after(181), 180)
    expect(await evidenceOf(id)).toBeNull()
    expect(await db.sql`select 1 from report_evidence where report_id = ${id}`).toHaveLength(0)
    // An open report stays. Once it is closed and its account is deleted, it is deleted too.
    await moderators.decide(id, 'dismiss')
    await deleteExpiredEvidence(db.db, after(181), 180)
    await expect(show(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('only the reporter’s export has the report, with the evidence’s expiry date', async () => {
    const { asha, ravi } = await matched()
    await report(asha, ravi)
    const exportOf = async (one: TestPerson) =>
      (await callerWith(db, await tokenFor(testApp, one.firebaseUid), testApp.deps).social.export()) as {
        reports: object[]
      }
    const { reports } = await exportOf(asha)
    expect(reports).toMatchObject([{ reported_id: ravi._id, reason: 'harassment', note: 'He threatens me.' }])
    expect(reports[0]).toHaveProperty('evidence_kept_until', expect.stringMatching(/^20\d\d-/))
    const other = await exportOf(ravi)
    expect(other.reports).toEqual([])
    expect(JSON.stringify(other)).not.toMatch(/He threatens me|evidence/)
  })
})
