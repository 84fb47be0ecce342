import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { insertPeople } from '../../../test/people.ts'
import { runs } from '../../../test/whole.ts'
import { inWorlds } from '../../../test/world.ts'
import { openGroup } from './policy.ts'
import { listGroups } from './queries/summaries.ts'
import { groupTopic } from './topics.ts'

const db = useDatabase()
/** The tours of a world end on 15 December. */
const [LAST_OPEN, FIRST_CLOSED] = ['2027-01-14', '2027-01-15']

test('is_group_member, lists and streams, with any people: agree about every group and person', async () => {
  const [stranger] = (await insertPeople(db, 1)) as [string]
  const answers = new Set<boolean>()
  await inWorlds(db, runs(30), async (people, tours) => {
    const changes = tours.map((tourId) => ({ tourId, by: stranger, author: stranger }))
    const told = (await groupTopic.readAudience(db.db, changes, () => [])).map(({ id, userId }) => `${id} ${userId}`)
    for (const userId of people) {
      const listed = await listGroups(db.db, { userId, today: LAST_OPEN })
      const members = await db.sql`
        select id, is_group_member(${userId}, id, ${LAST_OPEN}) as may from tours order by id`
      for (const { id, may } of members) {
        answers.add(may)
        expect([listed.items.some(({ tour }) => tour._id === id), told.includes(`${id} ${userId}`)]).toEqual([may, may])
      }
    }
  })
  expect(answers).toEqual(new Set([true, false]))
}, 60_000)

test('a group 31 days after its tour: is open neither in lists nor to is_group_member', async () => {
  await inWorlds(db, 3, async (people) => {
    for (const userId of people) {
      expect((await listGroups(db.db, { userId, today: FIRST_CLOSED })).items).toEqual([])
      expect(await db.sql`select from tours where is_group_member(${userId}, id, ${FIRST_CLOSED})`).toEqual([])
    }
  })
}, 60_000)

test('is_group_member, lists and streams of trips, with any people: agree about every group and person', async () => {
  const [stranger] = (await insertPeople(db, 1)) as [string]
  const answers = new Set<boolean>()
  await inWorlds(db, runs(20), async (people, tours) => {
    await db.sql`delete from trip_friends`
    // Each host has a trip of another id than the tour, with some of the people as friends.
    const trips = tours.map(() => crypto.randomUUID())
    await db.sql`
      insert into trip_friends (trip_id, user_id, owner_id, state, may_edit, title, place_id, start_date, day_count)
      select t.trip, u.id, t.owner, (array['invited', 'going', 'going', 'declined'])[1 + chance], false, 'Konkan', 'hampi',
        case when chance = 1 then date '2026-12-13' end, 3
      from unnest(${trips}::uuid[], ${people}::uuid[]) t(trip, owner) join users u on u.id = any(${people}) and u.id <> t.owner
        cross join lateral (select abs(hashtext(t.trip::text || u.id::text)) % 6 as chance) c
      where chance < 4`
    const changes = trips.map((tourId) => ({ tourId, by: stranger, author: stranger }))
    const told = (await groupTopic.readAudience(db.db, changes, () => [])).map(({ id, userId }) => `${id} ${userId}`)
    for (const userId of people) {
      const listed = await listGroups(db.db, { userId, today: LAST_OPEN })
      for (const id of trips) {
        const [row] = await db.sql`select is_group_member(${userId}, ${id}, ${LAST_OPEN}) as may`
        const opened = await openGroup(db.db, id, { userId, today: LAST_OPEN, now: new Date() })
        answers.add(row?.may)
        expect([
          opened !== null,
          listed.items.some(({ tour }) => tour._id === id),
          told.includes(`${id} ${userId}`),
        ]).toEqual(Array(3).fill(row?.may))
      }
    }
  })
  expect(answers).toEqual(new Set([true, false]))
  await db.sql`delete from trip_friends`
}, 60_000)
