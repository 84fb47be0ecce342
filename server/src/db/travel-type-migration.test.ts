import { expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { withEarlierDatabase } from '../../test/earlier-database.ts'

const db = useDatabase()

test('the travel type of older accounts: family, which was the default, counts as never chosen', () =>
  withEarlierDatabase(db, '_travel_habits', async (sql, upgrade) => {
    await sql`insert into users (id, firebase_uid, name, email) values (uuidv7(), 'a', 'Asha', 'asha@example.in')`
    await sql`insert into users (id, firebase_uid, name, email, travel_type)
      values (uuidv7(), 'b', 'Ravi', 'ravi@example.in', 'genZ')`
    await upgrade()
    expect(await sql`select name, travel_type from users order by name`).toEqual([
      { name: 'Asha', travel_type: null },
      { name: 'Ravi', travel_type: 'genZ' },
    ])
  }))
