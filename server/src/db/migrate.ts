import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import type postgres from 'postgres'
import { StartupError } from '../platform/startup-error.ts'
import { applyFunctions, buildFunctions, functionsVersion, hasNewerFunctions } from './functions.ts'
import { appliedTo, buildMigrations, knownMigrations, migrationsFolder } from './migrations.ts'
import { onOwnConnection } from './own-connection.ts'

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
