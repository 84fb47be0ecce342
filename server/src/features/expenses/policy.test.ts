import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { runs } from '../../../test/whole.ts'
import { inWorlds } from '../../../test/world.ts'
import { unnamedLedger } from '../../messages/en/expenses.ts'
import { openLedger } from './policy.ts'
import { findOverview } from './queries/overview.ts'
import { ledgerTopic } from './topics.ts'

const db = useDatabase()
const today = '2026-11-20'
let stranger: string
beforeAll(async () => {
  ;[stranger] = (await insertPeople(db, 1)) as [string]
})

test('expense_role, reads and streams, with any people: agree about every ledger and person', async () => {
  const answers = new Set<string | null>()
  await inWorlds(db, runs(20), async (people, tours) => {
    await db.sql`delete from expense_people`
    // Whatever their seats, every third person has a part in an expense of every second tour.
    await db.sql`
      insert into expense_people (ledger_id, user_id, involved)
      select ledger, person, true from unnest(${tours}::uuid[]) with ordinality t(ledger, n),
        unnest(${people}::uuid[]) with ordinality p(person, m) where n % 2 = 0 and m % 3 = 0`
    const changes = tours.map((id) => ({ kind: 'tour' as const, id, by: stranger }))
    const told = (await ledgerTopic.readAudience(db.db, changes, () => [])).map(({ id, userId }) => `${id} ${userId}`)
    for (const userId of people)
      for (const id of tours) {
        const [row] = await db.sql`select expense_role(${userId}, 'tour', ${id}, ${today}) as role`
        answers.add(row?.role)
        const opened = await openLedger(db.db, { kind: 'tour', id }, { userId, today })
        expect(opened?.role ?? null).toBe(row?.role)
        expect(told.includes(`tour${id} ${userId}`)).toBe(opened !== null)
      }
  })
  expect(answers).toEqual(new Set(['open', 'left', null]))
}, 60_000)

test('expense_role, reads and streams of trips, with any people: agree about every ledger and person', async () => {
  const answers = new Set<string | null>()
  await inWorlds(db, runs(20), async (people, tours) => {
    for (const table of ['expense_people', 'trips', 'trip_friends']) await db.sql`delete from ${db.sql(table)}`
    // Each host has a trip, with a part of the people as friends, and every third person in an expense of every second one.
    await db.sql`
      insert into trips (id, owner_id, title, place_id, day_count, from_city, people, version)
      select id, creator_id, 'Konkan', 'hampi', 3, 'mumbai', 2, 1 from tours where id = any(${tours})`
    await db.sql`
      insert into trip_friends (trip_id, user_id, owner_id, state, may_edit, title, place_id, day_count)
      select t.id, u.id, t.creator_id, (array['invited', 'going', 'going', 'declined'])[1 + chance], false, 'Konkan', 'hampi', 3
      from tours t join users u on u.id = any(${people}) and u.id <> t.creator_id
        cross join lateral (select abs(hashtext(t.id::text || u.id::text)) % 6 as chance) c
      where t.id = any(${tours}) and chance < 4`
    await db.sql`
      insert into expense_people (ledger_id, user_id, involved)
      select ledger, person, true from unnest(${tours}::uuid[]) with ordinality t(ledger, n),
        unnest(${people}::uuid[]) with ordinality p(person, m) where n % 2 = 0 and m % 3 = 0`
    const changes = tours.map((id) => ({ kind: 'trip' as const, id, by: stranger }))
    const told = (await ledgerTopic.readAudience(db.db, changes, () => [])).map(({ id, userId }) => `${id} ${userId}`)
    for (const userId of people)
      for (const id of tours) {
        const [row] = await db.sql`select expense_role(${userId}, 'trip', ${id}, ${today}) as role`
        answers.add(row?.role)
        const opened = await openLedger(db.db, { kind: 'trip', id }, { userId, today })
        expect(opened?.role ?? null).toBe(row?.role)
        expect(opened?.title ?? null).toBe(
          row?.role === 'open' ? 'Konkan' : row?.role === 'left' ? unnamedLedger.trip : null,
        )
        if (opened) expect(told).toContain(`trip${id} ${userId}`)
      }
  })
  expect(answers).toEqual(new Set(['open', 'left', null]))
}, 60_000)

test('a tour for another gender, of which somebody has a part in an expense: has no name for them, in its ledger and in lists', async () => {
  const [host, left] = (await insertPeople(db, 2)) as [string, string]
  const [tour] = await db.sql`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, joined, search, only_gender)
    values (uuidv7(), ${host}, 'Konkan', 'Malvan', '2026-12-12', '2026-12-15', 1000, 0, 'konkan', 'woman') returning id`
  const id: string = tour?.id
  await db.sql`insert into expense_people (ledger_id, user_id, involved) values (${id}, ${left}, true)`
  await db.sql`insert into expense_summaries (user_id, ledger_id, kind, balance_paise, open_transfers, changed_at)
    values (${left}, ${id}, 'tour', 500, 0, now())`
  const [listed] = (await findOverview(db.db, left)).items
  const opened = await openLedger(db.db, { kind: 'tour', id }, { userId: left, today })
  expect([listed?.title, opened?.title]).toEqual([unnamedLedger.tour, unnamedLedger.tour])
})
