import postgres from 'postgres'
import * as z from 'zod/mini'
import { type Config, readConfig } from '../config.ts'
import { connectDb, type Db } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { hasCluster, runningPostgres } from '../embedded/postgres/running.ts'
import { startPostgres } from '../embedded/postgres.ts'
import { databaseError, describeError, StartupError } from '../platform/startup-error.ts'

/** What an operator's command does with the database; gives what to say. `kept` is whether a server keeps it up. */
export type Task = (database: { db: Db; url: string; kept?: boolean }) => Promise<string>

type Options = {
  /** Whether the schema is brought up to date first, as for all that knows its tables. */
  migrated?: boolean
  /** What the database has to be: one that Saathi has run on, any that exists, or with an embedded one made if missing. */
  wants?: 'used' | 'existing' | 'new'
}

/**
 * The database of DATABASE_URL; else the embedded one of DATA_DIR, started for as long as this takes where no server
 * runs on it. None is ever made unless asked for, and one that nothing runs on has to be named.
 */
export async function openDatabase({ databaseUrl, dataDir, namesDataDir }: Config, wants: Options['wants']) {
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl)
    return { url: databaseUrl, stop: async () => {}, kept: false, name: `${host}${pathname}` }
  }
  const name = `embedded, in ${dataDir}`
  const running = runningPostgres(dataDir)
  if (running) return { url: running, stop: async () => {}, kept: true, name: `${name}, which Saathi runs on` }
  if (!namesDataDir)
    throw new StartupError(
      `Which database? Saathi does not run on ${dataDir}: set DATABASE_URL, or DATA_DIR to the folder of the embedded one.`,
    )
  if (wants !== 'new' && !hasCluster(dataDir)) throw new StartupError(`There is no database in DATA_DIR ${dataDir}.`)
  const { url, stop } = await startPostgres({ dataDir })
  return { url, stop, kept: false, name }
}

/** Whether Saathi has run on the database. @throws when it cannot be reached */
async function isUsed(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 10 })
  try {
    const [row] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as used`
    return row?.used
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/**
 * Runs an operator's command, also while the server runs. Says on stderr which database it opened, on stdout what came
 * of it.
 * @param taskOf reads the command line; a fault in it needs no database
 * @returns the exit code
 */
export async function operate(
  taskOf: () => Task | Promise<Task>,
  { migrated = true, wants = 'used' }: Options = {},
): Promise<number> {
  z.config(z.locales.en())
  try {
    const task = await taskOf()
    const { url, stop, kept, name } = await openDatabase(readConfig(), wants)
    try {
      const check = async () => {
        if (!(await isUsed(url)) && wants === 'used')
          throw new StartupError(
            `The database ${name} has no tables of Saathi: it starts with npm start, or npm run restore.`,
          )
        process.stderr.write(`Database: ${name}\n`)
        if (migrated) await migrate(url)
      }
      await check().catch((error) => {
        throw databaseError(error, url)
      })
      const { db, close } = connectDb(url)
      const outcome = await task({ db, url, kept }).finally(close)
      process.stdout.write(`${outcome}\n`)
    } finally {
      await stop()
    }
    return 0
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`)
    return 1
  }
}
