import * as z from 'zod/mini'
import { type Config, readConfig } from './config.ts'
import { connectDb, type Db } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { runningPostgres } from './embedded/postgres/running.ts'
import { startPostgres } from './embedded/postgres.ts'
import { databaseFault, plain } from './startup-error.ts'

/** What an operator's command does with the database; gives what to say. */
export type Task = (database: { db: Db; url: string }) => Promise<string>

/** The database of DATABASE_URL; else the embedded one, for as long as this takes where no server runs on it. */
async function openDatabase({ databaseUrl, dataDir }: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = databaseUrl ?? runningPostgres(dataDir)
  return url ? { url, stop: async () => {} } : startPostgres({ dataDir })
}

/**
 * Runs an operator's command, also while the server runs, and says what came of it.
 * @param taskOf reads the command line; a fault in it needs no database
 * @returns the exit code
 */
export async function operate(taskOf: () => Task | Promise<Task>): Promise<number> {
  z.config(z.locales.en())
  try {
    const task = await taskOf()
    const { url, stop } = await openDatabase(readConfig())
    try {
      await migrate(url).catch((error) => {
        throw databaseFault(error, url)
      })
      const { db, close } = connectDb(url)
      const outcome = await task({ db, url }).finally(close)
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
