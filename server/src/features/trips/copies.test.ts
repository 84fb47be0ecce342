import { randomUUID } from 'node:crypto'
import { weekdayOf } from '@saathi/shared/destinations/opening-hours'
import { addDays } from '@saathi/shared/lib/days'
import { schedule } from '@saathi/shared/trips/schedule'
import type { Trip } from '@saathi/shared/trips/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { tokenIn } from '../../../test/trip-links.ts'
import { addItem, aTripRequest, change, makeTrip } from '../../../test/trips.ts'
import { runs } from '../../../test/whole.ts'
import { loadDataset } from '../recommend/facts/dataset.ts'

const db = useDatabase()
const testApp = useApp(db, { now: () => NOON })
const notFound = { code: 'NOT_FOUND' }
const asked = { from: 'bangalore', people: 3, startDate: '2027-01-15' } as const
let owner: TestPerson
let reader: TestPerson
beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
  reader = await makePerson(testApp, db, 'Reader')
})

const WORDS = [
  'Birthday of Priya',
  'PNR 8123456789',
  'Meet at gate 4 of the station',
  'Hotel Sarovar, room 12',
  'Pay Ravi back',
]
/** Adds what people write into a trip, and what one of them has ticked and added to the checklist. */
async function addWords(who: TestPerson, tripId: string) {
  const [title = '', note = '', meet = '', hotel = '', own = ''] = WORDS
  const { version, items } = await who.api.trips.get({ tripId })
  await who.api.trips.update({ tripId, version, title })
  const ride = items.find(({ kind }) => kind === 'travel')
  if (ride) {
    const { id, version: base, removed: _, ...facts } = ride
    await change(who, tripId, [{ op: 'put', id, base, item: { ...facts, note, cost: 98_765 } }])
  }
  await addItem(who, tripId, { title: meet, note, kind: 'other', cost: 98_765, link: 'https://tickets.example/98765' })
  await addItem(who, tripId, { title: hotel, kind: 'stay', costPart: 'stay', note })
  await who.api.trips.addCheck({ tripId, id: randomUUID(), kind: 'packing', text: own })
}
const isForeign = (trip: unknown) => [...WORDS, '98765', 'PNR'].filter((word) => JSON.stringify(trip).includes(word))
// The clock of the tests is before the day on which the roads became known.
const shut = (trip: Trip) =>
  schedule({ ...trip, roadsOnEdit: false })
    .flatMap(({ items }) => items)
    .flatMap(({ problems }) => problems)
    .filter(({ code }) => ['closedDay', 'closedHours', 'outOfSeason', 'afterDark'].includes(code))
const copyOf = (who: TestPerson, tripId: string, startDate: string = asked.startDate) =>
  who.api.trips.copy({ tripId, ...asked, startDate, key: randomUUID() })

describe('a copy', () => {
  test('of dozens of trips to any places, with words and sums of people: has none of them and no closed door, and is the caller’s alone', async () => {
    const places = loadDataset().destinations
    // Of their own, since a person may make 60 trips an hour.
    const writer = await makePerson(testApp, db, 'Writer')
    for (let seed = 0; seed < runs(24); seed++) {
      const place = places[(seed * 7 + 3) % places.length]
      const request = aTripRequest({
        placeId: place?.id ?? '',
        from: 'delhi',
        days: 2 + (seed % 5),
        startDate: addDays('2026-12-05', seed * 11),
      })
      const made = await makeTrip(writer, undefined, request).catch(() => null)
      if (!made) continue
      await addWords(writer, made._id)
      const copy = await copyOf(writer, made._id, addDays('2027-01-02', seed * 13))
      expect([place?.id, isForeign(copy), shut(copy)]).toEqual([place?.id, [], []])
      expect(copy).toMatchObject({
        people: 3,
        from: 'bangalore',
        mine: true,
        tour: null,
        group: false,
        links: [],
        membersMayEdit: false,
      })
      expect(copy.checklist.filter(({ own, done }) => own || done)).toEqual([])
      expect(copy._id).not.toBe(made._id)
      for (const { _id: tripId } of [made, copy]) await writer.api.trips.remove({ tripId })
    }
  }, 180_000)

  test('over several places: has their stops on the new dates, and what it changes is said before', async () => {
    const request = aTripRequest({ placeId: 'agra', places: ['agra', 'jaipur'], from: 'delhi', days: 8 })
    const { _id: tripId, stops, items } = await makeTrip(owner, undefined, request)
    await addWords(owner, tripId)
    const preview = await owner.api.trips.copyPreview({ tripId, ...asked, from: 'delhi' })
    const copy = await owner.api.trips.copy({ tripId, ...asked, from: 'delhi', key: randomUUID() })
    expect(copy.stops?.map(({ place }) => place.id).sort()).toEqual(stops?.map(({ place }) => place.id).sort())
    expect(copy.startDate).toBe(asked.startDate)
    expect(preview).toMatchObject({
      dayCount: copy.dayCount,
      sights: copy.items.filter(({ highlight }) => highlight).length,
    })
    expect(preview.sights).toBeGreaterThan(items.filter(({ highlight }) => highlight).length / 2)
    expect([isForeign(copy), isForeign(preview), shut(copy)]).toEqual([[], [], []])
  })

  test('onto dates on which the Taj Mahal would be seen on a Friday: moves it to another day, and says so', async () => {
    const made = await makeTrip(owner, undefined, aTripRequest({ placeId: 'agra', from: 'delhi', days: 3 }))
    const taj = made.items.find(({ highlight }) => highlight?.startsWith('Taj Mahal'))
    const before = addDays('2027-01-01', -(taj?.day ?? 0))
    expect(weekdayOf(addDays(before, taj?.day ?? 0))).toBe('fri')
    const startDate = addDays(before, 14)
    const asked = { tripId: made._id, from: 'delhi', people: 2, startDate } as const
    const { changes } = await owner.api.trips.copyPreview(asked)
    const copy = await owner.api.trips.copy({ ...asked, key: randomUUID() })
    const now = copy.items.find(({ highlight }) => highlight === taj?.highlight)
    expect(now?.day).not.toBe(taj?.day)
    expect(changes).toContainEqual({
      kind: 'moved',
      sight: taj?.highlight,
      day: now?.day,
      why: 'closed',
      weekday: 'fri',
      month: null,
    })
  })

  test('asked for twice with the same key: is made once', async () => {
    const { _id: tripId } = await makeTrip(owner)
    const key = randomUUID()
    const copies = await Promise.all([1, 2, 3].map(() => owner.api.trips.copy({ tripId, ...asked, key })))
    expect(new Set(copies.map(({ _id }) => _id)).size).toBe(1)
  })

  test('of days that were begun empty: has their sights alone, on days on which they are open', async () => {
    const request = aTripRequest({ placeId: 'agra', from: 'delhi' })
    const { _id: tripId, highlights } = await owner.api.trips.create({ request, blank: true, key: randomUUID() })
    for (const [day, { name, lat, lon }] of highlights.slice(0, 3).entries())
      await addItem(owner, tripId, { day, title: 'With Priya', highlight: name, lat, lon })
    const copy = await copyOf(owner, tripId)
    expect(copy.items.map(({ title }) => title).sort()).toEqual(
      highlights
        .slice(0, 3)
        .map(({ name }) => name)
        .sort(),
    )
    expect([copy.dayCount, isForeign(copy), shut(copy)]).toEqual([3, [], []])
    expect((await owner.api.trips.copyPreview({ tripId, ...asked })).changes).toContainEqual({ kind: 'bare' })
  })
})

