import { RETENTION } from '@saathi/shared/legal/retention'
import { addDays, indianDay } from '@saathi/shared/lib/days'
import { DREAM_TRIP_DEFAULTS } from '@saathi/shared/recommend/form-choices'
import type { SuggestionCounts } from '@saathi/shared/recommend/suggestion-counts'
import { beforeEach, expect, test } from 'vitest'
import { NOON, useApp } from '../../../test/app.ts'
import { useDatabase } from '../../../test/db.ts'
import { readConfig } from '../../config.ts'
import { connectDb } from '../../db/client.ts'
import { jobsOfFeatures } from '../../deps.ts'
import { MOST_A_DAY, suggestionCountsOf } from '../../platform/suggestion-counts.ts'

const db = useDatabase()
const server = useApp(db)
const silent = useApp(db, { config: readConfig({ COUNT_SUGGESTIONS: '0' }) })
const today = indianDay(NOON)

beforeEach(async () => {
  await db.sql`truncate suggestion_counts`
})

type Events = SuggestionCounts['events']
const post = ({ app }: typeof server, events: Events) =>
  app.inject({
    method: 'POST',
    url: '/trpc/recommend.count',
    payload: { city: 'mumbai', type: 'beaches', month: 12, events },
    headers: { 'user-agent': 'Somebody/1.0', 'x-forwarded-for': '203.0.113.7' },
  })
const flush = () => suggestionCountsOf(db.db).flush()
const rows = () => db.sql`select * from suggestion_counts order by day, place_id, rank`

test('what was shown at which rank and chosen: is added up by day and key, and holds nobody and no time of day', async () => {
  const shown: Events = [
    { placeId: 'gokarna', rank: 1, event: 'shown' },
    { placeId: 'tarkarli-malvan', rank: 2, event: 'shown' },
  ]
  for (const events of [shown, shown, [{ placeId: 'gokarna', rank: 1, event: 'opened' }] satisfies Events])
    expect((await post(server, events)).statusCode).toBe(200)
  await flush()
  for (const event of ['planned', 'saved', 'notForMe'] as const)
    await post(server, [{ placeId: 'gokarna', rank: 1, event }])
  await flush()
  const key = { day: expect.anything(), city: 'mumbai', type: 'beaches', month: 12 }
  expect(await rows()).toEqual([
    { ...key, place_id: 'gokarna', rank: 1, shown: 2, opened: 1, planned: 1, saved: 1, not_for_me: 1 },
    { ...key, place_id: 'tarkarli-malvan', rank: 2, shown: 2, opened: 0, planned: 0, saved: 0, not_for_me: 0 },
  ])
  const [{ text = '' } = {}] =
    await db.sql`select string_agg(suggestion_counts::text, ' ') as text from suggestion_counts`
  expect(text).not.toMatch(/203\.0\.113|Somebody|:/)
  expect(await db.sql`select distinct day::text as day from suggestion_counts`).toEqual([{ day: today }])
})

test.each([
  ['a place that nobody knows', { placeId: 'atlantis', rank: 1, event: 'shown' }, 404],
  ['a rank beyond the list', { placeId: 'gokarna', rank: 9, event: 'shown' }, 400],
  ['no event', { placeId: 'gokarna', rank: 1, event: 'bought' }, 400],
])('%s: nothing is counted', async (_, event, status) => {
  const answer = await post(server, [{ placeId: 'gokarna', rank: 1, event: 'shown' }, event as never])
  expect(answer.statusCode).toBe(status)
  await flush()
  expect(await rows()).toEqual([])
})

test('more events than a list can have: are refused', async () => {
  const events: Events = Array.from({ length: 25 }, () => ({ placeId: 'gokarna', rank: 1, event: 'opened' }))
  expect((await post(server, events)).statusCode).toBe(400)
})

test('counting switched off: the call is taken, and nothing is stored', async () => {
  expect((await post(silent, [{ placeId: 'gokarna', rank: 1, event: 'shown' }])).statusCode).toBe(200)
  await flush()
  expect(await rows()).toEqual([])
})

test('the order of the recommendations: stays whatever was counted', async () => {
  const ask = () => server.app.inject({ method: 'POST', url: '/api/recommend_travel', payload: DREAM_TRIP_DEFAULTS })
  const before = (await ask()).body
  const last = JSON.parse(JSON.parse(before).recommendation).at(-1).id
  for (let round = 0; round < 20; round++) await post(server, [{ placeId: last, rank: 8, event: 'planned' }])
  await flush()
  expect((await ask()).body).toBe(before)
})

test('two replicas that store the same keys at once: add up exactly', async () => {
  const replicas = [connectDb(db.url), connectDb(db.url)]
  const places = ['gokarna', 'hampi', 'agra']
  for (let round = 0; round < 10; round++) {
    for (const { db: client } of replicas)
      for (const placeId of round % 2 ? places : [...places].reverse())
        suggestionCountsOf(client).add(
          { city: 'delhi', type: 'historical', month: 1, events: [{ placeId, rank: 3, event: 'opened' }] },
          NOON,
        )
    await Promise.all(replicas.map((replica) => suggestionCountsOf(replica.db).flush()))
  }
  for (const replica of replicas) await replica.close()
  expect((await rows()).map(({ opened }) => opened)).toEqual([20, 20, 20])
})

test('a day that is full: gets no further keys, and known ones go on', async () => {
  await db.sql`insert into suggestion_counts (day, city, type, month, place_id, rank, shown)
    select ${today}::date, 'mumbai', 'beaches', 12, 'place-' || n, 1, 1 from generate_series(1, ${MOST_A_DAY - 1}) n`
  await db.sql`insert into suggestion_counts (day, city, type, month, place_id, rank, shown)
    values (${today}, 'mumbai', 'beaches', 12, 'gokarna', 1, 1)`
  await post(server, [
    { placeId: 'gokarna', rank: 1, event: 'shown' },
    { placeId: 'hampi', rank: 1, event: 'shown' },
  ])
  await flush()
  expect(await db.sql`select place_id, shown from suggestion_counts where place_id not like 'place-%'`).toEqual([
    { place_id: 'gokarna', shown: 2 },
  ])
})

test('counts of days before the retention: are deleted in batches, and no later ones', async () => {
  const oldest = addDays(today, -RETENTION.suggestionCountDays)
  await db.sql`insert into suggestion_counts (day, city, type, month, place_id, rank, shown)
    select ${oldest}::date - 1 - n / 500, 'mumbai', 'beaches', 12, 'gone-' || n, 1, 1 from generate_series(0, 2499) n`
  await db.sql`insert into suggestion_counts (day, city, type, month, place_id, rank, shown)
    values (${oldest}, 'mumbai', 'beaches', 12, 'gokarna', 1, 1)`
  await Promise.all([1, 2].map(() => jobsOfFeatures(server.deps).suggestionCounts?.()))
  expect((await rows()).map(({ place_id }) => place_id)).toEqual(['gokarna'])
})
