import { TRIP_FRIENDS_MAX } from '@saathi/shared/trips/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { aTour } from '../../../test/make.ts'
import { insertPeople, makePerson, type TestPerson } from '../../../test/people.ts'
import { tokenIn } from '../../../test/trip-links.ts'
import { addItem, makeTrip } from '../../../test/trips.ts'
import { deleteExpiredInviteLinks } from './queries/friends.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
const DAY = 86_400_000
const notFound = { code: 'NOT_FOUND' }
let owner: TestPerson
let friend: TestPerson
let tripId: string

beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
})

/** A trip of the owner, and somebody whom the owner follows. */
async function aTripAndFriend() {
  friend = await makePerson(testApp, db, 'Friend')
  tripId = (await makeTrip(owner))._id
  await owner.api.social.follow({ followedId: friend._id })
}
const invite = (who: TestPerson, mayEdit = true) => owner.api.trips.invite({ tripId, userId: who._id, mayEdit })
const accept = (who: TestPerson) => who.api.trips.answerInvitation({ tripId, accept: true })
const linkOf = async (mayEdit = false) => tokenIn((await owner.api.trips.createInvite({ tripId, mayEdit })).path)
const journeyOf = async (who: TestPerson) =>
  (await who.api.trips.journeys()).items.find(({ tripId: id }) => id === tripId)

