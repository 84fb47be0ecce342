import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { insertPeople, makePerson, type TestPerson } from '../../../../test/people.ts'
import { swipe } from '../../matching/queries/matching.ts'
import { block, unblock } from '../../moderation/queries/safety.ts'
import { follow, unfollow } from './queries/follows.ts'

const db = useDatabase()
const testApp = useApp(db)
let asha: TestPerson
let ravi: TestPerson
let mina: TestPerson
beforeAll(async () => {
  asha = await makePerson(testApp, db, 'Asha')
  ravi = await makePerson(testApp, db, 'Ravi')
  mina = await makePerson(testApp, db, 'Mina')
})
const NOBODY = '0190a6d0-0000-7000-8000-000000000000'
const names = (people: { name: string }[]) => people.map(({ name }) => name)

describe('social.follow', () => {
  test('repeated follows and unfollows count once, for both people', async () => {
    expect(await asha.api.social.follow({ followedId: ravi._id })).toEqual({
      message: 'You follow them now.',
      isFollowing: true,
      followerCount: 1,
    })
    expect(await asha.api.social.follow({ followedId: ravi._id })).toMatchObject({ followerCount: 1 })
    expect(await asha.api.social.me()).toMatchObject({ followingCount: 1, following: [ravi._id] })
    expect(await ravi.api.social.me()).toMatchObject({ followerCount: 1, followers: [asha._id] })
    expect(await asha.api.social.followStatus({ followedId: ravi._id })).toEqual({ isFollowing: true })
    expect(await ravi.api.social.followStatus({ followedId: asha._id })).toEqual({ isFollowing: false })

    for (let twice = 0; twice < 2; twice += 1)
      expect(await asha.api.social.unfollow({ followedId: ravi._id })).toEqual({
        message: 'You no longer follow them.',
        isFollowing: false,
        followerCount: 0,
      })
    expect(await asha.api.social.me()).toMatchObject({ followingCount: 0, following: [] })
  })

  test('the caller is refused, and an unknown or suspended user is NOT_FOUND', async () => {
    await expect(asha.api.social.follow({ followedId: asha._id })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'You cannot follow yourself.',
    })
    await expect(asha.api.social.follow({ followedId: NOBODY })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const gone = await makePerson(testApp, db, 'Gone')
    await db.sql`update users set suspended_at = now() where id = ${gone._id}`
    await expect(asha.api.social.follow({ followedId: gone._id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('followers are listed newest first, in pages, without suspended users', async () => {
    const fans = [
      await makePerson(testApp, db, 'F1'),
      await makePerson(testApp, db, 'F2'),
      await makePerson(testApp, db, 'F3'),
    ]
    for (const fan of fans) await fan.api.social.follow({ followedId: mina._id })
    const first = await asha.api.social.followers({ userId: mina._id, limit: 2 })
    expect(names(first.items)).toEqual(['F3', 'F2'])
    const second = await asha.api.social.followers({ userId: mina._id, limit: 2, cursor: first.nextCursor ?? '' })
    expect([names(second.items), second.nextCursor]).toEqual([['F1'], null])
    expect(JSON.stringify(first)).not.toContain('@')
    await db.sql`update users set suspended_at = now() where id = ${fans[1]!._id}`
    expect(names((await asha.api.social.followers({ userId: mina._id })).items)).toEqual(['F3', 'F1'])
    expect(names((await asha.api.social.following({ userId: fans[0]!._id })).items)).toEqual(['Mina'])
    await expect(asha.api.social.followers({ userId: NOBODY })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(asha.api.social.followers({ userId: mina._id, cursor: 'last' })).rejects.toMatchObject({
      cause: { field: 'cursor' },
    })
  })
})

describe('REST /api/users/:id/follow', () => {
  const ask = (method: 'GET' | 'POST', url: string, who: TestPerson | null, payload?: object) =>
    testApp.app.inject({ method, url, payload, headers: who ? { authorization: `Bearer ${who.token}` } : {} })
  const status = async () =>
    (await ask('GET', `/api/users/${ravi._id}/follow-status?currentUser=${mina._id}`, mina)).json()

  test('follow and unfollow work for the token owner only', async () => {
    const path = (what: string) => `/api/users/${ravi._id}/${what}`
    expect((await ask('POST', path('follow'), null, { userId: mina._id })).statusCode).toBe(401)
    expect((await ask('POST', path('follow'), mina, { userId: asha._id })).statusCode).toBe(403)
    expect(await status()).toEqual({ isFollowing: false })
    const followed = await ask('POST', path('follow'), mina, { userId: mina._id })
    expect([followed.statusCode, followed.json()]).toEqual([
      200,
      { message: expect.any(String), isFollowing: true, followerCount: 1 },
    ])
    expect(await status()).toEqual({ isFollowing: true })
    expect((await ask('GET', `${path('follow-status')}?currentUser=${asha._id}`, mina)).statusCode).toBe(403)
    expect((await ask('POST', path('unfollow'), mina, { userId: mina._id })).json()).toMatchObject({
      isFollowing: false,
      followerCount: 0,
    })
    expect(await status()).toEqual({ isFollowing: false })
    expect((await ask('POST', `/api/users/${mina._id}/follow`, mina, { userId: mina._id })).statusCode).toBe(400)
  })
})

test('follow and swipe: calls that wait for a concurrent block are refused', async () => {
  const [one = '', other = ''] = await insertPeople(db, 2)
  const waiting = async () =>
    (await db.sql`select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`).count
  let late: Promise<unknown[]> | undefined
  await db.sql.begin(async (tx) => {
    await tx`select block_person(${one}, ${other}, '2026-11-20')`
    late = Promise.all([follow(db.db, other, one), follow(db.db, one, other), swipe(db.db, other, one, 'right')])
    await expect.poll(waiting, { timeout: 20_000 }).toBe(3)
  })
  expect(await late).toEqual([false, false, 'missing'])
})

test('follower counts: concurrent follows, blocks and deletions leave them equal to the rows', async () => {
  const crowd = await insertPeople(db, 12)
  const someone = (at: number) => crowd[(at * 7919) % crowd.length] as string
  const acts = Array.from({ length: 1_200 }, (_, at) => {
    const [one, other] = [someone(at), someone(Math.floor(at / 3) + 5)]
    if (one === other) return async () => {}
    if (at % 40 === 0) return () => block(db.db, one, other, '2026-11-20')
    if (at % 40 === 7) return () => unblock(db.db, one, other)
    return () => (at % 3 === 0 ? unfollow(db.db, one, other) : follow(db.db, one, other))
  })
  await Promise.all(acts.map((act) => act()))
  await Promise.all([
    db.sql`delete from users where id = ${crowd[0] ?? ''}`,
    ...crowd.slice(1).map((one, at) => follow(db.db, one, crowd[(at * 5) % crowd.length] ?? '')),
  ])
  const drifted = await db.sql`
    select id from users u where follower_count <> (select count(*) from follows where followed_id = u.id)
      or following_count <> (select count(*) from follows where follower_id = u.id)`
  expect(drifted).toHaveLength(0)
  const [row] = await db.sql`
    select (select count(*)::int from follows) as follows, (select count(*)::int from blocks) as blocks,
      (select count(*)::int from follows f join blocks b
        on (b.blocker_id, b.blocked_id) in ((f.follower_id, f.followed_id), (f.followed_id, f.follower_id))) as across`
  expect(row?.follows).toBeGreaterThan(10)
  expect(row?.blocks).toBeGreaterThan(0)
  expect(row?.across).toBe(0)
})
