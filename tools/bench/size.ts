// What a user costs: bytes a row of the tables that grow, and statements a call.
import postgres from 'postgres'
import { ask } from './measure.ts'
import type { Running } from './processes.ts'
import type { Request } from './rows.ts'

export const SIZE_HEAD = ['table', 'rows', 'bytes a row, with indexes']
export const STATEMENTS_HEAD = ['call', 'statements']

const MESSAGE = 'We could take the early train and have breakfast there.'

/** Inserts rows in the order in which users act, which is at random. */
const fillsOf = (people: number): Record<string, string> => ({
  users: `insert into users (id, firebase_uid, name, email, bio, home_city, languages)
    select uuidv7(), md5(n::text), 'Traveller ' || n, n || '@saathi.example', repeat('I like trains. ', 6), 'Pune', '{English,Marathi}'
    from generate_series(1, ${people}) n`,
  swipes: `insert into swipes (user_id, swiped_id, action)
    select a.id, b.id, 'left' from generate_series(1, 10) k cross join numbered a join numbered b on b.n = (a.n * 31 + k * 17) % ${people}
    where a.id <> b.id order by md5(a.id::text || k) on conflict do nothing`,
  matches: `insert into matches (user_id, other_id)
    select a.id, b.id from numbered a join numbered b on b.n = (a.n * 31 + 17) % ${people} where a.id <> b.id order by md5(a.id::text)`,
  messages: `insert into messages (id, from_id, to_id, text, key)
    select uuidv7(), a.id, b.id, '${MESSAGE}', gen_random_uuid()
    from generate_series(1, 10) k cross join numbered a join numbered b on b.n = (a.n * 31 + 17) % ${people} where a.id <> b.id order by md5(a.id::text || k)`,
  threads: `insert into threads (user_id, other_id, last_id, last_from, last_text, last_at, last_key)
    select from_id, to_id, (array_agg(id))[1], from_id, '${MESSAGE}', now(), gen_random_uuid() from messages group by 1, 2 order by md5(from_id::text)`,
  live_events: `insert into live_events (user_id, number, kind, other_id, message_id, message)
    select from_id, row_number() over (partition by from_id), 'message', to_id, id, message_json(messages) from messages`,
  follows: `insert into follows (follower_id, followed_id)
    select a.id, b.id from generate_series(1, 5) k cross join numbered a join numbered b on b.n = (a.n * 7 + k * 13) % ${people}
    where a.id <> b.id order by md5(a.id::text || k) on conflict do nothing`,
  tours: `insert into tours (id, creator_id, name, description, destination, start_date, end_date, price, search)
    select uuidv7(), id, 'Boats of Malvan', repeat('Boats in the morning, fish at noon. ', 6), 'Malvan', current_date + 30, current_date + 33, 9000, 'malvan'
    from numbered`,
  tour_participants: `insert into tour_participants (tour_id, user_id)
    select t.id, p.id from (select id, row_number() over () as n from tours) t, generate_series(1, 5) k, numbered p
    where p.n = (t.n * 11 + k * 401) % ${people} order by md5(t.id::text || k) on conflict do nothing`,
  notices: `insert into notices (id, user_id, kind, tour_id, actor_id)
    select uuidv7(), user_id, 'joined', tour_id, user_id from tour_participants`,
})

/** Fills an empty migrated database, and returns what a row of each table takes, with its share of the indexes. */
export async function benchRows(url: string, people: number): Promise<string[][]> {
  const fills = fillsOf(people)
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    for (const [table, fill] of Object.entries(fills)) {
      await sql.unsafe(fill)
      if (table === 'users')
        await sql`create temp table numbered as select id, row_number() over (order by id) - 1 as n from users`
    }
    await sql`vacuum analyze`
    const lines: string[][] = []
    for (const table of Object.keys(fills)) {
      const [row] = await sql.unsafe(
        `select count(*)::int as rows, pg_total_relation_size('${table}')::float8 / count(*) as bytes from ${table}`,
      )
      lines.push([table, Number(row?.rows).toLocaleString('en'), String(Math.round(Number(row?.bytes)))])
    }
    return lines
  } finally {
    await sql.end()
  }
}

/** `reportMs`: after this time an idle backend has reported its counters. */
const MEASURED = { calls: 200, reportMs: 11_000 }

/** Statements that Postgres runs for a call, in the mean. Each is a transaction of its own. */
export async function benchStatements(
  url: string,
  running: Running,
  calls: Record<string, (turn: number) => Request>,
  { calls: count, reportMs } = MEASURED,
) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const committed = async () => {
    await new Promise((done) => setTimeout(done, reportMs))
    const [row] = await sql`select xact_commit::int from pg_stat_database where datname = current_database()`
    return Number(row?.xact_commit)
  }
  try {
    for (const request of Object.values(calls)) await ask({ running, request: request(0) })
    const idle = -(await committed()) + (await committed())
    let before = await committed()
    const lines: string[][] = []
    for (const [name, request] of Object.entries(calls)) {
      for (let turn = 1; turn <= count; turn += 1) await ask({ running, request: request(turn) })
      const after = await committed()
      lines.push([name, ((after - before - idle) / count).toFixed(1)])
      before = after
    }
    return lines
  } finally {
    await sql.end()
  }
}
