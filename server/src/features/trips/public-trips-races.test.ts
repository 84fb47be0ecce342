import { randomUUID } from 'node:crypto'
import type { PublicContent } from '@saathi/shared/trips/public-trips'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { aTripRequest } from '../../../test/trips.ts'
import { block } from '../moderation/queries/safety.ts'
import { joinTrip, removeFriend, saveInviteLink, setFriendRight } from './queries/friends.ts'
import { answerPublishing, findPublicTrip, publishTrip, unpublishTrip } from './queries/public-trips.ts'
import { createTrip, removeTrip, updateTrip } from './queries/trips.ts'

const db = useDatabase()
const today = '2026-12-31'
const now = new Date('2026-12-31T06:30:00Z')
const ROUNDS = 12
let people: string[]
beforeAll(async () => {
  people = await insertPeople(db, 2 + ROUNDS)
})
const by = (userId: string) => ({ userId, today, now })
const content: PublicContent = { placeId: 'hampi', stops: null, dayCount: 3, people: 2, costs: {}, items: [] }
const isPublic = async (publicId: string) => (await findPublicTrip(db.db, publicId, { userId: null, today })) !== null

async function aTrip() {
  const [owner, friend] = people as [string, string]
  const draft = {
    request: aTripRequest(),
    title: 'Hampi',
    dayCount: 3,
    items: [],
    tourId: undefined,
    key: randomUUID(),
  }
  const tripId = (await createTrip(db.db, by(owner), draft)).trip_id as string
  const token = randomUUID()
  await saveInviteLink(db.db, by(owner), { tripId, token, mayEdit: true })
  const publish = async () => {
    const publicId = randomUUID()
    const outcome = await publishTrip(db.db, by(owner), { tripId, publicId, firstName: false, indexed: false, content })
    return { publicId, outcome }
  }
  return { owner, friend, tripId, token, publish, join: (who = friend) => joinTrip(db.db, by(who), token) }
}

test('the owner asks anew while a friend agrees and withdraws: no page is public to which the friend has not agreed last', async () => {
  const { friend, publish, join, owner, tripId } = await aTrip()
  await join()
  for (let round = 0; round < ROUNDS; round++) {
    const { publicId } = await publish()
    const [second] = await Promise.all([
      publish(),
      answerPublishing(db.db, by(friend), publicId, true),
      answerPublishing(db.db, by(friend), publicId, false),
    ])
    expect([await isPublic(publicId), await isPublic(second.publicId)]).toEqual([false, false])
    await answerPublishing(db.db, by(friend), second.publicId, true)
    expect(await isPublic(second.publicId)).toBe(true)
    const [withdrawn] = await Promise.all([
      answerPublishing(db.db, by(friend), second.publicId, false),
      answerPublishing(db.db, by(friend), second.publicId, true),
    ])
    expect([withdrawn, await isPublic(second.publicId)]).toEqual(['answered', false])
    await unpublishTrip(db.db, by(owner), tripId)
  }
})

test('a friend who gets the right to change the trip while the owner asks: the page waits for them', async () => {
  const { owner, friend, tripId, publish, join } = await aTrip()
  for (let round = 0; round < ROUNDS; round++) {
    const [{ publicId }] = await Promise.all([publish(), join()])
    expect(await isPublic(publicId)).toBe(false)
    await setFriendRight(db.db, owner, { tripId, userId: friend, mayEdit: false })
    expect(await isPublic(publicId)).toBe(true)
    const [anew] = await Promise.all([
      publish(),
      setFriendRight(db.db, owner, { tripId, userId: friend, mayEdit: true }),
    ])
    expect(await isPublic(anew.publicId)).toBe(false)
    await removeFriend(db.db, by(owner), { tripId, userId: friend })
  }
})

test('the owner takes the page down, removes the trip, or moves it ahead while asking and while friends answer: nothing stays public, and nothing deadlocks', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { owner, friend, tripId, publish, join } = await aTrip()
    await join()
    const first = await publish()
    await Promise.all([
      unpublishTrip(db.db, by(owner), tripId),
      answerPublishing(db.db, by(friend), first.publicId, true),
      updateTrip(db.db, by(owner), { tripId, version: 1, startDate: '2027-02-01' }),
      removeFriend(db.db, by(friend), { tripId, userId: friend }),
    ])
    const second = await publish()
    expect(second.outcome).toBe('early')
    expect(await isPublic(first.publicId)).toBe(false)
    const other = await aTrip()
    const [third] = await Promise.all([other.publish(), removeTrip(db.db, by(owner), other.tripId)])
    expect(await isPublic(third.publicId)).toBe(false)
    expect(await db.sql`select from public_trips where trip_id = ${other.tripId}`).toHaveLength(0)
    await removeTrip(db.db, by(owner), tripId)
  }
})

test('a block against an agreement: the two are apart afterwards, and the page is not there for the other', async () => {
  for (const friend of people.slice(2)) {
    const { owner, publish, join } = await aTrip()
    await join(friend)
    const { publicId } = await publish()
    await Promise.all([answerPublishing(db.db, by(friend), publicId, true), block(db.db, owner, friend, today)])
    expect(await findPublicTrip(db.db, publicId, { userId: friend, today })).toBeNull()
    expect(await answerPublishing(db.db, by(friend), publicId, false)).toBe('missing')
    expect(await isPublic(publicId)).toBe(true)
  }
})
