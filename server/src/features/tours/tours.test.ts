import type { Tour } from '@saathi/shared/tours/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aPackage, aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { importPackages } from '../../db/seed/import-packages.ts'

const db = useDatabase()
let clock = NOON
const server = useApp(db, { now: () => clock })
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
beforeAll(async () => {
  asha = await makePerson(server, db, 'Asha')
  ravi = await makePerson(server, db, 'Ravi')
  mina = await makePerson(server, db, 'Mina')
})

const on = async (day: string, run: () => Promise<void>) => {
  clock = new Date(`${day}T06:30:00Z`)
  await run().finally(() => {
    clock = NOON
  })
}
const names = (people: { name: string }[]) => people.map(({ name }) => name)
const notices = async (person: TestPerson) =>
  (await person.api.notices.list({})).items.map(({ kind, tour, actor }) => [kind, tour?.name, actor?.name ?? null])

describe('tours.create', () => {
  test('a tour in a package: has the host, the package and `mine` of each reader', async () => {
    await importPackages(db.url, [aPackage({ slug: 'konkan', name: 'Konkan, slowly', tourType: 'beaches' })])
    const [konkan] = (await asha.api.packages.list({ q: 'konkan' })).items
    const tour = await asha.api.tours.create(aTour({ packageId: konkan!._id, capacity: 4 }))
    expect(tour).toMatchObject({
      creatorId: { _id: asha._id, name: 'Asha', firebaseUid: asha.firebaseUid },
      participants: [],
      participantCount: 0,
      packageId: { _id: konkan!._id, name: 'Konkan, slowly', tourType: 'beaches' },
      travelDates: { start: '2026-12-12', end: '2026-12-15' },
      cancelled: false,
      ended: false,
      mine: { host: true, joined: false, place: null, favorite: false },
    })
    expect((await ravi.api.tours.get({ tourId: tour._id })).mine.host).toBe(false)
  })

  test.each([
    ['name', { name: '' }],
    ['destination', { destination: ' ' }],
    ['travelDates.end', { travelDates: { start: '2026-12-12', end: '2026-12-11' } }],
    ['travelDates.start', { travelDates: { start: '12 Dec', end: '2026-12-15' } }],
    ['price', { price: -1 }],
    ['price', { price: 1.5 }],
    ['capacity', { capacity: 0 }],
    ['images', { images: Array.from({ length: 9 }, () => 'media/x') }],
  ])('an invalid %s: BAD_REQUEST with the field', async (field, facts) => {
    const rejected = asha.api.tours.create(aTour(facts))
    await expect(rejected).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [expect.objectContaining({ path: field.split('.') })] },
    })
  })

  test('a tour that ended before today in India: BAD_REQUEST', async () => {
    const yesterday = { travelDates: { start: '2026-11-18', end: '2026-11-19' } }
    await expect(asha.api.tours.create(aTour(yesterday))).rejects.toMatchObject({ cause: { field: 'travelDates.end' } })
    // 20:00 in London on the 19th is already the 20th in India.
    clock = new Date('2026-11-19T20:00:00Z')
    await expect(asha.api.tours.create(aTour(yesterday))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    clock = NOON
    await asha.api.tours.create(aTour({ travelDates: { start: '2026-11-20', end: '2026-11-20' } }))
  })

  test('an unknown package or a price above the limit: BAD_REQUEST', async () => {
    const packageId = '0190a6d0-0000-7000-8000-000000000000'
    await expect(asha.api.tours.create(aTour({ packageId }))).rejects.toMatchObject({ cause: { field: 'packageId' } })
    const { _id: tourId } = await asha.api.tours.create(aTour())
    const moved = asha.api.tours.update({ tourId, tour: aTour({ packageId }) })
    await expect(moved).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'tour.packageId' } })
    await expect(asha.api.tours.list({ maxPrice: 2 ** 31 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('tours.join and tours.leave', () => {
  test('a full tour: puts the user on the waitlist, who gets the next free seat and a notification', async () => {
    const tour = await asha.api.tours.create(aTour({ name: 'Two seats', capacity: 2 }))
    const { tourId } = { tourId: tour._id }
    const kabir = await makePerson(server, db, 'Kabir')
    expect(await ravi.api.tours.join({ tourId })).toMatchObject({
      status: 'joined',
      message: 'Successfully joined the tour!',
    })
    expect(await mina.api.tours.join({ tourId })).toMatchObject({ status: 'joined', place: null })
    expect(await kabir.api.tours.join({ tourId })).toMatchObject({
      status: 'waiting',
      place: 1,
      message: 'This tour is full: you are number 1 in the queue.',
      tour: { mine: { joined: false, place: 1 }, participantCount: 2 },
    })
    expect(await ravi.api.tours.leave({ tourId })).toMatchObject({ message: 'Successfully left the tour!' })
    const after = await kabir.api.tours.get({ tourId })
    expect([names(after.participants), after.mine]).toEqual([
      ['Mina', 'Kabir'],
      {
        host: false,
        joined: true,
        place: null,
        favorite: false,
        requested: false,
        removed: false,
        declined: false,
        withBlocked: false,
      },
    ])
    expect(await notices(kabir)).toEqual([['seat', 'Two seats', null]])
    expect(await notices(asha)).toEqual([
      ['left', 'Two seats', 'Ravi'],
      ['joined', 'Two seats', 'Mina'],
    ])
  })

  test('repeated calls: change nothing', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    await ravi.api.tours.join({ tourId })
    expect(await ravi.api.tours.join({ tourId })).toMatchObject({ status: 'joined', tour: { participantCount: 1 } })
    await ravi.api.tours.leave({ tourId })
    expect(await ravi.api.tours.leave({ tourId })).toMatchObject({ tour: { participantCount: 0 } })
  })

  test('an own, cancelled or past tour: CONFLICT', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    await expect(asha.api.tours.join({ tourId })).rejects.toMatchObject({ code: 'CONFLICT', message: /your own/ })
    await on('2026-12-16', async () => {
      await expect(ravi.api.tours.join({ tourId })).rejects.toMatchObject({ code: 'CONFLICT', message: /over/ })
    })
    await asha.api.tours.cancel({ tourId })
    await expect(ravi.api.tours.join({ tourId })).rejects.toMatchObject({ code: 'CONFLICT', message: /cancelled/ })
  })

  test('many participants: tours.get names twelve and counts all', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    const crowd = await Promise.all(Array.from({ length: 14 }, (_, index) => makePerson(server, db, `P${index}`)))
    for (const { api } of crowd) {
      await api.social.update({ joinedToursVisibleTo: 'everyone' })
      await api.tours.join({ tourId })
    }
    const tour = await mina.api.tours.get({ tourId })
    expect([names(tour.participants), tour.participantCount]).toEqual([crowd.slice(0, 12).map(({ name }) => name), 14])
  })

  test('many participants: GET /api/tours names up to 100, tours.list 12 by default, and both count all', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour({ name: 'Crowded' }))
    await db.sql`
      with crowd as (
        insert into users (id, firebase_uid, email, name, joined_tours_visible_to)
        select uuidv7(), 'crowd-' || n, 'crowd-' || n || '@example.in', 'Crowd ' || lpad(n::text, 3, '0'), 'everyone'
        from generate_series(1, 103) n returning id, name)
      select join_tour(${tourId}, id, '2026-11-20') from (select id from crowd order by name) people`
    const expected = Array.from({ length: 103 }, (_, n) => `Crowd ${String(n + 1).padStart(3, '0')}`)
    const headers = { authorization: `Bearer ${mina.token}` }
    const listed = async (query: string) => {
      const all: Tour[] = (await server.app.inject({ url: `/api/tours${query}`, headers })).json()
      return all.find(({ _id }) => _id === tourId)
    }
    for (const query of ['', '?q=crowded']) {
      const tour = await listed(query)
      expect([names(tour?.participants ?? []), tour?.participantCount]).toEqual([expected.slice(0, 100), 103])
    }
    expect((await listed('?participants=13'))?.participants).toHaveLength(13)
    const [typed] = (await mina.api.tours.list({ q: 'crowded' })).items
    expect([typed?.participants.length, typed?.participantCount]).toEqual([12, 103])
    await expect(mina.api.tours.list({ participants: 101 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('the host', () => {
  test('tours.update: participants get a notification, and new seats go to the waitlist', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour({ name: 'Growing', capacity: 1 }))
    await ravi.api.tours.join({ tourId })
    await mina.api.tours.join({ tourId })
    const tooSmall = asha.api.tours.update({ tourId, tour: { ...aTour({ name: 'Growing' }), capacity: 1 } })
    expect(await tooSmall).toMatchObject({ participantCount: 1 })
    await asha.api.tours.update({ tourId, tour: aTour({ name: 'Growing', capacity: 3, price: 9_000 }) })
    const tour = await mina.api.tours.get({ tourId })
    expect([names(tour.participants), tour.price, tour.mine.joined]).toEqual([['Ravi', 'Mina'], 9_000, true])
    expect((await notices(ravi))[0]).toEqual(['changed', 'Growing', null])
    await expect(
      asha.api.tours.update({ tourId, tour: aTour({ name: 'Growing', capacity: 1 }) }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST', cause: { field: 'tour.capacity' } })
  })

  test('tours.cancel: participants still see the tour, marked as cancelled, and get a notification', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour({ name: 'Off', capacity: 1 }))
    await ravi.api.tours.join({ tourId })
    await mina.api.tours.join({ tourId })
    expect(await asha.api.tours.cancel({ tourId })).toMatchObject({ cancelled: true })
    const joined = await ravi.api.tours.list({ joinedBy: ravi._id, q: 'off' })
    expect(joined.items).toMatchObject([{ _id: tourId, cancelled: true }])
    expect((await notices(ravi))[0]).toEqual(['cancelled', 'Off', null])
    expect((await notices(mina))[0]).toEqual(['cancelled', 'Off', null])
    expect((await mina.api.tours.get({ tourId })).mine.place).toBeNull()
  })

  test('tours.people: shows the waitlist to the host; other users get NOT_FOUND, also for changes', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour({ capacity: 1 }))
    await ravi.api.tours.join({ tourId })
    await mina.api.tours.join({ tourId })
    const people = await asha.api.tours.people({ tourId })
    expect([names(people.participants), names(people.waiting)]).toEqual([['Ravi'], ['Mina']])
    const notFound = { code: 'NOT_FOUND', message: 'No such tour.' }
    await expect(ravi.api.tours.people({ tourId })).rejects.toMatchObject(notFound)
    await expect(ravi.api.tours.cancel({ tourId })).rejects.toMatchObject(notFound)
    await expect(ravi.api.tours.update({ tourId, tour: aTour() })).rejects.toMatchObject(notFound)
    const seen = JSON.stringify(await ravi.api.tours.get({ tourId }))
    expect(seen).not.toContain(mina._id)
    expect(seen).not.toContain('@')
  })
})

describe('tours.favorite', () => {
  test('repeated calls: add and remove the tour, and return the current favorites', async () => {
    const { _id: tourId } = await asha.api.tours.create(aTour())
    expect((await ravi.api.tours.favorite({ tourId })).favoriteTours).toContain(tourId)
    expect((await ravi.api.social.me()).favoriteTours).toContain(tourId)
    expect((await ravi.api.tours.get({ tourId })).mine.favorite).toBe(true)
    expect((await asha.api.tours.get({ tourId })).mine.favorite).toBe(false)
    expect((await ravi.api.tours.favorite({ tourId })).favoriteTours).not.toContain(tourId)
    const nothing = ravi.api.tours.favorite({ tourId: '0190a6d0-0000-7000-8000-000000000000' })
    await expect(nothing).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('notices.list and notices.markRead', () => {
  test('markRead: marks notifications up to the given one', async () => {
    const before = await asha.api.notices.list({ limit: 2 })
    expect(before.unread).toBeGreaterThan(2)
    const last = before.items.at(-1)!
    const rest = await asha.api.notices.markRead({ upTo: last._id })
    expect(rest.unread).toBe(1)
    expect((await ravi.api.notices.list({})).items.every(({ _id }) => _id !== last._id)).toBe(true)
  })
})
