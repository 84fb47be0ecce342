import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { Browser } from '../../../test/stream.ts'
import { addItem, aTripRequest, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
// An invitation is told while it is new by the clock of the database.
const clock = new Date()
const inDays = (days: number) => addDays(indianDay(clock), days)
const testApp = useApp(db, { now: () => clock })
const people = {} as Record<'host' | 'guest' | 'stranger', TestPerson>
const streams = {} as Record<keyof typeof people, Browser>

beforeAll(async () => {
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  for (const name of ['host', 'guest', 'stranger'] as const) {
    people[name] = await makePerson(testApp, db, name)
    streams[name] = await new Browser(address, people[name].token).connect()
  }
})
afterAll(async () => {
  for (const stream of Object.values(streams)) await stream.drop()
})

/** The streams that get an event of a trip for what is done. */
async function heardOf(tripId: string, act: () => Promise<unknown>) {
  await sleep(100) // late events of before are not of this action
  for (const stream of Object.values(streams)) stream.events.length = 0
  await act()
  const heard = () => Object.entries(streams).flatMap(([name, stream]) => (stream.of('trip').length > 0 ? [name] : []))
  await vi.waitFor(() => expect(heard()).not.toEqual([]), { timeout: 5_000, interval: 10 })
  await sleep(100) // a wrong event would come after the right ones
  for (const stream of Object.values(streams))
    for (const event of stream.of('trip')) expect(event).toEqual({ kind: 'trip', tripId })
  return heard()
}

test('changes of a trip: are sent to the owner and the members of its tour, those of a checklist to oneself', async () => {
  const { host, guest } = people
  const own = await makeTrip(host)
  expect(await heardOf(own._id, () => addItem(host, own._id, { order: 5000 }))).toEqual(['host'])
  const { _id: tourId } = await host.api.tours.create(aTour({ travelDates: { start: inDays(20), end: inDays(23) } }))
  await guest.api.tours.join({ tourId })
  const { _id: tripId, version } = await makeTrip(host, tourId)
  const update = () => host.api.trips.update({ tripId, version, membersMayEdit: true })
  expect(await heardOf(tripId, update)).toEqual(['host', 'guest'])
  expect(await heardOf(tripId, () => addItem(guest, tripId, { order: 5000 }))).toEqual(['host', 'guest'])
  const check = { tripId, id: randomUUID(), kind: 'packing', text: 'Socks' } as const
  expect(await heardOf(tripId, () => guest.api.trips.addCheck(check))).toEqual(['guest'])
  const tick = () => guest.api.trips.tick({ tripId, itemId: check.id, done: true })
  expect(await heardOf(tripId, tick)).toEqual(['guest'])
  // The members learn of another trip of their tour, and of none, as of other changes of the tour.
  for (const act of [
    () => host.api.trips.attach({ tripId, tourId: null }),
    () => host.api.trips.attach({ tripId, tourId }),
    () => host.api.trips.remove({ tripId }),
  ]) {
    streams.guest.events.length = 0
    await act()
    await vi.waitFor(() => expect(streams.guest.of('tour')).toContainEqual({ kind: 'tour', tourId }), 5_000)
  }
})

test('an invitation: is told to whom it is for as a notification, and its withdrawal as a change of the trip', async () => {
  const { host, guest } = people
  const startDate = inDays(30)
  const { _id: tripId } = await makeTrip(host, undefined, aTripRequest({ startDate }))
  await host.api.social.follow({ followedId: guest._id })
  const toGuest = { tripId, userId: guest._id }
  expect(await heardOf(tripId, () => host.api.trips.invite({ ...toGuest, mayEdit: true }))).toEqual(['host'])
  await vi.waitFor(() => expect(streams.guest.of('notice')).toHaveLength(1), 5_000)
  expect(streams.stranger.of('notice')).toEqual([])
  for (const stream of Object.values(streams)) stream.events.length = 0
  await host.api.trips.removeFriend(toGuest)
  await vi.waitFor(() => {
    for (const stream of [streams.host, streams.guest])
      expect(stream.of('trip')).toContainEqual({ kind: 'trip', tripId })
  }, 5_000)
  expect(streams.stranger.of('trip')).toEqual([])
  await guest.api.social.block({ userId: host._id })
  await expect(host.api.trips.invite({ ...toGuest, mayEdit: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
