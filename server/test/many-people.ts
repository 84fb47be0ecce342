// Generates users and swipes for measuring decks. Users swipe in the order in which the product serves cards.

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import postgres from 'postgres'
import { v7 } from 'uuid'

export type Crowd = {
  people: number
  swipes: number
  /** A user who has swiped half of the usual number, with follows, favorites and joined tours. */
  regular: string
  /** A new user. */
  newcomer: string
  /** A user who has swiped 99.9 % of all users, in the order of the deck. */
  veteran: string
  /** A user who has swiped as many, with the unswiped ones in random positions. */
  scattered: string
}

/** A generator of pseudo-random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const CITIES = ['Pune', 'Kochi', 'Delhi', 'Mumbai', 'Chennai', 'Kolkata', 'Leh', 'Indore', 'Jaipur', 'Guwahati']
const LANGUAGES = ['Hindi', 'English', 'Marathi', 'Tamil', 'Bengali', 'Telugu', 'Kannada', 'Malayalam', 'Punjabi']

/** Joins lines into larger chunks. */
function* inChunks(lines: Iterable<string>): Generator<string> {
  let piece: string[] = []
  for (const line of lines) {
    if (piece.push(line) < 4_000) continue
    yield piece.join('')
    piece = []
  }
  yield piece.join('')
}

async function copy(sql: postgres.Sql, into: string, lines: Iterable<string>) {
  await pipeline(Readable.from(inChunks(lines)), await sql.unsafe(`copy ${into} from stdin`).writable())
}

/** Copies rows into a table without its keys and indexes, and creates them afterwards. */
async function copyWithoutIndexes(sql: postgres.Sql, table: string, columns: string, lines: Iterable<string>) {
  const constraints = await sql`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${table}::regclass and contype in ('p', 'u', 'f') order by contype = 'f'`
  const indexes = await sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
    where indrelid = ${table}::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`
  for (const { name } of constraints) await sql.unsafe(`alter table ${table} drop constraint "${name}" cascade`)
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  await copy(sql, `${table} (${columns})`, lines)
  for (const { definition } of indexes) await sql.unsafe(definition)
  for (const { name, definition } of constraints)
    await sql.unsafe(`alter table ${table} add constraint "${name}" ${definition}`)
}

type Person = { id: string; key: number }

function* peopleLines(people: Person[], random: () => number) {
  const one = <T>(of: T[]) => of[Math.floor(random() * of.length)] as T
  for (const [at, { id, key }] of people.entries()) {
    const languages = [...new Set([one(LANGUAGES), one(LANGUAGES), one(LANGUAGES)])].join(',')
    const bio = 'Trains, mostly; and whatever is for lunch where they stop. '.repeat(1 + (at % 4))
    const travelType = random() < 0.5 ? 'family' : 'genZ'
    yield `${id}\tcrowd-${at}\tTraveller ${at}\tcrowd-${at}@example.in\t${bio}\t${travelType}\t${one(CITIES)}\t{${languages}}\t${key}\n`
  }
}

/** The deck positions of the special users. */
const SPECIAL = { newcomer: 0.2, veteran: 0.4, scattered: 0.6 }
type Special = Record<keyof typeof SPECIAL, number>

/** How many users each user has swiped, from their own position on: from none to twice the usual number. */
const spanOf = (at: number, usual: number) => Math.round(((at * 31) % 101) * (usual / 50))
/** How many users the veteran has swiped. */
const almostAll = (size: number) => Math.ceil(size * 0.999)

/** The swipes, as steps around the pool: first of the veteran and the scattered user, then of the others. */
function* swipeSteps(size: number, usual: number, { newcomer, veteran, scattered }: Special) {
  for (let step = 1; step < size; step += 1) {
    if (step <= almostAll(size)) yield [veteran, step] as const
    if (step % 1_000 !== 500) yield [scattered, step] as const
  }
  const others = Array.from({ length: size }, (_, at) => at).filter(
    (at) => ![newcomer, veteran, scattered].includes(at),
  )
  for (const at of others) for (let step = 1; step <= spanOf(at, usual); step += 1) yield [at, step] as const
  for (let step = spanOf(100, usual) * 2 + 1; ; step += 1) for (const at of others) yield [at, step] as const
}

function* swipeLines(pool: Person[], count: number, special: Special) {
  const id = (at: number) => (pool[at % pool.length] as Person).id
  let made = 0
  for (const [at, step] of swipeSteps(pool.length, count / pool.length - 2, special)) {
    if (made === count) return
    made += 1
    yield `${id(at)}\t${id(at + step)}\t${(at * 7 + step * 13) % 10 < 4 ? 'right' : 'left'}\n`
  }
}

/** The deck positions of users who have swiped in the order of the deck. */
function* placeLines(pool: Person[], count: number, { newcomer, scattered, veteran }: Special) {
  const size = pool.length
  for (const [at, { id }] of pool.entries()) {
    if (at === newcomer || at === scattered) continue
    const next = at + 1 + (at === veteran ? almostAll(size) : spanOf(at, count / size - 2))
    yield `${id}\t${(pool[next % size] as Person).key + Math.floor(next / size)}\n`
  }
}

/** Each user follows some of the next ones; the first hundred have more followers. */
function* followLines(pool: Person[], random: () => number) {
  for (const [at, { id }] of pool.entries()) {
    const followed = new Set<number>()
    for (let count = Math.floor(random() * 16); count > 0; count -= 1)
      followed.add(Math.floor(random() < 0.5 ? random() * 100 : random() * pool.length))
    for (const other of followed) if (other !== at) yield `${id}\t${pool[other]?.id}\n`
  }
}

/**
 * Fills an empty migrated database with users and their swipes, by COPY. The data is the same each time, except for
 * ids. A hundred thousand users with five million swipes take less than two minutes.
 */
export async function fillCrowd(url: string, size = { people: 100_000, swipes: 5_000_000 }): Promise<Crowd> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { maintenance_work_mem: '256MB' } })
  try {
    const random = randomFrom(20_261_120)
    const people = Array.from({ length: size.people }, () => ({ id: v7(), key: random() }))
    const pool = [...people].sort((a, b) => a.key - b.key)
    const at = (part: number) => Math.floor(part * size.people)
    const special = { newcomer: at(SPECIAL.newcomer), veteran: at(SPECIAL.veteran), scattered: at(SPECIAL.scattered) }
    const columns = 'id, firebase_uid, name, email, bio, travel_type, home_city, languages, deck_key'
    await copy(sql, `users (${columns})`, peopleLines(people, random))
    await copyWithoutIndexes(sql, 'swipes', 'user_id, swiped_id, action', swipeLines(pool, size.swipes, special))
    await copy(sql, 'deck_places (user_id, position)', placeLines(pool, size.swipes, special))
    await copyWithoutIndexes(sql, 'follows', 'follower_id, followed_id', followLines(pool, random))
    await sql`vacuum analyze`
    const [counted] = await sql<[Pick<Crowd, 'people' | 'swipes'>]>`
      select (select count(*)::int from users) as people, (select count(*)::int from swipes) as swipes`
    const idAt = (index: number) => (pool[index] as Person).id
    return {
      ...counted,
      regular: idAt(at(0.8) + 50),
      newcomer: idAt(special.newcomer),
      veteran: idAt(special.veteran),
      scattered: idAt(special.scattered),
    }
  } finally {
    await sql.end()
  }
}
