// A crowd to measure decks in: people who swipe as the product deals, each round the ring from their own place on.

import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import postgres from 'postgres'
import { v7 } from 'uuid'

export type Crowd = {
  people: number
  swipes: number
  /** Somebody who has swiped half of what is usual, and follows, saves and joins as people do. */
  regular: string
  /** Somebody new. */
  newcomer: string
  /** Who has swiped 99.9 % of everybody, as dealt. */
  veteran: string
  /** Who has swiped as many, but those left stand anywhere. */
  scattered: string
}

/** A stream of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
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

/** Lines in pieces that are worth a write. */
function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece: string[] = []
  for (const line of lines) {
    if (piece.push(line) < 4_000) continue
    yield piece.join('')
    piece = []
  }
  yield piece.join('')
}

async function copy(sql: postgres.Sql, into: string, lines: Iterable<string>) {
  await pipeline(Readable.from(inPieces(lines)), await sql.unsafe(`copy ${into} from stdin`).writable())
}

/** Copies into a table without its keys and indexes, which are then built at once. */
async function copyBare(sql: postgres.Sql, table: string, columns: string, lines: Iterable<string>) {
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

/** Who is swiped by whom: `count` people from one's own place in the ring on, then the two with hardly anybody left. */
function* swipeLines(ring: Person[], count: number, special: { veteran: number; scattered: number; newcomer: number }) {
  const size = ring.length
  const id = (at: number) => (ring[at % size] as Person).id
  const action = (a: number, b: number) => ((a * 7 + b * 13) % 10 < 4 ? 'right' : 'left')
  const usual = Math.floor(count / size)
  const left = Math.ceil(size / 1_000)
  const whole = size - 1 - left
  let made = 0
  for (const at of [special.veteran, special.scattered])
    for (let step = 1; step < size; step += 1) {
      if (at === special.veteran ? step > whole : step % 1_000 === 500) continue
      made += 1
      yield `${id(at)}\t${id(at + step)}\t${action(at, step)}\n`
    }
  // From one to twice the usual number, then whatever is missing, one more each.
  for (let round = 0; made < count; round += 1)
    for (let at = 0; at < size && made < count; at += 1) {
      if (Object.values(special).includes(at)) continue
      const [from, to] =
        round === 0 ? [1, 1 + Math.floor(((at * 31) % 100) * (usual / 50))] : [2 * usual + round, 2 * usual + round + 1]
      for (let step = from; step < to && made < count; step += 1) {
        made += 1
        yield `${id(at)}\t${id(at + step)}\t${action(at, step)}\n`
      }
    }
}

/** Everybody follows some of the next, and the first hundred have more followers than others. */
function* followLines(ring: Person[], random: () => number) {
  for (const [at, { id }] of ring.entries()) {
    const followed = new Set<number>()
    for (let count = Math.floor(random() * 16); count > 0; count -= 1)
      followed.add(Math.floor(random() < 0.5 ? random() * 100 : random() * ring.length))
    for (const other of followed) if (other !== at) yield `${id}\t${ring[other]?.id}\n`
  }
}

/**
 * Fills a migrated database that has nobody with people and their swipes, by COPY; the same each time but for ids.
 * A hundred thousand people with five million swipes take well under two minutes.
 */
export async function fillCrowd(url: string, size = { people: 100_000, swipes: 5_000_000 }): Promise<Crowd> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { maintenance_work_mem: '256MB' } })
  try {
    const random = randomFrom(20_261_120)
    const people = Array.from({ length: size.people }, () => ({ id: v7(), key: random() }))
    const ring = [...people].sort((a, b) => a.key - b.key)
    const special = { veteran: 500, scattered: 1_500, newcomer: 2_500 }
    await copy(
      sql,
      'users (id, firebase_uid, name, email, bio, travel_type, home_city, languages, deck_key)',
      peopleLines(people, random),
    )
    await copyBare(sql, 'swipes', 'user_id, swiped_id, action', swipeLines(ring, size.swipes, special))
    await copyBare(sql, 'follows', 'follower_id, followed_id', followLines(ring, random))
    await sql`vacuum analyze`
    const [counted] = await sql`
      select (select count(*)::int from users) as people, (select count(*)::int from swipes) as swipes`
    const idAt = (at: number) => (ring[at] as Person).id
    return {
      ...(counted as unknown as { people: number; swipes: number }),
      regular: idAt(3_500),
      newcomer: idAt(special.newcomer),
      veteran: idAt(special.veteran),
      scattered: idAt(special.scattered),
    }
  } finally {
    await sql.end()
  }
}
