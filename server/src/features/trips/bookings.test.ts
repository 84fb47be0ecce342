import { randomUUID } from 'node:crypto'
import { BOOKINGS_MAX } from '@saathi/shared/trips/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { addItem, change, makeTrip } from '../../../test/trips.ts'
import { createVault } from '../../platform/vault.ts'
import { forgetRemovedAccounts } from '../auth/account/queries/account.ts'
import { deleteRemovedItems } from './jobs.ts'
import { setBooking } from './queries/bookings.ts'

const db = useDatabase()
const testApp = useApp(db, { now: () => NOON })
const notFound = { code: 'NOT_FOUND', message: 'No such trip.' }
let owner: TestPerson
let friend: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
  friend = await makePerson(testApp, db, 'Friend')
  stranger = await makePerson(testApp, db, 'Stranger')
  await owner.api.social.follow({ followedId: friend._id })
})

/** A trip of the owner with an item, which the friend may change. */
async function sharedTrip() {
  const { _id: tripId } = await makeTrip(owner)
  await owner.api.trips.invite({ tripId, userId: friend._id, mayEdit: true })
  await friend.api.trips.answerInvitation({ tripId, accept: true })
  const item = await addItem(owner, tripId)
  return { tripId, itemId: item.id, version: item.version }
}
const keep = (who: TestPerson, named: { tripId: string; itemId: string }, reference: string | null = 'K7XQ2M') =>
  who.api.trips.setBooking({ tripId: named.tripId, itemId: named.itemId, reference })
const referencesOf = async (who: TestPerson, tripId: string) =>
  (await who.api.trips.bookings({ tripId })).items.map(({ reference }) => reference)
const rowsOf = (tripId: string) => db.sql`select * from trip_bookings where trip_id = ${tripId}`

