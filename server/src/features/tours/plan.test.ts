import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { indexesOf, stepsOf, wholeTables } from '../../../test/plan.ts'
import { tourListing } from './list.ts'

const TODAY = '2026-11-20'
const db = useDatabase()
let people: string[]

beforeAll(async () => {
  people = await insertPeople(db, 4_000)
  await db.sql`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, joined, search)
    select uuidv7(), (${people}::uuid[])[1 + n % 4000], 'Tour ' || n, 'Place ' || n % 50, start, start + 3, 1000 + n % 900, 10, 'tour ' || n
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
