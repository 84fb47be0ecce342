import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/db.ts'
import { statementsOf } from '../../../test/statements.ts'
import { deleteExpiredEvents } from '../../features/messages/queries/event-log.ts'
import { deleteExpiredLimits } from '../../platform/limits.ts'

const db = useDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')

test('12,000 expired rows: are deleted in three statements, the latest last, and other rows stay', async () => {
  await db.sql`
    insert into live_events (user_id, number, kind, other_id, created_at)
    select uuidv7(), n, 'match', uuidv7(), ${NOW}::timestamptz - interval '3 days' + n * interval '1 second'
    from generate_series(1, 12000) n`
  await db.sql`
    insert into live_events (user_id, number, kind, other_id, created_at)
    select uuidv7(), n, 'match', uuidv7(), ${NOW} from generate_series(1, 10) n`
  const statements = await statementsOf(db, () => deleteExpiredEvents(db.db, NOW))
  expect(statements.filter(({ sql }) => sql.startsWith('delete'))).toHaveLength(3)
  expect(await db.sql`select from live_events`).toHaveLength(10)
})

test('12,000 rows that expired at the same time: are deleted', async () => {
  await db.sql`insert into rate_limits (key, points, expire) select 'key ' || n, 1, ${NOW} from generate_series(1, 12000) n`
  await deleteExpiredLimits(db.db, new Date(NOW.getTime() + 1))
  expect(await db.sql`select from rate_limits`).toHaveLength(0)
})