describe('a booking reference', () => {
  test('whoever sees the trip: keeps their own, which the others do not see, changes it and removes it', async () => {
    const trip = await sharedTrip()
    await keep(owner, trip)
    await keep(friend, trip, '2345678901')
    expect(await owner.api.trips.bookings(trip)).toEqual({
      kept: true,
      items: [{ itemId: trip.itemId, reference: 'K7XQ2M' }],
    })
    expect(await referencesOf(friend, trip.tripId)).toEqual(['2345678901'])
    await keep(owner, trip, 'AB12CD')
    expect(await referencesOf(owner, trip.tripId)).toEqual(['AB12CD'])
    await keep(owner, trip, null)
    await keep(owner, trip, null)
    expect(await referencesOf(owner, trip.tripId)).toEqual([])
    expect(await referencesOf(friend, trip.tripId)).toEqual(['2345678901'])
  })

  test('a stranger, somebody blocked and somebody taken off the trip: NOT_FOUND, and nothing is written', async () => {
    const trip = await sharedTrip()
    await keep(friend, trip)
    for (const reference of ['K7XQ2M', null])
      await expect(keep(stranger, trip, reference)).rejects.toMatchObject(notFound)
    await expect(stranger.api.trips.bookings(trip)).rejects.toMatchObject(notFound)
    await owner.api.trips.removeFriend({ tripId: trip.tripId, userId: friend._id })
    expect(await rowsOf(trip.tripId)).toEqual([])
    await expect(keep(friend, trip)).rejects.toMatchObject(notFound)
    await expect(friend.api.trips.bookings(trip)).rejects.toMatchObject(notFound)

    const other = await sharedTrip()
    await keep(friend, other)
    await owner.api.social.block({ userId: friend._id })
    await expect(keep(friend, other)).rejects.toMatchObject(notFound)
    await expect(friend.api.trips.bookings(other)).rejects.toMatchObject(notFound)
    expect(await rowsOf(other.tripId)).toEqual([])
    await owner.api.social.unblock({ userId: friend._id })
    await owner.api.social.follow({ followedId: friend._id })
  })

  test('an item that the trip has not: NOT_FOUND', async () => {
    const [{ tripId }, other] = [await sharedTrip(), await sharedTrip()]
    for (const itemId of [randomUUID(), other.itemId])
      await expect(keep(owner, { tripId, itemId })).rejects.toMatchObject(notFound)
    expect(await rowsOf(tripId)).toEqual([])
  })

  test.each(['', ' ', 'k7xq2m', 'K7 XQ2M', 'K7-XQ2M', 'A'.repeat(21), '<b>', 'प', '2345678901\n', '\0'])(
    '%j: is refused, and the error names the field without the value',
    async (reference) => {
      const trip = await sharedTrip()
      const error = await keep(owner, trip, reference).catch((thrown) => thrown)
      expect(error).toMatchObject({ code: 'BAD_REQUEST' })
      expect(error.cause).toMatchObject({ issues: [{ path: ['reference'] }] })
      if (reference.trim().length > 2) expect(error.message).not.toContain(reference)
      expect(await rowsOf(trip.tripId)).toEqual([])
    },
  )

  test(`more than ${BOOKINGS_MAX} in a trip: are refused, and changing one is not`, async () => {
    const trip = await sharedTrip()
    await keep(owner, trip)
    await db.sql`insert into trip_bookings (user_id, trip_id, item_id, sealed)
      select ${owner._id}, ${trip.tripId}, gen_random_uuid(), 'x' from generate_series(2, ${BOOKINGS_MAX})`
    const { id: itemId } = await addItem(owner, trip.tripId, { order: 3000 })
    await expect(keep(owner, { ...trip, itemId })).rejects.toMatchObject({ code: 'CONFLICT' })
    await keep(owner, trip, 'AB12CD')
    await keep(friend, { ...trip, itemId })
    expect(await rowsOf(trip.tripId)).toHaveLength(BOOKINGS_MAX + 1)
  })

  test('without a key: is not kept, which the list says, and what is stored can be removed', async () => {
    const trip = await sharedTrip()
    await keep(owner, trip)
    const keyless = { ...owner, api: callerWith(db, owner.token, { ...testApp.deps, bookingVault: null }) }
    await expect(keep(keyless, trip, 'AB12CD')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This site keeps no booking references.',
    })
    expect(await keyless.api.trips.bookings(trip)).toEqual({ kept: false, items: [] })
    expect(await referencesOf(owner, trip.tripId)).toEqual(['K7XQ2M'])
    await keep(keyless, trip, null)
    expect(await rowsOf(trip.tripId)).toEqual([])
  })

  test('a row that was moved to another item or person, changed, or sealed by a key that is gone: is left out', async () => {
    const trip = await sharedTrip()
    const other = await addItem(owner, trip.tripId, { order: 3000 })
    await keep(owner, trip, '1111111111')
    await keep(owner, { ...trip, itemId: other.id }, '2222222222')
    const [one, two] =
      await db.sql`select item_id, sealed from trip_bookings where trip_id = ${trip.tripId} order by item_id`
    for (const [item, sealed] of [
      [one?.item_id, two?.sealed],
      [two?.item_id, one?.sealed],
    ])
      await db.sql`update trip_bookings set sealed = ${sealed} where item_id = ${item}`
    expect(await owner.api.trips.bookings(trip)).toEqual({ kept: true, items: [] })
    expect((await owner.api.social.export()).tripBookings).toContainEqual(
      expect.objectContaining({ itemId: other.id, reference: null }),
    )
    await db.sql`update trip_bookings set sealed = ${one?.sealed}, user_id = ${friend._id} where item_id = ${one?.item_id}`
    for (const who of [owner, friend]) expect(await referencesOf(who, trip.tripId)).toEqual([])
    for (const sealed of ['', 'AQ', '%', 'x'.repeat(120)]) {
      await db.sql`update trip_bookings set sealed = ${sealed} where trip_id = ${trip.tripId}`
      expect(await referencesOf(owner, trip.tripId)).toEqual([])
    }
    await keep(owner, { ...trip, itemId: other.id }, '3333333333')
    expect(await referencesOf(owner, trip.tripId)).toEqual(['3333333333'])
    const rotated = createVault([Buffer.alloc(32, 9).toString('base64url')])
    const later = callerWith(db, owner.token, { ...testApp.deps, bookingVault: rotated })
    expect((await later.trips.bookings(trip)).items).toEqual([])
  })
})

