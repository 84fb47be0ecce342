import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { indexesOf, stepsOf, wholeTables } from '../../../test/plan.ts'
import { choicesQuery } from './queries/choices.ts'
import { waitingChoices } from './queries/waiting.ts'

const db = useDatabase()
const ME = '00000000-0000-7000-8000-000000000007'
const NOW = new Date('2026-11-27T06:00:00Z')

beforeAll(async () => {
  await db.sql`
    insert into users (id, firebase_uid, name, email, consented_at)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'voter-' || n, 'Asha Rao', n || '@example.com', now()
    from generate_series(1, 2000) n`
  await db.sql`
    insert into choices (id, owner_id, key, title, voters, closes_at)
    select gen_random_uuid(), id, gen_random_uuid(), 'Where do we go?', 4, '2026-12-01T06:00:00Z' from users, generate_series(1, 2)`
  await db.sql`
    insert into choice_candidates (choice_id, number, kind, facts, total, per_head, trip)
    select id, n, 'place', '{}', 20000, 5000, '{}' from choices, generate_series(0, 3) n`
  await db.sql`
    insert into choice_people (choice_id, user_id, voted_at)
    select c.id, ('00000000-0000-7000-8000-' || lpad((1 + (row_number() over () * 7 + n * 13) % 2000)::text, 12, '0'))::uuid, case when n > 1 then now() end
    from choices c, generate_series(0, 3) n
    on conflict do nothing`
  await db.sql`insert into blocks (blocker_id, blocked_id) select id, gen_random_uuid() from users, generate_series(1, 5)`
  await db.sql`analyze`
})

const READER = { userId: ME, today: '2026-11-27', now: NOW }
const waiting = () => db.db.select({ rows: sql`${waitingChoices(READER, 12)}` }).from(sql`(select) one`)

test.each([
  ['choices.list', () => choicesQuery(db.db, READER).toSQL(), ['choice_people_choice_id_user_id_pk']],
  ['home.get, its choices', () => waiting().toSQL(), []],
])(
  '%s: reads those of the user by an index, their candidates and votes by the choice, and no whole table',
  async (_, query, more) => {
    const { sql, params } = query()
    const steps = stepsOf(await db.sql.unsafe(`explain (format json) ${sql}`, params as string[]))
    const indexes = ['choice_people_by_user', 'choices_pkey', 'choice_candidates_choice_id_number_pk', ...more]
    expect([...indexesOf(steps)]).toEqual(expect.arrayContaining(indexes))
    expect(wholeTables(steps)).toEqual([])
  },
)
