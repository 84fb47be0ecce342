import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { makeStaff } from '../../../test/staff.ts'
import { LIMITS, parseLimit } from '../../platform/limits.ts'

const db = useDatabase()
const testApp = useApp(db)
let moderator: TestPerson
let kavya: TestPerson
let reportId: string
let checkId: string
beforeAll(async () => {
  moderator = await makeStaff(testApp, db, 'moderator')
  kavya = await makePerson(testApp, db, 'Kavya Menon')
  const asha = await makePerson(testApp, db, 'Asha')
  for (const text of ['A secret word', 'Another one'])
    await db.sql`insert into messages (id, from_id, to_id, text) values (uuidv7(), ${kavya._id}, ${asha._id}, ${text})`
  await asha.api.social.report({ userId: kavya._id, reason: 'scam' })
  reportId = (await db.sql`select id from reports`)[0]?.id
  const [check] = await db.sql`insert into photo_checks (user_id, check_id, gesture, bytes, sent_at)
    values (${kavya._id}, uuidv7(), 'thumbUp', '\\x01', now()) returning check_id`
  checkId = check?.check_id
})

type Read = { name: string; input: Record<string, string>; act: string; subject: () => string }
const READS: Read[] = [
  { name: 'people', input: { q: 'kavya menon' }, act: 'user.search', subject: () => kavya._id },
  { name: 'person', input: {}, act: 'user.read', subject: () => kavya._id },
  { name: 'nominee', input: {}, act: 'user.nominee', subject: () => kavya._id },
  { name: 'report', input: {}, act: 'report.read', subject: () => reportId },
  { name: 'photos', input: {}, act: 'photoCheck.read', subject: () => checkId },
]
const inputOf = ({ name, input }: Read) =>
  name === 'person' || name === 'nominee' ? { userId: kavya._id } : name === 'report' ? { reportId } : input

/** The answers to a read through tRPC and through REST. */
async function readBoth(read: Read, { token }: TestPerson) {
  const headers = { authorization: `Bearer ${token}` }
  const input = inputOf(read)
  const typed = `/trpc/admin.${read.name}?input=${encodeURIComponent(JSON.stringify(input))}`
  const rest = `/api/admin/${read.name}?${new URLSearchParams(input as Record<string, string>)}`
  const answers = []
  for (const url of [typed, rest]) answers.push(await testApp.app.inject({ url, headers }))
  return answers
}
const linesBy = ({ _id }: TestPerson) =>
  db.sql`select act, subject_id, before, after, note from audit_log where staff_id = ${_id} order by id`
const limitOf = (name: 'peopleReads' | 'reportReads' | 'queueReads') => parseLimit(LIMITS[name].default)?.points ?? 0

describe('a read of people and of evidence', () => {
  test.each(READS)('admin.$name: has a line of who looked at whom, without what was read', async (read) => {
    const reader = await makeStaff(testApp, db, 'moderator')
    for (const { statusCode } of await readBoth(read, reader)) expect(statusCode).toBe(200)
    const after = read.name === 'report' ? { evidence: true, messages: 2 } : null
    const line = { act: read.act, subject_id: read.subject(), before: null, after, note: '' }
    expect([...(await linesBy(reader))]).toEqual([line, line])
  })

  test.each(READS)('admin.$name: without its line nothing is read', async (read) => {
    const reader = await makeStaff(testApp, db, 'moderator')
    await db.sql`create function refuse_reads() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`
    await db.sql`create trigger refuse_reads before insert on audit_log for each row execute function refuse_reads()`
    try {
      for (const { statusCode, body } of await readBoth(read, reader)) {
        expect(statusCode).toBe(500)
        expect(body).not.toMatch(/Kavya|secret word|base64/)
      }
    } finally {
      await db.sql`drop function refuse_reads() cascade`
    }
    expect(await linesBy(reader)).toEqual([])
  })

  test('nobody found: no line, and an unknown person or report has none', async () => {
    const reader = await makeStaff(testApp, db, 'moderator')
    const unknown = crypto.randomUUID()
    expect((await reader.api.admin.people({ q: 'nobody at all' })).items).toEqual([])
    await expect(reader.api.admin.person({ userId: unknown })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(reader.api.admin.report({ reportId: unknown })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await linesBy(reader)).toEqual([])
  })
})

describe('the limits of reads', () => {
  test('people: each one found or opened counts, and beyond the limit nobody is shown, through tRPC and REST', async () => {
    const reader = await makeStaff(testApp, db, 'moderator')
    await db.sql`insert into users (id, firebase_uid, name, email)
      select uuidv7(), 'uid-' || n, 'Zubin ' || n, 'zubin-' || n || '@example.in' from generate_series(1, 600) n`
    const shown = new Set<string>()
    let cursor: string | undefined
    const walk = async () => {
      do {
        const page = await reader.api.admin.people({ q: 'zubin', limit: 100, cursor })
        for (const { email } of page.items) shown.add(email)
        cursor = page.nextCursor ?? undefined
      } while (cursor)
    }
    await expect(walk()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(shown.size).toBe(limitOf('peopleReads'))
    for (const name of ['people', 'person'])
      for (const { statusCode } of await readBoth(READS.find((read) => read.name === name) as Read, reader))
        expect(statusCode).toBe(429)
    const lines = (await linesBy(reader)).filter(({ act }) => act === 'user.search')
    expect(lines).toHaveLength(limitOf('peopleReads'))
    // Others read on.
    expect((await moderator.api.admin.people({ q: 'kavya menon' })).items).toHaveLength(1)
  })

  test('reports: so many openings in an hour, by everybody for themselves', async () => {
    const reader = await makeStaff(testApp, db, 'moderator')
    const limit = limitOf('reportReads')
    await testApp.deps.limits.take('reportReads', reader._id, limit - 2)
    for (let n = 0; n < 2; n += 1) await reader.api.admin.report({ reportId })
    await expect(reader.api.admin.report({ reportId })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await linesBy(reader)).toHaveLength(2)
    expect(await moderator.api.admin.report({ reportId })).toMatchObject({ _id: reportId })
  })

  const LISTS = { reports: {}, proposals: {}, appeals: { state: 'open' }, photos: {} }
  test.each(Object.entries(LISTS))(
    'admin.%s: each item counts, and beyond the limit none is shown, through tRPC and REST',
    async (name, input) => {
      const reader = await makeStaff(testApp, db, 'moderator')
      const read = { name, input, act: '', subject: () => '' }
      await testApp.deps.limits.take('queueReads', reader._id, limitOf('queueReads') - 2)
      const answers = await readBoth(read, reader)
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      for (const { statusCode, body } of await readBoth(read, reader)) {
        expect(statusCode).toBe(429)
        expect(body).not.toMatch(/Kavya|base64/)
      }
      expect((await readBoth(read, moderator)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    },
  )
})
