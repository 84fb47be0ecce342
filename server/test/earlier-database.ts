import { randomUUID } from 'node:crypto'
import { migrate } from '../src/db/migrate.ts'
import { applyMigrations, buildMigrations } from '../src/db/migrations.ts'
import type { TestDb } from './db.ts'
import { dropDatabase } from './drop-database.ts'
import { openSql } from './sql.ts'

/**
 * Runs `work` with a database as it was before a migration, and drops the database.
 * @param test a test database of the same server
 * @param migration how the name of the migration ends
 * @param work is given the database and `upgrade`, which applies the migration and all later ones
 */
export async function withEarlierDatabase(
  test: TestDb,
  migration: string,
  work: (sql: TestDb['sql'], upgrade: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const name = `saathi_earlier_${randomUUID().slice(0, 8)}`
  const url = Object.assign(new URL(test.url), { pathname: `/${name}` }).href
  await test.sql.unsafe(`create database ${name}`)
  const sql = openSql(url)
  try {
    const before = buildMigrations().findIndex((one) => one.name?.endsWith(migration))
    await sql.begin((tx) => applyMigrations(tx, before))
    await work(sql, () => migrate(url))
  } finally {
    await sql.end()
    await dropDatabase((statement) => test.sql.unsafe(statement), name)
  }
}
