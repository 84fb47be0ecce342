import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { allWereHere, clearUnread, hoursBefore, jobOf, MORNING, queuedDigests } from '../../../test/digest.ts'
import { aTour } from '../../../test/make.ts'
import { makePerson, type TestPerson } from '../../../test/people.ts'
import { aTripRequest, makeTrip } from '../../../test/trips.ts'
import { noticesMails } from './mails.ts'

const db = useDatabase()
let clock = NOON
const testApp = useApp(db, { now: () => clock })
let owner: TestPerson
let friend: TestPerson
let tripId: string

beforeAll(async () => {
  owner = await makePerson(testApp, db, 'Owner')
})
beforeEach(async () => {
  friend = await makePerson(testApp, db, 'Friend')
  await owner.api.social.follow({ followedId: friend._id })
  tripId = (await makeTrip(owner, undefined, aTripRequest({ startDate: '2026-12-12' })))._id
  await owner.api.trips.invite({ tripId, userId: friend._id, mayEdit: true })
})
const listed = async (who = friend) => (await who.api.notices.list({})).invitations

describe('notices.list: an invitation to a trip', () => {
  test('is listed for the person until it is answered, and for nobody else', async () => {
    expect(await listed()).toEqual([{ tripId, title: 'Hampi', owner: 'Owner', at: expect.any(String), read: false }])
    expect(await listed(owner)).toEqual([])
    await friend.api.trips.answerInvitation({ tripId, accept: false })
    expect(await listed()).toEqual([])
  })

  test('is read once the list was, with or without other notifications, and stays listed', async () => {
    expect(await friend.api.notices.markRead({})).toEqual({ unread: 0 })
    expect(await listed()).toMatchObject([{ tripId, read: true }])
    await owner.api.trips.removeFriend({ tripId, userId: friend._id })
    expect(await listed()).toEqual([])
    await owner.api.trips.invite({ tripId, userId: friend._id, mayEdit: true })
    expect(await listed()).toMatchObject([{ tripId, read: false }])
  })

  test.each(['owner', 'friend'] as const)('is not listed after a block by the %s', async (by) => {
    const [blocker, blocked] = by === 'owner' ? [owner, friend] : [friend, owner]
    await blocker.api.social.block({ userId: blocked._id })
    expect(await listed()).toEqual([])
    await blocker.api.social.unblock({ userId: blocked._id })
  })

  test('is not listed while its owner is suspended, nor after the trip has ended', async () => {
    await db.sql`update users set suspended_at = now() where id = ${owner._id}`
    expect(await listed()).toEqual([])
    await db.sql`update users set suspended_at = null where id = ${owner._id}`
    clock = new Date('2026-12-14T06:30:00Z')
    expect(await listed()).toHaveLength(1)
    clock = new Date('2026-12-20T06:30:00Z')
    expect(await listed()).toEqual([])
    clock = NOON
  })
})

test('notices.list: skips a kind that only a newer version knows, and does not count it', async () => {
  const { _id: tourId } = await owner.api.tours.create(aTour())
  await friend.api.tours.join({ tourId })
  const [row] = await db.sql`insert into notices (id, user_id, kind, tour_id)
    values (uuidv7(), ${owner._id}, 'ofTomorrow', ${tourId}) returning id`
  const { items, unread } = await owner.api.notices.list({})
  expect(items.map(({ kind }) => kind)).toContain('joined')
  expect(items.map(({ _id }) => _id)).not.toContain(row?.id)
  expect(unread).toBe(items.filter(({ read }) => !read).length)
})

describe('the daily mail', () => {
  beforeEach(async () => {
    await db.sql`update trip_friends set seen_at = now() where trip_id <> ${tripId}`
    await db.sql`update trip_friends set created_at = ${hoursBefore(10)} where trip_id = ${tripId}`
    await clearUnread(db)
    await allWereHere(db, hoursBefore(48))
  })

  test('has the number of invitations that were not seen, without a name or a title', async () => {
    await jobOf(db)()
    const [mail] = await queuedDigests(db)
    expect(mail).toMatchObject({
      digest: { userId: friend._id, invitations: 1, private: null, groups: [], notices: [] },
    })
    const { text } = noticesMails.digest({ digest: mail?.digest }, 'https://saathi.example')
    expect(text).toContain('1 invitation to plan a trip together\nhttps://saathi.example/trips')
    expect(text).not.toMatch(/Owner|Hampi/)
  })

  test.each([
    ['seen', () => friend.api.notices.markRead({})],
    ['answered', () => friend.api.trips.answerInvitation({ tripId, accept: true })],
    ['withdrawn', () => owner.api.trips.removeFriend({ tripId, userId: friend._id })],
    ['hidden by a block', () => friend.api.social.block({ userId: owner._id })],
  ])('there is none about an invitation that is %s', async (_, end) => {
    await end()
    await allWereHere(db, hoursBefore(48))
    await jobOf(db, MORNING)()
    expect(await queuedDigests(db)).toEqual([])
    await friend.api.social.unblock({ userId: owner._id }).catch(() => {})
  })
})
