import { randomUUID } from 'node:crypto'
import { RETENTION } from '@saathi/shared/legal/retention'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { addItem, change, makeTrip } from '../../../test/trips.ts'
import { forgetRemovedAccounts } from '../auth/account/queries/account.ts'
import { deleteExpiredEdits, deleteRemovedItems } from './jobs.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let host: TestPerson
let guest: TestPerson

beforeAll(async () => {
  host = await makePerson(testApp, db, 'Host')
  guest = await makePerson(testApp, db, 'Guest')
})

/** A trip of the host's new tour, which the guest has joined and may change. */
async function shareTrip() {
  const { _id: tourId } = await host.api.tours.create(aTour())
  await guest.api.tours.join({ tourId })
  const { _id: tripId, version } = await makeTrip(host, tourId)
  await host.api.trips.update({ tripId, version, membersMayEdit: true })
  return { tourId, tripId }
}
const TABLES = ['trip_items', 'trip_edits', 'trip_ticks', 'trip_checks', 'trip_summaries', 'tour_trips']
const rowsOf = (tripId: string) =>
  Promise.all(
    TABLES.map(async (table) => (await db.sql`select from ${db.sql(table)} where trip_id = ${tripId}`).length),
  )
const DAY = 86_400_000
const after = (ms: number) => new Date(NOON.getTime() + ms)

describe('social.export', () => {
  test('has the trips that one owns with their items, and one’s own checklist of any trip', async () => {
    const { tripId } = await shareTrip()
    await addItem(host, tripId, { title: 'Sunrise at Matanga hill', note: 'Bring a torch', order: 7000 })
    await guest.api.trips.addCheck({ tripId, id: randomUUID(), kind: 'packing', text: 'My red umbrella' })
    const [hosts, guests] = [await host.api.social.export(), await guest.api.social.export()]
    expect(hosts.trips).toContainEqual(
      expect.objectContaining({
        _id: tripId,
        title: 'Hampi',
        items: expect.arrayContaining([expect.objectContaining({ title: 'Sunrise at Matanga hill' })]),
      }),
    )
    expect(JSON.stringify(hosts)).not.toContain('My red umbrella')
    expect(guests.trips).toEqual([])
    expect(guests.tripChecks).toMatchObject([{ tripId, text: 'My red umbrella' }])
    expect(JSON.stringify(guests)).not.toContain('Matanga')
  })
})

describe('the deletion of an account', () => {
  const forget = async (who: TestPerson) => {
    await db.sql`delete from users where id = ${who._id}`
    await forgetRemovedAccounts(db.db)
  }

  test('of a member: the trip stays with what the member added, without the member’s id and checklist', async () => {
    const leaving = await makePerson(testApp, db, 'Leaving')
    const { tourId, tripId } = await shareTrip()
    await leaving.api.tours.join({ tourId })
    await leaving.api.trips.addCheck({ tripId, id: randomUUID(), kind: 'packing', text: 'Socks' })
    await addItem(leaving, tripId, { title: 'A place that I know', order: 9000 })
    await forget(leaving)
    const trip = await guest.api.trips.get({ tripId })
    expect(trip.items.map(({ title }) => title)).toContain('A place that I know')
    expect(trip.lastChange.by).toBeNull()
    expect(await db.sql`select from trips where changed_by = ${leaving._id}`).toEqual([])
    expect(await db.sql`select from trip_checks where user_id = ${leaving._id}`).toEqual([])
  })

  test('of the owner: the trip goes with its tour, at once for the members', async () => {
    const owner = await makePerson(testApp, db, 'Owner')
    const { _id: tourId } = await owner.api.tours.create(aTour())
    await guest.api.tours.join({ tourId })
    const { _id: tripId } = await makeTrip(owner, tourId)
    await guest.api.trips.addCheck({ tripId, id: randomUUID(), kind: 'packing', text: 'Socks' })
    await db.sql`delete from users where id = ${owner._id}`
    await expect(guest.api.trips.get({ tripId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await forgetRemovedAccounts(db.db)
    expect(await db.sql`select from trips where id = ${tripId}`).toEqual([])
    expect(await rowsOf(tripId)).toEqual(TABLES.map(() => 0))
  })

  test('trips.remove: deletes every row of the trip, and others keep theirs', async () => {
    const [{ tripId }, other] = [await shareTrip(), await shareTrip()]
    const left = await rowsOf(other.tripId)
    await guest.api.trips.addCheck({ tripId, id: randomUUID(), kind: 'packing', text: 'Socks' })
    await host.api.trips.remove({ tripId })
    expect(await rowsOf(tripId)).toEqual(TABLES.map(() => 0))
    expect(await rowsOf(other.tripId)).toEqual(left)
    await expect(host.api.trips.remove({ tripId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the cleanup jobs', () => {
  test('removed items: are deleted 30 days after their removal, and readers of older versions are told', async () => {
    const { _id: tripId } = await makeTrip(guest)
    const [one, two, stays] = [
      await addItem(guest, tripId, { order: 5000 }),
      await addItem(guest, tripId, { order: 5001 }),
      await addItem(guest, tripId, { order: 5002 }),
    ]
    const first = await change(guest, tripId, [{ op: 'remove', id: one.id, base: one.version }])
    clock = after(DAY)
    await change(guest, tripId, [{ op: 'remove', id: two.id, base: two.version }])
    clock = NOON
    const stored = async () =>
      (await db.sql`select id from trip_items where trip_id = ${tripId}`).map(({ id }) => id as string)
    await deleteRemovedItems(db.db, after(RETENTION.removedItemDays * DAY - 1))
    expect(await stored()).toEqual(expect.arrayContaining([one.id, two.id, stays.id]))
    await deleteRemovedItems(db.db, after(RETENTION.removedItemDays * DAY + 1))
    const left = await stored()
    expect([left.includes(one.id), left.includes(two.id), left.includes(stays.id)]).toEqual([false, true, true])
    expect((await guest.api.trips.changes({ tripId, after: stays.version })).complete).toBe(false)
    expect((await guest.api.trips.changes({ tripId, after: first.version })).complete).toBe(true)
  })

  test('the keys of changes: are deleted after a day', async () => {
    const { _id: tripId } = await makeTrip(guest)
    await addItem(guest, tripId, { order: 5000 })
    const stored = async () => (await db.sql`select from trip_edits where trip_id = ${tripId}`).length
    await deleteExpiredEdits(db.db, after(RETENTION.tripEditHours * 3_600_000 - 1))
    expect(await stored()).toBe(1)
    await deleteExpiredEdits(db.db, after(RETENTION.tripEditHours * 3_600_000 + 1))
    expect(await stored()).toBe(0)
  })
})
