import { TOURS_COUNTED_MAX } from '@saathi/shared/destinations/schema'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { indexesOf, rowsRead, stepsOf, wholeTables } from '../../../test/plan.ts'
import { type Statement, statementsOf } from '../../../test/statements.ts'
import { exportPersonalData } from '../auth/account/queries/export.ts'
import { countToursTo, toursTo } from '../destinations/queries/destinations.ts'
import { overlappingTours } from '../plans/queries/tours.ts'
import { feedEvents } from '../trips/queries/calendar-feed.ts'
import { listJourneys } from '../trips/queries/journeys.ts'
import { tourListing } from './queries/list.ts'
import { seatsNear } from './queries/near-days.ts'

const TODAY = '2026-11-20'
const db = useDatabase()
let people: string[]

beforeAll(async () => {
  people = await insertPeople(db, 4_000)
  await db.sql`
    insert into tours (id, creator_id, name, destination, place_id, start_date, end_date, price, joined, is_public, search)
    select uuidv7(), (${people}::uuid[])[1 + n % 4000], 'Tour ' || n, 'Place ' || n % 50, 'place-' || n % 20, start,
      start + case when n % 200 = 0 then 90 else 3 end, 1000 + n % 900, 10, n % 100 = 0, 'tour ' || n || ' place ' || n % 50
    from (select n, date '2026-05-01' + n % 500 as start from generate_series(1, 2000) n) days`
  await db.sql`
    insert into tour_participants (tour_id, user_id)
    select t.id, (${people}::uuid[])[1 + (row_number() over () * 7 + k * 31) % 4000] from tours t, generate_series(1, 10) k
    on conflict do nothing`
  await db.sql`insert into genders (user_id, gender) select id, 'woman' from users`
  await db.sql`analyze`
})

async function planOf(listing: Partial<Parameters<typeof tourListing>[1]>) {
  const reader = { userId: people[0] as string, today: TODAY }
  const query = tourListing(db.db, { reader, sort: 'soonest', limit: 20, ...listing }).toSQL()
  const steps = stepsOf(await db.sql.unsafe(`explain (format json) ${query.sql}`, query.params as never[]))
  return { scanned: wholeTables(steps), indexes: indexesOf(steps) }
}

// Small tables, for which a sequential scan is the right plan.
const SMALL = [
  'packages',
  'blocks',
  'tour_waitlist',
  'favorites',
  'tour_removals',
  'tour_requests',
  'follows',
  'matches',
]

test.each([
  ['the first page', {}, ['tours_by_start', 'tour_participants_in_turn']],
  ['a later page', { after: { key: '2027-01-02', id: '0190a6d0-0000-7000-8000-000000000000' } }, ['tours_by_start']],
  ['the cheapest', { sort: 'cheapest' as const }, ['tours_by_price', 'tour_participants_in_turn']],
  ['the newest', { sort: 'newest' as const }, ['tours_pkey']],
])(
  'tours.list: %s of 2,000 tours with 20,000 participants is read through indexes only',
  async (_, listing, expected) => {
    const { scanned, indexes } = await planOf(listing)
    expect(scanned.filter((table) => !SMALL.includes(String(table)))).toEqual([])
    for (const index of expected) expect(indexes).toContain(index)
  },
)

test('tours.list: the tours of one host are read through an index', async () => {
  const { indexes } = await planOf({ hostId: people[3] })
  expect([...indexes].some((index) => index === 'tours_by_host' || index === 'tours_by_start')).toBe(true)
})

/** Few tours of 2,000, which the reader has chosen; half of them have begun. */
const CHOSEN = 10

async function choose(reader: string) {
  for (const table of ['favorites', 'tour_waitlist', 'tour_requests', 'tour_participants'])
    await db.sql`
      insert into ${db.sql(table)} (tour_id, user_id)
      select id, ${reader} from (select id, creator_id, row_number() over (order by start_date, id) as n from tours) t
      where n % 200 = 7 and creator_id <> ${reader} on conflict do nothing`
  await db.sql`analyze`
}

/** The number of rows of `tours` that the executed statements read. */
async function toursRead(statements: Statement[]) {
  let read = 0
  for (const { sql, params } of statements)
    read += rowsRead(stepsOf(await db.sql.unsafe(`explain (analyze, format json) ${sql}`, params as never[])), 'tours')
  return read
}

test.each([
  ['tours.list: favorites', { favorite: true }],
  ['tours.list: tours that the reader waits for', { waiting: true }],
  ['tours.list: tours that a person has joined', { joinedBy: 'reader' }],
])('%s: other tours are not read', async (_, filters) => {
  const userId = people[9] as string
  await choose(userId)
  const joinedBy = 'joinedBy' in filters ? userId : undefined
  const listing = { reader: { userId, today: TODAY }, sort: 'soonest' as const, limit: 20, ...filters, joinedBy }
  const { sql, params } = tourListing(db.db, listing).toSQL()
  const read = await toursRead([{ sql, params }])
  expect(read).toBeGreaterThanOrEqual(CHOSEN - 1)
  expect(read).toBeLessThanOrEqual(6 * CHOSEN)
})

