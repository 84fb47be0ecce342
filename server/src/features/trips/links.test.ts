import { addDays } from '@saathi/shared/lib/days'
import type { SharedTrip } from '@saathi/shared/trips/shared-trips'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import {
  callShared,
  FIRST_DAY,
  HOTEL,
  isDead,
  openPage,
  tokenIn,
  tripToShare,
  VISIT,
} from '../../../test/trip-links.ts'
import { addItem } from '../../../test/trips.ts'
import { createLimits } from '../../platform/limits.ts'

const db = useDatabase()
let clock = NOON
const server = useApp(db, { now: () => clock })

let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  asha = await makePerson(server, db, 'Asha Deshmukh')
  ravi = await makePerson(server, db, 'Ravi Menon')
})
beforeEach(() => {
  clock = NOON
})

const makeLink = (tripId: string, kind: 'read' | 'family', firstName = false) =>
  asha.api.trips.createLink({ tripId, kind, firstName })

describe('trips.createLink', () => {
  test('a link: has 128 random bits, of which the database has only the hash', async () => {
    const { _id: tripId } = await tripToShare(asha)
    const { path, expiresOn } = await makeLink(tripId, 'read')
    expect(path).toMatch(/^\/shared\/[\w-]{22}$/)
    expect(expiresOn).toBeNull()
    const rows = await db.sql`select * from trip_links where trip_id = ${tripId}`
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(tokenIn(path))
    expect(rows[0]?.token_hash).toMatch(/^[\w-]{43}$/)
  })

  test('a second link of the same kind: ends the first, and leaves the other kind', async () => {
    const { _id: tripId, dayCount } = await tripToShare(asha)
    const [first, family] = [await makeLink(tripId, 'read'), await makeLink(tripId, 'family')]
    const second = await makeLink(tripId, 'read')
    expect(await Promise.all([first, second, family].map(({ path }) => isDead(server, path)))).toEqual([
      true,
      false,
      false,
    ])
    const { links } = await asha.api.trips.get({ tripId })
    expect(links.map(({ kind, expiresOn }) => [kind, expiresOn])).toEqual([
      ['family', addDays(FIRST_DAY, dayCount)],
      ['read', null],
    ])
  })

  test('two links made at once: one of them works', async () => {
    const { _id: tripId } = await tripToShare(asha)
    const made = await Promise.all(Array.from({ length: 6 }, () => makeLink(tripId, 'read')))
    const dead = await Promise.all(made.map(({ path }) => isDead(server, path)))
    expect(dead.filter((each) => !each)).toHaveLength(1)
  })

  test('a family link of a trip without dates, or one that is over: is refused with the reason', async () => {
    const { _id: undated } = await tripToShare(asha, null)
    await expect(makeLink(undated, 'family')).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'A link for your family needs a trip with dates. Please choose a day of departure first.',
    })
    expect((await makeLink(undated, 'read')).path).toMatch(/^\/shared\//)
    const { _id: past } = await tripToShare(asha)
    clock = new Date('2026-12-30T06:30:00Z')
    await expect(makeLink(past, 'family')).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('who makes and revokes links', () => {
  test('a stranger and a member of the tour: NOT_FOUND through tRPC and REST, and nothing changes', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    await ravi.api.tours.join({ tourId })
    const { _id: tripId } = await tripToShare(asha, FIRST_DAY, tourId)
    expect(await ravi.api.trips.get({ tripId })).toMatchObject({ mine: false, links: [] })
    const stranger = await makePerson(server, db, 'Stranger')
    const { path } = await makeLink(tripId, 'read')
    const before = await db.sql`select * from trip_links where trip_id = ${tripId}`
    for (const { api, token } of [ravi, stranger]) {
      await expect(api.trips.createLink({ tripId, kind: 'read' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(api.trips.revokeLink({ tripId, kind: 'read' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
      for (const [url, payload] of [
        [`/api/trips/${tripId}/links`, { kind: 'read' }],
        [`/api/trips/${tripId}/links/read/revoke`, {}],
      ] as const) {
        const headers = { authorization: `Bearer ${token}` }
        expect((await server.app.inject({ method: 'POST', url, payload, headers })).statusCode, url).toBe(404)
      }
    }
    expect(await db.sql`select * from trip_links where trip_id = ${tripId}`).toEqual(before)
    expect(await isDead(server, path)).toBe(false)
  })

  test('without a token: UNAUTHORIZED', async () => {
    const { _id: tripId } = await tripToShare(asha)
    const visitor = callerWith(db, null, server.deps)
    await expect(visitor.trips.createLink({ tripId, kind: 'read' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(visitor.trips.revokeLink({ tripId, kind: 'read' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
  })
})

describe('what a link shows, without a log-in', () => {
  test('a read-only link: days and places, and no times, stays, notes, costs, booking links or names', async () => {
    const { _id: tripId } = await tripToShare(asha)
    const { path } = await makeLink(tripId, 'read')
    const { body } = await callShared(server, tokenIn(path))
    const trip: SharedTrip = JSON.parse(body)
    expect(trip).toMatchObject({ kind: 'read', startDate: FIRST_DAY, firstName: null, expiresOn: null })
    expect(trip.place.name).toBe('Hampi')
    const items = trip.days.flatMap(({ items }) => items)
    expect(items.find(({ title }) => title === VISIT.title)).toEqual({
      kind: 'visit',
      title: VISIT.title,
      by: null,
      lat: VISIT.lat,
      lon: VISIT.lon,
      start: null,
      end: null,
      leg: expect.toSatisfy((leg: unknown) => leg === null || typeof leg === 'object'),
    })
    expect(items.filter(({ start, end, kind }) => start !== null || end !== null || kind === 'stay')).toEqual([])
    for (const secret of [HOTEL, 'XK42', '4321', 'tickets.example', 'Asha', 'Deshmukh', asha._id, tripId])
      expect(body, secret).not.toContain(secret)
  })

  test('a read-only link with times and costs: adds those, by day and in all, and no stays; one for the family has no costs', async () => {
    const { _id: tripId, people, items: all } = await tripToShare(asha)
    const make = async (kind: 'read' | 'family', times: boolean, costs: boolean) => {
      const { path } = await asha.api.trips.createLink({ tripId, kind, times, costs })
      const trip: SharedTrip = JSON.parse((await callShared(server, tokenIn(path))).body)
      return trip
    }
    const total = all.reduce((sum, { cost }) => sum + cost, 0)
    const both = await make('read', true, true)
    expect((await asha.api.trips.get({ tripId })).links).toMatchObject([{ kind: 'read', times: true, costs: true }])
    expect(both).toMatchObject({ cost: total, people })
    expect(both.days.reduce((sum, { cost }) => sum + (cost ?? 0), 0)).toBe(total)
    const items = both.days.flatMap(({ items }) => items)
    expect(items).toContainEqual(expect.objectContaining({ title: VISIT.title, start: 600, end: 690 }))
    expect(items.filter(({ kind }) => kind === 'stay')).toEqual([])
    const times = await make('read', true, false)
    expect([times.cost, times.people, times.days[0]?.cost]).toEqual([null, undefined, null])
    const costs = await make('read', false, true)
    expect(costs.days.flatMap(({ items }) => items).filter(({ start }) => start !== null)).toEqual([])
    expect(await make('family', true, true)).toMatchObject({ cost: null })
  })

  test('a link for the family: adds times and stays, and says when it ends', async () => {
    const { _id: tripId, dayCount } = await tripToShare(asha)
    await addItem(asha, tripId, { kind: 'other', title: 'Small expenses', minutes: 0, cost: 99 })
    const { path } = await makeLink(tripId, 'family')
    const { body } = await callShared(server, tokenIn(path))
    const trip: SharedTrip = JSON.parse(body)
    expect(trip).toMatchObject({ kind: 'family', expiresOn: addDays(FIRST_DAY, dayCount) })
    const items = trip.days.flatMap(({ items }) => items)
    expect(items).toContainEqual(expect.objectContaining({ title: VISIT.title, start: 600, end: 690 }))
    expect(items).toContainEqual(expect.objectContaining({ kind: 'stay', title: HOTEL, start: 1200 }))
    for (const secret of ['XK42', '4321', 'tickets.example', 'Small expenses', 'Asha', asha._id, tripId])
      expect(body, secret).not.toContain(secret)
  })

  test('an owner who chose it: the first name only', async () => {
    const { _id: tripId } = await tripToShare(asha)
    const { path } = await makeLink(tripId, 'read', true)
    const { body } = await callShared(server, tokenIn(path))
    expect(JSON.parse(body).firstName).toBe('Asha')
    expect(body).not.toContain('Deshmukh')
  })

  test('the page: title and picture in its preview, no index, no referrer, not stored', async () => {
    const { _id: tripId, title } = await tripToShare(asha)
    const { path } = await makeLink(tripId, 'read')
    const { statusCode, headers, body } = await openPage(server, path)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
    })
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).toContain('<meta name="robots" content="noindex" />')
    expect(body).toContain(`<meta property="og:title" content="${title}" />`)
    expect(body).toMatch(/<meta property="og:image" content="[^"]+\/api\/share\/[\w-]+\.jpg" \/>/)
    expect(body).toContain('content="The days and places of a trip, shared from Saathi."')
    expect(body).toContain('["trips.shared",')
    for (const secret of [HOTEL, 'XK42', 'Asha', 'Deshmukh']) expect(body, secret).not.toContain(secret)
    expect((await server.app.inject('/sitemap.xml')).body).not.toContain(tokenIn(path))
  })
})

test('a user whom a block separates from the owner: NOT_FOUND with the token', async () => {
  const { _id: tripId } = await tripToShare(asha)
  const { path } = await makeLink(tripId, 'read')
  const blocked = await makePerson(server, db, 'Blocked')
  expect((await callShared(server, tokenIn(path), blocked)).statusCode).toBe(200)
  await asha.api.social.block({ userId: blocked._id })
  expect((await callShared(server, tokenIn(path), blocked)).statusCode).toBe(404)
  await asha.api.social.unblock({ userId: blocked._id })
  await blocked.api.social.block({ userId: asha._id })
  expect((await callShared(server, tokenIn(path), blocked)).statusCode).toBe(404)
})

test('the data export: has links and feed without their hashes', async () => {
  const { _id: tripId } = await tripToShare(asha)
  await makeLink(tripId, 'family')
  await asha.api.trips.createFeed()
  const exported = JSON.stringify(await asha.api.social.export())
  expect(exported).toContain('"tripLinks":')
  expect(exported).toContain('"calendarFeed":')
  expect(exported).not.toContain('token_hash')
})

test('guesses of links: TOO_MANY_REQUESTS after the limit of the network', async () => {
  const limits = createLimits(db.db, { secret: 'test', settings: { sharedTrips: '3/hour' } })
  const guess = () => callerWith(db, null, { ...server.deps, limits }).trips.shared({ token: 'B'.repeat(22) })
  const codes = []
  for (let i = 0; i < 5; i++) codes.push(await guess().catch(({ code }) => code))
  expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'])
})
