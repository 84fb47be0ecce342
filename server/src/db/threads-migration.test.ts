import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { withEarlierDatabase } from '../../test/earlier-database.ts'

const db = useDatabase()

test('conversations from before threads had their last message: get it, with the number of unread messages up to 100', () =>
  withEarlierDatabase(db, '_keyed_by_person', async (sql, upgrade) => {
    const [asha, ravi, meera] = (
      await sql<{ id: string }[]>`
        insert into users (id, firebase_uid, name, email)
        select uuidv7(), n::text, 'Traveller', n || '@example.in' from generate_series(1, 3) n returning id`
    ).map(({ id }) => id) as [string, string, string]
    const key = randomUUID()
    const [first] =
      await sql`insert into messages (id, from_id, to_id, text) values (uuidv7(), ${asha}, ${ravi}, 'One') returning id`
    const [last] = await sql`
      insert into messages (id, from_id, to_id, text, key, created_at)
      values (uuidv7(), ${asha}, ${ravi}, 'Two', ${key}, '2026-11-01T10:00:00.123Z') returning id`
    await sql`insert into messages (id, from_id, to_id, text) select uuidv7(), ${meera}, ${asha}, 'Many' from generate_series(1, 130)`
    const [many] = await sql`select id from messages where from_id = ${meera} order by id desc limit 1`
    await sql`insert into threads (user_id, other_id, last_id, read_up_to) values
      (${asha}, ${ravi}, ${last?.id}, null), (${ravi}, ${asha}, ${last?.id}, ${first?.id}), (${asha}, ${meera}, ${many?.id}, null)`
    await sql`insert into inboxes (user_id, told) values (${ravi}, 1)`
    await sql`insert into live_events (user_id, number, kind, other_id, message_id) values (${ravi}, 1, 'message', ${asha}, ${last?.id})`

    await upgrade()
    const message = { from: asha, text: 'Two', at: '2026-11-01T10:00:00.123Z', key }
    const threads = await sql`
      select user_id, other_id, last_from, last_text, last_key, unread from threads order by user_id, last_text`
    expect([...threads]).toEqual([
      { user_id: asha, other_id: meera, last_from: meera, last_text: 'Many', last_key: null, unread: 100 },
      { user_id: asha, other_id: ravi, last_from: asha, last_text: 'Two', last_key: key, unread: 0 },
      { user_id: ravi, other_id: asha, last_from: asha, last_text: 'Two', last_key: key, unread: 1 },
    ])
    const [event] = await sql`select message from live_events`
    expect(event?.message).toEqual({ _id: last?.id, to: ravi, ...message })
  }))
