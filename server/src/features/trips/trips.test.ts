import { randomUUID } from 'node:crypto'
import { Trip } from '@saathi/shared/trips/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { addItem, anItem, aTripRequest, change, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
const testApp = useApp(db)
let owner: TestPerson

beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
})

/** A trip without items, and its owner. */
async function emptyTrip() {
  const who = await makePerson(testApp, db, 'Alone')
  const trip = await makeTrip(who)
  await db.sql`delete from trip_items where trip_id = ${trip._id}`
  return { who, tripId: trip._id, version: trip.version }
}

describe('trips.create', () => {
  test('makes a trip of the place, with its days, facts and daylight', async () => {
    const trip = await makeTrip(owner)
    expect(Trip.parse(trip)).toEqual(trip)
    expect(trip).toMatchObject({
      ...{ place: { id: 'hampi', name: 'Hampi' }, from: 'bangalore', people: 2, startDate: '2026-12-12' },
      ...{ mine: true, mayEdit: true, membersMayEdit: false, tour: null, version: 1, links: [] },
      owner: { _id: owner._id, name: 'Owner' },
      lastChange: { by: 'Owner', at: NOON.toISOString() },
    })
    expect(trip.title).not.toBe('')
    expect(trip.dayCount).toBeGreaterThanOrEqual(3)
    expect(trip.items.length).toBeGreaterThan(0)
    expect(trip.highlights.length).toBeGreaterThan(0)
    expect(trip.sun).toHaveLength(trip.dayCount)
    for (const { sunrise, sunset } of trip.sun) expect(sunrise > 350 && sunrise < 430 && sunset > 1050).toBe(true)
    expect(await owner.api.trips.get({ tripId: trip._id })).toEqual(trip)
  })

  test('a repeated call with the same key: makes no second trip', async () => {
    const who = await makePerson(testApp, db, 'Twice')
    const draft = { request: aTripRequest(), key: randomUUID() }
    const made = await Promise.all([draft, draft, draft].map((each) => who.api.trips.create(each)))
    expect(new Set(made.map(({ _id }) => _id)).size).toBe(1)
    expect((await who.api.trips.list()).items).toHaveLength(1)
  })

  test('a place that is not known: BAD_REQUEST that names the field', async () => {
    const ask = makeTrip(owner, undefined, aTripRequest({ placeId: 'atlantis' }))
    await expect(ask).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'request.placeId' } })
  })

  test('with 50 trips: CONFLICT, until one is removed', async () => {
    const who = await makePerson(testApp, db, 'Many')
    const { _id: tripId } = await makeTrip(who)
    await db.sql`insert into trip_summaries (user_id, trip_id, key, title, place_id, day_count)
      select ${who._id}, uuidv7(), gen_random_uuid(), 'Hampi', 'hampi', 3 from generate_series(1, 49)`
    await expect(makeTrip(who)).rejects.toMatchObject({ code: 'CONFLICT', message: /50 trips/ })
    await who.api.trips.remove({ tripId })
    await makeTrip(who)
  })
})

