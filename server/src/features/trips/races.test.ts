import { randomUUID } from 'node:crypto'
import { TRIPS_MAX } from '@saathi/shared/trips/rules'
import type { TripChange } from '@saathi/shared/trips/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { anItem, aTripRequest } from '../../../test/trips.ts'
import { joinTour, leaveTour } from '../tours/queries/tours.ts'
import { findChanges } from './queries/trip.ts'
import { addCheck, attachTrip, changeTrip, createTrip, removeTrip, tickTrip, updateTrip } from './queries/trips.ts'

const db = useDatabase()
const today = '2026-11-20'
const now = new Date('2026-11-20T06:30:00Z')
let people: string[]
beforeAll(async () => {
  people = await insertPeople(db, 6)
})

const by = (userId: string | undefined) => ({ userId: userId as string, today, now })

async function makeTour([host, ...guests]: string[]) {
  const [tour] = await db.sql`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, search)
    values (uuidv7(), ${host as string}, 'Hampi', 'Hampi', '2026-12-12', '2026-12-15', 1, 'hampi') returning id`
  const tourId = tour?.id as string
  for (const guest of guests) await joinTour(db.db, tourId, guest, today)
  return tourId
}

const draft = (key: string = randomUUID(), tourId?: string) => ({
  ...{ request: aTripRequest(), title: 'Hampi', dayCount: 4, items: [], tourId, key },
})
async function makeTrip(owner: string | undefined, tourId?: string) {
  const { trip_id } = await createTrip(db.db, by(owner), draft(randomUUID(), tourId))
  return trip_id as string
}
const change = (tripId: string, who: string | undefined, changes: TripChange[], key: string = randomUUID()) =>
  changeTrip(db.db, by(who), { tripId, changes, key })

