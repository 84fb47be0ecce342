import { expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { withEarlierDatabase } from '../../test/earlier-database.ts'

const db = useDatabase()

test('joined tours of older accounts: stay as they are until their owners answer, and hidden from strangers without consent', () =>
  withEarlierDatabase(db, '_private_by_default', async (sql, upgrade) => {
    const insert = (name: string, visibleTo: string, consentedAt: string | null) =>
      sql`insert into users (id, firebase_uid, name, email, joined_tours_visible_to, consented_at)
        values (uuidv7(), ${name}, ${name}, ${`${name}@example.in`}, ${visibleTo}, ${consentedAt})`
    await insert('default', 'everyone', '2026-11-01')
    await insert('narrowed', 'nobody', '2026-11-01')
    await insert('no consent', 'everyone', null)
    await upgrade()
    await sql`insert into users (id, firebase_uid, name, email) values (uuidv7(), 'new', 'new', 'new@example.in')`
    const rows =
      await sql`select name, joined_tours_visible_to as visible, visibility_answered as answered from users order by name`
    expect(rows).toEqual([
      { name: 'default', visible: 'everyone', answered: false },
      { name: 'narrowed', visible: 'nobody', answered: false },
      { name: 'new', visible: 'connections', answered: true },
      { name: 'no consent', visible: 'connections', answered: false },
    ])
  }))
