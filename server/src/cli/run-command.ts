import os from 'node:os'
import postgres from 'postgres'
import * as z from 'zod/mini'
import { type Config, readConfig } from '../config.ts'
import { connectDb } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { hasCluster, runningPostgres } from '../embedded/postgres/running.ts'
import { startPostgres } from '../embedded/postgres.ts'
import { databaseError, describeError, StartupError } from '../platform/startup-error.ts'
import type { Command, CommandInput } from './command.ts'

/**
 * Opens the database of DATABASE_DIRECT_URL or DATABASE_URL, or the embedded one of DATA_DIR, which is started for the command if no server runs
 * on it. It is created only with `wants: 'new'`, and must be named by DATA_DIR unless a server runs on it.
 */
export async function openDatabase(config: Config, wants: 'used' | 'existing' | 'new') {
  const { dataDir, isDataDirSet } = config
  const url = config.databaseDirectUrl ?? config.databaseUrl
  if (url) {
    const { host, pathname } = new URL(url)
    return { url, stop: async () => {}, isServerRunning: false, name: `${host}${pathname}` }
  }
  const name = `embedded, in ${dataDir}`
  const running = runningPostgres(dataDir)
  if (running)
    return { url: running, stop: async () => {}, isServerRunning: true, name: `${name}, which Saathi runs on` }
  if (!isDataDirSet)
    throw new StartupError(
      `Which database? Saathi does not run on ${dataDir}: set DATABASE_URL, or DATA_DIR to the folder of the embedded one.`,
    )
  if (wants !== 'new' && !hasCluster(dataDir)) throw new StartupError(`There is no database in DATA_DIR ${dataDir}.`)
  const embedded = await startPostgres({ dataDir })
  return { ...embedded, isServerRunning: false, name }
}

/** Whether Saathi has run on the database. @throws when it cannot be reached */
async function isUsed(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} })
  try {
    const [row] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as used`
    return row?.used
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/**
 * Runs an operator's command, also while the server runs. Prints the database's name to stderr and the result to stdout.
 * @param readInput reads the command line before the database is opened
 * @returns the exit code
 */
export async function runCommand(command: Command, readInput: () => CommandInput): Promise<number> {
  z.config(z.locales.en())
  try {
    const input = readInput()
    const task = await command.prepare(input)
    const wants = command.database?.(input) ?? 'used'
    const { url, stop, isServerRunning, name } = await openDatabase(readConfig(), wants)
    try {
      const check = async () => {
        if (!(await isUsed(url)) && wants === 'used')
          throw new StartupError(
            `The database ${name} has no tables of Saathi: it starts with npm start, or npm run restore.`,
          )
        process.stderr.write(`Database: ${name}\n`)
        if (command.migrate) await migrate(url)
      }
      await check().catch((error) => {
        throw databaseError(error, url)
      })
      const { db, close } = connectDb(url)
      const deps = { db, url, isServerRunning, operator: os.userInfo().username, now: () => new Date() }
      const outcome = await task(deps).finally(close)
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