describe('the export of an account', () => {
  test('has one’s own references in clear, and none of others in the same trip', async () => {
    const trip = await sharedTrip()
    await keep(owner, trip, 'OWNREF1')
    await keep(friend, trip, 'OTHERREF2')
    const data = await owner.api.social.export()
    expect(data.tripBookings).toContainEqual({
      ...{ userId: owner._id, tripId: trip.tripId, itemId: trip.itemId, reference: 'OWNREF1' },
      createdAt: NOON.toISOString(),
    })
    expect(JSON.stringify(data)).not.toContain('OTHERREF2')
  })
})

describe('what deletes a reference', () => {
  test('an item that is removed: hides it, comes back with it, and takes it along after 30 days', async () => {
    const trip = await sharedTrip()
    await keep(owner, trip)
    const {
      id,
      version,
      removed: _,
      ...item
    } = (await owner.api.trips.get(trip)).items.find((one) => one.id === trip.itemId) as Awaited<
      ReturnType<typeof addItem>
    >
    const { version: removed } = await change(friend, trip.tripId, [{ op: 'remove', id, base: version }])
    expect(await referencesOf(owner, trip.tripId)).toEqual([])
    await expect(keep(owner, trip)).rejects.toMatchObject(notFound)
    const back = await change(friend, trip.tripId, [{ op: 'put', id, base: removed, item }])
    expect(await referencesOf(owner, trip.tripId)).toEqual(['K7XQ2M'])
    await change(friend, trip.tripId, [{ op: 'remove', id, base: back.version }])
    await deleteRemovedItems(db.db, new Date(NOON.getTime() + 31 * 86_400_000))
    expect(await rowsOf(trip.tripId)).toEqual([])
  })

  test('the deletion of the trip, and that of an account at once', async () => {
    const [trip, other] = [await sharedTrip(), await sharedTrip()]
    const leaving = await makePerson(testApp, db, 'Leaving')
    await owner.api.social.follow({ followedId: leaving._id })
    for (const { tripId } of [trip, other]) {
      await owner.api.trips.invite({ tripId, userId: leaving._id, mayEdit: false })
      await leaving.api.trips.answerInvitation({ tripId, accept: true })
    }
    for (const who of [owner, friend, leaving]) for (const one of [trip, other]) await keep(who, one)
    await owner.api.trips.remove(trip)
    expect(await rowsOf(trip.tripId)).toEqual([])
    expect(await rowsOf(other.tripId)).toHaveLength(3)
    await db.sql`delete from users where id = ${leaving._id}`
    expect(await db.sql`select from trip_bookings where user_id = ${leaving._id}`).toEqual([])
    await forgetRemovedAccounts(db.db)
    expect(await referencesOf(friend, other.tripId)).toEqual(['K7XQ2M'])
  })
})

describe('at once', () => {
  const by = (userId: string) => ({ userId, today: '2026-11-20', now: NOON })

  test('two writes of one reference: one of them is stored', async () => {
    const trip = await sharedTrip()
    const given = Array.from({ length: 20 }, (_, at) => `REF${at}`)
    await Promise.all(given.map((reference) => keep(owner, trip, reference)))
    const stored = await referencesOf(owner, trip.tripId)
    expect(stored).toHaveLength(1)
    expect(given).toContain(stored[0])
  })

  test('many writes at the limit: no more than it are stored', async () => {
    const trip = await sharedTrip()
    await db.sql`insert into trip_bookings (user_id, trip_id, item_id, sealed)
      select ${owner._id}, ${trip.tripId}, gen_random_uuid(), 'x' from generate_series(2, ${BOOKINGS_MAX})`
    const items = [trip.itemId]
    for (let at = 0; at < 5; at++) items.push((await addItem(owner, trip.tripId, { order: 4000 + at })).id)
    const vault = testApp.deps.bookingVault
    const outcomes = await Promise.all(
      items.map((itemId) => setBooking(db.db, vault, by(owner._id), { ...trip, itemId, reference: 'K7XQ2M' })),
    )
    expect(outcomes.sort()).toEqual(['full', 'full', 'full', 'full', 'full', 'set'])
  })

  test('a write and the deletion of the trip: leave no row', async () => {
    for (let round = 0; round < 8; round++) {
      const trip = await sharedTrip()
      await Promise.allSettled([keep(friend, trip), owner.api.trips.remove(trip), keep(owner, trip)])
      expect(await rowsOf(trip.tripId)).toEqual([])
    }
  })
})