describe('an invitation by name', () => {
  test('shows the trip in the list, not its plan, until it is accepted; then they read or change it', async () => {
    await aTripAndFriend()
    expect((await invite(friend)).friends).toMatchObject([{ _id: friend._id, state: 'invited', mayEdit: true }])
    expect(await journeyOf(friend)).toMatchObject({ invitation: 'invited', host: 'Owner', title: 'Hampi', open: false })
    await expect(friend.api.trips.get({ tripId })).rejects.toMatchObject(notFound)
    await accept(friend)
    await accept(friend)
    expect(await journeyOf(friend)).toMatchObject({ invitation: 'going', open: true })
    expect(await journeyOf(owner)).toMatchObject({ state: 'private', people: 2 })
    expect(await friend.api.trips.get({ tripId })).toMatchObject({ mine: false, mayEdit: true, tour: null, links: [] })
    await addItem(friend, tripId, { title: 'A swim', order: 9000 })
    expect((await friend.api.trips.list()).items).toMatchObject([{ _id: tripId, mine: false, tourId: null }])
    await owner.api.trips.setFriendRight({ tripId, userId: friend._id, mayEdit: false })
    await expect(addItem(friend, tripId)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await friend.api.trips.get({ tripId })).toMatchObject({ mayEdit: false })
  })

  test('the owner’s own rights stay theirs', async () => {
    await aTripAndFriend()
    await invite(friend)
    await accept(friend)
    const { version } = await friend.api.trips.get({ tripId })
    const stranger = await makePerson(testApp, db, 'Stranger')
    for (const ask of [
      () => friend.api.trips.remove({ tripId }),
      () => friend.api.trips.createLink({ tripId, kind: 'read' }),
      () => friend.api.trips.createInvite({ tripId, mayEdit: true }),
      () => friend.api.trips.revokeInvite({ tripId }),
      () => friend.api.trips.invite({ tripId, userId: stranger._id, mayEdit: true }),
      () => friend.api.trips.setFriendRight({ tripId, userId: friend._id, mayEdit: true }),
      () => friend.api.trips.removeFriend({ tripId, userId: owner._id }),
      () => stranger.api.trips.removeFriend({ tripId, userId: friend._id }),
      () => stranger.api.trips.friends({ tripId }),
      () => stranger.api.trips.answerInvitation({ tripId, accept: true }),
    ])
      await expect(ask()).rejects.toMatchObject(notFound)
    const update = friend.api.trips.update({ tripId, version, membersMayEdit: true })
    await expect(update).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('a withdrawn one cannot be accepted, and takes an accepted trip away at once; one can leave oneself', async () => {
    await aTripAndFriend()
    await invite(friend)
    await owner.api.trips.removeFriend({ tripId, userId: friend._id })
    await expect(accept(friend)).rejects.toMatchObject(notFound)
    await invite(friend)
    await accept(friend)
    await owner.api.trips.removeFriend({ tripId, userId: friend._id })
    for (const ask of [() => friend.api.trips.get({ tripId }), () => addItem(friend, tripId)])
      await expect(ask()).rejects.toMatchObject(notFound)
    expect(await journeyOf(friend)).toBeUndefined()
    await invite(friend)
    await accept(friend)
    await friend.api.trips.removeFriend({ tripId, userId: friend._id })
    expect((await owner.api.trips.friends({ tripId })).friends).toEqual([])
  })

  test('a declined one stays so when it is repeated', async () => {
    await aTripAndFriend()
    await invite(friend)
    await friend.api.trips.answerInvitation({ tripId, accept: false })
    expect((await invite(friend)).friends).toMatchObject([{ state: 'declined' }])
    await expect(accept(friend)).rejects.toMatchObject(notFound)
    expect(await journeyOf(friend)).toBeUndefined()
  })

  test('to a stranger, oneself, or for a trip of a tour: is refused', async () => {
    await aTripAndFriend()
    const stranger = await makePerson(testApp, db, 'Stranger')
    await expect(invite(stranger)).rejects.toMatchObject(notFound)
    await expect(invite(owner)).rejects.toMatchObject(notFound)
    const tourId = (await owner.api.tours.create(aTour()))._id
    tripId = (await makeTrip(owner, tourId))._id
    await expect(invite(friend)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(linkOf()).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a link to join', () => {
  test('shows the trip to whoever is signed in, who joins with its right; a new one ends the one before', async () => {
    await aTripAndFriend()
    const first = await linkOf(false)
    const token = await linkOf(true)
    await expect(friend.api.trips.linked({ token: first })).rejects.toMatchObject(notFound)
    expect(await friend.api.trips.linked({ token })).toMatchObject({
      title: 'Hampi',
      owner: { name: 'Owner' },
      mayEdit: true,
    })
    for (const _ of [1, 2]) expect(await friend.api.trips.join({ token })).toEqual({ tripId })
    expect((await friend.api.trips.get({ tripId })).mayEdit).toBe(true)
    expect(await owner.api.trips.join({ token })).toEqual({ tripId })
    expect(await owner.api.trips.friends({ tripId })).toMatchObject({
      friends: [{ state: 'going' }],
      link: { mayEdit: true },
    })
    expect(await friend.api.trips.friends({ tripId })).toMatchObject({ link: null })
  })

  test('a revoked one, one after seven days, and one of a trip that has become a tour: NOT_FOUND', async () => {
    await aTripAndFriend()
    const revoked = await linkOf()
    await owner.api.trips.revokeInvite({ tripId })
    const isDead = async (token: string) => {
      await expect(friend.api.trips.linked({ token })).rejects.toMatchObject(notFound)
      await expect(friend.api.trips.join({ token })).rejects.toMatchObject(notFound)
    }
    await isDead(revoked)
    const token = await linkOf()
    clock = new Date(NOON.getTime() + 8 * DAY)
    await isDead(token)
    await deleteExpiredInviteLinks(db.db, '2026-11-28')
    clock = NOON
    await isDead(token)
    const open = await linkOf()
    await owner.api.trips.attach({ tripId, tourId: (await owner.api.tours.create(aTour()))._id })
    await isDead(open)
  })

  test(`more than ${TRIP_FRIENDS_MAX} people: CONFLICT`, async () => {
    await aTripAndFriend()
    const others = await insertPeople(db, TRIP_FRIENDS_MAX)
    await db.sql`insert into trip_friends (trip_id, user_id, owner_id, state, may_edit, title, place_id, day_count)
      select ${tripId}, id, ${owner._id}, 'going', true, 'Hampi', 'hampi', 3 from users where id = any(${others})`
    const token = await linkOf()
    await expect(friend.api.trips.join({ token })).rejects.toMatchObject({ code: 'CONFLICT', message: /9 people/ })
    await expect(invite(friend)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

test('the page of a link to join: is not stored, indexed, or named to other sites', async () => {
  await aTripAndFriend()
  const url = `/trips/join/${await linkOf()}`
  const { headers } = await testApp.app.inject({ url, headers: { accept: 'text/html' } })
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
})

describe('a block or a suspension', () => {
  test.each(['owner', 'friend'] as const)(
    'by the %s: ends the trip for the friend, who cannot be invited or join',
    async (by) => {
      await aTripAndFriend()
      await invite(friend)
      await accept(friend)
      const token = await linkOf()
      const [blocker, blocked] = by === 'owner' ? [owner, friend] : [friend, owner]
      expect((await blocker.api.trips.withPerson({ userId: blocked._id })).items).toEqual([
        { _id: tripId, title: 'Hampi', mine: by === 'owner' },
      ])
      await blocker.api.social.block({ userId: blocked._id })
      for (const [one, other] of [
        [owner, friend],
        [friend, owner],
      ] as const)
        expect((await one.api.trips.withPerson({ userId: other._id })).items).toEqual([])
      for (const ask of [
        () => friend.api.trips.get({ tripId }),
        () => friend.api.trips.linked({ token }),
        () => friend.api.trips.join({ token }),
        () => accept(friend),
        () => invite(friend),
      ])
        await expect(ask()).rejects.toMatchObject(notFound)
      expect(await journeyOf(friend)).toBeUndefined()
      expect((await owner.api.trips.friends({ tripId })).friends).toEqual([])
    },
  )

  test('friends of a trip whom a block separates do not see each other in it', async () => {
    await aTripAndFriend()
    const other = await makePerson(testApp, db, 'Other')
    const token = await linkOf()
    for (const who of [friend, other]) await who.api.trips.join({ token })
    await friend.api.social.block({ userId: other._id })
    const seenBy = async (who: TestPerson) => (await who.api.trips.friends({ tripId })).friends.map(({ _id }) => _id)
    expect(await seenBy(friend)).toEqual([friend._id])
    expect(await seenBy(other)).toEqual([other._id])
    expect(await seenBy(owner)).toEqual(expect.arrayContaining([friend._id, other._id]))
  })

  test('a suspended owner’s trip is closed to friends', async () => {
    const suspended = await makePerson(testApp, db, 'Suspended')
    await aTripAndFriend()
    const { _id } = await makeTrip(suspended)
    const token = tokenIn((await suspended.api.trips.createInvite({ tripId: _id, mayEdit: true })).path)
    await friend.api.trips.join({ token })
    await db.sql`update users set suspended_at = now() where id = ${suspended._id}`
    await expect(friend.api.trips.get({ tripId: _id })).rejects.toMatchObject(notFound)
    expect((await friend.api.trips.journeys()).items).toEqual([])
  })
})

describe('personal data', () => {
  test('the deletion of a trip ends its invitations and its link; the export has both sides, without the hash', async () => {
    await aTripAndFriend()
    const token = await linkOf()
    await invite(friend)
    const [theirs, mine] = [await friend.api.social.export(), await owner.api.social.export()]
    for (const data of [theirs, mine])
      expect(data.tripFriends).toContainEqual(expect.objectContaining({ tripId, userId: friend._id, state: 'invited' }))
    expect(mine.tripInviteLinks).toContainEqual(expect.objectContaining({ tripId }))
    expect(theirs.tripInviteLinks).toEqual([])
    expect(JSON.stringify(mine)).not.toContain('tokenHash')
    await owner.api.trips.remove({ tripId })
    await expect(accept(friend)).rejects.toMatchObject(notFound)
    await expect(friend.api.trips.join({ token })).rejects.toMatchObject(notFound)
    expect(await db.sql`select from trip_friends where trip_id = ${tripId}`).toHaveLength(0)
    expect(await db.sql`select from trip_invite_links where trip_id = ${tripId}`).toHaveLength(0)
  })

  test('the deletion of an account: a friend’s invitations go with it, the owner’s with their trips', async () => {
    await aTripAndFriend()
    const leaving = await makePerson(testApp, db, 'Leaving')
    const { _id } = await makeTrip(leaving)
    const token = tokenIn((await leaving.api.trips.createInvite({ tripId: _id, mayEdit: true })).path)
    await friend.api.trips.join({ token })
    await invite(friend)
    await db.sql`delete from users where id = ${leaving._id}`
    await expect(friend.api.trips.get({ tripId: _id })).rejects.toMatchObject(notFound)
    await db.sql`delete from users where id = ${friend._id}`
    expect(await db.sql`select from trip_friends where ${friend._id} in (user_id, owner_id)`).toHaveLength(0)
    expect(await db.sql`select from trip_invite_links where owner_id = ${leaving._id}`).toHaveLength(0)
  })
})
