import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { indexesOf, stepsOf, wholeTables } from '../../../test/plan.ts'
import { entriesQuery } from './queries/entries.ts'
import { linesQuery } from './queries/ledger-lines.ts'
import { summariesQuery } from './queries/overview.ts'

const db = useDatabase()
const LEDGER = '00000000-0000-7000-8000-000000000007'

beforeAll(async () => {
  await db.sql`
    insert into expense_entries (ledger_id, number, kind, author_id, title, category, day, amount_paise, payers, shares, replaces)
    select ('00000000-0000-7000-8000-' || lpad((n % 50)::text, 12, '0'))::uuid, n / 50 + 1, 'expense', gen_random_uuid(), 'Tea',
      'food', '2026-11-20', 100, '[]', '[]', case when n / 50 % 10 = 9 then n / 50 end
    from generate_series(0, 19999) n`
  await db.sql`
    insert into expense_summaries (user_id, ledger_id, kind) select gen_random_uuid(), ledger_id, 'tour' from expense_entries`
  await db.sql`analyze`
})

const given: Record<string, string | number | boolean> = {
  ...{ ledgerId: LEDGER, userId: LEDGER, before: 200, limit: 30, onlyMine: false, unlisted: '{}' },
}
const PRIMARY = 'expense_entries_ledger_id_number_pk'
const REPLACED = 'expense_entries_replaced_once'
const queries = { entriesQuery, linesQuery, summariesQuery }
test.each([
  ['expenses.entries', 'entriesQuery', [PRIMARY, REPLACED]],
  ['expenses.overview', 'summariesQuery', ['expense_summaries_user_id_ledger_id_pk']],
] as const)('%s: reads by the index of its order, and no whole table', async (_, name, indexes) => {
  const steps = await explain(name)
  expect([...indexesOf(steps)].sort()).toEqual([...indexes].sort())
  expect(wholeTables(steps)).toEqual([])
})

test('expenses.get: reads the entries of one ledger, and no whole table', async () => {
  const steps = await explain('linesQuery')
  expect(wholeTables(steps)).toEqual([])
  for (const index of indexesOf(steps)) expect([PRIMARY, REPLACED]).toContain(index)
})

async function explain(name: keyof typeof queries) {
  const { sql, params } = queries[name](db.db).toSQL()
  const values = params.map((param) => (typeof param === 'object' ? given[(param as { name: string }).name] : param))
  return stepsOf(await db.sql.unsafe(`explain (format json) ${sql}`, values as string[]))
}
