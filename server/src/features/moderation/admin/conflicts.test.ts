import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { aTour } from '../../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { procedures } from '../../../router.ts'

const db = useDatabase()
const testApp = useApp(db)
let meera: TestPerson
let second: TestPerson
let asha: TestPerson
let ravi: TestPerson
let dev: TestPerson
/** The things in which Meera has a part, by kind. */
const own: Record<string, string> = {}
let ordinary: string

const report = async (by: string, about: string, subject: object | null = null) => {
  const [row] = await db.sql`insert into reports (id, reporter_id, reported_id, reason, note, subject)
    values (uuidv7(), ${by}, ${about}, 'harassment', 'A secret note', ${subject && JSON.stringify(subject)}::text::jsonb)
    returning id`
  return row?.id as string
}
const appealOf = async (person: TestPerson) => {
  const [decision] = (await person.api.safety.decisions({})).items
  await person.api.safety.appeal({ decisionId: decision?._id ?? '', text: 'A secret appeal' })
  return (await db.sql`select id from appeals order by id desc limit 1`)[0]?.id as string
}
const photoOf = async ({ _id }: TestPerson) => {
  const [row] = await db.sql`insert into photo_checks (user_id, check_id, gesture, bytes, sent_at)
    values (${_id}, uuidv7(), 'thumbUp', '\\x01', now()) returning check_id`
  return row?.check_id as string
}
const proposalAbout = async (userId: string, reportId: string | null) => {
  const [row] = await db.sql`
    with line as (insert into audit_log (id, actor, act, subject_kind, subject_id)
      values (uuidv7(), 'x', 'user.proposeSuspension', 'user', ${userId}) returning id)
    insert into suspension_proposals (id, user_id, report_id, words, note, proposed_by, proposer, audit_id)
    select uuidv7(), ${userId}, ${reportId}, 'selling', 'A secret note', ${second._id}, 'x', id from line returning id`
  return row?.id as string
}

beforeAll(async () => {
  meera = await makeStaff(testApp, db, 'moderator', 'operator')
  second = await makeStaff(testApp, db, 'moderator', 'operator')
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  dev = await makePerson(testApp, db, 'Dev')
  own.warned = await report(asha._id, meera._id)
  await second.api.admin.decide({ reportId: own.warned, action: 'warn', words: 'selling' })
  own.appeal = await appealOf(meera)
  own.reported = await report(meera._id, ravi._id)
  await second.api.admin.decide({ reportId: own.reported, action: 'warn', words: 'selling' })
  own.appealAgainst = await appealOf(ravi)
  own.about = await report(asha._id, meera._id)
  own.by = await report(meera._id, ravi._id)
  const tour = await meera.api.tours.create(aTour())
  own.onTour = await report(asha._id, dev._id, { kind: 'groupEntry', tourId: tour._id, number: 1 })
  const [reference] = await db.sql`insert into travel_references
    (id, from_id, about_id, tour_ended_on, company, would_travel_again, text, shown_from)
    values (uuidv7(), ${dev._id}, ${meera._id}, '2026-11-01', '{calm}', false, 'Late every morning, and rude to us', '2026-11-10') returning id`
  own.reference = await report(asha._id, dev._id, { kind: 'reference', referenceId: reference?.id })
  own.referenceItself = reference?.id
  own.photo = await photoOf(meera)
  own.proposal = await proposalAbout(meera._id, null)
  own.proposalFromReport = await proposalAbout(dev._id, own.onTour)
  ordinary = await report(asha._id, dev._id)
})

