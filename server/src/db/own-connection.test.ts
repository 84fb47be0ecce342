import { expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { onOwnConnection } from './own-connection.ts'

const db = useDatabase()

test('a connection that is lost while its work never settles: ends the wait with an error', async () => {
  const work = onOwnConnection(db.url, async (sql) => {
    const [backend] = await sql`select pg_backend_pid() as pid`
    await db.sql`select pg_terminate_backend(${backend?.pid}::int)`
    await new Promise(() => {})
  })
  await expect(work).rejects.toMatchObject({ code: 'CONNECTION_LOST' })
})

test('work that ends: gets its result, and the connection is closed', async () => {
  const pid = await onOwnConnection(db.url, async (sql) => (await sql`select pg_backend_pid() as pid`)[0]?.pid)
  await expect.poll(() => db.sql`select from pg_stat_activity where pid = ${pid}`).toHaveLength(0)
})