describe('who copies a trip', () => {
  const attempts = (who: TestPerson, named: { tripId: string } | { token: string }) => [
    () => who.api.trips.copyPreview({ ...named, ...asked }),
    () => who.api.trips.copy({ ...named, ...asked, key: randomUUID() }),
  ]
  const mayNot = async (who: TestPerson, named: { tripId: string } | { token: string }) => {
    const { items } = await who.api.trips.list()
    for (const attempt of attempts(who, named)) await expect(attempt()).rejects.toMatchObject(notFound)
    expect(await who.api.trips.list()).toEqual({ items })
  }
  const mayCopy = (who: TestPerson, named: { tripId: string } | { token: string }) =>
    Promise.all(attempts(who, named).map((attempt) => attempt()))

  test('a stranger: NOT_FOUND; a friend of the trip: a copy of their own, until they are removed or blocked', async () => {
    const { _id: tripId } = await makeTrip(owner)
    await addWords(owner, tripId)
    const friend = await makePerson(testApp, db, 'Friend')
    await mayNot(reader, { tripId })
    await owner.api.social.follow({ followedId: friend._id })
    await owner.api.trips.invite({ tripId, userId: friend._id, mayEdit: false })
    await mayNot(friend, { tripId })
    await friend.api.trips.answerInvitation({ tripId, accept: true })
    const [preview, copy] = await mayCopy(friend, { tripId })
    expect(copy).toMatchObject({ mine: true, owner: { _id: friend._id } })
    expect([isForeign(copy), isForeign(preview)]).toEqual([[], []])
    await owner.api.social.block({ userId: friend._id })
    await mayNot(friend, { tripId })
    await owner.api.social.unblock({ userId: friend._id })
    await db.sql`delete from trip_friends where trip_id = ${tripId}`
    await mayNot(friend, { tripId })
  })

  test('anybody with a link, after the log-in: a copy without what the link hides, until it is revoked or a block is between them', async () => {
    const { _id: tripId } = await makeTrip(owner)
    await addWords(owner, tripId)
    const token = tokenIn((await owner.api.trips.createLink({ tripId, kind: 'read' })).path)
    const [preview, copy] = await mayCopy(reader, { token })
    expect(copy).toMatchObject({ mine: true, owner: { _id: reader._id } })
    expect([isForeign(copy), isForeign(preview)]).toEqual([[], []])
    const blocked = await makePerson(testApp, db, 'Blocked')
    await blocked.api.social.block({ userId: owner._id })
    await mayNot(blocked, { token })
    await owner.api.trips.revokeLink({ tripId, kind: 'read' })
    await mayNot(reader, { token })
  })

  test('neither a trip nor a link, both, or a day that is none: is refused with the field', async () => {
    const { _id: tripId } = await makeTrip(owner)
    for (const input of [{}, { tripId, token: 'a'.repeat(22) }])
      await expect(owner.api.trips.copyPreview({ ...input, ...asked })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(owner.api.trips.copyPreview({ tripId, ...asked, startDate: '2027-02-30' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })
})
