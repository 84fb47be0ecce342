import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator'
import type postgres from 'postgres'
import { StartupError } from '../platform/startup-error.ts'
import { applyFunctions, buildFunctions, functionsVersion, hasNewerFunctions } from './functions.ts'
import { appliedTo, countOwn, knownMigrations, migrationsFolder } from './migrations.ts'
import { onOwnConnection } from './own-connection.ts'

/** The advisory lock of migrations: an arbitrary number, the same in every process. */
const MIGRATION_LOCK = 7_284_401

/**
 * Migrates the database, one process at a time, on a connection of its own: first the numbered migrations, then the
 * functions whose text has changed. A database that lacks neither is only read, since Citus sends every change of a schema
 * to all nodes, one of which may be down.
 * @throws StartupError if a newer build has migrated the database, or one from before the baseline
 */
export const migrate = (url: string): Promise<void> =>
  onOwnConnection(url, async (connection) => {
    await holdMigrationLock(connection)
    const applied = await appliedTo(connection)
    const own = countOwn(applied)
    if (own === null)
      throw new StartupError(
        'A newer Saathi has migrated this database, with migrations that are not in this one: start that version, or a newer one.',
      )
    const version = functionsVersion()
    if (await hasNewerFunctions(connection, version))
      throw new StartupError(
        'A newer Saathi has changed the functions of this database: start that version, or a newer one.',
      )
    if (own < knownMigrations()) await runMigrations(drizzle(connection), { migrationsFolder })
    await applyFunctions(connection, buildFunctions(), version)
  })

/** Waits until no other process changes the schema. The connection holds the lock until it is closed. */
export async function holdMigrationLock(connection: postgres.Sql): Promise<void> {
  await connection`select pg_advisory_lock(${MIGRATION_LOCK})`
}
