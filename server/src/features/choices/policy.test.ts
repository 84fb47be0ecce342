import { and, eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { runs } from '../../../test/whole.ts'
import { inWorlds } from '../../../test/world.ts'
import { choicePeople, choices } from '../../db/schema/choices.ts'
import { maySee } from './policy.ts'
import { findChoice, listChoices } from './queries/choices.ts'

const db = useDatabase()
const today = '2026-11-20'
const now = new Date('2026-11-20T06:30:00Z')

test('choice_right, reads and lists, with any people: agree about every choice and person', async () => {
  const answers = new Set<string | null>()
  await inWorlds(db, runs(10), async (people, tours) => {
    for (const table of ['choices', 'trips', 'trip_friends']) await db.sql`delete from ${db.sql(table)}`
    // Each host has a trip, with a part of the people as friends; and a choice in the group of each, and one by a link, in
    // which two of three people vote whether or not they are in the group.
    const trips = tours.map(() => v7())
    await db.sql`
      insert into trip_friends (trip_id, user_id, owner_id, state, may_edit, title, place_id, day_count)
      select trip, u.id, t.creator_id, (array['invited', 'going', 'going', 'declined'])[1 + chance], false, 'Konkan', 'hampi', 3
      from unnest(${tours}::uuid[], ${trips}::uuid[]) n(tour, trip) join tours t on t.id = tour
        join users u on u.id = any(${people}) and u.id <> t.creator_id
        cross join lateral (select abs(hashtext(trip::text || u.id::text)) % 6 as chance) c
      where chance < 4`
    await db.sql`
      insert into choices (id, owner_id, key, group_id, title, voters, closes_at)
      select uuidv7(), t.creator_id, gen_random_uuid(), g, 'Where?', case when g is null then 4 end, '2026-12-01'
      from unnest(${tours}::uuid[], ${trips}::uuid[]) n(tour, trip) join tours t on t.id = tour
        cross join lateral unnest(array[tour, trip, null]) g`
    await db.sql`
      insert into choice_people (choice_id, user_id)
      select c.id, u.id from choices c join users u on u.id = any(${people})
      where u.id = c.owner_id or abs(hashtext(c.id::text || u.id::text)) % 3 > 0`
    const ids = (await db.sql`select id from choices order by id`).map(({ id }) => id as string)
    for (const userId of people) {
      const reader = { userId, today, now }
      const seen = await db.db
        .select({ _id: choices._id })
        .from(choices)
        .innerJoin(choicePeople, and(eq(choicePeople.choiceId, choices._id), eq(choicePeople.userId, userId)))
        .where(maySee(reader))
      const listed = (await listChoices(db.db, reader)).map(({ _id }) => _id)
      const rights = await db.sql`
        select id, choice_right(id, ${userId}, ${today}) as right from unnest(${ids}::uuid[]) id`
      for (const row of rights) answers.add(row.right)
      const allowed = rights.filter((row) => row.right !== null).map(({ id }) => id)
      expect(seen.map(({ _id }) => _id).sort()).toEqual(allowed.toSorted())
      expect(listed.toSorted()).toEqual(allowed.toSorted())
      // One of each kind, of each of two hosts.
      for (const id of ids.slice(0, 6))
        expect((await findChoice(db.db, reader, id)) !== null).toBe(allowed.includes(id))
    }
  })
  expect(answers).toEqual(new Set(['owner', 'voter', null]))
}, 60_000)
