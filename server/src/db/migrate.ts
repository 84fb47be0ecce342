import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import type postgres from 'postgres'
import { StartupError } from '../platform/startup-error.ts'
import type { Db } from './client.ts'
import { applyFunctions, buildFunctions, functionsVersion, hasNewerFunctions } from './functions.ts'
import { onOwnConnection } from './own-connection.ts'

// This file is two folders below server/ as source, and one below in the bundle.
const serverDir = path.basename(import.meta.dirname) === 'dist' ? '..' : '../..'
const migrationsFolder = path.resolve(import.meta.dirname, serverDir, '../migrations')

/** The advisory lock of migrations: an arbitrary number, the same in every process. */
const MIGRATION_LOCK = 7_284_401

/**
 * Migrates the database, one process at a time, on a connection of its own: first the numbered migrations, then the
 * functions whose text has changed. A database that lacks neither is only read, since Citus sends every change of a schema
 * to all nodes, one of which may be down.
 * @throws StartupError if a newer build has migrated the database
 */
export const migrate = (url: string): Promise<void> =>
  onOwnConnection(url, async (connection) => {
    await holdMigrationLock(connection)
    const applied = await appliedTo(connection)
    const unknown = applied.filter(({ name }) => name === null).length
    if (unknown > 0)
      throw new StartupError(
        `A newer Saathi has migrated this database (${unknown} of its migrations are not in this one): start that version, or a newer one.`,
      )
    const version = functionsVersion()
    if (await hasNewerFunctions(connection, version))
      throw new StartupError(
        'A newer Saathi has changed the functions of this database: start that version, or a newer one.',
      )
    if (applied.length < knownMigrations()) await runMigrations(drizzle(connection), { migrationsFolder })
    const functions = buildFunctions()
    const made = functionsOfMigrations().filter((name) => functions.every((one) => one.name !== name))
    await applyFunctions(connection, functions, version, made)
  })

/** The functions that numbered migrations make for good: those before there was a file for each. */
const functionsOfMigrations = (): string[] =>
  buildMigrations()
    .flatMap(({ statements }) => statements)
    .flatMap((text) => [...text.matchAll(/create (?:or replace )?function (?!pg_temp\.)(\w+)/gi)])
    .flatMap(([, name]) => name ?? [])

/** Waits until no other process changes the schema. The connection holds the lock until it is closed. */
export async function holdMigrationLock(connection: postgres.Sql): Promise<void> {
  await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
}

/** An applied migration; `name` is null where this build does not have it. */
export type Applied = { name: string | null; hash: string; createdAt: number }

const journal = (): { entries: { tag: string }[] } =>
  JSON.parse(fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'))

/** The number of migrations in this build. */
export const knownMigrations = (): number => journal().entries.length

/** The migrations of this build, in order. */
export function buildMigrations(): (Applied & { statements: string[] })[] {
  const { entries } = journal()
  return readMigrationFiles({ migrationsFolder }).map(({ hash, folderMillis, sql: statements }, index) => ({
    name: entries[index]?.tag ?? null,
    hash,
    createdAt: folderMillis,
    statements,
  }))
}

/** The migrations applied to a database, in order; none if it was never migrated. */
export async function appliedTo(tx: postgres.Sql | postgres.TransactionSql): Promise<Applied[]> {
  const [row] = await tx`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`
  if (!row?.exists) return []
  const names = new Map(buildMigrations().map(({ hash, name }) => [hash, name]))
  const rows = await tx<{ hash: string; created_at: string }[]>`
    select hash, created_at from drizzle.__drizzle_migrations order by created_at`
  return rows.map(({ hash, created_at }) => ({ name: names.get(hash) ?? null, hash, createdAt: Number(created_at) }))
}

/** Applies the first `count` migrations to an empty database, and records them as Drizzle does. */
export async function applyMigrations(tx: postgres.TransactionSql, count: number): Promise<void> {
  await tx`create schema if not exists drizzle`
  await tx`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`
  for (const { statements, hash, createdAt } of buildMigrations().slice(0, count)) {
    for (const statement of statements) await tx.unsafe(statement)
    await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${createdAt})`
  }
}

/** The number of applied migrations. */
export async function appliedMigrations(db: Db): Promise<number> {
  const rows = await db.execute<{ count: number }>(sql`select count(*)::int from drizzle.__drizzle_migrations`)
  return rows[0]?.count ?? 0
}
