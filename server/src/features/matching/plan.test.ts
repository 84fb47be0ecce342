import { beforeAll, describe, expect, test } from 'vitest'
import { type Crowd, fillCrowd } from '../../../bench/crowd.ts'
import { useDatabase } from '../../../test/db.ts'
import { indexesOf, stepsOf, wholeTables } from '../../../test/plan.ts'
import { DISTRIBUTION } from '../../db/distribution.ts'
import { findCandidates } from './deck.ts'
import { cardQuery, keyQuery, poolQuery, positionQuery, swipedQuery } from './deck-statements.ts'

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
  await db.sql`vacuum analyze`
}, 60_000)

type Query = typeof poolQuery | typeof swipedQuery | typeof cardQuery

/** Runs a statement of a deck, and returns its executed plan and its row. */
async function execute<Row>(query: Query, given: Record<string, string | number | null>) {
  const { sql, params } = query(db.db).toSQL()
  const values = params.map((param) => given[(param as { name: string }).name]) as string[]
  const plan = stepsOf(await db.sql.unsafe(`explain (analyze, format json) ${sql}`, values))
  const [row] = await db.sql.unsafe(sql, values)
  return { plan, row: row as Row }
}

/** The executed plans of the statements of a deck's first page. */
async function plansOf(me: string) {
  const [{ position } = { position: null }] = await db.sql<{ position: number | null }[]>`
    select position from deck_places where user_id = ${me}`
  const pool = await execute<{ ids: string[] }>(poolQuery, { me, today: '2026-11-20', position, size: 200 })
  const swiped = await execute<{ swiped: string[] }>(swipedQuery, { me, ids: `{${pool.row.ids}}` })
  const open = pool.row.ids.filter((id) => !swiped.row.swiped.includes(id)).slice(0, 60)
  const cards = await execute(cardQuery, { me, ids: `{${open}}` })
  return { pool: pool.plan, swiped: swiped.plan, cards: cards.plan }
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
    const { pool, swiped, cards } = await plansOf(crowd[name])
    const nodes = [...pool, ...swiped, ...cards]
    expect(wholeTables(nodes)).toEqual([])
    const rows = (index: string) =>
      nodes
        .filter((node) => node['Index Name'] === index)
        .reduce((sum, node) => sum + Number(node['Actual Rows']) * Number(node['Actual Loops']), 0)
    expect(rows('users_in_ring')).toBeGreaterThan(0)
    expect(rows('users_in_ring')).toBeLessThanOrEqual(200)
    expect(rows('swipes_user_id_swiped_id_pk')).toBeLessThanOrEqual(200)
    const widest = Math.max(...nodes.map((node) => Number(node['Actual Rows'])))
    expect(widest).toBeLessThanOrEqual(200)
  })

  test('a page has candidates, none of them swiped', async () => {
    const { people } = await findCandidates(db.db, crowd[name], { wanted: 20, shown: 0, today: '2026-11-20' })
    expect(people.length).toBeGreaterThan(0)
    const [row] = await db.sql`
      select count(*)::int from swipes where user_id = ${crowd[name]} and swiped_id in ${db.sql(people.map(({ _id }) => _id))}`
    expect(row?.count).toBe(0)
  })
})

test('matching.deck: the generic plans of the prepared statements have no sequential scan', async () => {
  const plan = async (query: Query) =>
    stepsOf(await db.sql.unsafe(`explain (generic_plan, format json) ${query(db.db).toSQL().sql}`))
  const plans = [await plan(poolQuery), await plan(cardQuery)]
  expect(plans.map(wholeTables)).toEqual([[], []])
  expect(indexesOf(plans.flat())).toContain('users_in_ring')
})

test('matching.deck: the tables that a cluster distributes are in statements without other tables', () => {
  const distributed = DISTRIBUTION.map(({ table }) => table)
  const tablesOf = (query: Query | typeof positionQuery | typeof keyQuery) =>
    new Set(
      Array.from(
        query(db.db)
          .toSQL()
          .sql.matchAll(/(?:from|join) "(\w+)"/g),
        ([, table]) => table as string,
      ),
    )
  expect(tablesOf(positionQuery)).toEqual(new Set(['deck_places']))
  expect(tablesOf(swipedQuery)).toEqual(new Set(['swipes']))
  for (const query of [poolQuery, keyQuery, cardQuery]) {
    expect(tablesOf(query)).toContain('users')
    expect(distributed.filter((table) => tablesOf(query).has(table))).toEqual([])
  }
})
