import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import type postgres from 'postgres'
import { afterAll, expect, test } from 'vitest'
import { useDatabase } from '../../test/db.ts'
import { dropDatabase } from '../../test/drop-database.ts'
import { openSql } from '../../test/sql.ts'
import { readBackup } from './backup/file.ts'
import { refill, restoreBackup } from './backup/restore.ts'
import { buildFunctions } from './functions.ts'
import { migrate } from './migrate.ts'
import { type Applied, applyMigrations, knownMigrations } from './migrations.ts'

/** Made by the build of 23 November 2026, with its demo data: the oldest one whose data this build upgrades. */
const BACKUP = path.resolve(import.meta.dirname, '../../test/earlier/2026-11-23.backup')

const own = useDatabase()
const names: string[] = []
async function emptyDatabase() {
  const name = `saathi_upgrade_${randomUUID().slice(0, 8)}`
  await own.sql.unsafe(`create database ${name}`)
  names.push(name)
  const url = Object.assign(new URL(own.url), { pathname: `/${name}` }).href
  return { url, sql: openSql(url) }
}
afterAll(async () => {
  for (const name of names) await dropDatabase((statement) => own.sql.unsafe(statement), name)
}, 60_000)

/** The manifest of a backup: its migrations, and the number of rows of each table. */
async function read() {
  const rows: Record<string, number> = {}
  let migrations: Applied[] = []
  await readBackup(createReadStream(BACKUP).pipe(createGunzip()), {
    head(head) {
      migrations = head.migrations
    },
    async table({ table }, lines) {
      let count = 0
      for await (const piece of lines) for (const byte of piece) if (byte === 10) count += 1
      rows[table] = count
    },
  })
  return { migrations, rows }
}

async function rowsOf(sql: postgres.Sql) {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`
  const counts: Record<string, number> = {}
  for (const { name } of tables) counts[name] = Number((await sql.unsafe(`select count(*) from "${name}"`))[0]?.count)
  return counts
}

/** Tables, constraints, indexes, triggers and functions, in a form that can be compared. */
const schemaOf = (sql: postgres.Sql) => sql`
  select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as what
    from information_schema.columns where table_schema = 'public'
  union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1`

/** A database as the earlier build left it: its tables and rows, and its list of migrations. */
async function earlierDatabase() {
  const { migrations } = await read()
  const { url, sql } = await emptyDatabase()
  await sql.begin(async (tx) => {
    await refill(tx, BACKUP)
    await tx`delete from drizzle.__drizzle_migrations`
    for (const { hash, createdAt } of migrations)
      await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${createdAt})`
  })
  return { url, sql }
}

test('a database of 23 November: upgrades with all rows, and a second start changes nothing', async () => {
  const { rows } = await read()
  expect(Object.values(rows).filter((count) => count > 0).length).toBeGreaterThan(30)
  const { url, sql } = await earlierDatabase()
  await migrate(url)
  expect(await rowsOf(sql)).toMatchObject(rows)
  const fresh = await emptyDatabase()
  await migrate(fresh.url)
  expect(await schemaOf(sql)).toEqual(await schemaOf(fresh.sql))
  const [listed] = await sql`select count(*)::int as functions from drizzle.functions`
  expect(listed).toEqual({ functions: buildFunctions().length })
  const before =
    await sql`select max(xmin::text::bigint) as at from pg_proc where pronamespace = 'public'::regnamespace`
  await migrate(url)
  expect(
    await sql`select max(xmin::text::bigint) as at from pg_proc where pronamespace = 'public'::regnamespace`,
  ).toEqual(before)
  await Promise.all([sql.end(), fresh.sql.end()])
}, 120_000)

test('a backup of 23 November: is restored with all rows, and then as a new database is', async () => {
  const { rows } = await read()
  const { url, sql } = await emptyDatabase()
  await restoreBackup(url, BACKUP, false)
  expect(await rowsOf(sql)).toMatchObject(rows)
  const applied = await sql`select count(*)::int as count from drizzle.__drizzle_migrations`
  expect(applied[0]?.count).toBe(knownMigrations())
  await sql.end()
}, 120_000)

test('a database from before: is told which version to start first, and nothing is touched', async () => {
  const { url, sql } = await earlierDatabase()
  await sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`
  const before = [await schemaOf(sql), await rowsOf(sql)]
  await expect(migrate(url)).rejects.toThrow('start Saathi 1.0.0 on them once, and then this one')
  expect([await schemaOf(sql), await rowsOf(sql)]).toEqual(before)
  await sql.end()
}, 120_000)

test('a new database: has one migration for all before, and the later ones', async () => {
  const { sql } = await emptyDatabase()
  await sql.begin((tx) => applyMigrations(tx, knownMigrations()))
  const [row] = await sql`select count(*)::int as count from drizzle.__drizzle_migrations`
  expect(row).toEqual({ count: knownMigrations() })
  await sql.end()
})
