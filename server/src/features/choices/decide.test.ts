import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Ballot, decide } from '../../../test/choices.ts'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'

const db = useDatabase()
const VOTERS = 6
let people: string[]
beforeAll(async () => {
  people = await insertPeople(db, VOTERS)
})

/** Numbers from 0 to 1 that are the same in each run. */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A choice with these costs and votes. */
async function stored(perHead: number[], ballots: Ballot[]): Promise<string> {
  const id = randomUUID()
  const voters = people.slice(0, ballots.length)
  await db.sql`insert into choices (id, owner_id, key, title, voters, closes_at)
    values (${id}, ${people[0] as string}, ${randomUUID()}, 'Where?', 10, '2026-12-01')`
  await db.sql`insert into choice_candidates (choice_id, number, kind, facts, total, per_head, trip)
    select ${id}, n - 1, 'place', '{}', cost * 2, cost, '{}' from unnest(${perHead}::integer[]) with ordinality c(cost, n)`
  for (const [at, { approvals, veto, voted }] of ballots.entries())
    await db.sql`insert into choice_people (choice_id, user_id, approvals, veto, voted_at)
      values (${id}, ${voters[at] as string}, ${approvals}::smallint[], ${veto}, ${voted ? '2026-11-20' : null})`
  return id
}
const decided = async (choiceId: string) => {
  const [row] = await db.sql`select outcome, winner from decide_choice(${choiceId})`
  return { outcome: row?.outcome, winner: row?.winner }
}

test('random votes: the function of the database and the one of this test choose the same winner', async () => {
  const random = randomFrom(40)
  const below = (most: number) => Math.floor(random() * most)
  const outcomes = new Set<string>()
  for (let round = 0; round < 200; round += 1) {
    // Few costs, so that ties occur.
    const perHead = Array.from({ length: 2 + below(3) }, () => 1000 * (1 + below(2)))
    const ballots = Array.from({ length: 1 + below(VOTERS) }, (): Ballot => {
      if (random() < 0.15) return { approvals: [], veto: null, voted: false }
      const veto = random() < 0.5 ? below(perHead.length) : null
      const approvals = perHead.flatMap((_, number) => (number !== veto && random() < 0.4 ? [number] : []))
      return { approvals, veto, voted: true }
    })
    const expected = decide(perHead, ballots)
    outcomes.add(expected.outcome)
    expect(await decided(await stored(perHead, ballots)), JSON.stringify({ perHead, ballots })).toEqual(expected)
  }
  expect([...outcomes].sort()).toEqual(['none', 'ruledOut', 'won'])
})

/** All votes on these many candidates. */
function everyBallot(candidates: number): Ballot[] {
  const numbers = Array.from({ length: candidates }, (_, number) => number)
  const sets = Array.from({ length: 2 ** candidates }, (_, bits) => numbers.filter((n) => (bits >> n) % 2 === 1))
  return sets.flatMap((approvals) =>
    [null, ...numbers.filter((n) => !approvals.includes(n))].map((veto) => ({ approvals, veto, voted: true })),
  )
}

test('three voters: for each of them the result is the same when the others swap votes, so a veto points at neither', () => {
  for (const candidates of [2, 3]) {
    const costs = Array.from({ length: candidates }, (_, number) => 1000 + (number % 2) * 500)
    const ballots = everyBallot(candidates)
    for (const own of ballots)
      for (const one of ballots)
        for (const other of ballots) expect(decide(costs, [own, one, other])).toEqual(decide(costs, [own, other, one]))
  }
})

test('a trip that somebody cannot do: never wins from three votes on, and an approval makes another one win', () => {
  const ballots = everyBallot(3)
  for (const one of ballots)
    for (const other of ballots) {
      const own: Ballot = { approvals: [1], veto: 0, voted: true }
      const { outcome, winner } = decide([100, 900, 500], [own, one, other])
      expect(winner).not.toBe(0)
      if (one.veto !== 1 && other.veto !== 1) expect(outcome).toBe('won')
    }
})
