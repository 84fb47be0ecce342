import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '../db.ts'

const own = useDatabase()

test('a busy connection to the pooler: statements with and without parameters all get their own answers', async () => {
  const database = own.connect({ max: 1, deadlineMs: 10_000 })
  try {
    for (let round = 0; round < 300; round += 1) {
      const statements = [
        database.db.execute(sql`select 'first' as answer from pg_sleep(0.002)`),
        database.db.execute(sql`select ${`second ${round}`}::text as answer`),
        database.db.execute(sql`select 'third' as answer`),
        database.db.execute(sql`select ${`fourth ${round}`}::text as answer`),
      ]
      const answers = (await Promise.all(statements)).map(([row]) => row?.answer)
      expect(answers).toEqual(['first', `second ${round}`, 'third', `fourth ${round}`])
    }
  } finally {
    await database.close(0)
  }
})
