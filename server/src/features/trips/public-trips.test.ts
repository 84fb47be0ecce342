import { randomUUID } from 'node:crypto'
import type { PublicTrip } from '@saathi/shared/trips/public-trips'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callerWith, NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { comeAlong, pastTripWithWords, publish, readEverywhere, SECRETS } from '../../../test/public-trips.ts'
import { addItem, aTripRequest, makePastTrip, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
let clock = NOON
const server = useApp(db, { now: () => clock })
const notFound = { code: 'NOT_FOUND' }
let asha: TestPerson
let ravi: TestPerson
let stranger: TestPerson
let visitor: ReturnType<typeof callerWith>
beforeAll(async () => {
  asha = await makePerson(server, db, 'Asha Deshmukh')
  ravi = await makePerson(server, db, 'Ravi Menon')
  stranger = await makePerson(server, db, 'Stranger')
  visitor = callerWith(db, null, server.deps)
})
beforeEach(() => {
  clock = NOON
})

const isOpen = (publicId: string) =>
  visitor.trips.published({ publicId }).then(
    () => true,
    () => false,
  )
const stateOf = async (who: TestPerson, tripId: string) => (await who.api.trips.publication({ tripId })).page

describe('the page of a trip', () => {
  test('has sights, ways and costs, and no word, date, name or position that people typed, in no answer and no HTML', async () => {
    const tripId = await pastTripWithWords(asha)
    await comeAlong(asha, ravi, tripId)
    await addItem(ravi, tripId, { title: 'Pay Ravi back', note: 'Menon', lat: 12.98765, lon: 77.1 })
    const publicId = await publish(asha, tripId, { indexed: true })
    await ravi.api.trips.answerPublishing({ publicId, agree: true })
    const trip = await visitor.trips.published({ publicId })
    expect(trip).toMatchObject({ firstName: null, people: 2, mine: false, isPublic: true, place: { name: 'Hampi' } })
    const items = trip.days.flatMap((day) => day.items)
    const known = new Set((await asha.api.trips.get({ tripId })).highlights.map(({ name }) => name))
    expect(items.filter(({ kind, title }) => kind === 'visit' && known.has(title)).length).toBeGreaterThan(2)
    expect(
      items.filter(({ kind, title }) => !known.has(title) && !(kind === 'travel' && title.startsWith('By '))),
    ).toEqual([])
    expect(items.filter(({ start, end }) => start !== null || end !== null)).toEqual([])
    expect(trip.costs.map(({ part }) => part)).toContain('stay')
    const seen = [await readEverywhere(server, publicId), await readEverywhere(server, publicId, stranger)]
    const stored = await db.sql`select content from public_trips where public_id = ${publicId}`
    for (const one of [...seen, stored]) {
      const text = JSON.stringify(one)
      for (const secret of [...SECRETS, 'Asha', tripId, asha._id, ravi._id]) expect(text, secret).not.toContain(secret)
    }
    for (const { call, html, sitemap } of seen)
      expect([call !== null, html !== null, sitemap]).toEqual([true, true, true])
    expect(seen[0]?.html).toMatch(/<title>5 days in Hampi/)
    expect(seen[0]?.html).toContain('og:image')
  })

  test('is not indexed and has no name unless the owner chose so; its HTML says so, and the sitemap', async () => {
    const tripId = await makePastTrip(asha)
    const plain = await readEverywhere(server, await publish(asha, tripId))
    expect(plain.html).toContain('<meta name="robots" content="noindex" />')
    expect(plain.sitemap).toBe(false)
    const publicId = await publish(asha, tripId, { firstName: true, indexed: true })
    const chosen = await readEverywhere(server, publicId)
    expect(chosen.html).not.toContain('noindex')
    expect(chosen.html).toContain(`/shared/${publicId}" />`)
    expect(chosen.sitemap).toBe(true)
    expect(JSON.parse(chosen.call ?? '').result.data.firstName).toBe('Asha')
    expect(chosen.html).not.toContain('Deshmukh')
  })

  test('shows what the trip was when the owner asked; what anybody changes later stays out', async () => {
    const tripId = await makePastTrip(asha)
    await comeAlong(asha, ravi, tripId)
    const publicId = await publish(asha, tripId)
    await ravi.api.trips.answerPublishing({ publicId, agree: true })
    const before = await visitor.trips.published({ publicId })
    const { highlights, items, version } = await asha.api.trips.get({ tripId })
    const shown = items.find(({ highlight }) => highlight !== null)
    const other = highlights.find(({ name }) => name !== shown?.highlight)
    await addItem(ravi, tripId, { highlight: other?.name ?? null, title: 'Mine', cost: 4321 })
    await asha.api.trips.update({ tripId, version: version + 1, people: 5 })
    expect(await visitor.trips.published({ publicId })).toEqual(before)
  })

  test('over several places: has their stops', async () => {
    const request = aTripRequest({ placeId: 'agra', places: ['agra', 'jaipur'], from: 'delhi', days: 8 })
    const publicId = await publish(asha, await makePastTrip(asha, request))
    const trip: PublicTrip = await visitor.trips.published({ publicId })
    expect(trip.stops?.map(({ place }) => place.name).sort()).toEqual(['Agra and Fatehpur Sikri', 'Jaipur'])
    expect((await readEverywhere(server, publicId)).html).toMatch(
      /<title>\d days in (Agra and Fatehpur Sikri, J|Jaipur, A)/,
    )
  })

  test('is copied after the log-in, without anything but its sights, until it is gone', async () => {
    const tripId = await pastTripWithWords(asha)
    const publicId = await publish(asha, tripId)
    const asked = { publicId, from: 'mumbai', people: 3, startDate: '2027-01-15' } as const
    await expect(visitor.trips.copyPreview(asked)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const { sights } = await stranger.api.trips.copyPreview(asked)
    const copy = await stranger.api.trips.copy({ ...asked, key: randomUUID() })
    expect(sights).toBeGreaterThan(2)
    expect(copy).toMatchObject({ mine: true, people: 3, from: 'mumbai', startDate: '2027-01-15' })
    const { lastChange: _, ...planned } = copy
    for (const secret of SECRETS.filter((each) => !/nov|2026|bang|beng/i.test(each)))
      expect(JSON.stringify(planned), secret).not.toContain(secret)
    await asha.api.trips.unpublish({ tripId })
    await expect(stranger.api.trips.copyPreview(asked)).rejects.toMatchObject(notFound)
    const two = { ...asked, tripId: copy._id }
    await expect(stranger.api.trips.copyPreview(two)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('who publishes', () => {
  test('nobody before the trip is over, or of an undated trip, or of a tour; an empty page is refused', async () => {
    const { startDate: _, ...undated } = aTripRequest()
    const { _id: tourId } = await asha.api.tours.create(aTour())
    const conflict = { code: 'CONFLICT' }
    for (const request of [aTripRequest(), undated]) {
      const { _id } = await makeTrip(asha, undefined, request)
      await expect(publish(asha, _id)).rejects.toMatchObject(conflict)
      expect(await asha.api.trips.publication({ tripId: _id })).toEqual({ mayPublish: false, page: null })
    }
    const past = await makePastTrip(asha)
    const publicId = await publish(asha, past)
    await asha.api.trips.attach({ tripId: past, tourId })
    await expect(publish(asha, past)).rejects.toMatchObject(conflict)
    expect([await isOpen(publicId), (await stateOf(asha, past))?.state]).toEqual([false, 'paused'])
    await asha.api.trips.attach({ tripId: past, tourId: null })
    expect(await isOpen(publicId)).toBe(true)
    const bare = { request: aTripRequest({ startDate: '2026-11-02' }), blank: true, key: randomUUID() }
    const empty = await asha.api.trips.create(bare)
    await addItem(asha, empty._id, { title: 'Hotel Sarovar', highlight: 'Hotel Sarovar' })
    await expect(publish(asha, empty._id)).rejects.toMatchObject(conflict)
  })

  test('on the last day in India not yet, on the next one it can; a trip that is ahead again takes its page away', async () => {
    const {
      _id: tripId,
      dayCount,
      startDate,
    } = await makeTrip(asha, undefined, aTripRequest({ startDate: '2026-11-18' }))
    expect([startDate, dayCount]).toEqual(['2026-11-18', dayCount])
    const midnight = new Date(Date.parse('2026-11-18T00:00:00+05:30') + dayCount * 86_400_000)
    clock = new Date(midnight.getTime() - 1_000)
    await expect(publish(asha, tripId)).rejects.toMatchObject({ code: 'CONFLICT' })
    clock = midnight
    const publicId = await publish(asha, tripId)
    expect(await isOpen(publicId)).toBe(true)
    const { version } = await asha.api.trips.get({ tripId })
    await asha.api.trips.update({ tripId, version, startDate: '2026-12-20' })
    expect(await isOpen(publicId)).toBe(false)
  })

  test('a friend, a stranger and a visitor: neither publish nor take down; the owner does, at once', async () => {
    const tripId = await makePastTrip(asha)
    await comeAlong(asha, ravi, tripId)
    const publicId = await publish(asha, tripId)
    await ravi.api.trips.answerPublishing({ publicId, agree: true })
    for (const { api } of [ravi, stranger]) {
      await expect(api.trips.publish({ tripId })).rejects.toMatchObject(notFound)
      await expect(api.trips.unpublish({ tripId })).rejects.toMatchObject(notFound)
    }
    await expect(visitor.trips.unpublish({ tripId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(stranger.api.trips.publication({ tripId })).rejects.toMatchObject(notFound)
    await expect(stranger.api.trips.answerPublishing({ publicId, agree: false })).rejects.toMatchObject(notFound)
    expect(await isOpen(publicId)).toBe(true)
    await asha.api.trips.unpublish({ tripId })
    expect(await readEverywhere(server, publicId)).toEqual({ call: null, html: null, sitemap: false })
    expect(await db.sql`select from public_trips where trip_id = ${tripId}`).toHaveLength(0)
  })
})

describe('friends who change the trip', () => {
  test('all have to agree; until then the page is there for the people of the trip alone', async () => {
    const [mina, reader] = [await makePerson(server, db, 'Mina'), await makePerson(server, db, 'Reader')]
    const tripId = await makePastTrip(asha)
    for (const friend of [ravi, mina]) await comeAlong(asha, friend, tripId)
    await comeAlong(asha, reader, tripId, false)
    const publicId = await publish(asha, tripId, { indexed: true })
    expect(await stateOf(asha, tripId)).toMatchObject({ state: 'waiting', waitingFor: 2, agreed: null })
    expect(await stateOf(ravi, tripId)).toMatchObject({ publicId, state: 'waiting', waitingFor: 0, agreed: false })
    expect(await stateOf(reader, tripId)).toBeNull()
    await expect(reader.api.trips.answerPublishing({ publicId, agree: true })).rejects.toMatchObject(notFound)
    for (const { api } of [asha, ravi]) expect((await api.trips.published({ publicId })).isPublic).toBe(false)
    await expect(reader.api.trips.published({ publicId })).rejects.toMatchObject(notFound)
    await ravi.api.trips.answerPublishing({ publicId, agree: true })
    expect(await readEverywhere(server, publicId)).toEqual({ call: null, html: null, sitemap: false })
    await mina.api.trips.answerPublishing({ publicId, agree: true })
    expect(await isOpen(publicId)).toBe(true)
    await asha.api.trips.setFriendRight({ tripId, userId: reader._id, mayEdit: true })
    expect([await isOpen(publicId), (await stateOf(asha, tripId))?.waitingFor]).toEqual([false, 1])
    await reader.api.trips.answerPublishing({ publicId, agree: true })
    expect(await isOpen(publicId)).toBe(true)
    await comeAlong(asha, stranger, tripId)
    expect(await readEverywhere(server, publicId)).toEqual({ call: null, html: null, sitemap: false })
    await asha.api.trips.removeFriend({ tripId, userId: stranger._id })
    expect(await isOpen(publicId)).toBe(true)
  })

  test('are told once that they are asked, until they answer or the page is gone; who only reads is not told', async () => {
    const [mina, reader] = [await makePerson(server, db, 'Mina'), await makePerson(server, db, 'Reader')]
    const tripId = await makePastTrip(asha)
    for (const friend of [ravi, mina]) await comeAlong(asha, friend, tripId)
    await comeAlong(asha, reader, tripId, false)
    const told = async ({ api }: TestPerson) =>
      (await api.notices.list({})).items.filter(({ kind, trip }) => kind === 'publishAsked' && trip?._id === tripId)
    const counts = async () => Promise.all([ravi, mina, reader, asha].map(async (who) => (await told(who)).length))

    await publish(asha, tripId)
    const again = await publish(asha, tripId)
    expect(await counts()).toEqual([1, 1, 0, 0])
    expect(await told(ravi)).toMatchObject([
      { trip: { name: 'Hampi' }, tour: null, actor: { _id: asha._id }, read: false },
    ])
    await ravi.api.trips.answerPublishing({ publicId: again, agree: true })
    expect(await counts()).toEqual([0, 1, 0, 0])
    await ravi.api.trips.answerPublishing({ publicId: again, agree: false })
    expect(await counts()).toEqual([0, 0, 0, 0])

    await publish(asha, tripId)
    await asha.api.social.block({ userId: mina._id })
    expect(await counts()).toEqual([1, 0, 0, 0])
    await asha.api.trips.unpublish({ tripId })
    expect(await counts()).toEqual([0, 0, 0, 0])
    await expect(ravi.api.trips.publish({ tripId })).rejects.toMatchObject(notFound)
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  test('one who declines, or withdraws later, takes the page down; it stays so until the owner asks again and all agree again', async () => {
    const tripId = await makePastTrip(asha)
    await comeAlong(asha, ravi, tripId)
    const publicId = await publish(asha, tripId)
    await ravi.api.trips.answerPublishing({ publicId, agree: true })
    await ravi.api.trips.answerPublishing({ publicId, agree: false })
    expect(await readEverywhere(server, publicId)).toEqual({ call: null, html: null, sitemap: false })
    await expect(ravi.api.trips.answerPublishing({ publicId, agree: true })).rejects.toMatchObject(notFound)
    expect(await stateOf(asha, tripId)).toMatchObject({ state: 'declined' })
    await asha.api.trips.removeFriend({ tripId, userId: ravi._id })
    expect(await isOpen(publicId)).toBe(false)
    await comeAlong(asha, ravi, tripId)
    const second = await publish(asha, tripId)
    expect([second === publicId, await isOpen(second), await isOpen(publicId)]).toEqual([false, false, false])
    await expect(ravi.api.trips.answerPublishing({ publicId, agree: true })).rejects.toMatchObject(notFound)
    await ravi.api.trips.answerPublishing({ publicId: second, agree: true })
    expect(await isOpen(second)).toBe(true)
  })
})
