import { beforeAll, describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { compose } from '../../../test/mails.ts'
import { useModerators } from '../../../test/moderators.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { latestMails } from '../../platform/mail/store.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson

beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
})

const moderators = useModerators(testApp, db)
async function report(by: TestPerson, about: TestPerson) {
  await by.api.social.report({ userId: about._id, reason: 'harassment', note: 'He shouts.' })
  return (await db.sql`select id from reports order by id desc limit 1`)[0]?.id as string
}
async function decide(act: 'warn' | 'suspend', by: TestPerson, about: TestPerson) {
  const reportId = await report(by, about)
  await moderators.decide(reportId, act)
  const [row] = await db.sql`select id from moderation_acts where report_id = ${reportId} order by id desc limit 1`
  return { reportId, decisionId: row?.id as string }
}
const newestAppeal = async () => (await db.sql`select id from appeals order by id desc limit 1`)[0]?.id as string
const mailsTo = async ({ email }: TestPerson) =>
  (await latestMails(db.db, 50)).filter(({ to }) => to === email).map((mail) => compose(mail).subject)
const kinds = async (who: TestPerson) => (await who.api.notices.list({})).items.map(({ kind, tour }) => [kind, tour])

describe('safety.reports', () => {
  test('received, opened by a moderator, decided: shows the state, with nothing of the reported user', async () => {
    const state = async () => (await mina.api.safety.reports({ limit: 1 })).items[0]?.state
    const first = await report(mina, ravi)
    expect(await mina.api.safety.reports({})).toEqual({
      items: [
        {
          _id: first,
          reason: 'harassment',
          about: null,
          note: 'He shouts.',
          at: expect.any(String),
          state: 'received',
          closedAt: null,
        },
      ],
      nextCursor: null,
    })
    await (await moderators.api()).report({ reportId: first })
    expect(await state()).toBe('inReview')
    await moderators.decide(first, 'dismiss')
    expect(await state()).toBe('noAction')
    const second = await report(mina, ravi)
    await moderators.decide(second, 'warn')
    expect(await state()).toBe('action')
    expect(await kinds(mina)).toEqual([
      ['reportDecided', null],
      ['reportDecided', null],
    ])
    const pages = [await mina.api.safety.reports({ limit: 1 })]
    pages.push(await mina.api.safety.reports({ limit: 1, cursor: pages[0]?.nextCursor ?? '' }))
    expect(pages.map(({ items }) => items.map(({ _id }) => _id))).toEqual([[second], [first]])
    expect(JSON.stringify(pages)).not.toMatch(new RegExp(`Ravi|${ravi._id}`))
    expect((await asha.api.safety.reports({})).items).toEqual([])
    expect((await ravi.api.safety.reports({})).items).toEqual([])
  })

  test('a suspension: decides all open reports about the person, and tells each reporter', async () => {
    const person = await makePerson(testApp, db, 'Troublesome')
    const reporters = [await makePerson(testApp, db, 'One'), await makePerson(testApp, db, 'Two')] as const
    await report(reporters[0], person)
    await decide('suspend', reporters[1], person)
    for (const one of reporters) {
      expect((await one.api.safety.reports({})).items.map(({ state }) => state)).toEqual(['action'])
      expect(await kinds(one)).toEqual([['reportDecided', null]])
    }
  })
})

