import { RETENTION } from '@saathi/shared/legal/retention'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp, visitor } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { jobsOfFeatures } from '../../../deps.ts'

const db = useDatabase()
const testApp = useApp(db)
let editor: TestPerson
beforeAll(async () => {
  editor = await makeStaff(testApp, db, 'editor')
})
beforeEach(() => db.sql`delete from wrong_facts`)

const REPORT = { destinationId: 'hampi', section: 'costs' as const, text: 'The temple costs 600 rupees now.' }
const send = (payload: object, place = 'hampi') =>
  testApp.app.inject({ method: 'POST', url: `/api/destinations/${place}/wrong-facts`, payload })

describe('destinations.reportFact', () => {
  test('a report: is stored with nothing about who sent it, and waits for the editors', async () => {
    await visitor(db).destinations.reportFact({ ...REPORT, text: ` ${REPORT.text} ` })
    const { items } = await editor.api.admin.wrongFacts({})
    expect(items).toMatchObject([
      { destination: { id: 'hampi', name: 'Hampi' }, section: 'costs', text: REPORT.text, doneAt: null },
    ])
    expect((await editor.api.admin.me()).waiting.catalogue).toBe(1)
    const [row] = await db.sql`select * from wrong_facts`
    expect(Object.keys(row ?? {}).sort()).toEqual(
      ['checked_fact', 'created_at', 'destination_id', 'done_at', 'done_audit_id', 'id', 'section', 'text'].sort(),
    )
  })

  test.each([
    ['text', { text: '' }, 400],
    ['text', { text: 'x'.repeat(1_001) }, 400],
    ['section', { section: 'weather' }, 400],
    ['destinationId', { place: 'atlantis' }, 404],
  ])(
    'an invalid %s: is named, and nothing is stored',
    async (field, { place, ...input }: Record<string, string>, status) => {
      const response = await send({ section: 'costs', text: 'Wrong.', ...input }, place)
      expect([response.statusCode, response.json().field]).toEqual([status, field])
      expect(await db.sql`select from wrong_facts`).toEqual([])
    },
  )

  test('an input with the hidden field: is confirmed and not stored', async () => {
    const response = await send({ section: 'costs', text: 'Buy this.', website: 'https://spam.example' })
    expect([response.statusCode, response.json().message]).toEqual([200, 'Thank you. An editor will check this.'])
    expect(await db.sql`select from wrong_facts`).toEqual([])
  })
})

