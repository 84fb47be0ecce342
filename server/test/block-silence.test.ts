import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOON, useApp } from './app.ts'
import { useDatabase } from './db.ts'
import { aTour } from './make.ts'
import { makePerson, type TestPerson } from './people.ts'
import { Browser } from './stream.ts'

// Ways to detect a block other than the responses themselves, which blocked.test.ts covers.

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let address: string
let [asha, ravi, mina]: TestPerson[] = []
const NOBODY = '0190a6d0-0000-7000-8000-000000000000'

beforeAll(async () => {
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
})
afterEach(async () => {
  clock = NOON
  await db.sql`delete from tours`
  await db.sql`delete from users`
})
const person = (one: TestPerson | undefined) => one as TestPerson
const match = async (one: TestPerson, other: TestPerson) => {
  await one.api.matching.swipe({ swipedUserId: other._id, action: 'right' })
  await other.api.matching.swipe({ swipedUserId: one._id, action: 'right' })
}
/** The response of a call over HTTP, without its request id. */
async function call(who: TestPerson, name: string, input: object) {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `/trpc/${name}`,
    payload: input,
    headers: { authorization: `Bearer ${who.token}` },
  })
  return { status: answer.statusCode, body: answer.body.replace(/"requestId":"[^"]*"/, '') }
}

describe('social.blocked', () => {
  test('a blocked user: is listed with the name at that time only, also after blocking back', async () => {
    const [a, b] = [person(asha), person(ravi)]
    await a.api.social.block({ userId: b._id })
    await a.api.social.update({ name: 'Asha Renamed', bio: 'Moved to Goa.', homeCity: 'Goa', languages: ['Konkani'] })
    await b.api.social.update({ name: 'Ravi Renamed' })
    await b.api.social.block({ userId: a._id })
    expect((await a.api.social.blocked({})).items).toEqual([{ _id: b._id, name: 'Ravi' }])
    expect((await b.api.social.blocked({})).items).toEqual([{ _id: a._id, name: 'Asha' }])
    const headers = { authorization: `Bearer ${b.token}` }
    const answer = await testApp.app.inject({ url: '/trpc/social.blocked?input=%7B%7D', headers })
    expect(answer.json().result.data).toEqual({ items: [{ _id: a._id, name: 'Asha' }], nextCursor: null })
  })

  test('the blocked user’s own list: is empty', async () => {
    await person(asha).api.social.block({ userId: person(ravi)._id })
    expect((await person(ravi).api.social.blocked({})).items).toEqual([])
  })
})

describe('messages.live of the blocked user', () => {
  test('a block: sends no event, and neither do tours that it hides', async () => {
    const [a, b, third] = [person(asha), person(ravi), person(mina)]
    await match(a, b)
    const hers = await a.api.tours.create(aTour())
    const his = await b.api.tours.create(aTour())
    const minas = await third.api.tours.create(aTour())
    await b.api.tours.join({ tourId: hers._id })
    await a.api.tours.join({ tourId: his._id })
    await third.api.tours.join({ tourId: hers._id })
    const browsers = [a, b, third].map((one) => new Browser(address, one.token))
    for (const one of browsers) await one.connect()
    const [ofAsha, ofRavi, ofMina] = browsers as [Browser, Browser, Browser]
    const look = () => Promise.all([a, b, third].map((one) => one.api.tours.list({})))
    const heard = async (tourId: string) => {
      await vi.waitFor(() => {
        for (const one of [ofAsha, ofRavi, ofMina]) expect(one.of('tour').map(({ tourId }) => tourId)).toContain(tourId)
      }, 5_000)
    }
    const { _id: first } = await third.api.tours.create(aTour())
    await look()
    await third.api.tours.cancel({ tourId: first })
    await heard(first)
    const begun = ofRavi.events.length

    await a.api.social.block({ userId: b._id })
    await a.api.tours.update({ tourId: hers._id, tour: { ...aTour(), name: 'Elsewhere', price: 1 } })
    await b.api.social.block({ userId: a._id })
    await a.api.tours.cancel({ tourId: hers._id })
    // An event that he may get, as the last one.
    await third.api.tours.update({ tourId: minas._id, tour: aTour({ name: 'Still on' }) })
    await heard(minas._id)
    expect(ofRavi.events.slice(begun).map(({ event }) => event)).toEqual([{ kind: 'tour', tourId: minas._id }])
    expect(ofAsha.of('closed')).toEqual([{ kind: 'closed', userId: b._id }])
    expect(ofMina.of('tour').map(({ tourId }) => tourId)).toContain(hers._id)
    for (const one of browsers) await one.drop()
  })
})

describe('social.block and social.report', () => {
  test.each(['social.block', 'social.report'])(
    '%s: the response is the same for a blocker, a stranger and an unknown user',
    async (name) => {
      const [a, b, third] = [person(asha), person(ravi), person(mina)]
      await a.api.social.block({ userId: b._id })
      const more = name === 'social.report' ? { reason: 'other' } : {}
      const answers = []
      for (const userId of [a._id, third._id, NOBODY]) answers.push(await call(b, name, { userId, ...more }))
      expect(answers[0]?.status).toBe(200)
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(await db.sql`select from reports where reported_id = ${a._id}`).toHaveLength(
        name === 'social.report' ? 1 : 0,
      )
    },
  )
})

