import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { stepsOf, wholeTables } from '../../../test/plan.ts'
import { threadQuery, unreadQuery } from './queries/messages.ts'

const db = useDatabase()
let people: string[]

beforeAll(async () => {
  people = (await insertPeople(db, 3_000)).slice(0, 200)
  await db.sql`
    insert into messages (id, from_id, to_id, text)
    select uuidv7(), (${people}::uuid[])[1 + n % 200], (${people}::uuid[])[1 + (n * 7 + 1) % 200], 'Is there a later boat?'
    from generate_series(1, 20000) n`
  await db.sql`
    insert into threads (user_id, other_id, last_id, last_from, last_text, last_at, unread)
    select a, b, uuidv7(), b, 'Yes, at four.', now(), case when random() < 0.1 then 1 else 0 end
    from unnest(${people}::uuid[]) a, unnest(${people}::uuid[]) b where a <> b`
  await db.sql`insert into matches (user_id, other_id) select user_id, other_id from threads`
  await db.sql`analyze`
})

test('messages.list: a page among 20,000 messages reads one page a direction, by index', async () => {
  const [me = '', other = ''] = people
  await db.sql.begin(async (tx) => {
    // The counters include what the connection did shortly before, so the difference is taken.
    const scans = async () => {
      const [row] = await tx`
        select seq_scan::int, idx_scan::int, idx_tup_fetch::int from pg_stat_xact_user_tables where relname = 'messages'`
      return [row?.seq_scan, row?.idx_scan, row?.idx_tup_fetch] as [number, number, number]
    }
    const before = await scans()
    await tx`select * from read_conversation(${me}, ${other}, 'ffffffff-ffff-ffff-ffff-ffffffffffff', 30)`
    const [whole, byIndex, fetched] = (await scans()).map((count, at) => count - (before[at] ?? 0))
    expect([whole, byIndex]).toEqual([0, 2])
    expect(fetched).toBeGreaterThan(0)
    expect(fetched).toBeLessThanOrEqual(62)
  })
})

test.each([
  ['the list of conversations', "read_threads($1, 'ffffffff-ffff-ffff-ffff-ffffffffffff', 30)", 60],
  ['the number of unread messages', 'unread_threads($1)', 199],
] as const)('messages.threads: %s among 39,800 reads its threads by index', async (_, call, most) => {
  await db.sql.begin(async (tx) => {
    const scans = () => tx`
      select relname as name, seq_scan::int as whole, idx_tup_fetch::int as by_index from pg_stat_xact_user_tables
      where relname in ('threads', 'matches') order by relname desc`
    const before = await scans()
    const rows = await tx.unsafe(`select * from ${call}`, [people[0] ?? ''])
    const after = await scans()
    expect(after.map(({ whole }, at) => whole - before[at]?.whole)).toEqual([0, 0])
    expect(rows.length).toBeGreaterThan(0)
    expect(after[0]?.by_index - before[0]?.by_index).toBeLessThanOrEqual(most)
  })
})

test.each([
  ['the list of conversations', threadQuery],
  ['the number of unread messages', unreadQuery],
] as const)('messages.threads: the plan for %s reads users by index', async (_, query) => {
  const steps = stepsOf(await db.sql.unsafe(`explain (generic_plan, format json) ${query(db.db).toSQL().sql}`))
  expect(wholeTables(steps)).not.toContain('users')
})
