import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type postgres from 'postgres'
import { StartupError } from '../platform/startup-error.ts'
import type { Db } from './client.ts'

// This file is two folders below server/ as source, and one below in the bundle.
const serverDir = path.basename(import.meta.dirname) === 'dist' ? '..' : '../..'
export const migrationsFolder = path.resolve(import.meta.dirname, serverDir, '../migrations')

/**
 * The hash of the last migration that the baseline replaces: a database that has it has the tables of the baseline, and goes
 * on from there.
 */
const LAST_BEFORE_BASELINE = 'ab0866110612b1c17f561615623a03cad9319dd0bc05a0be5b97effdf372f513'

/** An applied migration; `name` is null where this build does not have it. */
export type Applied = { name: string | null; hash: string; createdAt: number }

const journal = (): { entries: { tag: string; when: number }[] } =>
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

/**
 * How many of this build's migrations a database or backup has, those before the baseline counted as the baseline.
 * @returns null if a newer build, or none of this line, has migrated it
 * @throws StartupError if it ends before the baseline
 */
export function countOwn(applied: Applied[]): number | null {
  if (applied.length === 0) return 0
  const [baseline, ...later] = buildMigrations()
  if (!baseline) throw new Error('There are no migrations.')
  const replaced = applied.filter(({ createdAt }) => createdAt <= baseline.createdAt)
  const others = applied.slice(replaced.length)
  const last = replaced.at(-1)
  if (last?.hash !== baseline.hash && last?.hash !== LAST_BEFORE_BASELINE) {
    if (last && last.createdAt < baseline.createdAt)
      throw new StartupError(
        'These data are of a Saathi from before 23 November 2026, which this one cannot upgrade: start Saathi 1.0.0 on them once, and then this one.',
      )
    return null
  }
  return others.every(({ hash }, at) => later[at]?.hash === hash) ? 1 + others.length : null
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

/** Returns a check whether a database has all migrations of this build, those before the baseline counted as the baseline. */
export function createMigrationCheck(db: Db): () => Promise<boolean> {
  const { entries } = journal()
  const count = sql`count(*)`.mapWith(Number)
  const isOwn = sql`created_at >= ${entries[0]?.when}`
  return async () =>
    ((await db.select({ count }).from(sql`drizzle.__drizzle_migrations`).where(isOwn))[0]?.count ?? 0) >= entries.length
}
