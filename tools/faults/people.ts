import { randomUUID } from 'node:crypto'
import type { TripItemFacts } from '@saathi/shared/trips/schema'
import type postgres from 'postgres'
import { openSql } from '../../server/test/sql.ts'

/** A new item of the shared trip, whose title is the number of its edits. */
export const COUNTED: TripItemFacts = {
  ...{ day: 0, order: 1, kind: 'other', title: '0', note: '', fixedStart: null, minutes: 0, cost: 0 },
  ...{ costPart: 'other', link: null, lat: null, lon: null, highlight: null, by: null },
}

export type Person = { id: string; token: string }

async function call<T>(base: string, path: string, payload: object | null, token?: string): Promise<T> {
  const answer = await fetch(base + path, {
    method: payload ? 'POST' : 'GET',
    body: payload && JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Registers a user through the documented calls. */
async function register(base: string): Promise<Person> {
  const email = `${randomUUID()}@example.in`
  await call(base, '/api/auth/send-verification-code', { email })
  const mails = await call<{ to: string; subject: string }[]>(base, '/dev/outbox.json', null)
  const code = mails.find(({ to }) => to === email)?.subject.slice(0, 6)
  const account = { name: 'Asha', email, password: 'a long walk', code, consent: { adult: true } }
  const { customToken } = await call<{ customToken: string }>(base, '/api/auth/verify-code-and-register', account)
  const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any'
  const given = { token: customToken, returnSecureToken: true }
  const { idToken: token } = await call<{ idToken: string }>(base, signIn, given)
  const { _id: id } = await call<{ _id: string }>(base, '/api/users/profile', {}, token)
  return { id, token }
}

/**
 * `admirers` have swiped right on everybody, so that a right swipe on one of them is a match. Everybody has a seat on the
 * `shared` tour, whose group has a poll with this number, and on the tours whose ids are those of `ledgers`.
 */
export type Group = {
  people: Person[]
  tours: string[]
  admirers: string[]
  /** The tour that all have joined, the poll of its group, its trip with items that all may change, and tours with ledgers. */
  shared: { tourId: string; poll: number; tripId: string; items: string[]; ledgers: string[] }
}

const ADMIRERS = 12

/** A tour of the host on which all these people have a seat, and the poll of its group. */
async function shareTour(sql: postgres.Sql, people: string[]) {
  const [tour] = await sql<{ id: string; host: string }[]>`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, joined, search)
    select uuidv7(), id, 'Shared', 'Malvan', current_date + 40, current_date + 43, 9000, ${people.length}, 'shared'
    from users where firebase_uid = 'host' returning id, creator_id as host`
  if (!tour) throw new Error('There is no host.')
  await sql`insert into tour_participants (tour_id, user_id) select ${tour.id}, unnest(${people}::uuid[])`
  const data = { choices: ['Beach', 'Fort'], severalVotes: false, closesAt: null }
  const [post] = await sql<{ poll: string }[]>`
    select entry_number as poll
    from post_in_group(${tour.id}, ${tour.host}, 'poll', 'Where?', ${sql.json(data)}, null, current_date, true)`
  const items = Array.from({ length: 5 }, () => ({ id: randomUUID(), facts: COUNTED }))
  const facts = { title: 'Shared', place_id: 'hampi', from_city: 'mumbai', people: 2, day_count: 3 }
  const [made] = await sql<{ id: string }[]>`
    select trip_id as id from create_trip(${tour.host}, uuidv7(), ${randomUUID()}, ${tour.id}, ${sql.json(facts)},
      ${sql.json(items)}, 50, now(), current_date)`
  if (!made) throw new Error('There is no trip.')
  await sql`select update_trip(${made.id}, ${tour.host}, 1, '{"members_may_edit": true}', now(), current_date)`
  // So many that none reaches the number of entries that a ledger can have.
  const ledgers = await sql<{ id: string }[]>`
    insert into tours (id, creator_id, name, destination, start_date, end_date, price, joined, search)
    select uuidv7(), ${tour.host}, 'Ledger', 'Malvan', current_date + 40, current_date + 43, 9000, ${people.length}, 'ledger'
    from generate_series(1, 100) returning id`
  const ids = ledgers.map(({ id }) => id)
  await sql`insert into tour_participants (tour_id, user_id)
    select tour, person from unnest(${ids}::uuid[]) tour, unnest(${people}::uuid[]) person`
  return { tourId: tour.id, poll: Number(post?.poll), tripId: made.id, items: items.map(({ id }) => id), ledgers: ids }
}

/** Users who have all matched with each other, and tours of another host with fewer seats than users. */
export async function registerGroup(base: string, databaseUrl: string, count: number): Promise<Group> {
  const people: Person[] = []
  for (let at = 0; at < count; at += 1) people.push(await register(base))
  const sql = openSql(databaseUrl)
  try {
    await sql`
      insert into swipes (user_id, swiped_id, action)
      select a.id, b.id, 'right' from users a, users b where a.id <> b.id`
    await sql`insert into matches (user_id, other_id) select user_id, swiped_id from swipes`
    const admirers = await sql<{ id: string }[]>`
      insert into users (id, firebase_uid, name, email)
      select uuidv7(), 'admirer-' || n, 'Admirer', 'admirer-' || n || '@example.in' from generate_series(1, ${ADMIRERS}) n
      returning id`
    for (const { id } of admirers)
      await sql`insert into swipes (user_id, swiped_id, action)
        select ${id}, person, 'right' from unnest(${people.map(({ id }) => id)}::uuid[]) person`
    const tours = await sql<{ id: string }[]>`
      with host as (
        insert into users (id, firebase_uid, name, email) values (uuidv7(), 'host', 'Host', 'host@example.in') returning id)
      insert into tours (id, creator_id, name, description, destination, start_date, end_date, price, capacity, search)
      select uuidv7(), host.id, 'Tour', 'Boats, then lunch.', 'Malvan', current_date + 30, current_date + 33, 9000, n, 'tour'
      from host, generate_series(1, ${count - 1}) n returning id`
    const shared = await shareTour(
      sql,
      people.map(({ id }) => id),
    )
    return { people, tours: tours.map(({ id }) => id), admirers: admirers.map(({ id }) => id), shared }
  } finally {
    await sql.end()
  }
}
