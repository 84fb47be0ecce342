import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { indexesOf, stepsOf, wholeTables } from '../../../test/plan.ts'
import { DISTRIBUTION } from '../../db/distribution.ts'
import { changesQuery, pageQuery } from './queries/entries.ts'
import { summariesQuery } from './queries/summaries.ts'

const db = useDatabase()

beforeAll(async () => {
  await db.sql`
    insert into group_entries (tour_id, number, version, kind, from_id, text)
    select ('00000000-0000-7000-8000-' || lpad((n % 50)::text, 12, '0'))::uuid, n / 50, n / 50, 'message', gen_random_uuid(), 'Hello'
    from generate_series(1, 20000) n`
  await db.sql`
    insert into group_reactions (tour_id, number, user_id, reaction)
    select tour_id, number, gen_random_uuid(), 'heart' from group_entries`
  await db.sql`
    insert into group_summaries (user_id, tour_id, last_from, last_text, last_at)
    select gen_random_uuid(), tour_id, from_id, text, created_at from group_entries`
  await db.sql`
    insert into group_votes (tour_id, number, user_id, slot, choice)
    select tour_id, number, gen_random_uuid(), 0, 1 from group_entries`
  await db.sql`
    insert into group_arrivals (tour_id, number, user_id, at)
    select tour_id, number, gen_random_uuid(), now() from group_entries`
  await db.sql`analyze`
})

const TOUR = '00000000-0000-7000-8000-000000000007'
const given: Record<string, string | number> = {
  tourId: TOUR,
  tourIds: `{${TOUR}}`,
  userId: TOUR,
  hidden: '{}',
  since: '2026-11-20T06:30:00Z',
  before: 200,
  after: 200,
  limit: 30,
}
const queries = { pageQuery, changesQuery, summariesQuery }
/** The indexes by which the reactions, votes and arrivals of an entry are read. */
const OF_ENTRIES = [
  'group_reactions_tour_id_number_user_id_reaction_pk',
  'group_votes_tour_id_number_user_id_slot_pk',
  'group_arrivals_tour_id_number_user_id_pk',
]
test.each([
  ['groups.entries', 'pageQuery', ['group_entries_tour_id_number_pk', ...OF_ENTRIES]],
  ['groups.changes', 'changesQuery', ['group_entries_in_versions', 'group_entries_tour_id_number_pk', ...OF_ENTRIES]],
  ['groups.list', 'summariesQuery', ['group_summaries_user_id_tour_id_pk']],
] as const)('%s: reads by the index of its order, and no whole table', async (_, name, indexes) => {
  const { sql, params } = queries[name](db.db).toSQL()
  const values = params.map((param) => (typeof param === 'object' ? given[(param as { name: string }).name] : param))
  const steps = stepsOf(await db.sql.unsafe(`explain (format json) ${sql}`, values as string[]))
  const distributed = steps.flatMap((step) => (step['Distributed Query'] as { Job: object } | undefined)?.Job ?? [])
  if (distributed.length > 0) return expect(distributed).toMatchObject([{ 'Task Count': 1 }])
  expect([...indexesOf(steps)].sort()).toEqual([...indexes].sort())
  expect(wholeTables(steps)).toEqual([])
  // The rows come in the order of the index; the only sort is that of the few reactions to an entry.
  expect(steps.filter((step) => step['Node Type'] === 'Sort').map((step) => step['Sort Key'])).not.toContainEqual(
    expect.arrayContaining([expect.stringMatching(/version|number DESC/)]),
  )
})

test('the statements of groups: name tables that a cluster distributes, or others, never both', () => {
  const distributed = new Set(DISTRIBUTION.map(({ table }) => table))
  for (const [name, query] of Object.entries(queries)) {
    const tables = [
      ...query(db.db)
        .toSQL()
        .sql.matchAll(/(?:from|join) "?(group_\w+|tours|users|\w+)"?/g),
    ].map(([, table]) => table)
    expect(tables.length, name).toBeGreaterThan(0)
    for (const table of tables) expect(distributed.has(table as string), `${name}: ${table}`).toBe(true)
  }
})
