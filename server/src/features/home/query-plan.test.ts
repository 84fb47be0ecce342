import { beforeAll, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { indexesOf, rowsRead, wholeTables } from '../../../test/plan.ts'
import { fillPlans } from '../../../test/plan-rows.ts'
import { executedPlans, statementsOf } from '../../../test/statements.ts'
import { DISTRIBUTION } from '../../db/distribution.ts'

const db = useDatabase()
const testApp = useApp(db, { now: () => NOON })
const PEOPLE = 3_000
const FOUND_MAX = 42
let ravi: TestPerson

/** A reader with plans, a seat, matches and invitations of their own, who reads a Home with people that go there too. */
beforeAll(async () => {
  await fillPlans(db.url, { people: PEOPLE, places: ['hampi', 'varanasi'] })
  ravi = await makePerson(testApp, db, 'Ravi Iyer')
  const host = await makePerson(testApp, db, 'Asha Rao')
  const { _id: tourId } = await host.api.tours.create(aTour())
  await ravi.api.tours.join({ tourId })
  for (const [placeId, month] of [
    ['hampi', '02'],
    ['varanasi', '03'],
  ] as const)
    await ravi.api.plans.create(aPlan({ placeId, travelDates: { start: `2027-${month}-10`, end: `2027-${month}-14` } }))
  const others = db.sql`select id from users where firebase_uid like 'planner-%'`
  await db.sql`insert into matches (user_id, other_id) select ${ravi._id}, id from (${others}) o`
  await db.sql`insert into follows (follower_id, followed_id) select id, ${ravi._id} from (${others}) o`
  await db.sql`insert into plan_invitations (tour_id, user_id, plan_id)
    select ${tourId}, p.user_id, p.id from plan_summaries p join (${others}) o on o.id = p.user_id`
  await db.sql`insert into genders (user_id, gender) select id, 'woman' from (${others}) o on conflict do nothing`
  await db.sql`insert into blocks (blocker_id, blocked_id) select id, ${host._id} from (${others}) o`
  await db.sql`analyze`
}, 60_000)

const readHome = () => ravi.api.home.get({})

test('home.get, with people who go there too: reads them, their follows and invitations by index, and no more than it found', async () => {
  expect((await readHome()).goingToo).toHaveLength(3)
  const steps = await executedPlans(db, readHome)
  for (const table of ['users', 'follows', 'plans', 'plan_invitations', 'genders', 'blocks'])
    expect(wholeTables(steps), table).not.toContain(table)
  expect([...indexesOf(steps)]).toEqual(expect.arrayContaining(['plans_by_week', 'plan_invitations_by_plan']))
  expect(rowsRead(steps, 'plan_invitations')).toBeLessThanOrEqual(FOUND_MAX)
  expect(rowsRead(steps, 'users')).toBeLessThanOrEqual(FOUND_MAX * 3)
})

test('the statements of home.get: name tables that a cluster distributes, or others, never both', async () => {
  const distributed = new Set(DISTRIBUTION.map(({ table }) => table))
  const rows = await db.sql<{ name: string }[]>`select table_name as name from information_schema.tables
    where table_schema = 'public'`
  const all = new Set(rows.map(({ name }) => name))
  const statements = await statementsOf(db, readHome)
  expect(statements).toHaveLength(5)
  for (const { sql } of statements) {
    const tables = [...sql.matchAll(/(?:from|join) "?([a-z_]+)"?/g)].map(([, table]) => table as string)
    const kinds = tables.filter((table) => all.has(table)).map((table) => distributed.has(table))
    expect(new Set(kinds).size, sql).toBe(1)
  }
})
