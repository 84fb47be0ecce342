import { addDays } from '@saathi/shared/lib/days'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { callShared, FIRST_DAY, isDead, openPage, tokenIn, tripToShare } from '../../../test/trip-links.ts'
import { makeTrip } from '../../../test/trips.ts'
import { deleteExpiredLinks } from './queries/trip-links.ts'

const db = useDatabase()
let clock = NOON
const server = useApp(db, { now: () => clock })
/** A second server on the same database, with caches of its own. */
const replica = useApp(db, { now: () => clock })

let asha: TestPerson
beforeAll(async () => {
  asha = await makePerson(server, db, 'Asha Deshmukh')
})
beforeEach(() => {
  clock = NOON
})

const makeLink = (tripId: string, kind: 'read' | 'family') => asha.api.trips.createLink({ tripId, kind })

describe('the end of a link', () => {
  test('a link for friends with an end: carries only what was chosen, and is dead after it, for visitors and users alike', async () => {
    const { _id: tripId } = await tripToShare(asha)
    const ravi = await makePerson(server, db, 'Ravi Menon')
    const { path, expiresOn } = await asha.api.trips.createLink({ tripId, kind: 'read', times: true, days: 7 })
    const end = addDays(NOON.toISOString().slice(0, 10), 7)
    expect(expiresOn).toBe(end)
    const { links } = await asha.api.trips.get({ tripId })
    expect(links).toMatchObject([{ kind: 'read', expiresOn: end, times: true, costs: false }])
    const token = tokenIn(path)
    // Tokens do not last until then, so that Ravi is blocked before.
    await asha.api.social.block({ userId: ravi._id })
    expect((await callShared(server, token, ravi)).statusCode).toBe(404)
    await expect(ravi.api.trips.shared({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await asha.api.social.unblock({ userId: ravi._id })
    clock = new Date(`${end}T06:30:00Z`)
    for (const reader of [undefined, ravi]) {
      const { body } = await callShared(server, token, reader)
      expect(JSON.parse(body)).toMatchObject({ expiresOn: end, cost: null })
      expect(body).not.toMatch(/4321|Asha|XK42/)
    }
    expect(await ravi.api.trips.shared({ token })).toMatchObject({ expiresOn: end, cost: null })
    clock = new Date(`${addDays(end, 1)}T06:30:00Z`)
    expect((await asha.api.trips.get({ tripId })).links).toEqual([])
    for (const reader of [undefined, ravi]) expect((await callShared(server, token, reader)).statusCode).toBe(404)
    await expect(ravi.api.trips.shared({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await deleteExpiredLinks(db.db, addDays(end, 1))
    expect(await db.sql`select from trip_links where trip_id = ${tripId}`).toHaveLength(0)
  })

  test('unknown, revoked and expired links: the same answers and pages, which name nothing', async () => {
    const { _id: tripId, title } = await tripToShare(asha)
    const revoked = await makeLink(tripId, 'read')
    await asha.api.trips.revokeLink({ tripId, kind: 'read' })
    const expired = await makeLink(tripId, 'family')
    clock = new Date('2026-12-30T06:30:00Z')
    const tokens = [tokenIn(revoked.path), tokenIn(expired.path), 'A'.repeat(22)]
    const seen = []
    for (const token of tokens) {
      const [call, page] = [await callShared(server, token), await openPage(server, `/shared/${token}`)]
      const same = (text: string) => text.replaceAll(token, '').replace(/"requestId":"[^"]*"/, '')
      seen.push([call.statusCode, same(call.body), page.statusCode, same(page.body), page.headers['referrer-policy']])
      expect(page.body).not.toContain(title)
    }
    expect(seen[0]?.[0]).toBe(404)
    expect(seen[0]?.[2]).toBe(404)
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  test('a link for the family: works until the end of the day after the trip, in India', async () => {
    const { _id: tripId, dayCount } = await tripToShare(asha)
    const { path, expiresOn } = await makeLink(tripId, 'family')
    expect(expiresOn).toBe(addDays(FIRST_DAY, dayCount))
    clock = new Date(`${expiresOn}T18:29:00Z`)
    expect(await isDead(server, path)).toBe(false)
    clock = new Date(`${expiresOn}T18:30:00Z`)
    expect(await isDead(server, path)).toBe(true)
    await deleteExpiredLinks(db.db, '2026-12-31')
    expect(await db.sql`select * from trip_links where trip_id = ${tripId}`).toEqual([])
  })

  test('a trip that is moved: its link for the family ends with the new dates, and one that has ended stays so', async () => {
    const { _id: tripId, version, dayCount } = await tripToShare(asha)
    const { path } = await makeLink(tripId, 'family')
    const later = await asha.api.trips.update({ tripId, version, startDate: '2027-01-10' })
    clock = new Date('2027-01-05T06:30:00Z')
    expect((await callShared(server, tokenIn(path))).json().expiresOn).toBe(addDays('2027-01-10', dayCount))
    const sooner = await asha.api.trips.update({ tripId, version: later.version, startDate: FIRST_DAY })
    expect(await isDead(server, path)).toBe(true)
    await asha.api.trips.update({ tripId, version: sooner.version, startDate: '2027-01-10' })
    expect(await isDead(server, path)).toBe(true)
    expect((await asha.api.trips.get({ tripId })).links).toEqual([])
  })

  test('a trip that loses its dates: its link for the family is dead', async () => {
    const { _id: tripId, version } = await tripToShare(asha)
    const { path } = await makeLink(tripId, 'family')
    await asha.api.trips.update({ tripId, version, startDate: null })
    expect(await isDead(server, path)).toBe(true)
  })

  test('a revoked link: is dead at once on another server, which has just served it', async () => {
    const { _id: tripId } = await tripToShare(asha)
    for (const kind of ['read', 'family'] as const) {
      const { path } = await makeLink(tripId, kind)
      const there = () => callShared(replica, tokenIn(path))
      expect([(await there()).statusCode, (await openPage(replica, path)).statusCode]).toEqual([200, 200])
      await asha.api.trips.revokeLink({ tripId, kind })
      expect([(await there()).statusCode, (await openPage(replica, path)).statusCode]).toEqual([404, 404])
    }
  })

  test('a trip that is deleted: its links go with it', async () => {
    const { _id: tripId } = await tripToShare(asha)
    const { path } = await makeLink(tripId, 'read')
    await asha.api.trips.remove({ tripId })
    expect(await isDead(server, path)).toBe(true)
    expect(await db.sql`select * from trip_links where trip_id = ${tripId}`).toEqual([])
  })

  test('an owner who is suspended or leaves: the links are dead, and they work again afterwards', async () => {
    const { _id: tripId } = await tripToShare(asha)
    const { path } = await makeLink(tripId, 'read')
    for (const column of ['suspended_at', 'deletion_asked_at']) {
      await db.sql`update users set ${db.sql(column)} = now() where id = ${asha._id}`
      expect(await isDead(server, path), column).toBe(true)
      await db.sql`update users set ${db.sql(column)} = null where id = ${asha._id}`
      expect(await isDead(server, path), column).toBe(false)
    }
  })

  test('an account that is deleted: its links and its calendar feed go with it', async () => {
    const leaving = await makePerson(server, db, 'Leaving')
    const { _id: tripId } = await makeTrip(leaving)
    await leaving.api.trips.createLink({ tripId, kind: 'read' })
    await leaving.api.trips.createFeed()
    await db.sql`delete from users where id = ${leaving._id}`
    expect(await db.sql`select * from trip_links where owner_id = ${leaving._id}`).toEqual([])
    expect(await db.sql`select * from calendar_feeds where user_id = ${leaving._id}`).toEqual([])
  })
})
