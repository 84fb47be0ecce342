import type { JoinedToursVisibleTo } from '@saathi/shared/social/schema'
import { beforeAll, describe, expect, test } from 'vitest'
import { callerWith, useApp, visitor } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { googleBody } from '../../../test/identity.ts'
import { lastSubject } from '../../../test/mails.ts'
import { aTour } from '../../../test/make.ts'
import { insertPeople, makePerson, makePersonWithoutConsent, type TestPerson } from '../../../test/people.ts'
import { formOf } from '../../../test/pictures.ts'
import { createLimits } from '../../platform/limits.ts'
import { joinTour } from './queries/tours.ts'

const db = useDatabase()
const server = useApp(db)
const made = (name: string) => makePerson(server, db, name)
const rest = async (who: TestPerson, path: string) =>
  (await server.app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${who.token}` } })).json()

describe('joinedToursVisibleTo', () => {
  let people: Record<'traveller' | 'stranger' | 'followed' | 'matched' | 'follower' | 'companion' | 'host', TestPerson>
  let tourId: string
  beforeAll(async () => {
    const names = ['traveller', 'stranger', 'followed', 'matched', 'follower', 'companion', 'host'] as const
    const entries = await Promise.all(names.map(async (name) => [name, await made(name)] as const))
    people = Object.fromEntries(entries) as typeof people
    const { traveller, followed, matched, follower, companion, host } = people
    tourId = (await host.api.tours.create(aTour()))._id
    for (const person of [traveller, companion]) await person.api.tours.join({ tourId })
    await traveller.api.social.follow({ followedId: followed._id })
    await follower.api.social.follow({ followedId: traveller._id })
    await traveller.api.matching.swipe({ swipedUserId: matched._id, action: 'right' })
    await matched.api.matching.swipe({ swipedUserId: traveller._id, action: 'right' })
  })

  const all = ['traveller', 'stranger', 'followed', 'matched', 'follower', 'companion', 'host']
  const cases: [JoinedToursVisibleTo, string[], string[]][] = [
    ['everyone', all, all],
    ['connections', ['traveller', 'followed', 'matched'], ['traveller', 'followed', 'matched', 'companion', 'host']],
    ['nobody', ['traveller'], ['traveller', 'companion', 'host']],
  ]
  test.each(cases)(
    '%s: %j see the joined tours, %j see the user among the participants',
    async (visibleTo, listed, named) => {
      const { traveller } = people
      await traveller.api.social.update({ joinedToursVisibleTo: visibleTo })
      expect(await rest(traveller, 'users/profile')).toMatchObject({ joinedToursVisibleTo: visibleTo })
      for (const [name, person] of Object.entries(people)) {
        const query = { joinedBy: traveller._id }
        const lists = [
          (await person.api.tours.list(query)).items,
          await rest(person, `tours?joinedBy=${traveller._id}`),
        ]
        const hosted = await person.api.tours.list({ ...query, hostId: person._id })
        expect(hosted.items, name).toHaveLength(name === 'host' ? 1 : 0)
        const profiles = [
          await person.api.social.profile({ userId: traveller._id }),
          await rest(person, `users/users/${traveller._id}`),
        ]
        for (const { joinedTours } of profiles) lists.push(joinedTours)
        for (const list of lists) expect(list, name).toHaveLength(listed.includes(name) ? 1 : 0)
        const tours = [
          await person.api.tours.get({ tourId }),
          ...(await person.api.tours.list({})).items,
          ...(await rest(person, 'tours')),
        ]
        expect(tours).toHaveLength(3)
        for (const tour of tours) {
          const isNamed = tour.participants.some(({ _id }: { _id: string }) => _id === traveller._id)
          expect([isNamed, tour.participantCount], name).toEqual([named.includes(name), 2])
        }
      }
    },
  )

  test('a new account, by code, by Google or by a first call without consent: strangers do not see its tours', async () => {
    const stranger = people.stranger
    const api = visitor(db, server.deps)
    const email = 'new.one@example.in'
    await api.auth.sendCode({ email })
    const code = (await lastSubject(db, email))?.slice(0, 6) ?? ''
    await api.auth.register({ name: 'New One', email, password: 'a long walk', code, consent: { adult: true } })
    const google = await server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any',
      payload: googleBody({ sub: '7', email: 'google.one@example.in', email_verified: true, name: 'Google One' }),
    })
    await callerWith(db, google.json().idToken, server.deps).auth.sync()
    const plain = await makePersonWithoutConsent(server, db, 'No Consent')
    const made =
      await db.sql`select id, name from users where email in (${email}, 'google.one@example.in', ${plain.email})`
    expect(made).toHaveLength(3)
    for (const { id, name } of made) {
      await joinTour(db.db, tourId, id, '2026-11-20')
      expect((await stranger.api.social.profile({ userId: id })).joinedTours, name).toEqual([])
      expect((await rest(stranger, `users/users/${id}`)).joinedTours, name).toEqual([])
      expect((await stranger.api.tours.get({ tourId })).participants.map(({ _id }) => _id)).not.toContain(id)
    }
    const own = await plain.api.social.profile({ userId: plain._id })
    expect([own.joinedTours?.length, (await plain.api.tours.list({ joinedBy: plain._id })).items.length]).toEqual([
      1, 1,
    ])
  })

  test('an older account: stays seen by everyone until its owner answers, and the answer is kept', async () => {
    for (const answer of ['everyone', 'connections', 'nobody'] as const) {
      const old = await made('Old')
      await db.sql`update users set joined_tours_visible_to = 'everyone', visibility_answered = false where id = ${old._id}`
      const state = async () => {
        const { joinedToursVisibleTo, visibilityAnswered } = await old.api.social.me()
        return [joinedToursVisibleTo, visibilityAnswered]
      }
      await old.api.social.update({ bio: 'Trains.' })
      expect(await state()).toEqual(['everyone', false])
      await old.api.social.update({ joinedToursVisibleTo: answer })
      expect(await state()).toEqual([answer, true])
      await old.api.social.update({ joinedToursVisibleTo: 'everyone' })
      expect(await state()).toEqual(['everyone', true])
    }
  })

  test('PUT /api/users/profile: sets it, and rejects another value', async () => {
    const { traveller } = people
    const put = (value: string) => {
      const { payload, headers } = formOf({ name: 'joinedToursVisibleTo', body: value })
      const authorization = `Bearer ${traveller.token}`
      return server.app.inject({
        method: 'PUT',
        url: '/api/users/profile',
        payload,
        headers: { ...headers, authorization },
      })
    }
    expect((await put('connections')).json()).toMatchObject({ joinedToursVisibleTo: 'connections' })
    expect((await put('friends')).json()).toMatchObject({ code: 'BAD_REQUEST', field: 'joinedToursVisibleTo' })
  })
})

test('participants: GET /tours names up to 100, tours.list up to 12, and both count all', async () => {
  const host = await made('Host')
  const { _id: tourId } = await host.api.tours.create(aTour({ destination: 'Crowd' }))
  const crowd = await insertPeople(db, 105)
  await db.sql`update users set joined_tours_visible_to = 'everyone' where id = any(${crowd})`
  for (const who of crowd) await joinTour(db.db, tourId, who, '2026-11-20')
  const [listed] = await rest(host, 'tours?destination=Crowd')
  expect([listed.participants.length, listed.participantCount]).toEqual([100, 105])
  const [typed] = (await host.api.tours.list({ destination: 'Crowd' })).items
  expect([typed?.participants.length, typed?.participantCount]).toEqual([12, 105])
  const [plain] = (await rest(host, 'tours')).filter(({ _id }: { _id: string }) => _id === tourId)
  expect(plain.participants).toHaveLength(100)
})

describe('a tour with a blocked user', () => {
  let [blocker, blocked, host]: TestPerson[] = []
  const pair = async () => {
    ;[blocker, blocked, host] = [await made('Blocker'), await made('Blocked'), await made('Host')]
    return { blocker, blocked, host, tourId: (await host.api.tours.create(aTour({ capacity: 3 })))._id }
  }
  const warnings = async ({ api }: TestPerson) =>
    (await api.notices.list({})).items.filter(({ kind }) => kind === 'blockedJoined')

  test('joinCheck and mine.withBlocked: are true for the blocker and false for the blocked user', async () => {
    const { blocker, blocked, host, tourId } = await pair()
    await blocked.api.tours.join({ tourId })
    expect(await blocker.api.tours.joinCheck({ tourId })).toEqual({ withBlocked: false })
    await blocker.api.social.block({ userId: blocked._id })
    expect(await blocker.api.tours.joinCheck({ tourId })).toEqual({ withBlocked: true })
    expect((await blocker.api.tours.get({ tourId })).mine.withBlocked).toBe(false)
    const { tour } = await blocker.api.tours.join({ tourId })
    expect([tour.mine.withBlocked, JSON.stringify(tour).includes(blocked._id)]).toEqual([true, false])
    expect((await rest(blocker, 'tours')).find(({ _id }: { _id: string }) => _id === tourId).mine.withBlocked).toBe(
      true,
    )
    for (const other of [blocked, host]) {
      expect(await other.api.tours.joinCheck({ tourId })).toEqual({ withBlocked: false })
      expect((await other.api.tours.get({ tourId })).mine.withBlocked).toBe(false)
      expect(await warnings(other)).toEqual([])
    }
  })

  test('the blocked user joins: the blocker gets one notification without a name', async () => {
    const { blocker, blocked, tourId } = await pair()
    await blocker.api.social.block({ userId: blocked._id })
    await blocker.api.tours.join({ tourId })
    for (let count = 0; count < 2; count += 1) {
      await blocked.api.tours.join({ tourId })
      if (count === 0) await blocked.api.tours.leave({ tourId })
    }
    expect(await warnings(blocker)).toMatchObject([{ tour: { _id: tourId }, actor: null, read: false }])
    expect(JSON.stringify(await blocker.api.notices.list({}))).not.toContain(blocked._id)
    expect(await warnings(blocked)).toEqual([])
  })

  test('the blocked user moves up from the waitlist: the blocker gets a notification', async () => {
    const { blocker, blocked, host, tourId } = await pair()
    await host.api.tours.update({ tourId, tour: aTour({ capacity: 1 }) })
    await blocker.api.social.block({ userId: blocked._id })
    await blocker.api.tours.join({ tourId })
    await blocked.api.tours.join({ tourId })
    expect(await warnings(blocker)).toEqual([])
    await host.api.tours.update({ tourId, tour: aTour({ capacity: 2 }) })
    expect(await warnings(blocker)).toHaveLength(1)
    expect((await blocker.api.tours.get({ tourId })).mine.withBlocked).toBe(true)
  })

  test('a user who blocks back: joinCheck and withBlocked do not reveal the first blocker', async () => {
    const { blocker, blocked, tourId } = await pair()
    await blocked.api.tours.join({ tourId })
    await blocker.api.social.block({ userId: blocked._id })
    await blocked.api.social.block({ userId: blocker._id })
    await blocker.api.tours.join({ tourId })
    expect(await blocked.api.tours.joinCheck({ tourId })).toEqual({ withBlocked: false })
    expect((await blocked.api.tours.get({ tourId })).mine.withBlocked).toBe(false)
    expect(await warnings(blocked)).toEqual([])
    expect((await blocker.api.tours.get({ tourId })).mine.withBlocked).toBe(true)
  })

  test('joinCheck beyond its limit: TOO_MANY_REQUESTS', async () => {
    const { blocker, tourId } = await pair()
    const limits = createLimits(db.db, { secret: 'strict', settings: { joinChecks: '2/day' } })
    const api = callerWith(db, blocker.token, { ...server.deps, limits })
    for (let count = 0; count < 2; count += 1) await api.tours.joinCheck({ tourId })
    await expect(api.tours.joinCheck({ tourId })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
