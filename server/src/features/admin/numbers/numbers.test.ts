import { RETENTION } from '@saathi/shared/legal/retention'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/schema'
import fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { NOON, useApp } from '../../../../test/app.ts'
import { useDatabase } from '../../../../test/db.ts'
import { makePerson, type TestPerson } from '../../../../test/people.ts'
import { makeStaff } from '../../../../test/staff.ts'
import { connectDb } from '../../../db/client.ts'
import { jobsOfFeatures } from '../../../deps.ts'
import { countsOf } from '../../../platform/counts.ts'
import { deleteStaleProcesses, saveBeat, startHeartbeat } from '../../../platform/heartbeat.ts'
import { createRecentRequests } from '../../../platform/recent-requests.ts'

const db = useDatabase()
const testApp = useApp(db)
const YESTERDAY = new Date(NOON.getTime() - 86_400_000)
const log = fastify({ logger: { level: 'silent' } }).log
let operator: TestPerson
beforeAll(async () => {
  operator = await makeStaff(testApp, db, 'operator')
})
const stored = async (kind: string) => {
  const [row] = await db.sql`select coalesce(sum(count), 0)::int as count from daily_counts where kind = ${kind}`
  return row?.count
}

test('counts of two replicas that store them at once: add up exactly after both have stopped', async () => {
  const replicas = [connectDb(db.url), connectDb(db.url)]
  const counting = replicas.map((replica) => countsOf(replica.db).start(log))
  for (let round = 0; round < 20; round += 1) {
    for (const replica of replicas) {
      countsOf(replica.db).add('matches', YESTERDAY)
      countsOf(replica.db).add('destination', YESTERDAY, `place-${round % 3}`)
    }
    await Promise.all(replicas.map((replica) => countsOf(replica.db).flush()))
    for (const replica of replicas) countsOf(replica.db).add('matches', YESTERDAY)
  }
  for (const { stop } of counting) await stop()
  for (const replica of replicas) await replica.close()
  expect([await stored('matches'), await stored('destination')]).toEqual([80, 40])
  const { matches, destinations } = await operator.api.admin.numbers({ days: 7 })
  expect([matches.counts.at(-1), matches.total, matches.before]).toEqual([80, 80, 0])
  expect(destinations.map(({ count }) => count)).toEqual([14, 14, 12])
})

test('counts while the database is away: stay in memory, bounded, without an error for who counts', async () => {
  const nowhere = connectDb('postgres://saathi@127.0.0.1:1/saathi')
  const counts = countsOf(nowhere.db)
  for (let index = 0; index < 3_000; index += 1) counts.add('destination', YESTERDAY, `place-${index}`)
  await expect(counts.flush()).rejects.toThrow()
  expect(counts.size()).toEqual({ keys: 2_000, dropped: 1_000 })
  await nowhere.close()
})

test('counts of days before the retention: are deleted in batches by several processes at once, and no later ones', async () => {
  const oldest = addDays(indianDay(NOON), -RETENTION.dailyCountDays)
  await db.sql`insert into daily_counts (day, kind, subject, count)
    select ${oldest}::date - 1 - n / 200, 'destination', 'gone-' || n, 1 from generate_series(0, 2499) n`
  await db.sql`insert into daily_counts (day, kind, count) values (${addDays(oldest, -1)}, 'tours', 1), (${oldest}, 'tours', 7)`
  const before = await db.sql`select * from daily_counts where day >= ${oldest} order by kind, day, subject`
  await Promise.all([1, 2, 3].map(() => jobsOfFeatures(testApp.deps).dailyCounts?.()))
  expect(await db.sql`select * from daily_counts order by kind, day, subject`).toEqual(before)
  expect(await stored('tours')).toBe(7)
})

test('calls: sign-ups, recommendations, also cached ones, and destinations are counted once each, and failed ones are not', async () => {
  const before = await stored('signUps')
  const asha = await makePerson(testApp, db, 'Asha')
  await asha.api.auth.sync()
  const form = DREAM_TRIP_DEFAULTS
  const travel = (input: object) =>
    testApp.app.inject(`/trpc/recommend.travel?input=${encodeURIComponent(JSON.stringify(input))}`)
  const answers = [await travel(form), await travel(form), await travel({ ...form, budget: 'x' })]
  await testApp.app.inject('/api/destinations/hampi')
  await testApp.app.inject('/api/destinations/nowhere')
  await countsOf(testApp.deps.db).flush()
  const good = answers.filter(({ statusCode }) => statusCode === 200).length
  expect([good, await stored('searches')]).toEqual([2, 2])
  const [places] =
    await db.sql`select array_agg(subject) as ids from daily_counts where subject not like 'place-%' and kind = 'destination'`
  expect(places?.ids).toEqual(['hampi'])
  expect((await stored('signUps')) - before).toBeGreaterThanOrEqual(1)
})

test('admin.health: a replica that stopped without a word is known and not up; a clean shutdown removes its row', async () => {
  await saveBeat(db.db, '0190a6d0-0000-7000-8000-000000000001', { requests: 4, errors: 1, buckets: [0, 0, 4] })
  await db.sql`update processes set seen_at = now() - interval '5 minutes'`
  const recent = createRecentRequests()
  for (let index = 0; index < 99; index += 1) recent.observe(200, 0.004)
  recent.observe(503, 3)
  const alive = startHeartbeat(db.db, recent.read, log)
  await expect
    .poll(() => operator.api.admin.health())
    .toMatchObject({
      web: { up: 1, known: 2 },
      mail: { waiting: expect.any(Number), outbox: true },
      answers: { requests: 100, p95Ms: 5, errorShare: 0.01 },
    })
  await alive.stop()
  expect((await operator.api.admin.health()).web).toEqual({ up: 0, known: 1 })
  await db.sql`update processes set seen_at = now() - interval '2 hours'`
  await deleteStaleProcesses(db.db)
  expect((await operator.api.admin.health()).web).toEqual({ up: 0, known: 0 })
})