describe('admin.settleWrongFact', () => {
  const report = async () => {
    await visitor(db).destinations.reportFact(REPORT)
    return (await editor.api.admin.wrongFacts({})).items[0]?._id ?? ''
  }
  const lines = async (wrongFactId: string) =>
    [...(await db.sql`select act, note from audit_log where subject_id = ${wrongFactId} order by id`)].map(
      Object.values,
    )

  test('settled and reopened: each once, with a line in the audit log', async () => {
    const wrongFactId = await report()
    const settled = { wrongFactId, done: true, note: 'The fee is right now.' }
    const answers = await Promise.all([1, 2, 3].map(() => editor.api.admin.settleWrongFact(settled)))
    for (const { doneAt } of answers) expect(doneAt).not.toBeNull()
    expect((await editor.api.admin.wrongFacts({})).items).toEqual([])
    expect((await editor.api.admin.wrongFacts({ state: 'done' })).items).toMatchObject([{ _id: wrongFactId }])
    expect(await editor.api.admin.settleWrongFact({ wrongFactId, done: false })).toMatchObject({ doneAt: null })
    expect(await lines(wrongFactId)).toEqual([
      ['wrongFact.settle', 'The fee is right now.'],
      ['wrongFact.reopen', ''],
    ])
  })

  test('settled with the fact that is right: its page tells the month, until the report is reopened', async () => {
    const fact = { kind: 'fee', about: 'Vittala temple and stone chariot' } as const
    const shown = async () =>
      (await visitor(db).destinations.get({ destinationId: 'hampi' })).sources?.find(
        ({ kind, about }) => kind === fact.kind && about === fact.about,
      )
    const before = await shown()
    expect(before).toMatchObject({ source: 'Archaeological Survey of India', checked: '2018-08', isFresh: false })
    const wrongFactId = await report()
    const settled = await editor.api.admin.settleWrongFact({ wrongFactId, done: true, fact })
    expect(settled.checkedFact).toBe('fee/Vittala temple and stone chariot')
    const month = settled.doneAt?.slice(0, 7)
    expect(await shown()).toEqual({ ...fact, source: null, checked: month, isFresh: true })
    expect((await editor.api.admin.destinationFacts({ destinationId: 'hampi' })).checkable).toContainEqual(fact)
    await editor.api.admin.settleWrongFact({ wrongFactId, done: false })
    expect(await shown()).toEqual(before)
  })

  test('a fact that the place does not have: BAD_REQUEST, and the report stays open', async () => {
    const wrongFactId = await report()
    const fact = { kind: 'fee', about: 'Taj Mahal' } as const
    await expect(editor.api.admin.settleWrongFact({ wrongFactId, done: true, fact })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect((await editor.api.admin.wrongFacts({})).items).toHaveLength(1)
  })

  test('a moderator, a member and a visitor: cannot confirm a fact', async () => {
    const wrongFactId = await report()
    const fact = { kind: 'fee', about: 'Vittala temple and stone chariot' } as const
    const moderator = await makeStaff(testApp, db, 'moderator')
    for (const api of [moderator.api, (await makePerson(testApp, db)).api, visitor(db)])
      await expect(api.admin.settleWrongFact({ wrongFactId, done: true, fact })).rejects.toMatchObject({
        code: expect.stringMatching(/FORBIDDEN|UNAUTHORIZED|NOT_FOUND/),
      })
    const [row] = await db.sql`select done_at, checked_fact from wrong_facts`
    expect(row).toEqual({ done_at: null, checked_fact: null })
  })

  test('an unknown report: NOT_FOUND', async () => {
    await expect(
      editor.api.admin.settleWrongFact({ wrongFactId: '00000000-0000-7000-8000-000000000000', done: true }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test.each(['open', 'done'] as const)(
  'admin.wrongFacts, %s: pages without gaps, and those of one destination',
  async (state) => {
    for (const n of [1, 2, 3, 4, 5])
      await visitor(db).destinations.reportFact({
        ...REPORT,
        destinationId: n === 3 ? 'ziro' : 'hampi',
        text: `Fact ${n}`,
      })
    if (state === 'done')
      for (const { _id } of (await editor.api.admin.wrongFacts({})).items)
        await editor.api.admin.settleWrongFact({ wrongFactId: _id, done: true })
    const all = async (destinationId?: string) => {
      const texts: string[] = []
      let cursor: string | undefined
      do {
        const page = await editor.api.admin.wrongFacts({ state, destinationId, limit: 2, cursor })
        texts.push(...page.items.map(({ text }) => text))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      return texts
    }
    const order = (numbers: number[]) => (state === 'open' ? numbers : numbers.reverse()).map((n) => `Fact ${n}`)
    expect(await all()).toEqual(order([1, 2, 3, 4, 5]))
    expect(await all('hampi')).toEqual(order([1, 2, 4, 5]))
  },
)

test('the cleanup job: deletes reports a year after they were settled, and neither younger nor open ones', async () => {
  const settledAt = (ms: number) => new Date(NOON.getTime() - RETENTION.settledFactDays * 86_400_000 + ms).toISOString()
  const add = (text: string, doneAt: string | null) => db.sql`
    insert into wrong_facts (id, destination_id, section, text, created_at, done_at, done_audit_id)
    values (uuidv7(), 'hampi', 'costs', ${text}, '2019-01-01', ${doneAt},
      case when ${doneAt !== null} then audit('{"name": "dev"}', 'wrongFact.settle', 'wrongFact', '', null, null) end)`
  await add('expired', settledAt(-1))
  await add('settled', settledAt(1))
  await add('open', null)
  const jobs = jobsOfFeatures(testApp.deps)
  await jobs.wrongFacts?.()
  const rows = await db.sql`select text from wrong_facts order by text`
  expect(rows.map(({ text }) => text)).toEqual(['open', 'settled'])
})
