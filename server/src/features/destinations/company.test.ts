import { COMPANY_PLACES_MAX, TOURS_COUNTED_MAX } from '@saathi/shared/destinations/schema'
import { GOING_MIN } from '@saathi/shared/plans/rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { statementsOf } from '../../../test/statements.ts'
import { companyCache } from './queries/company.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeEach(async () => {
  for (const table of ['plans', 'plan_summaries', 'tours']) await db.sql`delete from ${db.sql(table)}`
  companyCache(db.db).clear()
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})

const PLACES = { destinationIds: ['hampi', 'kochi', 'atlantis'] }
const toHampi = { destination: 'Hampi, Karnataka' }
const countsFor = async (api: Pick<TestPerson['api'], 'destinations'>) =>
  (await api.destinations.company(PLACES)).items.map(({ id, tours, going }) => [id, tours, going])

describe('destinations.company', () => {
  test('tours: a visitor counts public ones, a signed-in user all, by place, without those of hosts whom a block hides', async () => {
    await asha.api.tours.create(aTour({ ...toHampi, isPublic: true }))
    await asha.api.tours.create(aTour(toHampi))
    expect(await countsFor(visitor(db))).toEqual([
      ['hampi', 1, null],
      ['kochi', 0, null],
    ])
    expect(await countsFor(ravi.api)).toEqual([
      ['hampi', 2, null],
      ['kochi', 0, null],
    ])
    await asha.api.social.block({ userId: ravi._id })
    expect(await countsFor(ravi.api)).toEqual([
      ['hampi', 0, null],
      ['kochi', 0, null],
    ])
  })

  test('cancelled tours and those that have begun: are not counted', async () => {
    const tour = await asha.api.tours.create(aTour(toHampi))
    const begun = await asha.api.tours.create(aTour(toHampi))
    await asha.api.tours.cancel({ tourId: tour._id })
    await db.sql`update tours set start_date = '2020-01-01' where id = ${begun._id}`
    expect(await countsFor(ravi.api)).toContainEqual(['hampi', 0, null])
  })

  test('many tours: are counted up to the limit', async () => {
    const tour = await asha.api.tours.create(aTour(toHampi))
    await db.sql`insert into tours select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).*
      from tours t, generate_series(1, ${TOURS_COUNTED_MAX + 5}) where t.id = ${tour._id}`
    expect(await countsFor(ravi.api)).toContainEqual(['hampi', TOURS_COUNTED_MAX, null])
  })

  test('people who plan to go: are counted from the minimum on, each once, for everybody alike', async () => {
    const people = await Promise.all(Array.from({ length: GOING_MIN }, (_, n) => makePerson(testApp, db, `P${n}`)))
    for (const one of people.slice(1)) await one.api.plans.create(aPlan())
    await people[1]?.api.plans.create(aPlan({ travelDates: { start: '2027-01-01', end: '2027-01-02' } }))
    expect(await countsFor(visitor(db))).toContainEqual(['hampi', 0, null])
    await people[0]?.api.plans.create(aPlan())
    await people[0]?.api.plans.create(aPlan({ placeId: 'kochi' }))
    expect(await countsFor(visitor(db))).toEqual([
      ['hampi', 0, GOING_MIN],
      ['kochi', 0, null],
    ])
    expect(await countsFor(ravi.api)).toContainEqual(['hampi', 0, GOING_MIN])
  })

  test('too many places: BAD_REQUEST', async () => {
    const destinationIds = Array.from({ length: COMPANY_PLACES_MAX + 1 }, () => 'hampi')
    await expect(visitor(db).destinations.company({ destinationIds })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('destinations.company of all places', () => {
  const goTo = async (placeId: string, people: number) => {
    const made = await Promise.all(Array.from({ length: people }, (_, n) => makePerson(testApp, db, `G${n}`)))
    for (const one of made) await one.api.plans.create(aPlan({ placeId }))
    return made
  }

  test('only places with company: are listed, with the counts of a call that names them', async () => {
    await asha.api.tours.create(aTour({ ...toHampi, isPublic: true }))
    await asha.api.tours.create(aTour(toHampi))
    await goTo('kochi', GOING_MIN)
    expect((await visitor(db).destinations.company({})).items).toEqual([
      { id: 'hampi', tours: 1, going: null },
      { id: 'kochi', tours: 0, going: GOING_MIN },
    ])
    const { items } = await ravi.api.destinations.company({})
    expect(items).toEqual((await ravi.api.destinations.company({ destinationIds: ['hampi', 'kochi'] })).items)
    expect(items).toContainEqual({ id: 'hampi', tours: 2, going: null })
  })

  test('a block and a suspension: hide tours of the host, and suspended people are not counted', async () => {
    await asha.api.tours.create(aTour({ ...toHampi, isPublic: true }))
    const going = await goTo('kochi', GOING_MIN)
    await asha.api.social.block({ userId: ravi._id })
    expect((await ravi.api.destinations.company({})).items).toEqual([{ id: 'kochi', tours: 0, going: GOING_MIN }])
    await db.sql`update users set suspended_at = now() where id in ${db.sql([asha._id, going[0]?._id ?? ''])}`
    companyCache(db.db).clear()
    expect((await visitor(db).destinations.company({})).items).toEqual([])
  })

  test('later calls: read nothing for a visitor, and one statement more for a user than who they are', async () => {
    await asha.api.tours.create(aTour({ ...toHampi, isPublic: true }))
    const ask = (api: Pick<TestPerson['api'], 'destinations'>) => () => api.destinations.company({})
    const reads = async (work: () => Promise<unknown>) =>
      (await statementsOf(db, work)).filter(({ sql }) => /from (unnest|"?plans|"?tours)/i.test(sql)).length
    expect(await reads(ask(visitor(db)))).toBe(2)
    expect(await reads(ask(visitor(db)))).toBe(0)
    expect(await reads(ask(ravi.api))).toBe(1)
  })
})
