import { GOING_MIN } from '@saathi/shared/plans/rules'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import { beforeEach, expect, test } from 'vitest'
import { NOON, testDeps, useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { makePerson } from '../../../test/people.ts'
import { indexesOf, stepsOf, wholeTables } from '../../../test/plan.ts'
import { createContext } from '../../context.ts'
import { createCaller } from '../../router.ts'
import { countPeopleByMonth } from '../plans/queries/people-by-month.ts'
import { nextPublicTours } from '../tours/queries/next-public.ts'

const db = useDatabase()
const testApp = useApp(db)
const TODAY = '2026-11-20'
const open = { isPublic: true, destination: 'Hampi, Karnataka' }
// Counts are cached for a minute, so that those of a test are of a place of its own.
const GOKARNA = { placeId: 'gokarna' }
const proofs = () => visitor(db).home.proofs({})

beforeEach(async () => {
  for (const table of ['plans', 'plan_summaries', 'tours']) await db.sql`delete from ${db.sql(table)}`
})

test('home.proofs, without tours and plans: has the first recommendation for the form, as the page of the place prices it', async () => {
  const { cost, ...others } = await proofs()
  expect(others).toEqual({ tours: [], going: null })
  const { items } = await visitor(db).recommend.travel(DREAM_TRIP_DEFAULTS)
  expect(cost).toMatchObject({ place: { id: items[0]?.id }, estimated_costs: items[0]?.estimated_costs, people: 2 })
  const { quote } = await visitor(db).destinations.quote({
    destinationId: items[0]?.id ?? '',
    trip: DREAM_TRIP_DEFAULTS,
  })
  expect(quote).toMatchObject({ estimated_costs: cost?.estimated_costs, nights: cost?.nights, stay: cost?.stay })
  expect(cost?.stops).toHaveLength(3)
})

test('home.proofs, with another recommendation service: has no price', async () => {
  const deps = testDeps(db)
  const caller = createCaller(
    createContext(
      { ...deps, config: { ...deps.config, recommendUrl: 'http://127.0.0.1:9' } },
      { id: 'test', log: testApp.app.log, ip: '127.0.0.1', headers: {} },
    ),
  )
  expect(await caller.home.proofs({})).toMatchObject({ cost: null })
})

test('home.proofs: the next three public tours that anybody can join, without their people', async () => {
  const [host, gone] = [await makePerson(testApp, db, 'Asha'), await makePerson(testApp, db, 'Ravi')]
  const on = (day: number) => ({ start: `2026-12-${10 + day}`, end: `2026-12-${12 + day}` })
  const made = []
  for (const day of [3, 1, 2, 4])
    made.push(await host.api.tours.create(aTour({ ...open, travelDates: on(day), capacity: 5 })))
  await host.api.tours.create(aTour({ destination: 'Hampi', travelDates: on(0) }))
  const [cancelled, closed, begun] = await Promise.all(
    [0, 0, 0].map(() => host.api.tours.create(aTour({ ...open, travelDates: on(0) }))),
  )
  await host.api.tours.cancel({ tourId: cancelled?._id ?? '' })
  await db.sql`update tours set joining_closed_at = now() where id = ${closed?._id ?? ''}`
  await db.sql`update tours set start_date = ${TODAY} where id = ${begun?._id ?? ''}`
  await gone.api.tours.create(aTour({ ...open, travelDates: on(0) }))
  await db.sql`update users set suspended_at = now() where id = ${gone._id}`
  const full = await host.api.tours.create(aTour({ ...open, travelDates: on(0), capacity: 2 }))
  await db.sql`update tours set joined = capacity where id = ${full._id}`
  const { tours } = await proofs()
  expect(tours.map(({ _id }) => _id)).toEqual([made[1], made[2], made[0]].map((tour) => tour?._id))
  expect(Object.keys(tours[0] ?? {}).sort()).toEqual(
    ['_id', 'image', 'name', 'place', 'price', 'seatsLeft', 'travelDates'].sort(),
  )
  expect(tours[0]).toMatchObject({ place: { id: 'hampi', name: 'Hampi' }, seatsLeft: 5, travelDates: on(1) })
})

test('home.proofs: the place and month to which most people go, from the minimum on, of plans that everybody sees', async () => {
  const people = await Promise.all(Array.from({ length: GOING_MIN + 1 }, (_, n) => makePerson(testApp, db, `P${n}`)))
  const [first, ...others] = people
  await first?.api.tours.create(aTour({ ...open, destination: 'Gokarna, Karnataka' }))
  for (const one of others.slice(1)) await one.api.plans.create(aPlan(GOKARNA))
  await first?.api.plans.create(aPlan({ ...GOKARNA, visibleTo: 'connections' }))
  await others[0]?.api.plans.create(aPlan({ ...GOKARNA, travelDates: { start: '2027-01-05', end: '2027-01-06' } }))
  expect(await countPeopleByMonth(db.db, ['gokarna'], TODAY)).toEqual([])
  await others[1]?.api.plans.create(aPlan({ ...GOKARNA, travelDates: { start: '2026-12-20', end: '2026-12-21' } }))
  await others[0]?.api.plans.create(aPlan(GOKARNA))
  const december = { placeId: 'gokarna', month: '2026-12', people: GOING_MIN }
  expect(await countPeopleByMonth(db.db, ['gokarna', 'kochi'], TODAY)).toEqual([december])
  expect((await proofs()).going).toEqual({
    place: { id: 'gokarna', name: 'Gokarna' },
    month: '2026-12',
    people: GOING_MIN,
  })
  await db.sql`update users set deletion_asked_at = now() where id = ${others[0]?._id ?? ''}`
  expect(await countPeopleByMonth(db.db, ['gokarna'], TODAY)).toEqual([])
})

test('home.proofs: public tours among many others are read in the order of an index', async () => {
  const host = await makePerson(testApp, db, 'Asha')
  await db.sql`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, is_public, search)
    select uuidv7(), ${host._id}, 'Tour ' || n, 'Hampi', date '2026-11-21' + n % 300, date '2026-11-24' + n % 300, 1000,
      n % 100 = 0, 'tour' from generate_series(1, 2000) n`
  await db.sql`analyze tours`
  const query = nextPublicTours(db.db).toSQL()
  const params = query.params.map((param) => (typeof param === 'object' ? TODAY : param))
  const steps = stepsOf(await db.sql.unsafe(`explain (format json) ${query.sql}`, params as never[]))
  expect(indexesOf(steps)).toContain('tours_public_by_start')
  expect(wholeTables(steps)).not.toContain('tours')
  expect(NOON.toISOString()).toContain(TODAY)
})
