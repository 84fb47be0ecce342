import postgres from 'postgres'
import * as z from 'zod/mini'
import { type Config, readConfig } from '../config.ts'
import { connectDb, type Db } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { runningPostgres } from '../embedded/postgres/running.ts'
import { startPostgres } from '../embedded/postgres.ts'
import { databaseFault, plain } from '../platform/startup-error.ts'

/** What an operator's command does with the database; gives what to say. `kept` is whether a server keeps it up. */
export type Task = (database: { db: Db; url: string; kept?: boolean }) => Promise<string>

/** The database of DATABASE_URL; else the embedded one, for as long as this takes where no server runs on it. */
async function openDatabase({ databaseUrl, dataDir }: Config) {
  const running = databaseUrl ? null : runningPostgres(dataDir)
  const url = databaseUrl ?? running
  const { stop, ...opened } = url ? { url, stop: async () => {} } : await startPostgres({ dataDir })
  return { url: opened.url, stop, kept: running !== null }
}

async function reach(url: string) {
  const sql = postgres(url, { max: 1, connect_timeout: 10 })
  await sql`select 1`.finally(() => sql.end({ timeout: 1 }))
}

/**
 * Runs an operator's command, also while the server runs, and says what came of it.
 * @param taskOf reads the command line; a fault in it needs no database
 * @param migrated whether the database is to be up to date first, as for all that knows its tables
 * @returns the exit code
 */
export async function operate(taskOf: () => Task | Promise<Task>, { migrated = true } = {}): Promise<number> {
  z.config(z.locales.en())
  try {
    const task = await taskOf()
    const { url, stop, kept } = await openDatabase(readConfig())
    try {
      await (migrated ? migrate(url) : reach(url)).catch((error) => {
        throw databaseFault(error, url)
      })
      const { db, close } = connectDb(url)
      const outcome = await task({ db, url, kept }).finally(close)
      process.stdout.write(`${outcome}\n`)
    } finally {
      await stop()
    }
    return 0
  } catch (error) {
    process.stderr.write(`${plain(error)}\n`)
    return 1
  }
}
