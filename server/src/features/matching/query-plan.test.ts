import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { type Crowd, fillCrowd } from '../../../test/many-people.ts'
import { indexesOf, stepsOf, wholeTables } from '../../../test/plan.ts'
import { DISTRIBUTION } from '../../db/distribution.ts'
import { findCandidates } from './queries/deck.ts'
import { deckQuery, keyQuery } from './queries/deck-statements.ts'

const db = useDatabase()
let crowd: Crowd
beforeAll(async () => {
  crowd = await fillCrowd(db.url, { people: 4_000, swipes: 120_000 })
  // Enough rows in the small tables that the planner uses their indexes.
  await db.sql`insert into blocks (blocker_id, blocked_id)
    select a.user_id, a.swiped_id from swipes a where a.turn % 40 = 0 and a.user_id <> ${crowd.veteran} limit 3000`
  await db.sql`insert into tours (id, creator_id, name, destination, start_date, end_date, price, search)
    select uuidv7(), id, 'Tour', 'Leh', '2027-06-01', '2027-06-09', 1, '' from users order by deck_key limit 2000`
  await db.sql`insert into tour_participants (tour_id, user_id)
    select t.id, u.id from (select id, row_number() over () as n from tours) t
    join (select id, row_number() over (order by deck_key desc) as n from users) u on u.n % 2000 = t.n % 2000
    on conflict do nothing`
  await db.sql`insert into favorites (tour_id, user_id) select tour_id, user_id from tour_participants`
  await db.sql`insert into genders (user_id, gender, same_gender_deck)
    select id, case when deck_key < 0.6 then 'woman' else 'man' end, deck_key < 0.1 from users`
  await db.sql`insert into travel_references
      (id, from_id, about_id, tour_ended_on, company, would_travel_again, text, shown_from)
    select uuidv7(), followers.follower_id, followers.followed_id, '2026-10-01', '{calm}', true, 'Calm.', '2026-10-20'
    from (select follower_id, followed_id from follows where follower_id <> followed_id limit 3000) followers`
  await db.sql`insert into photo_checks (user_id, check_id, gesture) select id, uuidv7(), 'touchEar' from users`
  await db.sql`vacuum analyze`
}, 60_000)

/** The executed plan of a deck's first page, and how its functions read the table of swipes. */
async function pageOf(me: string) {
  const given = { me, today: '2026-11-20', size: 200, served: 60, companionIds: '{}' }
  const { sql, params } = deckQuery(db.db).toSQL()
  const values = params.map((param) => given[(param as { name: string }).name as keyof typeof given])
  return db.sql.begin(async (tx) => {
    // The counters include what the connection did shortly before, so the difference is taken.
    const scans = async () => {
      const [row] = await tx`
        select seq_scan::int, idx_scan::int from pg_stat_xact_user_tables where relname = 'swipes'`
      return { seq: row?.seq_scan as number, idx: row?.idx_scan as number }
    }
    const before = await scans()
    const nodes = stepsOf(await tx.unsafe(`explain (analyze, format json) ${sql}`, values))
    const after = await scans()
    return { nodes, swipes: { seqScans: after.seq - before.seq, idxScans: after.idx - before.idx } }
  })
}

test('bench crowd: has the requested number of people and swipes', async () => {
  expect(crowd).toMatchObject({ people: 4_000, swipes: 120_000 })
  const swiped = async (who: string) =>
    Number((await db.sql`select count(*) from swipes where user_id = ${who}`)[0]?.count)
  expect(await swiped(crowd.newcomer)).toBe(0)
  expect(await swiped(crowd.veteran)).toBe(3_996)
  expect(await swiped(crowd.scattered)).toBe(3_995)
  const [indexes] = await db.sql`select count(*)::int from pg_indexes where tablename in ('swipes', 'follows')`
  const [keys] = await db.sql`
    select count(*)::int from pg_constraint where contype = 'f' and conrelid in ('swipes'::regclass, 'follows'::regclass)`
  expect([indexes?.count, keys?.count]).toEqual([7, 2])
  const [drifted] = await db.sql`
    select count(*)::int from users u where following_count <> (select count(*) from follows where follower_id = u.id)`
  expect(drifted?.count).toBe(0)
})

describe.each(['newcomer', 'regular', 'veteran', 'scattered'] as const)('matching.deck for the %s', (name) => {
  test('a page reads indexes only, and a bounded number of rows', async () => {
    await findCandidates(db.db, crowd[name], { wanted: 20, shown: 0, today: '2026-11-20' })
    const { nodes, swipes } = await pageOf(crowd[name])
    expect(wholeTables(nodes)).toEqual([])
    const rows = (index: string) =>
      nodes
        .filter((node) => node['Index Name'] === index)
        .reduce((sum, node) => sum + Number(node['Actual Rows']) * Number(node['Actual Loops']), 0)
    expect(rows('users_in_ring')).toBeGreaterThan(0)
    expect(rows('users_in_ring')).toBeLessThanOrEqual(200)
    expect(rows('users_pkey')).toBeLessThanOrEqual(400)
    expect(swipes.seqScans).toBe(0)
    expect(swipes.idxScans).toBeGreaterThan(0)
    const widest = Math.max(...nodes.map((node) => Number(node['Actual Rows'])))
    expect(widest).toBeLessThanOrEqual(400) // the page window and the tour companions
  })

  test('a page has candidates, none of them swiped', async () => {
    const { people } = await findCandidates(db.db, crowd[name], { wanted: 20, shown: 0, today: '2026-11-20' })
    expect(people.length).toBeGreaterThan(0)
    const [row] = await db.sql`
      select count(*)::int from swipes where user_id = ${crowd[name]} and swiped_id in ${db.sql(people.map(({ _id }) => _id))}`
    expect(row?.count).toBe(0)
  })
})

test('matching.deck: the generic plan of the prepared statement has no sequential scan', async () => {
  const plan = stepsOf(await db.sql.unsafe(`explain (generic_plan, format json) ${deckQuery(db.db).toSQL().sql}`))
  expect(wholeTables(plan)).toEqual([])
  expect(indexesOf(plan)).toContain('users_in_ring')
})

test('matching.deck: its statements name no table that a cluster distributes', () => {
  for (const query of [deckQuery(db.db), keyQuery(db.db)]) {
    const tables = Array.from(query.toSQL().sql.matchAll(/(?:from|join) "(\w+)"/g), ([, table]) => table as string)
    expect(tables).toContain('users')
    for (const { table } of DISTRIBUTION) expect(tables).not.toContain(table)
  }
})
