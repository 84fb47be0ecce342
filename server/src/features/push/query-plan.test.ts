import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { rowsRead, wholeTables } from '../../../test/plan.ts'
import { executedPlans } from '../../../test/statements.ts'
import { deleteOldPushes, saveDropped, savePushFailure, saveTold, takeDuePushes, toldByTag } from './queries/queue.ts'
import { deleteEndedSubscriptions, deleteSubscription, findSubscription } from './queries/subscriptions.ts'

const db = useDatabase()
const [PEOPLE, DEVICES, THINGS] = [5_000, 2, 10]
const MOST = 20
/** An empty table. */
const SMALL = 'session_cutoffs'

/**
 * Of each device ten things: five told, of which one is older than the daily mail looks back, one given up, two that wait for
 * another attempt, one due, and one due for more than a day.
 */
beforeAll(async () => {
  const people = await insertPeople(db, PEOPLE)
  await db.sql`update users set consented_at = now()`
  await db.sql`insert into sessions (account, auth_time, seen_at) select firebase_uid, 1000, now() from users`
  await db.sql`
    insert into push_subscriptions (user_id, device, endpoint, p256dh, auth, auth_time, kinds)
    select p, 'device-' || n, 'https://push.example/' || p || n, 'key', 'secret', 1000, '{messages}'
    from unnest(${people}::uuid[]) p, generate_series(1, ${DEVICES}::int) n`
  await db.sql`
    insert into pushes (user_id, device, tag, kind, params, at, since, next_attempt_at, told_up_to)
    select user_id, device, 'messages:' || gen_random_uuid(), 'messages', '{"from": "01980000-0000-7000-8000-000000000000"}', at, at,
      case when n in (7, 8) then now() + interval '1 hour' when n = 9 then now() when n = 10 then now() - interval '1 day' end,
      case when n < 6 then at end
    from (select user_id, device, n, now() - case n when 1 then 9 when 10 then 2 else 0.5 end * interval '1 day' as at
      from push_subscriptions, generate_series(1, ${THINGS}::int) n) things`
  await db.sql`vacuum analyze`
}, 120_000)

/** The tables that the statements of `work` read as a whole, and the notifications that they read. */
async function plansOf(work: () => Promise<unknown>) {
  const steps = await executedPlans(db, work)
  return { scanned: wholeTables(steps).filter((table) => table !== SMALL), read: rowsRead(steps, 'pushes') }
}

test('taking what is due, among 100,000: reads as many as are taken, also where much is too old to be sent', async () => {
  const { scanned, read } = await plansOf(() => takeDuePushes(db.db, { most: MOST, leaseMs: 30_000 }))
  expect(scanned).toEqual([])
  expect(read).toBeLessThanOrEqual(3 * MOST)
})

test.each([
  ['it was told', saveTold],
  ['there is nothing to tell', saveDropped],
  [
    'it is tried again',
    (...[on, push]: Parameters<typeof saveTold>) =>
      savePushFailure(on, push, { code: '429', permanent: false, retryMs: 10_000 }),
  ],
  [
    'it is given up',
    (...[on, push]: Parameters<typeof saveTold>) =>
      savePushFailure(on, push, { code: '413', permanent: true, retryMs: 0 }),
  ],
])('recording that %s: reads one row by its key', async (_, save) => {
  const [push] = await takeDuePushes(db.db, { most: 1, leaseMs: 30_000 })
  if (!push) throw new Error('Nothing is due.')
  const { scanned, read } = await plansOf(() => save(db.db, push))
  expect(scanned).toEqual([])
  // One row that is found, and the same that is returned.
  expect(read).toBeLessThanOrEqual(2)
})

test('a device and what it was told: are found by their keys', async () => {
  const [push] = await takeDuePushes(db.db, { most: 1, leaseMs: 30_000 })
  const { userId, device } = push ?? { userId: '', device: '' }
  const { scanned, read } = await plansOf(async () => {
    await findSubscription(db.db, userId, device)
    await toldByTag(db.db, userId)
    await deleteSubscription(db.db, userId, device)
  })
  expect(scanned).toEqual([])
  expect(read).toBeLessThanOrEqual(DEVICES * THINGS)
})

test('cleaning up: what is old and the devices of ended sessions go, by indexes', async () => {
  const now = new Date()
  const old = async () => (await db.sql`select from pushes where at < now() - interval '8 days'`).length
  expect(await old()).toBeGreaterThan(PEOPLE)
  expect((await plansOf(() => deleteOldPushes(db.db, now))).scanned).toEqual([])
  expect(await old()).toBe(0)

  const devices = async () => (await db.sql`select from push_subscriptions`).length
  const before = await devices()
  await db.sql`update sessions set seen_at = now() - interval '1 year' where account in (
    select firebase_uid from users order by id desc limit 100)`
  // Of the people and sessions of a batch the planner may read all: here there are few.
  const { scanned } = await plansOf(() => deleteEndedSubscriptions(db.db, now))
  expect(scanned).not.toContain('push_subscriptions')
  expect(before - (await devices())).toBe(100 * DEVICES)
})
