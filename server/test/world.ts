import fc from 'fast-check'
import type { TestDb } from './db.ts'
import { insertPeople } from './people.ts'

// Generated people with their relations, for tests that compare two spellings of one rule.

const PEOPLE = 6
const who = fc.nat(PEOPLE - 1)
const pair = fc.tuple(who, who)
const few = <T>(one: fc.Arbitrary<T>, most = 4) => fc.array(one, { maxLength: most })
const GENDERS = ['woman', 'man', 'another', null] as const

/** People by their numbers; each host has a tour, the one of the same number. */
const worlds = fc.record({
  genders: fc.array(fc.constantFrom(...GENDERS), { minLength: PEOPLE, maxLength: PEOPLE }),
  filters: fc.array(fc.constantFrom('woman', 'man', 'another', null, null), { minLength: PEOPLE, maxLength: PEOPLE }),
  sameGenderDecks: few(who),
  suspended: few(who, 2),
  blocks: few(pair),
  seats: few(pair, 8),
  waiting: few(pair, 3),
  requests: few(pair, 3),
})
type World = typeof worlds extends fc.Arbitrary<infer T> ? T : never

/** Writes a world in place of the last one. `tours` and `people` are ids, in order. */
async function writeWorld(db: TestDb, people: string[], world: World): Promise<string[]> {
  const id = (at: number) => people[at] as string
  const others = (pairs: [number, number][]) => pairs.filter(([a, b]) => a !== b)
  for (const table of ['tours', 'genders', 'blocks', 'follows']) await db.sql`delete from ${db.sql(table)}`
  await db.sql`update users set suspended_at = null`
  for (const at of world.suspended) await db.sql`update users set suspended_at = now() where id = ${id(at)}`
  for (const [at, gender] of world.genders.entries())
    if (gender)
      await db.sql`insert into genders (user_id, gender, same_gender_deck)
        values (${id(at)}, ${gender}, ${world.sameGenderDecks.includes(at)})`
  for (const [blocker, blocked] of others(world.blocks))
    await db.sql`insert into blocks (blocker_id, blocked_id, blocker_name, blocked_name)
      values (${id(blocker)}, ${id(blocked)}, 'One', 'Other') on conflict do nothing`
  const tours: string[] = []
  for (const [at, filter] of world.filters.entries()) {
    const [tour] = await db.sql`
      insert into tours (id, creator_id, name, destination, start_date, end_date, price, joined, search, only_gender)
      values (uuidv7(), ${id(at)}, 'Konkan', 'Malvan', '2026-12-12', '2026-12-15', 1000, 0, 'konkan', ${filter}) returning id`
    tours.push(tour?.id as string)
  }
  const places = { tour_participants: world.seats, tour_waitlist: world.waiting, tour_requests: world.requests }
  for (const [table, pairs] of Object.entries(places))
    for (const [tour, user] of others(pairs))
      await db.sql`insert into ${db.sql(table)} (tour_id, user_id) values (${tours[tour] as string}, ${id(user)})
        on conflict do nothing`
  return tours
}

/** Runs a check in generated worlds. @param check gets the ids of the people and of their tours */
export async function inWorlds(
  db: TestDb,
  runs: number,
  check: (people: string[], tours: string[]) => Promise<void>,
): Promise<void> {
  const people = await insertPeople(db, PEOPLE)
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => check(people, await writeWorld(db, people, world))),
    { numRuns: runs },
  )
}
