import { beforeAll, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makeGroup } from '../../../test/groups.ts'
import type { TestPerson } from '../../../test/people.ts'
import { deleteExpiredArrivals } from './jobs.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let host: TestPerson
let ravi: TestPerson
let mina: TestPerson
let stranger: TestPerson
let tourId: string

beforeAll(async () => {
  ;({ host, ravi, mina, stranger, tourId } = await makeGroup(testApp, db))
})

const HOUR = 3_600_000
const aMeeting = (more = {}) => ({
  tourId,
  place: 'Malvan bus stand',
  meetAt: new Date(NOON.getTime() + 2 * HOUR).toISOString(),
  ...more,
})
const names = (meeting: { arrivals: { name: string }[] }) => meeting.arrivals.map(({ name }) => name)
const newest = async (who: TestPerson) => (await who.api.groups.get({ tourId })).meeting

test('groups.setMeeting: every member reads the newest meeting point; a repeated key makes one', async () => {
  const draft = aMeeting({ note: 'Platform 2', mapUrl: 'https://maps.example/malvan', key: crypto.randomUUID() })
  const meeting = await host.api.groups.setMeeting(draft)
  expect(meeting).toMatchObject({
    kind: 'meeting',
    from: { name: 'Host' },
    place: 'Malvan bus stand',
    meetAt: draft.meetAt,
    note: 'Platform 2',
    mapUrl: 'https://maps.example/malvan',
    arrivals: [],
    arrivalCount: 0,
    mine: false,
    rollCall: true,
  })
  expect((await host.api.groups.setMeeting(draft)).number).toBe(meeting.number)
  expect(await newest(ravi)).toEqual(meeting)
  expect((await ravi.api.groups.list()).items[0]?.last?.text).toBe('Malvan bus stand')
})

test('groups.setMeeting with a repeated key after the day has passed: the meeting point as it is', async () => {
  const draft = aMeeting({ key: crypto.randomUUID() })
  const { number } = await host.api.groups.setMeeting(draft)
  clock = new Date(NOON.getTime() + 48 * HOUR)
  expect(await host.api.groups.setMeeting(draft)).toMatchObject({ number, rollCall: false })
  await expect(host.api.groups.setMeeting(aMeeting())).rejects.toMatchObject({
    code: 'BAD_REQUEST',
    cause: { field: 'meetAt' },
  })
  clock = NOON
})

test('groups.setMeeting: a guest and a stranger get NOT_FOUND', async () => {
  for (const who of [ravi, stranger])
    await expect(who.api.groups.setMeeting(aMeeting())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each([
  ['a link that is not https', { mapUrl: 'http://maps.example/malvan' }, 'mapUrl'],
  ['a link that looks like another site', { mapUrl: 'https://maps.google.com:x@evil.example/' }, 'mapUrl'],
  ['a script as a link', { mapUrl: 'javascript:alert(1)' }, 'mapUrl'],
  ['a day that is over', { meetAt: '2026-11-01T06:30:00Z' }, 'meetAt'],
  ['a day after the group has closed', { meetAt: '2028-11-01T06:30:00Z' }, 'meetAt'],
  ['no place', { place: ' ' }, 'place'],
])('groups.setMeeting with %s: BAD_REQUEST', async (_, wrong, field) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `/api/tours/${tourId}/group/meeting`,
    headers: { authorization: `Bearer ${host.token}` },
    payload: aMeeting(wrong),
  })
  expect([answer.statusCode, answer.json().field]).toEqual([400, field])
})

test('groups.arrive: members see who is there, without those whom a block hides; taking it back removes the name', async () => {
  await host.api.groups.setMeeting(aMeeting())
  const { version } = await ravi.api.groups.arrive({ tourId, here: true })
  const arrived = await mina.api.groups.arrive({ tourId, here: true })
  expect([names(arrived).sort(), arrived.arrivalCount, arrived.mine]).toEqual([['Mina', 'Ravi'], 2, true])
  expect(await host.api.groups.changes({ tourId, after: version })).toMatchObject({
    entries: [{ kind: 'meeting', arrivalCount: 2, mine: false }],
  })
  expect((await mina.api.groups.arrive({ tourId, here: true })).version).toBe(arrived.version)
  await mina.api.social.block({ userId: ravi._id })
  expect(await newest(mina)).toMatchObject({ arrivals: [{ name: 'Mina' }], arrivalCount: 1, mine: true })
  expect(await newest(ravi)).toMatchObject({ arrivals: [{ name: 'Ravi' }], arrivalCount: 1 })
  await mina.api.social.unblock({ userId: ravi._id })
  expect(await ravi.api.groups.arrive({ tourId, here: false })).toMatchObject({ arrivalCount: 1, mine: false })
  await expect(stranger.api.groups.arrive({ tourId, here: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('groups.arrive on another day in India: CONFLICT, on the last minute of the day it succeeds', async () => {
  // 18:30 in UTC is midnight in India.
  await host.api.groups.setMeeting(aMeeting({ meetAt: '2026-11-21T02:30:00.000Z' }))
  clock = new Date('2026-11-20T18:29:00Z')
  await expect(ravi.api.groups.arrive({ tourId, here: true })).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await newest(ravi)).toMatchObject({ rollCall: false })
  clock = new Date('2026-11-20T18:30:00Z')
  expect(await ravi.api.groups.arrive({ tourId, here: true })).toMatchObject({ rollCall: true, arrivalCount: 1 })
  clock = new Date('2026-11-21T18:29:00Z')
  expect(await mina.api.groups.arrive({ tourId, here: true })).toMatchObject({ arrivalCount: 2 })
  clock = NOON
})

test('an arrival: is not shown after a day, and deleted by the cleanup job', async () => {
  await host.api.groups.setMeeting(aMeeting())
  await ravi.api.groups.arrive({ tourId, here: true })
  const rows = () => db.sql`select from group_arrivals where tour_id = ${tourId} and at = ${NOON}`
  clock = new Date(NOON.getTime() + 24 * HOUR - 1)
  expect(await newest(mina)).toMatchObject({ arrivals: [{ name: 'Ravi' }], arrivalCount: 1 })
  await deleteExpiredArrivals(db.db, clock)
  expect((await rows()).length).toBeGreaterThan(0)
  clock = new Date(NOON.getTime() + 24 * HOUR + 1)
  expect(await newest(mina)).toMatchObject({ arrivals: [], arrivalCount: 0 })
  expect(await newest(ravi)).toMatchObject({ mine: false })
  await deleteExpiredArrivals(db.db, clock)
  expect(await rows()).toHaveLength(0)
  clock = NOON
})
