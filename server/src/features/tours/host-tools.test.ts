import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { insertPeople, makePerson, type TestPerson } from '../../../test/people.ts'
import { createTour, joinTour, removePerson, setJoining } from './queries/tours.ts'

const db = useDatabase()
const server = useApp(db)
let host: TestPerson
let asha: TestPerson
let ravi: TestPerson
beforeAll(async () => {
  host = await makePerson(server, db, 'Meera')
  asha = await makePerson(server, db, 'Asha')
  ravi = await makePerson(server, db, 'Ravi')
})

const newTour = async (capacity: number | null = null) => (await host.api.tours.create(aTour({ capacity })))._id
const REASON = 'We agreed on vegetarians only.'
const conflict = (message: RegExp) => ({ code: 'CONFLICT', message: expect.stringMatching(message) })
const post = (who: TestPerson, path: string) =>
  server.app.inject({ method: 'POST', url: `/api${path}`, headers: { authorization: `Bearer ${who.token}` } })

describe('tours.remove', () => {
  test('a participant: the seat goes to the waitlist, the reason is in the notification, and joining again is a conflict', async () => {
    const tourId = await newTour(1)
    await asha.api.tours.join({ tourId })
    await ravi.api.tours.join({ tourId })
    const tour = await host.api.tours.remove({ tourId, userId: asha._id, reason: `  ${REASON} ` })
    expect(tour.participants.map(({ name }) => name)).toEqual(['Ravi'])
    const [notice] = (await asha.api.notices.list({})).items
    expect(notice).toMatchObject({ kind: 'removed', note: REASON, tour: { _id: tourId } })
    expect((await ravi.api.notices.list({})).items[0]).toMatchObject({ kind: 'seat', note: null })

    await expect(asha.api.tours.join({ tourId })).rejects.toMatchObject(conflict(/removed you from this tour/))
    const response = await post(asha, `/tours/${tourId}/join`)
    expect([response.statusCode, response.json().message]).toEqual([409, expect.stringMatching(/removed you/)])
    expect((await asha.api.tours.get({ tourId })).mine).toMatchObject({ joined: false, removed: true })
    expect((await ravi.api.tours.get({ tourId })).mine).toMatchObject({ joined: true, removed: false })
  })

  test('a user on the waitlist: is removed from it', async () => {
    const tourId = await newTour(1)
    await asha.api.tours.join({ tourId })
    await ravi.api.tours.join({ tourId })
    await host.api.tours.remove({ tourId, userId: ravi._id, reason: REASON })
    const people = await host.api.tours.people({ tourId })
    expect(people).toMatchObject({
      participants: [{ name: 'Asha' }],
      waiting: [],
      removed: [{ name: 'Ravi', reason: REASON, at: expect.any(String) }],
    })
  })

  test('tours.readmit: the user gets a notification and can join again', async () => {
    const tourId = await newTour()
    await asha.api.tours.join({ tourId })
    await host.api.tours.remove({ tourId, userId: asha._id, reason: REASON })
    await host.api.tours.readmit({ tourId, userId: asha._id })
    expect((await asha.api.notices.list({})).items[0]).toMatchObject({ kind: 'readmitted', tour: { _id: tourId } })
    expect(await asha.api.tours.join({ tourId })).toMatchObject({ status: 'joined' })
    await expect(host.api.tours.readmit({ tourId, userId: asha._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('concurrent repeated calls: one notification, and one seat less', async () => {
    const tourId = await newTour()
    await asha.api.tours.join({ tourId })
    await Promise.all([1, 2, 3].map(() => host.api.tours.remove({ tourId, userId: asha._id, reason: REASON })))
    const [row] = await db.sql`
      select (select joined from tours where id = ${tourId}) as joined,
        (select count(*)::int from notices where tour_id = ${tourId} and kind = 'removed') as notices`
    expect(row).toEqual({ joined: 0, notices: 1 })
  })

  test('another user than the host, or a user who is not in the tour: NOT_FOUND', async () => {
    const tourId = await newTour()
    await asha.api.tours.join({ tourId })
    const missing = { code: 'NOT_FOUND' }
    await expect(ravi.api.tours.remove({ tourId, userId: asha._id, reason: REASON })).rejects.toMatchObject(missing)
    await expect(ravi.api.tours.readmit({ tourId, userId: asha._id })).rejects.toMatchObject(missing)
    await expect(ravi.api.tours.setJoining({ tourId, open: false })).rejects.toMatchObject(missing)
    await expect(host.api.tours.remove({ tourId, userId: ravi._id, reason: REASON })).rejects.toMatchObject(missing)
    expect((await host.api.tours.people({ tourId })).participants).toHaveLength(1)
  })

  test.each(['', '   ', 'x'.repeat(301)])('the reason %j: is rejected with the field', async (reason) => {
    const tourId = await newTour()
    await expect(host.api.tours.remove({ tourId, userId: asha._id, reason })).rejects.toThrow(/reason/)
  })

  test('a removal: is in the data export of the removed user', async () => {
    const tourId = await newTour()
    await asha.api.tours.join({ tourId })
    await host.api.tours.remove({ tourId, userId: asha._id, reason: REASON })
    const removals = (await asha.api.social.export()).removals as { tour_id: string }[]
    expect(removals.map(({ tour_id }) => tour_id)).toContain(tourId)
  })
})

describe('tours.setJoining', () => {
  test('a closed tour: joining is a conflict, and the list of tours with free seats omits it', async () => {
    const tourId = await newTour(3)
    await asha.api.tours.join({ tourId })
    expect((await host.api.tours.setJoining({ tourId, open: false })).joiningClosed).toBe(true)
    await expect(ravi.api.tours.join({ tourId })).rejects.toMatchObject(conflict(/has closed this tour to new people/))
    expect((await post(ravi, `/tours/${tourId}/join`)).statusCode).toBe(409)
    expect(await asha.api.tours.join({ tourId })).toMatchObject({ status: 'joined' })
    const free = await ravi.api.tours.list({ hasSeats: true, hostId: host._id, limit: 100 })
    expect(free.items.map(({ _id }) => _id)).not.toContain(tourId)

    await host.api.tours.setJoining({ tourId, open: true })
    expect(await ravi.api.tours.join({ tourId })).toMatchObject({ status: 'joined' })
  })

  test('a closed tour: the waitlist moves up only when joining is reopened', async () => {
    const tourId = await newTour(1)
    await asha.api.tours.join({ tourId })
    await ravi.api.tours.join({ tourId })
    await host.api.tours.setJoining({ tourId, open: false })
    await asha.api.tours.leave({ tourId })
    expect(await ravi.api.tours.join({ tourId })).toMatchObject({ status: 'waiting', place: 1 })
    const opened = await host.api.tours.setJoining({ tourId, open: true })
    expect(opened.participants.map(({ name }) => name)).toEqual(['Ravi'])
  })

  test('a cancelled tour: CONFLICT', async () => {
    const tourId = await newTour()
    await host.api.tours.cancel({ tourId })
    await expect(host.api.tours.setJoining({ tourId, open: false })).rejects.toMatchObject(conflict(/cancelled/))
  })
})

describe('concurrent calls', () => {
  const TODAY = '2026-11-20'
  const FACTS = {
    name: 'Konkan, slowly',
    description: '',
    destination: 'Malvan',
    travelDates: { start: '2026-12-12', end: '2026-12-15' },
    price: 15_200,
    images: [],
    isPublic: false,
    capacity: 5,
  }

  test('joins during a removal and a closing: the capacity holds, and the removed user has no seat', async () => {
    const [hostId = '', ...people] = await insertPeople(db, 31)
    for (let round = 0; round < 20; round += 1) {
      const tourId = await createTour(db.db, hostId, FACTS)
      const [removed = ''] = people
      await joinTour(db.db, tourId, removed, TODAY)
      const removal = { tourId, hostId, userId: removed, reason: REASON, today: TODAY }
      await Promise.all([
        ...people.map((userId) => joinTour(db.db, tourId, userId, TODAY)),
        removePerson(db.db, removal),
        joinTour(db.db, tourId, removed, TODAY),
        setJoining(db.db, { tourId, hostId, open: false, at: new Date(), today: TODAY }),
      ])
      expect((await joinTour(db.db, tourId, removed, TODAY)).outcome).toBe('removed')
      const [row] = await db.sql`
        select joined, (select count(*)::int from tour_participants where tour_id = ${tourId}) as seats,
          exists (select from tour_participants where tour_id = ${tourId} and user_id = ${removed}) as has_seat
        from tours where id = ${tourId}`
      expect(row).toEqual({ joined: row?.seats, seats: expect.any(Number), has_seat: false })
      expect(row?.seats).toBeLessThanOrEqual(5)
    }
  }, 60_000)
})
