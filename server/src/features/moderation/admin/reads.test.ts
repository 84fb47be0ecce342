import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { makeStaff } from '../../../../test/staff.ts'

const db = useDatabase()
const testApp = useApp(db)
let moderator: TestPerson
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  moderator = await makeStaff(testApp, db, 'moderator')
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})
const newest = async () => (await db.sql`select id from reports order by id desc limit 1`)[0]?.id as string

describe('admin.reports', () => {
  test('open reports: by when their answer is due, each once over pages; filters; closed ones newest first', async () => {
    for (const reason of ['other', 'harassment', 'unsafe'] as const)
      await asha.api.social.report({ userId: ravi._id, reason, note: `About ${reason}` })
    const seen: [string, string][] = []
    let cursor: string | undefined
    do {
      const page = await moderator.api.admin.reports({ limit: 1, cursor })
      seen.push(...page.items.map(({ reason, urgency }): [string, string] => [reason, urgency]))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual([
      ['unsafe', 'urgent'],
      ['harassment', 'today'],
      ['other', 'week'],
    ])
    const found = async (query: Parameters<TestPerson['api']['admin']['reports']>[0]) =>
      (await moderator.api.admin.reports(query)).items.map(({ reason }) => reason)
    expect(await found({ q: 'about har' })).toEqual(['harassment'])
    expect(await found({ reason: 'other', q: 'RAVI', kind: 'person' })).toEqual(['other'])
    expect(await found({ kind: 'tour' })).toEqual([])
    expect(await found({ state: 'waiting' })).toEqual([])
    await db.sql`update reports set closed_at = now() + random() * interval '1 minute', outcome = 'noAction' where reason <> 'other'`
    expect((await found({ state: 'closed' })).sort()).toEqual(['harassment', 'unsafe'])
    const { items } = await moderator.api.admin.reports({})
    expect(items).toMatchObject([{ reason: 'other', about: { name: 'Ravi', isDeleted: false }, openAbout: 1 }])
  })
})

describe('admin.report', () => {
  test('a report: has what was written, both histories and the signals, and its reporter sees that it was opened', async () => {
    const spammer = await makePerson(testApp, db, 'Spammer')
    for (let n = 0; n < 12; n += 1) {
      await db.sql`insert into messages (id, from_id, to_id, text)
        values (uuidv7(), ${spammer._id}, ${n === 0 ? asha._id : crypto.randomUUID()}, 'Send me 500 rupees for the bus, friend')`
    }
    await asha.api.social.report({ userId: spammer._id, reason: 'scam', note: 'Wants money.' })
    const reportId = await newest()
    const report = await moderator.api.admin.report({ reportId })
    expect(report).toMatchObject({
      reason: 'scam',
      note: 'Wants money.',
      evidence: {
        lines: [{ by: 'reported', text: 'Send me 500 rupees for the bus, friend', isReported: false }],
        profile: { name: 'Spammer' },
      },
      reporter: {
        name: 'Asha',
        reportsMade: 4,
        history: expect.arrayContaining([expect.objectContaining({ reportId })]),
      },
      reported: { name: 'Spammer', reportsAbout: 1, openReportsAbout: 1, suspendedAt: null },
      signals: [
        { rule: 'newAccountWritesToMany', count: 12, limit: 10 },
        { rule: 'sameTextToMany', count: 12, limit: 4 },
      ],
      acts: [],
      proposal: null,
      actions: ['dismiss', 'warn', 'suspend', 'suspendForGood'],
    })
    expect((await asha.api.safety.reports({ limit: 1 })).items).toMatchObject([{ state: 'inReview' }])
    await expect(moderator.api.admin.report({ reportId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

test('admin.photos: the waiting pictures with their gestures, as data URLs, oldest first', async () => {
  for (const [n, person] of [asha, ravi].entries())
    await db.sql`insert into photo_checks (user_id, check_id, gesture, bytes, sent_at)
      values (${person._id}, uuidv7(), 'thumbUp', '\\x0102', now() + ${n} * interval '1 minute')`
  const first = await moderator.api.admin.photos({ limit: 1 })
  expect(first.items).toMatchObject([
    { person: { name: 'Asha' }, gesture: 'a thumb up', picture: 'data:image/webp;base64,AQI=' },
  ])
  const next = await moderator.api.admin.photos({ limit: 1, cursor: first.nextCursor ?? '' })
  expect(next).toMatchObject({ items: [{ person: { name: 'Ravi' } }], nextCursor: null })
})

test('admin.waiting: counts everything that is open, and nothing that is decided', async () => {
  await db.sql`delete from reports`
  await db.sql`delete from photo_checks`
  const report = (id: string) => db.sql`insert into reports (id, reporter_id, reported_id, reason, note)
    values (${id}, ${asha._id}, ${ravi._id}, 'other', '')`
  const ids = Array.from({ length: 27 }, () => crypto.randomUUID())
  for (const id of ids) await report(id)
  const [warned = '', proposed = ''] = ids
  await moderator.api.admin.decide({ reportId: warned, action: 'warn', words: 'selling' })
  await moderator.api.admin.decide({ reportId: proposed, action: 'suspendForGood', words: 'selling' })
  const [decision] = (await ravi.api.safety.decisions({})).items
  await ravi.api.safety.appeal({ decisionId: decision?._id ?? '', text: 'No.' })
  for (const person of [asha, ravi])
    await db.sql`insert into photo_checks (user_id, check_id, gesture, bytes, sent_at)
      values (${person._id}, uuidv7(), 'thumbUp', '\\x0102', now())`
  expect(await moderator.api.admin.waiting()).toEqual({ reports: 26, proposals: 1, appeals: 1, photos: 2 })
  expect((await moderator.api.admin.me()).waiting.moderation).toBe(30)
  const { admin } = (await makeStaff(testApp, db, 'moderator')).api
  const idOf = (page: { items: { _id: string }[] }) => page.items[0]?._id ?? ''
  await admin.decideProposal({ proposalId: idOf(await admin.proposals({})), confirm: false })
  await admin.decideAppeal({ appealId: idOf(await admin.appeals({})), outcome: 'upheld' })
  const [photo] = (await admin.photos({})).items
  await admin.decidePhoto({ checkId: photo?.checkId ?? '', outcome: 'declined' })
  expect(await moderator.api.admin.waiting()).toEqual({ reports: 26, proposals: 0, appeals: 0, photos: 1 })
})

test('admin.answerTimes: median and slowest tenth by the day of the answer in India', async () => {
  await db.sql`delete from reports`
  const add = (hours: number, answeredAt: string) => db.sql`
    insert into reports (id, reported_id, reason, note, created_at, closed_at, outcome) values (uuidv7(), ${ravi._id},
      'other', '', ${answeredAt}::timestamptz - ${hours} * interval '1 hour', ${answeredAt}, 'noAction')`
  for (const hours of [2, 4, 30]) await add(hours, NOON.toISOString())
  await add(8, new Date(NOON.getTime() - 86_400_000).toISOString())
  await add(1, '2020-01-01T00:00:00Z')
  const times = await moderator.api.admin.answerTimes()
  expect(times).toMatchObject({ open: 0, urgent: 0, goalHours: 24, medianHours: 6 })
  expect(times.days).toHaveLength(28)
  expect(times.days.at(-1)).toMatchObject({ answered: 3, medianHours: 4, slowestTenthHours: 24.8 })
  expect(times.days.at(-2)).toMatchObject({ answered: 1, medianHours: 8 })
  expect(times.days[0]).toMatchObject({ answered: 0, medianHours: null })
})
