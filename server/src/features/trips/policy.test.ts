import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { runs } from '../../../test/whole.ts'
import { inWorlds } from '../../../test/world.ts'
import { listTrips } from './queries/list.ts'
import { findChanges, findTrip } from './queries/trip.ts'
import { tripTopic } from './topics.ts'

const db = useDatabase()
const today = '2026-11-20'

/** A trip of the host of each tour, of which every second one lets members edit, with some of the people as friends. */
async function addTrips(people: string[], tours: string[]): Promise<string[]> {
  for (const table of ['trips', 'tour_trips', 'trip_summaries', 'trip_friends'])
    await db.sql`delete from ${db.sql(table)}`
  const trips = await db.sql`
    insert into trips (id, owner_id, title, place_id, day_count, from_city, people, members_may_edit, version, changed_at)
    select t.id, t.creator_id, 'Konkan', 'tarkarli-malvan', 3, 'mumbai', 2, row_number() over (order by t.id) % 2 = 0, 1, now()
    from tours t where t.id = any(${tours}) returning id`
  await db.sql`
    insert into trip_summaries (user_id, trip_id, key, title, place_id, day_count)
    select owner_id, id, uuidv7(), title, place_id, day_count from trips`
  await db.sql`
    insert into tour_trips (tour_id, trip_id, title, place_id, day_count) select id, id, title, place_id, day_count from trips`
  await db.sql`
    insert into trip_friends (trip_id, user_id, owner_id, state, may_edit, title, place_id, day_count)
    select t.id, u.id, t.owner_id, (array['invited', 'going', 'declined'])[1 + chance % 3], chance % 2 = 0, 'Konkan',
      'tarkarli-malvan', 3
    from trips t join users u on u.id = any(${people}) and u.id <> t.owner_id
      cross join lateral (select abs(hashtext(t.id::text || u.id::text)) % 24 as chance) c
    where chance < 6`
  return trips.map(({ id }) => id)
}

test('trip_right, reads, lists and streams, with any people: agree about every trip and person', async () => {
  const answers = new Set<string | null>()
  await inWorlds(db, runs(20), async (people, tours) => {
    const tripIds = await addTrips(people, tours)
    const told = (await tripTopic.readAudience(db.db, tripIds, () => [])).flatMap(({ id, userId }) =>
      id ? [`${id} ${userId}`] : [],
    )
    for (const userId of people) {
      const reader = { userId, today }
      const listed = await listTrips(db.db, reader)
      for (const id of tripIds) {
        const [row] = await db.sql`select trip_right(${id}, ${userId}, ${today}) as access`
        const access: string | null = row?.access
        answers.add(access)
        const trip = await findTrip(db.db, id, reader)
        const seen = [
          trip !== null,
          (await findChanges(db.db, id, 0, reader)) !== null,
          listed.some(({ _id }) => _id === id),
          told.includes(`${id} ${userId}`),
        ]
        expect(seen).toEqual(Array(4).fill(access !== null))
        if (trip) expect([trip.mine, trip.mayEdit]).toEqual([access === 'owner', access !== 'read'])
      }
    }
  })
  expect(answers).toEqual(new Set(['owner', 'edit', 'read', null]))
}, 60_000)
