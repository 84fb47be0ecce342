import { addDays } from '@saathi/shared/lib/days'
import { beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { allWereHere, clearUnread, hoursBefore, jobOf, queuedDigests } from '../../../test/digest.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { match, usePushes } from '../../../test/push.ts'
import { anItem, aTripRequest, change, makeTrip } from '../../../test/trips.ts'
import { noticesMails } from '../notices/mails.ts'
import { tellOfTomorrow } from './tomorrow.ts'

const db = useDatabase()
const pushes = usePushes(db)

const DAY = '2026-12-12'
/** Six in the evening in India on the day before. */
const EVENING = new Date('2026-12-11T12:30:00Z')
const run = (at = EVENING) => tellOfTomorrow({ db: db.db, now: () => at, stopping: new AbortController().signal })()
const later = (minutes: number) => new Date(EVENING.getTime() + minutes * 60_000)

const told = async (who: TestPerson) =>
  (await db.sql`select tour_id, trip_id, note from notices where user_id = ${who._id} and kind = 'tripTomorrow'`).map(
    ({ tour_id, trip_id, note }) => [tour_id ?? trip_id, note],
  )
const tripOn = (who: TestPerson, startDate = DAY) => makeTrip(who, undefined, aTripRequest({ startDate }))

beforeEach(async () => {
  await db.sql`delete from notices where kind = 'tripTomorrow'`
})

describe('the evening before a trip', () => {
  test('its owner and the friends who come along: are told once each, however often and at once the job runs', async () => {
    const [owner, friend, invited] = (await Promise.all(
      ['Owner', 'Friend', 'Invited'].map((name) => makePerson(pushes.testApp, db, name)),
    )) as [TestPerson, TestPerson, TestPerson]
    await match(owner, friend)
    await match(owner, invited)
    const trip = await tripOn(owner)
    for (const { _id: userId } of [friend, invited])
      await owner.api.trips.invite({ tripId: trip._id, userId, mayEdit: false })
    await friend.api.trips.answerInvitation({ tripId: trip._id, accept: true })
    await Promise.all([run(), run(), run()])
    await run(later(90))
    expect(await told(owner)).toEqual([[trip._id, DAY]])
    expect(await told(friend)).toEqual([[trip._id, DAY]])
    expect(await told(invited)).toEqual([])
  })

  test('host and guests of a tour: are told of the tour, and not of its trip too', async () => {
    const [host, guest] = [await makePerson(pushes.testApp, db, 'Host'), await makePerson(pushes.testApp, db, 'Guest')]
    const dates = { start: DAY, end: addDays(DAY, 3) }
    const { _id: tourId } = await host.api.tours.create(aTour({ travelDates: dates }))
    await guest.api.tours.join({ tourId })
    await makeTrip(host, tourId, aTripRequest({ startDate: DAY }))
    await run()
    expect(await told(host)).toEqual([[tourId, DAY]])
    expect(await told(guest)).toEqual([[tourId, DAY]])
  })

  test.each([
    ['17:59', later(-1)],
    ['22:00', later(240)],
    ['the day before that', later(-1440)],
    ['the evening of the first day', later(1440)],
  ])('at %s: nobody is told', async (_, at) => {
    const owner = await makePerson(pushes.testApp, db, 'Owner')
    await tripOn(owner)
    await run(at)
    expect(await told(owner)).toEqual([])
  })

  test('a cancelled tour, a suspended person and one who leaves: nothing', async () => {
    const [host, guest] = [await makePerson(pushes.testApp, db, 'Host'), await makePerson(pushes.testApp, db, 'Guest')]
    const { _id: tourId } = await host.api.tours.create(aTour({ travelDates: { start: DAY, end: addDays(DAY, 3) } }))
    await guest.api.tours.join({ tourId })
    await host.api.tours.cancel({ tourId })
    const owner = await makePerson(pushes.testApp, db, 'Owner')
    await tripOn(owner)
    await db.sql`update users set suspended_at = now() where id = ${owner._id}`
    await run()
    for (const who of [host, guest, owner]) expect(await told(who)).toEqual([])
  })

  test('a trip that is moved: is told of again on the evening before its new day', async () => {
    const owner = await makePerson(pushes.testApp, db, 'Owner')
    const trip = await tripOn(owner)
    await run()
    await owner.api.trips.update({ tripId: trip._id, version: trip.version, startDate: addDays(DAY, 1) })
    await run(later(1440))
    expect(await told(owner)).toEqual([
      [trip._id, DAY],
      [trip._id, addDays(DAY, 1)],
    ])
  })

  test('a device that asked for it: is told of the train, the first stop and what to carry', async () => {
    const trip = await tripOn(pushes.asha)
    const train = anItem({
      day: 0,
      order: -10,
      kind: 'travel',
      by: 'rail',
      title: '12951 Mumbai Rajdhani',
      fixedStart: 1_000,
      minutes: 60,
    })
    const fort = anItem({ day: 0, order: -5, kind: 'visit', title: 'Amber Fort', fixedStart: 1_100, minutes: 60 })
    await db.sql`delete from trip_items where trip_id = ${trip._id}`
    await change(
      pushes.asha,
      trip._id,
      [train, fort].map((item) => ({ op: 'put', id: crypto.randomUUID(), base: null, item })),
      trip.version,
    )
    await pushes.subscribe(pushes.asha, { kinds: ['tomorrow'] })
    await run()
    pushes.start({ at: EVENING })
    await pushes.allDone()
    expect(pushes.service.arrived).toMatchObject([{ title: 'Your trip begins tomorrow', path: `/trips/${trip._id}` }])
    const lines = pushes.service.arrived[0]?.body.split('\n') ?? []
    expect(lines.slice(0, 2)).toEqual(['16:40 12951 Mumbai Rajdhani', 'First stop: 18:20 Amber Fort'])
    expect(lines.at(-1)).toMatch(/^Carry: /)
  })

  test('a group that meets on the first day: its people are told where and when, not of a meeting on another day', async () => {
    const { ravi } = pushes
    const host = await makePerson(pushes.testApp, db, 'Host')
    const { _id: tourId } = await host.api.tours.create(aTour({ travelDates: { start: DAY, end: addDays(DAY, 3) } }))
    await ravi.api.tours.join({ tourId })
    const meet = (meetAt: string) => host.api.groups.setMeeting({ tourId, place: 'Hosapete station', meetAt })
    await pushes.subscribe(ravi, { kinds: ['tomorrow'] })
    const toldTo = async () => {
      await db.sql`delete from notices where kind = 'tripTomorrow'`
      pushes.service.arrived.length = 0
      await run()
      pushes.start({ at: EVENING })
      await pushes.allDone()
      return pushes.service.arrived.map(({ body }) => body)
    }
    await meet('2026-12-12T02:30:00Z')
    expect(await toldTo()).toEqual(['Meet: 08:00 Hosapete station'])
    await meet('2026-12-13T02:30:00Z')
    expect(await toldTo()).toEqual(['Open Saathi to see its first day and your list.'])
  })
})

test('somebody whom no device is told: has it in the bell, and in the daily mail with links to the plan and the ticket', async () => {
  const [host, guest] = [await makePerson(pushes.testApp, db, 'Host'), await makePerson(pushes.testApp, db, 'Guest')]
  await clearUnread(db)
  const trip = await tripOn(guest)
  const { _id: tourId } = await host.api.tours.create(aTour({ travelDates: { start: DAY, end: addDays(DAY, 3) } }))
  await guest.api.tours.join({ tourId })
  await run()
  const { items } = await guest.api.notices.list({})
  expect(items.map(({ kind, trip, tour }) => [kind, trip?._id ?? tour?._id])).toEqual(
    expect.arrayContaining([
      ['tripTomorrow', trip._id],
      ['tripTomorrow', tourId],
    ]),
  )

  const morning = new Date('2026-12-12T03:00:00Z')
  await db.sql`update notices set created_at = ${hoursBefore(14, morning)} where kind = 'tripTomorrow'`
  await allWereHere(db, hoursBefore(48, morning))
  await jobOf(db, morning)()
  const mail = (await queuedDigests(db)).find(({ digest }) => digest.userId === guest._id)
  const { text } = noticesMails.digest({ digest: mail?.digest }, 'https://saathi.example')
  expect(text).toMatch(new RegExp(`^https://saathi\\.example/trips/${trip._id}$`, 'm'))
  expect(text).toContain(`https://saathi.example/tours/${tourId}/ticket`)
  expect(text).not.toContain('/expenses')
})
