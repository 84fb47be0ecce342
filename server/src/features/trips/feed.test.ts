import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import ICAL from 'ical.js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'

const require = createRequire(import.meta.url)
/** The second parser, a CommonJS package. */
const nodeIcal: {
  sync: { parseICS: (text: string) => Record<string, { type: string; uid: string; summary: string; start: Date }> }
} = require('node-ical')

const db = useDatabase()
let clock = NOON
const server = useApp(db, { now: () => clock })

const open = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: path, headers })
const bearer = ({ token }: TestPerson) => ({ authorization: `Bearer ${token}` })

/** The events as both parsers read them: uid and title, ordered by uid. */
function eventsIn(file: string) {
  const byUid = (events: { uid: string; title: string }[]) => events.sort((a, b) => (a.uid < b.uid ? -1 : 1))
  const first = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
    .map(({ uid, summary }) => ({ uid, title: summary }))
  const second = Object.values(nodeIcal.sync.parseICS(file))
    .filter(({ type }) => type === 'VEVENT')
    .map(({ uid, summary }) => ({ uid, title: summary }))
  expect(byUid(second)).toEqual(byUid(first))
  return first
}

let [asha, ravi]: [TestPerson, TestPerson] = [] as never
const titlesOf = async (path: string) => eventsIn((await open(path)).body).map(({ title }) => title)
const makeTrip = (startDate: string | undefined, tourId?: string) =>
  asha.api.trips.create({
    request: { placeId: 'hampi', from: 'bangalore', people: 2, days: 2, startDate },
    tourId,
    key: randomUUID(),
  })
const addVisit = async (tripId: string, facts: object = {}) => {
  const { version } = await asha.api.trips.get({ tripId })
  const visit = {
    day: 0,
    order: 900,
    kind: 'visit' as const,
    title: 'Vitthala; temple, once',
    note: '',
    fixedStart: 990,
    minutes: 90,
    cost: 0,
    costPart: 'entry' as const,
    link: null,
    lat: null,
    lon: null,
    highlight: null,
    by: null,
    ...facts,
  }
  const id = randomUUID()
  await asha.api.trips.change({
    tripId,
    version,
    key: randomUUID(),
    changes: [{ op: 'put', id, base: null, item: visit }],
  })
  return id
}

beforeAll(async () => {
  asha = await makePerson(server, db, 'Asha Deshmukh')
  ravi = await makePerson(server, db, 'Ravi Menon')
})
beforeEach(() => {
  clock = NOON
})

