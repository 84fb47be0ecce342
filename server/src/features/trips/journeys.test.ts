import { expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { statementsOf } from '../../../test/statements.ts'
import { aTripRequest, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })

const named = (name: string) => makePerson(testApp, db, name)
const pair = async () => ({ host: await named('Asha Rao'), guest: await named('Ravi Iyer') })
const journeysOf = async ({ api }: TestPerson) => (await api.trips.journeys()).items
const tourOf = async ({ api }: TestPerson, facts: Parameters<typeof aTour>[0] = {}) =>
  (await api.tours.create(aTour(facts)))._id

async function at<T>(time: string, work: () => Promise<T>): Promise<T> {
  clock = new Date(time)
  try {
    return await work()
  } finally {
    clock = NOON
  }
}

test('trips.journeys: a hosted tour, a seat, a place on the waitlist, a request and a trip of one’s own, by date', async () => {
  const { host, guest } = await pair()
  const days = (day: number) => ({ travelDates: { start: `2026-12-${day}`, end: `2026-12-${day + 1}` } })
  const full = await tourOf(host, { name: 'Full', capacity: 1, ...days(14) })
  await (await named('First')).api.tours.join({ tourId: full })
  await (await named('Second')).api.tours.join({ tourId: full })
  const joined = await tourOf(host, { name: 'Boats', destination: 'Hampi, Karnataka', ...days(10) })
  const asked = await tourOf(host, {
    name: 'By request',
    needsApproval: true,
    destination: 'A quiet farm',
    ...days(12),
  })
  for (const tourId of [full, joined, asked]) await guest.api.tours.join({ tourId })
  const hosted = await tourOf(guest, { name: 'Mine', ...days(16) })
  const dated = await makeTrip(guest, undefined, aTripRequest({ startDate: '2026-12-18' }))
  const undated = await makeTrip(guest, undefined, aTripRequest({ startDate: undefined }))
  await tourOf(host, { name: 'Not mine', ...days(20) })

  const items = await journeysOf(guest)
  expect(items.map(({ _id, state }) => [_id, state])).toEqual([
    [joined, 'joined'],
    [asked, 'requested'],
    [full, 'waiting'],
    [hosted, 'hosting'],
    [dated._id, 'private'],
    [undated._id, 'private'],
  ])
  expect(items[0]).toEqual({
    ...{ _id: joined, state: 'joined', title: 'Boats', place: { id: 'hampi', name: 'Hampi' } },
    ...{ image: expect.stringMatching(/^pictures\//), startDate: '2026-12-10', dayCount: 2 },
    ...{ tourId: joined, tripId: null, host: 'Asha Rao', people: 2, queuePosition: null, requests: 0 },
    ...{ open: true, cancelled: false, ended: false },
  })
  expect(items[1]).toMatchObject({ open: false, place: { id: null, name: 'A quiet farm' }, image: null })
  expect(items[2]).toMatchObject({ open: false, queuePosition: 2, people: 2 })
  expect(items[3]).toMatchObject({ open: true, host: null, people: 1 })
  expect(items[4]).toMatchObject({ tripId: dated._id, tourId: null, place: { id: 'hampi' }, people: null, host: null })
})

test('trips.journeys: a tour with its trip is one journey, for its host and for those with a seat', async () => {
  const { host, guest } = await pair()
  const waiting = await named('Waiting')
  const tourId = await tourOf(host, { name: 'Hampi on foot', destination: 'Hampi, Karnataka', capacity: 1 })
  for (const who of [guest, waiting]) await who.api.tours.join({ tourId })
  const trip = await makeTrip(host, tourId)
  const one = { _id: tourId, title: 'Hampi on foot', tourId, tripId: trip._id, startDate: '2026-12-12', dayCount: 4 }
  expect(await journeysOf(host)).toMatchObject([{ ...one, state: 'hosting' }])
  expect(await journeysOf(guest)).toMatchObject([{ ...one, state: 'joined' }])
  expect(await journeysOf(waiting)).toMatchObject([{ ...one, state: 'waiting', tripId: null }])
  await host.api.trips.attach({ tripId: trip._id, tourId: null })
  expect((await journeysOf(host)).map(({ state }) => state).sort()).toEqual(['hosting', 'private'])
  expect(await journeysOf(guest)).toMatchObject([{ tripId: null }])
})

test('trips.journeys: the tour’s own picture comes before that of its place', async () => {
  const host = await named('Host')
  const tourId = await tourOf(host, { destination: 'Hampi, Karnataka' })
  await db.sql`update tours set images = '{https://elsewhere.example/a.jpg,media/own.webp}' where id = ${tourId}`
  expect(await journeysOf(host)).toMatchObject([{ image: 'media/own.webp' }])
})

test('trips.journeys: somebody without any journey gets none, also of tours that they could join', async () => {
  await tourOf(await named('Host'))
  expect(await journeysOf(await named('Stranger'))).toEqual([])
})

test.each(['guest', 'host'] as const)(
  'trips.journeys: after the %s has blocked the other, the tour is gone',
  async (by) => {
    const { host, guest } = await pair()
    const people = { host, guest }
    const other = by === 'host' ? guest : host
    const tours = [await tourOf(host), await tourOf(host, { needsApproval: true })]
    for (const tourId of tours) await guest.api.tours.join({ tourId })
    await people[by].api.social.block({ userId: other._id })
    expect(await journeysOf(guest)).toEqual([])
    expect(await journeysOf(host)).toMatchObject([{ state: 'hosting' }, { state: 'hosting' }])
  },
)

test('trips.journeys: a blocked member is not counted among the people', async () => {
  const { host, guest } = await pair()
  const other = await named('Other')
  const tourId = await tourOf(host)
  for (const who of [guest, other]) await who.api.tours.join({ tourId })
  await guest.api.social.block({ userId: other._id })
  expect(await journeysOf(guest)).toMatchObject([{ people: 2 }])
  expect(await journeysOf(host)).toMatchObject([{ people: 3 }])
})

test('trips.journeys: a suspended host hides the tour, until the suspension ends', async () => {
  const { host, guest } = await pair()
  await guest.api.tours.join({ tourId: await tourOf(host) })
  await db.sql`update users set suspended_at = now() where id = ${host._id}`
  expect(await journeysOf(guest)).toEqual([])
  await db.sql`update users set suspended_at = null where id = ${host._id}`
  expect(await journeysOf(guest)).toMatchObject([{ state: 'joined' }])
})

test('trips.journeys: a cancelled tour stays with its host and those with a seat, and says so', async () => {
  const { host, guest } = await pair()
  const waiting = await named('Waiting')
  const tourId = await tourOf(host, { capacity: 1 })
  for (const who of [guest, waiting]) await who.api.tours.join({ tourId })
  await host.api.tours.cancel({ tourId })
  expect(await journeysOf(host)).toMatchObject([{ state: 'hosting', cancelled: true }])
  expect(await journeysOf(guest)).toMatchObject([{ state: 'joined', cancelled: true }])
  expect(await journeysOf(waiting)).toEqual([])
})

test('trips.journeys: who was removed, was declined, or has left has no journey there', async () => {
  const host = await named('Host')
  const [removed, declined, left] = [await named('Removed'), await named('Declined'), await named('Left')]
  const open = await tourOf(host)
  const byRequest = await tourOf(host, { needsApproval: true })
  await removed.api.tours.join({ tourId: open })
  await left.api.tours.join({ tourId: open })
  await declined.api.tours.join({ tourId: byRequest })
  await host.api.tours.remove({ tourId: open, userId: removed._id, reason: 'The boat is small.' })
  await host.api.tours.decline({ tourId: byRequest, userId: declined._id, reason: 'The boat is small.' })
  await left.api.tours.leave({ tourId: open })
  for (const who of [removed, declined, left]) expect(await journeysOf(who)).toEqual([])
})

test('trips.journeys: ended ones come last, the latest first, and are closed to members after 30 days', async () => {
  const { host, guest } = await pair()
  const waiting = await named('Waiting')
  const first = await tourOf(host, { destination: 'Hampi, Karnataka', capacity: 1 })
  for (const who of [guest, waiting]) await who.api.tours.join({ tourId: first })
  const trip = await makeTrip(host, first)
  await at('2026-12-17T06:00:00Z', async () => {
    const second = await tourOf(host, { travelDates: { start: '2026-12-18', end: '2026-12-19' } })
    await guest.api.tours.join({ tourId: second })
    expect((await journeysOf(guest)).map(({ _id, ended }) => [_id, ended])).toEqual([
      [second, false],
      [first, true],
    ])
    expect(await journeysOf(waiting)).toEqual([])
  })
  await at('2026-12-20T06:00:00Z', async () => {
    expect(await journeysOf(guest)).toMatchObject([{ startDate: '2026-12-18' }, { _id: first, open: true }])
  })
  await at('2027-01-15T06:00:00Z', async () => {
    expect((await journeysOf(guest)).at(-1)).toMatchObject({ _id: first, ended: true, open: false, tripId: null })
    expect((await journeysOf(host)).at(-1)).toMatchObject({ _id: first, open: false, tripId: trip._id })
  })
})

test('trips.journeys: takes two statements, however many journeys there are', async () => {
  const { host, guest } = await pair()
  for (const destination of ['Hampi, Karnataka', 'Malvan, Maharashtra', 'Puri, Odisha'])
    await guest.api.tours.join({ tourId: await tourOf(host, { destination }) })
  for (const _ of [1, 2]) await makeTrip(guest)
  const statements = await statementsOf(db, () => guest.api.trips.journeys())
  expect(statements).toHaveLength(2)
})
