import { randomUUID } from 'node:crypto'
import { TRIP_FRIENDS_MAX } from '@saathi/shared/trips/rules'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { anItem, aTripRequest } from '../../../test/trips.ts'
import { sendToGroup } from '../groups/queries/groups.ts'
import { block } from '../moderation/queries/safety.ts'
import {
  answerInvitation,
  deleteInviteLink,
  inviteFriend,
  joinTrip,
  removeFriend,
  saveInviteLink,
} from './queries/friends.ts'
import { changeTrip, createTrip, removeTrip } from './queries/trips.ts'

const db = useDatabase()
const today = '2026-11-20'
const now = new Date('2026-11-20T06:30:00Z')
const ROUNDS = 12
let people: string[]
beforeAll(async () => {
  people = await insertPeople(db, TRIP_FRIENDS_MAX + 6)
})
const by = (userId: string) => ({ userId, today, now })

async function aTrip() {
  const [owner, ...friends] = people as [string, ...string[]]
  const draft = {
    request: aTripRequest(),
    title: 'Hampi',
    dayCount: 3,
    items: [],
    tourId: undefined,
    key: randomUUID(),
  }
  const { trip_id } = await createTrip(db.db, by(owner), draft)
  const tripId = trip_id as string
  const token = randomUUID()
  await saveInviteLink(db.db, by(owner), { tripId, token, mayEdit: true })
  await db.sql`insert into follows (follower_id, followed_id) select ${owner}, unnest(${friends}::uuid[]) on conflict do nothing`
  return { owner, friends, tripId, token }
}
const goers = async (tripId: string) =>
  (await db.sql`select user_id from trip_friends where trip_id = ${tripId} and state <> 'declined'`).length

test('the last places, taken by links and invitations at once: exactly as many as there are', async () => {
  const { owner, friends, tripId, token } = await aTrip()
  const outcomes = await Promise.all(
    friends.map((userId, index) =>
      index % 2 === 0
        ? joinTrip(db.db, by(userId), token).then(({ outcome }) => outcome)
        : inviteFriend(db.db, by(owner), { tripId, userId, mayEdit: true }),
    ),
  )
  expect(outcomes.filter((outcome) => outcome !== 'full')).toHaveLength(TRIP_FRIENDS_MAX)
  expect(await goers(tripId)).toBe(TRIP_FRIENDS_MAX)
})

test('an acceptance against a withdrawal: afterwards there is no invitation, and nothing can be changed', async () => {
  const { owner, friends, tripId } = await aTrip()
  const friend = friends[0] as string
  for (let round = 0; round < ROUNDS; round++) {
    await inviteFriend(db.db, by(owner), { tripId, userId: friend, mayEdit: true })
    const [answer, removed] = await Promise.all([
      answerInvitation(db.db, friend, tripId, 'going'),
      removeFriend(db.db, by(owner), { tripId, userId: friend }),
    ])
    expect([answer, removed]).toEqual([expect.stringMatching(/answered|missing/), true])
    expect(await goers(tripId)).toBe(0)
    const changes = [{ op: 'put' as const, id: randomUUID(), base: null, item: anItem() }]
    const change = await changeTrip(db.db, by(friend), { tripId, changes, key: randomUUID() })
    expect(change.outcome).toBe('missing')
  }
})

test('writing in the group against a removal and an acceptance of others: nobody writes afterwards, and nothing deadlocks', async () => {
  const { owner, friends, tripId, token } = await aTrip()
  const [friend, other] = friends as [string, string]
  for (let round = 0; round < ROUNDS; round++) {
    await joinTrip(db.db, by(friend), token)
    await inviteFriend(db.db, by(owner), { tripId, userId: other, mayEdit: true })
    await Promise.all([
      sendToGroup(db.db, by(friend), { tourId: tripId, text: `Round ${round}` }),
      sendToGroup(db.db, by(owner), { tourId: tripId, text: 'Bye' }),
      removeFriend(db.db, by(owner), { tripId, userId: friend }),
      answerInvitation(db.db, other, tripId, 'going'),
      joinTrip(db.db, by(other), token),
    ])
    expect(await sendToGroup(db.db, by(friend), { tourId: tripId, text: 'Still here?' })).toBe('missing')
    expect(await db.sql`select from group_summaries where user_id = ${friend} and tour_id = ${tripId}`).toHaveLength(0)
    await removeFriend(db.db, by(other), { tripId, userId: other })
  }
})

test('joining against a revocation of the link: who joins later does not', async () => {
  const { owner, friends, tripId, token } = await aTrip()
  const joins = friends.slice(0, 5).map((userId) => joinTrip(db.db, by(userId), token))
  await deleteInviteLink(db.db, owner, tripId)
  const outcomes = (await Promise.all(joins)).map(({ outcome }) => outcome)
  expect(await goers(tripId)).toBe(outcomes.filter((outcome) => outcome === 'joined').length)
  expect((await joinTrip(db.db, by(friends[6] as string), token)).outcome).toBe('missing')
})

test('joining against the deletion of the trip: nothing is left', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { owner, friends, tripId, token } = await aTrip()
    await Promise.all([
      ...friends.slice(0, 3).map((userId) => joinTrip(db.db, by(userId), token)),
      removeTrip(db.db, by(owner), tripId),
    ])
    expect(await db.sql`select from trip_friends where trip_id = ${tripId}`).toHaveLength(0)
  }
})

test('joining, or accepting, against a block: the two are apart afterwards', async () => {
  const { owner, friends, tripId, token } = await aTrip()
  for (const [index, friend] of friends.slice(0, ROUNDS).entries()) {
    if (index % 2) await inviteFriend(db.db, by(owner), { tripId, userId: friend, mayEdit: true })
    await Promise.all([
      index % 2 ? answerInvitation(db.db, friend, tripId, 'going') : joinTrip(db.db, by(friend), token),
      block(db.db, owner, friend, today),
    ])
    expect(await db.sql`select from trip_friends where trip_id = ${tripId} and user_id = ${friend}`).toHaveLength(0)
  }
})
