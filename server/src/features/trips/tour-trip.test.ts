import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { addItem, aTripRequest, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
const testApp = useApp(db)
let owner: TestPerson

beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
})

describe('the trip of a tour', () => {
  test('the host makes one for the tour; its members see it, and change it if the host allows that', async () => {
    const [host, guest] = [await makePerson(testApp, db, 'Host'), await makePerson(testApp, db, 'Guest')]
    const tour = await host.api.tours.create(aTour({ name: 'Hampi on foot', destination: 'Hampi, Karnataka' }))
    await guest.api.tours.join({ tourId: tour._id })
    const offered = await host.api.trips.forTour({ tourId: tour._id })
    expect(offered).toMatchObject({ trip: null, mayCreate: true })
    expect(offered.request).toMatchObject({ placeId: 'hampi', startDate: '2026-12-12', people: 2 })
    expect(await guest.api.trips.forTour({ tourId: tour._id })).toEqual({ trip: null, mayCreate: false, request: null })
    const trip = await makeTrip(host, tour._id, offered.request ?? undefined)
    expect(trip.dayCount).toBe(4)
    expect(trip.tour).toEqual({ _id: tour._id, name: 'Hampi on foot' })
    const { trip: seen } = await guest.api.trips.forTour({ tourId: tour._id })
    expect(seen).toMatchObject({ _id: trip._id, mine: false, mayEdit: false, owner: { name: 'Host' } })
    expect((await guest.api.trips.list()).items).toMatchObject([{ _id: trip._id, mine: false, tourId: tour._id }])
    expect((await host.api.trips.list()).items).toMatchObject([{ _id: trip._id, mine: true, tourId: tour._id }])
    await expect(addItem(guest, trip._id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await host.api.trips.update({ tripId: trip._id, version: trip.version, membersMayEdit: true })
    const item = await addItem(guest, trip._id, { title: 'A swim', order: 99 })
    expect((await host.api.trips.get({ tripId: trip._id })).lastChange.by).toBe('Guest')
    // The owner's own rights stay theirs.
    for (const ask of [
      () => guest.api.trips.update({ tripId: trip._id, version: item.version, membersMayEdit: false }),
      () => guest.api.trips.attach({ tripId: trip._id, tourId: null }),
      () => guest.api.trips.remove({ tripId: trip._id }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: /FORBIDDEN|NOT_FOUND/ })
    const renamed = await guest.api.trips.update({ tripId: trip._id, version: item.version, title: 'Our Hampi' })
    expect(renamed.title).toBe('Our Hampi')
    expect((await guest.api.trips.list()).items).toMatchObject([{ title: 'Our Hampi' }])
  })

  test('it begins at the meeting point on the first day, ends on the last, and counts nobody’s way there or home', async () => {
    const host = await makePerson(testApp, db, 'Host')
    await host.api.social.update({ name: 'Host', bio: '', homeCity: 'Hyderabad', languages: [] })
    for (const destination of ['Hampi, Karnataka', 'Hyderabad, Telangana', 'Udaipur, Rajasthan']) {
      const tour = await host.api.tours.create(aTour({ destination }))
      const { request } = await host.api.trips.forTour({ tourId: tour._id })
      const { items, dayCount, place } = await makeTrip(host, tour._id, request ?? undefined)
      expect(dayCount).toBe(4)
      const [first] = items
      expect(first).toMatchObject({ day: 0, kind: 'other', title: `Meet in ${place.name}`, fixedStart: 540 })
      // A day out in between has its own drives.
      expect(items.filter(({ kind, day }) => kind === 'travel' && (day === 0 || day === dayCount - 1))).toEqual([])
      expect(items.filter(({ kind }) => kind === 'stay').map(({ day }) => day)).toEqual([0, 1, 2])
      expect(items.filter(({ kind }) => kind === 'visit').length).toBeGreaterThan(3)
    }
  })

  test.each([
    ['Hyderabad', 'hyderabad'],
    ['New Delhi', 'delhi'],
    ['nagpur', 'hyderabad'],
    ['Chandigarh', 'delhi'],
  ])('a host in %s: its days are proposed as from %s', async (homeCity, from) => {
    const host = await makePerson(testApp, db, 'Host')
    await host.api.social.update({ name: 'Host', bio: '', homeCity, languages: [] })
    const tour = await host.api.tours.create(aTour({ destination: 'Hampi, Karnataka' }))
    expect((await host.api.trips.forTour({ tourId: tour._id })).request).toMatchObject({ from })
  })

  test('a second one: CONFLICT; a tour of somebody else, or a cancelled one: BAD_REQUEST', async () => {
    const other = await makePerson(testApp, db, 'Other')
    const tourId = (await owner.api.tours.create(aTour()))._id
    await makeTrip(owner, tourId)
    await expect(makeTrip(owner, tourId)).rejects.toMatchObject({ code: 'CONFLICT', message: /has a trip/ })
    await expect(makeTrip(other, tourId)).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'tourId' } })
    const cancelled = (await owner.api.tours.create(aTour()))._id
    await owner.api.tours.cancel({ tourId: cancelled })
    await expect(makeTrip(owner, cancelled)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await owner.api.trips.forTour({ tourId: cancelled })).toMatchObject({ mayCreate: false, request: null })
  })

  test('trips.attach: moves a trip to a tour, to another, and to none', async () => {
    const guest = await makePerson(testApp, db, 'Guest')
    const [one, two, taken] = [
      (await owner.api.tours.create(aTour()))._id,
      (await owner.api.tours.create(aTour()))._id,
      (await owner.api.tours.create(aTour()))._id,
    ]
    await guest.api.tours.join({ tourId: two })
    await makeTrip(owner, taken)
    const { _id: tripId } = await makeTrip(owner)
    expect((await owner.api.trips.attach({ tripId, tourId: one })).tour?._id).toBe(one)
    await expect(owner.api.trips.attach({ tripId, tourId: taken })).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await owner.api.trips.forTour({ tourId: one })).trip?._id).toBe(tripId)
    await expect(guest.api.trips.get({ tripId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await owner.api.trips.attach({ tripId, tourId: two })
    expect((await owner.api.trips.forTour({ tourId: one })).trip).toBeNull()
    expect((await guest.api.trips.get({ tripId })).mine).toBe(false)
    expect((await owner.api.trips.attach({ tripId, tourId: null })).tour).toBeNull()
    await expect(guest.api.trips.get({ tripId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('the checklist of a trip', () => {
  test('ticks and own checks are the reader’s, and others do not see them', async () => {
    const guest = await makePerson(testApp, db, 'Guest')
    const tourId = (await owner.api.tours.create(aTour()))._id
    await guest.api.tours.join({ tourId })
    const { _id: tripId } = await makeTrip(owner, tourId)
    const id = randomUUID()
    for (const _ of [1, 2]) await guest.api.trips.addCheck({ tripId, id, kind: 'packing', text: 'Grandmother’s shawl' })
    for (const _ of [1, 2]) await guest.api.trips.tick({ tripId, itemId: id, done: true })
    const own = async (who: TestPerson) => (await who.api.trips.get({ tripId })).checklist.filter((check) => check.own)
    expect(await own(guest)).toEqual([
      { id, kind: 'packing', text: 'Grandmother’s shawl', by: null, done: true, own: true },
    ])
    expect(await own(owner)).toEqual([])
    await expect(owner.api.trips.tick({ tripId, itemId: id, done: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(owner.api.trips.removeCheck({ tripId, itemId: id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await guest.api.trips.tick({ tripId, itemId: id, done: false })
    expect(await own(guest)).toMatchObject([{ done: false }])
    await guest.api.trips.removeCheck({ tripId, itemId: id })
    expect(await own(guest)).toEqual([])
  })

  test('more than 50 own checks: CONFLICT', async () => {
    const who = await makePerson(testApp, db, 'Packer')
    const { _id: tripId } = await makeTrip(who)
    await db.sql`insert into trip_checks (trip_id, user_id, id, kind, text)
      select ${tripId}, ${who._id}, gen_random_uuid(), 'packing', 'Socks' from generate_series(1, 50)`
    const add = who.api.trips.addCheck({ tripId, id: randomUUID(), kind: 'packing', text: 'More socks' })
    await expect(add).rejects.toMatchObject({ code: 'CONFLICT', message: /50 lines/ })
  })
})

test('trips.list: coming trips by date, then those without dates, then ended ones', async () => {
  const who = await makePerson(testApp, db, 'Lister')
  const on = (startDate?: string) => makeTrip(who, undefined, aTripRequest({ startDate }))
  const [later, undated, ended, sooner] = [
    await on('2027-01-10'),
    await on(),
    await on('2026-11-01'),
    await on('2026-11-20'),
  ]
  const { items } = await who.api.trips.list()
  expect(items.map(({ _id }) => _id)).toEqual([sooner._id, later._id, undated._id, ended._id])
  expect(items.map((trip) => trip.ended)).toEqual([false, false, false, true])
  expect(items[0]?.place).toEqual({ id: 'hampi', name: 'Hampi', image: expect.stringMatching(/^pictures\//) })
})