const reader = (userId: string) => ({ userId, today: TODAY })
test.each([
  ['a personal export', (me: string) => exportPersonalData(db.db, me, { evidenceDays: 1, today: TODAY })],
  ['a calendar feed', (me: string) => feedEvents(db.db, reader(me), null)],
  ['trips.journeys', (me: string) => listJourneys(db.db, reader(me))],
])('%s: tours that the user has nothing to do with are not read', async (_, read) => {
  const userId = people[9] as string
  await choose(userId)
  expect(await toursRead(await statementsOf(db, () => read(userId)))).toBeLessThanOrEqual(40 * CHOSEN)
})

test('plans.search: of the tours to a place only those around the days are read, and long ones are found', async () => {
  const [reader = '', from, to] = [people[9], '2027-02-10', '2027-02-16']
  const search = () => overlappingTours(db.db, { placeIds: ['place-0', 'place-1'], from, to, reader })
  const found = await search()
  const expected = await db.sql`
    select id from tours where place_id in ('place-0', 'place-1') and end_date >= ${from} and start_date <= ${to}
      and creator_id <> ${reader} order by start_date, id limit 6`
  expect(found.map(({ _id }) => _id)).toEqual(expected.map(({ id }) => id))
  expect(found[0]?.travelDates.start.slice(0, 7)).toBe('2026-11')
  expect(await toursRead(await statementsOf(db, search))).toBeLessThanOrEqual(60)
})

test.each([
  ['a reader', () => people[9] as string],
  ['a visitor', () => null],
])('destinations.tours: %s: reads hardly more tours than it shows', async (_, reader) => {
  const search = () => toursTo(db.db, { placeId: 'place-0', today: TODAY, reader: reader() })
  expect(await search()).toHaveLength(6)
  expect(await toursRead(await statementsOf(db, search))).toBeLessThanOrEqual(20)
})

test('destinations.company: reads no more tours of a place than it counts', async () => {
  const placeIds = ['place-0', 'place-1']
  const count = () => countToursTo(db.db, { placeIds, today: TODAY, reader: people[9] as string })
  expect((await count()).get('place-0')).toBe(TOURS_COUNTED_MAX)
  expect(await toursRead(await statementsOf(db, count))).toBeLessThanOrEqual(3 * TOURS_COUNTED_MAX)
})

test('tours.list: a destination that few tours have: is found through the index of searchable words', async () => {
  await db.sql`update tours set destination = 'Rarely Visited', search = search || ' rarely visited' where place_id = 'place-3' and price < 1100`
  await db.sql`analyze tours`
  const { indexes } = await planOf({ destination: 'rarely vis' })
  expect(indexes).toContain('tours_search')
})

test('the free seats near six stays of a user: are read by start and by place, and only those of their weeks', async () => {
  const days = [0, 1, 2, 3, 4, 5].map((month) => ({
    ...{ from: `2027-0${month + 1}-10`, to: `2027-0${month + 1}-14`, placeIds: [`place-${month}`] },
  }))
  const seats = seatsNear({ userId: people[0] as string, today: TODAY }, days)
  const query = db.db
    .select({ seats: sql`${seats}` })
    .from(sql`(select) one`)
    .toSQL()
  const steps = stepsOf(await db.sql.unsafe(`explain (analyze, format json) ${query.sql}`, query.params as never[]))
  for (const index of ['tours_by_start', 'tours_by_place']) expect(indexesOf(steps)).toContain(index)
  expect(rowsRead(steps, 'tours')).toBeLessThan(6 * 110)
})

test('plans.search: of thousands of tours to a place those that ended long ago are not read', async () => {
  await db.sql`
    insert into tours (id, creator_id, name, destination, place_id, start_date, end_date, price, joined, is_public, search)
    select uuidv7(), (${people}::uuid[])[1 + n % 4000], 'Tour ' || n, 'Crowded', 'crowded', start, start + case when n % 20 = 0 then 12 else 3 end, 1000, 10, false, 'crowded'
    from (select n, date '2026-02-10' + n % 730 as start from generate_series(1, 6000) n) days`
  await db.sql`vacuum analyze tours`
  const days = { placeIds: ['crowded'], from: '2027-02-10', to: '2027-02-16' }
  const search = () => overlappingTours(db.db, { ...days, reader: people[9] as string })
  expect(await search()).toHaveLength(6)
  expect(await toursRead(await statementsOf(db, search))).toBeLessThanOrEqual(150)
})
