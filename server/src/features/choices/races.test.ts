import { randomUUID } from 'node:crypto'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { linkTokenHash } from '../../platform/link-token.ts'
import { block } from '../moderation/queries/safety.ts'
import { joinChoice, openChoice, settleChoice, voteInChoice } from './queries/choices.ts'

const db = useDatabase()
const today = '2026-11-20'
const now = new Date('2026-11-20T06:30:00Z')
const VOTERS = 50
let people: string[]
beforeAll(async () => {
  people = await insertPeople(db, VOTERS)
})
const by = (userId: string) => ({ userId, today, now })

const facts = { title: 'Hampi', place_id: 'hampi', from_city: 'bangalore', people: 4, day_count: 3 }

/** A choice of two trips in the group of a tour with these people, or by a link between `voters`. */
async function aChoice({ inGroup, voters }: { inGroup: boolean; voters: number }) {
  const [owner, ...others] = people.slice(0, voters) as [string, ...string[]]
  const [id, token] = [v7(), randomUUID()]
  const groupId = inGroup ? v7() : null
  if (groupId) {
    await db.sql`insert into tours (id, creator_id, name, description, destination, start_date, end_date, price, search, joined)
      values (${groupId}, ${owner}, 'Hampi', 'Boulders.', 'Hampi', '2026-12-12', '2026-12-14', 100, 'hampi', ${others.length})`
    await db.sql`insert into tour_participants (tour_id, user_id) select ${groupId}, unnest(${others}::uuid[])`
  }
  await db.sql`insert into choices (id, owner_id, key, group_id, title, voters, closes_at, token_hash, link_expires_on)
    values (${id}, ${owner}, ${randomUUID()}, ${groupId}, 'Where?', ${inGroup ? null : voters}, '2026-11-23',
      ${linkTokenHash(token)}, '2026-11-27')`
  const trip = { facts, items: [] }
  await db.sql`insert into choice_candidates (choice_id, number, kind, facts, total, per_head, trip)
    select ${id}, n, 'place', '{}', 4000, 1000, ${db.sql.json(trip)} from generate_series(0, 1) n`
  const joined = inGroup ? [owner, ...others] : [owner]
  await db.sql`insert into choice_people (choice_id, user_id) select ${id}, unnest(${joined}::uuid[])`
  return { id, owner, others, token, groupId }
}
const readChoice = async (id: string) =>
  (await db.sql`select closed_at, outcome, winner, trip_id from choices where id = ${id}`)[0]

test('50 people vote at once: each has one vote, the last one closes the choice, and two who open it get one trip', async () => {
  const { id, owner, others, groupId } = await aChoice({ inGroup: true, voters: VOTERS })
  const everybody = [owner, ...others]
  const votes = everybody.flatMap((userId, index) => {
    const vote = { choiceId: id, approvals: [index % 3 === 0 ? 1 : 0], veto: null }
    // Some send it twice.
    return index % 5 === 0
      ? [voteInChoice(db.db, by(userId), vote), voteInChoice(db.db, by(userId), vote)]
      : [voteInChoice(db.db, by(userId), vote)]
  })
  const outcomes = await Promise.all(votes)
  expect(outcomes.every((outcome) => outcome === 'voted' || outcome === 'closed')).toBe(true)
  const [count] = await db.sql`select count(*)::integer as all, count(voted_at)::integer as voted,
    count(*) filter (where approvals = '{0}')::integer as first from choice_people where choice_id = ${id}`
  expect(count).toEqual({ all: VOTERS, voted: VOTERS, first: 33 })
  expect(await readChoice(id)).toMatchObject({ outcome: 'won', winner: 0, trip_id: null })
  const opened = await Promise.all(everybody.slice(0, 8).map((userId) => openChoice(db.db, by(userId), id)))
  expect(new Set(opened.map(({ outcome, trip_id }) => `${outcome} ${trip_id}`)).size).toBe(1)
  expect(opened[0]?.outcome).toBe('opened')
  const trips = await db.sql`select trip_id, user_id from trip_summaries where user_id = any(${everybody}::uuid[])`
  expect(trips.map(({ user_id }) => user_id)).toEqual([owner])
  expect(await db.sql`select trip_id from tour_trips where tour_id = ${groupId}`).toEqual([
    { trip_id: trips[0]?.trip_id },
  ])
})

test('the last places of a link, taken at once: as many as there are', async () => {
  const { id, others, token } = await aChoice({ inGroup: false, voters: 4 })
  const more = people.slice(4, 10)
  const outcomes = await Promise.all([...others, ...more].map((userId) => joinChoice(db.db, by(userId), token)))
  expect(outcomes.filter(({ outcome }) => outcome === 'joined')).toHaveLength(3)
  expect(outcomes.filter(({ outcome }) => outcome === 'full')).toHaveLength(6)
  expect(await db.sql`select from choice_people where choice_id = ${id}`).toHaveLength(4)
})

test('votes against the end of the time: whoever is too late is refused, and the choice is decided once', async () => {
  const { id, owner, others, token } = await aChoice({ inGroup: false, voters: 4 })
  for (const userId of others) await joinChoice(db.db, by(userId), token)
  await voteInChoice(db.db, by(owner), { choiceId: id, approvals: [1], veto: null })
  const late = new Date('2026-11-23T00:00:00Z')
  const outcomes = await Promise.all([
    ...others.map((userId) =>
      voteInChoice(db.db, { userId, today, now: late }, { choiceId: id, approvals: [0], veto: null }),
    ),
    settleChoice(db.db, id, late),
  ])
  expect(outcomes.slice(0, 3)).toEqual(['closed', 'closed', 'closed'])
  expect(await readChoice(id)).toMatchObject({ outcome: 'won', winner: 1 })
})

test('opening against a block between the owner and a voter: the blocked one is not on the trip, and nothing deadlocks', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, owner, others, token } = await aChoice({ inGroup: false, voters: 4 })
    for (const userId of others) await joinChoice(db.db, by(userId), token)
    const [first, second] = others as [string, string, string]
    for (const userId of [owner, ...others])
      await voteInChoice(db.db, by(userId), { choiceId: id, approvals: [0], veto: null })
    const [opened] = await Promise.all([openChoice(db.db, by(second), id), block(db.db, owner, first, today)])
    expect(opened.outcome).toBe('opened')
    const friends = await db.sql`select user_id from trip_friends where trip_id = ${opened.trip_id}`
    expect(friends.map(({ user_id }) => user_id)).not.toContain(first)
    await db.sql`delete from blocks`
  }
})
