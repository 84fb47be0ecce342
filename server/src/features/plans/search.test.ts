import { v7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPlan, aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { endedTour } from '../../../test/references.ts'
import { actOnReport } from '../moderation/queries/moderation.ts'
import { goingCache } from './queries/plans.ts'

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

const days = (start: string, end = start) => ({ travelDates: { start, end } })
const find = async (reader: TestPerson, query: object = {}) =>
  (await reader.api.plans.search({ placeId: 'hampi', ...query })).items
const namesOf = (items: { person: { name: string } }[]) => items.map(({ person }) => person.name).sort()
const match = async (one: TestPerson, other: TestPerson) => {
  await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
  await other.api.matching.swipe({ swipedUserId: one._id, action: 'right' })
}
const rest = (who: TestPerson, path: string, payload?: object) =>
  testApp.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${who.token}` },
  })

describe('plans.search', () => {
  test('a plan of somebody else: place and months, and no day, through REST and tRPC', async () => {
    await asha.api.plans.create(aPlan({ ...days('2026-12-28', '2027-01-03'), flexibleDays: 1 }))
    const query = 'placeId=hampi&from=2026-12-30&to=2026-12-30'
    const answer = await rest(ravi, `plans/search?${query}`)
    const [found] = await find(ravi, { from: '2026-12-30', to: '2026-12-30' })
    expect(answer.json().items).toEqual([found])
    expect(found).toMatchObject({ months: ['2026-12', '2027-01'], days: null, person: { _id: asha._id, name: 'Asha' } })
    expect(JSON.stringify(found)).not.toMatch(/\d{4}-\d\d-\d\d/)
  })

  test('what was checked about somebody: is told, with the references that the reader may see', async () => {
    const [mina, zoya] = [await makePerson(testApp, db, 'Mina'), await makePerson(testApp, db, 'Zoya')]
    await asha.api.plans.create(aPlan())
    const tourId = await endedTour(db, asha._id, [mina._id, zoya._id])
    for (const writer of [mina, zoya])
      await db.sql`insert into travel_references (id, tour_id, from_id, about_id, company, would_travel_again, text,
          private_note, tour_ended_on, shown_from)
        values (${v7()}, ${tourId}, ${writer._id}, ${asha._id}, '{calm}', true, 'Walks slowly, and waits.', '', '2026-11-12', '2026-11-13')`
    const marks = async () => (await find(ravi)).map(({ person }) => person.marks)
    expect(await marks()).toEqual([
      { email: { month: expect.stringMatching(/^20\d\d-\d\d$/) }, photo: null, references: 2 },
    ])
    await zoya.api.social.block({ userId: ravi._id })
    expect(await marks()).toMatchObject([{ references: 1 }])
    const { references } = await ravi.api.references.marks({ userId: asha._id })
    expect(references).toBe(1)
  })

  test('searches day by day: tell the weeks of a plan apart, and never its days', async () => {
    await asha.api.plans.create(aPlan(days('2026-12-09', '2026-12-10')))
    const isFound = async (day: string) => (await find(ravi, { from: day, to: day })).length > 0
    // 7 to 13 December 2026 is a week from Monday to Sunday.
    for (const day of ['2026-12-06', '2026-12-14']) expect(await isFound(day), day).toBe(false)
    for (const day of ['2026-12-07', '2026-12-08', '2026-12-11', '2026-12-13'])
      expect(await isFound(day), day).toBe(true)
  })

  test('a plan to a whole region: is found there and at its destinations, until it is changed or withdrawn', async () => {
    const plan = aPlan({ placeId: 'region:karnataka' })
    const { _id: planId } = await asha.api.plans.create(plan)
    for (const placeId of ['region:karnataka', 'hampi', 'coorg'])
      expect(await find(ravi, { placeId }), placeId).toMatchObject([{ _id: planId, place: { id: 'region:karnataka' } }])
    expect(await find(ravi, { placeId: 'munnar' })).toEqual([])
    await asha.api.plans.update({ planId, plan: aPlan({ placeId: 'coorg' }) })
    expect(await find(ravi)).toEqual([])
    expect(await find(ravi, { placeId: 'coorg' })).toHaveLength(1)
    await asha.api.plans.update({ planId, plan })
    await asha.api.plans.withdraw({ planId })
    expect(await find(ravi)).toEqual([])
    expect((await db.sql`select from plans`).count).toBe(0)
  })

  test('pages of a destination: have its own plans and those to its region once each, in order', async () => {
    for (const [index, placeId] of ['hampi', 'region:karnataka', 'hampi', 'region:karnataka', 'coorg'].entries())
      await asha.api.plans.create(aPlan({ placeId, ...days(`2026-12-${10 + index}`) }))
    const found: string[] = []
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await ravi.api.plans.search({ placeId: 'hampi', limit: 1, cursor })
      found.push(...page.items.map(({ _id }) => _id))
      cursor = page.nextCursor ?? undefined
      more = cursor !== undefined
    }
    expect(found).toEqual((await find(ravi)).map(({ _id }) => _id))
    expect(found).toHaveLength(4)
  })

  test('after a match: the days; after it ends: the months again', async () => {
    await asha.api.plans.create(aPlan({ flexibleDays: 1 }))
    await match(asha, ravi)
    expect(await find(ravi)).toMatchObject([
      { days: { start: '2026-12-12', end: '2026-12-15', flexibleDays: 1 }, matched: true },
    ])
    await ravi.api.matching.unmatch({ userId: asha._id })
    expect(await find(ravi)).toMatchObject([{ days: null, matched: false }])
  })

  test('visibility: connections are those whom the owner follows or is matched with; nobody is nobody', async () => {
    const mina = await makePerson(testApp, db, 'Mina')
    await asha.api.plans.create(aPlan({ visibleTo: 'connections' }))
    await ravi.api.social.follow({ followedId: asha._id })
    expect(await find(ravi)).toEqual([])
    await asha.api.social.follow({ followedId: ravi._id })
    await match(asha, mina)
    for (const one of [ravi, mina]) expect(namesOf(await find(one))).toEqual(['Asha'])
    const [plan] = (await asha.api.plans.list()).items
    await asha.api.plans.update({ planId: plan?._id as string, plan: aPlan({ visibleTo: 'nobody' }) })
    for (const one of [ravi, mina]) expect(await find(one)).toEqual([])
    expect((await asha.api.plans.list()).items).toHaveLength(1)
  })

  test('blocked either way, suspended and leaving users, and one’s own plans: are left out', async () => {
    const [blocker, blocked, suspended, leaving] = await Promise.all(
      ['Blocker', 'Blocked', 'Suspended', 'Leaving'].map((name) => makePerson(testApp, db, name)),
    )
    for (const one of [blocker, blocked, suspended, leaving, ravi, asha]) await one?.api.plans.create(aPlan())
    expect(namesOf(await find(ravi))).toEqual(['Asha', 'Blocked', 'Blocker', 'Leaving', 'Suspended'])
    await blocker?.api.social.block({ userId: ravi._id })
    await ravi.api.social.block({ userId: blocked?._id as string })
    await asha.api.social.report({ userId: suspended?._id as string, reason: 'scam' })
    const [report] = await db.sql`select id from reports order by id desc limit 1`
    await actOnReport(db.db, report?.id, { action: 'suspend', actor: { name: 'test' }, today: '2026-11-20' })
    await leaving?.api.social.leave()
    expect(namesOf(await find(ravi))).toEqual(['Asha'])
    expect(JSON.stringify((await rest(ravi, 'plans/search?placeId=hampi')).json())).not.toContain(suspended?._id)
    expect((await rest(suspended as TestPerson, 'plans/search?placeId=hampi')).statusCode).toBe(403)
  })

  test('a region: finds the plans to it and to its destinations; a destination: not those to its neighbours', async () => {
    await asha.api.plans.create(aPlan({ placeId: 'munnar' }))
    await ravi.api.plans.create(aPlan({ placeId: 'region:kerala' }))
    const mina = await makePerson(testApp, db, 'Mina')
    expect(namesOf(await find(mina, { placeId: 'region:kerala' }))).toEqual(['Asha', 'Ravi'])
    expect(namesOf(await find(mina, { placeId: 'munnar' }))).toEqual(['Asha', 'Ravi'])
    expect(namesOf(await find(mina, { placeId: 'wayanad' }))).toEqual(['Ravi'])
  })

  test('filters: company, travel type and language', async () => {
    await asha.api.social.update({ preferences: { travelType: 'genZ' }, languages: ['Tamil'] })
    await asha.api.plans.create(aPlan({ company: 'friends' }))
    await ravi.api.plans.create(aPlan())
    const mina = await makePerson(testApp, db, 'Mina')
    for (const [query, names] of [
      [{}, ['Asha', 'Ravi']],
      [{ company: 'friends' }, ['Asha']],
      [{ company: 'alone' }, ['Ravi']],
      [{ travelType: 'genZ' }, ['Asha']],
      [{ travelType: 'family' }, []],
      [{ language: 'tamil' }, ['Asha']],
      [{ language: 'Odia' }, []],
    ] as const)
      expect([query, namesOf(await find(mina, query))]).toEqual([query, names])
  })

  test('pages: name everyone once, in the order of the weeks', async () => {
    const starts = ['2026-12-01', '2026-12-12', '2026-12-12', '2026-12-12', '2027-01-05', '2026-11-25', '2027-02-01']
    for (const [at, start] of starts.entries()) {
      const one = await makePerson(testApp, db, `P${at}`)
      await one.api.plans.create(aPlan(days(start)))
    }
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await ravi.api.plans.search({ placeId: 'hampi', limit: 2, cursor })
      names.push(...page.items.map(({ person }) => person.name))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(names).toHaveLength(starts.length)
    expect(names.slice(0, 2)).toEqual(['P5', 'P0'])
    expect(names.slice(2, 5).sort()).toEqual(['P1', 'P2', 'P3'])
    expect(names.slice(5)).toEqual(['P4', 'P6'])
    const linked = await rest(ravi, 'plans/search?placeId=hampi&limit=2')
    expect(linked.headers.link).toMatch(/rel="next"/)
  })

  test('the cursor of a full page: names the last plan that is shown, and no plan of people behind a block or for connections', async () => {
    for (let at = 0; at < 20; at += 1)
      await (await makePerson(testApp, db, `P${at}`)).api.plans.create(aPlan(days('2026-12-01')))
    const hidden = [
      (await asha.api.plans.create(aPlan({ ...days('2027-01-05'), visibleTo: 'connections' })))._id,
      (await asha.api.plans.create(aPlan(days('2027-01-12'))))._id,
    ]
    const cursorOf = async () => {
      const { items, nextCursor } = await ravi.api.plans.search({ placeId: 'hampi', limit: 20 })
      expect(items).toHaveLength(20)
      return nextCursor === null ? '' : Buffer.from(nextCursor, 'base64url').toString()
    }
    expect(await cursorOf()).not.toMatch(new RegExp(`${hidden[0]}|2027`))
    await asha.api.social.block({ userId: ravi._id })
    expect(await cursorOf()).toBe('')
  })

  test('the cursor after many plans for connections: leads to the next plan that is shown, and names none of the others', async () => {
    await asha.api.plans.create(aPlan({ ...days('2026-12-08'), visibleTo: 'connections' }))
    await db.sql`insert into plans select (jsonb_populate_record(p, jsonb_build_object('id', uuidv7()))).*
      from plans p, generate_series(1, 450) where p.place_id = 'hampi'`
    const shown = await (await makePerson(testApp, db, 'Mina')).api.plans.create(aPlan(days('2026-12-22')))
    const hiddenIds = (await db.sql`select id from plans where user_id = ${asha._id}`).map(({ id }) => id as string)
    const first = await ravi.api.plans.search({ placeId: 'hampi' })
    expect(first.items).toEqual([])
    const cursor = first.nextCursor as string
    const told = [cursor, ...cursor.split('.')].flatMap((text) => [text, Buffer.from(text, 'base64url').toString()])
    expect(hiddenIds.filter((id) => told.some((text) => text.includes(id)))).toEqual([])
    expect(told.filter((text) => text.includes('2026-12'))).toEqual([])
    const next = await ravi.api.plans.search({ placeId: 'hampi', cursor })
    expect(next).toMatchObject({ items: [{ _id: shown._id }], nextCursor: null })
    // Not its last letter, some bits of which stand for nothing.
    const altered = cursor.replace(/.(?=..$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
    await expect(ravi.api.plans.search({ placeId: 'hampi', cursor: altered })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  test('tours in these days: with the host and the participants who show their joined tours, on the first page', async () => {
    const [host, shy] = [await makePerson(testApp, db, 'Host'), await makePerson(testApp, db, 'Shy')]
    await shy.api.social.update({ joinedToursVisibleTo: 'nobody' })
    await asha.api.social.update({ joinedToursVisibleTo: 'everyone' })
    const tour = { destination: 'Hampi, Karnataka', travelDates: { start: '2026-12-12', end: '2026-12-15' } }
    const { _id: tourId } = await host.api.tours.create(aTour(tour))
    for (const one of [asha, shy]) await one.api.tours.join({ tourId })
    const during = (from: string, to: string) => ravi.api.plans.search({ placeId: 'hampi', from, to })
    const found = await during('2026-12-15', '2026-12-20')
    expect(found.tours).toMatchObject([{ _id: tourId, travelDates: tour.travelDates }])
    expect(found.people.map(({ name }) => name).sort()).toEqual(['Asha', 'Host'])
    expect((await during('2026-12-16', '2026-12-20')).tours).toEqual([])
    expect((await ravi.api.plans.search({ placeId: 'region:karnataka' })).tours).toHaveLength(1)
    expect((await host.api.plans.search({ placeId: 'hampi' })).tours).toEqual([])
    await host.api.social.block({ userId: ravi._id })
    expect(await during('2026-12-15', '2026-12-20')).toMatchObject({ tours: [], people: [] })
  })
})

describe('matching.deck', () => {
  test('an overlapping plan: is the first reason, with place and month; not one of narrower visibility or another week', async () => {
    const [mate, shy, later] = await Promise.all(['Mate', 'Shy', 'Later'].map((name) => makePerson(testApp, db, name)))
    await asha.api.plans.create(aPlan(days('2026-12-28', '2027-01-03')))
    await mate?.api.plans.create(aPlan(days('2026-12-31', '2027-01-06')))
    await shy?.api.plans.create(aPlan({ ...days('2026-12-31', '2027-01-06'), visibleTo: 'connections' }))
    await later?.api.plans.create(aPlan(days('2027-01-12')))
    const items = async () => (await asha.api.matching.deck({ limit: 100 })).items
    const cards = await items()
    expect(cards[0]).toMatchObject({ name: 'Mate', reason: 'You both plan to go to Hampi in December' })
    for (const one of [shy, later])
      expect(cards.find(({ _id }) => _id === one?._id)?.reason ?? '').not.toContain('Hampi')
    expect(cards[0]?.reason).not.toMatch(/\d/)
    expect((await rest(asha, `users?userId=${asha._id}`)).json()[0]).toMatchObject({ name: 'Mate' })

    await asha.api.matching.swipe({ swipedUserId: mate?._id as string, action: 'left' })
    expect((await items()).map(({ name }) => name)).not.toContain('Mate')
    await asha.api.matching.undo()
    await mate?.api.social.block({ userId: asha._id })
    expect((await items()).map(({ name }) => name)).not.toContain('Mate')
  })
})
