import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { indexesOf, stepsOf, wholeTables } from '../../../test/plan.ts'
import { fillPlans } from '../../../test/plan-rows.ts'
import { weeksOf } from './days.ts'
import { planQuery } from './queries/statements.ts'

const db = useDatabase()
beforeAll(async () => {
  await fillPlans(db.url, { people: 4_000, places: 40 })
}, 60_000)

const NOBODY = '0190a6d0-0000-7000-8000-000000000000'

/** The executed plan of a search for these days, as a prepared statement of unknown parameters. */
async function planOf(from: string, to: string, after?: { week: string; id: string }) {
  const weeks = weeksOf(from, to)
  const given: Record<string, string> = {
    ...weeks,
    placeId: 'place-7',
    me: NOBODY,
    gender: 'woman',
    hidden: '{}',
    company: '{alone,partner,friends,family}',
    afterWeek: after?.week ?? weeks.first,
    afterId: after?.id ?? '00000000-0000-0000-0000-000000000000',
  }
  const { sql, params } = planQuery(db.db, 51).toSQL()
  const values = params.map((param) => given[(param as { name: string }).name] as string)
  return stepsOf(await db.sql.unsafe(`explain (analyze, format json) ${sql}`, values))
}

describe('the search for overlapping plans', () => {
  test.each([
    ['a week', '2026-12-12', '2026-12-15'],
    ['a year', '2026-11-20', '2027-11-20'],
  ])('for %s: reads one index by place and week, in its order', async (_, from, to) => {
    const steps = await planOf(from, to)
    expect([...indexesOf(steps)]).toEqual(['plans_by_week'])
    expect(wholeTables(steps)).toEqual([])
    expect(steps.map((step) => step['Node Type'])).not.toContain('Sort')
  })
})
