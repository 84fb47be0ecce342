import { beforeAll, describe, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { block } from '../moderation/queries/safety.ts'
import { listMatches, swipe, undoSwipe, unmatch } from './queries/matching.ts'

const db = useDatabase()
const PAIRS = 1_000
let pairs: [string, string][]
beforeAll(async () => {
  const people = await insertPeople(db, 2 * PAIRS)
  pairs = Array.from({ length: PAIRS }, (_, at) => [people[2 * at] ?? '', people[2 * at + 1] ?? ''])
})

/** Runs all concurrently, as far as the pool allows. */
const all = (acts: (() => Promise<unknown>)[]) => Promise.all(acts.map((act) => act()))
const matchesOf = async (one: string) => (await listMatches(db.db, one, { limit: 5 })).map(({ _id }) => _id)
const eventsOf = async (one: string) =>
  (await db.sql`select kind from live_events where user_id = ${one} order by number`).map(({ kind }) => kind)
const numbers = () => db.sql`
  select count(*)::int as broken from inboxes i
  where told <> (select count(*) from live_events e where e.user_id = i.user_id)
    or told <> (select max(number) from live_events e where e.user_id = i.user_id)`

describe('a thousand pairs with concurrent swipes', () => {
  test('two right swipes at once make one match and one event for each user', async () => {
    const outcomes = await all(
      pairs.flatMap(([one, other]) => [
        () => swipe(db.db, one, other, 'right'),
        () => swipe(db.db, other, one, 'right'),
      ]),
    )
    for (let at = 0; at < PAIRS; at += 1)
      expect([outcomes[2 * at], outcomes[2 * at + 1]].sort()).toEqual(['match', 'swiped'])
    for (const [one, other] of pairs.filter((_, at) => at % 20 === 0)) {
      expect([await matchesOf(one), await matchesOf(other)]).toEqual([[other], [one]])
      expect([await eventsOf(one), await eventsOf(other)]).toEqual([['match'], ['match']])
    }
    const sides = await db.sql`select user_id as one, other_id as other from matches`
    const found = new Set(sides.map(({ one, other }) => `${one} ${other}`))
    expect(found).toEqual(new Set(pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`])))
    expect(sides).toHaveLength(2 * PAIRS)
    expect((await numbers())[0]?.broken).toBe(0)
  }, 120_000)

  test('concurrent swipes, undos, unmatches and blocks leave swipes, matches and events consistent', async () => {
    await all(
      pairs
        .slice(0, 400)
        .flatMap(([one, other], at) => [
          () => swipe(db.db, one, other, at % 2 ? 'left' : 'right'),
          () => swipe(db.db, other, one, 'right'),
          () => (at % 3 ? undoSwipe(db.db, one) : unmatch(db.db, other, one)),
          () => swipe(db.db, one, other, 'right'),
          () => (at % 5 ? swipe(db.db, other, one, 'right') : block(db.db, other, one, '2026-11-20')),
        ]),
    )
    for (const [one, other] of pairs.slice(0, 400)) {
      const [row] = await db.sql`
        select are_matched(${one}, ${other}) as matched, are_matched(${other}, ${one}) as mutual,
          are_blocked(${one}, ${other}) as blocked`
      const [swiped] = await db.sql`select action from swipes where user_id = ${one}`
      const [swipedBack] = await db.sql`select action from swipes where user_id = ${other}`
      expect(row?.mutual).toBe(row?.matched)
      expect(row?.matched).toBe(swiped?.action === 'right' && swipedBack?.action === 'right' && !row?.blocked)
      const kinds = await eventsOf(one)
      // The kinds alternate, and the last one is the current state.
      expect(kinds).toEqual(kinds.map((_, at) => (at % 2 ? 'closed' : 'match')))
      const otherKinds = await eventsOf(other)
      expect(otherKinds.at(-1)).toBe(row?.matched ? 'match' : 'closed')
      // A block ends a match too, and the blocked user gets no event.
      const ended = row?.blocked && kinds.at(-1) === 'match' ? ['closed'] : []
      expect(otherKinds).toEqual([...kinds, ...ended])
    }
    expect((await numbers())[0]?.broken).toBe(0)
  }, 120_000)
})
