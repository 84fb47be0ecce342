import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type postgres from 'postgres'
import type { Db } from './client.ts'

// This file is two folders below server/ as source, and one below in the bundle.
const serverDir = path.basename(import.meta.dirname) === 'dist' ? '..' : '../..'
export const migrationsFolder = path.resolve(import.meta.dirname, serverDir, '../migrations')

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