describe('safety.decisions and safety.appeal', () => {
  test('a warning: is shown without its reporter, and can be appealed once', async () => {
    const person = await makePerson(testApp, db, 'Warned')
    const { decisionId } = await decide('warn', asha, person)
    const [decision] = (await person.api.safety.decisions({})).items
    expect(decision).toMatchObject({
      _id: decisionId,
      act: 'warn',
      reason: 'harassment',
      canAppeal: true,
      appeal: null,
    })
    expect(JSON.stringify(decision)).not.toMatch(new RegExp(`Asha|${asha._id}|shouts`))
    await person.api.safety.appeal({ decisionId, text: ' It was not me. ' })
    await expect(person.api.safety.appeal({ decisionId, text: 'Again' })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await person.api.safety.decisions({})).items).toMatchObject([
      { canAppeal: false, appeal: { text: 'It was not me.', outcome: null, decidedAt: null } },
    ])
    const exported = (await person.api.social.export()) as Record<string, unknown[]>
    expect(exported.appeals).toMatchObject([{ text: 'It was not me.' }])
    expect(exported.decisions).toMatchObject([{ id: decisionId, act: 'warn' }])
  })

  test('two appeals at once: one is stored', async () => {
    const person = await makePerson(testApp, db, 'Hasty')
    const { decisionId } = await decide('warn', asha, person)
    const done = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) => person.api.safety.appeal({ decisionId, text: `Appeal ${n}` })),
    )
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await db.sql`select 1 from appeals where act_id = ${decisionId}`).toHaveLength(1)
  })

  test('of somebody else, a dismissal or an unknown id: NOT_FOUND, also over HTTP; after 30 days: CONFLICT', async () => {
    const person = await makePerson(testApp, db, 'Late')
    const { decisionId } = await decide('warn', asha, person)
    for (const other of [asha, ravi])
      await expect(other.api.safety.appeal({ decisionId, text: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await asha.api.safety.decisions({})).items).toEqual([])
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/trpc/safety.appeal',
      headers: { authorization: `Bearer ${ravi.token}` },
      payload: { decisionId, text: 'Mine' },
    })
    expect(answer.statusCode).toBe(404)
    await moderators.decide(await report(asha, person), 'dismiss')
    const [dismissal] = await db.sql`select id from moderation_acts where act = 'dismiss' order by id desc limit 1`
    await expect(person.api.safety.appeal({ decisionId: dismissal?.id, text: 'No' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await db.sql`update moderation_acts set at = ${NOON}::timestamptz - interval '30 days' where id = ${decisionId}`
    expect((await person.api.safety.decisions({})).items).toMatchObject([{ canAppeal: false }])
    await expect(person.api.safety.appeal({ decisionId, text: 'Late' })).rejects.toMatchObject({ code: 'CONFLICT' })
    for (const text of ['', ' ', 'x'.repeat(1_001), 'a\0'])
      await expect(person.api.safety.appeal({ decisionId, text })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('admin.decideAppeal', () => {
  test('a suspended user appeals, and reverse lifts the suspension, once', async () => {
    const person = await makePerson(testApp, db, 'Suspended')
    const { decisionId, reportId } = await decide('suspend', asha, person)
    await expect(person.api.notices.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await person.api.safety.decisions({})).items).toMatchObject([{ _id: decisionId, act: 'suspend' }])
    await person.api.safety.appeal({ decisionId, text: 'You mean\nmy brother.' })
    const id = await newestAppeal()
    const listed = async () => (await (await moderators.api()).appeals({ limit: 100 })).items
    expect((await listed()).find(({ _id }) => _id === id)).toMatchObject({
      by: { name: 'Suspended' },
      act: { act: 'suspend' },
      text: 'You mean\nmy brother.',
      reportId,
      outcome: null,
    })
    const decided = await Promise.allSettled(
      (['reversed', 'upheld', 'reversed'] as const).map((outcome) => moderators.decideAppeal(id, outcome)),
    )
    expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [{ outcome } = {}] = await db.sql`select outcome from appeals where id = ${id}`
    const isReversed = outcome === 'reversed'
    const [{ suspended } = {}] =
      await db.sql`select suspended_at is not null as suspended from users where id = ${person._id}`
    expect(suspended).toBe(!isReversed)
    await expect(moderators.decideAppeal(id, 'reversed')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await mailsTo(person)).toHaveLength(2)
    const logged = await db.sql`select act from moderation_acts where report_id = ${reportId} order by id`
    expect(logged.map(({ act }) => act)).toEqual(['suspend', isReversed ? 'reverse' : 'uphold'])
    expect((await listed()).some(({ _id }) => _id === id)).toBe(false)
  })

  test('reverse: lifts a suspension, tells the person, and corrects what the reporter sees', async () => {
    const [person, reporter] = [await makePerson(testApp, db, 'Cleared'), await makePerson(testApp, db, 'Witness')]
    const { decisionId } = await decide('suspend', reporter, person)
    await person.api.safety.appeal({ decisionId, text: 'Please look again.' })
    await moderators.decideAppeal(await newestAppeal(), 'reversed')
    const api = callerWith(db, person.token, testApp.deps)
    expect(await kinds({ ...person, api })).toEqual([['appealDecided', null]])
    expect((await mailsTo(person))[0]).toMatch(/taken our decision back/)
    expect((await person.api.safety.decisions({})).items).toMatchObject([{ appeal: { outcome: 'reversed' } }])
    expect((await reporter.api.safety.reports({})).items).toMatchObject([{ state: 'noAction' }])
    expect(await reporter.api.social.get({ userId: person._id })).toMatchObject({ name: 'Cleared' })
  })

  test('reverse of one of two suspensions: the other stands', async () => {
    const person = await makePerson(testApp, db, 'Twice')
    const reports = [await report(asha, person), await report(ravi, person)]
    await moderators.decide(reports[0] ?? '', 'suspend', 7)
    await moderators.decide(reports[1] ?? '', 'suspend')
    const [act] = await db.sql`select id from moderation_acts where report_id = ${reports[0] ?? ''}`
    await person.api.safety.appeal({ decisionId: act?.id, text: 'Not this one.' })
    await moderators.decideAppeal(await newestAppeal(), 'reversed')
    await expect(asha.api.social.get({ userId: person._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('uphold: the decision stands', async () => {
    const person = await makePerson(testApp, db, 'Upheld')
    const { decisionId } = await decide('suspend', asha, person)
    await person.api.safety.appeal({ decisionId, text: 'Please.' })
    await moderators.decideAppeal(await newestAppeal(), 'upheld')
    await expect(asha.api.social.get({ userId: person._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await mailsTo(person))[0]).toMatch(/the decision stands/)
  })

  test('an unknown appeal: NOT_FOUND', async () => {
    await expect(moderators.decideAppeal(crypto.randomUUID(), 'upheld')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
