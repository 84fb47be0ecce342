import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import type { Db } from './client.ts'

// This file stands two folders below server/ as source, and one below as part of the bundle.
const serverDir = path.basename(import.meta.dirname) === 'dist' ? '..' : '../..'
const migrationsFolder = path.resolve(import.meta.dirname, serverDir, '../migrations')

/** Any number, the same for every process: whoever holds it migrates, the others wait. */
const MIGRATION_LOCK = 7_284_401

/** Brings the schema up to date, one process at a time, on a connection of its own. */
export async function migrate(url: string): Promise<void> {
  const connection = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
    await runMigrations(drizzle(connection), { migrationsFolder })
  } finally {
    await connection.end()
  }
}

/** How many migrations this build carries. */
export function knownMigrations(): number {
  const journal = JSON.parse(fs.readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'))
  return journal.entries.length
}

/** How many have been applied. */
export async function appliedMigrations(db: Db): Promise<number> {
  const rows = await db.execute<{ count: number }>(sql`select count(*)::int from drizzle.__drizzle_migrations`)
  return rows[0]?.count ?? 0
}
