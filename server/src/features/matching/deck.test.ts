import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { runs } from '../../../test/whole.ts'
import { createTour, joinTour } from '../tours/queries/tours.ts'
import { findCandidates } from './queries/deck.ts'
import { swipe, undoSwipe } from './queries/matching.ts'

const TODAY = '2026-11-20'
const db = useDatabase()

const serve = async (who: string, wanted = 20, shown = 0) =>
  (await findCandidates(db.db, who, { wanted, shown, today: TODAY })).people
const ids = (people: { _id: string }[]) => people.map(({ _id }) => _id)
/** All other users in the reader's circular order: from the reader's own position on. */
const poolFrom = async (who: string) =>
  (
    await db.sql`
      select u.id from users u, users me where me.id = ${who} and u.id <> me.id
      order by u.deck_key < me.deck_key, u.deck_key`
  ).map(({ id }) => id as string)
/** Swipes left on all of them. */
const swipeLeft = (who: string, people: string[]) =>
  db.sql`insert into swipes (user_id, swiped_id, action) select ${who}, unnest(${people}::uuid[]), 'left'
    on conflict do nothing`
describe('findCandidates with a pool of 3,000 users', () => {
  let reader: string
  let pool: string[]
  beforeAll(async () => {
    ;[reader = ''] = await insertPeople(db, 3_000)
    await db.sql`vacuum analyze users`
    pool = await poolFrom(reader)
  })
  beforeEach(async () => {
    await db.sql`delete from swipes`
    await db.sql`delete from deck_places`
  })

  test('candidates are served from the reader’s own position, and repeated until a swipe', async () => {
    const first = await serve(reader)
    expect(ids(first).sort()).toEqual(pool.slice(0, 60).sort())
    expect(ids(await serve(reader)).sort()).toEqual(ids(first).sort())
    await swipeLeft(reader, pool.slice(0, 30))
    expect(ids(await serve(reader)).sort()).toEqual(pool.slice(30, 90).sort())
    expect(await serve(reader, 20, 50)).toHaveLength(110)
  })

  test('the deck wraps around and serves every user once', async () => {
    const seen: string[] = []
    for (let round = 0; round < 60; round += 1) {
      const served = ids(await serve(reader))
      if (served.length === 0) break
      seen.push(...served)
      await swipeLeft(reader, served)
    }
    expect(seen).toHaveLength(pool.length)
    expect(new Set(seen)).toEqual(new Set(pool))
    expect(await serve(reader)).toEqual([])
  })

  test('the few unswiped users are found wherever they are in the pool', async () => {
    const left = [pool[700], pool[1_500], pool[2_900]] as string[]
    await swipeLeft(
      reader,
      pool.filter((id) => !left.includes(id)),
    )
    const found: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const served = ids(await serve(reader))
      expect(served.length).toBeGreaterThan(0)
      found.push(...served)
      await swipeLeft(reader, served)
    }
    expect(found).toEqual(left)
  })

  test('the next round serves users who joined behind the deck’s position', async () => {
    await swipeLeft(reader, pool)
    expect(await serve(reader)).toEqual([])
    const [newcomer = ''] = await insertPeople(db, 1)
    await db.sql`update users set deck_key = (select deck_key + 1e-9 from users where id = ${pool[100] ?? ''})
      where id = ${newcomer}`
    expect(ids(await serve(reader))).toEqual([newcomer])
    await db.sql`delete from users where id = ${newcomer}`
  })

  test('an undone swipe is served at once, however far behind the position', async () => {
    await swipe(db.db, reader, pool[5] ?? '', 'left')
    await swipeLeft(reader, pool.slice(0, 2_000))
    await serve(reader)
    await db.sql`update swipes set turn = 1000000000 where swiped_id = ${pool[5] ?? ''}`
    expect(await undoSwipe(db.db, reader)).toBe(pool[5])
    expect(ids(await serve(reader))).toContain(pool[5])
  })

  test('users who share a tour are served, however far ahead of the position', async () => {
    const [host = '', guest = ''] = [pool[2_000], pool[2_500]]
    const facts = {
      name: 'Far',
      description: '',
      destination: 'Leh, Ladakh',
      price: 1,
      images: [],
      capacity: null,
      isPublic: false,
    }
    const tour = await createTour(db.db, host, { ...facts, travelDates: { start: '2027-06-01', end: '2027-06-09' } })
    for (const who of [reader, guest]) await joinTour(db.db, tour, who, TODAY)
    const served = await serve(reader)
    for (const far of [host, guest])
      expect(served.find(({ _id }) => _id === far)?.sharedTours).toEqual([{ place: 'Leh', month: 6 }])
    await swipeLeft(reader, [host])
    expect(ids(await serve(reader))).not.toContain(host)
    await db.sql`delete from tours`
  })

  test('random swipes and undos: nobody is served twice or lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 100 }),
        fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.boolean()), { minLength: 1, maxLength: 6 }),
        async (wanted, steps) => {
          await db.sql`delete from swipes`
          await db.sql`delete from deck_places`
          for (const [count, back] of steps) {
            const served = ids(await serve(reader, wanted))
            await swipeLeft(reader, [...served, ...pool.slice(0, count)])
            if (back) await undoSwipe(db.db, reader)
          }
          const open = new Set(
            (await db.sql`select swiped_id from swipes where user_id = ${reader} and action is null`).map(
              (row) => row.swiped_id,
            ),
          )
          const done = new Set(
            (await db.sql`select swiped_id from swipes where user_id = ${reader}`).map((row) => row.swiped_id),
          )
          const next = ids(await serve(reader, wanted))
          expect(new Set(next).size).toBe(next.length)
          for (const _id of next) expect(done.has(_id) && !open.has(_id)).toBe(false)
          // Undone swipes may be behind the deck's position; unswiped users are always ahead of it.
          const ahead = pool.filter((_id) => !done.has(_id))
          expect(next.filter((_id) => !open.has(_id))).toEqual(
            expect.arrayContaining(ahead.slice(0, Math.min(wanted, ahead.length))),
          )
        },
      ),
      { numRuns: runs(25) },
    )
  }, 60_000)
})
