import { GOING_MIN, PLANS_MAX } from '@saathi/shared/plans/rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { testDeps, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { jobsOfFeatures } from '../../deps.ts'
import { findPlanPlace, type KnownPlace } from './places.ts'
import { goingCache, listPlans, savePlan } from './queries/plans.ts'
import { searchPlans } from './queries/search.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
beforeEach(async () => {
  for (const table of ['plans', 'plan_summaries', 'tours']) await db.sql`delete from ${db.sql(table)}`
  goingCache(db.db).clear()
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
})

const KEY = '8d7f0f0c-5a3e-4a49-9f57-3c1a0f0a7b11'
const days = (start: string, end = start) => ({ travelDates: { start, end } })
const find = async (reader: TestPerson, query: object = {}) =>
  (await reader.api.plans.search({ placeId: 'hampi', ...query })).items
const namesOf = (items: { person: { name: string } }[]) => items.map(({ person }) => person.name).sort()
const rest = (who: TestPerson, path: string, payload?: object) =>
  testApp.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${who.token}` },
  })

describe('own plans', () => {
  test('a plan: is listed with its place, changed, moved to another place and withdrawn', async () => {
    const plan = await asha.api.plans.create(aPlan({ note: ' Boulders ', flexibleDays: 2 }))
    expect(await asha.api.plans.list()).toEqual({ items: [plan] })
    expect(plan).toMatchObject({
      place: { id: 'hampi', name: 'Hampi', state: 'Karnataka' },
      note: 'Boulders',
      flexibleDays: 2,
      visibleTo: 'everyone',
      ended: false,
    })
    await asha.api.plans.update({ planId: plan._id, plan: aPlan({ placeId: 'region:kerala', company: 'family' }) })
    expect(namesOf(await find(ravi))).toEqual([])
    expect(namesOf(await find(ravi, { placeId: 'region:karnataka' }))).toEqual([])
    expect(await find(ravi, { placeId: 'region:kerala' })).toMatchObject([
      { company: 'family', place: { name: 'Kerala' } },
    ])
    await asha.api.plans.withdraw({ planId: plan._id })
    expect(await asha.api.plans.list()).toEqual({ items: [] })
    expect(await find(ravi, { placeId: 'region:kerala' })).toEqual([])
    expect(await db.sql`select from plans`).toHaveLength(0)
  })

  test('plans of others: cannot be changed, withdrawn or compared, through REST and tRPC', async () => {
    const { _id: planId } = await asha.api.plans.create(aPlan())
    for (const call of [
      () => ravi.api.plans.update({ planId, plan: aPlan() }),
      () => ravi.api.plans.withdraw({ planId }),
      () => ravi.api.plans.overlaps({ planId }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await rest(ravi, `plans/${planId}/update`, { plan: aPlan() })).statusCode).toBe(404)
    expect((await rest(ravi, `plans/${planId}/withdraw`, {})).statusCode).toBe(404)
    expect((await rest(ravi, `plans/${planId}/overlaps`)).statusCode).toBe(404)
    expect((await rest(ravi, 'plans')).json()).toEqual([])
  })

  test('a repeated key: makes one plan, also concurrently; for other facts: CONFLICT', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => asha.api.plans.create(aPlan({ key: KEY }))))
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1)
    await expect(asha.api.plans.create(aPlan({ key: KEY, company: 'family' }))).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await ravi.api.plans.create(aPlan({ key: KEY }))
    expect((await asha.api.plans.list()).items).toHaveLength(1)
  })

  test('concurrent plans at the maximum: one is made, the others are CONFLICT; ended plans do not count', async () => {
    for (let n = 1; n < PLANS_MAX; n += 1) await asha.api.plans.create(aPlan())
    await db.sql`insert into plan_summaries select user_id, uuidv7(), goes_to, '2026-10-01', '2026-10-02', 0, company, note,
      visible_to, '2026-10-02', region_id, null from plan_summaries where user_id = ${asha._id} limit 1`
    const made = await Promise.allSettled([1, 2, 3, 4].map(() => asha.api.plans.create(aPlan())))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of made) if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'CONFLICT' })
    expect((await asha.api.plans.list()).items.filter(({ ended }) => !ended)).toHaveLength(PLANS_MAX)
  })

  test('a change and a withdrawal at once: leave no copy at any place', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { _id: planId } = await asha.api.plans.create(aPlan())
      const plan = aPlan({ placeId: 'munnar' })
      await Promise.allSettled([asha.api.plans.update({ planId, plan }), asha.api.plans.withdraw({ planId })])
    }
    expect(await db.sql`select from plans`).toHaveLength(0)
  })

  test.each([
    ['placeId', { placeId: 'atlantis' }],
    ['placeId', { placeId: 'region:atlantis' }],
    ['placeId', { placeId: "hampi'" }],
    ['travelDates.start', days('2026-11-19')],
    ['travelDates.start', days('2027-11-21')],
    ['travelDates.end', days('2026-12-12', '2026-12-11')],
    ['travelDates.end', days('2026-12-12', '2027-03-12')],
    ['flexibleDays', { flexibleDays: 15 }],
    ['company', { company: 'crowd' }],
    ['note', { note: 'x'.repeat(201) }],
    ['visibleTo', { visibleTo: 'friends' }],
  ])('an invalid %s: 400 with the field, and no plan', async (field, facts) => {
    const answer = await rest(asha, 'plans', aPlan(facts as object))
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
    expect((await asha.api.plans.list()).items).toEqual([])
  })

  test('the bounds: the longest plan a year ahead is accepted', async () => {
    await asha.api.plans.create(aPlan({ ...days('2027-11-20', '2028-02-17'), flexibleDays: 14 }))
    expect(namesOf(await find(ravi, { from: '2028-02-20', to: '2028-02-21' }))).toEqual(['Asha'])
  })

  test('a plan: ends the day after its last flexible day, is found to the end of that week, and is deleted 30 days later', async () => {
    const { _id: planId } = await asha.api.plans.create(aPlan({ flexibleDays: 2 }))
    const reader = (today: string) => ({ userId: ravi._id, today })
    const query = { from: '2026-12-14', to: '2027-02-01', limit: 20 }
    const hampi = findPlanPlace('hampi') as KnownPlace
    const at = async (day: string) => {
      for (const job of Object.values(jobsOfFeatures(testDeps(db, { now: () => new Date(`${day}T06:30:00Z`) }))))
        await job()
      const own = (await listPlans(db.db, asha._id, day)).map(({ ended }) => ended)
      return [own, namesOf((await searchPlans(db.db, reader(day), hampi, query)).items)]
    }
    expect(await at('2026-12-17')).toEqual([[false], ['Asha']])
    expect(await at('2026-12-18')).toEqual([[true], ['Asha']])
    expect(await at('2026-12-20')).toEqual([[true], ['Asha']])
    expect(await at('2026-12-21')).toEqual([[true], []])
    const change = { userId: asha._id, regionId: 'region:karnataka', today: '2026-12-18', planId }
    const facts = { ...aPlan(days('2026-12-20')), flexibleDays: 0, note: '', visibleTo: 'everyone' } as const
    expect(await savePlan(db.db, facts, change)).toMatchObject({ outcome: 'ended' })
    expect(await at('2027-01-16')).toEqual([[true], []])
    expect(await at('2027-01-17')).toEqual([[], []])
    expect(await db.sql`select from plans`).toHaveLength(0)
  })
})

describe('plans.overlaps', () => {
  test('counts the plans and tours that the reader may see in the weeks of an own plan', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    const { _id: planId } = await ravi.api.plans.create(aPlan())
    await asha.api.plans.create(aPlan(days('2026-12-15', '2026-12-20')))
    await mina.api.plans.create(aPlan(days('2027-02-01')))
    await mina.api.tours.create(aTour({ destination: 'Hampi, Karnataka' }))
    expect(await ravi.api.plans.overlaps({ planId })).toEqual({ plans: 1, tours: 1 })
    await asha.api.social.block({ userId: ravi._id })
    expect(await ravi.api.plans.overlaps({ planId })).toEqual({ plans: 0, tours: 1 })
  })

  test('more plans than are counted: those of blocked people take no place of others', async () => {
    const { _id: planId } = await ravi.api.plans.create(aPlan())
    await asha.api.plans.create(aPlan())
    await db.sql`insert into users (id, firebase_uid, name, email)
      select uuidv7(), 'many-' || n, 'Traveller ' || n, 'many-' || n || '@example.in' from generate_series(1, 60) n`
    await db.sql`insert into plans select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'user_id', u.id))).*
      from plans p, users u where p.user_id = ${asha._id} and u.firebase_uid like 'many-%'`
    const count = () => ravi.api.plans.overlaps({ planId })
    const before = await count()
    expect(before.plans).toBe(50)
    // Ids that come before all others.
    await db.sql`with hidden as (
        insert into users (id, firebase_uid, name, email)
        select uuidv7(), 'hidden-' || n, 'Hidden ' || n, 'hidden-' || n || '@example.in' from generate_series(1, 20) n returning id),
      blocked as (
        insert into blocks (blocker_id, blocked_id, blocker_name, blocked_name)
        select id, ${ravi._id}, 'Hidden', 'Ravi' from hidden returning blocker_id)
      insert into plans select (jsonb_populate_record(p, jsonb_build_object(
          'id', '00000000-0000-7000-8000-' || right(b.blocker_id::text, 12), 'user_id', b.blocker_id))).*
      from plans p, blocked b where p.user_id = ${asha._id}`
    expect(await count()).toEqual(before)
  })
})

describe('plans.going', () => {
  test('counts people, not plans; below the minimum, without those of narrower visibility: null', async () => {
    const going = async () => {
      goingCache(db.db).clear()
      return (await testApp.app.inject('/api/destinations/hampi/going')).json().count
    }
    const people = await Promise.all(Array.from({ length: GOING_MIN }, (_, n) => makePerson(testApp, db, `P${n}`)))
    for (const one of people.slice(1)) await one.api.plans.create(aPlan())
    await people[1]?.api.plans.create(aPlan(days('2027-01-01')))
    await asha.api.plans.create(aPlan({ visibleTo: 'connections' }))
    expect(await going()).toBeNull()
    await people[0]?.api.plans.create(aPlan())
    expect(await going()).toBe(GOING_MIN)
    await db.sql`update users set suspended_at = now() where id = ${people[0]?._id as string}`
    expect(await going()).toBeNull()
  })
})
