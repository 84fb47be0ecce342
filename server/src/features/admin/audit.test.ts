import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { runInProcess } from '../../../test/cli.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { makeStaff } from '../../../test/staff.ts'
import { moderate } from '../../cli/moderate.ts'
import { deleteExpiredAuditLines } from './queries/audit.ts'

const db = useDatabase()
const testApp = useApp(db)
let operator: TestPerson
beforeAll(async () => {
  operator = await makeStaff(testApp, db, 'operator')
})
const addLine = (at: string, act = 'user.test') =>
  db.sql`insert into audit_log (id, at, actor, act, subject_kind, subject_id, note)
    values (uuidv7(), ${at}, 'meera', ${act}, 'user', 'x', '100% sure') returning id`

test('the audit log: refuses changes, and deletions before the end of its retention', async () => {
  await addLine(new Date().toISOString())
  await expect(db.sql`update audit_log set note = 'other'`).rejects.toThrow('append-only')
  await expect(db.sql`delete from audit_log`).rejects.toThrow('append-only')
  await expect(db.sql`truncate audit_log cascade`).rejects.toThrow('append-only')
})

test('the cleanup job: deletes lines after three years, with the revoked roles of that time', async () => {
  const [old] = await addLine('2020-01-01T00:00:00Z')
  const [young] = await addLine(NOON.toISOString())
  await db.sql`insert into staff (id, user_id, role, granted_by, audit_id, revoked_at, revoked_audit_id)
    values (uuidv7(), ${operator._id}, 'editor', 'meera', ${old?.id}, '2020-01-01', ${old?.id})`
  await deleteExpiredAuditLines(db.db, NOON)
  const rows = await db.sql`select id from audit_log where id in (${old?.id}, ${young?.id})`
  expect(rows.map(({ id }) => id)).toEqual([young?.id])
  expect(await operator.api.admin.me()).toMatchObject({ roles: ['operator'] })
})

test('an act in a role that is not held at that moment: is refused by the database, and nothing is written', async () => {
  const actor = JSON.stringify({ staff: operator._id, role: 'editor' })
  const before = await db.sql`select count(*)::int from audit_log`
  await expect(
    db.sql`select audit(${actor}::text::jsonb, 'package.save', 'package', 'x', null, null)`,
  ).rejects.toMatchObject({
    constraint_name: 'staff_role_held',
  })
  expect(await db.sql`select count(*)::int from audit_log`).toEqual(before)
})

test('npm run moderate: each act has a line, and an act without one cannot be stored', async () => {
  const ravi = await makePerson(testApp, db, 'Ravi')
  for (const words of [
    ['suspend', ravi.email.toUpperCase(), '3'],
    ['lift', ravi._id],
    ['remove', ravi.email],
  ])
    await runInProcess(moderate, words, { db: db.db, now: () => NOON })
  const { items } = await operator.api.admin.audit({ kind: 'user', subjectId: ravi._id })
  const commandLine = { by: { _id: null, name: 'meera' }, role: null, note: 'From the command line.' }
  expect(items).toMatchObject(['user.remove', 'user.restore', 'user.suspend'].map((act) => ({ act, ...commandLine })))
  await expect(db.sql`update moderation_acts set audit_id = null`).rejects.toThrow('not-null')
})

describe('admin.audit', () => {
  test('pages: newest first, each line once', async () => {
    for (let n = 0; n < 5; n += 1) await addLine(NOON.toISOString(), `page.${n}`)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await operator.api.admin.audit({ q: 'page.', limit: 2, cursor })
      seen.push(...page.items.map(({ act }) => act))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(['page.4', 'page.3', 'page.2', 'page.1', 'page.0'])
  })

  test.each([
    ['words, with wildcards as plain text', { q: '0% s' }, { q: '1_0%' }],
    ['the kind', { kind: 'user' }, { kind: 'package' }],
    ['the subject', { subjectId: 'x' }, { subjectId: 'y' }],
    ['days in India', { from: '2026-11-20', to: '2026-11-20' }, { from: '2026-11-21', to: '2026-11-21' }],
  ] as const)('filter by %s', async (_, matching, others) => {
    await addLine('2026-11-20T18:29:59Z', 'filter.day') // the last second of the day in India
    const acts = async (filters: Parameters<TestPerson['api']['admin']['audit']>[0]) =>
      (await operator.api.admin.audit({ ...filters, limit: 100 })).items.map(({ act }) => act)
    expect(await acts(matching)).toContain('filter.day')
    expect(await acts(others)).not.toContain('filter.day')
  })

  test.each([
    ['cursor', { cursor: 'x' }],
    ['limit', { limit: 101 }],
    ['from', { from: '1999-01-01' }],
    ['to', { to: '2026-11-20\0' }],
    ['q', { q: 'page\0' }],
    ['subjectId', { subjectId: '\0' }],
    ['kind', { kind: 'user\0' }],
    ['cursor', { cursor: Buffer.from('{"at":"2026-11-20T00:00:00Z\\u0000","id":"x"}').toString('base64url') }],
  ])('an invalid %s: is named, through tRPC and REST', async (field, input) => {
    const headers = { authorization: `Bearer ${operator.token}` }
    const url = `/trpc/admin.audit?input=${encodeURIComponent(JSON.stringify(input))}`
    const typed = await testApp.app.inject({ url, headers })
    expect([typed.statusCode, typed.json().error.data.field]).toEqual([400, field])
    const query = new URLSearchParams({ [field]: String(Object.values(input)[0]) })
    const rest = await testApp.app.inject({ url: `/api/admin/audit?${query}`, headers })
    expect([rest.statusCode, rest.json().field]).toEqual([400, field])
  })
})