describe('GET /calendar/:token.ics', () => {
  test('two calendar parsers: read the same events of joined and hosted tours and of trips with dates', async () => {
    const hosted = await asha.api.tours.create(aTour({ name: 'Hosted by me' }))
    const joined = await ravi.api.tours.create(aTour({ name: 'Joined by me' }))
    const others = await ravi.api.tours.create(aTour({ name: 'Of others' }))
    await asha.api.tours.join({ tourId: joined._id })
    const trip = await makeTrip('2026-12-20')
    const visit = await addVisit(trip._id)
    await makeTrip(undefined)
    const { path } = await asha.api.trips.createFeed()
    expect(path).toMatch(/^\/api\/calendar\/[\w-]{22}\.ics$/)
    const { statusCode, headers, body } = await open(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
    const events = eventsIn(body)
    expect(events).toContainEqual({ uid: `${hosted._id}@saathi`, title: 'Hosted by me' })
    expect(events).toContainEqual({ uid: `${joined._id}@saathi`, title: 'Joined by me' })
    expect(events).toContainEqual({ uid: `${trip._id}@saathi`, title: trip.title })
    expect(events).toContainEqual({ uid: `${visit}.${trip._id}@saathi`, title: 'Vitthala; temple, once' })
    expect(body).not.toContain(others._id)
    expect(body).not.toContain('Menon')
    // 16:30 in India.
    expect(body).toContain('DTSTART:20261220T110000Z\r\nDTEND:20261220T123000Z\r\n')
    await asha.api.tours.leave({ tourId: joined._id })
    expect(await titlesOf(path)).not.toContain('Joined by me')
  })

  test('a trip of a tour: its days are shown once, for a member too', async () => {
    const days = { start: '2026-12-20', end: '2026-12-21' }
    const { _id: tourId } = await asha.api.tours.create(aTour({ name: 'Hampi together', travelDates: days }))
    await ravi.api.tours.join({ tourId })
    const { _id: tripId } = await makeTrip('2026-12-20', tourId)
    await addVisit(tripId, { title: 'Together at noon' })
    const { path } = await ravi.api.trips.createFeed()
    const events = eventsIn((await open(path)).body)
    expect(events.map(({ title }) => title)).toEqual(expect.arrayContaining(['Hampi together', 'Together at noon']))
    expect(events.map(({ uid }) => uid)).not.toContain(`${tripId}@saathi`)
  })

  test('an unchanged feed: 304 without a body, and a new tag with a change', async () => {
    const { _id: tripId } = await makeTrip('2026-12-28')
    const { path } = await asha.api.trips.createFeed()
    const first = await open(path)
    const tag = String(first.headers.etag)
    clock = new Date(clock.getTime() + 3_600_000)
    const again = await open(path, { 'if-none-match': tag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    await addVisit(tripId, { title: 'Added later' })
    const changed = await open(path, { 'if-none-match': tag })
    expect([changed.statusCode, changed.headers.etag === tag]).toEqual([200, false])
  })

  test('an item that is moved: keeps its UID, and its SEQUENCE grows', async () => {
    const { _id: tripId } = await makeTrip('2026-12-24')
    const id = await addVisit(tripId, { title: 'Moved' })
    const { path } = await asha.api.trips.createFeed()
    const eventOf = async () =>
      new ICAL.Component(ICAL.parse((await open(path)).body))
        .getAllSubcomponents('vevent')
        .map((event) => new ICAL.Event(event))
        .find(({ uid }) => uid === `${id}.${tripId}@saathi`)
    const before = await eventOf()
    const trip = await asha.api.trips.get({ tripId })
    const { version: base, removed: _, id: __, ...facts } = trip.items.find((item) => item.id === id)!
    await asha.api.trips.change({
      tripId,
      version: trip.version,
      key: randomUUID(),
      changes: [{ op: 'put', id, base, item: { ...facts, fixedStart: 1_020 } }],
    })
    const after = await eventOf()
    expect(after?.startDate.toJSDate().getTime()).toBe((before?.startDate.toJSDate().getTime() ?? 0) + 30 * 60_000)
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Number.POSITIVE_INFINITY)
  })

  test('a tour: its SEQUENCE grows with what the event shows, in the feed and in the file alike, and no other change', async () => {
    const facts = aTour({ name: 'Moved and renamed' })
    const { _id: tourId } = await ravi.api.tours.create(facts)
    await asha.api.tours.join({ tourId })
    const { path } = await asha.api.trips.createFeed()
    const sequenceOf = async () => {
      const files = [(await open(path)).body, (await asha.api.tours.calendar({ tourId })).text]
      const [feed, file] = files.map((text) => {
        const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
        return events.map((event) => new ICAL.Event(event)).find(({ uid }) => uid === `${tourId}@saathi`)?.sequence
      })
      expect(file).toBe(feed)
      return feed
    }
    const sequences = [await sequenceOf()]
    let changed = facts
    for (const change of [
      { travelDates: { start: '2026-12-13', end: '2026-12-16' } },
      { travelDates: { start: '2026-12-13', end: '2026-12-17' } },
      { destination: 'Vengurla, Maharashtra' },
      { name: 'Moved' },
      { description: 'Boats at noon.' },
      { price: 16_000, capacity: 5 },
    ]) {
      changed = { ...changed, ...change }
      await ravi.api.tours.update({ tourId, tour: changed })
      sequences.push(await sequenceOf())
    }
    await ravi.api.tours.cancel({ tourId })
    expect([...sequences, await sequenceOf()]).toEqual([0, 1, 2, 3, 4, 5, 5, 6])
  })

  test('a cancelled tour: stays with the status CANCELLED, and ends long ago are left out', async () => {
    const { _id: tourId } = await ravi.api.tours.create(aTour({ name: 'Will not happen' }))
    await asha.api.tours.join({ tourId })
    const { path } = await asha.api.trips.createFeed()
    await ravi.api.tours.cancel({ tourId })
    const { body } = await open(path)
    const [, event = ''] = body.split(`UID:${tourId}`)
    expect(event.split('END:VEVENT')[0]).toContain('STATUS:CANCELLED')
    clock = new Date('2027-06-01T06:30:00Z')
    expect(eventsIn((await open(path)).body)).toEqual([])
  })

  test('the token: is stored as a hash, replaced by a new one, and dead once revoked', async () => {
    const [first, second] = [await asha.api.trips.createFeed(), await asha.api.trips.createFeed()]
    const rows = await db.sql`select * from calendar_feeds where user_id = ${asha._id}`
    expect(rows).toHaveLength(1)
    const token = second.path.slice('/api/calendar/'.length, -'.ics'.length)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await open(first.path)).statusCode).toBe(404)
    expect((await open(second.path)).statusCode).toBe(200)
    expect((await asha.api.trips.feed()).createdAt).toBe(NOON.toISOString())
    await asha.api.trips.revokeFeed()
    const [revoked, unknown] = [await open(second.path), await open(`/api/calendar/${'A'.repeat(22)}.ics`)]
    expect(revoked.statusCode).toBe(404)
    const { requestId: _, ...error } = revoked.json()
    expect(unknown.json()).toMatchObject(error)
    expect(await asha.api.trips.feed()).toEqual({ createdAt: null })
    expect((await open('/api/calendar/none')).statusCode).toBe(404)
  })

  test('a suspended user, and tours of a suspended host: are left out', async () => {
    const { _id: tourId } = await ravi.api.tours.create(aTour({ name: 'Of a suspended host' }))
    await asha.api.tours.join({ tourId })
    const { path } = await asha.api.trips.createFeed()
    const suspend = (whose: TestPerson, at: Date | null) =>
      db.sql`update users set suspended_at = ${at} where id = ${whose._id}`
    expect(await titlesOf(path)).toContain('Of a suspended host')
    await suspend(ravi, NOON)
    expect(await titlesOf(path)).not.toContain('Of a suspended host')
    await suspend(ravi, null)
    await suspend(asha, NOON)
    expect((await open(path)).statusCode).toBe(404)
    await suspend(asha, null)
  })
})

describe('GET /trips/:tripId/calendar.ics', () => {
  test('the owner: gets a file that two parsers read', async () => {
    const { _id: tripId, title } = await makeTrip('2026-12-28')
    const answer = await open(`/api/trips/${tripId}/calendar.ics`, bearer(asha))
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'attachment; filename="saathi-2026-12-28.ics"',
    ])
    expect(eventsIn(answer.body)).toContainEqual({ uid: `${tripId}@saathi`, title })
    expect((await asha.api.trips.calendar({ tripId })).text).toBe(answer.body)
  })

  test('a stranger: 404; without a token: 401; a trip without dates: 400 with the reason', async () => {
    const { _id: tripId } = await makeTrip('2026-12-28')
    const { _id: undated } = await makeTrip(undefined)
    expect((await open(`/api/trips/${tripId}/calendar.ics`, bearer(ravi))).statusCode).toBe(404)
    expect((await open(`/api/trips/${tripId}/calendar.ics`)).statusCode).toBe(401)
    const refused = await open(`/api/trips/${undated}/calendar.ics`, bearer(asha))
    expect([refused.statusCode, refused.json().messageId]).toEqual([400, 'trips.calendarUndated'])
  })
})
