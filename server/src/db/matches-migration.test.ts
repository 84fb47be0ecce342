import { expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { withEarlierDatabase } from '../../test/earlier-database.ts'

const db = useDatabase()

test('swipes from before there were matches: two right swipes become a match of both, in the order of the later one', () =>
  withEarlierDatabase(db, '_matches', async (sql, upgrade) => {
    const people = await sql<{ id: string }[]>`
      insert into users (id, firebase_uid, name, email)
      select uuidv7(), n::text, 'Traveller', n || '@example.in' from generate_series(1, 5) n returning id`
    const [asha = '', ravi = '', meera = '', blocked = '', shy = ''] = people.map(({ id }) => id)
    const swipe = (one: string, other: string, action: string | null) =>
      sql`insert into swipes (user_id, swiped_id, action) values (${one}, ${other}, ${action})`
    await swipe(asha, ravi, 'right')
    await swipe(meera, asha, 'right')
    await swipe(asha, meera, 'right')
    await swipe(ravi, asha, 'right')
    for (const other of [blocked, shy]) await swipe(asha, other, 'right')
    await swipe(blocked, asha, 'right')
    await swipe(shy, asha, null)
    await sql`insert into blocks (blocker_id, blocked_id, blocker_name, blocked_name) values (${blocked}, ${asha}, 'B', 'A')`

    await upgrade()
    const matchesOf = async (user: string) =>
      (await sql`select other_id from matches where user_id = ${user} order by sequence desc`).map(
        (row) => row.other_id,
      )
    expect(await Promise.all([asha, ravi, meera, blocked, shy].map(matchesOf))).toEqual([
      [ravi, meera],
      [asha],
      [asha],
      [],
      [],
    ])
    const [late] = await sql`
      insert into matches (user_id, other_id) values (${ravi}, ${meera})
      returning sequence > (select max(sequence) from matches) as is_newer`
    expect(late?.is_newer).toBe(true)
  }))