type Reader = TestPerson['api']['admin']
/** Every page of a list. */
async function all(list: (cursor?: string) => Promise<{ items: unknown[]; nextCursor: string | null }>) {
  const items: unknown[] = []
  let cursor: string | undefined
  do {
    const page = await list(cursor)
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  return items
}
const states = ['open', 'waiting', 'closed'] as const
const READS: Record<string, (admin: Reader) => Promise<unknown>> = {
  me: (admin) => admin.me(),
  audit: (admin) => all((cursor) => admin.audit({ limit: 100, cursor })),
  waiting: (admin) => admin.waiting(),
  answerTimes: (admin) => admin.answerTimes(),
  reports: (admin) => Promise.all(states.map((state) => all((cursor) => admin.reports({ state, limit: 100, cursor })))),
  report: (admin) => admin.report({ reportId: ordinary }),
  proposals: (admin) => all((cursor) => admin.proposals({ cursor })),
  appeals: (admin) =>
    Promise.all((['open', 'decided'] as const).map((state) => all((cursor) => admin.appeals({ state, cursor })))),
  photos: (admin) => all((cursor) => admin.photos({ cursor })),
  references: (admin) =>
    Promise.all(
      (['noted', 'hidden', 'all'] as const).map((state) => all((cursor) => admin.references({ state, cursor }))),
    ),
  people: (admin) => all((cursor) => admin.people({ q: 'example.in', cursor })),
  person: (admin) => Promise.all([asha, ravi, dev].map(async ({ _id: userId }) => admin.person({ userId }))),
  nominee: (admin) => Promise.all([asha, ravi].map(({ _id: userId }) => admin.nominee({ userId }))),
  exportPerson: (admin) => Promise.all([asha, ravi].map(({ _id: userId }) => admin.exportPerson({ userId }))),
  enquiries: (admin) => admin.enquiries({}),
  numbers: (admin) => admin.numbers({}),
  health: (admin) => admin.health(),
}
const ACTS = ['decide', 'decideProposal', 'decideAppeal', 'decidePhoto', 'hideReference', 'showReference']
const PERSON_ACTS = ['suspendPerson', 'restorePerson', 'removePerson']
/** They concern no people, or enquiries alone. */
const OTHERS =
  /^admin\.(packages?|savePackage|packageVersion|undoPackage|withdrawPackage|(ex|im)portCatalogue|destination(s|Facts)|(settleW|w)rongFacts?|(answer|finish|reopen|remove)Enquiry)$/

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.code as string,
  )
const state = async () =>
  (
    await db.sql`select (select count(*)::int from moderation_acts) as acts, (select count(*)::int from reports where seen_at is null) as unseen,
      (select count(*)::int from audit_log where act not like '%read' and act not like '%search') as lines,
      (select count(*)::int from suspension_proposals where decided_at is null) as proposals`
  )[0]

test('every procedure of the admin site: is walked below, or concerns no people', () => {
  const names = Object.keys(procedures).filter((name) => name.startsWith('admin.') && !OTHERS.test(name))
  const walked = [...Object.keys(READS), ...ACTS, ...PERSON_ACTS].map((name) => `admin.${name}`)
  expect(names.sort()).toEqual(walked.sort())
})

