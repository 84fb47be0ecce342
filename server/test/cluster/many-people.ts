import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'
import { inject } from 'vitest'
import { DISTRIBUTION } from '../../src/db/distribution.ts'
import { loadDataset } from '../../src/features/recommend/facts/dataset.ts'
import { cloneDatabase, closeTemplate, runOn } from '../citus.ts'
import type { TestDb } from '../db.ts'
import { dropDatabase } from '../drop-database.ts'
import { insertPeople } from '../people.ts'

/** The columns of a travel plan. */
const PLAN = {
  region_id: 'region:karnataka',
  start_date: '2026-12-12',
  end_date: '2026-12-15',
  flexible_days: 0,
  company: 'alone',
  note: '',
  visible_to: 'everyone',
  ends_on: '2026-12-15',
  first_week: '2026-12-07',
  last_week: '2026-12-14',
}

/** Users with rows in every distributed table: each matches with the next three and writes to them. */
export async function makeManyPeople(db: TestDb, count: number): Promise<string[]> {
  const people = await insertPeople(db, count)
  const places = loadDataset()
    .destinations.slice(0, 8)
    .map(({ id }) => id)
  for (const [at, me] of people.entries()) {
    const plan = { ...PLAN, goes_to: places[at % places.length] }
    await db.sql`select save_plan(${me}, uuidv7(), true, ${randomUUID()}, ${db.sql.json(plan)}, 20, '2026-11-20')`
    await db.sql`insert into deck_places (user_id, position) values (${me}, ${at / count})`
    for (let step = 1; step <= 3; step += 1) {
      const other = people[(at + step) % count] as string
      await db.sql`select swipe_person(${me}, ${other}, 'right')`
      await db.sql`select swipe_person(${other}, ${me}, 'right')`
      await db.sql`select send_message(${me}, ${other}, 'Chai?', ${randomUUID()}, '2026-11-20')`
    }
  }
  await makeGroup(db, people)
  await makeTrips(db, people)
  await makeLedgers(db, people)
  return people
}

/** A group with an entry of every kind of row from everybody. */
async function makeGroup(db: TestDb, people: string[]) {
  const [host = '', ...guests] = people
  const tours = await db.sql`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, search)
    select uuidv7(), ${host}, 'Konkan', 'Malvan', '2026-12-12', '2026-12-15', 1, 'konkan' from generate_series(1, 8) returning id`
  for (const { id: tour } of tours) {
    for (const guest of guests) await db.sql`select join_tour(${tour}, ${guest}, '2026-11-20')`
    for (const who of people) {
      const [sent] = await db.sql`
        select entry_number as number from send_to_group(${tour}, ${who}, 'Chai?', null, null, ${randomUUID()}, '2026-11-20')`
      const number = sent?.number
      await db.sql`select react_in_group(${tour}, ${who}, ${number}, 'heart', true, '2026-11-20')`
      await db.sql`select mark_group_read(${tour}, ${who}, ${number}, '2026-11-20')`
      await db.sql`insert into group_votes (tour_id, number, user_id, slot, choice) values (${tour}, ${number}, ${who}, 0, 1)`
      await db.sql`insert into group_arrivals (tour_id, number, user_id, at) values (${tour}, ${number}, ${who}, now())`
    }
  }
}

/** Expenses of the tours with rows of every kind from everybody. */
async function makeLedgers(db: TestDb, people: string[]) {
  const tours = await db.sql`select id from tours order by id limit 8`
  for (const { id: tour } of tours)
    for (const [at, me] of people.entries()) {
      const other = people[(at + 1) % people.length] as string
      await db.sql`select add_expense_guest(${me}, 'tour', ${tour}, uuidv7(), true, 'Amma', ${randomUUID()}, 100, '2026-11-20')`
      const facts = db.sql.json({
        ...{ title: 'Tea', category: 'food', day: '2026-11-20', amount_paise: 100, note: '', receipt: null },
        ...{
          payers: [{ id: me, paise: 100 }],
          shares: [{ id: other, paise: 100 }],
          split: { how: 'equal', people: [other] },
        },
      })
      await db.sql`select add_expense(${me}, 'tour', ${tour}, ${facts}, null, false, '', ${randomUUID()}, 1000, '2026-11-20')`
      await db.sql`
        select begin_transfer(${other}, 'tour', ${tour}, uuidv7(), ${other}, ${me}, 100, false, ${randomUUID()}, 1000, '2026-11-20')`
    }
}

/** A trip of everybody with rows of every kind, of which one belongs to a tour. */
async function makeTrips(db: TestDb, people: string[]) {
  const [tour] = await db.sql`select id from tours order by id limit 1`
  const facts = db.sql.json({ title: 'Hampi', place_id: 'hampi', from_city: 'mumbai', people: 2, day_count: 3 })
  const items = db.sql.json(Array.from({ length: 3 }, (_, day) => ({ id: randomUUID(), facts: { day, order: 1 } })))
  for (const [at, me] of people.entries()) {
    const [made] = await db.sql`
      select trip_id as id from create_trip(${me}, uuidv7(), ${randomUUID()}, ${at === 0 ? tour?.id : null}, ${facts}, ${items},
        50, now(), '2026-11-20')`
    const change = db.sql.json([{ id: randomUUID(), base: null, facts: { day: 0, order: 2 } }])
    await db.sql`select change_trip(${made?.id}, ${me}, ${randomUUID()}, ${change}, 20, 200, now(), '2026-11-20')`
    await db.sql`select tick_trip(${made?.id}, ${me}, 'sunscreen', true, 200, '2026-11-20')`
    await db.sql`select add_trip_check(${made?.id}, ${me}, ${randomUUID()}, 'packing', 'Socks', 50, '2026-11-20')`
  }
}

/** A checksum of the rows of each distributed table, wherever they are. */
export async function checksums(sql: postgres.Sql): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const { table } of DISTRIBUTION) {
    const rows = await sql.unsafe(`select t::text as row from ${table} t`)
    const hashed = await sql`
      select count(*) || ' ' || coalesce(sum(hashtextextended(row, 0)::numeric), 0) as sum
      from unnest(${rows.map(({ row }) => row)}::text[]) row`
    sums[table] = hashed[0]?.sum
  }
  return sums
}

/** Copies of a database of the cluster, under names of their own. */
export function databaseCopies(db: TestDb) {
  const { servers } = inject('postgres')
  const source = new URL(db.url).pathname.slice(1)
  const names: string[] = []
  return {
    /** Ends every connection to the database, which can only be copied from then on. */
    freeze: async () => {
      await db.sql.end({ timeout: 1 })
      await db.close(1_000)
      await closeTemplate(servers, source)
    },
    /** @returns the URL of a new copy */
    copy: async () => {
      const name = `saathi_copy_${randomUUID().slice(0, 8)}`
      names.push(name)
      await cloneDatabase(servers, source, name)
      return Object.assign(new URL(db.url), { pathname: `/${name}` }).href
    },
    drop: async () => {
      for (const name of names)
        for (const server of servers) await dropDatabase((statement) => runOn(server, statement), name)
    },
  }
}
