import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../src/db/client.ts'
import { CASING } from '../../src/db/columns.ts'
import { findCandidates } from '../../src/features/matching/queries/deck.ts'
import { findMatch, listMatches, matchQuery } from '../../src/features/matching/queries/matching.ts'
import { canResume, lastSequence, readEvents } from '../../src/features/messages/queries/event-log.ts'
import { countUnread, findConversation, listConversations } from '../../src/features/messages/queries/messages.ts'
import { weeksOf } from '../../src/features/plans/days.ts'
import { findPlanPlace, type KnownPlace } from '../../src/features/plans/places.ts'
import { findPlanCompanions } from '../../src/features/plans/queries/companions.ts'
import { listPlans } from '../../src/features/plans/queries/plans.ts'
import { readPlans } from '../../src/features/plans/queries/statements.ts'
import { listTrips } from '../../src/features/trips/queries/list.ts'
import { findChanges, findTrip } from '../../src/features/trips/queries/trip.ts'
import { useDatabase } from '../db.ts'
import { makeManyPeople } from './many-people.ts'

const own = useDatabase()
const today = '2026-11-20'
const limit = 30

/** What Citus says while a statement runs: each statement that it sends to a worker, and each part that it splits off. */
let notices: string[] = []
let sql: postgres.Sql
let db: Db
let me: string
let other: string
let trip: string
beforeAll(async () => {
  ;[me = '', other = ''] = await makeManyPeople(own, 12)
  trip = (await own.sql`select trip_id as id from trip_summaries where user_id = ${me}`)[0]?.id
  sql = postgres(own.url, {
    max: 1,
    fetch_types: false,
    onnotice: ({ message }) => notices.push(String(message)),
    connection: { client_min_messages: 'debug1', 'citus.log_remote_commands': 'on' } as Record<string, string>,
  })
  db = drizzle(sql, { casing: CASING })
})
afterAll(() => sql.end())

const tasks = () => notices.filter((notice) => /^issuing (SELECT|WITH|UPDATE|INSERT|DELETE)/i.test(notice))
const splits = () => notices.filter((notice) => /subplan|repartition|intermediate|local table/i.test(notice))

const planPage = () => {
  const weeks = weeksOf('2026-12-12', '2026-12-15')
  const after = { afterWeek: weeks.first, afterId: '00000000-0000-0000-0000-000000000000' }
  return {
    me,
    gender: null,
    today,
    place: findPlanPlace('hampi') as KnownPlace,
    ...weeks,
    ...after,
    company: '{alone}',
  }
}

// As often as Postgres plans a prepared statement by its values before it takes a general plan, and once more.
const TIMES = 7

test.each<[string, number, () => Promise<unknown>]>([
  ['the list of conversations', 1, () => listConversations(db, me, { limit, today })],
  // One for each of the two, who may be on different nodes.
  ['a page of a conversation', 4, () => findConversation(db, me, other, { limit, today })],
  ['the number of unread messages', 1, () => countUnread(db, me, today)],
  // The position, who of the page window is swiped, and undone swipes.
  ['the deck', 3, () => findCandidates(db, me, { wanted: 20, shown: 0, today })],
  ['own travel plans', 1, () => listPlans(db, me, today)],
  ['own trips and those of joined tours', 1, () => listTrips(db, { userId: me, today })],
  ['a trip with its items and the checklist', 1, () => findTrip(db, trip, { userId: me, today })],
  ['the changes of a trip', 1, () => findChanges(db, trip, 0, { userId: me, today })],
  // One for the destination, and one for its region.
  ['a page of the plans of a place', 2, () => readPlans(db, planPage(), 21)],
  ['the plans of others at the places of own plans', 3, () => findPlanCompanions(db, me, today)],
  ['the matches', 1, () => listMatches(db, me, { limit })],
  ['one match', 1, () => findMatch(db, me, other)],
  ['the last event', 1, () => lastSequence(db, me)],
  ['whether the event log is complete', 1, () => canResume(db, me, 0, 3)],
  ['live events', 1, () => readEvents(db, me, 0, today)],
])('%s: %d statements, each for one shard, and no part of its own', async (_, count, read) => {
  for (let time = 0; time < TIMES; time += 1) {
    notices = []
    expect(await read()).toBeTruthy()
    expect(splits()).toEqual([])
    expect(tasks()).toHaveLength(count)
  }
})

test('the plan for matches: one task of one shard', async () => {
  const rows = await own.sql.unsafe(`explain ${matchQuery(db).toSQL().sql}`, [me, 99, 30])
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Task Count: 1\n/)
  expect(plan).not.toMatch(/Distributed Subplan|MapMerge/)
})

test('a statement that joins a table of the coordinator: is noticed', async () => {
  notices = []
  await sql`select count(*) from swipes s join (select id from users offset 0) u on u.id = s.swiped_id where s.user_id = ${me}`
  expect(splits()).not.toEqual([])
})