describe('a moderator who has made a report, or is in one', () => {
  test('every read: names none of these reports, appeals, photo checks and proposals, which a second moderator finds', async () => {
    const seen = { meera: '', second: '' }
    for (const [name, read] of Object.entries(READS)) {
      const answer = JSON.stringify(await read(meera.api.admin))
      for (const [what, id] of Object.entries(own)) expect(answer.includes(id), `${name} names ${what}`).toBe(false)
      seen.meera += answer
      seen.second += JSON.stringify(await read(second.api.admin))
    }
    for (const [what, id] of Object.entries(own)) expect(seen.second, what).toContain(id)
    expect(seen.meera).toContain(ordinary)
  })

  test('counts: leave them out', async () => {
    const { admin } = meera.api
    expect(await admin.waiting()).toEqual({ reports: 1, proposals: 0, appeals: 0, photos: 0 })
    expect(await second.api.admin.waiting()).toEqual({ reports: 5, proposals: 2, appeals: 2, photos: 1 })
    expect((await admin.me()).waiting.moderation).toBe(1)
    expect(await admin.answerTimes()).toMatchObject({ open: 1, medianHours: null })
    const { openReportsAbout, person } = await admin.person({ userId: dev._id })
    expect([openReportsAbout, person.reportsAbout, person.openReportsAbout]).toEqual([1, 1, 1])
    expect((await admin.person({ userId: asha._id })).person).toMatchObject({ reportsMade: 1 })
    expect((await admin.person({ userId: ravi._id })).person).toMatchObject({ reportsAbout: 0 })
    expect((await admin.reports({})).items).toMatchObject([{ _id: ordinary, openAbout: 1 }])
  })

  test('they themselves: are not on the page about people', async () => {
    expect(await codeOf(meera.api.admin.person({ userId: meera._id }))).toBe('NOT_FOUND')
    expect((await meera.api.admin.people({ q: meera.email })).items).toEqual([])
    expect((await second.api.admin.people({ q: meera.email })).items).toHaveLength(1)
  })

  test('opening and deciding: is NOT_FOUND through tRPC and REST, as for what there is not, and nothing changes', async () => {
    const before = await state()
    const {
      appeal = '',
      appealAgainst = '',
      photo = '',
      proposal = '',
      proposalFromReport = '',
      referenceItself = '',
      ...reports
    } = own
    const unknown = crypto.randomUUID()
    const calls: [string, object][] = [
      ...[...Object.values(reports), unknown].flatMap((reportId): [string, object][] => [
        ['report', { reportId }],
        ...(['dismiss', 'warn', 'suspend', 'suspendForGood'] as const).map((action): [string, object] => [
          'decide',
          { reportId, action, words: 'selling' },
        ]),
      ]),
      ...[appeal, appealAgainst, unknown].map((appealId): [string, object] => [
        'decideAppeal',
        { appealId, outcome: 'reversed' },
      ]),
      ...[photo, unknown].map((checkId): [string, object] => ['decidePhoto', { checkId, outcome: 'accepted' }]),
      ...[referenceItself, unknown].flatMap((referenceId): [string, object][] => [
        ['hideReference', { referenceId, reason: 'It is rude.' }],
        ['showReference', { referenceId }],
      ]),
      ...[proposal, proposalFromReport, unknown].flatMap((proposalId) =>
        [true, false].map((confirm): [string, object] => ['decideProposal', { proposalId, confirm }]),
      ),
    ]
    for (const [name, payload] of calls) {
      const isQuery = name === 'report'
      const headers = { authorization: `Bearer ${meera.token}` }
      const input = encodeURIComponent(JSON.stringify(payload))
      const query = new URLSearchParams(payload as Record<string, string>)
      const answers = await Promise.all(
        isQuery
          ? [`/trpc/admin.${name}?input=${input}`, `/api/admin/${name}?${query}`].map((url) =>
              testApp.app.inject({ url, headers }),
            )
          : [`/trpc/admin.${name}`, `/api/admin/${name}`].map((url) =>
              testApp.app.inject({ method: 'POST', url, headers, payload }),
            ),
      )
      expect([name, payload, ...answers.map(({ statusCode }) => statusCode)]).toEqual([name, payload, 404, 404])
    }
    expect(await state()).toEqual(before)
  })

  test('whoever has reported a person: takes no decision about them, on any page; others do', async () => {
    const before = await state()
    const { admin } = meera.api
    const others = await report(asha._id, ravi._id)
    const proposalId = await proposalAbout(ravi._id, others)
    expect(await admin.report({ reportId: others })).toMatchObject({ actions: [] })
    for (const call of [
      () => admin.decide({ reportId: others, action: 'warn', words: 'selling' }),
      () => admin.suspendPerson({ userId: ravi._id, days: 3, words: 'selling' }),
      () => admin.suspendPerson({ userId: ravi._id, words: 'selling' }),
      () => admin.removePerson({ userId: ravi._id }),
      () => admin.restorePerson({ userId: ravi._id }),
      () => admin.decideProposal({ proposalId, confirm: true }),
      () => admin.decideProposal({ proposalId, confirm: false }),
    ])
      expect(await codeOf(call())).toBe('FORBIDDEN')
    expect(await state()).toMatchObject({ acts: before?.acts })
    await db.sql`delete from suspension_proposals where id = ${proposalId}`
    expect(await codeOf(second.api.admin.decide({ reportId: others, action: 'dismiss' }))).toBe('OK')
  })
})
