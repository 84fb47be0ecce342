import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { indexesOf, stepsOf, wholeTables } from '../../../test/plan.ts'
import { peopleQueries } from './queries/digest.ts'

const db = useDatabase()

beforeAll(async () => {
  const people = await insertPeople(db, 200)
  const [tour] = await db.sql`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, search)
    values (uuidv7(), ${people[0] as string}, 'Goa', 'Panaji', '2026-12-12', '2026-12-15', 1, '') returning id`
  await db.sql`
    insert into threads (user_id, other_id, last_id, last_from, last_text, last_at, unread)
    select a, b, uuidv7(), b, 'Yes, at four.', now(), case when random() < 0.05 then 1 else 0 end
    from unnest(${people}::uuid[]) a, unnest(${people}::uuid[]) b where a <> b`
  await db.sql`
    insert into group_summaries (user_id, tour_id, unread, muted)
    select p, gen_random_uuid(), case when n % 20 = 0 then 1 else 0 end, n % 40 = 0
    from unnest(${people}::uuid[]) p, generate_series(1, 100) n`
  await db.sql`
    insert into notices (id, user_id, kind, tour_id, read_at)
    select uuidv7(), p, 'seat', ${tour?.id}, case when n % 20 = 0 then null else now() end
    from unnest(${people}::uuid[]) p, generate_series(1, 100) n`
  await db.sql`
    insert into trip_friends (trip_id, user_id, owner_id, state, may_edit, title, place_id, day_count, seen_at)
    select gen_random_uuid(), p, ${people[0] as string}, 'invited', true, 'Hampi', 'hampi', 3,
      case when n % 20 = 0 then null else now() end
    from unnest(${people.slice(1)}::uuid[]) p, generate_series(1, 100) n`
  await db.sql`vacuum analyze threads, group_summaries, notices, trip_friends`
})

test.each([
  ['threads', 'threads_unread'],
  ['groups', 'group_summaries_unread'],
  ['notices', 'notices_unread'],
  ['invitations', 'trip_friends_unseen'],
] as const)('people with unread %s: a page reads one partial index and no whole table', async (source, index) => {
  const query = peopleQueries(db.db)[source].toSQL().sql
  const steps = stepsOf(await db.sql.unsafe(`explain (generic_plan, format json) ${query}`))
  expect(indexesOf(steps)).toEqual(new Set([index]))
  expect(wholeTables(steps)).toEqual([])
})
