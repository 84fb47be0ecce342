import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { indexesOf, type Node, stepsOf, wholeTables } from '../../../test/plan.ts'
import { DISTRIBUTION } from '../../db/distribution.ts'
import { ownQuery } from './queries/list.ts'
import { changesQuery, tripQuery } from './queries/trip.ts'

const db = useDatabase()
const TRIP = '00000000-0000-7000-8000-000000000007'

beforeAll(async () => {
  await db.sql`
    insert into trips (id, owner_id, title, place_id, day_count, from_city, people, version)
    select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, gen_random_uuid(), 'Hampi', 'hampi', 4, 'mumbai', 2, 40
    from generate_series(1, 2000) n`
  await db.sql`
    insert into trip_items (trip_id, id, version, facts)
    select t.id, gen_random_uuid(), n, '{"day": 0, "order": 1}' from trips t, generate_series(1, 40) n`
  await db.sql`insert into trip_ticks (trip_id, user_id, item_id) select id, owner_id, 'water' from trips`
  await db.sql`
    insert into trip_checks (trip_id, user_id, id, kind, text)
    select id, owner_id, gen_random_uuid(), 'packing', 'Socks' from trips`
  await db.sql`
    insert into trip_summaries (user_id, trip_id, key, title, place_id, day_count)
    select owner_id, id, gen_random_uuid(), title, place_id, day_count from trips`
  await db.sql`analyze`
})

const given: Record<string, string | number> = { tripId: TRIP, userId: TRIP, after: 38 }
const queries = { tripQuery, changesQuery, ownQuery }
/** The statement of a query with the values of its parameters. */
const statementOf = (name: keyof typeof queries) => {
  const { sql, params } = queries[name](db.db).toSQL()
  const values = params.map((param) => (typeof param === 'object' ? given[(param as { name: string }).name] : param))
  return { sql, values: values as string[] }
}

test.each([
  ['trips.get', 'tripQuery', ['trip_checks', 'trip_items', 'trip_ticks', 'trips']],
  ['trips.changes', 'changesQuery', ['trip_items', 'trips']],
  ['trips.list', 'ownQuery', ['trip_summaries']],
] as const)('%s: reads each table by an index of the trip or the user, and none whole', async (_, name, tables) => {
  const { sql, values } = statementOf(name)
  const steps = stepsOf(await db.sql.unsafe(`explain (format json) ${sql}`, values))
  const scans = steps.filter((step) => step['Index Cond'] !== undefined)
  const isOfOne = (step: Node) => /\b(trip_id|user_id|id) = '/.test(String(step['Index Cond']))
  expect(scans.filter((step) => !isOfOne(step))).toEqual([])
  expect(indexesOf(scans).size).toBe(tables.length)
  const names = [...indexesOf(scans)].map((index) => tables.filter((table) => String(index).startsWith(table)).at(-1))
  expect(new Set(names.map((name) => name ?? ''))).toEqual(new Set(tables))
  expect(wholeTables(steps)).toEqual([])
})

test('the statements of trips: name tables that a cluster distributes, or others, never both', () => {
  const distributed = new Set(DISTRIBUTION.map(({ table }) => table))
  for (const name of Object.keys(queries) as (keyof typeof queries)[]) {
    const tables = [...statementOf(name).sql.matchAll(/(?:from|join) "?(\w+)"?/g)].map(([, table]) => table as string)
    expect(tables.length, name).toBeGreaterThan(0)
    for (const table of tables) expect(distributed.has(table), `${name}: ${table}`).toBe(true)
  }
})
