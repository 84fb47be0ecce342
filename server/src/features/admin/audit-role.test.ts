import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDb, type Database } from '../../db/client.ts'
import { migrate } from '../../db/migrate.ts'
import { run } from '../../embedded/postgres/account.ts'
import { findPrograms, locateCluster } from '../../embedded/postgres/data-dir.ts'
import { type EmbeddedPostgres, startPostgres } from '../../embedded/postgres.ts'
import { deleteExpiredAuditLines } from './queries/audit.ts'

// The script needs a superuser, so these tests have a server of their own and run it in Postgres's single-user mode.
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-audit-'))
let server: EmbeddedPostgres
let app: Database
let sql: postgres.Sql

const start = () => startPostgres({ dataDir, settings: ['fsync=off'] })

async function runAsSuperuser(file: string): Promise<void> {
  const { account, cluster } = locateCluster(dataDir)
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  const statements = lines.filter((line) => !line.startsWith('--')).join('\n')
  await run(
    account,
    path.join(findPrograms(account).bin, 'postgres'),
    ['--single', '-D', cluster, 'saathi'],
    statements,
  )
}

beforeAll(async () => {
  fs.chmodSync(dataDir, 0o755) // for root the server runs as another user, who must be able to enter
  const before = await start()
  await migrate(before.url)
  await before.stop()
  await runAsSuperuser(path.join(import.meta.dirname, '../../../deploy/audit-role.sql'))
  server = await start()
  app = connectDb(server.url)
  sql = postgres(server.url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await sql?.end({ timeout: 1 })
  await app?.close(1_000)
  await server?.stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

const addLine = (daysAgo: number) => sql<{ id: string }[]>`
  insert into audit_log (id, at, actor, act, subject_kind, subject_id, note)
  values (uuidv7(), now() - ${daysAgo} * interval '1 day', 'meera', 'package.save', 'package', 'x', '') returning id`

test('the audit log with a role of its own: the application adds and reads lines, and a start without changes works', async () => {
  await sql`select audit('{"name": "meera"}', 'package.save', 'package', 'x', null, null)`
  expect(await sql`select actor, act from audit_log`).toEqual([{ actor: 'meera', act: 'package.save' }])
  await migrate(server.url)
})

test.each([
  'update audit_log set note = note',
  'truncate audit_log cascade',
  'alter table audit_log disable trigger user',
  'alter table audit_log owner to current_user',
  'drop trigger audit_log_append_only on audit_log',
  'drop table audit_log cascade',
  'drop schema public cascade',
  'create or replace function protect_audit_log() returns trigger language plpgsql as $$ begin return old; end $$',
  'drop function protect_audit_log() cascade',
  'set session_replication_role = replica',
])('the audit log with a role of its own: the application may not %s', async (statement) => {
  // insufficient_privilege
  await expect(sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
})

test('the audit log with a role of its own: only lines after their retention can be deleted', async () => {
  const [[young], [old]] = [await addLine(1_000), await addLine(1_100)]
  await expect(sql`delete from audit_log where id = ${young?.id ?? ''}`).rejects.toThrow('append-only')
  await deleteExpiredAuditLines(app.db, new Date())
  const rows = await sql`select id from audit_log where id in (${young?.id ?? ''}, ${old?.id ?? ''})`
  expect(rows).toEqual([{ id: young?.id }])
})