test('tours hidden by a block: the error is that of an unknown tour, also if they are past or cancelled', async () => {
  const [a, b] = [person(asha), person(ravi)]
  clock = new Date('2026-10-01T06:30:00Z')
  const past = await a.api.tours.create(aTour({ travelDates: { start: '2026-10-02', end: '2026-10-03' } }))
  await b.api.tours.join({ tourId: past._id })
  clock = NOON
  const cancelled = await a.api.tours.create(aTour())
  await a.api.tours.cancel({ tourId: cancelled._id })
  await a.api.social.block({ userId: b._id })
  for (const name of ['tours.join', 'tours.leave', 'tours.favorite']) {
    const expected = await call(b, name, { tourId: NOBODY })
    for (const { _id } of [past, cancelled]) expect(await call(b, name, { tourId: _id })).toEqual(expected)
  }
  const rest = (tourId: string) =>
    testApp.app.inject({
      method: 'POST',
      url: `/api/tours/${tourId}/leave`,
      payload: {},
      headers: { authorization: `Bearer ${b.token}` },
    })
  for (const { _id } of [past, cancelled]) expect((await rest(_id)).statusCode).toBe(404)
})

test('matching.undo: skips swipes on users hidden by a block', async () => {
  const [a, b, third] = [person(asha), person(ravi), person(mina)]
  await b.api.matching.swipe({ swipedUserId: third._id, action: 'left' })
  await b.api.matching.swipe({ swipedUserId: a._id, action: 'left' })
  await a.api.social.block({ userId: b._id })
  expect((await b.api.matching.undo()).card?._id).toBe(third._id)
  expect((await b.api.matching.undo()).card).toBeNull()
})

test('social.export of the blocked user: is the same before, during and after a block', async () => {
  const [a, b] = [person(asha), person(ravi)]
  await a.api.social.follow({ followedId: b._id })
  const rows = async () =>
    Object.entries((await b.api.social.export()) as Record<string, unknown[]>).flatMap(([name, list]) =>
      list.map((row) => `${name} ${JSON.stringify(row)}`.replace(/"(follower|following)_count":\d+/g, '')),
    )
  const before = new Set(await rows())
  await a.api.social.block({ userId: b._id })
  expect((await rows()).filter((row) => !before.has(row))).toEqual([])
  await a.api.social.unblock({ userId: b._id })
  expect((await rows()).filter((row) => !before.has(row))).toEqual([])
})

describe('counts equal the visible names', () => {
  test('followers: on profiles and everywhere else', async () => {
    const [a, b, third] = [person(asha), person(ravi), person(mina)]
    for (const one of [a, b]) {
      await one.api.social.follow({ followedId: third._id })
      await third.api.social.follow({ followedId: one._id })
      await match(one, third)
    }
    await a.api.social.block({ userId: b._id })
    for (const one of [a, b]) {
      const [followers, following] = [
        await one.api.social.followers({ userId: third._id }),
        await one.api.social.following({ userId: third._id }),
      ]
      const counts = { followerCount: followers.items.length, followingCount: following.items.length }
      expect(counts).toEqual({ followerCount: 1, followingCount: 1 })
      expect(await one.api.social.get({ userId: third._id })).toMatchObject(counts)
      expect((await one.api.matching.matches({})).items).toMatchObject([counts])
      expect(await one.api.social.follow({ followedId: third._id })).toMatchObject({ followerCount: 1 })
      const rest = await testApp.app.inject({
        url: `/api/users/users/${third._id}`,
        headers: { authorization: `Bearer ${one.token}` },
      })
      expect(rest.json()).toMatchObject(counts)
    }
  })

  test('seats: a full tour stays full, with fewer seats', async () => {
    const [a, b, third] = [person(asha), person(ravi), person(mina)]
    const kabir = await makePerson(testApp, db, 'Kabir')
    const { _id: tourId } = await third.api.tours.create(aTour({ capacity: 3 }))
    for (const one of [a, b, kabir]) await one.api.tours.join({ tourId })
    await a.api.social.block({ userId: b._id })
    const seen = await b.api.tours.get({ tourId })
    expect(seen).toMatchObject({ participantCount: 2, capacity: 2 })
    expect(seen.participants.map(({ name }) => name)).toEqual(['Ravi', 'Kabir'])
    const all = await third.api.tours.get({ tourId })
    expect(all).toMatchObject({ participantCount: 3, capacity: 3 })
  })

  test('waitlists: both users keep their positions, and neither is named', async () => {
    const [a, b, third] = [person(asha), person(ravi), person(mina)]
    const kabir = await makePerson(testApp, db, 'Kabir')
    const { _id: tourId } = await third.api.tours.create(aTour({ capacity: 1 }))
    for (const one of [kabir, a, b]) await one.api.tours.join({ tourId })
    await a.api.social.block({ userId: b._id })
    for (const [one, place] of [
      [a, 1],
      [b, 2],
    ] as const) {
      const tour = await one.api.tours.get({ tourId })
      expect([tour.mine.place, tour.participantCount, tour.capacity]).toEqual([place, 1, 1])
    }
  })
})
