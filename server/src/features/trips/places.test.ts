import { randomUUID } from 'node:crypto'
import type { Trip } from '@saathi/shared/trips/schema'
import { TripPlacesSet, type WantedPlaces } from '@saathi/shared/trips/set-places'
import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { addItem, aTripRequest, change, makeTrip } from '../../../test/trips.ts'

const db = useDatabase()
const testApp = useApp(db)
let owner: TestPerson
beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
})

const aRoute = () =>
  makeTrip(owner, undefined, aTripRequest({ placeId: 'agra', places: ['agra', 'jaipur'], from: 'delhi', days: 8 }))
const placesOf = ({ stops = [] }: Trip): WantedPlaces => stops.map(({ place: { id }, nights }) => ({ id, nights }))
const set = (who: TestPerson, { _id: tripId, version }: Trip, places: WantedPlaces, key: string = randomUUID()) =>
  who.api.trips.setPlaces({ tripId, version, places, key })
const costOf = ({ items }: Trip) => items.reduce((sum, { cost }) => sum + cost, 0)

describe('trips.setPlaces', () => {
  test('a place more: has its days, its bill as weighed, its name everywhere, and what people wrote', async () => {
    const made = await aRoute()
    const { stops: [, second] = [] } = made
    await addItem(owner, made._id, { title: 'Tea with an aunt', day: (second?.day ?? 0) + 1, kind: 'other' })
    await owner.api.trips.tick({ tripId: made._id, itemId: made.checklist[0]?.id ?? '', done: true })
    const trip = await owner.api.trips.get({ tripId: made._id })
    const { options } = await owner.api.trips.weighPlaces({ tripId: trip._id, places: placesOf(trip) })
    const at = options.find(({ place }) => place.id === 'pushkar-ajmer')?.at ?? -1
    const wanted = placesOf(trip).toSpliced(at, 0, { id: 'pushkar-ajmer', nights: 2 })
    const weighed = await owner.api.trips.weighPlaces({ tripId: trip._id, places: wanted })
    const answer = await set(owner, trip, wanted)
    expect(TripPlacesSet.parse(answer)).toEqual(answer)
    const { trip: changed, moved } = answer
    expect(moved).toEqual([])
    expect(placesOf(changed)).toEqual(wanted)
    expect(weighed).toMatchObject({ problem: null, days: changed.dayCount, moved: [] })
    expect(weighed.more).toEqual({ days: changed.dayCount - trip.dayCount, rupees: costOf(changed) - costOf(trip) })
    expect(changed.title).toBe('Pushkar and Ajmer – Jaipur – Agra and Fatehpur Sikri')
    const last = changed.stops?.at(-1)
    expect(last?.place).toEqual(second?.place)
    expect(changed.items.find(({ title }) => title === 'Tea with an aunt')?.day).toBe((last?.day ?? 0) + 1)
    expect(changed.checklist.find(({ id }) => id === made.checklist[0]?.id)?.done).toBe(true)
    expect(await owner.api.trips.get({ tripId: trip._id })).toEqual(changed)
    const { items } = await owner.api.trips.list()
    expect(items.find(({ _id }) => _id === trip._id)).toMatchObject({
      title: changed.title,
      dayCount: changed.dayCount,
    })
    expect(await owner.api.trips.changes({ tripId: trip._id, after: trip.version })).toMatchObject({ complete: false })
  })

  test('the former places again, with the days of what was moved: take it back', async () => {
    const made = await aRoute()
    const first = made.stops?.[0]
    const { id: itemId } = await addItem(owner, made._id, { title: 'Tea', day: (first?.day ?? 0) + 1, kind: 'other' })
    const before = await owner.api.trips.get({ tripId: made._id })
    const last = placesOf(before).slice(1)
    const { trip: less, moved } = await set(owner, before, last)
    expect(moved).toEqual([{ id: itemId, title: 'Tea', day: expect.any(Number) }])
    expect(less).toMatchObject({ title: 'Agra and Fatehpur Sikri', place: { id: 'agra' } })
    const day = (first?.day ?? 0) + 1
    const { trip: again } = await owner.api.trips.setPlaces({
      ...{ tripId: made._id, version: less.version, places: placesOf(before), key: randomUUID() },
      days: [{ itemId, day }],
    })
    const facts = ({ items }: Trip) =>
      items.map(({ id: _, version: __, order: ___, ...item }) => JSON.stringify(item)).toSorted()
    expect(facts(again)).toEqual(facts(before))
    expect(again).toMatchObject({ title: before.title, stops: before.stops, dayCount: before.dayCount })
  })

  test('a second place for a trip of one: keeps its title if somebody gave it one', async () => {
    const made = await makeTrip(owner)
    const named = await owner.api.trips.update({ tripId: made._id, version: made.version, title: 'Our autumn' })
    const { options } = await owner.api.trips.weighPlaces({ tripId: made._id, places: [{ id: 'hampi', nights: 2 }] })
    const option = options.find(({ place }) => place.id === 'badami-aihole-pattadakal')
    expect(option).toMatchObject({ from: 'Hampi', hours: expect.any(Number), more: { days: expect.any(Number) } })
    const wanted = [{ id: 'hampi', nights: 2 }].toSpliced(option?.at ?? 0, 0, {
      ...{ id: 'badami-aihole-pattadakal', nights: 1 },
    })
    const { trip } = await set(owner, named, wanted)
    expect(trip).toMatchObject({ title: 'Our autumn', stops: [{}, {}] })
    expect(placesOf(trip)).toEqual(wanted)
  })

  test('places that no way joins, unknown ones, and too many days: BAD_REQUEST that says why; the trip stays', async () => {
    const made = await aRoute()
    const [jaipur, agra] = placesOf(made) as [WantedPlaces[0], WantedPlaces[0]]
    await expect(set(owner, made, [agra, { id: 'munnar', nights: 2 }])).rejects.toMatchObject({
      ...{ code: 'BAD_REQUEST', message: 'We know no good way from Agra and Fatehpur Sikri to Munnar in a day.' },
      cause: { field: 'places' },
    })
    await expect(set(owner, made, [agra, { id: 'atlantis', nights: 2 }])).rejects.toThrow(/a place that we know/)
    await expect(set(owner, made, [agra, agra])).rejects.toThrow(/in the list twice/)
    await expect(set(owner, made, [])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const long = [agra, jaipur].map(({ id }) => ({ id, nights: 10 }))
    await expect(set(owner, made, long)).rejects.toThrow(/a trip has at most 14/)
    const weighed = await owner.api.trips.weighPlaces({ tripId: made._id, places: long })
    expect(weighed).toMatchObject({ problem: expect.stringMatching(/at most 14/), days: null, more: null, options: [] })
    expect(await owner.api.trips.get({ tripId: made._id })).toEqual(made)
  })

  test('strangers, blocked users, readers and co-editors: have the rights of other edits', async () => {
    const [stranger, friend] = await Promise.all([
      makePerson(testApp, db, 'Stranger'),
      makePerson(testApp, db, 'Friend'),
    ])
    const made = await aRoute()
    const wanted = placesOf(made).map(({ id, nights }) => ({ id, nights: nights + 1 }))
    await owner.api.social.follow({ followedId: friend._id })
    await owner.api.trips.invite({ tripId: made._id, userId: friend._id, mayEdit: false })
    await friend.api.trips.answerInvitation({ tripId: made._id, accept: true })
    const ask = (who: TestPerson) => [
      () => set(who, made, wanted),
      () => who.api.trips.weighPlaces({ tripId: made._id, places: wanted }),
    ]
    for (const call of ask(stranger)) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const call of ask(friend)) await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await owner.api.trips.setFriendRight({ tripId: made._id, userId: friend._id, mayEdit: true })
    for (const call of ask(friend)) await call()
    await owner.api.social.block({ userId: friend._id })
    for (const call of ask(friend)) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const response = await testApp.app.inject({
      method: 'POST',
      url: `/api/trips/${made._id}/places`,
      headers: { authorization: `Bearer ${stranger.token}` },
      payload: { version: made.version, places: wanted, key: randomUUID() },
    })
    expect(response.statusCode).toBe(404)
  })

  test('changes from the same version at once: one is made, and nobody overwrites another', async () => {
    const made = await aRoute()
    const lists = Array.from({ length: 6 }, (_, nth) =>
      placesOf(made).map(({ id, nights }, at) => ({ id, nights: nights + ((nth + at) % 3) })),
    )
    const answers = await Promise.allSettled(lists.map((wanted) => set(owner, made, wanted)))
    const done = answers.filter(({ status }) => status === 'fulfilled')
    expect(done).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'CONFLICT' })
    const trip = await owner.api.trips.get({ tripId: made._id })
    expect(trip).toEqual(done[0]?.status === 'fulfilled' && done[0].value.trip)
  })

  test('beside items that others write meanwhile: both are kept', async () => {
    const made = await aRoute()
    const wanted = placesOf(made).map(({ id, nights }) => ({ id, nights: nights + 1 }))
    const titles = Array.from({ length: 8 }, (_, at) => `Written ${at}`)
    const [placed] = await Promise.all([
      set(owner, made, wanted).then(
        () => true,
        ({ code }) => code !== 'CONFLICT',
      ),
      ...titles.map((title, at) => addItem(owner, made._id, { title, day: at % 3, kind: 'other', minutes: 0 })),
    ])
    const trip = await owner.api.trips.get({ tripId: made._id })
    expect(trip.items.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
    expect(placesOf(trip)).toEqual(placed ? wanted : placesOf(made))
  })

  test('the same key at once: is one change', async () => {
    const made = await aRoute()
    const wanted = placesOf(made).map(({ id, nights }) => ({ id, nights: nights + 1 }))
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => set(owner, made, wanted, key)))
    for (const { trip } of answers) expect(trip).toEqual(answers[0]?.trip)
    expect(answers[0]?.trip.version).toBe(made.version + 2)
  })

  test('an edit of an item that was proposed before: is rejected, as of one that somebody else has changed', async () => {
    const made = await aRoute()
    await set(owner, made, placesOf(made).toReversed())
    const { id, version: base, removed: _, ...item } = made.items[3] as Trip['items'][0]
    expect(await change(owner, made._id, [{ op: 'put', id, base, item }])).toMatchObject({ rejected: [id] })
  })

  test('a tour of one place: keeps it', async () => {
    const { api } = owner
    const made = await makeTrip(owner)
    await api.trips.attach({ tripId: made._id, tourId: (await api.tours.create(aTour()))._id })
    const wanted = [{ id: 'hampi', nights: 2 }]
    await expect(set(owner, made, wanted)).rejects.toMatchObject({ code: 'CONFLICT', message: /joined this tour/ })
  })
})
