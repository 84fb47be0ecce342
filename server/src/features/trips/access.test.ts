import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, makePersonWithoutConsent, type TestPerson } from '../../../test/people.ts'
import { addItem, anItem, change, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const people = {} as Record<'host' | 'guest' | 'stranger' | 'waiting' | 'removed' | 'left' | 'blocked', TestPerson>
let tourId: string
let tripId: string

beforeAll(async () => {
  for (const name of ['host', 'guest', 'stranger', 'waiting', 'removed', 'left', 'blocked'] as const)
    people[name] = await makePerson(testApp, db, `Person ${name}`)
  const { host, guest, waiting, removed, left, blocked } = people
  tourId = (await host.api.tours.create(aTour({ capacity: 4 })))._id
  for (const { api } of [guest, removed, left, blocked, waiting]) await api.tours.join({ tourId })
  const trip = await makeTrip(host, tourId)
  tripId = trip._id
  await host.api.trips.update({ tripId, version: trip.version, membersMayEdit: true })
  await addItem(host, tripId, { title: 'A secret cove', order: 9000 })
  for (const who of [removed, left, blocked]) await addItem(who, tripId, { title: 'While I was here', order: 9001 })
  await host.api.tours.setJoining({ tourId, open: false }) // so that nobody moves up
  await host.api.tours.remove({ tourId, userId: removed._id, reason: 'The boat is small.' })
  await left.api.tours.leave({ tourId })
  await host.api.social.block({ userId: blocked._id })
})

const put = () => ({ op: 'put', id: randomUUID(), base: null, item: anItem({ day: 2, order: Math.random() }) }) as const
const added = async ({ api }: TestPerson) => {
  const id = randomUUID()
  await api.trips.addCheck({ tripId, id, kind: 'booking', text: 'Ferry' })
  return { tripId, itemId: id }
}
/** The calls that every member may make if the host allows changes. */
const asks = {
  get: ({ api }: TestPerson) => api.trips.get({ tripId }),
  changes: ({ api }: TestPerson) => api.trips.changes({ tripId, after: 0 }),
  change: (who: TestPerson) => change(who, tripId, [put()]),
  update: ({ api }: TestPerson) => api.trips.update({ tripId, version: 999, people: 3 }),
  addCheck: added,
  tick: async (who: TestPerson) => who.api.trips.tick({ ...(await added(who)), done: true }),
  removeCheck: async (who: TestPerson) => who.api.trips.removeCheck(await added(who)),
}
const hostAsks = {
  attach: ({ api }: TestPerson) => api.trips.attach({ tripId, tourId }),
  remove: ({ api }: TestPerson) => api.trips.remove({ tripId }),
}
type Request = [method: 'GET' | 'POST', path: string, payload?: object]
const rest = (): Request[] => [
  ['GET', `/api/trips/${tripId}`],
  ['GET', `/api/trips/${tripId}/changes?after=0`],
  ['POST', `/api/trips/${tripId}/changes`, { version: 0, changes: [put()], key: randomUUID() }],
  ['POST', `/api/trips/${tripId}/update`, { version: 999, people: 4 }],
  ['POST', `/api/trips/${tripId}/checks`, { id: randomUUID(), kind: 'packing', text: 'Socks' }],
]
const hostRest = (): Request[] => [
  ['POST', `/api/trips/${tripId}/attach`, { tourId }],
  ['POST', `/api/trips/${tripId}/checks/${randomUUID()}/tick`, { done: true }],
  ['POST', `/api/trips/${tripId}/checks/${randomUUID()}/remove`],
  ['POST', `/api/trips/${tripId}/remove`],
]
const inject = (who: { token: string }, [method, url, payload]: Request) =>
  testApp.app.inject({ method, url, payload, headers: { authorization: `Bearer ${who.token}` } })
const TABLES = ['trips', 'trip_items', 'trip_edits', 'trip_ticks', 'trip_checks', 'trip_summaries', 'tour_trips']
/** Every row of trips, to see that nothing has changed. */
const written = async () =>
  JSON.stringify(await Promise.all(TABLES.map((table) => db.sql`select * from ${db.sql(table)} t order by t::text`)))
const notFound = { code: 'NOT_FOUND', message: 'No such trip.' }

describe('the trip of a tour', () => {
  test('the host and everybody with a seat: read and change it', async () => {
    for (const who of [people.host, people.guest]) {
      for (const [name, ask] of Object.entries(asks)) expect(await ask(who), name).toBeTruthy()
      for (const one of rest()) expect((await inject(who, one)).statusCode, one.join(' ')).toBe(200)
    }
    expect(await hostAsks.attach(people.host)).toMatchObject({ tour: { _id: tourId } })
  })

  test('a participant: gets NOT_FOUND for what only the owner may do', async () => {
    const before = await written()
    for (const [name, ask] of Object.entries(hostAsks))
      await expect(ask(people.guest), name).rejects.toMatchObject(notFound)
    for (const one of hostRest()) expect((await inject(people.guest, one)).statusCode, one.join(' ')).toBe(404)
    expect(await written()).toBe(before)
  })

  test.each(['stranger', 'waiting', 'removed', 'left', 'blocked'] as const)(
    '%s: NOT_FOUND for every call, and nothing is written',
    async (name) => {
      const who = people[name]
      const before = await written()
      for (const [ask, call] of Object.entries({ ...asks, ...hostAsks }))
        await expect(call(who), ask).rejects.toMatchObject(notFound)
      for (const one of [...rest(), ...hostRest()]) {
        const answer = await inject(who, one)
        expect([answer.statusCode, answer.json().message], one.join(' ')).toEqual([404, notFound.message])
      }
      await expect(who.api.trips.forTour({ tourId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect((await inject(who, ['GET', `/api/tours/${tourId}/trip`])).statusCode).toBe(404)
      expect(await who.api.trips.list()).toEqual({ items: [] })
      await expect(makeTrip(who, tourId)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      expect(await written()).toBe(before)
    },
  )

  test('a person without consent or suspended: FORBIDDEN', async () => {
    const young = await makePersonWithoutConsent(testApp, db, 'Young')
    const gone = await makePerson(testApp, db, 'Gone')
    await db.sql`insert into tour_participants (tour_id, user_id) values (${tourId}, ${young._id}), (${tourId}, ${gone._id})`
    await db.sql`update users set suspended_at = now() where id = ${gone._id}`
    for (const [who, reason] of [
      [young, 'consent'],
      [gone, 'suspended'],
    ] as const) {
      for (const [ask, call] of Object.entries({ ...asks, ...hostAsks }))
        await expect(call(who), ask).rejects.toMatchObject({ code: 'FORBIDDEN' })
      for (const one of [...rest(), ...hostRest()]) {
        const answer = await inject(who, one)
        expect([answer.statusCode, answer.json().reason], one.join(' ')).toEqual([403, reason])
      }
    }
    await db.sql`delete from tour_participants where user_id in (${young._id}, ${gone._id})`
  })

  test('a suspended owner: hides the trip from the members', async () => {
    await db.sql`update users set suspended_at = now() where id = ${people.host._id}`
    await expect(asks.get(people.guest)).rejects.toMatchObject(notFound)
    expect(await people.guest.api.trips.list()).toEqual({ items: [] })
    await db.sql`update users set suspended_at = null where id = ${people.host._id}`
    expect(await asks.get(people.guest)).toMatchObject({ mine: false })
  })

  test('who changed it last: is not named to those whom a block separates, nor when suspended', async () => {
    const other = await makePerson(testApp, db, 'Somebody Else')
    await db.sql`insert into tour_participants (tour_id, user_id) values (${tourId}, ${other._id})`
    await change(other, tripId, [put()])
    const seen = async (who: TestPerson) => (await asks.get(who)).lastChange.by
    expect([await seen(people.host), await seen(people.guest)]).toEqual(['Somebody Else', 'Somebody Else'])
    await people.guest.api.social.block({ userId: other._id })
    expect([await seen(people.host), await seen(people.guest)]).toEqual(['Somebody Else', null])
    await db.sql`update users set suspended_at = now() where id = ${other._id}`
    expect(await seen(people.host)).toBeNull()
    await db.sql`delete from tour_participants where user_id = ${other._id}`
  })

  test('30 days after the tour: the members see it until then, and the owner always', async () => {
    clock = new Date('2027-01-14T18:00:00Z') // 23:30 in India
    await asks.change(people.guest)
    clock = new Date('2027-01-14T18:31:00Z') // 00:01 on the next day in India
    for (const [name, ask] of Object.entries(asks))
      await expect(ask(people.guest), name).rejects.toMatchObject(notFound)
    expect(await people.guest.api.trips.list()).toEqual({ items: [] })
    expect((await people.host.api.trips.list()).items).toMatchObject([{ _id: tripId, ended: true }])
    await asks.change(people.host)
    clock = NOON
  })

  test('a deleted tour: its trip stays with the owner', async () => {
    await db.sql`delete from tours where id = ${tourId}`
    expect(await asks.get(people.host)).toMatchObject({ tour: null, mine: true })
    await expect(asks.get(people.guest)).rejects.toMatchObject(notFound)
  })
})

test('a trip without a tour: others get NOT_FOUND for every call', async () => {
  const own = await makeTrip(people.host)
  for (const who of [people.guest, people.stranger]) {
    await expect(who.api.trips.get({ tripId: own._id })).rejects.toMatchObject(notFound)
    await expect(change(who, own._id, [put()])).rejects.toMatchObject(notFound)
  }
})