describe('trips.change', () => {
  test('puts, moves and removes items, and returns what has changed since the version', async () => {
    const { who, tripId, version } = await emptyTrip()
    const [a, b] = [randomUUID(), randomUUID()]
    const first = await change(
      who,
      tripId,
      [
        { op: 'put', id: a, base: null, item: anItem({ title: 'Virupaksha temple' }) },
        { op: 'put', id: b, base: null, item: anItem({ title: 'Coracle ride', order: 2000, cost: 400 }) },
      ],
      version,
    )
    expect(first).toMatchObject({ version: 2, complete: true, rejected: [] })
    expect(first.items.map(({ id, version, removed }) => [id, version, removed])).toEqual([
      [a, 2, false],
      [b, 2, false],
    ])
    const moved = anItem({ title: 'Coracle ride', order: 500, cost: 400 })
    const second = await change(who, tripId, [{ op: 'put', id: b, base: 2, item: moved }], first.version)
    expect(second).toMatchObject({ version: 3, items: [{ id: b, version: 3, ...moved }] })
    const third = await change(who, tripId, [{ op: 'remove', id: a, base: 2 }], second.version)
    expect(third.items).toMatchObject([{ id: a, version: 4, removed: true, title: 'Virupaksha temple' }])
    const trip = await who.api.trips.get({ tripId })
    expect(trip).toMatchObject({ version: 4, items: [{ id: b, order: 500, cost: 400, removed: false }] })
    expect((await who.api.trips.changes({ tripId, after: 2 })).items.map(({ id }) => id).sort()).toEqual([a, b].sort())
  })

  test('a put of a removed item: brings it back', async () => {
    const { who, tripId } = await emptyTrip()
    const { id, version, removed, ...facts } = await addItem(who, tripId)
    const gone = await change(who, tripId, [{ op: 'remove', id, base: version }])
    await change(who, tripId, [{ op: 'put', id, base: gone.version, item: facts }])
    expect((await who.api.trips.get({ tripId })).items).toMatchObject([{ id, removed: false, ...facts }])
  })

  test('an item that somebody else has changed since: is rejected with its newer version, others are applied', async () => {
    const { who, tripId } = await emptyTrip()
    const shared = await addItem(who, tripId)
    const own = await addItem(who, tripId, { order: 2000 })
    const put = (id: string, base: number | null, title: string) =>
      ({ op: 'put', id, base, item: anItem({ title }) }) as const
    const theirs = await change(who, tripId, [put(shared.id, shared.version, 'Theirs')])
    const mine = await change(
      who,
      tripId,
      [put(shared.id, shared.version, 'Mine'), put(own.id, own.version, 'Mine too'), put(randomUUID(), null, 'New')],
      own.version,
    )
    expect(mine.rejected).toEqual([shared.id])
    expect(mine.version).toBe(theirs.version + 1)
    expect(mine.items.map(({ title }) => title).sort()).toEqual(['Mine too', 'New', 'Theirs'])
    // A stale removal is rejected as well, also of an item that is gone.
    const stale = await change(who, tripId, [{ op: 'remove', id: shared.id, base: shared.version }])
    expect(stale.rejected).toEqual([shared.id])
    // A change that is already made is not rejected, and makes no new version.
    const same = await change(who, tripId, [put(shared.id, shared.version, 'Theirs')])
    expect(same).toMatchObject({ rejected: [], version: mine.version })
  })

  test('a repeated call with the same key: applies nothing twice, and returns the same rejections', async () => {
    const { who, tripId } = await emptyTrip()
    const item = await addItem(who, tripId)
    await change(who, tripId, [{ op: 'put', id: item.id, base: item.version, item: anItem({ title: 'Newer' }) }])
    const id = randomUUID()
    const call = {
      tripId,
      version: 0,
      key: randomUUID(),
      changes: [
        { op: 'put', id, base: null, item: anItem({ title: 'Once' }) },
        { op: 'put', id: item.id, base: item.version, item: anItem({ title: 'Stale' }) },
      ] as never,
    }
    const [first, second] = [await who.api.trips.change(call), await who.api.trips.change(call)]
    expect(first.rejected).toEqual([item.id])
    expect(second).toEqual(first)
    // Also after somebody has changed the item that the call added.
    await change(who, tripId, [{ op: 'remove', id, base: first.version }])
    const third = await who.api.trips.change(call)
    expect(third.rejected).toEqual([item.id])
    expect(third.items.find((each) => each.id === id)).toMatchObject({ removed: true })
  })

  test('the same new item by two calls: is one item', async () => {
    const { who, tripId } = await emptyTrip()
    const put = { op: 'put', id: randomUUID(), base: null, item: anItem() } as const
    expect((await change(who, tripId, [put])).rejected).toEqual([])
    expect((await change(who, tripId, [put])).rejected).toEqual([])
    expect((await who.api.trips.get({ tripId })).items).toHaveLength(1)
  })

  test('more than 20 items on a day: CONFLICT, and nothing of the call is applied', async () => {
    const { who, tripId } = await emptyTrip()
    const news = (day: number, count: number) =>
      Array.from({ length: count }, (_, n) => {
        return { op: 'put', id: randomUUID(), base: null, item: anItem({ day, order: n, title: `Stop ${n}` }) } as const
      })
    await change(who, tripId, news(0, 20))
    await expect(change(who, tripId, [...news(1, 1), ...news(0, 1)])).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A day holds at most 20 items.',
    })
    const [first] = (await who.api.trips.get({ tripId })).items
    expect((await who.api.trips.get({ tripId })).items).toHaveLength(20)
    if (!first) throw new Error('no item')
    // A removal in the same call makes room.
    await change(who, tripId, [{ op: 'remove', id: first.id, base: first.version }, ...news(0, 1)])
    expect((await who.api.trips.get({ tripId })).items).toHaveLength(20)
  })

  test('more than 200 items: CONFLICT; removed ones make room, and the oldest of them are forgotten', async () => {
    const { who, tripId } = await emptyTrip()
    await who.api.trips.update({ tripId, version: 9, dayCount: 14 })
    for (let day = 0; day < 10; day += 1)
      await change(
        who,
        tripId,
        Array.from({ length: 20 }, (_, n) => {
          const item = anItem({ day, order: n, title: `Day ${day}, stop ${n}` })
          return { op: 'put', id: randomUUID(), base: null, item } as const
        }),
      )
    await expect(addItem(who, tripId, { day: 10 })).rejects.toMatchObject({
      message: 'A trip holds at most 200 items.',
    })
    const before = await who.api.trips.get({ tripId })
    const [a, b] = before.items
    if (!a || !b) throw new Error('no items')
    const gone = await change(who, tripId, [{ op: 'remove', id: a.id, base: a.version }])
    await addItem(who, tripId, { day: 10 })
    expect(await db.sql`select from trip_items where trip_id = ${tripId}`).toHaveLength(200)
    // Somebody with the version before the removal cannot learn of it, and is told so.
    const known = async (after: number) => (await who.api.trips.changes({ tripId, after })).complete
    expect([await known(before.version), await known(gone.version)]).toEqual([false, true])
    // Removing what is forgotten is no error.
    expect((await change(who, tripId, [{ op: 'remove', id: a.id, base: a.version }])).rejected).toEqual([])
  })

  test('a day that the trip has not: CONFLICT', async () => {
    const { who, tripId } = await emptyTrip()
    await expect(addItem(who, tripId, { day: 13 })).rejects.toMatchObject({ code: 'CONFLICT', message: /not part/ })
  })

  test.each([
    ['half a position', { lat: 15.3 }, 'changes.0.item.lon'],
    ['a way of travelling without travel', { by: 'rail' }, 'changes.0.item.by'],
    ['a link that is not https', { link: 'http://example.in' }, 'changes.0.item.link'],
    ['an invisible title', { title: '\u200b' }, 'changes.0.item.title'],
    ['more than two days', { minutes: 2881 }, 'changes.0.item.minutes'],
    ['a negative cost', { cost: -1 }, 'changes.0.item.cost'],
  ])('%s: 400 that names the field', async (_, facts, field) => {
    const { who, tripId } = await emptyTrip()
    const item = { ...anItem(), ...facts }
    const payload = { version: 0, key: randomUUID(), changes: [{ op: 'put', id: randomUUID(), base: null, item }] }
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/api/trips/${tripId}/changes`,
      payload,
      headers: { authorization: `Bearer ${who.token}` },
    })
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  })

  test('an item twice in one call: 400', async () => {
    const { who, tripId } = await emptyTrip()
    const put = { op: 'put', id: randomUUID(), base: null, item: anItem() } as const
    await expect(change(who, tripId, [put, { ...put, id: put.id.toUpperCase() }])).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})

describe('trips.update', () => {
  test('changes the given facts only', async () => {
    const { who, tripId, version } = await emptyTrip()
    const changed = await who.api.trips.update({ tripId, version, title: 'Hampi at last', startDate: null })
    expect(changed).toMatchObject({ title: 'Hampi at last', startDate: null, people: 2, version: 2 })
    const [listed] = (await who.api.trips.list()).items
    expect(listed).toMatchObject({ _id: tripId, title: 'Hampi at last', startDate: null, ended: false })
  })

  test('a fact that another has changed since: CONFLICT; other facts are independent', async () => {
    const { who, tripId, version } = await emptyTrip()
    await who.api.trips.update({ tripId, version, title: 'First' })
    const stale = who.api.trips.update({ tripId, version, title: 'Second' })
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT', cause: { messageId: 'trips.stale' } })
    expect(await who.api.trips.update({ tripId, version, people: 4 })).toMatchObject({ title: 'First', people: 4 })
    expect(await who.api.trips.update({ tripId, version, title: 'First' })).toMatchObject({ title: 'First' })
  })

  test('fewer days than have items: CONFLICT until they are removed', async () => {
    const { who, tripId, version } = await emptyTrip()
    await who.api.trips.update({ tripId, version, dayCount: 5 })
    const item = await addItem(who, tripId, { day: 4 })
    const shorten = () => who.api.trips.update({ tripId, version: item.version, dayCount: 4 })
    await expect(shorten()).rejects.toMatchObject({ code: 'CONFLICT', cause: { messageId: 'trips.daysInUse' } })
    await change(who, tripId, [{ op: 'remove', id: item.id, base: item.version }])
    const shorter = await shorten()
    expect([shorter.dayCount, shorter.sun.length]).toEqual([4, 4])
  })
})
