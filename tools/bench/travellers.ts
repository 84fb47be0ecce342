// A signed-in user, and a year of tours to list.
import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import type { Running } from './processes.ts'

const MOST_PEOPLE = 4_000
const SEATS_TAKEN = 10
const MESSAGES = 200
/** Messages that others write in the meantime, for each message of the user. */
const OTHERS_WRITE = 100

async function call<T>(ours: Running, path: string, payload: object | null, token?: string): Promise<T> {
  const answer = await fetch(ours.url + path, {
    method: payload ? 'POST' : 'GET',
    body: payload && JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

/** Something that no other fill of the same database has. */
const unique = () => randomUUID().slice(0, 8)

export const PASSWORD = 'a long walk'

export type Registered = { token: string; userId: string; email: string }

/** Registers a user through the documented calls, at this address with a tag. */
export async function register(ours: Running, address: string): Promise<Registered> {
  const email = address.replace('@', `.${unique()}@`)
  await call(ours, '/api/auth/send-verification-code', { email })
  const mails = await call<{ to: string; subject: string }[]>(ours, '/dev/outbox.json', null)
  const code = mails.findLast(({ to }) => to === email)?.subject.slice(0, 6)
  const account = { name: 'Bench', email, password: PASSWORD, code, consent: { adult: true } }
  const { customToken } = await call<{ customToken: string }>(ours, '/api/auth/verify-code-and-register', account)
  const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=any'
  const { idToken: token } = await call<{ idToken: string }>(ours, signIn, {
    token: customToken,
    returnSecureToken: true,
  })
  const { _id: userId } = await call<{ _id: string }>(ours, '/api/users/profile', {}, token)
  return { token, userId, email }
}

/** A token of a new log-in. */
export async function logIn(ours: Running, email: string): Promise<string> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any'
  const form = { email, password: PASSWORD, returnSecureToken: true }
  return (await call<{ idToken: string }>(ours, path, form)).idToken
}

/** Inserts users and this number of their tours, each with ten participants. Returns the start of their uids. */
async function insertTours(sql: postgres.Sql, count: number) {
  const [people, uid] = [Math.min(MOST_PEOPLE, 2 * count), `bench-${unique()}-`]
  await sql`
    insert into users (id, firebase_uid, name, email, joined_tours_visible_to)
    select uuidv7(), ${uid} || n, 'Traveller ' || n, n || '@saathi.example', 'everyone' from generate_series(1, ${people}::int) n`
  await sql`
    with hosts as (select array_agg(id) as ids from users where firebase_uid like ${`${uid}%`})
    insert into tours (id, creator_id, package_id, name, description, destination, start_date, end_date, price, joined, search)
    select uuidv7(), ids[1 + n % ${people}::int], (select id from packages order by id offset n % 20 limit 1), 'Tour ' || n,
      repeat('Boats in the morning, fish at noon. ', 6), 'Place ' || n % 50, start, start + 3, 1000 + n % 900,
      ${SEATS_TAKEN}::int, 'tour ' || n || ' boats in the morning, fish at noon.'
    from hosts, (select n, current_date - 100 + n % 465 as start from generate_series(1, ${count}) n) days`
  await sql`
    with crowd as (select array_agg(id) as ids from users where firebase_uid like ${`${uid}%`})
    insert into tour_participants (tour_id, user_id)
    select t.id, ids[1 + ((row_number() over ()) * 7 + k * 401) % ${people}::int]
    from crowd, tours t, generate_series(1, ${SEATS_TAKEN}) k where t.creator_id = any(ids) on conflict do nothing`
  await sql`
    update tours set joined = (select count(*) from tour_participants where tour_id = tours.id)
    where creator_id in (select id from users where firebase_uid like ${`${uid}%`})`
  return uid
}

/** Fills a database with tours only. */
export async function fillTours(url: string, count: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await insertTours(sql, count)
    await sql`vacuum analyze`
  } finally {
    await sql.end()
  }
}

/** Fills a database with tours, and conversations of this user and of others. */
export async function fillTravellers(url: string, userId: string, tours: number) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const uid = await insertTours(sql, tours)
    const [found] = await sql`
      select (select id from users where firebase_uid = ${`${uid}1`}) as "otherId",
        (select id from tours where start_date > current_date order by start_date limit 1) as "tourId"`
    const { otherId, tourId } = found as { otherId: string; tourId: string }
    await sql`select swipe_person(${userId}, ${otherId}, 'right'), swipe_person(${otherId}, ${userId}, 'right')`
    for (let at = 0; at < Math.min(MESSAGES, tours); at += 1) {
      const [from, to] = at % 2 ? [userId, otherId] : [otherId, userId]
      await sql`select send_message(${from}, ${to}, ${`The ${at}. boat leaves at noon.`}, null, current_date)`
      await sql`
        with crowd as (select array_agg(id) as ids from users where firebase_uid like ${`${uid}%`})
        insert into messages (id, from_id, to_id, text, created_at)
        select uuidv7(), ids[1 + n], ids[1 + ${OTHERS_WRITE}::int + n], 'Is there a later boat?', now()
        from crowd, generate_series(1, ${OTHERS_WRITE}) n`
    }
    await sql`vacuum analyze`
    return { otherId, tourId }
  } finally {
    await sql.end()
  }
}