describe('concurrent changes of a trip', () => {
  test('400 edits of four people on two connections: each is applied or rejected, and none is lost', async () => {
    const members = people.slice(0, 4)
    const tripId = await makeTrip(members[0], await makeTour(members))
    await updateTrip(db.db, by(members[0]), { tripId, version: 1, membersMayEdit: true })
    const shared = Array.from({ length: 5 }, () => randomUUID())
    const put = (id: string, base: number | null, title: string, day: number) =>
      ({ op: 'put', id, base, item: anItem({ title, day }) }) as const
    await change(
      tripId,
      members[0],
      shared.map((id) => put(id, null, 'start', 0)),
    )
    const replica = db.connect()
    /** The answers to each person: the titles that were applied, by item, with the version that they were made from. */
    const log: { id: string; title: string; base: number }[] = []
    let rejections = 0
    try {
      await Promise.all(
        members.map(async (who, person) => {
          const database = person % 2 === 0 ? db.db : replica.db
          const known = new Map<string, number>()
          let version = 0
          const learn = async () => {
            const changes = await findChanges(database, tripId, version, by(who))
            for (const item of changes?.items ?? []) known.set(item.id, item.version)
            version = changes?.version ?? version
          }
          await learn()
          for (let n = 0; n < 100; n += 1) {
            const id = shared[(n + person) % shared.length] as string
            const base = known.get(id) as number
            const title = `${person}-${n}`
            const call = { tripId, changes: [put(id, base, title, 0)], key: randomUUID() }
            // Every fourth call is repeated, as after a lost response.
            const { outcome, rejected } = await changeTrip(database, by(who), call)
            if (n % 4 === 0) expect(await changeTrip(database, by(who), call)).toEqual({ outcome, rejected })
            expect(outcome).toBe('changed')
            if (rejected?.length !== 0) rejections += 1
            else log.push({ id, title, base })
            await learn()
          }
        }),
      )
    } finally {
      await replica.close(1_000)
    }
    expect(log.length + rejections).toBe(400)
    expect(rejections).toBeGreaterThan(0)
    // No two applied changes of an item were made from the same version, so none has overwritten another.
    expect(new Set(log.map(({ id, base }) => `${id} ${base}`)).size).toBe(log.length)
    const rows =
      await db.sql`select id, version::int, facts->>'title' as title from trip_items where trip_id = ${tripId}`
    for (const { id, title } of rows) {
      const last = log.filter((entry) => entry.id === id).reduce((a, b) => (a.base > b.base ? a : b))
      expect(title).toBe(last.title)
    }
    // Each applied change is a version of its own: after the creation, one update and one change.
    const [trip] = await db.sql`select version::int from trips where id = ${tripId}`
    expect(trip?.version).toBe(3 + log.length)
  }, 120_000)

  test('a change with the same key ten times at once: is applied once', async () => {
    const tripId = await makeTrip(people[0])
    const key = randomUUID()
    const put = { op: 'put', id: randomUUID(), base: null, item: anItem() } as const
    const answers = await Promise.all(Array.from({ length: 10 }, () => change(tripId, people[0], [put], key)))
    for (const answer of answers) expect(answer).toEqual({ outcome: 'changed', rejected: [] })
    const [trip] = await db.sql`select version::int from trips where id = ${tripId}`
    expect(trip?.version).toBe(2)
  })

  test('30 new items for a day at once: 20 are added', async () => {
    const tripId = await makeTrip(people[0])
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, order) =>
        change(tripId, people[0], [{ op: 'put', id: randomUUID(), base: null, item: anItem({ order }) }]),
      ),
    )
    const outcomes = answers.map(({ outcome }) => outcome).sort()
    expect(outcomes).toEqual([...Array(20).fill('changed'), ...Array(10).fill('day full')])
    expect(await db.sql`select from trip_items where trip_id = ${tripId}`).toHaveLength(20)
  })

  test('a shorter trip and a new item on its last day at once: never an item without a day', async () => {
    for (let round = 0; round < 10; round += 1) {
      const tripId = await makeTrip(people[0])
      const put = { op: 'put', id: randomUUID(), base: null, item: anItem({ day: 3 }) } as const
      const [shorter, added] = await Promise.all([
        updateTrip(db.db, by(people[0]), { tripId, version: 1, dayCount: 3 }),
        change(tripId, people[0], [put]),
      ])
      expect([shorter, added.outcome].sort()).toEqual(shorter === 'updated' ? ['day', 'updated'] : ['changed', 'days'])
    }
  })

  test('two titles from the same version at once: one is stale', async () => {
    const tripId = await makeTrip(people[0])
    const outcomes = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => updateTrip(db.db, by(people[0]), { tripId, version: 1, title })),
    )
    expect(outcomes.sort()).toEqual(['stale', 'stale', 'updated'])
  })

  test('a member who leaves meanwhile: changes nothing afterwards', async () => {
    const [host, guest] = people
    const tourId = await makeTour([host as string, guest as string])
    const tripId = await makeTrip(host, tourId)
    await updateTrip(db.db, by(host), { tripId, version: 1, membersMayEdit: true })
    const add = () =>
      change(tripId, guest, [{ op: 'put', id: randomUUID(), base: null, item: anItem({ order: Math.random() }) }])
    const [, ...outcomes] = await Promise.all([leaveTour(db.db, tourId, guest as string, today), add(), add(), add()])
    expect(outcomes.every(({ outcome }) => outcome === 'changed' || outcome === 'missing')).toBe(true)
    expect((await add()).outcome).toBe('missing')
  })

  test('a removed trip and changes of it at once: leave no rows behind', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tripId = await makeTrip(people[0])
      const put = () => ({ op: 'put', id: randomUUID(), base: null, item: anItem({ order: Math.random() }) }) as const
      await Promise.all([
        change(tripId, people[0], [put()]),
        removeTrip(db.db, by(people[0]), tripId),
        change(tripId, people[0], [put()]),
        addCheck(db.db, by(people[0]), { tripId, id: randomUUID(), kind: 'packing', text: 'Socks' }),
        tickTrip(db.db, by(people[0]), { tripId, itemId: 'socks', done: true }),
      ])
      for (const table of ['trip_items', 'trip_edits', 'trip_ticks', 'trip_checks', 'trip_summaries'])
        expect(await db.sql`select from ${db.sql(table)} where trip_id = ${tripId}`, table).toEqual([])
    }
  })
})

describe('concurrent creations', () => {
  test('with the same key: make one trip', async () => {
    const key = randomUUID()
    const made = await Promise.all(Array.from({ length: 10 }, () => createTrip(db.db, by(people[1]), draft(key))))
    expect(new Set(made.map(({ trip_id }) => trip_id)).size).toBe(1)
  })

  test('five for one tour: one of them gets it', async () => {
    const tourId = await makeTour([people[2] as string])
    const loose = await makeTrip(people[2])
    const outcomes = await Promise.all([
      ...Array.from({ length: 4 }, () => createTrip(db.db, by(people[2]), draft(randomUUID(), tourId))),
      attachTrip(db.db, by(people[2]), { tripId: loose, tourId }),
    ])
    expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(4)
    expect(await db.sql`select from tour_trips where tour_id = ${tourId}`).toHaveLength(1)
  })

  test('beyond the limit: no more than the limit are made', async () => {
    const [who] = await insertPeople(db, 1)
    await db.sql`insert into trip_summaries (user_id, trip_id, key, title, place_id, day_count)
      select ${who as string}, uuidv7(), gen_random_uuid(), 'Hampi', 'hampi', 3 from generate_series(1, ${TRIPS_MAX - 2})`
    const made = await Promise.all(Array.from({ length: 6 }, () => createTrip(db.db, by(who), draft())))
    expect(made.map(({ outcome }) => outcome).sort()).toEqual([
      ...['created', 'created'],
      ...['full', 'full', 'full', 'full'],
    ])
  })
})
